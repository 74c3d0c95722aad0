game-name = Quoridor
game-about = Be the first to reach the opposite edge. Each turn you move your pawn or lay a barrier in somebody’s way.

role-south = south
role-north = north
role-west = west
role-east = east

option-first = Who begins
option-first-about = Drawn by lot, or the seat you name.
option-first-chance = by lot
option-third_pawn = Third pawn behind
option-third_pawn-about = What happens when a second pawn stands right behind the one you would jump.
option-third_pawn-stop = no jump
option-third_pawn-side = step aside
option-repetition = Repeated positions
option-repetition-about = Whether the third time the same position comes up is a draw. After 1,000 turns it is one in any case.
option-repetition-draw = a draw
option-repetition-none = play on, at most 1,000 turns
option-size = Board
option-size-about = The full 9 × 9 squares, or a smaller board for learning.
option-barriers = Barriers
option-barriers-about = How many barriers each player has. A stronger player can have fewer.

verb-move = move
verb-wall = lay a barrier
verb-pass = pass
verb-first = begins

word-row-1 = row 1
word-row-3 = row 3
word-row-5 = row 5
word-row-7 = row 7
word-row-9 = row 9
word-column-a = column a
word-column-c = column c
word-column-e = column e
word-column-g = column g
word-column-i = column i

event-first-drawn = The lot falls on { SEAT($seat) }, who begins.
    .you-seat = The lot falls on you: you begin.
event-pawn-moved = { SEAT($mover) } moves to { $to }.
    .you-mover = You move to { $to }.
event-wall-placed = { $left ->
    [0] { SEAT($builder) } lays the last barrier, between { $near } and { $far }.
    [one] { SEAT($builder) } lays a barrier between { $near } and { $far } and has one left.
   *[other] { SEAT($builder) } lays a barrier between { $near } and { $far } and has { $left } left.
}
    .you-builder = You lay a barrier between { $near } and { $far }. Left: { $left }.
event-turn-passed = { SEAT($seat) } can do nothing and passes.
    .you-seat = You can do nothing and pass.
event-game-won = { SEAT($winner) } has reached the goal and wins!
    .you-winner = You have reached the goal and win!
event-position-repeated = The same position for the third time: a draw.
event-turn-limit-reached = { $turns } turns without a winner: a draw.

tell-pawn = { $hand ->
    [0] { SEAT($who) } stands on { $at }, wants { WORD($goal) }, and has no barriers left.
    [one] { SEAT($who) } stands on { $at }, wants { WORD($goal) }, and has one barrier left.
   *[other] { SEAT($who) } stands on { $at }, wants { WORD($goal) }, and has { $hand } barriers left.
}
tell-no-barriers = No barriers lie on the board.
tell-barriers = { $number ->
    [one] One barrier lies between { WORD($places) }.
   *[other] { $number } barriers lie between { WORD($places) }.
}
tell-first = It is about to be drawn who begins.
tell-to-move = It is { SEAT($who) }’s turn.
    .you-who = It is your turn.
tell-over-goal = The goal is reached.
tell-over-repetition = The game is drawn by repetition.
tell-over-turn-limit = The game is drawn: it went on too long.

over-goal = The goal is reached.
over-repetition = Drawn: the same position came up three times.
over-turn-limit = Drawn: the game went on too long.

refused-barriers-per-seat = Give a number of barriers for each seat: { $seats } numbers, not { $given }.
refused-first-not-seated = Seat { $seat } cannot begin: there are only { $seats } seats, counted from 0.
refused-no-pass = You can still move or lay a barrier, so you cannot pass. (Q-10)
refused-no-such-action = “{ $action }” is no action of Quoridor. Try: move e2, or wall e3h.
refused-not-on-board = There is no { $word } on this board.
refused-square-taken = { SEAT($who) } already stands on { $to }. (Q-3)
refused-barrier-between = A barrier lies between { $at } and { $to }. (Q-3)
refused-barrier-behind = You cannot jump to { $to }: a barrier lies right behind the pawn. (Q-4)
refused-two-pawns = Two pawns in a row cannot be jumped, and you cannot step aside there. (Q-7)
refused-jump-straight = The square right behind the pawn is free: jump straight, not aside. (Q-5)
refused-side-step-closed = The way aside to { $to } is closed by a barrier. (Q-5)
refused-too-far = { $to } cannot be reached from { $at }: a pawn goes one square up, down, left or right, or jumps over one pawn. (Q-3)
refused-no-barriers-left = You have no barriers left; move your pawn. (Q-8)
refused-overlaps = There the barrier would lie on top of another one. (Q-8)
refused-crosses = There the barrier would cross another one. (Q-8)
refused-shuts-in = That barrier would leave { SEAT($who) } no way to the goal. (Q-9)
    .you-who = That barrier would leave you no way to the goal. (Q-9)

refused-position-setting = “{ $setting }” does not belong here. A position is written with: { $settings }.
refused-position-pawns = A position needs 2 to 4 pawns on different squares of the board, by seat.
refused-position-turn = “{ $turn }” is not a seat whose turn it could be.
refused-position-hands = Give every seat a number of barriers from 0 to 20.
refused-position-options = The options of this position cannot be so. Possible: { $allowed }.
refused-position-barrier = No barrier can lie at { $at }.
refused-position-no-way = { SEAT($seat) } must have a way to the goal and not stand there yet.
refused-drawing-shape = The drawing is not a board: a line of letters, then rows and grooves in turn, then the letters again.
refused-drawing-symbol = “{ $symbol }” on { $at } is not a pawn, or that pawn appears twice.
refused-score-too-long = The score is too long to be one game.
refused-score-head = The head of the score does not describe a game: { $why }.
refused-score-word = Place { $place }: “{ $word }” is neither a square nor a barrier.
refused-score-illegal = Place { $place }: “{ $action }” cannot be played: { $why }.

check-chance = Check the draw
board-label = Quoridor board. Arrow keys point, Enter goes or lays, B takes a barrier, R turns it, Escape lets go.
board-keys = Arrow keys point, Enter goes there, Esc lets go. Right-click turns a barrier.
board-your-turn = Your turn! Go to a marked square, or point at a groove to lay a barrier.
board-your-turn-no-barriers = Your turn! Your barriers are used up: go to a marked square.
board-must-pass = You can neither move nor lay anything.
board-sure = Lay it here? Tap it again or press “Lay”.
board-wrong-place = It does not fit here. Try, and you will see why.
board-won = { SEAT($who) } has reached the goal and wins!
    .you-who = You have reached the goal and win!
board-sent = On its way …
board-pawn = Pawn
board-barrier = Barrier
board-turn = Turn
board-lay = Lay
board-ways = Ways
board-hand = { $left ->
    [0] { SEAT($who) }: no barriers left
    [one] { SEAT($who) }: one barrier left
   *[other] { SEAT($who) }: { $left } barriers left
}
board-square = { $at }
board-square-free = { $at }: you can go there
board-square-pawn = { $at }: { SEAT($who) }
board-place = Barrier between { $near } and { $far }: fits
board-no-place = Barrier between { $near } and { $far }: does not fit
board-look-mouse = mouse
board-look-cat = cat
board-look-owl = owl
board-look-snail = snail
board-look-hedgehog = hedgehog
board-look-rabbit = rabbit
board-look-frog = frog
board-look-duck = duck
board-look-mushroom = toadstool
board-look-wedge = piece of cheese

bot-level-1 = Fledgling
bot-level-1-about = Has just learned the game and mostly runs.
bot-level-2 = Stroller
bot-level-2-about = Runs, and sometimes remembers the barriers.
bot-level-3 = Runner
bot-level-3-about = Sees your next action, if it looks.
bot-level-4 = Mason
bot-level-4-about = Likes to build, not always in the right place.
bot-level-5 = Planner
bot-level-5-about = Thinks three actions ahead.
bot-level-6 = Hunter
bot-level-6-about = Seldom misses a good barrier.
bot-level-7 = Weaver
bot-level-7-about = Makes your way long and keeps its own short.
bot-level-8 = Seer
bot-level-8-about = Sees most of what is coming.
bot-level-9 = Master
bot-level-9-about = Makes no mistakes you would notice.
bot-level-10 = Champion
bot-level-10-about = Gives everything it has.
puzzle-win = { $turns ->
    [one] Win at once.
   *[other] You can win in { $turns } turns. Find how it begins.
}
puzzle-barrier = Find the one barrier that turns the game.
puzzle-step = Find the one step that wins the race.
puzzle-hint-move = this time your pawn steps.
puzzle-hint-longer = { $steps ->
    [one] a barrier can make your opponent’s way one step longer.
   *[other] a barrier can make your opponent’s way { $steps } steps longer.
}
puzzle-hint-free = a barrier of yours can keep your own way open.
puzzle-hint-around = look around { $at }.

# The first lesson
lesson-walk = Your pawn stands at the bottom. It must reach the top row, before Ben’s pawn comes down to the bottom row. A pawn goes one square at a time, up, down or sideways. Go straight ahead, to e2.
lesson-walk-hint = Straight ahead is e2: the square right above your pawn. (Q-3)
lesson-walk-done = Ben comes towards you. He wants to get down to your side.
lesson-barrier = Instead of moving you can lay a barrier. Lay one right in front of Ben, between e8 and e7: point at the groove between them, or take a barrier from your hand.
lesson-barrier-hint = It must lie across Ben’s way: between e8 and e7. (Q-8)
lesson-barrier-done = Now he has to walk around it. A barrier is two squares long and stays for the whole game. You had ten, so choose well.
lesson-turn = Ben could slip past on the right, by f8. Barriers can stand upright, too: put one between e8 and f8. You turn a barrier with the turn button, the R key or a right click.
lesson-turn-hint = It must stand upright between e8 and f8. Turn the barrier first. (Q-8)
lesson-turn-done = Two barriers, and his way has become much longer.
lesson-cross = Another rule about barriers: yours lies across the squares d and e. Could one more go straight through it? Try it: stand one upright between d and e, right through the middle of the one that lies there.
lesson-cross-hint = Stand it upright between d8 and e8, so that it reaches down to d7 and e7. (Q-8)
lesson-cross-done = Barriers never cross and never lie on top of one another. They may touch, end to end or like a T.
lesson-shut-in = Ben stands on e9, and the only way out is past f9, to the right. Can you shut him in? Try it: stand a barrier upright right of f9 and f8.
lesson-shut-in-hint = Try to close the last gap, between f9 and g9. (Q-9)
lesson-shut-in-done = No! Everybody must keep some way to their goal. You may make it long, but never close it.
lesson-jump = Ben stands right in front of you. That helps you: jump over him, to e7.
lesson-jump-hint = A jump goes straight over the other pawn, to e7. (Q-4)
lesson-jump-done = You have gained a step. Think of it before you stand in somebody’s way.
lesson-side = Again Ben is in front of you, but a barrier behind him stops the jump. Then you may go past him on the left or on the right: to d6 or f6.
lesson-side-hint = The jump is blocked, so go beside Ben: d6 or f6. (Q-5)
lesson-side-done = Right: whoever cannot jump goes past on one side.
lesson-race = A race: Ben needs only two more steps down, and you need three up. If you both just run, he wins. Is there a better turn? Lay a barrier right in front of him, between e3 and e2, next to the one that lies there.
lesson-race-hint = It must lie under Ben, between e3 and e2, and reach on to f. (Q-8)
lesson-race-done = Now his way is four steps long and yours is three, so you are faster. A barrier at the right moment is worth more than a step; but each one costs you a turn.
lesson-win = The top row is near, but a barrier lies above you. Go around it and finish: to d8, then up.
lesson-win-hint = Go left to d8; there the way up to row 9 is free. (Q-11)
lesson-win-done = You are there, and that wins at once.
