game-name = Quoridor
game-about = Wer zuerst auf der anderen Seite ist, gewinnt. In jedem Zug ziehst du deine Figur oder setzt jemandem eine Wand in den Weg.

role-south = Süden
role-north = Norden
role-west = Westen
role-east = Osten

option-first = Wer beginnt
option-first-about = Such aus, wer anfängt, oder lass es auslosen.
option-first-chance = ausgelost
option-third_pawn = Zwei Figuren hintereinander
option-third_pawn-about = Was geht, wenn direkt hinter der Figur, die du überspringen willst, noch eine steht.
option-third_pawn-stop = kein Sprung
option-third_pawn-side = seitlich vorbei
option-repetition = Wiederholte Stellungen
option-repetition-about = Was passiert, wenn dieselbe Stellung zum dritten Mal vorkommt. Nach 1.000 Zügen endet jede Partie unentschieden.
option-repetition-draw = unentschieden
option-repetition-none = weiterspielen, höchstens 1.000 Züge
option-size = Brett
option-size-about = Das volle Brett mit 9 × 9 Feldern oder ein kleineres zum Lernen.
option-barriers = Wände
option-barriers-about = Wie viele Wände jede Person bekommt. Wer stärker spielt, nimmt weniger.

verb-move = ziehen
verb-wall = Wand setzen
verb-pass = passen
verb-first = beginnt
answer-move = zieh auf { $at }
answer-wall = setz eine Wand zwischen { $near } und { $far }

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

event-first-drawn = { SEAT($seat) } beginnt (ausgelost).
    .you-seat = Du beginnst (ausgelost).
event-pawn-moved = { SEAT($mover) } zieht nach { $to }.
    .you-mover = Du ziehst nach { $to }.
event-wall-placed = { $left ->
    [0] { SEAT($builder) } setzt die letzte Wand, zwischen { $near } und { $far }.
    [one] { SEAT($builder) } setzt eine Wand zwischen { $near } und { $far } und hat noch eine übrig.
   *[other] { SEAT($builder) } setzt eine Wand zwischen { $near } und { $far } und hat noch { $left } übrig.
}
    .you-builder = { $left ->
        [0] Du setzt deine letzte Wand, zwischen { $near } und { $far }.
        [one] Du setzt eine Wand zwischen { $near } und { $far } und hast noch eine übrig.
       *[other] Du setzt eine Wand zwischen { $near } und { $far } und hast noch { $left } übrig.
    }
event-turn-passed = { SEAT($seat) } kann nichts tun und muss passen.
    .you-seat = Du kannst nichts tun und musst passen.
event-game-won = { SEAT($winner) } ist am Ziel und hat gewonnen!
    .you-winner = Du bist am Ziel und hast gewonnen!
event-position-repeated = Dieselbe Stellung zum dritten Mal: unentschieden.
event-turn-limit-reached = { $turns ->
    [one] { $turns } Zug ohne Sieg: unentschieden.
   *[other] { $turns } Züge ohne Sieg: unentschieden.
}

tell-pawn = { $hand ->
    [0] { SEAT($who) } steht auf { $at }, will in { WORD($goal) } und hat keine Wände mehr.
    [one] { SEAT($who) } steht auf { $at }, will in { WORD($goal) } und hat noch eine Wand.
   *[other] { SEAT($who) } steht auf { $at }, will in { WORD($goal) } und hat noch { $hand } Wände.
}
    .you-who = { $hand ->
        [0] Du stehst auf { $at }, willst in { WORD($goal) } und hast keine Wände mehr.
        [one] Du stehst auf { $at }, willst in { WORD($goal) } und hast noch eine Wand.
       *[other] Du stehst auf { $at }, willst in { WORD($goal) } und hast noch { $hand } Wände.
    }
tell-no-barriers = Auf dem Brett stehen keine Wände.
tell-barriers = { $number ->
    [one] Auf dem Brett steht eine Wand, zwischen { WORD($places) }.
   *[other] Auf dem Brett stehen { $number } Wände, zwischen { WORD($places) }.
}
tell-first = Gleich wird ausgelost, wer beginnt.
tell-to-move = { SEAT($who) } ist dran.
    .you-who = Du bist dran.
tell-over-goal = Das Ziel ist erreicht.
tell-over-repetition = Unentschieden: Dieselbe Stellung kam dreimal vor.
tell-over-turn-limit = Unentschieden: Die Partie hat zu lange gedauert.

over-goal = Das Ziel ist erreicht.
over-repetition = Unentschieden: Dieselbe Stellung kam dreimal vor.
over-turn-limit = Unentschieden: Die Partie hat zu lange gedauert.

refused-barriers-per-seat = Es gibt { $seats } Plätze, aber { $given } Angaben für die Wände.
    .next = Gib eine Zahl für alle an oder für jeden Platz eine.
refused-first-not-seated = Platz { $seat } kann nicht beginnen: Es gibt nur { $seats } Plätze.
    .next = Wähle einen anderen, gezählt ab 0.
refused-no-pass = Passen geht nicht, solange du noch ziehen oder eine Wand setzen kannst. (Q-10)
    .next = Mach eins davon.
refused-no-such-action = „{ $action }“ ist kein Zug in Quoridor.
    .next = Versuch es mit „move e2“ oder „wall e3h“.
refused-wall-direction = Eine Wand bei { $at } kann in zwei Richtungen liegen.
    .next = Schreib { $at }h für eine waagerechte oder { $at }v für eine senkrechte.
refused-not-on-board = { $word } gibt es auf diesem Brett nicht.
    .next = Wähle eine andere Stelle.
refused-square-taken = Auf { $to } steht schon { SEAT($who) }. (Q-3)
    .next = Wähle ein anderes Feld.
refused-barrier-between = Zwischen { $at } und { $to } steht eine Wand. (Q-3)
    .next = Geh darum herum.
refused-barrier-behind = Du kannst nicht nach { $to } springen: Direkt hinter der Figur steht eine Wand. (Q-4)
    .next = Geh links oder rechts vorbei, wenn da frei ist.
refused-two-pawns = Über zwei Figuren hintereinander kannst du nicht springen, und seitlich vorbei geht es da auch nicht. (Q-7)
    .next = Wähle ein anderes Feld.
refused-jump-straight = Das Feld direkt hinter der Figur ist frei, also darfst du nicht seitlich vorbei. (Q-5)
    .next = Spring geradeaus.
refused-side-step-closed = Seitlich nach { $to } versperrt dir eine Wand den Weg. (Q-5)
    .next = Wähle ein anderes Feld.
refused-too-far = Von { $at } kommst du nicht in einem Zug nach { $to }. (Q-3)
    .next = Zieh ein Feld nach oben, unten, links oder rechts, oder spring über die Figur neben dir.
refused-no-barriers-left = Du hast keine Wände mehr. (Q-8)
    .next = Zieh deine Figur.
refused-overlaps = Dort würde die Wand eine andere überlappen. (Q-8)
    .next = Wähle eine andere Stelle.
refused-crosses = Dort würde die Wand eine andere kreuzen. (Q-8)
    .next = Wähle eine andere Stelle.
refused-shuts-in = Diese Wand würde { SEAT($who) } jeden Weg zum Ziel versperren. (Q-9)
    .you-who = Diese Wand würde dir jeden Weg zum Ziel versperren. (Q-9)
    .next = Lass eine Lücke.

refused-position-setting = „{ $setting }“ gehört nicht in eine Stellung.
    .next = Schreib sie mit: { $settings }.
refused-position-pawns = Eine Stellung braucht 2 bis 4 Figuren auf verschiedenen Feldern des Bretts.
    .next = Nenne für jeden Platz ein Feld, der Reihe nach.
refused-position-turn = „{ $turn }“ kann nicht dran sein.
    .next = Schreib die Nummer eines Platzes, gezählt ab 0.
refused-position-hands = Jeder Platz braucht 0 bis 20 Wände.
    .next = Schreib für jeden Platz eine Zahl.
refused-position-options = Mit diesen Optionen geht die Stellung nicht.
    .next = Möglich: { $allowed }.
refused-position-barrier = An der Stelle { $at } kann keine Wand stehen.
    .next = Entferne sie oder wähle eine andere Stelle.
refused-position-no-way = { SEAT($seat) } braucht einen Weg zum Ziel und darf noch nicht dort stehen.
    .next = Versetze die Figur oder entferne eine Wand.
refused-drawing-shape = Diese Zeichnung ist kein Brett.
    .next = Zeichne eine Zeile Buchstaben, dann abwechselnd Reihen und Rillen, dann wieder die Buchstaben.
refused-drawing-symbol = „{ $symbol }“ auf { $at } ist keine Figur, oder diese Figur kommt zweimal vor.
    .next = Zeichne jede Figur einmal.
refused-score-too-long = Die Notation ist zu lang für eine einzige Partie.
    .next = Wähle eine mit nur einer Partie.
refused-score-head = Der Kopf der Notation beschreibt keine Partie: { $why }.
    .next = Korrigiere ihn und versuch es noch einmal.
refused-score-word = Zug { $place }: „{ $word }“ ist weder ein Feld noch eine Wand.
    .next = Schreib zum Beispiel e2 oder e3h.
refused-score-illegal = Zug { $place }: „{ $action }“ ist nicht spielbar: { $why }.
    .next = Korrigiere das und versuch es noch einmal.

check-chance = Auslosung nachprüfen
board-label = Quoridor-Brett. Pfeiltasten wählen, Enter zieht oder setzt, B nimmt eine Wand, R dreht sie, Escape bricht ab.
board-keys = Pfeiltasten wählen, Enter zieht dorthin, Esc bricht ab. Rechtsklick dreht die Wand.
board-your-turn = Du bist dran! Zieh auf ein markiertes Feld, oder tippe für eine Wand zwischen zwei Felder.
board-first-turns = Du bist dran! Ziel: die oberste Reihe.
board-first-turns-more = Zieh auf ein markiertes Feld, oder tippe für eine Wand zwischen zwei Felder.
board-your-turn-no-barriers = Du bist dran! Du hast keine Wände mehr, also zieh auf ein markiertes Feld.
board-must-pass = Du kannst weder ziehen noch eine Wand setzen.
board-sure = Hier setzen? Tippe darauf oder drück „Setzen“.
board-aim = Klick dorthin, wo die Wand stehen soll. Rechtsklick dreht sie.
board-wrong-place = Hier passt sie nicht. Probier es, dann siehst du, warum.
board-won = { SEAT($who) } ist am Ziel und hat gewonnen!
    .you-who = Du bist am Ziel und hast gewonnen!
board-sent = Wird gesendet …
board-pawn = Figur
board-barrier = Wand
board-turn = Drehen
board-lay = Setzen
board-way-steps = { $steps ->
    [one] { SEAT($who) }: noch ein Schritt.
   *[other] { SEAT($who) }: noch { $steps } Schritte.
}
    .you-who = { $steps ->
        [one] Du: noch ein Schritt.
       *[other] Du: noch { $steps } Schritte.
    }
board-ways = Wege
board-hand = { $left ->
    [0] { SEAT($who) }: keine Wände mehr
    [one] { SEAT($who) }: noch eine Wand
   *[other] { SEAT($who) }: noch { $left } Wände
}
    .you-who = { $left ->
        [0] Du: keine Wände mehr
        [one] Du: noch eine Wand
       *[other] Du: noch { $left } Wände
    }
board-square = { $at }
board-square-free = { $at }: hierhin kannst du ziehen
board-square-pawn = { $at }: { SEAT($who) }
    .you-who = { $at }: deine Figur
board-place = Wand zwischen { $near } und { $far }: passt
board-no-place = Wand zwischen { $near } und { $far }: passt nicht
board-look-mouse = Maus
board-look-cat = Katze
board-look-owl = Eule
board-look-snail = Schnecke
board-look-hedgehog = Igel
board-look-rabbit = Kaninchen
board-look-frog = Frosch
board-look-duck = Ente
board-look-mushroom = Fliegenpilz
board-look-wedge = Stück Käse

bot-level-1 = Küken
bot-level-1-about = Hat das Spiel gerade erst gelernt und läuft meistens einfach los.
bot-level-2 = Spaziergänger
bot-level-2-about = Läuft und erinnert sich manchmal an die Wände.
bot-level-3 = Läufer
bot-level-3-about = Sieht deinen nächsten Zug kommen, wenn er hinschaut.
bot-level-4 = Maurer
bot-level-4-about = Baut gern, aber nicht immer an der richtigen Stelle.
bot-level-5 = Planer
bot-level-5-about = Denkt drei Züge voraus.
bot-level-6 = Jäger
bot-level-6-about = Übersieht selten eine gute Wand.
bot-level-7 = Weber
bot-level-7-about = Macht deinen Weg lang und hält den eigenen kurz.
bot-level-8 = Seher
bot-level-8-about = Sieht das meiste kommen.
bot-level-9 = Meister
bot-level-9-about = Macht keine Fehler, die dir auffallen würden.
bot-level-10 = Champion
bot-level-10-about = Gibt alles.
puzzle-win = { $turns ->
    [one] Gewinne mit einem Zug.
   *[other] Du kannst in { $turns } Zügen gewinnen. Finde den ersten.
}
puzzle-barrier = Finde die Wand, die das Spiel dreht.
puzzle-step = Finde den Schritt, mit dem du das Rennen gewinnst.
puzzle-hint-move = Zieh diesmal deine Figur.
puzzle-hint-longer = { $steps ->
    [one] Eine Wand kann den Weg der anderen Figur um einen Schritt verlängern.
   *[other] Eine Wand kann den Weg der anderen Figur um { $steps } Schritte verlängern.
}
puzzle-hint-free = Mit einer Wand kannst du deinen eigenen Weg offen halten.
puzzle-hint-around = Schau dich bei { $at } um.

# The first lesson
lesson-walk = Deine Figur steht unten. Bring sie in die oberste Reihe, bevor Bens Figur unten ankommt. Du ziehst immer ein Feld weit: nach oben, unten oder zur Seite. Geh geradeaus, auf e2.
lesson-walk-hint = Geradeaus liegt e2: das Feld direkt über deiner Figur. (Q-3)
lesson-walk-done = Ben kommt dir entgegen. Er will auf deine Seite.
lesson-barrier = Statt zu ziehen, kannst du eine Wand setzen. Setz eine direkt vor Ben, zwischen e8 und e7: Tippe zwischen die beiden Felder oder nimm eine Wand aus deinem Vorrat.
lesson-barrier-hint = Setz sie quer vor Ben: zwischen e8 und e7. (Q-8)
lesson-barrier-done = Jetzt muss er außen herum. Eine Wand ist zwei Felder lang und bleibt das ganze Spiel stehen. Du hattest zehn, also teil sie dir gut ein.
lesson-turn = Rechts, über f8, könnte Ben vorbeischlüpfen. Wände können auch senkrecht stehen: Setz eine zwischen e8 und f8. Drehen kannst du sie mit dem Knopf, der Taste R oder der rechten Maustaste.
lesson-turn-hint = Setz sie senkrecht zwischen e8 und f8. Dreh sie zuerst. (Q-8)
lesson-turn-done = Zwei Wände, und sein Weg ist viel länger.
lesson-cross = Noch eine Regel für Wände: Deine steht quer über den Spalten d und e. Kann eine zweite mitten hindurch? Probier es: Setz eine senkrecht zwischen d und e, genau durch die Mitte der anderen.
lesson-cross-hint = Setz sie senkrecht zwischen d8 und e8, sodass sie bis d7 und e7 hinunterreicht. (Q-8)
lesson-cross-done = Wände dürfen sich nie kreuzen oder überlappen. Berühren dürfen sie sich, Ende an Ende oder wie ein T.
lesson-shut-in = Ben steht auf e9, und hinaus kommt er nur rechts, an f9 vorbei. Kannst du ihn einsperren? Probier es: Setz eine Wand senkrecht rechts neben f9 und f8.
lesson-shut-in-hint = Versuch, die letzte Lücke zwischen f9 und g9 zu schließen. (Q-9)
lesson-shut-in-done = Das geht nicht! Allen muss ein Weg zum Ziel bleiben. Du darfst ihn lang machen, aber nie ganz versperren.
lesson-jump = Ben steht direkt vor dir. Das hilft dir: Spring über ihn, auf e7.
lesson-jump-hint = Spring geradeaus über die andere Figur, auf e7. (Q-4)
lesson-jump-done = Ein Schritt gespart! Denk daran, bevor du dich jemandem in den Weg stellst.
lesson-side = Ben steht wieder vor dir, aber hinter ihm ist eine Wand, und du kannst nicht springen. Dann darfst du links oder rechts an ihm vorbei: auf d6 oder f6.
lesson-side-hint = Springen geht nicht, also geh neben Ben: auf d6 oder f6. (Q-5)
lesson-side-done = Genau: Kannst du nicht springen, gehst du seitlich vorbei.
lesson-race = Ein Wettlauf: Ben braucht noch zwei Schritte nach unten, du drei nach oben. Lauft ihr beide einfach los, gewinnt er. Geht es besser? Setz ihm eine Wand direkt vor die Nase, zwischen e3 und e2, neben die, die schon dort steht.
lesson-race-hint = Setz sie direkt unter Ben, zwischen e3 und e2, sodass sie bis in Spalte f reicht. (Q-8)
lesson-race-done = Jetzt braucht er vier Schritte und du drei: Du bist schneller. Eine Wand im richtigen Moment bringt mehr als ein Schritt, kostet dich aber jedes Mal einen Zug.
lesson-win = Die oberste Reihe ist nah, aber über dir steht eine Wand. Geh darum herum ins Ziel: auf d8 und dann nach oben.
lesson-win-hint = Geh nach links auf d8, von dort ist der Weg in Reihe 9 frei. (Q-11)
lesson-win-done = Du bist da und hast sofort gewonnen!
