game-name = Quoridor
game-about = Sei vor allen anderen am gegenüberliegenden Rand. In jedem Zug ziehst du deine Figur oder legst jemandem eine Barriere in den Weg.

role-south = Süden
role-north = Norden
role-west = Westen
role-east = Osten

option-first = Wer beginnt
option-first-about = Das Los entscheidet, oder du nennst einen Platz.
option-first-chance = per Los
option-third_pawn = Dritte Figur dahinter
option-third_pawn-about = Was gilt, wenn direkt hinter der Figur, die du überspringen willst, noch eine steht.
option-third_pawn-stop = kein Sprung
option-third_pawn-side = Schritt zur Seite
option-repetition = Wiederholte Stellungen
option-repetition-about = Ob es unentschieden ist, wenn dieselbe Stellung zum dritten Mal entsteht. Nach 1.000 Zügen ist es das auf jeden Fall.
option-repetition-draw = unentschieden
option-repetition-none = weiterspielen, höchstens 1.000 Züge
option-size = Brett
option-size-about = Die vollen 9 × 9 Felder oder ein kleineres Brett zum Lernen.
option-barriers = Barrieren
option-barriers-about = Wie viele Barrieren jede Person hat. Wer stärker spielt, kann weniger bekommen.

verb-move = ziehen
verb-wall = Barriere legen
verb-pass = passen
verb-first = beginnt

word-row-1 = Reihe 1
word-row-3 = Reihe 3
word-row-5 = Reihe 5
word-row-7 = Reihe 7
word-row-9 = Reihe 9
word-column-a = Spalte a
word-column-c = Spalte c
word-column-e = Spalte e
word-column-g = Spalte g
word-column-i = Spalte i

event-first-drawn = Das Los entscheidet: { SEAT($seat) } beginnt.
    .you-seat = Das Los entscheidet: Du beginnst.
event-pawn-moved = { SEAT($mover) } zieht nach { $to }.
    .you-mover = Du ziehst nach { $to }.
event-wall-placed = { $left ->
    [0] { SEAT($builder) } legt die letzte Barriere, zwischen { $near } und { $far }.
    [one] { SEAT($builder) } legt eine Barriere zwischen { $near } und { $far } und hat noch eine übrig.
   *[other] { SEAT($builder) } legt eine Barriere zwischen { $near } und { $far } und hat noch { $left } übrig.
}
    .you-builder = Du legst eine Barriere zwischen { $near } und { $far }. Übrig: { $left }.
event-turn-passed = { SEAT($seat) } kann nichts tun und passt.
    .you-seat = Du kannst nichts tun und passt.
event-game-won = { SEAT($winner) } ist am Ziel und gewinnt!
    .you-winner = Du bist am Ziel und gewinnst!
event-position-repeated = Dieselbe Stellung zum dritten Mal: unentschieden.
event-turn-limit-reached = { $turns ->
    [one] { $turns } Zug ohne Sieg: unentschieden.
   *[other] { $turns } Züge ohne Sieg: unentschieden.
}

tell-pawn = { $hand ->
    [0] { SEAT($who) } steht auf { $at }, will zur { WORD($goal) } und hat keine Barrieren mehr.
    [one] { SEAT($who) } steht auf { $at }, will zur { WORD($goal) } und hat noch eine Barriere.
   *[other] { SEAT($who) } steht auf { $at }, will zur { WORD($goal) } und hat noch { $hand } Barrieren.
}
tell-no-barriers = Auf dem Brett liegen keine Barrieren.
tell-barriers = { $number ->
    [one] Auf dem Brett liegt eine Barriere zwischen { WORD($places) }.
   *[other] Auf dem Brett liegen { $number } Barrieren zwischen { WORD($places) }.
}
tell-first = Gleich wird ausgelost, wer beginnt.
tell-to-move = { SEAT($who) } ist am Zug.
    .you-who = Du bist am Zug.
tell-over-goal = Das Ziel ist erreicht.
tell-over-repetition = Die Partie ist unentschieden: Die Stellung hat sich wiederholt.
tell-over-turn-limit = Die Partie ist unentschieden: Sie hat zu lange gedauert.

over-goal = Das Ziel ist erreicht.
over-repetition = Unentschieden: Dieselbe Stellung kam dreimal vor.
over-turn-limit = Unentschieden: Die Partie hat zu lange gedauert.

refused-barriers-per-seat = Gib für jeden Platz eine Anzahl Barrieren an: { $seats } Zahlen, nicht { $given }.
refused-first-not-seated = { $seats ->
    [one] Platz { $seat } kann nicht beginnen: Es gibt nur { $seats } Platz, gezählt ab 0.
   *[other] Platz { $seat } kann nicht beginnen: Es gibt nur { $seats } Plätze, gezählt ab 0.
}
refused-no-pass = Du kannst noch ziehen oder eine Barriere legen, also darfst du nicht passen. (Q-10)
refused-no-such-action = Die Aktion „{ $action }“ gibt es in Quoridor nicht. Versuch es mit: move e2 oder wall e3h.
refused-not-on-board = { $word } gibt es auf diesem Brett nicht.
refused-square-taken = Auf { $to } steht schon { SEAT($who) }. (Q-3)
refused-barrier-between = Zwischen { $at } und { $to } liegt eine Barriere. (Q-3)
refused-barrier-behind = Du kannst nicht nach { $to } springen: Direkt hinter der Figur liegt eine Barriere. (Q-4)
refused-two-pawns = Zwei Figuren hintereinander kannst du nicht überspringen, und ein Schritt zur Seite geht dort auch nicht. (Q-7)
refused-jump-straight = Das Feld direkt hinter der Figur ist frei: Spring geradeaus, nicht zur Seite. (Q-5)
refused-side-step-closed = Den Weg zur Seite nach { $to } versperrt eine Barriere. (Q-5)
refused-too-far = Von { $at } kommst du nicht nach { $to }: Eine Figur zieht ein Feld nach oben, unten, links oder rechts oder springt über eine andere Figur. (Q-3)
refused-no-barriers-left = Du hast keine Barrieren mehr; zieh deine Figur. (Q-8)
refused-overlaps = Dort würde die Barriere auf einer anderen liegen. (Q-8)
refused-crosses = Dort würde die Barriere eine andere kreuzen. (Q-8)
refused-shuts-in = Diese Barriere würde { SEAT($who) } jeden Weg zum Ziel versperren. (Q-9)
    .you-who = Diese Barriere ließe dir keinen Weg zum Ziel. (Q-9)

refused-position-setting = „{ $setting }“ gehört nicht hierher. Eine Stellung schreibt man mit: { $settings }.
refused-position-pawns = Eine Stellung braucht 2 bis 4 Figuren auf verschiedenen Feldern des Bretts, in der Reihenfolge der Plätze.
refused-position-turn = „{ $turn }“ ist kein Platz, der am Zug sein könnte.
refused-position-hands = Gib jedem Platz eine Anzahl Barrieren von 0 bis 20.
refused-position-options = Solche Optionen kann die Stellung nicht haben. Möglich: { $allowed }.
refused-position-barrier = Auf { $at } kann keine Barriere liegen.
refused-position-no-way = { SEAT($seat) } muss einen Weg zum Ziel haben und darf noch nicht dort stehen.
refused-drawing-shape = Die Zeichnung ist kein Brett: eine Zeile Buchstaben, dann abwechselnd Reihen und Rillen, dann wieder die Buchstaben.
refused-drawing-symbol = „{ $symbol }“ auf { $at } ist keine Figur, oder diese Figur kommt zweimal vor.
refused-score-too-long = Die Notation ist zu lang für eine einzige Partie.
refused-score-head = Der Kopf der Notation beschreibt keine Partie: { $why }.
refused-score-word = Zug { $place }: „{ $word }“ ist weder ein Feld noch eine Barriere.
refused-score-illegal = Zug { $place }: „{ $action }“ ist nicht spielbar: { $why }.

check-chance = Los nachprüfen
board-label = Quoridor-Brett. Pfeiltasten zeigen, Enter zieht oder legt, B nimmt eine Barriere, R dreht sie, Escape lässt los.
board-keys = Pfeiltasten zeigen, Enter zieht dorthin, Esc lässt los. Rechtsklick dreht die Barriere.
board-your-turn = Du bist dran! Zieh auf ein markiertes Feld oder zeig auf eine Rille, um eine Barriere zu legen.
board-your-turn-no-barriers = Du bist dran! Deine Barrieren sind aufgebraucht: Zieh auf ein markiertes Feld.
board-must-pass = Du kannst weder ziehen noch etwas legen.
board-sure = Hier legen? Tipp noch einmal darauf oder drück „Legen“.
board-wrong-place = Hier passt sie nicht. Probier es, dann siehst du, warum.
board-won = { SEAT($who) } ist am Ziel und gewinnt!
    .you-who = Du bist am Ziel und gewinnst!
board-sent = Unterwegs …
board-pawn = Figur
board-barrier = Barriere
board-turn = Drehen
board-lay = Legen
board-ways = Wege
board-hand = { $left ->
    [0] { SEAT($who) }: keine Barrieren mehr
    [one] { SEAT($who) }: noch eine Barriere
   *[other] { SEAT($who) }: noch { $left } Barrieren
}
board-square = { $at }
board-square-free = { $at }: hierhin kannst du ziehen
board-square-pawn = { $at }: { SEAT($who) }
board-place = Barriere zwischen { $near } und { $far }: passt
board-no-place = Barriere zwischen { $near } und { $far }: passt nicht
board-look-mouse = Maus
board-look-cat = Katze
board-look-owl = Eule
board-look-snail = Schnecke
board-look-hedgehog = Igel
board-look-rabbit = Kaninchen
board-look-frog = Frosch
board-look-duck = Ente
board-look-mushroom = Fliegenpilz
board-look-wedge = Käsestück

bot-level-1 = Küken
bot-level-1-about = Hat das Spiel gerade gelernt und läuft am liebsten.
bot-level-2 = Spaziergänger
bot-level-2-about = Läuft und denkt manchmal an die Barrieren.
bot-level-3 = Läufer
bot-level-3-about = Sieht deinen nächsten Zug, wenn er hinschaut.
bot-level-4 = Maurer
bot-level-4-about = Baut gern, nicht immer an der richtigen Stelle.
bot-level-5 = Planer
bot-level-5-about = Denkt drei Züge voraus.
bot-level-6 = Jäger
bot-level-6-about = Übersieht selten eine gute Barriere.
bot-level-7 = Weber
bot-level-7-about = Macht deinen Weg lang und hält den eigenen kurz.
bot-level-8 = Seher
bot-level-8-about = Sieht das meiste kommen.
bot-level-9 = Meister
bot-level-9-about = Macht keine Fehler, die dir auffallen würden.
bot-level-10 = Champion
bot-level-10-about = Gibt alles, was er hat.
puzzle-win = { $turns ->
    [one] Gewinne sofort.
   *[other] Du kannst in { $turns } Zügen gewinnen. Finde, wie es anfängt.
}
puzzle-barrier = Finde die eine Barriere, die das Spiel dreht.
puzzle-step = Finde den einen Schritt, der das Rennen gewinnt.
puzzle-hint-move = Diesmal geht deine Figur.
puzzle-hint-longer = { $steps ->
    [one] Eine Barriere kann den Weg des Gegners um einen Schritt verlängern.
   *[other] Eine Barriere kann den Weg des Gegners um { $steps } Schritte verlängern.
}
puzzle-hint-free = Eine Barriere kann deinen eigenen Weg offen halten.
puzzle-hint-around = Schau rund um { $at }.

# The first lesson
lesson-walk = Deine Figur steht unten. Sie muss in die oberste Reihe, bevor Bens Figur unten ankommt. Man zieht ein Feld weit, nach oben, unten oder zur Seite. Geh geradeaus, auf e2.
lesson-walk-hint = Geradeaus ist e2: das Feld direkt über deiner Figur. (Q-3)
lesson-walk-done = Ben kommt dir entgegen. Er will hinunter auf deine Seite.
lesson-barrier = Statt zu ziehen kannst du eine Barriere legen. Leg eine direkt vor Ben, zwischen e8 und e7: Zeig auf die Rille dazwischen oder nimm eine Barriere aus der Hand.
lesson-barrier-hint = Sie muss quer zu Bens Weg liegen: zwischen e8 und e7. (Q-8)
lesson-barrier-done = Jetzt muss er darum herum. Eine Barriere ist zwei Felder lang und bleibt das ganze Spiel liegen. Zehn hattest du, also wähle gut.
lesson-turn = Rechts, über f8, könnte Ben vorbeischlüpfen. Barrieren können auch hochkant stehen: Stell eine zwischen e8 und f8. Drehen kannst du sie mit dem Knopf, der Taste R oder der rechten Maustaste.
lesson-turn-hint = Sie muss hochkant zwischen e8 und f8 stehen. Dreh sie zuerst. (Q-8)
lesson-turn-done = Zwei Barrieren, und sein Weg ist viel länger geworden.
lesson-cross = Noch eine Regel für Barrieren: Deine liegt quer vor den Feldern d und e. Kann eine zweite mitten hindurch? Probier es: Stell eine aufrecht zwischen d und e, genau durch die Mitte der liegenden.
lesson-cross-hint = Stell sie aufrecht zwischen d8 und e8, sodass sie bis d7 und e7 hinunterreicht. (Q-8)
lesson-cross-done = Barrieren kreuzen sich nie und liegen nie aufeinander. Berühren dürfen sie sich, Ende an Ende oder wie ein T.
lesson-shut-in = Ben steht auf e9, und hinaus geht es nur rechts an f9 vorbei. Kannst du ihn einsperren? Versuch es: Stell eine Barriere hochkant rechts neben f9 und f8.
lesson-shut-in-hint = Versuch, die letzte Lücke zwischen f9 und g9 zu schließen. (Q-9)
lesson-shut-in-done = Nein! Allen muss ein Weg zum Ziel bleiben. Lang machen darfst du ihn, zumachen nie.
lesson-jump = Ben steht direkt vor dir. Das hilft dir: Spring über ihn, auf e7.
lesson-jump-hint = Gesprungen wird geradeaus über die andere Figur, auf e7. (Q-4)
lesson-jump-done = Ein Schritt geschenkt. Denk daran, bevor du jemandem im Weg stehst.
lesson-side = Wieder steht Ben vor dir, aber hinter ihm liegt eine Barriere, und der Sprung geht nicht. Dann darfst du links oder rechts an ihm vorbei: auf d6 oder f6.
lesson-side-hint = Der Sprung ist versperrt, also geh neben Ben: d6 oder f6. (Q-5)
lesson-side-done = Genau: Wer nicht springen kann, geht seitlich vorbei.
lesson-race = Ein Wettlauf: Ben braucht nur noch zwei Schritte nach unten, du drei nach oben. Lauft ihr beide einfach los, gewinnt er. Geht es besser? Leg ihm eine Barriere direkt vor die Füße, zwischen e3 und e2, neben die, die schon dort liegt.
lesson-race-hint = Sie muss unter Ben liegen, zwischen e3 und e2, und bis f reichen. (Q-8)
lesson-race-done = Jetzt ist sein Weg vier Schritte lang und deiner drei: Du bist schneller. Eine Barriere im richtigen Moment ist mehr wert als ein Schritt, kostet aber jedes Mal einen Zug.
lesson-win = Die oberste Reihe ist nah, aber über dir liegt eine Barriere. Geh um sie herum ins Ziel: auf d8 und dann hinauf.
lesson-win-hint = Geh nach links auf d8, dort ist der Weg in Reihe 9 frei. (Q-11)
lesson-win-done = Du bist da, und damit hast du sofort gewonnen.
