game-name = Gouda-Ganoven
game-about = Schleich mit deiner Ratte in ein Zimmer mit Käse, bis an die Zähne bewaffnet oder mit leeren Pfoten. Spioniere und stell Fallen: Die erste Bande mit fünf Ratten gewinnt.

role-rat = Ratte

option-first = Erster König
option-first-about = Such aus, wer in der ersten Runde König ist, oder lass es auslosen.
option-first-chance = ausgelost
option-cheese = Käse
option-cheese-about = Wie viele Stücke in jeder Runde ins Haus regnen. Mit mehr Käse geht es friedlicher zu.
option-cheese-scarce = ein Stück weniger als Personen
option-cheese-long = zwei Stücke weniger, für eine längere Partie
option-cheese-plenty = ein Stück für alle
option-goal = Ziel
option-goal-about = Sammle Ratten, oder behalte deine drei Leben länger als alle anderen.
option-goal-gang = zuerst fünf Ratten
option-goal-last-rat = die letzte Ratte
option-deck = Karten
option-deck-about = Für Jüngere könnt ihr Fallen, Käsekarten und Aktionskarten weglassen.
option-deck-full = alle 55 Karten
option-deck-weapons = nur die 40 Waffen

verb-sneak = einschleichen
verb-spy = spionieren
verb-lay = spielen
verb-nail = zunageln
verb-gangster = Käse verschieben
verb-hole = durchschlüpfen
verb-pass = passen
verb-first = erster König
verb-fall = fallen
verb-deal = ziehen
verb-turn = aufdecken

word-bathroom = Badezimmer
    .name = Bade{ "\u00AD" }zimmer
    .in = im Badezimmer
    .into = ins Badezimmer
    .from = aus dem Badezimmer
word-bedroom = Schlafzimmer
    .name = Schlaf{ "\u00AD" }zimmer
    .in = im Schlafzimmer
    .into = ins Schlafzimmer
    .from = aus dem Schlafzimmer
word-basement = Keller
    .in = im Keller
    .into = in den Keller
    .from = aus dem Keller
word-childrens-room = Kinderzimmer
    .name = Kinder{ "\u00AD" }zimmer
    .in = im Kinderzimmer
    .into = ins Kinderzimmer
    .from = aus dem Kinderzimmer

# Every weapon says its strength; `.name` is the bare name, for pictures that show the number themselves.
word-w1a = löchrige Socke (1)
    .name = löchrige Socke
word-w1b = Quietscheente (1)
    .name = Quietsche{ "\u00AD" }ente
word-w2a = Papierflieger (2)
    .name = Papier{ "\u00AD" }flieger
word-w2b = Hemdknopf (2)
    .name = Hemdknopf
word-w3a = alte Zahnbürste (3)
    .name = alte Zahn{ "\u00AD" }bürste
word-w3b = verbogene Büroklammer (3)
    .name = verbogene Büro{ "\u00AD" }klam{ "\u00AD" }mer
word-w4a = Teelöffel (4)
    .name = Teelöffel
word-w4b = bissige Wäscheklammer (4)
    .name = bissige Wäsche{ "\u00AD" }klam{ "\u00AD" }mer
word-w5a = Kamm mit Zahnlücken (5)
    .name = Kamm mit Zahn{ "\u00AD" }lücken
word-w5b = spitzer Bleistift (5)
    .name = spitzer Bleistift
word-w6a = Sektkorken (6)
    .name = Sekt{ "\u00AD" }kor{ "\u00AD" }ken
word-w6b = Bananenschale (6)
    .name = Bananen{ "\u00AD" }schale
word-w7a = Stopfnadel (7)
    .name = Stopf{ "\u00AD" }na{ "\u00AD" }del
word-w7b = Pömpel (7)
    .name = Pömpel
word-w8a = Besen (8)
    .name = Besen
word-w8b = Schneebesen (8)
    .name = Schnee{ "\u00AD" }be{ "\u00AD" }sen
word-w9a = Häschenpantoffeln (9)
    .name = Häschen{ "\u00AD" }pan{ "\u00AD" }toffeln
word-w9b = spitzer Regenschirm (9)
    .name = spitzer Regen{ "\u00AD" }schirm
word-w10a = Steinschleuder (10)
    .name = Stein{ "\u00AD" }schleu{ "\u00AD" }der
word-w10b = feurige Chilischote (10)
    .name = feurige Chili{ "\u00AD" }schote
word-w11a = Suppenkelle (11)
    .name = Sup{ "\u00AD" }pen{ "\u00AD" }kelle
word-w11b = Tischtennisschläger (11)
    .name = Tisch{ "\u00AD" }ten{ "\u00AD" }nis{ "\u00AD" }schlä{ "\u00AD" }ger
word-w12a = Korkenzieher (12)
    .name = Kor{ "\u00AD" }ken{ "\u00AD" }zie{ "\u00AD" }her
word-w12b = Nudelholz (12)
    .name = Nudelholz
word-w13a = Küchenschere (13)
    .name = Küchen{ "\u00AD" }schere
word-w13b = Boxhandschuh auf der Feder (13)
    .name = Box{ "\u00AD" }hand{ "\u00AD" }schuh auf der Feder
word-w14a = gusseiserner Stieltopf (14)
    .name = guss{ "\u00AD" }eiserner Stieltopf
word-w14b = langer Schraubenzieher (14)
    .name = langer Schrau{ "\u00AD" }ben{ "\u00AD" }zie{ "\u00AD" }her
word-w15a = Rohrzange (15)
    .name = Rohrzange
word-w15b = Baseballschläger (15)
    .name = Base{ "\u00AD" }ball{ "\u00AD" }schlä{ "\u00AD" }ger
word-w16a = Zimmermannshammer (16)
    .name = Zim{ "\u00AD" }mer{ "\u00AD" }manns{ "\u00AD" }ham{ "\u00AD" }mer
word-w16b = Mistgabel (16)
    .name = Mistgabel
word-w17a = Heckenschere (17)
    .name = Hecken{ "\u00AD" }schere
word-w17b = Hackbeil (17)
    .name = Hackbeil
word-w18a = rostiger Fuchsschwanz (18)
    .name = rostiger Fuchs{ "\u00AD" }schwanz
word-w18b = Feuerlöscher (18)
    .name = Feuer{ "\u00AD" }lö{ "\u00AD" }scher
word-w19a = Schlagbohrmaschine (19)
    .name = Schlag{ "\u00AD" }bohr{ "\u00AD" }ma{ "\u00AD" }schine
word-w19b = Holzfälleraxt (19)
    .name = Holz{ "\u00AD" }fäller{ "\u00AD" }axt
word-w20a = Kettensäge (20)
    .name = Ket{ "\u00AD" }ten{ "\u00AD" }säge
word-w20b = heulender Staubsauger (20)
    .name = heulender Staub{ "\u00AD" }sau{ "\u00AD" }ger
word-trap = Falle
word-cheese = Käsekarte
word-nailed-down = Zugenagelt
word-gouda-gangster = Gouda-Ganove
word-hole-in-the-wall = Rattenloch

event-first-king-drawn = Der erste König ist { SEAT($king) } (ausgelost).
    .you-king = Du bist der erste König (ausgelost).
event-cheese-fell = Ein Stück Käse fällt { WORD($room, form: "into") }.
event-card-drawn = { SEAT($seat) } zieht eine Karte.
    .you-seat = Du ziehst eine Karte.
event-own-card-drawn = Deine Karte: { WORD($card) }.
event-discard-pile-shuffled = { $cards ->
    [one] Der Stapel ist leer. Die abgelegte Karte ist der neue Stapel.
   *[other] Der Stapel ist leer. Die { $cards } abgelegten Karten werden gemischt und sind der neue Stapel.
}
event-nothing-drawn = { SEAT($seat) } zieht nichts: Es sind keine Karten mehr da.
    .you-seat = Du ziehst nichts: Es sind keine Karten mehr da.
event-choice-sealed = { SEAT($seat) } ist bereit.
    .you-seat = Du bist bereit.
event-rat-sneaked-in = { $covered ->
    [one] { SEAT($seat) } legt eine Karte verdeckt hin.
   *[other] { SEAT($seat) } legt { $covered } Karten verdeckt hin.
}
    .you-seat = { $covered ->
        [one] Du legst eine Karte verdeckt hin.
       *[other] Du legst { $covered } Karten verdeckt hin.
    }
event-own-rat-sneaked-in = { $count ->
    [0] Du schleichst mit leeren Pfoten { WORD($room, form: "into") }.
   *[other] Du schleichst { WORD($room, form: "into") } mit: { WORD($cards) }.
}
event-target-chosen = { SEAT($spy) } spioniert bei { SEAT($target) }.
    .you-spy = Du spionierst bei { SEAT($target) }.
    .you-target = { SEAT($spy) } spioniert bei dir.
event-card-turned-up = Aufgedeckt bei { SEAT($owner) }: { WORD($card) }.
    .you-owner = Aufgedeckt bei dir: { WORD($card) }.
event-trap-sprung = Schnapp! Das war eine Falle von { SEAT($owner) }. { SEAT($spy) } ist verletzt und in dieser Runde um 10 schwächer.
    .you-spy = Schnapp! Das war eine Falle von { SEAT($owner) }. Du bist verletzt und in dieser Runde um 10 schwächer.
    .you-owner = Schnapp! Das war deine Falle. { SEAT($spy) } ist verletzt und in dieser Runde um 10 schwächer.
event-spy-skipped = { SEAT($seat) } kann bei niemandem mehr spionieren.
    .you-seat = Du kannst bei niemandem mehr spionieren.
event-turn-passed = { SEAT($seat) } passt.
    .you-seat = Du passt.
event-card-laid = { SEAT($seat) } spielt: { WORD($card) }.
    .you-seat = Du spielst: { WORD($card) }.
event-doors-nailed-down = { SEAT($seat) } nagelt die Türen zu. In dieser Runde spielt niemand mehr eine Karte.
    .you-seat = Du nagelst die Türen zu. In dieser Runde spielt niemand mehr eine Karte.
event-cheese-carried = { SEAT($seat) } trägt ein Stück Käse { WORD($from, form: "from") } { WORD($to, form: "into") }.
    .you-seat = Du trägst ein Stück Käse { WORD($from, form: "from") } { WORD($to, form: "into") }.
event-rat-moved-through-hole = { SEAT($seat) } schlüpft durch ein Rattenloch { WORD($room, form: "into") }.
    .you-seat = Du schlüpfst durch ein Rattenloch { WORD($room, form: "into") }.
event-fighter-revealed = { $count ->
    [0] { SEAT($seat) } ist { WORD($room, form: "in") } mit leeren Pfoten.
   *[other] { SEAT($seat) } ist { WORD($room, form: "in") } mit: { WORD($cards) }.
} Stärke: { $strength }{ $hurt ->
    [0] .
   *[other] , nach Abzug von 10 für die Falle.
}
    .you-seat = { $count ->
        [0] Du bist { WORD($room, form: "in") } mit leeren Pfoten.
       *[other] Du bist { WORD($room, form: "in") } mit: { WORD($cards) }.
    } Stärke: { $strength }{ $hurt ->
        [0] .
       *[other] , nach Abzug von 10 für die Falle.
    }
event-cheese-won = { $count ->
    [one] { SEAT($winners) } bekommt { WORD($room, form: "in") } einen Käse.
   *[other] { SEAT($winners) } bekommen { WORD($room, form: "in") } je einen Käse.
}
    .you-winners = Du bekommst { WORD($room, form: "in") } einen Käse.
    .among-winners = { SEAT($winners, after: "Du") } bekommt { WORD($room, form: "in") } je einen Käse.
event-cheese-missed = Kein Käse { WORD($room, form: "in") } für { SEAT($rats) }.
    .you-rats = Für dich gibt es { WORD($room, form: "in") } keinen Käse.
    .among-rats = Kein Käse { WORD($room, form: "in") } für { SEAT($rats, after: "dich") }.
event-final-reached = Gleichstand mit fünf Ratten! Ein letztes Stück Käse entscheidet zwischen { SEAT($finalists) }.
    .among-finalists = Gleichstand mit fünf Ratten! Ein letztes Stück Käse entscheidet zwischen { SEAT($finalists, after: "dir") }.
event-final-undecided = Noch keine Entscheidung. Ins nächste Finale kommen { SEAT($finalists) }.
    .among-finalists = Noch keine Entscheidung. Ins nächste Finale kommst du mit { SEAT($finalists) }.
event-game-won = { SEAT($winner) } hat gewonnen!
    .you-winner = Du hast gewonnen!
event-victory-shared = Fünf Finale ohne Entscheidung: { SEAT($winners) } teilen sich den Sieg.
    .among-winners = Fünf Finale ohne Entscheidung: { SEAT($winners, after: "Du") } teilt euch den Sieg.
event-lives-lost = Kein Käse, ein Leben weniger: { SEAT($losers) }.
    .you-losers = Kein Käse: Du verlierst ein Leben.
    .among-losers = Kein Käse, ein Leben weniger: { SEAT($losers, after: "du") }.
event-players-went-out = Ausgeschieden: { SEAT($losers) }.
    .you-losers = Du bist ausgeschieden.
    .among-losers = Ausgeschieden: { SEAT($losers, after: "du") }.
event-lives-spared = Alle wären auf einmal ausgeschieden, also verliert niemand ein Leben.
event-round-limit-reached = Nach { $rounds } Runden ist Schluss.
event-round-began = Runde { $round } beginnt. { SEAT($king) } ist König.
    .you-king = Runde { $round } beginnt. Du bist König.

tell-round = Runde { $number }, und { SEAT($who) } ist König.
    .you-who = Runde { $number }, und du bist König.
tell-final = Finale Nummer { $number }, zwischen { SEAT($who) }.
    .among-who = Finale Nummer { $number }, zwischen { SEAT($who, after: "dir") }.
tell-no-pieces = Im Haus liegt kein Käse.
tell-pieces = { $number ->
    [one] Ein Stück Käse liegt { WORD($room, form: "in") }.
   *[other] { $number } Stück Käse liegen { WORD($room, form: "in") }.
}
tell-rats = { SEAT($who) }: { $rats ->
    [0] keine Ratte
    [one] eine Ratte
   *[other] { $rats } Ratten
}, { $cards ->
    [0] keine Karte auf der Hand.
    [one] eine Karte auf der Hand.
   *[other] { $cards } Karten auf der Hand.
}
    .you-who = Du: { $rats ->
        [0] keine Ratte
        [one] eine Ratte
       *[other] { $rats } Ratten
    }, { $cards ->
        [0] keine Karte auf der Hand.
        [one] eine Karte auf der Hand.
       *[other] { $cards } Karten auf der Hand.
    }
tell-lives = { SEAT($who) }: { $rats ->
    [one] ein Leben
   *[other] { $rats } Leben
}, { $cards ->
    [0] keine Karte auf der Hand.
    [one] eine Karte auf der Hand.
   *[other] { $cards } Karten auf der Hand.
}
    .you-who = Du: { $rats ->
        [one] ein Leben
       *[other] { $rats } Leben
    }, { $cards ->
        [0] keine Karte auf der Hand.
        [one] eine Karte auf der Hand.
       *[other] { $cards } Karten auf der Hand.
    }
tell-out = { SEAT($who) } ist in Runde { $round } ausgeschieden.
    .you-who = Du bist in Runde { $round } ausgeschieden.
tell-covered = { $number ->
    [one] Vor { SEAT($who) } liegt eine verdeckte Karte.
   *[other] Vor { SEAT($who) } liegen { $number } verdeckte Karten.
}
    .you-who = { $number ->
        [one] Vor dir liegt eine verdeckte Karte.
       *[other] Vor dir liegen { $number } verdeckte Karten.
    }
tell-hole = { SEAT($who) } ist durch ein Rattenloch geschlüpft und jetzt { WORD($room, form: "in") }.
    .you-who = Du bist durch ein Rattenloch geschlüpft und jetzt { WORD($room, form: "in") }.
tell-old-room = Die alte Zimmerkarte von { SEAT($who) } liegt offen: { WORD($room) }.
    .you-who = Deine alte Zimmerkarte liegt offen: { WORD($room) }.
tell-room = { SEAT($who) } ist { WORD($room, form: "in") }.
    .you-who = Du bist { WORD($room, form: "in") }.
tell-up = Offen vor { SEAT($who) }: { WORD($cards) }.
    .you-who = Offen vor dir: { WORD($cards) }.
tell-hurt = { SEAT($who) } hat eine Falle aufgedeckt und ist in dieser Runde um 10 schwächer.
    .you-who = Du hast eine Falle aufgedeckt und bist in dieser Runde um 10 schwächer.
tell-strength = Sichtbare Stärke von { SEAT($who) }: { $strength }.
    .you-who = Deine sichtbare Stärke: { $strength }.
tell-own-strength = Ganze Stärke von { SEAT($who) }: { $strength }.
    .you-who = Deine ganze Stärke: { $strength }.
tell-hand = { SEAT($who) } hat auf der Hand: { WORD($cards) }.
    .you-who = Du hast auf der Hand: { WORD($cards) }.
tell-hand-empty = { SEAT($who) } hat keine Karten auf der Hand.
    .you-who = Du hast keine Karten auf der Hand.
tell-own-room = Noch geheim: { SEAT($who) } ist { WORD($room, form: "in") }.
    .you-who = Noch geheim: Du bist { WORD($room, form: "in") }.
tell-own-old-room = Die alte Zimmerkarte von { SEAT($who) } liegt noch verdeckt: { WORD($room) }.
    .you-who = Deine alte Zimmerkarte liegt noch verdeckt: { WORD($room) }.
tell-own-down = Verdeckt vor { SEAT($who) }: { WORD($cards) }.
    .you-who = Verdeckt vor dir: { WORD($cards) }.
tell-pile = { $number ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist eine Karte.
   *[other] Im Stapel sind { $number } Karten.
}
tell-discard = { $number ->
    [one] Auf der Ablage liegt eine Karte: { WORD($cards) }.
   *[other] Auf der Ablage liegen { $number } Karten: { WORD($cards) }.
}
tell-phase-first = Gleich wird ausgelost, wer zuerst König ist.
tell-phase-rain = { $number ->
    [one] Es regnet Käse: Ein Stück fällt noch.
   *[other] Es regnet Käse: { $number } Stück fallen noch.
}
tell-phase-draw = { $number ->
    [one] { SEAT($who) } zieht noch eine Karte.
   *[other] { SEAT($who) } zieht noch { $number } Karten.
}
    .you-who = { $number ->
        [one] Du ziehst noch eine Karte.
       *[other] Du ziehst noch { $number } Karten.
    }
tell-phase-sneak = Alle schleichen sich ein. Noch am Überlegen: { SEAT($who) }.
    .you-who = Alle schleichen sich ein. Nur du überlegst noch.
    .among-who = Alle schleichen sich ein. Noch am Überlegen: { SEAT($who, after: "du") }.
tell-phase-spy = { SEAT($who) } sucht sich jemanden zum Spionieren aus.
    .you-who = Such dir jemanden zum Spionieren aus.
tell-phase-turn = { SEAT($who) } deckt eine Karte von { SEAT($whom) } auf.
    .you-who = Du deckst eine Karte von { SEAT($whom) } auf.
    .you-whom = { SEAT($who) } deckt eine deiner Karten auf.
tell-phase-reinforce = { SEAT($who) } darf noch eine Karte spielen.
    .you-who = Du darfst noch eine Karte spielen.
tell-over-gang = Das Spiel ist aus: { SEAT($who) } hat eine Bande von fünf Ratten.
    .you-who = Das Spiel ist aus: Du hast eine Bande von fünf Ratten.
tell-over-final = Das Spiel ist aus: { SEAT($who) } hat das Finale gewonnen.
    .you-who = Das Spiel ist aus: Du hast das Finale gewonnen.
tell-over-shared = Das Spiel ist aus: { SEAT($who) } teilen sich den Sieg.
    .among-who = Das Spiel ist aus: { SEAT($who, after: "Du") } teilt euch den Sieg.
tell-over-last-rat = Das Spiel ist aus: { SEAT($who) } hat die letzte Ratte.
    .you-who = Das Spiel ist aus: Du hast die letzte Ratte.
tell-over-round-limit = Das war die letzte Runde, das Spiel ist aus. Vorn: { SEAT($who) }.
    .you-who = Das war die letzte Runde, das Spiel ist aus. Du liegst vorn.
    .among-who = Das war die letzte Runde, das Spiel ist aus. Vorn: { SEAT($who, after: "du") }.

over-gang = Die erste Bande mit fünf Ratten.
over-final = Entschieden im Finale.
over-shared = Fünf Finale ohne Entscheidung: Der Sieg wird geteilt.
over-last-rat = Nur eine Ratte ist übrig.
over-round-limit = Das war die letzte Runde.

refused-too-much-cheese = { $given } Stück Käse sind zu viel für { $seats } Personen.
    .next = Wähle höchstens { $most }.
refused-no-shortage = Bei „die letzte Ratte“ muss es weniger Stücke Käse als Personen geben, nicht { $given } für { $seats }. (GG-23)
    .next = Wähle weniger Käse.
refused-first-not-seated = Platz { $seat } kann nicht König sein: Es gibt nur { $seats } Plätze.
    .next = Wähle einen anderen, gezählt ab 0.
refused-not-over = Alle Karten siehst du erst nach dem Ende.
    .next = Spielt erst zu Ende.
refused-no-such-action = „{ $action }“ ist kein Zug in Gouda-Ganoven.
    .next = Versuch es mit „sneak basement w15a+trap“, „spy 2“, „lay w7b“ oder „pass“.
refused-other-phase = { $phase ->
    [sneak] Erst schleichen sich alle ein.
    [spy] Erst spionierst du bei jemandem.
   *[reinforce] Dafür ist es zu spät.
}
    .next = { $phase ->
        [sneak] Wähle ein Zimmer und was du mitnimmst, zum Beispiel: sneak basement w15a+trap.
        [spy] Such dir jemanden aus, zum Beispiel: spy 2.
       *[reinforce] Spiel eine Karte oder passe.
    }
refused-not-in-hand = Diese Karte hast du nicht auf der Hand: { WORD($card) }.
    .next = Wähle eine aus deiner Hand.
refused-action-card-later = Aktionskarten darfst du jetzt noch nicht spielen: { WORD($card) }.
    .next = Heb sie dir fürs Verstärken auf.
refused-no-cheese-in-final = Im Finale darfst du keine Käsekarte spielen. (GG-20)
    .next = Wähle eine andere Karte.
refused-spy-on-others = Deine eigenen Karten kennst du schon.
    .next = Spioniere bei jemand anderem.
refused-not-playing = { SEAT($who) } spielt in dieser Runde nicht mit.
    .next = Spioniere bei jemand anderem.
refused-all-face-up = Alle Karten von { SEAT($who) } liegen schon offen. (GG-6)
    .next = Spioniere bei jemand anderem.
refused-trap-too-late = Fallen legst du nur verdeckt, beim Einschleichen. (GG-7)
    .next = Wähle eine andere Karte oder passe.
refused-has-its-own-verb = Diese Karte kann etwas Besonderes: { WORD($card) }.
    .next = Schreib: { $verb }.
refused-to-another-room = Der Käse muss in ein anderes Zimmer. (GG-10)
    .next = Wähle ein anderes.
refused-no-piece-there = Kein Stück Käse { WORD($room, form: "in") }, und Käsekarten lassen sich nicht verschieben. (GG-10)
    .next = Wähle ein anderes Zimmer.
refused-same-room = Du bist schon { WORD($room, form: "in") }. (GG-11)
    .next = Wähle ein anderes Zimmer.

check-chance = Karten nachprüfen
board-round = Runde { $number }
board-final = Finale { $number }
board-king = { SEAT($who) } ist König.
    .you-who = Du bist König.
board-ready = { SEAT($who) } ist bereit.
board-phases = Die sieben Phasen einer Runde
board-phase-rain = Käseregen
board-phase-draw = Ziehen
board-phase-sneak = Einschleichen
board-phase-spy = Spionieren
board-phase-reinforce = Verstärken
board-phase-fight = Kampf
board-phase-clear = Aufräumen
board-house = Das Haus
board-room = { WORD($room) }: { $number ->
    [0] kein Käse.
    [one] ein Stück Käse.
   *[other] { $number } Stück Käse.
}
board-rats-here = Hier: { SEAT($who) }.
    .you-who = Hier bist du.
    .among-who = Hier: { SEAT($who, after: "du") }.
board-dock = Deine Ecke
board-log-dealt = { $number ->
    [one] Eine Karte wird ausgeteilt.
   *[other] { $number } Karten werden ausgeteilt.
}
board-hand = Deine Handkarten
board-hand-empty = Keine Karten auf der Hand
board-laid = Vor dir: { WORD($cards) }.
board-strength = Stärke { $number }
board-strength-hurt = Stärke { $whole } − { $loss } für die Falle = { $number }
board-strength-more = Verdeckte Karten können noch dazukommen.
board-begins = Die Runde beginnt.
board-out = Du bist ausgeschieden, kannst aber weiter zuschauen.
board-sneak-room = In welches Zimmer schleicht deine Ratte?
board-sneak-cards = Gib ihr Karten mit, oder schick sie mit leeren Pfoten.
board-sneaked = Du bist drin. Noch am Überlegen: { SEAT($who) }.
board-spy = Spioniere bei jemandem: Tippe eine verdeckte Karte an.
board-spy-on = Spionieren bei { SEAT($who) }
board-reinforce = Du darfst eine Karte offen spielen.
board-gangster-from = Aus welchem Zimmer holst du das Stück Käse?
board-gangster-to = Und wohin damit?
board-hole-to = Wohin führt das Loch?
board-choose-room = Wähle ein Zimmer …
board-choose-card = Wähle eine Karte …
board-not-now = Jetzt nicht.
board-do-sneak = { $number ->
    [0] { WORD($room, form: "into") }, leere Pfoten
    [one] { WORD($room, form: "into") } mit einer Karte
   *[other] { WORD($room, form: "into") } mit { $number } Karten
}
board-do-lay = Spielen: { WORD($card) }
board-do-nail = Türen zunageln
board-do-gangster = { WORD($room, form: "from") } { WORD($to, form: "into") }
board-do-hole = { WORD($room, form: "into") } schlüpfen
board-pass = Nichts spielen
board-undo = Zurück
board-pending = Wird gesendet …
board-short = { $number } zu wenig!
board-short-tie = Um ein Haar!
board-said-short = { SEAT($who) } hat { $number } zu wenig!
    .you-who = Du hast { $number } zu wenig!
board-said-short-tie = { SEAT($who) } scheitert um ein Haar!
    .you-who = Du scheiterst um ein Haar!
board-fight-last = Letzter Kampf
board-close = Schließen
board-got = bekommt einen Käse
board-got-none = geht leer aus
board-about-hole-in-the-wall = Rattenloch, beim Verstärken: Deine Ratte schlüpft mit allem, was sie trägt, in ein anderes Zimmer.
board-about-gouda-gangster = Gouda-Ganove, beim Verstärken: Du verschiebst ein Stück Käse in ein anderes Zimmer.
board-about-nailed-down = Zugenagelt, beim Verstärken: Niemand spielt mehr eine Karte, und der Kampf beginnt sofort.
board-about-cheese = Käsekarte: ein Käse mehr in dem Zimmer, in dem deine Ratte zu Beginn des Kampfes ist.
board-about-trap = Falle: Nimm sie beim Einschleichen mit. Wer sie beim Spionieren aufdeckt, ist verletzt und in dieser Runde um 10 schwächer.
board-about-weapon = { WORD($card) }: eine Waffe. Damit bist du im Kampf um { $number } stärker.
board-fight-look = Schau dir den Kampf an. Schließ ihn, um weiterzuspielen.
board-look-fedora = Schlapphut
board-look-bandana = Kopftuch
board-look-top-hat = Zylinder
board-look-bow = Schleife
board-look-cap = Schirmmütze
board-look-beret = Baskenmütze

bot-level-1 = Rattenkind
bot-level-1-about = Schleppt alles mit, was es tragen kann.
bot-level-2 = Taschendieb
bot-level-2-about = Geht dahin, wo der Käse liegt, jedenfalls meistens.
bot-level-3 = Einbrecher
bot-level-3-about = Schaut sich jedes Zimmer genau an, bevor er einbricht.
bot-level-4 = Trickser
bot-level-4-about = Errät, was du versteckst.
bot-level-5 = Pate
bot-level-5-about = Kommt nie zweimal auf demselben Weg.
# The first lesson
lesson-sneak = Für Käse bekommst du Ratten, und die erste Bande mit fünf Ratten gewinnt. Es hat Käse geregnet: ein Stück in den Keller, eins ins Kinderzimmer. Jetzt schleicht sich jede Ratte heimlich in ein Zimmer. Geh mit der Rohrzange (15) in den Keller; die anderen Karten behältst du.
lesson-sneak-hint = Wähle den Keller und nimm nur die Rohrzange (15) mit. (GG-5)
lesson-sneak-done = Deine Zimmerkarte und deine Waffe liegen jetzt verdeckt da. Niemand weiß, wer wo ist.
lesson-spy = Jetzt wird spioniert: Alle decken eine fremde Karte auf. Tippe auf eine von Bens Karten.
lesson-spy-hint = Spioniere diesmal bei Ben. (GG-6)
lesson-spy-done = Seine Häschenpantoffeln zählen 9. Und Cleo hat herausgefunden, dass Ben im Keller ist, wie du!
lesson-lay = Im Keller liegt nur ein Stück, und die stärkere Ratte bekommt es. Ben zeigt 9, aber eine Karte ist noch verdeckt. Du darfst noch eine Karte spielen: Verstärke dich mit dem Teelöffel (4).
lesson-lay-hint = Spiel den Teelöffel. Eine Falle hilft in dieser Phase nicht mehr. (GG-8)
lesson-lay-done = Ben hatte 9 und 8, zusammen 17. Du hast 15 und 4, zusammen 19: Der Käse gehört dir und bringt dir eine Ratte. Noch vier, und du hast gewonnen.
lesson-trap = Nächste Runde. Geh mit dem rostigen Fuchsschwanz (18) ins Schlafzimmer und nimm die Falle mit. Wer sie aufdeckt, ist verletzt und in dieser Runde um 10 schwächer.
lesson-trap-hint = Nimm das Schlafzimmer, den Fuchsschwanz (18) und die Falle; das Rattenloch bleibt auf der Hand. (GG-7)
lesson-trap-done = Schnapp! Ben hat deine Falle aufgedeckt und ist in dieser Runde um 10 schwächer. Und jetzt wissen alle, dass er im Badezimmer ist.
lesson-look = Jetzt spionierst du. Wer ist noch im Schlafzimmer? Sieh dir Cleos Karten an.
lesson-look-hint = Spioniere diesmal bei Cleo. (GG-6)
lesson-look-done = Cleo ist in deinem Zimmer, und wer weiß, wie stark. Ben sitzt verletzt im Badezimmer, und dort liegt auch Käse …
lesson-hole = Du hast ein Rattenloch: Damit geht deine Ratte in ein anderes Zimmer und nimmt ihre Waffen mit. Wähle die Karte, dann das Badezimmer, wo Ben ist, und spiel die Karte.
lesson-hole-hint = Spiel das Rattenloch und wähle das Badezimmer. (GG-11)
lesson-hole-done = Du hast 18, Ben nur 1: seine 11 minus 10 für die Falle. Noch eine Ratte für dich! So wächst eine Bande.
lesson-gangster = Eine andere Partie und noch eine Karte. Du bist allein im Schlafzimmer, aber dort liegt kein Käse. Du hast einen Gouda-Ganoven: Er bringt ein Stück Käse aus irgendeinem Zimmer in ein anderes. Wähle die Karte, dann das Kinderzimmer, wo niemand ist, dann dein Schlafzimmer, und spiel die Karte.
lesson-gangster-hint = Spiel den Gouda-Ganoven: aus dem Kinderzimmer ins Schlafzimmer. (GG-10)
lesson-gangster-done = Käse ganz ohne Kampf! Reicht der Käse für alle Ratten im Zimmer, zählt die Stärke nicht. Was die anderen Karten können, steht darauf: Tippe sie an oder zeig mit der Maus darauf.
