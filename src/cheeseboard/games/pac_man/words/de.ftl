game-name = Pac-Man
game-about = Einer von euch ist Pac-Man und will alle vier Punkte. Die anderen sind die Geister und wollen ihn dreimal fangen. Gespielt wird auf dem Quoridor-Brett, die Barrieren liegen fest.

role-pac-man = Pac-Man
role-ghost = Geist
role-ghosts = Geister
role-to-be-drawn = wird ausgelost

option-pac_man = Wer ist Pac-Man
option-pac_man-about = Ein bestimmter Platz, oder das Los entscheidet.
option-pac_man-chance = das Los entscheidet
option-layout = Labyrinth
option-layout-about = Wo alle starten und wo die Barrieren liegen.
option-layout-maze-20 = Labyrinth mit 20 Barrieren
option-layout-maze-6 = wenige Barrieren, leicht für Pac-Man
option-layout-windmill = Windmühle: zehn Barrieren, Geister auf allen Seiten
option-layout-corners = Ecken: Geister in den Ecken
option-lives = Leben
option-lives-about = Der Fang, mit dem er verliert: Bei 3 Leben ist es der dritte.
option-patience = Geduld
option-patience-about = Wird so viele Züge in Folge nichts gefressen und niemand gefangen, verliert Pac-Man ein Leben.
option-patience-off = keine: nach 300 Zügen unentschieden
option-ghosts_may_hold = Geister dürfen warten
option-ghosts_may_hold-about = Ob ein Geist stehen bleiben oder früher anhalten darf.
option-eaten = Gefressene Geister
option-eaten-about = Wann ein gefressener Geist zurückkommt.
option-eaten-out = nach dem nächsten Fang
option-eaten-return = mit seinem nächsten Zug
option-frenzy = Raserei
option-frenzy-about = Wie ein Geist, der Pac-Man sieht, seine zwei Schritte macht.
option-frenzy-straight = beide in eine Richtung
option-frenzy-free = er darf abbiegen und umdrehen
option-into_ghosts = In einen Geist laufen
option-into_ghosts-about = Ob Pac-Man ohne Bonus auf das Feld eines Geistes gehen darf.
option-into_ghosts-closed = er darf nicht
option-into_ghosts-caught = er darf und ist gefangen
option-ghosts = Wer spielt welchen Geist
option-ghosts-about = Ob die Geister der Reihe nach verteilt werden oder ihre Spieler sie vor dem ersten Zug einzeln nehmen.
option-ghosts-dealt = verteilt
option-ghosts-chosen = einzeln genommen
option-ghost_order = Reihenfolge der Geister
option-ghost_order-about = Ob die Geister immer in derselben Folge ziehen oder ihr Team jedes Mal sagt, welcher als Nächster geht.
option-ghost_order-fixed = immer dieselbe
option-ghost_order-free = wie ihr Team will

verb-step = gehen
verb-stop = anhalten
verb-take = nehmen
verb-next = als Nächster geht
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

event-pac-man-drawn = Das Los fällt auf { SEAT($seat) }: Pac-Man!
    .you-seat = Das Los fällt auf dich: Du bist Pac-Man!
event-ghost-taken = { SEAT($seat) } nimmt { WORD($ghost) }.
    .you-seat = Du nimmst { WORD($ghost) }.
event-next-ghost-named = { WORD($ghost) } geht als Nächster.
event-figure-stepped = { WORD($figure) } geht auf { $to }.
event-figure-stopped = { WORD($figure) } hält an.
event-ghost-stayed = { WORD($ghost) } kann nirgendwohin und bleibt stehen.
event-pac-man-hemmed-in = Pac-Man ist eingekesselt und kann sich nicht rühren.
event-dot-eaten = { $left ->
    [0] Pac-Man frisst den Punkt auf { $square }, und das war der letzte.
    [one] Pac-Man frisst den Punkt auf { $square } und darf drei Schritte weiter. Ein Punkt ist noch da.
   *[other] Pac-Man frisst den Punkt auf { $square } und darf drei Schritte weiter. { $left } Punkte sind noch da.
}
event-ghost-eaten = Happs! { WORD($ghost) } verschwindet vom Brett.
event-ghost-returned = { WORD($ghost) } ist wieder da, auf { $to }.
event-pac-man-caught = { $left ->
    [0] { WORD($ghost) } fängt Pac-Man, und das war sein letztes Leben.
    [one] { WORD($ghost) } fängt Pac-Man. Ein Leben bleibt ihm; alle gehen zurück an den Start.
   *[other] { WORD($ghost) } fängt Pac-Man. { $left } Leben bleiben ihm; alle gehen zurück an den Start.
}
event-patience-ran-out = { $left ->
    [0] { $turns } Züge, und nichts passiert: Das kostet Pac-Man sein letztes Leben.
    [one] { $turns } Züge, und nichts passiert: Das kostet Pac-Man ein Leben. Eins bleibt ihm; alle gehen zurück an den Start.
   *[other] { $turns } Züge, und nichts passiert: Das kostet Pac-Man ein Leben. { $left } bleiben ihm; alle gehen zurück an den Start.
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
tell-eaten = { WORD($figure) } ist gefressen und nicht auf dem Brett.
tell-lives = { $lives ->
    [0] Pac-Man hat kein Leben mehr.
    [one] Pac-Man hat noch ein Leben.
   *[other] Pac-Man hat noch { $lives } Leben.
}
tell-dots = { $number ->
    [one] Ein Punkt liegt auf { WORD($places) }.
   *[other] { $number } Punkte liegen auf { WORD($places) }.
}
tell-no-barriers = Auf dem Brett liegen keine Barrieren.
tell-barriers = { $number ->
    [one] Eine Barriere liegt zwischen { WORD($places) }.
   *[other] { $number } Barrieren liegen zwischen { WORD($places) }.
}
tell-patience = { $left ->
    [0] Am Ende dieser Runde verliert Pac-Man ein Leben.
    [one] Noch ein ruhiger Zug, und Pac-Man verliert ein Leben.
   *[other] Noch { $left } ruhige Züge, und Pac-Man verliert ein Leben.
}
tell-turns-left = { $left ->
    [0] Am Ende dieser Runde ist das Spiel unentschieden.
    [one] Noch ein Zug von Pac-Man, dann ist das Spiel unentschieden.
   *[other] Noch { $left } Züge von Pac-Man, dann ist das Spiel unentschieden.
}
tell-take = { SEAT($who) } nimmt einen Geist.
    .you-who = Nimm einen Geist: Du spielst ihn bis zum Ende.
tell-next = { SEAT($who) } sagt, welcher Geist als Nächster geht.
    .you-who = Sag, welcher Geist als Nächster geht.
tell-to-move = { $left ->
    [one] { SEAT($who) } ist am Zug: { WORD($figure) } macht einen Schritt.
   *[other] { SEAT($who) } ist am Zug: { WORD($figure) } macht { $left } Schritte.
}
    .you-who = Du bist am Zug. { WORD($figure) }, Schritte: { $left }.
tell-bonus = { $left ->
    [one] { SEAT($who) } ist am Zug: { WORD($figure) } hat noch einen Bonusschritt, darf Geister fressen und darf anhalten.
   *[other] { SEAT($who) } ist am Zug: { WORD($figure) } hat bis zu { $left } Bonusschritte, darf Geister fressen und darf anhalten.
}
    .you-who = Du bist am Zug. Bonusschritte: { $left }. Du darfst Geister fressen und du darfst anhalten.
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
over-turn-limit = Unentschieden: 300 Züge, und keine Seite hat, was sie will.

refused-pac-man-not-seated = Platz { $seat } kann nicht Pac-Man sein: Es gibt nur { $seats } Plätze, gezählt ab 0. (P-1)
refused-layout-dots = Ein Aufbau braucht { $needed } Punkte, nicht { $given }. (P-3)
refused-layout-ghosts = Ein Aufbau braucht { $needed } Geister, nicht { $given }. (P-3)
refused-layout-square = „{ $word }“ ist kein Feld des Bretts. (P-3)
refused-layout-shared-square = Auf { $at } steht zweierlei. (P-3)
refused-layout-barrier = „{ $word }“ ist kein Ort für eine Barriere; er sieht aus wie e3h oder e3v. (P-3)
refused-layout-too-many-barriers = { $given } Barrieren sind zu viele; höchstens { $most } sind in der Schachtel. (P-3)
refused-layout-overlap = Barriere { $at } liegt auf einer anderen. (P-3)
refused-layout-crossing = Barriere { $at } kreuzt eine andere. (P-3)
refused-layout-cut-off = Von { $start } führt kein Weg nach { $at }. (P-3)
refused-layout-unreadable = „{ $file }“ ist kein Aufbau: { $why }
refused-no-such-action = „{ $action }“ gibt es bei Pac-Man nicht. Versuch es mit: step up, oder stop.
refused-board-ends = Bei { $at } ist das Brett zu Ende. ({ $ruling })
refused-barrier-between = Zwischen { $at } und { $to } liegt eine Barriere. ({ $ruling })
refused-ghost-there = { WORD($figure) } steht auf { $to }; dorthin darfst du erst nach einem Punkt. (P-6)
refused-ghost-on-ghost = { WORD($figure) } steht auf { $to }; kein Geist darf seinen Zug dort beenden. (P-14)
refused-dot-there = Auf { $to } liegt ein Punkt; kein Geist darf seinen Zug dort beenden. (P-13)
refused-pac-man-must-step = Pac-Man macht beide Schritte; anhalten darf er nur nach einem Punkt. (P-5)
refused-ghost-must-step = Ein Geist, der ziehen kann, muss ziehen. (P-11)
refused-no-rest-here = Auf { $at } kann ein Geist nicht anhalten: Dort steht jemand oder liegt ein Punkt. (P-13)
refused-frenzy-goes-straight = { WORD($figure) } rast und geht geradeaus weiter: { WORD($direction) }. ({ $ruling })

check-chance = Los nachprüfen
board-label = Pac-Man-Brett. Pfeiltasten machen einen Schritt, Enter hält an.
board-keys = Pfeiltasten machen einen Schritt, Enter hält an. Oder tipp oder wisch, wohin es gehen soll.
board-your-step = { $left ->
    [one] Du ziehst { WORD($figure) }: noch ein Schritt. Wisch, tipp oder nimm die Pfeiltasten.
   *[other] Du ziehst { WORD($figure) }: noch { $left } Schritte. Wisch, tipp oder nimm die Pfeiltasten.
}
board-your-bonus = { $left ->
    [one] Bonus! { WORD($figure) } hat noch einen Schritt, darf Geister fressen und darf anhalten.
   *[other] Bonus! { WORD($figure) } hat noch { $left } Schritte, darf Geister fressen und darf anhalten.
}
board-sent = Unterwegs …
board-eaten = gefressen
board-sees = sieht ihn!
    .you-who = sieht dich!
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
} nicht fangen: Es gibt nur einen Weg.
puzzle-hint-dot = Es geht um den Punkt auf { $at }.
puzzle-hint-trap = Auf { $at } lässt er sich fangen.
puzzle-hint-aim = { WORD($figure) } sollte diesen Zug auf { $at } beenden.
refused-layout-no-pac-man = Pac-Man hat noch keinen Platz. (P-3)
refused-puzzle-unreadable = Das lässt sich nicht als Rätsel lesen: { $why }

bot-level-1 = Streuner
bot-level-1-about = Bummelt herum und vergisst oft, wozu.
bot-level-2 = Nascher
bot-level-2-about = Sieht, was direkt vor der Nase liegt.
bot-level-3 = Verfolger
bot-level-3-about = Schaut ein paar Züge voraus und irrt sich ab und zu.
bot-level-4 = Schlaufuchs
bot-level-4-about = Plant ganze Runden und irrt sich selten.
bot-level-5 = Phantom
bot-level-5-about = Sieht Fallen, bevor sie gestellt sind.

# The first lesson
lesson-two-steps = Du bist Pac-Man, in der Mitte. In jedem Zug machst du genau zwei Schritte. Geh nach links, dann nach unten: mit den Pfeilen, durch Wischen oder durch Tippen auf die Richtung.
lesson-two-steps-hint = Zuerst ein Schritt nach links, dann einer nach unten. (P-5)
lesson-two-steps-done = Danach macht jeder Geist einen Schritt. Die dicken Striche sind Barrieren, durch die niemand kommt.
lesson-dot = Du willst die vier Punkte. Einer liegt zwei Felder unter dir. Hol ihn dir: nach unten und noch einmal nach unten.
lesson-dot-hint = Der Punkt liegt genau unter dir: zwei Schritte nach unten. (P-7)
lesson-dot-done = Gefressen! Und jetzt das Schönste: drei Schritte als Bonus.
lesson-eat = Im Bonus darfst du in Geister hineinlaufen, und dann frisst du sie. Clyde steht drei Felder links von dir. Schnapp ihn dir!
lesson-eat-hint = Geh dreimal nach links, zum Geist am Rand. (P-8)
lesson-eat-done = Clyde ist vom Brett. Aber sieh: Blinky und Inky haben dich gesehen und zwei Schritte statt einem gemacht.
lesson-hide = Ein Geist, der dich in seiner Reihe oder Spalte ohne Barriere dazwischen sieht, ist doppelt so schnell. Dein Bonus ist vorbei, und auf das Feld eines Geistes darfst du jetzt nicht. Beende deine zwei Schritte dort, wo kein Geist dich sieht.
lesson-hide-hint = Du musst aus Blinkys Spalte und aus Inkys Reihe: auf b3 oder b1. (P-12)
lesson-hide-done = Dort sieht dich niemand. Fängt dich ein Geist, kostet das eins von drei Leben, und alle stehen wieder am Start; gefressene Punkte bleiben gefressen.
lesson-stop = Ein neuer Ort. Hol dir den Punkt über dir. Er liegt gut versteckt hinter Barrieren, also lauf nicht weiter: Beende deinen Zug mit Anhalten.
lesson-stop-hint = Zwei Schritte nach oben zum Punkt, dann anhalten. (P-7)
lesson-stop-done = Richtig: Den Bonus musst du nicht nutzen. Und auf einem Punkt darf kein Geist stehen bleiben.
lesson-ghosts = Jetzt wechselt ihr die Seiten: Du spielst die vier Geister, und Ben ist Pac-Man. Die Geister ziehen nacheinander, zuerst Blinky, dann Pinky, Inky und Clyde. Ben steht in Blinkys Spalte, also sieht Blinky ihn und macht zwei Schritte, beide in eine Richtung. Fang ihn: hinunter und noch einmal hinunter.
lesson-ghosts-hint = Blinky steht zwei Felder über Ben: zwei Schritte hinunter. (P-15)
lesson-ghosts-done = Gefangen! Das kostet Ben eins seiner drei Leben, und alle gehen zurück an den Start. Geister mögen lange, freie Bahnen, Pac-Man mag Ecken.
lesson-all-dots = Hier liegen alle vier Punkte hintereinander. Jeder gefressene gibt dir drei neue Schritte. Nimm sie alle in einem Zug: hoch, hoch, hoch und nach rechts.
lesson-all-dots-hint = Folge den Punkten: dreimal nach oben, dann nach rechts. (P-9, P-10)
lesson-all-dots-done = Der vierte Punkt gewinnt sofort. Die Geister gewinnen, wenn dein letztes Leben weg ist.
