game-name = Gouda! Gouda!
game-about = Mäuse klettern vom Kellerboden zum Käse auf dem Tisch. Würfle für ein Feld, zieh dort eigene oder fremde Mäuse und ändere jeden Wurf mit Zauberkarten.

role-red = Rot
role-blue = Blau
role-green = Grün
role-violet = Violett
role-yellow = Gelb
role-grey = Grau

option-board = Spielplan
option-board-about = Wo die Mäuse klettern: auf einem unserer Pläne oder auf einem eigenen.
option-board-cellar = der Keller
option-board-kitchen = die Küche
option-start = Wo die Mäuse starten
option-start-about = Alle Mäuse starten ganz unten, oder ihr verteilt sie selbst auf die Startfelder.
option-start-lowest = alle ganz unten
option-start-spread = selbst verteilt
option-first = Wer beginnt
option-first-about = Such aus, wer anfängt, oder lass es auslosen.
option-first-chance = ausgelost
preset-base = Grundspiel
preset-base-about = Mäuse, Würfel und Käse: das Spiel für den Anfang.
preset-magic = mit Zauberkarten
preset-magic-about = Alle bekommen zusätzlich drei geheime Karten.
option-magic = Zauberkarten
option-magic-about = Wie viele Karten jede Person bekommt (zusammen höchstens 30), oder von jeder Art eine.
option-magic-none = keine
option-magic-set = von jeder eine
option-cheese = Käse
option-cheese-about = Ein Stück auf dem Tisch oder ein großes Käsefest mit drei Stücken.
option-cheese-one = eins, auf dem Tisch
option-cheese-party = drei, auf dem Tisch
option-cheese-scattered = drei, über den Plan verteilt
option-cheese-valued = drei, jedes mit eigenem Wert
option-cheese_at = Wo der Käse liegt
option-cheese_at-about = Drei Felder deiner Wahl statt der üblichen; ein Feld darf auch zweimal vorkommen.
option-nullified = Gestoppte Würfel
option-nullified-about = Was mit gestoppten Würfeln passiert, wenn andere Würfel dieses Wurfs noch zählen.
option-nullified-void = sie zählen nicht
option-nullified-rerolled = sie werden neu gewürfelt

order-pass = Immer für mich passen
order-pass-unless-mine = Nur fragen, wenn es um meine Mäuse geht
prompt-pass = Kein Hinweis
prompt-pass-unless-mine = Hinweis, wenn es um meine Mäuse geht
prompt-prompt = Immer ein Hinweis

verb-name = Feld wählen
verb-up = hinauf
verb-down = hinunter
verb-spread = Mäuse verteilen
verb-reroll = neu würfeln
verb-again = noch ein Zug
verb-transfer = umleiten
verb-improve = verbessern
verb-worsen = verschlechtern
verb-nullify = stoppen
verb-pass = passen
verb-first = beginnt
verb-roll = würfeln
verb-deal = austeilen

word-reroll = Neuer Wurf
word-again = Noch ein Zug
word-transfer = Umleitung
word-improve = Besser
word-worsen = Schlechter
word-nullify = Stopp
word-card = die eben gespielte Karte
word-green = Grün
word-yellow = Gelb
word-red = Rot
word-void = ungültig

# Spaces; `.the` is the accusative with its article, as after “für”.
word-green-barrel = grünes Fass
    .the = das grüne Fass
word-crate-left = linke Kiste
    .the = die linke Kiste
word-crate-right = rechte Kiste
    .the = die rechte Kiste
word-paint-bucket = Farbeimer
    .the = den Farbeimer
word-flower-pot = Blumentopf
    .the = den Blumentopf
word-old-chest = alte Truhe
    .the = die alte Truhe
word-yellow-boxes = gelbe Schachteln
    .the = die gelben Schachteln
word-metal-drum = Blechtonne
    .the = die Blechtonne
word-suitcase = Koffer
    .the = den Koffer
word-wooden-box = Holzkasten
    .the = den Holzkasten
word-newspapers = Zeitungen
    .the = die Zeitungen
word-tin-cans = Konservendosen
    .the = die Konservendosen
word-orange-table = orangefarbener Tisch
    .the = den orangefarbenen Tisch
word-doormat = Fußmatte
    .the = die Fußmatte
word-slipper = Pantoffel
    .the = den Pantoffel
word-broom = Besen
    .the = den Besen
word-bottom-drawer = untere Schublade
    .the = die untere Schublade
word-stool = Hocker
    .the = den Hocker
word-tea-towel = Geschirrtuch
    .the = das Geschirrtuch
word-top-drawer = obere Schublade
    .the = die obere Schublade
word-jam-jars = Marmeladengläser
    .the = die Marmeladengläser
word-chair = Stuhl
    .the = den Stuhl
word-cushion = Kissen
    .the = das Kissen
word-bread-bin = Brotkasten
    .the = den Brotkasten
word-coat-rack = Garderobe
    .the = die Garderobe
word-lamp = Lampe
    .the = die Lampe
word-tray = Tablett
    .the = das Tablett
word-teapot = Teekanne
    .the = die Teekanne
word-milk-jug = Milchkanne
    .the = die Milchkanne
word-breakfast-table = Frühstückstisch
    .the = den Frühstückstisch

event-first-drawn = { SEAT($seat) } beginnt (ausgelost).
    .you-seat = Du beginnst (ausgelost).
event-card-dealt = { SEAT($seat) } zieht eine Zauberkarte.
    .you-seat = Du ziehst eine Zauberkarte.
event-own-card-dealt = Deine Karte: { WORD($card) }.
event-mice-spread = { SEAT($seat) } verteilt die Mäuse: { WORD($spaces) }.
    .you-seat = Du verteilst deine Mäuse: { WORD($spaces) }.
event-space-named = { $number ->
    [one] { SEAT($mover) } wählt { WORD($space, form: "the") } und nimmt einen Würfel.
   *[other] { SEAT($mover) } wählt { WORD($space, form: "the") } und nimmt { $number } Würfel.
}
    .you-mover = { $number ->
        [one] Du wählst { WORD($space, form: "the") } und nimmst einen Würfel.
       *[other] Du wählst { WORD($space, form: "the") } und nimmst { $number } Würfel.
    }
event-dice-rolled = { SEAT($mover) } würfelt für { WORD($space, form: "the") }: { WORD($dice) }.
    .you-mover = Du würfelst für { WORD($space, form: "the") }: { WORD($dice) }.
event-dice-rolled-short = { SEAT($mover) } hat für { WORD($space, form: "the") } gewürfelt.
    .you-mover = Du hast für { WORD($space, form: "the") } gewürfelt.
event-dice-rerolled = { SEAT($mover) } würfelt { WORD($dice) }. Der Wurf zeigt jetzt { WORD($roll) }.
    .you-mover = Du würfelst { WORD($dice) }. Der Wurf zeigt jetzt { WORD($roll) }.
event-dice-rerolled-short = { SEAT($mover) } hat neu gewürfelt.
    .you-mover = Du hast neu gewürfelt.
event-roll-window-closed = Niemand spielt eine Karte. Der Wurf gilt.
event-end-window-closed = Niemand spielt „Noch ein Zug“.
event-dice-card-played = { SEAT($seat) } spielt „{ WORD($card) }“ auf { WORD($dice) }.
    .you-seat = Du spielst „{ WORD($card) }“ auf { WORD($dice) }.
event-card-answered = { SEAT($seat) } spielt „Stopp“ gegen die letzte Karte.
    .you-seat = Du spielst „Stopp“ gegen die letzte Karte.
event-transfer-played = { SEAT($seat) } spielt „Umleitung“: Der Wurf soll für { WORD($space, form: "the") } gelten.
    .you-seat = Du spielst „Umleitung“: Der Wurf soll für { WORD($space, form: "the") } gelten.
event-again-played = { SEAT($seat) } spielt „Noch ein Zug“.
    .you-seat = Du spielst „Noch ein Zug“.
event-again-played-for = { SEAT($seat) } spielt „Noch ein Zug“: { SEAT($mover) } soll noch einmal würfeln, für { WORD($space, form: "the") }.
    .you-seat = Du spielst „Noch ein Zug“: { SEAT($mover) } soll noch einmal würfeln, für { WORD($space, form: "the") }.
    .you-mover = { SEAT($seat) } spielt „Noch ein Zug“: Du sollst noch einmal würfeln, für { WORD($space, form: "the") }.
event-card-nullified = Die Karte „{ WORD($card) }“ von { SEAT($seat) } wird gestoppt.
    .you-seat = Deine Karte „{ WORD($card) }“ wird gestoppt.
event-extra-turn-began = { SEAT($mover) } bekommt noch einen Zug.
    .you-mover = Du bekommst noch einen Zug.
event-roll-transferred = Der Wurf gilt jetzt für { WORD($space, form: "the") }.
event-dice-picked-up = { $number ->
    [one] { SEAT($mover) } würfelt mit einem Würfel neu.
   *[other] { SEAT($mover) } würfelt mit { $number } Würfeln neu.
}
    .you-mover = { $number ->
        [one] Du würfelst mit einem Würfel neu.
       *[other] Du würfelst mit { $number } Würfeln neu.
    }
event-roll-changed = Der Wurf zeigt jetzt { WORD($roll) }.
event-mouse-moved = { $direction ->
    [up] { SEAT($mover) } zieht eine Maus von { SEAT($owner) } hinauf: { WORD($from) } → { WORD($to) }.
   *[down] { SEAT($mover) } zieht eine Maus von { SEAT($owner) } hinunter: { WORD($from) } → { WORD($to) }.
}
    .you-mover = { $direction ->
        [up] Du ziehst eine Maus von { SEAT($owner) } hinauf: { WORD($from) } → { WORD($to) }.
       *[down] Du ziehst eine Maus von { SEAT($owner) } hinunter: { WORD($from) } → { WORD($to) }.
    }
    .you-owner = { $direction ->
        [up] { SEAT($mover) } zieht eine deiner Mäuse hinauf: { WORD($from) } → { WORD($to) }.
       *[down] { SEAT($mover) } zieht eine deiner Mäuse hinunter: { WORD($from) } → { WORD($to) }.
    }
    .same-mover-owner = { $direction ->
        [up] { SEAT($mover) } zieht eine eigene Maus hinauf: { WORD($from) } → { WORD($to) }.
       *[down] { SEAT($mover) } zieht eine eigene Maus hinunter: { WORD($from) } → { WORD($to) }.
    }
    .you-mover-owner = { $direction ->
        [up] Du ziehst eine deiner Mäuse hinauf: { WORD($from) } → { WORD($to) }.
       *[down] Du ziehst eine deiner Mäuse hinunter: { WORD($from) } → { WORD($to) }.
    }
event-mouse-went-home = Hier liegt kein Käse, also geht die Maus von { SEAT($owner) } nach Hause.
    .you-owner = Hier liegt kein Käse, also geht deine Maus nach Hause.
event-cheese-eaten = { $worth ->
    [1] Die Maus von { SEAT($owner) } frisst den Käse!
   *[other] Die Maus von { SEAT($owner) } frisst den Käse für { $worth } Punkte!
}
    .you-owner = { $worth ->
        [1] Deine Maus frisst den Käse!
       *[other] Deine Maus frisst den Käse für { $worth } Punkte!
    }
event-red-dice-lost = { $number ->
    [one] Ein roter Würfel verfällt: Tiefer geht es hier nicht ({ WORD($space) }).
   *[other] { $number } rote Würfel verfallen: Tiefer geht es hier nicht ({ WORD($space) }).
}
event-player-skipped = { SEAT($seat) } hat keine Mäuse mehr und setzt aus.
    .you-seat = Du hast keine Mäuse mehr und setzt aus.
event-turn-began = { SEAT($mover) } ist dran.
    .you-mover = Du bist dran.
event-game-won = { SEAT($winner) } hat gewonnen!
    .you-winner = Du hast gewonnen!
event-nobody-won = Niemand hat gewonnen.

tell-mice = { $number ->
    [one] { WORD($space) }: eine Maus von { SEAT($owner) }.
   *[other] { WORD($space) }: { $number } Mäuse von { SEAT($owner) }.
}
    .you-owner = { $number ->
        [one] { WORD($space) }: eine Maus von dir.
       *[other] { WORD($space) }: { $number } Mäuse von dir.
    }
tell-links = Von dort hinauf: { WORD($up) }.
tell-cheese = Käse liegt hier: { WORD($space) }.
tell-cheese-worth = { $worth ->
    [one] Käse für einen Punkt liegt hier: { WORD($space) }.
   *[other] Käse für { $worth } Punkte liegt hier: { WORD($space) }.
}
tell-eaten = { $number ->
    [one] { SEAT($who) } hat ein Stück Käse gefressen.
   *[other] { SEAT($who) } hat { $number } Stück Käse gefressen.
}
    .you-who = { $number ->
        [one] Du hast ein Stück Käse gefressen.
       *[other] Du hast { $number } Stück Käse gefressen.
    }
tell-eaten-worth = { $points ->
    [one] { SEAT($who) } hat Käse für einen Punkt gefressen.
   *[other] { SEAT($who) } hat Käse für { $points } Punkte gefressen.
}
    .you-who = { $points ->
        [one] Du hast Käse für einen Punkt gefressen.
       *[other] Du hast Käse für { $points } Punkte gefressen.
    }
tell-hand = { SEAT($who) } hat auf der Hand: { WORD($cards) }.
    .you-who = Du hast auf der Hand: { WORD($cards) }.
tell-cards = { $number ->
    [0] { SEAT($who) } hat keine Karten.
    [one] { SEAT($who) } hat eine Karte.
   *[other] { SEAT($who) } hat { $number } Karten.
}
    .you-who = { $number ->
        [0] Du hast keine Karten.
        [one] Du hast eine Karte.
       *[other] Du hast { $number } Karten.
    }
tell-used = Gespielt von { SEAT($who) }: { WORD($cards) }.
    .you-who = Von dir gespielt: { WORD($cards) }.
tell-turn = Zug { $number }: { SEAT($who) }.
    .you-who = Zug { $number }: Du bist dran.
tell-roll = Wurf für { WORD($space, form: "the") }: { WORD($dice) }.
tell-pile = { SEAT($who) } hat gespielt: { WORD($card) }.
    .you-who = Du hast gespielt: { WORD($card) }.
tell-pile-on = { SEAT($who) } hat gespielt: { WORD($card) } ({ WORD($words) }).
    .you-who = Du hast gespielt: { WORD($card) } ({ WORD($words) }).
tell-window-roll = Karten können den Wurf noch ändern. Gefragt: { SEAT($who) } (Antworten: { $answered } von { $asked }).
    .you-who = Karten können den Wurf noch ändern. Nur du kannst reagieren.
    .among-who = Karten können den Wurf noch ändern. Du kannst reagieren, ebenso { SEAT($who) } (Antworten: { $answered } von { $asked }).
tell-window-end = Jetzt lässt sich „Noch ein Zug“ spielen. Gefragt: { SEAT($who) } (Antworten: { $answered } von { $asked }).
    .you-who = Jetzt lässt sich „Noch ein Zug“ spielen. Nur du kannst reagieren.
    .among-who = Jetzt lässt sich „Noch ein Zug“ spielen. Du kannst reagieren, ebenso { SEAT($who) } (Antworten: { $answered } von { $asked }).
tell-window-pile = Die letzte Karte lässt sich noch stoppen. Gefragt: { SEAT($who) } (Antworten: { $answered } von { $asked }).
    .you-who = Die letzte Karte lässt sich noch stoppen. Nur du kannst reagieren.
    .among-who = Die letzte Karte lässt sich noch stoppen. Du kannst reagieren, ebenso { SEAT($who) } (Antworten: { $answered } von { $asked }).
tell-first = Gleich wird ausgelost, wer beginnt.
tell-deal = Die Zauberkarten werden ausgeteilt.
tell-spread = { SEAT($who) } verteilt die Mäuse.
    .you-who = Verteile deine Mäuse.
tell-throw = { $number ->
    [one] { SEAT($who) } würfelt gleich mit einem Würfel für { WORD($space, form: "the") }.
   *[other] { SEAT($who) } würfelt gleich mit { $number } Würfeln für { WORD($space, form: "the") }.
}
    .you-who = { $number ->
        [one] Du würfelst gleich mit einem Würfel für { WORD($space, form: "the") }.
       *[other] Du würfelst gleich mit { $number } Würfeln für { WORD($space, form: "the") }.
    }
tell-name = { SEAT($who) } wählt ein Feld.
    .you-who = Wähle ein Feld, für das du würfelst.
tell-carry = { SEAT($who) } zieht die Mäuse.
    .you-who = Nutze deinen Wurf: Zieh die Mäuse.
tell-over-cheese = Eine Maus ist beim Käse.
tell-over-all-eaten = Der ganze Käse ist gefressen.
tell-over-no-mice = Es ist keine Maus mehr auf dem Plan.
tell-over-turn-limit = Nach 1.000 Zügen ist Schluss.

over-cheese = Eine Maus ist beim Käse.
over-all-eaten = Der ganze Käse ist gefressen.
over-no-mice = Es ist keine Maus mehr auf dem Plan.
over-turn-limit = Nach 1.000 Zügen ist Schluss.

refused-not-over = Alles siehst du erst nach dem Ende.
    .next = Spielt erst zu Ende.
refused-first-not-seated = Platz { $seat } kann nicht beginnen: Es gibt nur { $seats } Plätze.
    .next = Wähle einen anderen, gezählt ab 0.
refused-set-too-many-seats = Von jeder Karte eine für alle: Das reicht nur für { $most } Personen.
    .next = Wähle lieber eine Anzahl Karten.
refused-too-many-cards = Je { $cards } Karten für { $seats } Personen: So viele gibt es nicht, nur { $most }.
    .next = Wähle weniger.
refused-cheese-not-scattered = Käsefelder kannst du nur aussuchen, wenn der Käse über den Plan verteilt ist.
    .next = Wähle zuerst so eine Käse-Option.
refused-cheese-unknown-space = Kein Feld dieses Plans heißt „{ $space }“.
    .next = Wähle ein anderes.
refused-cheese-at-start = Wo Mäuse starten, darf kein Käse liegen: { WORD($space) }.
    .next = Wähle ein anderes Feld.
refused-board-unreadable = Das lässt sich nicht als Spielplan lesen: { $why }
    .next = Wähle eine andere Datei.
refused-board-size = Ein Plan braucht 2 bis { $most } Felder, nicht { $number }. (GO-4)
    .next = Ergänze oder entferne welche.
refused-board-bad-name = So kann kein Feld heißen: „{ $space }“. (GO-4)
    .next = Nimm höchstens 24 Kleinbuchstaben, Ziffern und Bindestriche.
refused-board-space-twice = Zwei Felder heißen „{ $space }“. (GO-4)
    .next = Benenne eins davon um.
refused-board-unknown-kind = „{ $space }“ lässt sich nicht als „{ $kind }“ zeichnen. (GO-4)
    .next = Möglich sind: { $kinds }.
refused-board-off-the-picture = „{ $space }“ liegt außerhalb des Bildes. (GO-4)
    .next = Nimm für x und y Zahlen von 0 bis { $most }.
refused-board-same-spot = „{ $space }“ und „{ $other }“ liegen an derselben Stelle. (GO-4)
    .next = Verschiebe eins davon.
refused-board-unknown-space = Ein Feld „{ $space }“ gibt es nicht. (GO-4)
    .next = Korrigiere den Namen.
refused-board-link-twice = Von „{ $space }“ führt dasselbe Brett zweimal hinauf. (GO-4)
    .next = Entferne eins davon.
refused-board-start = Ein Plan braucht mindestens ein Startfeld, und keins darf doppelt sein. (GO-4)
    .next = Mach ein Feld zum Startfeld.
refused-board-table-at-start = Der Tisch „{ $space }“ kann kein Startfeld sein. (GO-4)
    .next = Starte woanders.
refused-board-cheese-count = Ein Plan braucht { $needed } Käsefelder, nicht { $number }. (GO-4)
    .next = Ergänze oder entferne welche.
refused-board-cheese-at-start = Auf dem Startfeld „{ $space }“ darf kein Käse liegen. (GO-4)
    .next = Leg ihn woandershin.
refused-board-cheese-worth = Der Käse auf „{ $space }“ kann nicht { $worth } wert sein. (GO-4)
    .next = Wähle 1 bis { $most }.
refused-board-cycle = Die Bretter führen im Kreis, auch über „{ $space }“. (GO-4)
    .next = Entferne eins davon.
refused-board-start-not-lowest = „{ $space }“ ist das erste Startfeld, aber darunter liegt „{ $below }“. (GO-4)
    .next = Mach das unterste Feld zum ersten Startfeld.
refused-board-off-the-way = „{ $space }“ liegt auf keinem Weg von einem Startfeld zum Tisch. (GO-4)
    .next = Verbinde es mit Brettern oder entferne es.
refused-card-or-pass = Jetzt kannst du nur Karten spielen. (GO-21)
    .next = Spiel eine Karte oder passe.
refused-spread-first = Deine Mäuse sind noch nicht auf dem Plan. (GO-5)
    .next = Verteile zuerst alle fünf auf die Startfelder.
refused-no-mouse-of-yours = Dort steht keine Maus von dir: { WORD($space) }. (GO-7)
    .next = Wähle ein Feld mit einer deiner Mäuse.
refused-name-first = Du hast noch kein Feld gewählt. (GO-7)
    .next = Wähle eins mit einer deiner Mäuse.
refused-carry-out = Du musst jeden Würfel nutzen, der geht. (GO-11)
    .next = Zieh eine Maus.
refused-no-die-up = Du hast keinen grünen Würfel mehr. (GO-9)
    .next = Nimm einen anderen.
refused-no-die-down = Du hast keinen roten Würfel mehr. (GO-9)
    .next = Nimm einen anderen.
refused-nothing-below = Tiefer geht es von hier nicht: { WORD($space) }. (GO-12)
    .next = Wähle eine andere Maus.
refused-no-link = Dorthin führt kein Brett: { WORD($at) } → { WORD($to) }. (GO-9)
    .next = Wähle ein anderes Feld.
refused-no-such-mouse = Diese Maus steht nicht mehr dort: { WORD($space) }. (GO-10)
    .next = Wähle eine andere.
refused-card-not-held = Diese Karte hast du nicht: { WORD($card) }.
    .next = Wähle eine aus deiner Hand.
refused-only-nullify = Gegen eine eben gespielte Karte geht nur „Stopp“. (GO-23)
    .next = Spiel „Stopp“ oder passe.
refused-only-again = Am Ende eines Zuges geht nur „Noch ein Zug“. (GO-24)
    .next = Spiel die Karte oder passe.
refused-again-at-the-end = „Noch ein Zug“ geht nur am Ende eines Zuges. (GO-16)
    .next = Heb dir die Karte so lange auf.
refused-could-do-nothing = „{ WORD($card) }“ würde jetzt nichts ändern. (GO-25)
    .next = Wähle eine andere Karte oder passe.
refused-again-own = In deinem eigenen Zug wählst du das Feld erst danach. (GO-16)
    .next = Schreib nur: again.
refused-again-where = „Noch ein Zug“ braucht ein Feld, für das { SEAT($mover) } würfelt. (GO-16)
    .next = Wähle eins mit einer Maus von { SEAT($mover) }.
refused-transfer-same = Der Wurf gilt schon für { WORD($space, form: "the") }. (GO-17)
    .next = Wähle ein anderes Feld.
refused-transfer-too-few = Dort stehen zu wenige Mäuse: { WORD($space) }. (GO-17)
    .next = Wähle ein Feld mit mindestens { $least }.
refused-transfer-where = „Umleitung“ braucht ein Feld, für das der Wurf gelten soll. (GO-17)
    .next = Wähle eins.
refused-no-card-to-nullify = Gerade wurde keine Karte gespielt. (GO-20)
    .next = Wähle stattdessen Würfel.
refused-dice-not-there = Diese Würfel liegen nicht da: { WORD($dice) }.
    .next = Wähle andere.
refused-dice-which = „{ WORD($card) }“ kann diese Würfel nicht ändern.
    .next = Wähle einen oder mehrere andere, zum Beispiel: yellow+red.

check-chance = Würfel nachprüfen
board-log-dealt = { $number ->
    [one] Eine Zauberkarte wird ausgeteilt.
   *[other] { $number } Zauberkarten werden ausgeteilt.
}
board-picture = Der Spielplan
board-dice = Die Würfel
board-hand = Deine Karten
board-pile = Karten, die gerade gespielt werden
board-mice-here = Mäuse zur Wahl
board-links-here = Wohin eine Maus gehen kann
board-name = Du bist dran! Tippe ein Feld mit einer Maus von dir an.
board-name-more = Für jede Maus dort nimmst du einen Würfel, höchstens fünf.
board-goal = Wessen Maus zuerst beim Käse ist, gewinnt.
board-carry = Wähle Würfel, Maus und Weg.
board-carry-more = Grün: eine Maus hinauf, Rot: hinunter, Gelb: nichts. Egal, wem sie gehört.
board-carry-mouse-up = Grün: Welche Maus geht hinauf?
board-carry-mouse-down = Rot: Welche Maus geht hinunter?
board-carry-mouse-any = Welche Maus geht dorthin?
board-carry-link-up = Wohin soll die Maus von { SEAT($owner) } hinauf?
    .you-owner = Wohin soll deine Maus hinauf?
board-carry-link-down = Wohin soll die Maus von { SEAT($owner) } hinunter?
    .you-owner = Wohin soll deine Maus hinunter?
board-carry-link-any = Wohin soll die Maus von { SEAT($owner) }?
    .you-owner = Wohin soll deine Maus?
board-won = { SEAT($who) } hat gewonnen!
    .you-who = Du hast gewonnen!
board-nobody-won = Niemand hat gewonnen.
board-spread = Verteile deine Mäuse auf die Startfelder.
board-spread-left = { $number ->
    [0] Alle Mäuse sind verteilt.
    [one] Noch eine Maus verteilen.
   *[other] Noch { $number } Mäuse verteilen.
}
board-put-there = Fertig
board-more = Eine Maus mehr: { WORD($space) }
board-fewer = Eine Maus weniger: { WORD($space) }
board-watch-roll = { SEAT($who) } hat gewürfelt. Karten können den Wurf noch ändern.
    .you-who = Du hast gewürfelt. Karten können den Wurf noch ändern.
board-watch-end = { SEAT($who) } ist fertig. Eine Karte kann noch einen Zug bringen.
    .you-who = Du bist fertig. Eine Karte kann noch einen Zug bringen.
board-window-roll = { SEAT($who) } hat gewürfelt. Karte spielen?
    .you-who = Du hast gewürfelt. Karte spielen?
board-window-end = { SEAT($who) } ist fertig. „Noch ein Zug“ spielen?
    .you-who = Du bist fertig. „Noch ein Zug“ spielen?
board-pass-or-card = Passe oder tippe eine Karte an.
board-ask-again = Wieder fragen
board-passing = In diesem Zug passt du.
board-pass-rest = In diesem Zug passen
board-nullify-it = { $effect } Stoppen?
board-not-asked = Wer eine Karte hat, darf reagieren.
board-in = Fertig. Warten auf die anderen …
board-answered = Antworten: { $answered } von { $asked }
board-beat = Tippe auf eine Karte – oder warte einfach ab.
board-held = Jemand überlegt noch …
board-holding = Die anderen warten, solange du überlegst.
board-wait = Moment!
board-wait-key = Zeit zum Überlegen: Leertaste
board-let-go = Weiter
board-you-play = Du spielst: { WORD($card) }.
board-you-play-on = Du spielst: { WORD($card) } ({ WORD($words) }).
board-take-back = Zurücknehmen
board-arm = Am Ende spielen
board-arm-own = Nach diesem Zug bist du noch einmal dran.
board-arm-where = Nach diesem Zug ist { SEAT($who) } noch einmal dran. Wähle das Feld für den Wurf.
board-armed = Am Ende dieses Zuges spielst du „Noch ein Zug“.
board-armed-for = Am Ende dieses Zuges spielst du „Noch ein Zug“ für { SEAT($who) }: { WORD($space) }.
board-undo = Rückgängig
board-all-up = { $number } Mäuse von { SEAT($owner) } hinauf:
    .you-owner = { $number } deiner Mäuse hinauf:
board-all-down = { $number } Mäuse von { SEAT($owner) } hinunter:
    .you-owner = { $number } deiner Mäuse hinunter:
board-prompt = Wann du einen Hinweis bekommst
board-play = Spielen
board-pass = Passen
board-back = Zurücklegen
board-card-idle = Gerade nicht spielbar.
board-no-cards = Keine Karten mehr
board-not-now = Jetzt bringt sie nichts.
board-choose-dice = Wähle die Würfel.
board-choose-space = Wähle das Feld.
board-power-reroll = Die gewählten Würfel werden neu gewürfelt.
board-power-again = Am Ende eines Zuges: noch ein Zug für dieselbe Person.
board-power-transfer = Der ganze Wurf gilt für ein anderes Feld mit mindestens so vielen Mäusen.
board-power-improve = Jeder gewählte Würfel wird besser: Aus Rot wird Gelb, aus Gelb wird Grün.
board-power-worsen = Jeder gewählte Würfel wird schlechter: Aus Grün wird Gelb, aus Gelb wird Rot.
board-power-nullify = Die gewählten Würfel zählen nicht. Zählt dann keiner mehr, wird der ganze Wurf wiederholt. Oder: Die letzte Karte wirkt nicht.
board-nullify-dice = Die gewählten Würfel zählen nicht. Zählt dann keiner mehr, wird der ganze Wurf wiederholt.
board-nullify-card = Die letzte Karte wirkt nicht.
board-nullifies-card = Die Karte darunter wirkt nicht.
board-nullifies-dice = Diese Würfel zählen nicht.
board-card-reroll = Neuer Wurf
board-card-again = Noch ein Zug
board-card-transfer = Um{ "\u00AD" }leitung
board-card-improve = Besser
board-card-worsen = Schlech{ "\u00AD" }ter
board-card-nullify = Stopp
board-die-green = Grün: Eine Maus geht hinauf
board-die-yellow = Gelb: Nichts passiert
board-die-red = Rot: Eine Maus geht hinunter
board-die-void = Ungültig: zählt nicht
board-mouse = { $number ->
    [one] { SEAT($owner) }: eine Maus
   *[other] { SEAT($owner) }: { $number } Mäuse
}
    .you-owner = { $number ->
        [one] du: eine Maus
       *[other] du: { $number } Mäuse
    }
board-heap = { $number ->
    [one] { SEAT($owner) } mit einer Maus
   *[other] { SEAT($owner) } mit { $number } Mäusen
}
    .you-owner = { $number ->
        [one] du mit einer Maus
       *[other] du mit { $number } Mäusen
    }
board-cheese = Käse
board-cheese-worth = { $worth ->
    [one] Käse für einen Punkt
   *[other] Käse für { $worth } Punkte
}
board-empty = keine Mäuse
board-order = Automatisch passen
board-order-none = Jedes Mal fragen
refused-board-no-table = Der Tisch fehlt noch. (GO-4)
    .next = Wähle ein Ding und mach es zum Tisch.
kind-barrel = Fass
kind-boxes = Schachteln
kind-broom = Besen
kind-bucket = Eimer
kind-cans = Dosen
kind-chair = Stuhl
kind-chest = Truhe
kind-cloth = Tuch
kind-crate = Kiste
kind-drawer = Schublade
kind-jars = Gläser
kind-lamp = Lampe
kind-mat = Matte
kind-papers = Zeitungen
kind-pot = Topf
kind-rack = Garderobe
kind-shoe = Schuh
kind-suitcase = Koffer
kind-table = Tisch
kind-tray = Tablett

bot-level-1 = Knabberer
bot-level-1-about = Läuft allem nach, was gut riecht.
bot-level-2 = Schnüffler
bot-level-2-about = Hat eine Nase für Käse, lässt sich aber leicht ablenken.
bot-level-3 = Kletterer
bot-level-3-about = Kennt die Chancen bei jedem Wurf.
bot-level-4 = Strippenzieher
bot-level-4-about = Denkt auch an deine Karten.
bot-level-5 = Mäusekönig
bot-level-5-about = Wartet, bis die anderen keine Karten mehr haben, und schlägt dann zu.

# The lessons
learn-basics = Grundspiel
learn-basics-about = Würfeln, klettern und andere hinunterschicken.
learn-magic = Zauberkarten
learn-magic-about = Würfe ändern, Karten stoppen, noch mal ziehen.
lesson-name = Alle Mäuse starten auf dem grünen Fass und wollen zum Käse auf dem Tisch. Ist die erste Maus dort eine von deinen, gewinnst du. Wenn du dran bist, wählst du ein Feld mit mindestens einer deiner Mäuse. Wähle das Fass.
lesson-name-hint = Wähle das grüne Fass: Dort stehen deine Mäuse. (GO-7)
lesson-name-done = Du würfelst mit einem Würfel für jede Maus dort, egal wem sie gehört, aber höchstens mit fünf.
lesson-up = Jeder grüne Würfel bringt eine Maus ein Feld weiter hinauf, und du entscheidest, welche. Zwei sind grün: Schick zwei deiner Mäuse hinauf, egal auf welchem Weg.
lesson-up-hint = Grün ist gut, also nimm es für deine eigenen Mäuse. (GO-9)
lesson-up-done = Gelb tut nichts. Rot schickt eine Maus hinunter, aber unter dem Fass ist nichts mehr, also verfällt der Würfel.
lesson-few = Ein paar Züge später. Auf dem Farbeimer stehen eine Maus von dir und eine von Ben. Wähle den Farbeimer: zwei Mäuse, also nur zwei Würfel.
lesson-few-hint = Wähle diesmal den Farbeimer. (GO-8)
lesson-few-done = Einmal Grün und einmal Rot. Was für ein Wurf!
lesson-both-ways = Du darfst jede Maus bewegen, die dort steht. Bring also deine Maus mit Grün hinauf und die von Ben mit Rot hinunter.
lesson-both-ways-hint = Grün für deine Maus, Rot für die von Ben. (GO-9)
lesson-both-ways-done = Das ist der Trick: Du kletterst, und die anderen müssen runter.
lesson-must = Jetzt steht deine Maus allein auf der alten Truhe. Eine Maus heißt: ein Würfel. Wähle die alte Truhe und mach dann, was der Würfel zeigt.
lesson-must-hint = Wähle die alte Truhe. Rot schickt deine Maus hinunter, und du entscheidest, auf welchem Weg. (GO-11)
lesson-must-done = Autsch! Aber was die Würfel zeigen, musst du immer machen. Stehen noch andere Mäuse da, kannst du ihnen die roten Würfel geben.
lesson-win = Deine Maus ist weit gekommen: Sie steht auf den Konservendosen, direkt unter dem Tisch. Wähle die Dosen und bring deine Maus zum Käse.
lesson-win-hint = Wähle die Konservendosen und schick deine Maus dann hinauf auf den Tisch. (GO-13)
lesson-win-done = Die erste Maus auf dem Tisch gewinnt sofort. Es zählt nur, wem sie gehört, egal wer sie gezogen hat.
lesson-card = Jetzt wird gezaubert: Alle haben geheime Karten. Ben hat dreimal Grün gewürfelt, aber bevor eine Maus zieht, dürfen alle eine Karte spielen. Du hast „Schlechter“: Aus Grün wird Gelb. Wähle die Karte, dann seine drei grünen Würfel, und tippe auf „Spielen“.
lesson-card-hint = Wähle „Schlechter“ und mindestens einen grünen Würfel. (GO-19)
lesson-card-done = Sein schöner Wurf ist dahin! Du musst nicht schnell sein: Alle entscheiden gleichzeitig und geheim.
lesson-improve = Jetzt bist du dran, und dein Wurf ist mager: viermal Gelb und einmal Rot. Du hast „Besser“: Aus Gelb wird Grün, aus Rot wird Gelb. Wähle die Karte, dann die vier gelben Würfel, und tippe auf „Spielen“.
lesson-improve-hint = Wähle „Besser“ und alle vier gelben Würfel. (GO-18)
lesson-improve-done = Viermal Grün! Aber noch zieht keine Maus: Nach jeder Karte dürfen alle noch eine spielen, bis niemand mehr will.
lesson-nullify = Dir gefällt dieser Wurf, also passe. Ben gefällt er nicht: Schau, was er spielt. „Stopp“ macht eine eben gespielte Karte unwirksam, und du hast so eine. Spiel sie gegen seine Karte.
lesson-nullify-hint = Passe zuerst. Wenn Ben seine Karte gespielt hat, wähle „Stopp“ und tippe auf „Spielen“. (GO-20)
lesson-nullify-done = Seine Karte wirkt nicht, und deine vier grünen Würfel bleiben. Ein weiteres „Stopp“ könnte sogar deins stoppen. Du kannst „Stopp“ auch auf Würfel spielen: Dann zählen sie nicht.
lesson-transfer = Auf der alten Truhe stehen eine Maus von dir und eine von Ben, und du hast zweimal Rot gewürfelt: Beide müssten hinunter. Spiel „Umleitung“: Dann gilt der Wurf für ein anderes Feld mit mindestens so vielen Mäusen. Wähle das grüne Fass.
lesson-transfer-hint = Wähle „Umleitung“, dann das grüne Fass, und tippe auf „Spielen“. (GO-17)
lesson-transfer-done = Unter dem Fass ist nichts mehr, also verfallen die roten Würfel, und deine Maus bleibt oben. Eine Karte noch, die ist leicht: Mit „Neuer Wurf“ werden die gewählten Würfel neu gewürfelt.
lesson-again = Du hast für die Konservendosen gewürfelt, aber beide Würfel waren gelb. Dein Zug wäre jetzt vorbei. Spiel „Noch ein Zug“, wähle wieder die Dosen und bring deine Maus zum Käse.
lesson-again-hint = Spiel „Noch ein Zug“, wähle die Konservendosen und schick deine Maus hinauf auf den Tisch. (GO-16)
lesson-again-done = Du kannst diese Karte auch am Ende eines fremden Zuges spielen: Dann muss die andere Person noch einmal würfeln, und du wählst das Feld.

# Choosing where the cheese lies
board-cheese-piece = { $worth ->
    [0] Käse { $number }
    [one] Käse { $number }, ein Punkt
   *[other] Käse { $number }, { $worth } Punkte
}
board-cheese-own-places = Käsefelder des Plans
board-look-red = Rot
board-look-blue = Blau
board-look-green = Grün
board-look-violet = Violett
board-look-yellow = Gelb
board-look-grey = Grau
