game-name = Pac-Man
game-about = One of you is Pac-Man and wants all four dots. The others are the ghosts and want him three times. On the board of Quoridor, barriers fixed.

role-pac-man = Pac-Man
role-ghost = ghost
role-ghosts = ghosts
role-to-be-drawn = to be drawn

option-pac_man = Who is Pac-Man
option-pac_man-about = The seat you name, or one drawn by lot.
option-pac_man-chance = by lot
option-layout = Maze
option-layout-about = Where everybody starts and where the barriers lie.
option-layout-maze-20 = maze with 20 barriers
option-layout-maze-6 = few barriers, kind to Pac-Man
option-layout-windmill = windmill: ten barriers, ghosts on every side
option-layout-corners = corners: ghosts in the corners
option-lives = Lives
option-lives-about = The catch that loses the game: with 3 lives it is the third.
option-patience = Patience
option-patience-about = After so many turns in a row in which nothing is eaten and nobody is caught, Pac-Man loses a life.
option-patience-off = none: a draw after 300 turns
option-ghosts_may_hold = Ghosts may hold
option-ghosts_may_hold-about = Whether a ghost may stand still or stop early.
option-eaten = Eaten ghosts
option-eaten-about = When an eaten ghost comes back.
option-eaten-out = after the next catch
option-eaten-return = with its next move
option-frenzy = Frenzy
option-frenzy-about = How a ghost that sees Pac-Man makes its two steps.
option-frenzy-straight = both in one direction
option-frenzy-free = it may turn or go back
option-into_ghosts = Running into a ghost
option-into_ghosts-about = Whether Pac-Man may step onto a ghost’s square without the bonus.
option-into_ghosts-closed = he may not
option-into_ghosts-caught = he may, and is caught
option-ghosts = Who plays which ghost
option-ghosts-about = Whether the ghosts are dealt out in seat order, or their players take them one by one before the first turn.
option-ghosts-dealt = dealt out
option-ghosts-chosen = taken one by one
option-ghost_order = Order of the ghosts
option-ghost_order-about = Whether the ghosts always move in the same order, or their team says each time which one goes next.
option-ghost_order-fixed = always the same
option-ghost_order-free = as their team likes

verb-step = step
verb-stop = stop
verb-take = take
verb-next = goes next:
verb-pac-man = is Pac-Man

word-up = up
word-down = down
word-left = left
word-right = right
word-pac-man = Pac-Man
word-blinky = Blinky
word-pinky = Pinky
word-inky = Inky
word-clyde = Clyde

event-pac-man-drawn = The lot falls on { SEAT($seat) }: Pac-Man!
    .you-seat = The lot falls on you: you are Pac-Man!
event-ghost-taken = { SEAT($seat) } takes { WORD($ghost) }.
    .you-seat = You take { WORD($ghost) }.
event-next-ghost-named = { WORD($ghost) } goes next.
event-figure-stepped = { WORD($figure) } steps to { $to }.
event-figure-stopped = { WORD($figure) } stops.
event-ghost-stayed = { WORD($ghost) } has nowhere to go and stays.
event-pac-man-hemmed-in = Pac-Man is hemmed in and cannot move.
event-dot-eaten = { $left ->
    [0] Pac-Man eats the dot on { $square }, and it was the last one.
    [one] Pac-Man eats the dot on { $square } and gets three steps more. One dot is left.
   *[other] Pac-Man eats the dot on { $square } and gets three steps more. { $left } dots are left.
}
event-ghost-eaten = Yum! { WORD($ghost) } disappears from the board.
event-ghost-returned = { WORD($ghost) } is back on { $to }.
event-pac-man-caught = { $left ->
    [0] { WORD($ghost) } catches Pac-Man, and that was his last life.
    [one] { WORD($ghost) } catches Pac-Man. One life is left; everybody goes back to the start.
   *[other] { WORD($ghost) } catches Pac-Man. { $left } lives are left; everybody goes back to the start.
}
event-patience-ran-out = { $left ->
    [0] { $turns } turns and nothing happens: that costs Pac-Man his last life.
    [one] { $turns } turns and nothing happens: that costs Pac-Man a life. One is left; everybody goes back to the start.
   *[other] { $turns } turns and nothing happens: that costs Pac-Man a life. { $left } are left; everybody goes back to the start.
}
event-turn-limit-reached = { over-turn-limit }
event-pac-man-won = { over-all-dots }
event-ghosts-won = { $title ->
    [beginner] { over-caught-beginner }
    [amateur] { over-caught-amateur }
    [pro] { over-caught-pro }
   *[none] { over-caught-none }
}

tell-draw = It is about to be drawn who is Pac-Man.
tell-pac-man = { SEAT($who) } plays Pac-Man.
    .you-who = You play Pac-Man.
tell-ghost = { SEAT($who) } plays { WORD($figure) }.
    .you-who = You play { WORD($figure) }.
tell-at = { WORD($figure) } stands on { $at }.
tell-sees = { WORD($figure) } stands on { $at } and sees Pac-Man.
tell-eaten = { WORD($figure) } is eaten and off the board.
tell-lives = { $lives ->
    [0] Pac-Man has no life left.
    [one] Pac-Man has one life left.
   *[other] Pac-Man has { $lives } lives left.
}
tell-dots = { $number ->
    [one] One dot lies on { WORD($places) }.
   *[other] { $number } dots lie on { WORD($places) }.
}
tell-no-barriers = No barriers lie on the board.
tell-barriers = { $number ->
    [one] One barrier lies between { WORD($places) }.
   *[other] { $number } barriers lie between { WORD($places) }.
}
tell-patience = { $left ->
    [0] When this round ends, Pac-Man loses a life.
    [one] One more quiet turn, and Pac-Man loses a life.
   *[other] { $left } more quiet turns, and Pac-Man loses a life.
}
tell-turns-left = { $left ->
    [0] When this round ends, the game is drawn.
    [one] One more turn of Pac-Man, and the game is drawn.
   *[other] { $left } more turns of Pac-Man, and the game is drawn.
}
tell-take = { SEAT($who) } takes a ghost.
    .you-who = Take a ghost: you play it to the end.
tell-next = { SEAT($who) } says which ghost goes next.
    .you-who = Say which ghost goes next.
tell-to-move = { $left ->
    [one] It is { SEAT($who) }’s turn: { WORD($figure) } has one step to make.
   *[other] It is { SEAT($who) }’s turn: { WORD($figure) } has { $left } steps to make.
}
    .you-who = It is your turn. { WORD($figure) }, steps to make: { $left }.
tell-bonus = { $left ->
    [one] It is { SEAT($who) }’s turn: { WORD($figure) } has one bonus step, may eat ghosts, and may stop.
   *[other] It is { SEAT($who) }’s turn: { WORD($figure) } has up to { $left } bonus steps, may eat ghosts, and may stop.
}
    .you-who = It is your turn. Bonus steps: { $left }. You may eat ghosts, and you may stop.
tell-all-dots = { over-all-dots }
tell-caught-none = { over-caught-none }
tell-caught-beginner = { over-caught-beginner }
tell-caught-amateur = { over-caught-amateur }
tell-caught-pro = { over-caught-pro }
tell-turn-limit = { over-turn-limit }

over-all-dots = All four dots! Pac-Man wins. Level: expert. The plate is empty and the ghosts look pale.
over-caught-none = The ghosts win. Level: none yet. Not one dot – the ghosts hardly had to hurry.
over-caught-beginner = The ghosts win. Level: beginner. One dot: that was the starter.
over-caught-amateur = The ghosts win. Level: amateur. Two dots: half the plate is clean.
over-caught-pro = The ghosts win. Level: pro. Three dots: one bite short of a feast.
over-turn-limit = A draw: 300 turns, and neither side has what it wants.

refused-pac-man-not-seated = Seat { $seat } cannot be Pac-Man: there are only { $seats } seats, counted from 0. (P-1)
refused-layout-dots = A layout needs { $needed } dots, not { $given }. (P-3)
refused-layout-ghosts = A layout needs { $needed } ghosts, not { $given }. (P-3)
refused-layout-square = “{ $word }” is no square of the board. (P-3)
refused-layout-shared-square = Two things stand on { $at }. (P-3)
refused-layout-barrier = “{ $word }” is no place for a barrier; it should look like e3h or e3v. (P-3)
refused-layout-too-many-barriers = { $given } barriers are too many; at most { $most } are in the box. (P-3)
refused-layout-overlap = Barrier { $at } lies on top of another one. (P-3)
refused-layout-crossing = Barrier { $at } crosses another one. (P-3)
refused-layout-cut-off = There is no way from { $start } to { $at }. (P-3)
refused-layout-unreadable = “{ $file }” is no layout: { $why }
refused-no-such-action = “{ $action }” is no action of Pac-Man. Try: step up, or stop.
refused-board-ends = The board ends at { $at }. ({ $ruling })
refused-barrier-between = A barrier lies between { $at } and { $to }. ({ $ruling })
refused-ghost-there = { WORD($figure) } stands on { $to }; only after a dot may you go there. (P-6)
refused-ghost-on-ghost = { WORD($figure) } stands on { $to }; no ghost may end its move there. (P-14)
refused-dot-there = A dot lies on { $to }; no ghost may end its move there. (P-13)
refused-pac-man-must-step = Pac-Man makes both steps; only after a dot may he stop. (P-5)
refused-ghost-must-step = A ghost that can move must move. (P-11)
refused-no-rest-here = A ghost cannot stop on { $at }: somebody or a dot is there. (P-13)
refused-frenzy-goes-straight = { WORD($figure) } is in a frenzy and goes straight on: { WORD($direction) }. ({ $ruling })

check-chance = Check the draw
board-label = Pac-Man board. Arrow keys step, Enter stops.
board-keys = Arrow keys step, Enter stops. Or tap where to go, or swipe.
board-your-step = { $left ->
    [one] Your step with { WORD($figure) }: one to go. Swipe, tap or use the arrows.
   *[other] Your step with { WORD($figure) }: { $left } to go. Swipe, tap or use the arrows.
}
board-your-bonus = { $left ->
    [one] Bonus! { WORD($figure) } has one step more, may eat ghosts and may stop.
   *[other] Bonus! { WORD($figure) } has { $left } steps more, may eat ghosts and may stop.
}
board-sent = On its way …
board-eaten = eaten
board-sees = sees him!
    .you-who = sees you!
board-too-far = { $left ->
    [one] You cannot get there in one step.
   *[other] You cannot get there in { $left } steps.
}
board-steps-left = { $left ->
    [one] one step
   *[other] { $left } steps
}
board-dots = { $left ->
    [0] All dots are eaten.
    [one] One dot is left.
   *[other] { $left } dots are left.
}
puzzle-eat = You are Pac-Man. Get a dot within { $turns ->
    [one] this turn
   *[other] { $turns } turns
}, whatever the ghosts do.
puzzle-catch = You are the ghosts. Catch Pac-Man { $turns ->
    [one] in this round
   *[other] within { $turns } rounds
}, whatever he does.
puzzle-escape = You are Pac-Man. Do not get caught { $turns ->
    [one] in this round
   *[other] for { $turns } rounds
}: there is only one way.
puzzle-hint-dot = the dot on { $at } is the one to get.
puzzle-hint-trap = he can be caught on { $at }.
puzzle-hint-aim = { WORD($figure) } should end this turn on { $at }.
refused-layout-no-pac-man = Pac-Man has no place yet. (P-3)
refused-puzzle-unreadable = This cannot be read as a puzzle: { $why }

bot-level-1 = Wanderer
bot-level-1-about = Strolls about and often forgets what it wanted.
bot-level-2 = Nibbler
bot-level-2-about = Sees what lies right in front of its nose.
bot-level-3 = Chaser
bot-level-3-about = Looks a few moves ahead and errs now and then.
bot-level-4 = Sly one
bot-level-4-about = Plans whole rounds and seldom errs.
bot-level-5 = Phantom
bot-level-5-about = Sees traps before they are laid.

# The first lesson
lesson-two-steps = You are Pac-Man, in the middle. In each turn you make exactly two steps. Go left, then down: by the arrows, by a swipe, or by tapping where you want to go.
lesson-two-steps-hint = First one step left, then one step down. (P-5)
lesson-two-steps-done = Then every ghost makes one step. Thick lines are barriers; nobody walks through them.
lesson-dot = You want the four dots. One lies two squares below you. Fetch it: down, and down again.
lesson-dot-hint = The dot is straight below: two steps down. (P-7)
lesson-dot-done = Eaten! And now comes the good part: a bonus of three steps.
lesson-eat = In the bonus you may run into ghosts, and then you eat them. Clyde stands three squares to your left. Get him!
lesson-eat-hint = Go left three times, to the ghost at the edge. (P-8)
lesson-eat-done = Clyde is off the board. But look: Blinky and Inky saw you and made two steps instead of one.
lesson-hide = A ghost that sees you, in its row or column with no barrier between, is twice as fast. Your bonus is over, and you cannot enter a ghost’s square now. End your two steps where no ghost sees you.
lesson-hide-hint = You must be out of Blinky’s column and out of Inky’s row: b3 or b1. (P-12)
lesson-hide-done = Nobody sees you there. If a ghost catches you, it costs one of your three lives, and all go back to their start; the dots stay eaten.
lesson-stop = A new place. Fetch the dot above you. It lies well hidden behind barriers, so do not run on: end your turn with Stop.
lesson-stop-hint = Two steps up to the dot, then press Stop. (P-7)
lesson-stop-done = Right: you need not use the bonus. A ghost may not rest on a dot, either.
lesson-ghosts = Now change sides: you play the four ghosts, and Ben is Pac-Man. Ghosts move one after another, first Blinky, then Pinky, Inky and Clyde. Ben has stopped in Blinky’s column, so Blinky sees him and makes two steps, both in one direction. Catch him: down, and down again.
lesson-ghosts-hint = Blinky stands two squares above Ben: two steps down. (P-15)
lesson-ghosts-done = Caught! That costs Ben one of his three lives, and everybody goes back to the start. So ghosts like long, open lines, and Pac-Man likes corners.
lesson-all-dots = All four dots lie in a row here. Each one you eat gives you three new steps. Take them all in one turn: up, up, up, and right.
lesson-all-dots-hint = Follow the dots: three times up, then right. (P-9, P-10)
lesson-all-dots-done = The fourth dot wins at once. The ghosts win when your last life is gone.
