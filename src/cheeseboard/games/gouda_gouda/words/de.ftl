game-name = Gouda! Gouda!
game-about = Mäuse klettern vom Kellerboden hinauf zum Käse auf dem Tisch. Du würfelst für ein Feld und ziehst dort beliebige Mäuse, und Zauberkarten können jeden Wurf verändern.

role-red = Rot
role-blue = Blau
role-green = Grün
role-violet = Violett
role-yellow = Gelb
role-grey = Grau

option-board = Spielplan
option-board-about = Wo die Mäuse laufen: auf einem unserer Pläne oder auf einem eigenen.
option-board-cellar = der Keller
option-board-kitchen = die Küche
option-start = Startfelder
option-start-about = Alle Mäuse beginnen ganz unten, oder jeder verteilt seine Mäuse auf die Startfelder.
option-start-lowest = alle ganz unten
option-start-spread = frei verteilt
option-first = Wer beginnt
option-first-about = Das Los entscheidet, oder du nennst einen Platz.
option-first-chance = per Los
preset-base = das Spiel selbst
preset-base-about = Mäuse, Würfel und Käse: das Spiel für den Anfang.
preset-magic = mit Zauberei
preset-magic-about = Alle bekommen außerdem drei geheime Karten, die Würfe verändern.
option-magic = Zauberkarten
option-magic-about = Wie viele Karten alle bekommen, zusammen höchstens 30, oder von jeder Kraft eine.
option-magic-none = keine Zauberei
option-magic-set = von jeder eine
option-cheese = Käse
option-cheese-about = Ein Stück auf dem Tisch oder ein großes Fest mit dreien.
option-cheese-one = eins, auf dem Tisch
option-cheese-party = drei, auf dem Tisch
option-cheese-scattered = drei, auf ihren Feldern
option-cheese-valued = drei, jedes mit eigenem Wert
option-cheese_at = Felder für den Käse
option-cheese_at-about = Drei Felder deiner Wahl anstelle der üblichen; dasselbe darf zweimal vorkommen.
option-nullified = Aufgehobene Würfel
option-nullified-about = Was mit den Würfeln geschieht, die eine Karte aufhebt, solange andere des Wurfs noch zählen.
option-nullified-void = sie zählen nicht
option-nullified-rerolled = sie werden neu geworfen

order-pass = Immer für mich passen
order-pass-unless-mine = Passen, außer der Wurf gilt für ein Feld mit einer Maus von mir

verb-name = Feld nennen
verb-up = hinauf
verb-down = hinunter
verb-spread = Mäuse verteilen
verb-reroll = neu würfeln
verb-again = noch ein Zug
verb-transfer = verlegen
verb-improve = verbessern
verb-worsen = verschlechtern
verb-nullify = aufheben
verb-pass = passen
verb-first = beginnt
verb-roll = würfeln
verb-deal = austeilen

word-reroll = Neuer Wurf
word-again = Noch ein Zug
word-transfer = Verlegung
word-improve = Verbesserung
word-worsen = Verschlechterung
word-nullify = Aufhebung
word-card = die eben gespielte Karte
word-green = Grün
word-yellow = Gelb
word-red = Rot
word-void = ungültig

word-green-barrel = grünes Fass
word-crate-left = linke Kiste
word-crate-right = rechte Kiste
word-paint-bucket = Farbeimer
word-flower-pot = Blumentopf
word-old-chest = alte Truhe
word-yellow-boxes = gelbe Schachteln
word-metal-drum = Blechtonne
word-suitcase = Koffer
word-wooden-box = Holzkasten
word-newspapers = Zeitungen
word-tin-cans = Konservendosen
word-orange-table = orangefarbener Tisch
word-doormat = Fußmatte
word-slipper = Pantoffel
word-broom = Besen
word-bottom-drawer = untere Schublade
word-stool = Hocker
word-tea-towel = Geschirrtuch
word-top-drawer = obere Schublade
word-jam-jars = Marmeladengläser
word-chair = Stuhl
word-cushion = Kissen
word-bread-bin = Brotkasten
word-coat-rack = Garderobe
word-lamp = Lampe
word-tray = Tablett
word-teapot = Teekanne
word-milk-jug = Milchkanne
word-breakfast-table = Frühstückstisch

event-first-drawn = Das Los entscheidet: { SEAT($seat) } beginnt.
    .you-seat = Das Los entscheidet: Du beginnst.
event-card-dealt = { SEAT($seat) } zieht eine Zauberkarte.
    .you-seat = Du ziehst eine Zauberkarte.
event-own-card-dealt = Deine Karte: { WORD($card) }.
event-mice-spread = { SEAT($seat) } verteilt die Mäuse: { WORD($spaces) }.
    .you-seat = Du verteilst deine Mäuse: { WORD($spaces) }.
event-space-named = { $number ->
    [one] { SEAT($mover) } nimmt einen Würfel. Feld: { WORD($space) }.
   *[other] { SEAT($mover) } nimmt { $number } Würfel. Feld: { WORD($space) }.
}
    .you-mover = Du würfelst. Feld: { WORD($space) }.
event-dice-rolled = { SEAT($mover) } würfelt { WORD($dice) }. Feld: { WORD($space) }.
    .you-mover = Du würfelst { WORD($dice) }. Feld: { WORD($space) }.
event-dice-rolled-short = Wurf von { SEAT($mover) }. Feld: { WORD($space) }.
    .you-mover = Dein Wurf. Feld: { WORD($space) }.
event-dice-rerolled = { SEAT($mover) } würfelt { WORD($dice) }. Jetzt liegt da: { WORD($roll) }.
    .you-mover = Du würfelst { WORD($dice) }. Jetzt liegt da: { WORD($roll) }.
event-dice-rerolled-short = Neuer Wurf von { SEAT($mover) }.
    .you-mover = Dein neuer Wurf.
event-roll-window-closed = Niemand spielt eine Karte. Der Wurf gilt.
event-end-window-closed = Niemand will noch einen Zug.
event-dice-card-played = { SEAT($seat) } spielt „{ WORD($card) }“: { WORD($dice) }.
    .you-seat = Du spielst „{ WORD($card) }“: { WORD($dice) }.
event-card-answered = { SEAT($seat) } spielt „Aufhebung“ gegen die letzte Karte.
    .you-seat = Du spielst „Aufhebung“ gegen die letzte Karte.
event-transfer-played = { SEAT($seat) } spielt „Verlegung“. Neues Feld: { WORD($space) }.
    .you-seat = Du spielst „Verlegung“. Neues Feld: { WORD($space) }.
event-again-played = { SEAT($seat) } spielt „Noch ein Zug“.
    .you-seat = Du spielst „Noch ein Zug“.
event-again-played-for = { SEAT($seat) } spielt „Noch ein Zug“: { SEAT($mover) } soll noch einmal würfeln. Feld: { WORD($space) }.
    .you-seat = Du spielst „Noch ein Zug“: { SEAT($mover) } soll noch einmal würfeln. Feld: { WORD($space) }.
event-card-nullified = „{ WORD($card) }“, gespielt von { SEAT($seat) }, bleibt ohne Wirkung.
    .you-seat = Deine Karte „{ WORD($card) }“ bleibt ohne Wirkung.
event-extra-turn-began = { SEAT($mover) } hat noch einen Zug.
    .you-mover = Du hast noch einen Zug.
event-roll-transferred = Der Wurf gilt jetzt für dieses Feld: { WORD($space) }.
event-dice-picked-up = { $number ->
    [one] { SEAT($mover) } wirft einen Würfel neu.
   *[other] { SEAT($mover) } wirft { $number } Würfel neu.
}
    .you-mover = Du wirfst neu. Würfel: { $number }.
event-roll-changed = Jetzt liegt da: { WORD($roll) }.
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
    .you-mover-owner = { $direction ->
        [up] Du ziehst eine deiner Mäuse hinauf: { WORD($from) } → { WORD($to) }.
       *[down] Du ziehst eine deiner Mäuse hinunter: { WORD($from) } → { WORD($to) }.
    }
event-mouse-went-home = Hier liegt kein Käse. Die Maus von { SEAT($owner) } geht nach Hause.
    .you-owner = Hier liegt kein Käse. Deine Maus geht nach Hause.
event-cheese-eaten = { $worth ->
    [1] Die Maus von { SEAT($owner) } frisst den Käse!
   *[other] Die Maus von { SEAT($owner) } frisst den Käse mit dem Wert { $worth }!
}
    .you-owner = Deine Maus frisst einen Käse! Wert: { $worth }.
event-red-dice-lost = { $number ->
    [one] Ein roter Würfel verfällt: Tiefer als hier geht es nicht ({ WORD($space) }).
   *[other] { $number } rote Würfel verfallen: Tiefer als hier geht es nicht ({ WORD($space) }).
}
event-player-skipped = { SEAT($seat) } hat keine Mäuse mehr und setzt aus.
    .you-seat = Du hast keine Mäuse mehr und setzt aus.
event-turn-began = { SEAT($mover) } ist am Zug.
    .you-mover = Du bist am Zug.
event-game-won = { SEAT($winner) } gewinnt!
    .you-winner = Du gewinnst!
event-nobody-won = Niemand hat gewonnen.

tell-mice = { $number ->
    [one] { WORD($space) }: eine Maus von { SEAT($owner) }.
   *[other] { WORD($space) }: { $number } Mäuse von { SEAT($owner) }.
}
tell-links = Von dort hinauf: { WORD($up) }.
tell-cheese = Hier liegt Käse: { WORD($space) }.
tell-cheese-worth = Hier liegt Käse mit dem Wert { $worth }: { WORD($space) }.
tell-eaten = { $number ->
    [one] { SEAT($who) } hat einen Käse gefressen.
   *[other] { SEAT($who) } hat { $number } Käse gefressen.
}
    .you-who = { $number ->
        [one] Du hast einen Käse gefressen.
       *[other] Du hast { $number } Käse gefressen.
    }
tell-eaten-worth = { $points ->
    [one] { SEAT($who) } hat Käse für einen Punkt.
   *[other] { SEAT($who) } hat Käse für { $points } Punkte.
}
    .you-who = { $points ->
        [one] Du hast Käse für einen Punkt.
       *[other] Du hast Käse für { $points } Punkte.
    }
tell-hand = { SEAT($who) } hat auf der Hand: { WORD($cards) }.
    .you-who = Du hast auf der Hand: { WORD($cards) }.
tell-cards = { $number ->
    [0] { SEAT($who) } hat keine Karten.
    [one] { SEAT($who) } hat eine Karte.
   *[other] { SEAT($who) } hat { $number } Karten.
}
    .you-who = Deine Karten auf der Hand: { $number }.
tell-used = Gespielt von { SEAT($who) }: { WORD($cards) }.
    .you-who = Von dir gespielt: { WORD($cards) }.
tell-turn = Zug { $number }: { SEAT($who) }.
tell-roll = Auf dem Tisch liegt { WORD($dice) }. Feld: { WORD($space) }.
tell-pile = { SEAT($who) } hat gespielt: { WORD($card) }.
    .you-who = Du hast gespielt: { WORD($card) }.
tell-pile-on = { SEAT($who) } hat gespielt: { WORD($card) } ({ WORD($words) }).
    .you-who = Du hast gespielt: { WORD($card) } ({ WORD($words) }).
tell-window-roll = Wer eine Karte hat, darf den Wurf verändern. Gefragt: { SEAT($who) }. Antworten: { $answered } von { $asked }.
tell-window-end = Wer eine Karte hat, darf noch einen Zug verlangen. Gefragt: { SEAT($who) }. Antworten: { $answered } von { $asked }.
tell-window-pile = Die letzte Karte darf aufgehoben werden. Gefragt: { SEAT($who) }. Antworten: { $answered } von { $asked }.
tell-first = Gleich wird gelost, wer beginnt.
tell-deal = Die Zauberkarten werden ausgeteilt.
tell-spread = { SEAT($who) } verteilt die Mäuse.
    .you-who = Du verteilst deine Mäuse.
tell-throw = { $number ->
    [one] { SEAT($who) } wirft gleich einen Würfel. Feld: { WORD($space) }.
   *[other] { SEAT($who) } wirft gleich { $number } Würfel. Feld: { WORD($space) }.
}
    .you-who = Gleich würfelst du. Würfel: { $number }. Feld: { WORD($space) }.
tell-name = { SEAT($who) } nennt ein Feld.
    .you-who = Du nennst ein Feld.
tell-carry = { SEAT($who) } führt den Wurf aus.
    .you-who = Du führst den Wurf aus.
tell-over-cheese = Eine Maus ist beim Käse.
tell-over-all-eaten = Der ganze Käse ist gefressen.
tell-over-no-mice = Keine Maus ist mehr auf dem Plan.
tell-over-turn-limit = Nach 1.000 Zügen ist Schluss.

over-cheese = Eine Maus ist beim Käse.
over-all-eaten = Der ganze Käse ist gefressen.
over-no-mice = Keine Maus ist mehr auf dem Plan.
over-turn-limit = Nach 1.000 Zügen ist Schluss.

refused-not-over = Alles zu sehen gibt es erst nach dem Ende.
refused-first-not-seated = Platz { $seat } kann nicht beginnen: Es gibt nur { $seats } Plätze, gezählt ab 0.
refused-set-too-many-seats = Ein ganzer Satz für jeden reicht nur für { $most } Personen.
refused-too-many-cards = Je { $cards } Karten für { $seats } Personen sind mehr als die { $most }, die es gibt.
refused-cheese-not-scattered = Eigene Felder für den Käse gibt es nur mit verteiltem oder bewertetem Käse.
refused-cheese-unknown-space = Kein Feld dieses Plans heißt „{ $space }“.
refused-cheese-at-start = Wo Mäuse starten, darf kein Käse liegen: { WORD($space) }.
refused-board-unreadable = Das lässt sich nicht als Spielplan lesen: { $why }
refused-board-size = Ein Plan hat 2 bis { $most } Felder, nicht { $number }. (GO-4)
refused-board-bad-name = „{ $space }“ kann kein Feld heißen: nur kleine Buchstaben, Ziffern und Bindestriche, höchstens 24 Zeichen. (GO-4)
refused-board-space-twice = Zwei Felder heißen „{ $space }“. (GO-4)
refused-board-unknown-kind = „{ $space }“ lässt sich nicht als „{ $kind }“ zeichnen. Möglich sind: { $kinds }. (GO-4)
refused-board-off-the-picture = „{ $space }“ liegt außerhalb des Bildes: x und y gehen von 0 bis { $most }. (GO-4)
refused-board-same-spot = „{ $space }“ und „{ $other }“ liegen an derselben Stelle. (GO-4)
refused-board-unknown-space = Ein Feld „{ $space }“ gibt es nicht. (GO-4)
refused-board-link-twice = „{ $space }“ hat zweimal dieselbe Verbindung. (GO-4)
refused-board-start = Ein Plan braucht mindestens ein Startfeld und keines doppelt. (GO-4)
refused-board-table-at-start = Der Tisch „{ $space }“ kann kein Startfeld sein. (GO-4)
refused-board-cheese-count = Ein Plan hat { $needed } Felder für Käse, nicht { $number }. (GO-4)
refused-board-cheese-at-start = Auf dem Startfeld „{ $space }“ darf kein Käse liegen. (GO-4)
refused-board-cheese-worth = Der Käse auf „{ $space }“ muss 1 bis { $most } wert sein, nicht { $worth }. (GO-4)
refused-board-cycle = Die Verbindungen laufen im Kreis, auch durch „{ $space }“. (GO-4)
refused-board-start-not-lowest = „{ $space }“ ist das erste Startfeld, darunter darf nichts liegen; dort liegt aber „{ $below }“. (GO-4)
refused-board-off-the-way = „{ $space }“ liegt auf keinem Weg von einem Startfeld zum Tisch. (GO-4)
refused-card-or-pass = Spiel eine Karte oder passe. (GO-21)
refused-spread-first = Verteile zuerst deine fünf Mäuse auf die Startfelder. (GO-5)
refused-no-mouse-of-yours = Dort steht keine Maus von dir: { WORD($space) }. (GO-7)
refused-name-first = Nenne ein Feld, auf dem eine deiner Mäuse steht. (GO-7)
refused-carry-out = Der Wurf muss ausgeführt werden. (GO-11)
refused-no-die-up = Es ist kein grüner Würfel mehr übrig. (GO-9)
refused-no-die-down = Es ist kein roter Würfel mehr übrig. (GO-9)
refused-nothing-below = Von hier geht es nicht tiefer: { WORD($space) }. (GO-12)
refused-no-link = Diese Verbindung gibt es nicht: { WORD($at) } → { WORD($to) }. (GO-9)
refused-no-such-mouse = So eine Maus steht dort nicht mehr: { WORD($space) }. (GO-10)
refused-card-not-held = Diese Karte hast du nicht: { WORD($card) }.
refused-only-nullify = Eine eben gespielte Karte lässt sich nur aufheben: nullify card, oder passe. (GO-23)
refused-only-again = Am Ende eines Zuges geht nur „Noch ein Zug“. (GO-24)
refused-again-at-the-end = „Noch ein Zug“ geht nur am Ende eines Zuges. (GO-16)
refused-could-do-nothing = „{ WORD($card) }“ könnte jetzt nichts bewirken. (GO-25)
refused-again-own = In deinem eigenen Zug nennst du das Feld erst danach. Schreib nur: again. (GO-16)
refused-again-where = Nenne ein Feld mit einer Maus von { SEAT($mover) }. (GO-16)
refused-transfer-same = Der Wurf gilt schon für dieses Feld: { WORD($space) }. (GO-17)
refused-transfer-too-few = Dort stehen zu wenige Mäuse: { WORD($space) }. Nötig: { $least }. (GO-17)
refused-transfer-where = Nenne das Feld, für das der Wurf gelten soll. (GO-17)
refused-no-card-to-nullify = Es wurde eben keine Karte gespielt. Nenne stattdessen Würfel. (GO-20)
refused-dice-not-there = Diese Würfel liegen nicht da: { WORD($dice) }.
refused-dice-which = Nenne einen oder mehrere Würfel, auf die „{ WORD($card) }“ wirkt, zum Beispiel: yellow+red.

check-chance = Würfel nachprüfen
board-picture = Der Spielplan
board-dice = Die Würfel
board-hand = Deine Karten
board-pile = Karten, die gerade gespielt werden
board-mice-here = Mäuse zur Wahl
board-links-here = Wohin eine Maus gehen kann
board-name = Du bist dran! Für welches Feld würfelst du?
board-name-more = Tippe ein Feld mit einer Maus von dir an.
board-carry = Wähle Würfel, Maus und Weg.
board-carry-more = Grün führt eine Maus hinauf, Rot eine hinunter, ganz gleich, wem sie gehört.
board-carry-mouse-up = Grün: Welche Maus geht hinauf?
board-carry-mouse-down = Rot: Welche Maus geht hinunter?
board-carry-mouse-any = Welche Maus geht dorthin?
board-carry-link-up = Wohin geht die Maus von { SEAT($owner) } hinauf?
    .you-owner = Wohin hinauf geht deine Maus?
board-carry-link-down = Wohin geht die Maus von { SEAT($owner) } hinunter?
    .you-owner = Wohin hinunter geht deine Maus?
board-carry-link-any = Wohin geht die Maus von { SEAT($owner) }?
    .you-owner = Wohin geht deine Maus?
board-won = { SEAT($who) } gewinnt!
    .you-who = Du gewinnst!
board-nobody-won = Niemand hat gewonnen.
board-spread = Verteile deine Mäuse auf die Startfelder.
board-spread-left = { $number ->
    [0] Alle haben einen Platz.
    [one] Eine Maus wartet noch auf ihren Platz.
   *[other] { $number } Mäuse warten noch auf ihren Platz.
}
board-put-there = Fertig
board-more = Eine Maus mehr: { WORD($space) }
board-fewer = Eine Maus weniger: { WORD($space) }
board-watch-roll = { SEAT($who) } hat gewürfelt. Karten können den Wurf noch ändern.
    .you-who = Du hast gewürfelt. Karten können den Wurf noch ändern.
board-watch-end = { SEAT($who) } ist fertig. Eine Karte kann noch einen Zug bringen.
    .you-who = Dein Zug ist fertig. Eine Karte kann noch einen Zug bringen.
board-window-roll = { SEAT($who) } hat gewürfelt. Änderst du den Wurf mit einer Karte?
    .you-who = Du hast gewürfelt. Änderst du den Wurf mit einer Karte?
board-window-end = { SEAT($who) } ist fertig. Noch ein Zug, durch deine Karte?
    .you-who = Dein Zug ist fertig. Noch einer, durch eine Karte?
board-pass-or-card = Passe oder tippe eine Karte an.
board-ask-again = Wieder fragen
board-passing = Du passt diesen ganzen Zug.
board-pass-rest = Diesen Zug passen
board-nullify-it = { $effect } Aufheben?
board-not-asked = Gefragt sind alle, die eine Karte haben.
board-in = Deine Antwort liegt bereit. Die anderen überlegen noch.
board-answered = Antworten: { $answered } von { $asked }
board-play = Spielen
board-pass = Passen
board-back = Zurücklegen
board-no-cards = Keine Karten mehr
board-not-now = Jetzt bewirkt sie nichts.
board-choose-dice = Wähle die Würfel.
board-choose-space = Wähle das Feld.
board-power-reroll = Die gewählten Würfel werden neu geworfen.
board-power-again = Am Ende eines Zuges: noch ein Zug für dieselbe Person.
board-power-transfer = Der ganze Wurf gilt für ein anderes Feld mit mindestens so vielen Mäusen.
board-power-improve = Jeder gewählte Würfel steigt eine Stufe: Rot, Gelb, Grün.
board-power-worsen = Jeder gewählte Würfel fällt eine Stufe: Grün, Gelb, Rot.
board-power-nullify = Die gewählten Würfel zählen nicht; bleibt keiner, der zählt, wird der ganze Wurf neu geworfen. Oder die letzte Karte wirkt nicht.
board-nullifies-card = Die Karte darunter wirkt nicht.
board-nullifies-dice = Diese Würfel zählen nicht.
board-card-reroll = Neuer Wurf
board-card-again = Noch ein Zug
board-card-transfer = Ver{ "\u00AD" }legung
board-card-improve = Verbes{ "\u00AD" }serung
board-card-worsen = Ver{ "\u00AD" }schlech{ "\u00AD" }terung
board-card-nullify = Auf{ "\u00AD" }hebung
board-die-green = Grün: eine Maus geht hinauf
board-die-yellow = Gelb: niemand bewegt sich
board-die-red = Rot: eine Maus geht hinunter
board-die-void = Ungültig: zählt nicht
board-mouse = { $number ->
    [one] { SEAT($owner) }: eine Maus
   *[other] { SEAT($owner) }: { $number } Mäuse
}
board-heap = { $number ->
    [one] { SEAT($owner) } mit einer Maus
   *[other] { SEAT($owner) } mit { $number } Mäusen
}
board-cheese = Käse
board-cheese-worth = Käse mit dem Wert { $worth }
board-empty = keine Mäuse
board-order = Daueranweisung
board-order-none = Immer fragen
board-seconds = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}
refused-board-no-table = Noch ist kein Ding der Tisch. (GO-4)
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
bot-level-3-about = Kennt die Chancen jedes Wurfs.
bot-level-4 = Ränkeschmied
bot-level-4-about = Denkt auch an deine Karten.
bot-level-5 = Mäusekönig
bot-level-5-about = Lässt andere ihre Karten ausgeben und schlägt dann zu.

# The first lesson
lesson-name = Alle Mäuse starten auf dem grünen Fass und wollen hinauf zum Käse auf dem Tisch: Wessen Maus zuerst dort ist, gewinnt. Wer dran ist, wählt ein Feld mit einer eigenen Maus. Wähle das Fass.
lesson-name-hint = Wähle das grüne Fass: Dort stehen deine Mäuse. (GO-7)
lesson-name-done = Du würfelst mit so vielen Würfeln, wie dort Mäuse stehen, egal wem sie gehören, aber mit höchstens fünf.
lesson-up = Jeder grüne Würfel bringt eine Maus ein Feld weiter hinauf, und du bestimmst, welche. Zwei sind grün: Schick zwei eigene Mäuse hinauf, wohin du magst.
lesson-up-hint = Grün ist gut, also nimm es für deine eigenen Mäuse. (GO-9)
lesson-up-done = Gelb tut nichts. Rot schickt eine Maus hinunter; hier liegt nichts darunter, also bewirkt dieser Würfel nichts.
lesson-few = Ein paar Züge später. Auf dem Farbeimer stehen eine Maus von dir und eine von Ben. Wähle den Farbeimer: zwei Mäuse, also nur zwei Würfel.
lesson-few-hint = Wähle diesmal den Farbeimer. (GO-8)
lesson-few-done = Einmal Grün und einmal Rot. Was für ein schöner Wurf!
lesson-both-ways = Du bewegst die Mäuse von allen. Bring also deine Maus mit Grün hinauf und die von Ben mit Rot hinunter.
lesson-both-ways-hint = Grün für die eigene Maus, Rot für die von Ben. (GO-9)
lesson-both-ways-done = Das ist der ganze Kniff: klettern und die anderen hinunterschicken. Ein Wurf muss aber immer ausgeführt werden, auch wenn er dir schadet.
lesson-card = Ein neues Spiel, diesmal mit Zauberkarten. Ben hat dreimal Grün gewürfelt, aber bevor Mäuse ziehen, dürfen Karten gespielt werden. Du hast Verschlechterung: Aus Grün wird Gelb. Wähle die Karte, dann alle drei grünen Würfel, und spiel sie.
lesson-card-hint = Wähle Verschlechterung und mindestens einen grünen Würfel. (GO-19)
lesson-card-done = Der schöne Wurf ist dahin. Alle antworten gleichzeitig und geheim, also muss niemand schnell sein.
lesson-improve = Karten helfen dir auch. Dein eigener Wurf war mager: viermal Gelb und einmal Rot. Du hast Verbesserung: Aus Gelb wird Grün, aus Rot wird Gelb. Wähle Verbesserung, dann die vier gelben Würfel, und spiel sie.
lesson-improve-hint = Wähle Verbesserung und alle vier gelben Würfel. (GO-18)
lesson-improve-done = Viermal Grün! Aber noch zieht keine Maus: Nach jeder Karte werden alle noch einmal gefragt, bis alle passen.
lesson-nullify = Dir genügt dieser Wurf, also passe. Ben aber nicht: Sieh, was er dann tut. Auf eine eben gespielte Karte kann man mit Aufhebung antworten, und die hast du: Spiel sie gegen seine Karte.
lesson-nullify-hint = Erst passen; wenn Ben seine Karte gespielt hat, wähle Aufhebung und spiel sie. (GO-20)
lesson-nullify-done = Seine Karte wirkt nicht, und deine vier grünen Würfel bleiben. Wer noch eine Aufhebung hat, könnte sogar deine aufheben.
lesson-win = Deine Maus ist weit gekommen: Sie sitzt auf den Konservendosen, direkt unter dem Tisch. Wähle die Dosen und bring sie zum Käse.
lesson-win-hint = Wähle die Konservendosen und schick deine Maus dann hinauf auf den Tisch. (GO-13)
lesson-win-done = Die erste Maus auf dem Tisch gewinnt sofort, egal wer sie bewegt hat.

# Choosing where the cheese lies
board-cheese-piece = { $worth ->
    [0] Käse { $number }
   *[other] Käse { $number }, { $worth } wert
}
board-cheese-own-places = Plätze des Spielbretts
board-look-red = Rot
board-look-blue = Blau
board-look-green = Grün
board-look-violet = Violett
board-look-yellow = Gelb
board-look-grey = Grau
