game-name = Pac-Man
game-about = Pac-Man will alle vier Punkte fressen. Die anderen spielen die Geister und müssen ihn dreimal fangen. Gespielt wird auf dem Quoridor-Brett, die Wände stehen fest.

role-pac-man = Pac-Man
role-ghost = Geist
role-ghosts = Geister
role-to-be-drawn = wird ausgelost

option-pac_man = Wer ist Pac-Man
option-pac_man-about = Such aus, wer Pac-Man ist, oder lass es auslosen.
option-pac_man-chance = ausgelost
option-layout = Labyrinth
option-layout-about = Wo alle starten und wo die Wände stehen.
option-layout-crossroads = Kreuzung: freie Wege, Chancen für beide
option-layout-maze-20 = Labyrinth mit 20 Wänden
option-layout-maze-6 = wenige Wände, leichter für Pac-Man
option-layout-windmill = Windmühle: zehn Wände, Geister auf allen Seiten
option-layout-corners = Ecken: Geister in den Ecken
option-lives = Leben
option-lives-about = Wie oft Pac-Man gefangen werden muss: Bei 3 Leben ist beim dritten Mal Schluss.
option-patience = Geduld
option-patience-about = Passiert so viele Züge lang nichts (nichts gefressen, niemand gefangen), verliert Pac-Man ein Leben.
option-patience-off = ohne: nach 300 Zügen unentschieden
option-ghosts_may_hold = Geister dürfen stehen bleiben
option-ghosts_may_hold-about = Ob ein Geist stehen bleiben oder vorzeitig anhalten darf.
option-eaten = Gefressene Geister
option-eaten-about = Wann ein gefressener Geist zurückkommt.
option-eaten-out = sobald Pac-Man gefangen wird
option-eaten-return = mit seinem nächsten Zug
option-frenzy = Rennende Geister
option-frenzy-about = Wie ein Geist, der Pac-Man sieht, seine zwei Schritte macht.
option-frenzy-straight = beide in eine Richtung
option-frenzy-free = beliebig, auch zurück
option-into_ghosts = In einen Geist laufen
option-into_ghosts-about = Ob Pac-Man ohne Bonus auf das Feld eines Geistes gehen darf.
option-into_ghosts-closed = darf er nicht
option-into_ghosts-caught = darf er, aber dann ist er gefangen
option-ghosts = Wer spielt welchen Geist
option-ghosts-about = Ob die Geister der Reihe nach verteilt werden oder ihr sie vor dem ersten Zug selbst aussucht.
option-ghosts-dealt = verteilt
option-ghosts-chosen = selbst ausgesucht
option-ghost_order = Reihenfolge der Geister
option-ghost_order-about = Ob die Geister immer in derselben Reihenfolge ziehen oder ihr Team jedes Mal entscheidet.
option-ghost_order-fixed = immer dieselbe
option-ghost_order-free = das Team entscheidet

verb-step = gehen
verb-stop = Anhalten
verb-take = nehmen
verb-next = als Nächstes geht
verb-pac-man = ist Pac-Man

word-up = nach oben
word-down = nach unten
word-left = nach links
word-right = nach rechts
word-pac-man = Pac-Man
word-blinky = Blinky
word-pinky = Pinky
word-inky = Inky
word-clyde = Clyde

event-pac-man-drawn = { SEAT($seat) } ist Pac-Man (ausgelost)!
    .you-seat = Du bist Pac-Man (ausgelost)!
event-ghost-taken = { SEAT($seat) } nimmt { WORD($ghost) }.
    .you-seat = Du nimmst { WORD($ghost) }.
event-next-ghost-named = Als Nächstes geht { WORD($ghost) }.
event-figure-stepped = { WORD($figure) } geht auf { $to }.
event-figure-stopped = { WORD($figure) } hält an.
event-ghost-stayed = { WORD($ghost) } kann nirgendwohin und bleibt stehen.
event-pac-man-hemmed-in = Pac-Man ist umzingelt und kann nicht ziehen.
event-dot-eaten = { $left ->
    [0] Pac-Man frisst den letzten Punkt, auf { $square }.
    [one] Pac-Man frisst den Punkt auf { $square } und bekommt drei Schritte dazu. Ein Punkt ist noch da.
   *[other] Pac-Man frisst den Punkt auf { $square } und bekommt drei Schritte dazu. { $left } Punkte sind noch da.
}
event-ghost-eaten = Haps! { WORD($ghost) } verschwindet vom Brett.
event-ghost-returned = { WORD($ghost) } ist wieder da, auf { $to }.
event-pac-man-caught = { $left ->
    [0] { WORD($ghost) } fängt Pac-Man. Das war sein letztes Leben.
    [one] { WORD($ghost) } fängt Pac-Man. Er hat noch ein Leben; alle gehen zurück an den Start.
   *[other] { WORD($ghost) } fängt Pac-Man. Er hat noch { $left } Leben; alle gehen zurück an den Start.
}
event-patience-ran-out = { $left ->
    [0] { $turns } Züge lang ist nichts passiert: Pac-Man verliert sein letztes Leben.
    [one] { $turns } Züge lang ist nichts passiert: Pac-Man verliert ein Leben und hat noch eins. Alle gehen zurück an den Start.
   *[other] { $turns } Züge lang ist nichts passiert: Pac-Man verliert ein Leben und hat noch { $left }. Alle gehen zurück an den Start.
}
event-turn-limit-reached = { over-turn-limit }
event-pac-man-won = { over-all-dots }
event-ghosts-won = { $title ->
    [beginner] { over-caught-beginner }
    [amateur] { over-caught-amateur }
    [pro] { over-caught-pro }
   *[none] { over-caught-none }
}

tell-draw = Gleich wird ausgelost, wer Pac-Man ist.
tell-pac-man = { SEAT($who) } spielt Pac-Man.
    .you-who = Du spielst Pac-Man.
tell-ghost = { SEAT($who) } spielt { WORD($figure) }.
    .you-who = Du spielst { WORD($figure) }.
tell-at = { WORD($figure) } steht auf { $at }.
tell-sees = { WORD($figure) } steht auf { $at } und sieht Pac-Man.
tell-eaten = { WORD($figure) } wurde gefressen und ist nicht auf dem Brett.
tell-lives = { $lives ->
    [0] Pac-Man hat kein Leben mehr.
    [one] Pac-Man hat noch ein Leben.
   *[other] Pac-Man hat noch { $lives } Leben.
}
tell-dots = { $number ->
    [one] Ein Punkt liegt auf { WORD($places) }.
   *[other] { $number } Punkte liegen auf { WORD($places) }.
}
tell-no-barriers = Auf dem Brett stehen keine Wände.
tell-barriers = { $number ->
    [one] Eine Wand steht zwischen { WORD($places) }.
   *[other] { $number } Wände stehen zwischen { WORD($places) }.
}
tell-patience = { $left ->
    [0] Am Ende dieser Runde verliert Pac-Man ein Leben.
    [one] Noch ein ruhiger Zug, dann verliert Pac-Man ein Leben.
   *[other] Noch { $left } ruhige Züge, dann verliert Pac-Man ein Leben.
}
tell-turns-left = { $left ->
    [0] Am Ende dieser Runde ist die Partie unentschieden.
    [one] Noch ein Zug von Pac-Man, dann ist die Partie unentschieden.
   *[other] Noch { $left } Züge von Pac-Man, dann ist die Partie unentschieden.
}
tell-take = { SEAT($who) } sucht sich einen Geist aus.
    .you-who = Such dir einen Geist aus: Du spielst ihn bis zum Ende.
tell-next = { SEAT($who) } entscheidet, welcher Geist als Nächstes geht.
    .you-who = Entscheide, welcher Geist als Nächstes geht.
tell-to-move = { $left ->
    [one] { SEAT($who) } ist dran: { WORD($figure) } hat einen Schritt.
   *[other] { SEAT($who) } ist dran: { WORD($figure) } hat { $left } Schritte.
}
    .you-who = { $left ->
        [one] Du bist dran: { WORD($figure) } hat einen Schritt.
       *[other] Du bist dran: { WORD($figure) } hat { $left } Schritte.
    }
tell-bonus = { $left ->
    [one] { SEAT($who) } ist dran: { WORD($figure) } hat noch einen Bonusschritt, darf Geister fressen und darf anhalten.
   *[other] { SEAT($who) } ist dran: { WORD($figure) } hat bis zu { $left } Bonusschritte, darf Geister fressen und darf anhalten.
}
    .you-who = { $left ->
        [one] Du bist dran. Du hast noch einen Bonusschritt, darfst Geister fressen und anhalten.
       *[other] Du bist dran. Du hast bis zu { $left } Bonusschritte, darfst Geister fressen und anhalten.
    }
tell-all-dots = { over-all-dots }
tell-caught-none = { over-caught-none }
tell-caught-beginner = { over-caught-beginner }
tell-caught-amateur = { over-caught-amateur }
tell-caught-pro = { over-caught-pro }
tell-turn-limit = { over-turn-limit }

over-all-dots = Alle vier Punkte! Pac-Man gewinnt. Stufe: Experte. Der Teller ist leer, und die Geister sind blass.
over-caught-none = Die Geister gewinnen. Stufe: noch keine. Kein einziger Punkt – die Geister mussten sich kaum beeilen.
over-caught-beginner = Die Geister gewinnen. Stufe: Anfänger. Ein Punkt: Das war erst die Vorspeise.
over-caught-amateur = Die Geister gewinnen. Stufe: Amateur. Zwei Punkte: Der halbe Teller ist leer.
over-caught-pro = Die Geister gewinnen. Stufe: Profi. Drei Punkte: Nur ein Happen fehlt zum Festmahl.
over-turn-limit = Unentschieden: Nach 300 Zügen hat niemand gewonnen.

refused-pac-man-not-seated = Platz { $seat } kann nicht Pac-Man sein: Es gibt nur { $seats } Plätze. (P-1)
    .next = Wähle einen anderen, gezählt ab 0.
refused-layout-dots = Ein Labyrinth braucht { $needed } Punkte, nicht { $given }. (P-3)
    .next = Ergänze oder entferne welche.
refused-layout-ghosts = Ein Labyrinth braucht { $needed } Geister, nicht { $given }. (P-3)
    .next = Ergänze oder entferne welche.
refused-layout-square = „{ $word }“ ist kein Feld auf dem Brett. (P-3)
    .next = Schreib Felder von a1 bis i9.
refused-layout-shared-square = Auf { $at } stehen zwei Dinge. (P-3)
    .next = Versetze eins davon.
refused-layout-barrier = „{ $word }“ ist keine Stelle für eine Wand. (P-3)
    .next = Schreib zum Beispiel e3h oder e3v.
refused-layout-too-many-barriers = { $given } Wände sind zu viele: In der Schachtel sind nur { $most }. (P-3)
    .next = Entferne einige.
refused-layout-overlap = Die Wand zwischen { $near } und { $far } überlappt eine andere. (P-3)
    .next = Entferne oder versetze sie.
refused-layout-crossing = Die Wand zwischen { $near } und { $far } kreuzt eine andere. (P-3)
    .next = Entferne oder versetze sie.
refused-layout-cut-off = Von { $start } führt kein Weg nach { $at }. (P-3)
    .next = Lass eine Lücke zwischen den Wänden.
refused-layout-unreadable = „{ $file }“ ist kein Labyrinth: { $why }
    .next = Wähle eine andere Datei.
refused-no-such-action = „{ $action }“ ist kein Zug in Pac-Man.
    .next = Versuch es mit „step up“ oder „stop“.
refused-board-ends = Bei { $at } ist das Brett zu Ende. ({ $ruling })
    .next = Geh einen anderen Weg.
refused-barrier-between = Zwischen { $at } und { $to } steht eine Wand. ({ $ruling })
    .next = Geh darum herum.
refused-ghost-there = Auf { $to } steht { WORD($figure) }. Dorthin darfst du nur mit dem Bonus nach einem Punkt. (P-6)
    .next = Geh einen anderen Weg.
refused-ghost-on-ghost = Auf { $to } steht { WORD($figure) }, und dort darf kein Geist seinen Zug beenden. (P-14)
    .next = Geh einen anderen Weg.
refused-dot-there = Auf { $to } liegt ein Punkt, und dort darf kein Geist seinen Zug beenden. (P-13)
    .next = Geh einen anderen Weg.
refused-pac-man-must-step = Anhalten darfst du nur nach einem Punkt. (P-5)
    .next = Mach beide Schritte.
refused-ghost-must-step = Ein Geist, der ziehen kann, muss ziehen. (P-11)
    .next = Mach einen Schritt.
refused-no-rest-here = Auf { $at } darf ein Geist nicht anhalten: Dort ist ein Punkt oder ein anderer Geist. (P-13)
    .next = Geh weiter.
refused-frenzy-goes-straight = { WORD($figure) } sieht Pac-Man und rennt geradeaus weiter. ({ $ruling })
    .next = Es geht nur in eine Richtung: { WORD($direction) }.

check-chance = Auslosung nachprüfen
board-label = Pac-Man-Brett. Pfeiltasten ziehen, Enter hält an.
board-keys = Pfeiltasten ziehen, Enter hält an. Du kannst auch tippen oder wischen.
board-goal-pac-man = Friss alle Punkte und lass dich nicht fangen!
board-goal-ghost = Zieh { WORD($figure) }: Fangt Pac-Man, bevor er alle Punkte frisst!
board-your-step = { $left ->
    [one] Zieh { WORD($figure) }: noch ein Schritt. Wisch, tippe oder nimm die Pfeiltasten.
   *[other] Zieh { WORD($figure) }: noch { $left } Schritte. Wisch, tippe oder nimm die Pfeiltasten.
}
board-your-bonus = { $left ->
    [one] Bonus! { WORD($figure) } hat noch einen Schritt, darf Geister fressen und darf anhalten.
   *[other] Bonus! { WORD($figure) } hat noch { $left } Schritte, darf Geister fressen und darf anhalten.
}
board-sent = Wird gesendet …
board-caught = Gefangen von { WORD($ghost) } · { $left ->
    [0] kein Leben mehr
    [one] noch ein Leben
   *[other] noch { $left } Leben
}
board-out-of-patience = Geduld am Ende · { $left ->
    [0] kein Leben mehr
    [one] noch ein Leben
   *[other] noch { $left } Leben
}
board-eaten = gefressen
board-sees = sieht ihn: 2 Schritte
    .you-who = sieht dich: 2 Schritte
board-too-far = { $left ->
    [one] Mit einem Schritt kommst du nicht dorthin.
   *[other] Mit { $left } Schritten kommst du nicht dorthin.
}
board-steps-left = { $left ->
    [one] ein Schritt
   *[other] { $left } Schritte
}
board-dots = { $left ->
    [0] Alle Punkte sind gefressen.
    [one] Ein Punkt ist noch da.
   *[other] { $left } Punkte sind noch da.
}
puzzle-eat = Du bist Pac-Man. Hol dir { $turns ->
    [one] in diesem Zug
   *[other] in höchstens { $turns } Zügen
} einen Punkt, egal, was die Geister tun.
puzzle-catch = Du spielst die Geister. Fang Pac-Man { $turns ->
    [one] in dieser Runde
   *[other] in höchstens { $turns } Runden
}, egal, was er tut.
puzzle-escape = Du bist Pac-Man. Lass dich { $turns ->
    [one] in dieser Runde
   *[other] { $turns } Runden lang
} nicht fangen, egal, was die Geister tun.
puzzle-hint-dot = Hol dir den Punkt auf { $at }.
puzzle-hint-trap = Auf { $at } lässt er sich fangen.
puzzle-hint-aim = { WORD($figure) } sollte diesen Zug auf { $at } beenden.
refused-layout-no-pac-man = Pac-Man steht noch nicht auf dem Brett. (P-3)
    .next = Stell ihn auf ein Feld.
refused-puzzle-unreadable = Das lässt sich nicht als Rätsel lesen: { $why }
    .next = Korrigiere es und versuch es noch einmal.

bot-level-1 = Streuner
bot-level-1-about = Bummelt herum und vergisst oft, was er wollte.
bot-level-2 = Nascher
bot-level-2-about = Sieht, was er direkt vor der Nase hat.
bot-level-3 = Verfolger
bot-level-3-about = Schaut ein paar Züge voraus und vertut sich ab und zu.
bot-level-4 = Schlaufuchs
bot-level-4-about = Plant ganze Runden und vertut sich selten.
bot-level-5 = Phantom
bot-level-5-about = Sieht Fallen, bevor sie gestellt sind.

# The first lesson
lesson-two-steps = Du bist Pac-Man, in der Mitte. In jedem Zug machst du genau zwei Schritte. Geh nach links, dann nach unten: Nimm die Pfeiltasten, wisch oder tippe dorthin, wo du hinwillst.
lesson-two-steps-hint = Zuerst ein Schritt nach links, dann einer nach unten. (P-5)
lesson-two-steps-done = Danach macht jeder Geist einen Schritt. Die dicken Striche sind Wände; da kommt niemand durch.
lesson-dot = Du willst die vier Punkte. Einer liegt zwei Felder unter dir. Hol ihn dir: nach unten und noch einmal nach unten.
lesson-dot-hint = Der Punkt liegt direkt unter dir: zwei Schritte nach unten. (P-7)
lesson-dot-done = Gefressen! Und jetzt kommt das Beste: drei Schritte als Bonus.
lesson-eat = Mit dem Bonus kannst du in Geister hineinlaufen und sie fressen. Clyde steht drei Felder links von dir. Schnapp ihn dir!
lesson-eat-hint = Geh dreimal nach links, bis zum Geist am Rand. (P-8)
lesson-eat-done = Clyde ist vom Brett. Aber schau: Blinky und Inky haben dich gesehen und zwei Schritte gemacht statt nur einen.
lesson-hide = Ein Geist sieht dich, wenn du in seiner Reihe oder Spalte bist und keine Wand dazwischen steht. Dann macht er zwei Schritte statt nur einen, beide in dieselbe Richtung. Dein Bonus ist vorbei, also darfst du nicht mehr auf das Feld eines Geistes. Mach deine zwei Schritte so, dass dich am Ende kein Geist sieht.
lesson-hide-hint = Raus aus Blinkys Spalte und aus Inkys Reihe: auf b3 oder b1. (P-12)
lesson-hide-done = Hier sieht dich niemand. Fängt dich ein Geist, verlierst du eins von drei Leben, und alle gehen zurück an den Start; gefressene Punkte bleiben gefressen.
lesson-stop = Neue Stellung. Hol dir den Punkt über dir. Er liegt gut versteckt hinter Wänden, also lauf nicht weiter: Beende deinen Zug mit „Anhalten“.
lesson-stop-hint = Zwei Schritte nach oben zum Punkt, dann „Anhalten“. (P-7)
lesson-stop-done = Richtig: Den Bonus musst du nicht nutzen. Und auf einem Punkt darf kein Geist stehen bleiben.
lesson-ghosts = Jetzt wechselst du die Seite: Du spielst die vier Geister, und Ben ist Pac-Man. Die Geister ziehen nacheinander: erst Blinky, dann Pinky, Inky und Clyde. Ben steht in Blinkys Spalte, also sieht Blinky ihn und macht zwei Schritte geradeaus. Fang ihn: nach unten und noch einmal nach unten.
lesson-ghosts-hint = Blinky steht zwei Felder über Ben: zwei Schritte nach unten. (P-12, P-15)
lesson-ghosts-done = Gefangen! Ben verliert eins seiner drei Leben, und alle gehen zurück an den Start. Geister mögen also lange, freie Bahnen, und Pac-Man mag Ecken.
lesson-all-dots = Hier liegen alle vier Punkte hintereinander. Jeder, den du frisst, gibt dir drei neue Schritte. Friss sie alle in einem Zug: nach oben, oben, oben und dann nach rechts.
lesson-all-dots-hint = Folge den Punkten: dreimal nach oben, dann nach rechts. (P-9, P-10)
lesson-all-dots-done = Mit dem vierten Punkt gewinnst du sofort. Die Geister gewinnen, wenn dein letztes Leben weg ist.
