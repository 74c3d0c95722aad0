game-name = Pac-Man
game-about = One of you is Pac-Man and wants all four dots. The others play the ghosts and must catch him three times. Played on the Quoridor board, where the walls stay put.

role-pac-man = Pac-Man
role-ghost = ghost
role-ghosts = ghosts
role-to-be-drawn = to be drawn

option-pac_man = Who is Pac-Man
option-pac_man-about = Choose who is Pac-Man, or leave it to chance.
option-pac_man-chance = at random
option-layout = Maze
option-layout-about = Where everyone starts and where the walls are.
option-layout-crossroads = crossroads: two open roads, a chance for both sides
option-layout-maze-20 = maze with 20 walls
option-layout-maze-6 = few walls, easier for Pac-Man
option-layout-windmill = windmill: ten walls, ghosts on every side
option-layout-corners = corners: ghosts in the corners
option-lives = Lives
option-lives-about = How often Pac-Man must be caught: with 3 lives, the third catch ends the game.
option-patience = Patience
option-patience-about = After this many turns in a row with nothing eaten and nobody caught, Pac-Man loses a life.
option-patience-off = none: a draw after 300 turns
option-ghosts_may_hold = Ghosts may stay
option-ghosts_may_hold-about = Whether a ghost may stay where it is or stop early.
option-eaten = Eaten ghosts
option-eaten-about = When an eaten ghost comes back.
option-eaten-out = after the next catch
option-eaten-return = with its next move
option-frenzy = Chasing ghosts
option-frenzy-about = How a ghost that sees Pac-Man makes its two steps.
option-frenzy-straight = both in one direction
option-frenzy-free = it may turn or go back
option-into_ghosts = Running into a ghost
option-into_ghosts-about = Whether Pac-Man may step onto a ghost’s square without a bonus.
option-into_ghosts-closed = he may not
option-into_ghosts-caught = he may, and is caught
option-ghosts = Who plays which ghost
option-ghosts-about = Whether the ghosts are dealt out in seat order, or players choose them before the first turn.
option-ghosts-dealt = dealt out
option-ghosts-chosen = chosen one by one
option-ghost_order = Order of the ghosts
option-ghost_order-about = Whether the ghosts always move in the same order, or their team decides each time.
option-ghost_order-fixed = always the same
option-ghost_order-free = their team decides

verb-step = step
verb-stop = stop
verb-take = take
verb-next = goes next
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

event-pac-man-drawn = { SEAT($seat) } is Pac-Man (drawn at random)!
    .you-seat = You’re Pac-Man (drawn at random)!
event-ghost-taken = { SEAT($seat) } takes { WORD($ghost) }.
    .you-seat = You take { WORD($ghost) }.
event-next-ghost-named = { WORD($ghost) } goes next.
event-figure-stepped = { WORD($figure) } steps to { $to }.
event-figure-stopped = { WORD($figure) } stops.
event-ghost-stayed = { WORD($ghost) } can’t go anywhere and stays.
event-pac-man-hemmed-in = Pac-Man is surrounded and can’t move.
event-dot-eaten = { $left ->
    [0] Pac-Man eats the last dot, on { $square }.
    [one] Pac-Man eats the dot on { $square } and gets three more steps. One dot is left.
   *[other] Pac-Man eats the dot on { $square } and gets three more steps. { $left } dots are left.
}
event-ghost-eaten = Yum! { WORD($ghost) } disappears from the board.
event-ghost-returned = { WORD($ghost) } is back on { $to }.
event-pac-man-caught = { $left ->
    [0] { WORD($ghost) } catches Pac-Man. That was his last life.
    [one] { WORD($ghost) } catches Pac-Man. One life is left; everyone goes back to the start.
   *[other] { WORD($ghost) } catches Pac-Man. { $left } lives are left; everyone goes back to the start.
}
event-patience-ran-out = { $left ->
    [0] { $turns } turns with nothing eaten and nobody caught: Pac-Man loses his last life.
    [one] { $turns } turns with nothing eaten and nobody caught: Pac-Man loses a life. One is left; everyone goes back to the start.
   *[other] { $turns } turns with nothing eaten and nobody caught: Pac-Man loses a life. { $left } are left; everyone goes back to the start.
}
event-turn-limit-reached = { over-turn-limit }
event-pac-man-won = { over-all-dots }
event-ghosts-won = { $title ->
    [beginner] { over-caught-beginner }
    [amateur] { over-caught-amateur }
    [pro] { over-caught-pro }
   *[none] { over-caught-none }
}

tell-draw = Pac-Man is about to be drawn.
tell-pac-man = { SEAT($who) } plays Pac-Man.
    .you-who = You play Pac-Man.
tell-ghost = { SEAT($who) } plays { WORD($figure) }.
    .you-who = You play { WORD($figure) }.
tell-at = { WORD($figure) } is on { $at }.
tell-sees = { WORD($figure) } is on { $at } and sees Pac-Man.
tell-eaten = { WORD($figure) } has been eaten and is off the board.
tell-lives = { $lives ->
    [0] Pac-Man has no life left.
    [one] Pac-Man has one life left.
   *[other] Pac-Man has { $lives } lives left.
}
tell-dots = { $number ->
    [one] There is one dot, on { WORD($places) }.
   *[other] There are { $number } dots, on { WORD($places) }.
}
tell-no-barriers = There are no walls on the board.
tell-barriers = { $number ->
    [one] There is one wall, between { WORD($places) }.
   *[other] There are { $number } walls, between { WORD($places) }.
}
tell-patience = { $left ->
    [0] When this round ends, Pac-Man loses a life.
    [one] If nothing happens in the next turn, Pac-Man loses a life.
   *[other] If nothing happens for { $left } more turns, Pac-Man loses a life.
}
tell-turns-left = { $left ->
    [0] When this round ends, the game is a draw.
    [one] After one more turn the game is a draw.
   *[other] After { $left } more turns the game is a draw.
}
tell-take = { SEAT($who) } is choosing a ghost.
    .you-who = Choose a ghost to play until the end.
tell-next = { SEAT($who) } is choosing which ghost goes next.
    .you-who = Choose which ghost goes next.
tell-to-move = { $left ->
    [one] It’s { SEAT($who) }’s turn: { WORD($figure) } has one step.
   *[other] It’s { SEAT($who) }’s turn: { WORD($figure) } has { $left } steps.
}
    .you-who = { $left ->
        [one] It’s your turn: { WORD($figure) } has one step.
       *[other] It’s your turn: { WORD($figure) } has { $left } steps.
    }
tell-bonus = { $left ->
    [one] It’s { SEAT($who) }’s turn: { WORD($figure) } has one bonus step, may eat ghosts and may stop.
   *[other] It’s { SEAT($who) }’s turn: { WORD($figure) } has up to { $left } bonus steps, may eat ghosts and may stop.
}
    .you-who = { $left ->
        [one] It’s your turn. You have one bonus step, may eat ghosts and may stop.
       *[other] It’s your turn. You have up to { $left } bonus steps, may eat ghosts and may stop.
    }
tell-all-dots = { over-all-dots }
tell-caught-none = { over-caught-none }
tell-caught-beginner = { over-caught-beginner }
tell-caught-amateur = { over-caught-amateur }
tell-caught-pro = { over-caught-pro }
tell-turn-limit = { over-turn-limit }

over-all-dots = All four dots! Pac-Man wins. Level: expert. The plate is empty and the ghosts look pale.
over-caught-none = The ghosts win. Level: none yet. Not a single dot – the ghosts hardly had to hurry.
over-caught-beginner = The ghosts win. Level: beginner. One dot: that was the starter.
over-caught-amateur = The ghosts win. Level: amateur. Two dots: half the plate is clean.
over-caught-pro = The ghosts win. Level: pro. Three dots: one bite short of a feast.
over-turn-limit = A draw: 300 turns, and nobody has won.

refused-pac-man-not-seated = Seat { $seat } can’t be Pac-Man: there are only { $seats } seats. (P-1)
    .next = Choose another one, counting from 0.
refused-layout-dots = A maze needs { $needed } dots, not { $given }. (P-3)
    .next = Add or remove some.
refused-layout-ghosts = A maze needs { $needed } ghosts, not { $given }. (P-3)
    .next = Add or remove some.
refused-layout-square = “{ $word }” is not a square on the board. (P-3)
    .next = Write squares from a1 to i9.
refused-layout-shared-square = Two things are on { $at }. (P-3)
    .next = Move one of them.
refused-layout-barrier = “{ $word }” is not a place for a wall. (P-3)
    .next = Write e3h or e3v, for example.
refused-layout-too-many-barriers = { $given } walls are too many: the box has only { $most }. (P-3)
    .next = Remove some.
refused-layout-overlap = The wall between { $near } and { $far } lies on top of another one. (P-3)
    .next = Remove or move it.
refused-layout-crossing = The wall between { $near } and { $far } crosses another one. (P-3)
    .next = Remove or move it.
refused-layout-cut-off = There’s no way from { $start } to { $at }. (P-3)
    .next = Open a gap in the walls.
refused-layout-unreadable = “{ $file }” is not a maze: { $why }
    .next = Choose another file.
refused-no-such-action = “{ $action }” is not a move in Pac-Man.
    .next = Try “step up” or “stop”.
refused-board-ends = The board ends at { $at }. ({ $ruling })
    .next = Go another way.
refused-barrier-between = There’s a wall between { $at } and { $to }. ({ $ruling })
    .next = Go around it.
refused-ghost-there = { WORD($figure) } is on { $to }, and you can only go there right after eating a dot. (P-6)
    .next = Go another way.
refused-ghost-on-ghost = { WORD($figure) } is on { $to }, and a ghost can’t end its move there. (P-14)
    .next = Go another way.
refused-dot-there = There’s a dot on { $to }, and a ghost can’t end its move there. (P-13)
    .next = Go another way.
refused-pac-man-must-step = You can only stop after eating a dot. (P-5)
    .next = Make both steps.
refused-ghost-must-step = A ghost that can move must move. (P-11)
    .next = Make a step.
refused-no-rest-here = A ghost can’t stop on { $at }: there’s a dot or another ghost. (P-13)
    .next = Step on.
refused-frenzy-goes-straight = { WORD($figure) } sees Pac-Man and runs straight on. ({ $ruling })
    .next = The only way is { WORD($direction) }.

check-chance = Check who plays Pac-Man
board-label = Pac-Man board. Arrow keys move, Enter stops.
board-keys = Arrow keys move, Enter stops. Or tap where to go, or swipe.
board-goal-pac-man = Eat all the dots, and don’t get caught!
board-goal-ghost = Move { WORD($figure) }: catch Pac-Man before he eats all the dots!
board-your-step = { $left ->
    [one] Move { WORD($figure) }: one step to go. Swipe, tap or use the arrow keys.
   *[other] Move { WORD($figure) }: { $left } steps to go. Swipe, tap or use the arrow keys.
}
board-your-bonus = { $left ->
    [one] Bonus! { WORD($figure) } has one more step, may eat ghosts and may stop.
   *[other] Bonus! { WORD($figure) } has { $left } more steps, may eat ghosts and may stop.
}
board-sent = Sending …
board-caught = Caught by { WORD($ghost) } · { $left ->
    [0] no lives left
    [one] one life left
   *[other] { $left } lives left
}
board-out-of-patience = Out of patience · { $left ->
    [0] no lives left
    [one] one life left
   *[other] { $left } lives left
}
board-eaten = eaten
board-sees = sees him: 2 steps
    .you-who = sees you: 2 steps
board-too-far = { $left ->
    [one] You can’t get there in one step.
   *[other] You can’t get there in { $left } steps.
}
board-steps-left = { $left ->
    [one] one step
   *[other] { $left } steps
}
board-dots = { $left ->
    [0] All dots eaten.
    [one] One dot left.
   *[other] { $left } dots left.
}
puzzle-eat = You are Pac-Man. Get a dot { $turns ->
    [one] in this turn
   *[other] within { $turns } turns
}, whatever the ghosts do.
puzzle-catch = You are the ghosts. Catch Pac-Man { $turns ->
    [one] in this round
   *[other] within { $turns } rounds
}, whatever he does.
puzzle-escape = You are Pac-Man. Don’t get caught { $turns ->
    [one] in this round
   *[other] for { $turns } rounds
}, whatever the ghosts do.
puzzle-hint-dot = go for the dot on { $at }.
puzzle-hint-trap = he can be caught on { $at }.
puzzle-hint-aim = { WORD($figure) } should end this turn on { $at }.
refused-layout-no-pac-man = Pac-Man has no square yet. (P-3)
    .next = Place him.
refused-puzzle-unreadable = This can’t be read as a puzzle: { $why }
    .next = Correct it and try again.

bot-level-1 = Wanderer
bot-level-1-about = Strolls around and often forgets what it wanted.
bot-level-2 = Nibbler
bot-level-2-about = Sees what’s right in front of its nose.
bot-level-3 = Chaser
bot-level-3-about = Looks a few moves ahead, and slips up now and then.
bot-level-4 = Trickster
bot-level-4-about = Plans whole rounds and rarely slips up.
bot-level-5 = Phantom
bot-level-5-about = Sees traps before they’re set.

# The first lesson
lesson-two-steps = You’re Pac-Man, in the middle. On each turn you take exactly two steps. Go left, then down: use the arrow keys, swipe, or tap where you want to go.
lesson-two-steps-hint = First one step left, then one step down. (P-5)
lesson-two-steps-done = Then every ghost takes one step. The thick lines are walls; nobody walks through them.
lesson-dot = You want the four dots. One is two squares below you. Get it: down, and down again.
lesson-dot-hint = The dot is straight below: two steps down. (P-7)
lesson-dot-done = Eaten! And now comes the good part: a bonus of three steps.
lesson-eat = During the bonus you can run into ghosts and eat them. Clyde is three squares to your left. Get him!
lesson-eat-hint = Go left three times, to the ghost at the edge. (P-8)
lesson-eat-done = Clyde is off the board. But look: Blinky and Inky saw you and took two steps instead of one.
lesson-hide = A ghost that sees you, in its row or column with no wall in between, takes two steps instead of one, both in the same direction. Your bonus is over, so you can’t enter a ghost’s square now. End your two steps where no ghost sees you.
lesson-hide-hint = Get out of Blinky’s column and out of Inky’s row: b3 or b1. (P-12)
lesson-hide-done = Nobody sees you there. If a ghost catches you, you lose one of your three lives and everyone goes back to the start; the dots stay eaten.
lesson-stop = A new place. Get the dot above you. It’s well hidden behind walls, so don’t run on: end your turn with Stop.
lesson-stop-hint = Two steps up to the dot, then press Stop. (P-7)
lesson-stop-done = Right: you don’t have to use the bonus. And no ghost may stop on a dot.
lesson-ghosts = Now change sides: you play the four ghosts, and Ben is Pac-Man. Ghosts move one after another: first Blinky, then Pinky, Inky and Clyde. Ben has stopped in Blinky’s column, so Blinky sees him and takes two steps straight ahead. Catch him: down, and down again.
lesson-ghosts-hint = Blinky is two squares above Ben: two steps down. (P-12, P-15)
lesson-ghosts-done = Caught! Ben loses one of his three lives, and everyone goes back to the start. So ghosts like long, open lines, and Pac-Man likes corners.
lesson-all-dots = All four dots are in a row here. Each one you eat gives you three new steps. Eat them all in one turn: up, up, up, and right.
lesson-all-dots-hint = Follow the dots: three times up, then right. (P-9, P-10)
lesson-all-dots-done = The fourth dot wins at once. The ghosts win when your last life is gone.
