game-name = Gouda Ganoven
game-about = Schleich mit deiner Ratte in ein Zimmer mit Käse, bis an die Zähne bewaffnet oder mit leeren Pfoten. Spionier, stell Fallen auf und hab als Erste oder Erster eine Bande von fünf.

role-rat = Ratte

option-first = Erster König
option-first-about = Wer die erste Runde beginnt: ausgelost, oder der Platz, den du nennst.
option-first-chance = ausgelost
option-cheese = Käse
option-cheese-about = Wie viele Stücke in jeder Runde ins Haus regnen. Mit mehr Käse geht es friedlicher zu.
option-cheese-scarce = ein Stück weniger als Spielende
option-cheese-long = zwei Stücke weniger, für ein längeres Spiel
option-cheese-plenty = für alle ein Stück
option-goal = Ziel
option-goal-about = Sammle Ratten, oder behalte deine drei Leben länger als alle anderen.
option-goal-gang = wer zuerst fünf Ratten hat
option-goal-last-rat = die letzte Ratte
option-deck = Karten
option-deck-about = Für Jüngere lassen sich Fallen, Käsekarten und Aktionskarten weglassen.
option-deck-full = alle 55 Karten
option-deck-weapons = nur die 40 Waffen

verb-sneak = hineinschleichen
verb-spy = spionieren
verb-lay = legen
verb-nail = zunageln
verb-gangster = Käse verschieben
verb-hole = durchschlüpfen
verb-pass = passen
verb-first = erster König
verb-fall = fallen
verb-deal = ziehen
verb-turn = aufdecken

word-bathroom = Badezimmer
    .in = im Badezimmer
    .into = ins Badezimmer
    .from = aus dem Badezimmer
word-bedroom = Schlafzimmer
    .in = im Schlafzimmer
    .into = ins Schlafzimmer
    .from = aus dem Schlafzimmer
word-basement = Keller
    .in = im Keller
    .into = in den Keller
    .from = aus dem Keller
word-childrens-room = Kinderzimmer
    .in = im Kinderzimmer
    .into = ins Kinderzimmer
    .from = aus dem Kinderzimmer

# Jede Waffe nennt ihre Stärke; `.name` ist der bloße Name, für Bilder, die die Zahl selbst zeigen.
word-w1a = löchrige Socke (1)
    .name = löchrige Socke
word-w1b = Quietscheente (1)
    .name = Quietscheente
word-w2a = Papierflieger (2)
    .name = Papierflieger
word-w2b = Hemdknopf (2)
    .name = Hemdknopf
word-w3a = alte Zahnbürste (3)
    .name = alte Zahnbürste
word-w3b = verbogene Büroklammer (3)
    .name = verbogene Büroklammer
word-w4a = Teelöffel (4)
    .name = Teelöffel
word-w4b = bissige Wäscheklammer (4)
    .name = bissige Wäscheklammer
word-w5a = Kamm mit Zahnlücken (5)
    .name = Kamm mit Zahnlücken
word-w5b = spitzer Bleistift (5)
    .name = spitzer Bleistift
word-w6a = Sektkorken (6)
    .name = Sektkorken
word-w6b = Bananenschale (6)
    .name = Bananenschale
word-w7a = Stopfnadel (7)
    .name = Stopfnadel
word-w7b = Pömpel (7)
    .name = Pömpel
word-w8a = Besen (8)
    .name = Besen
word-w8b = Schneebesen (8)
    .name = Schneebesen
word-w9a = Häschenpantoffeln (9)
    .name = Häschenpantoffeln
word-w9b = spitzer Regenschirm (9)
    .name = spitzer Regenschirm
word-w10a = Steinschleuder (10)
    .name = Steinschleuder
word-w10b = feurige Chilischote (10)
    .name = feurige Chilischote
word-w11a = Suppenkelle (11)
    .name = Suppenkelle
word-w11b = Tischtennisschläger (11)
    .name = Tischtennisschläger
word-w12a = Korkenzieher (12)
    .name = Korkenzieher
word-w12b = Nudelholz (12)
    .name = Nudelholz
word-w13a = Küchenschere (13)
    .name = Küchenschere
word-w13b = Boxhandschuh auf der Feder (13)
    .name = Boxhandschuh auf der Feder
word-w14a = gusseiserner Stieltopf (14)
    .name = gusseiserner Stieltopf
word-w14b = langer Schraubenzieher (14)
    .name = langer Schraubenzieher
word-w15a = Rohrzange (15)
    .name = Rohrzange
word-w15b = Baseballschläger (15)
    .name = Baseballschläger
word-w16a = Zimmermannshammer (16)
    .name = Zimmermannshammer
word-w16b = Mistgabel (16)
    .name = Mistgabel
word-w17a = Heckenschere (17)
    .name = Heckenschere
word-w17b = Hackbeil (17)
    .name = Hackbeil
word-w18a = rostiger Fuchsschwanz (18)
    .name = rostiger Fuchsschwanz
word-w18b = Feuerlöscher (18)
    .name = Feuerlöscher
word-w19a = Schlagbohrmaschine (19)
    .name = Schlagbohrmaschine
word-w19b = Holzfälleraxt (19)
    .name = Holzfälleraxt
word-w20a = Kettensäge (20)
    .name = Kettensäge
word-w20b = heulender Staubsauger (20)
    .name = heulender Staubsauger
word-trap = Falle
word-cheese = Käsekarte
word-nailed-down = Zugenagelt
word-gouda-gangster = Gouda Ganove
word-hole-in-the-wall = Loch in der Wand

event-first-king-drawn = Das Los macht { SEAT($king) } zum ersten König.
    .you-king = Das Los macht dich zum ersten König.
event-cheese-fell = Ein Stück Käse fällt { WORD($room, form: "into") }.
event-card-drawn = { SEAT($seat) } zieht eine Karte.
    .you-seat = Du ziehst eine Karte.
event-own-card-drawn = Deine Karte: { WORD($card) }.
event-discard-pile-shuffled = Der Stapel ist leer. Die abgelegten Karten werden gemischt und sind der neue Stapel mit { $cards }.
event-nothing-drawn = Für { SEAT($seat) } ist keine Karte mehr da.
    .you-seat = Für dich ist keine Karte mehr da.
event-choice-sealed = { SEAT($seat) } ist bereit.
    .you-seat = Du bist bereit.
event-rat-sneaked-in = { $covered ->
    [one] { SEAT($seat) } legt eine Karte verdeckt hin.
   *[other] { SEAT($seat) } legt { $covered } Karten verdeckt hin.
}
    .you-seat = Du legst deine Karten verdeckt hin. Anzahl: { $covered }.
event-own-rat-sneaked-in = { $count ->
    [0] Du schleichst mit leeren Pfoten { WORD($room, form: "into") }.
   *[other] Du schleichst { WORD($room, form: "into") } mit: { WORD($cards) }.
}
event-target-chosen = { SEAT($spy) } spioniert bei { SEAT($target) }.
    .you-spy = Du spionierst bei { SEAT($target) }.
    .you-target = { SEAT($spy) } spioniert bei dir.
event-card-turned-up = Bei { SEAT($owner) } kommt ans Licht: { WORD($card) }.
    .you-owner = Bei dir kommt ans Licht: { WORD($card) }.
event-trap-sprung = Schnapp! Das war eine Falle von { SEAT($owner) }. { SEAT($spy) } ist verletzt und kämpft diese Runde mit 10 weniger.
    .you-spy = Schnapp! Das war eine Falle von { SEAT($owner) }. Du bist verletzt und kämpfst diese Runde mit 10 weniger.
    .you-owner = Schnapp! Das war deine Falle. { SEAT($spy) } ist verletzt und kämpft diese Runde mit 10 weniger.
event-spy-skipped = { SEAT($seat) } findet nichts mehr zum Spionieren.
    .you-seat = Du findest nichts mehr zum Spionieren.
event-turn-passed = { SEAT($seat) } passt.
    .you-seat = Du passt.
event-card-laid = { SEAT($seat) } legt: { WORD($card) }.
    .you-seat = Du legst: { WORD($card) }.
event-doors-nailed-down = { SEAT($seat) } nagelt die Türen zu. Niemand legt mehr eine Karte.
    .you-seat = Du nagelst die Türen zu. Niemand legt mehr eine Karte.
event-cheese-carried = { SEAT($seat) } trägt ein Stück Käse { WORD($from, form: "from") } { WORD($to, form: "into") }.
    .you-seat = Du trägst ein Stück Käse { WORD($from, form: "from") } { WORD($to, form: "into") }.
event-rat-moved-through-hole = { SEAT($seat) } schlüpft durch ein Loch in der Wand { WORD($room, form: "into") }.
    .you-seat = Du schlüpfst durch ein Loch in der Wand { WORD($room, form: "into") }.
event-fighter-revealed = { $count ->
    [0] { SEAT($seat) } ist { WORD($room, form: "in") } mit leeren Pfoten.
   *[other] { SEAT($seat) } ist { WORD($room, form: "in") } mit: { WORD($cards) }.
} Stärke: { $strength }{ $hurt ->
    [0] .
   *[other] , die Falle schon abgezogen.
}
    .you-seat = { $count ->
        [0] Du bist { WORD($room, form: "in") } mit leeren Pfoten.
       *[other] Du bist { WORD($room, form: "in") } mit: { WORD($cards) }.
    } Stärke: { $strength }.
event-cheese-won = { $count ->
    [one] { SEAT($winners) } ergattert { WORD($room, form: "in") } einen Käse.
   *[other] { SEAT($winners) } ergattern { WORD($room, form: "in") } je einen Käse.
}
    .you-winners = Du bekommst { WORD($room, form: "in") } einen Käse.
event-cheese-missed = Kein Käse { WORD($room, form: "in") } für { SEAT($rats) }.
    .you-rats = Für dich gibt es { WORD($room, form: "in") } keinen Käse.
event-final-reached = Je fünf Ratten! Ein letztes Stück Käse entscheidet zwischen { SEAT($finalists) }.
event-final-undecided = Das entscheidet nichts. Ins nächste Finale gehen { SEAT($finalists) }.
event-game-won = { SEAT($winner) } gewinnt das Spiel!
    .you-winner = Du gewinnst das Spiel!
event-victory-shared = Fünf Finale und keine Entscheidung: Den Sieg teilen sich { SEAT($winners) }.
event-lives-lost = Ohne Käse ist ein Leben weg: { SEAT($losers) }.
    .you-losers = Ohne Käse verlierst du ein Leben.
event-players-went-out = Ausgeschieden: { SEAT($losers) }.
    .you-losers = Du scheidest aus.
event-lives-spared = Alle wären auf einmal draußen, also verliert niemand ein Leben.
event-round-limit-reached = { $rounds } Runden sind gespielt, hier endet das Spiel.
event-round-began = Runde { $round } beginnt. { SEAT($king) } ist König.
    .you-king = Runde { $round } beginnt. Du bist König.

tell-round = Es ist Runde { $number }, und { SEAT($who) } ist König.
tell-final = Das ist Finale Nummer { $number } zwischen { SEAT($who) }.
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
tell-lives = { SEAT($who) }: { $rats ->
    [one] ein Leben
   *[other] { $rats } Leben
}, { $cards ->
    [0] keine Karte auf der Hand.
    [one] eine Karte auf der Hand.
   *[other] { $cards } Karten auf der Hand.
}
tell-out = { SEAT($who) } ist in Runde { $round } ausgeschieden.
tell-covered = { $number ->
    [one] Vor { SEAT($who) } liegt eine verdeckte Karte.
   *[other] Vor { SEAT($who) } liegen { $number } verdeckte Karten.
}
tell-hole = { SEAT($who) } ist durch ein Loch geschlüpft und jetzt { WORD($room, form: "in") }.
tell-old-room = Die alte Zimmerkarte von { SEAT($who) } liegt offen: { WORD($room) }.
tell-room = { SEAT($who) } ist { WORD($room, form: "in") }.
tell-up = Offen vor { SEAT($who) }: { WORD($cards) }.
tell-hurt = { SEAT($who) } hat eine Falle aufgedeckt und kämpft diese Runde mit 10 weniger.
tell-strength = Stärke von { SEAT($who) }, soweit man sieht: { $strength }.
tell-own-strength = Stärke von { SEAT($who) } mit allem: { $strength }.
tell-hand = { SEAT($who) } hat auf der Hand: { WORD($cards) }.
tell-hand-empty = { SEAT($who) } hat keine Spielkarte auf der Hand.
tell-own-room = Heimlich ist { SEAT($who) } { WORD($room, form: "in") }.
tell-own-old-room = Die alte Zimmerkarte von { SEAT($who) } liegt noch verdeckt: { WORD($room) }.
tell-own-down = Verdeckt vor { SEAT($who) }: { WORD($cards) }.
tell-pile = { $number ->
    [0] Der Stapel ist leer.
    [one] Im Stapel ist eine Karte.
   *[other] Im Stapel sind { $number } Karten.
}
tell-discard = { $number ->
    [one] Eine Karte ist abgelegt: { WORD($cards) }.
   *[other] { $number } Karten sind abgelegt: { WORD($cards) }.
}
tell-phase-first = Gleich wird ausgelost, wer König ist.
tell-phase-rain = { $number ->
    [one] Es regnet Käse; ein Stück fällt noch.
   *[other] Es regnet Käse; { $number } Stück fallen noch.
}
tell-phase-draw = { $number ->
    [one] { SEAT($who) } zieht noch eine Karte.
   *[other] { SEAT($who) } zieht noch { $number } Karten.
}
tell-phase-sneak = Alle schleichen sich hinein. Es überlegen noch: { SEAT($who) }.
    .you-who = Alle schleichen sich ein. Nur du überlegst noch.
tell-phase-spy = { SEAT($who) } muss bei jemandem spionieren.
    .you-who = Du musst bei jemandem spionieren.
tell-phase-turn = { SEAT($who) } deckt eine Karte von { SEAT($whom) } auf.
    .you-who = Du deckst eine Karte von { SEAT($whom) } auf.
    .you-whom = { SEAT($who) } deckt eine deiner Karten auf.
tell-phase-reinforce = { SEAT($who) } darf noch eine Karte legen.
    .you-who = Du darfst noch eine Karte legen.
tell-over-gang = Das Spiel ist aus. Die Fünferbande gehört { SEAT($who) }.
tell-over-final = Das Spiel ist aus. Das Finale geht an { SEAT($who) }.
tell-over-shared = Das Spiel ist aus. Den Sieg teilen sich { SEAT($who) }.
tell-over-last-rat = Das Spiel ist aus. Die letzte Ratte gehört { SEAT($who) }.
tell-over-round-limit = Das Spiel ist nach der letzten Runde aus. Vorn: { SEAT($who) }.

over-gang = Eine Fünferbande ist komplett.
over-final = Das Finale ist entschieden.
over-shared = Fünf Finale ohne Entscheidung; der Sieg wird geteilt.
over-last-rat = Nur eine Ratte ist noch übrig.
over-round-limit = Die letzte Runde ist gespielt.

refused-too-much-cheese = { $given } Stück Käse sind zu viel: Bei { $seats } Spielenden sind es höchstens { $most }.
refused-no-shortage = Für die letzte Ratte muss der Käse knapp sein: weniger Stücke als Spielende, nicht { $given } für { $seats }. (GG-23)
refused-first-not-seated = Platz { $seat } kann nicht König sein: Es gibt nur { $seats } Plätze, gezählt ab 0.
refused-not-over = Alles wird erst aufgedeckt, wenn das Spiel aus ist.
refused-no-such-action = „{ $action }“ gibt es bei Gouda Ganoven nicht. Zum Beispiel: sneak basement w15a+trap, spy 2, lay w7b oder pass.
refused-other-phase = { $phase ->
    [sneak] „{ $verb }“ muss warten: Jetzt schleichen sich alle hinein, etwa mit: sneak basement w15a+trap.
    [spy] „{ $verb }“ muss warten: Jetzt spionierst du, etwa mit: spy 2.
   *[reinforce] Für „{ $verb }“ ist es zu spät: Jetzt darfst du eine Karte legen oder passen.
}
refused-not-in-hand = Das hast du nicht auf der Hand: { WORD($card) }.
refused-action-card-later = Aktionskarten kommen erst bei der Verstärkung: { WORD($card) }.
refused-no-cheese-in-final = Im Finale darf keine Käsekarte gelegt werden. (GG-20)
refused-spy-on-others = Spionier bei jemand anderem; deine eigenen Karten kennst du ja.
refused-not-playing = { SEAT($who) } spielt in dieser Runde nicht mit.
refused-all-face-up = Alle Karten von { SEAT($who) } liegen schon offen. (GG-6)
refused-trap-too-late = Fallen legt man nur verdeckt, beim Hineinschleichen. (GG-7)
refused-has-its-own-verb = Diese Karte wird nicht einfach gelegt: { WORD($card) }. Schreib: { $verb }.
refused-to-another-room = Das Stück muss in ein anderes Zimmer. (GG-10)
refused-no-piece-there = { WORD($room, form: "in") } liegt kein Stück Käse; Käsekarten lassen sich nicht verschieben. (GG-10)
refused-same-room = Du bist schon { WORD($room, form: "in") }: Das Loch muss in ein anderes Zimmer führen. (GG-11)

check-chance = Karten nachprüfen
board-round = Runde { $number }
board-final = Finale { $number }
board-king = { SEAT($who) } ist König.
    .you-who = Du bist König.
board-ready = { SEAT($who) } ist bereit.
board-phases = Die sieben Phasen einer Runde
board-phase-rain = Käseregen
board-phase-draw = Ziehen
board-phase-sneak = Schleichen
board-phase-spy = Spionieren
board-phase-reinforce = Verstärken
board-phase-fight = Rauferei
board-phase-clear = Aufräumen
board-house = Das Haus
board-room = { WORD($room) }: { $number ->
    [0] kein Käse.
    [one] ein Stück Käse.
   *[other] { $number } Stück Käse.
}
board-rats-here = Hier: { SEAT($who) }.
board-dock = Deine Ecke
board-hand = Deine Handkarten
board-hand-empty = Keine Karten auf der Hand
board-laid = Vor dir: { WORD($cards) }.
board-strength = Stärke { $number }
board-begins = Die Runde beginnt.
board-out = Du bist ausgeschieden, darfst aber zuschauen.
board-sneak-room = In welches Zimmer schleicht deine Ratte?
board-sneak-cards = Gib ihr etwas mit, oder geh mit leeren Pfoten.
board-sneaked = Du bist drin. Es überlegen noch: { SEAT($who) }.
board-spy = Deck bei jemandem eine Karte auf: Tipp eine verdeckte an.
board-spy-on = Spionieren bei { SEAT($who) }
board-reinforce = Du darfst eine Karte offen dazulegen.
board-gangster-from = Aus welchem Zimmer verschwindet das Stück Käse?
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
board-do-lay = Legen: { WORD($card) }
board-do-nail = Türen zunageln
board-do-gangster = { WORD($room, form: "from") } { WORD($to, form: "into") }
board-do-hole = { WORD($room, form: "into") } schlüpfen
board-pass = Nichts legen
board-undo = Zurück
board-pending = Unterwegs …
board-fight-last = Letzte Rauferei
board-close = Schließen
board-got = bekommt einen Käse
board-got-none = geht leer aus
board-about-hole-in-the-wall = Loch in der Wand, beim Verstärken: Deine Ratte schlüpft mit allem, was sie hat, in ein anderes Zimmer.
board-about-gouda-gangster = Gouda Ganove, beim Verstärken: trägt ein Stück Käse aus einem Zimmer in ein anderes.
board-about-nailed-down = Zugenagelt, beim Verstärken: Niemand legt mehr eine Karte, und die Rauferei beginnt sofort.
board-about-cheese = Käsekarte: ein Käse mehr in dem Zimmer, in dem deine Ratte zu Beginn der Rauferei ist.
board-about-trap = Falle: Leg sie beim Einschleichen dazu. Wer sie beim Spionieren aufdeckt, wird verletzt und kämpft mit 10 weniger.
board-about-weapon = { WORD($card) }: eine Waffe. Bringt dir in der Rauferei { $number } Stärke.
board-fight-look = Sieh dir die Rauferei an. Weiter mit einem Tipp oder einer Taste.
board-look-fedora = Schlapphut
board-look-bandana = Kopftuch
board-look-top-hat = Zylinder
board-look-bow = Schleife
board-look-cap = Schirmmütze
board-look-beret = Baskenmütze

bot-level-1 = Rattenkind
bot-level-1-about = Schleppt mit, was es tragen kann.
bot-level-2 = Taschendieb
bot-level-2-about = Geht dahin, wo Käse liegt, meistens jedenfalls.
bot-level-3 = Einbrecher
bot-level-3-about = Wägt jedes Zimmer ab, bevor er einsteigt.
bot-level-4 = Trickser
bot-level-4-about = Errät, was du versteckst.
bot-level-5 = Pate
bot-level-5-about = Kommt nie zweimal auf demselben Weg.
# The first lesson
lesson-sneak = Käse bringt deiner Bande Ratten, und fünf Ratten gewinnen. Es hat Käse geregnet: ein Stück in den Keller, eins ins Kinderzimmer. Nun schleicht sich jede Ratte heimlich in ein Zimmer. Geh mit der Rohrzange (15) in den Keller; die anderen Karten hebst du auf.
lesson-sneak-hint = Das Zimmer ist der Keller, und von deinen Karten kommt nur die Rohrzange (15) mit. (GG-5)
lesson-sneak-done = Deine Zimmerkarte und deine Waffen liegen jetzt verdeckt. Niemand weiß, wer wo ist.
lesson-spy = Jetzt deckt jeder eine Karte von jemand anderem auf. Tippe auf eine von Bens Karten.
lesson-spy-hint = Spioniere diesmal bei Ben. (GG-6)
lesson-spy-done = Seine Häschenpantoffeln zählen 9. Und Cleo hat herausgefunden, dass Ben im Keller ist, wie du!
lesson-lay = Im Keller liegt nur ein Stück, und die stärkere Ratte bekommt es. Ben zeigt 9, aber eine Karte ist noch verdeckt. Du darfst noch eine Karte legen: Verstärke dich mit dem Teelöffel (4).
lesson-lay-hint = Leg den Teelöffel. Eine Falle nützt in dieser Phase nichts mehr. (GG-8)
lesson-lay-done = Ben hatte 9 und 8, zusammen 17. Deine 15 und 4 sind 19: Der Käse gehört dir und bringt dir eine Ratte. Noch vier, und du hast gewonnen.
lesson-trap = Nächste Runde. Geh mit dem rostigen Fuchsschwanz (18) ins Schlafzimmer und leg die Falle dazu. Wer sie aufdeckt, wird verletzt und ist in dieser Runde um 10 schwächer.
lesson-trap-hint = Das Schlafzimmer, der Fuchsschwanz (18) und die Falle; das Loch bleibt auf der Hand. (GG-7)
lesson-trap-done = Schnapp! Ben hat deine Falle aufgedeckt und ist in dieser Runde um 10 schwächer. Und jetzt wissen alle, dass er im Badezimmer ist.
lesson-look = Jetzt spionierst du. Wer ist noch im Schlafzimmer? Sieh dir Cleos Karten an.
lesson-look-hint = Spioniere diesmal bei Cleo. (GG-6)
lesson-look-done = Cleo ist in deinem Zimmer, und wer weiß, wie stark. Ben sitzt verletzt im Badezimmer, und dort liegt auch Käse …
lesson-hole = Du hast ein Loch in der Wand: Deine Ratte geht damit in ein anderes Zimmer und nimmt ihre Waffen mit. Wähle die Karte, dann das Badezimmer, wo Ben ist, und spiel sie.
lesson-hole-hint = Spiel das Loch in der Wand und wähle das Badezimmer. (GG-11)
lesson-hole-done = Deine 18 gegen Bens 11, minus 10 für die Falle: noch eine Ratte. So wächst eine Bande.
lesson-gangster = Ein anderes Spiel und noch eine Karte. Du bist allein im Schlafzimmer, aber dort liegt kein Käse. Du hast einen Gouda Ganoven: Er trägt ein Stück Käse aus irgendeinem Zimmer in ein anderes. Wähle die Karte, dann das Kinderzimmer, in dem niemand ist, dann dein Schlafzimmer, und spiel sie.
lesson-gangster-hint = Spiel den Gouda Ganoven: aus dem Kinderzimmer ins Schlafzimmer. (GG-10)
lesson-gangster-done = Käse ohne Rauferei! Wo genug Käse für alle Ratten im Zimmer liegt, zählt die Stärke nicht. Was jede andere Karte kann, steht darauf: Tippe sie an oder zeig mit der Maus darauf.
