game-name = Quoridor
game-about = Be the first to reach the other side. On your turn, move your pawn or place a wall in another player’s way.

role-south = south
role-north = north
role-west = west
role-east = east

option-first = Who goes first
option-first-about = Choose who goes first, or leave it to chance.
option-first-chance = at random
option-third_pawn = A pawn behind the pawn
option-third_pawn-about = What you can do when a second pawn is right behind the one you want to jump over.
option-third_pawn-stop = no jump
option-third_pawn-side = step aside
option-repetition = Repeated positions
option-repetition-about = What happens when the same position comes up for the third time. After 1,000 turns it’s always a draw.
option-repetition-draw = a draw
option-repetition-none = play on, at most 1,000 turns
option-size = Board
option-size-about = The full 9 × 9 board, or a smaller one for learning.
option-barriers = Walls
option-barriers-about = How many walls each player has. Give a stronger player fewer.

verb-move = move
verb-wall = place a wall
verb-pass = pass
verb-first = goes first
answer-move = move to { $at }
answer-wall = place a wall between { $near } and { $far }

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

event-first-drawn = { SEAT($seat) } goes first (drawn at random).
    .you-seat = You go first (drawn at random).
event-pawn-moved = { SEAT($mover) } moves to { $to }.
    .you-mover = You move to { $to }.
event-wall-placed = { $left ->
    [0] { SEAT($builder) } places the last wall, between { $near } and { $far }.
    [one] { SEAT($builder) } places a wall between { $near } and { $far } and has one left.
   *[other] { SEAT($builder) } places a wall between { $near } and { $far } and has { $left } left.
}
    .you-builder = { $left ->
        [0] You place your last wall, between { $near } and { $far }.
        [one] You place a wall between { $near } and { $far } and have one left.
       *[other] You place a wall between { $near } and { $far } and have { $left } left.
    }
event-turn-passed = { SEAT($seat) } can’t do anything and passes.
    .you-seat = You can’t do anything, so you pass.
event-game-won = { SEAT($winner) } reaches the goal and wins!
    .you-winner = You reach the goal and win!
event-position-repeated = The same position for the third time: it’s a draw.
event-turn-limit-reached = { $turns } turns without a winner: it’s a draw.

tell-pawn = { $hand ->
    [0] { SEAT($who) } is on { $at }, wants to reach { WORD($goal) } and has no walls left.
    [one] { SEAT($who) } is on { $at }, wants to reach { WORD($goal) } and has one wall left.
   *[other] { SEAT($who) } is on { $at }, wants to reach { WORD($goal) } and has { $hand } walls left.
}
    .you-who = { $hand ->
            [0] You’re on { $at }, want to reach { WORD($goal) } and have no walls left.
            [one] You’re on { $at }, want to reach { WORD($goal) } and have one wall left.
           *[other] You’re on { $at }, want to reach { WORD($goal) } and have { $hand } walls left.
        }
tell-no-barriers = There are no walls on the board.
tell-barriers = { $number ->
    [one] There is one wall, between { WORD($places) }.
   *[other] There are { $number } walls, between { WORD($places) }.
}
tell-first = The first player is about to be drawn.
tell-to-move = It’s { SEAT($who) }’s turn.
    .you-who = It’s your turn.
tell-over-goal = A pawn has reached its goal.
tell-over-repetition = The game is a draw: the same position came up three times.
tell-over-turn-limit = The game is a draw: it went on for too long.

over-goal = First to reach the goal.
over-repetition = A draw: the same position came up three times.
over-turn-limit = A draw: the game went on for too long.

refused-barriers-per-seat = You gave { $given } numbers of walls for { $seats } players.
    .next = Give one number for all, or one for each.
refused-first-not-seated = Seat { $seat } can’t go first: there are only { $seats } seats.
    .next = Choose another one, counting from 0.
refused-no-pass = You can’t pass while you can still move or place a wall. (Q-10)
    .next = Do one of them.
refused-no-such-action = “{ $action }” is not a move in Quoridor.
    .next = Try “move e2” or “wall e3h”.
refused-wall-direction = A wall at { $at } can lie either way.
    .next = Write { $at }h for a horizontal one or { $at }v for a vertical one.
refused-not-on-board = There’s no { $word } on this board.
    .next = Choose another place.
refused-square-taken = { SEAT($who) } is already on { $to }. (Q-3)
    .next = Choose another square.
refused-barrier-between = There’s a wall between { $at } and { $to }. (Q-3)
    .next = Go around it.
refused-barrier-behind = You can’t jump to { $to }: there’s a wall right behind the pawn. (Q-4)
    .next = Pass it on the left or right, if that’s free.
refused-two-pawns = You can’t jump over two pawns in a row, or step aside there. (Q-7)
    .next = Choose another square.
refused-jump-straight = The square right behind the pawn is free, so you can’t step aside. (Q-5)
    .next = Jump straight over it.
refused-side-step-closed = A wall blocks the way around to { $to }. (Q-5)
    .next = Choose another square.
refused-too-far = You can’t get from { $at } to { $to } in one move. (Q-3)
    .next = Go one square up, down, left or right, or jump over the pawn next to you.
refused-no-barriers-left = You have no walls left. (Q-8)
    .next = Move your pawn.
refused-overlaps = That wall would lie on top of another one. (Q-8)
    .next = Choose another place.
refused-crosses = That wall would cross another one. (Q-8)
    .next = Choose another place.
refused-shuts-in = That wall would leave { SEAT($who) } no way to the goal. (Q-9)
    .you-who = That wall would leave you no way to the goal. (Q-9)
    .next = Leave a gap.

refused-position-setting = “{ $setting }” doesn’t belong in a position.
    .next = Write it with: { $settings }.
refused-position-pawns = A position needs 2 to 4 pawns on different squares of the board.
    .next = Name one square per player, in seat order.
refused-position-turn = It can’t be the turn of “{ $turn }”.
    .next = Write the number of a seat, counting from 0.
refused-position-hands = Every player needs a number of walls from 0 to 20.
    .next = Write one number per player.
refused-position-options = This position can’t have these options.
    .next = Possible: { $allowed }.
refused-position-barrier = There can’t be a wall at { $at }.
    .next = Remove it, or choose another place.
refused-position-no-way = { SEAT($seat) } must have a way to the goal and not be there yet.
    .next = Move the pawn, or remove a wall.
refused-drawing-shape = This drawing is not a board.
    .next = Draw a line of letters, then rows and grooves in turn, then the letters again.
refused-drawing-symbol = “{ $symbol }” on { $at } is not a pawn, or that pawn appears twice.
    .next = Draw every pawn once.
refused-score-too-long = The scoresheet is too long for one game.
    .next = Choose one with a single game.
refused-score-head = The head of the scoresheet doesn’t describe a game: { $why }.
    .next = Correct it and try again.
refused-score-word = Move { $place }: “{ $word }” is neither a square nor a wall.
    .next = Write e2 or e3h, for example.
refused-score-illegal = Move { $place }: “{ $action }” can’t be played: { $why }.
    .next = Correct it and try again.

check-chance = Check who went first
board-label = Quoridor board. Arrow keys point, Enter moves or places, B takes a wall, R turns it, Escape cancels.
board-keys = Arrow keys point, Enter moves there, Esc cancels. Right-click turns a wall.
board-your-turn = Your turn! Go to a marked square, or tap between squares to place a wall.
board-first-turns = Your turn! Your goal is the top row.
board-first-turns-more = Go to a marked square, or tap between squares to place a wall.
board-your-turn-no-barriers = Your turn! You have no walls left, so go to a marked square.
board-must-pass = You can’t move or place a wall.
board-sure = Place it here? Tap it or press “Place”.
board-aim = Click where you want the wall. Right-click turns it.
board-wrong-place = A wall doesn’t fit here. Try it to see why.
board-won = { SEAT($who) } reaches the goal and wins!
    .you-who = You reach the goal and win!
board-sent = Sending …
board-pawn = Pawn
board-barrier = Wall
board-turn = Turn
board-lay = Place
board-way-steps = { $steps ->
    [one] { SEAT($who) }: one step to go.
   *[other] { SEAT($who) }: { $steps } steps to go.
}
    .you-who = { $steps ->
        [one] You have one step to go.
       *[other] You have { $steps } steps to go.
    }
board-ways = Paths
board-hand = { $left ->
    [0] { SEAT($who) }: no walls left
    [one] { SEAT($who) }: one wall left
   *[other] { SEAT($who) }: { $left } walls left
}
    .you-who = { $left ->
        [0] You have no walls left
        [one] You have one wall left
       *[other] You have { $left } walls left
    }
board-square = { $at }
board-square-free = { $at }: you can go here
board-square-pawn = { $at }: { SEAT($who) }
    .you-who = { $at }: your pawn
board-place = Wall between { $near } and { $far }: fits
board-no-place = Wall between { $near } and { $far }: doesn’t fit
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
bot-level-2-about = Runs, and sometimes remembers the walls.
bot-level-3 = Runner
bot-level-3-about = Sees your next move, if it looks.
bot-level-4 = Mason
bot-level-4-about = Likes to build, but not always in the right place.
bot-level-5 = Planner
bot-level-5-about = Thinks three moves ahead.
bot-level-6 = Hunter
bot-level-6-about = Rarely misses a good wall.
bot-level-7 = Weaver
bot-level-7-about = Makes your path long and keeps its own short.
bot-level-8 = Seer
bot-level-8-about = Sees most of what’s coming.
bot-level-9 = Master
bot-level-9-about = Makes no mistakes you’d notice.
bot-level-10 = Champion
bot-level-10-about = Gives it everything it’s got.
puzzle-win = { $turns ->
    [one] Win in one move.
   *[other] You can win in { $turns } turns. Find the first move.
}
puzzle-barrier = Find the wall that turns the game around.
puzzle-step = Find the step that wins you the race.
puzzle-hint-move = this time, move your pawn.
puzzle-hint-longer = { $steps ->
    [one] a wall can make your opponent’s path one step longer.
   *[other] a wall can make your opponent’s path { $steps } steps longer.
}
puzzle-hint-free = one of your walls can keep your own path open.
puzzle-hint-around = look around { $at }.

# The first lesson
lesson-walk = Your pawn is at the bottom. Get it to the top row before Ben’s pawn reaches the bottom row. A pawn moves one square at a time: up, down or sideways. Go straight ahead, to e2.
lesson-walk-hint = e2 is straight ahead: the square right above your pawn. (Q-3)
lesson-walk-done = Ben comes towards you. He wants to get to your side.
lesson-barrier = Instead of moving, you can place a wall. Place one right in front of Ben, between e8 and e7: tap between the two squares, or take a wall from your stack.
lesson-barrier-hint = Put it across Ben’s path: between e8 and e7. (Q-8)
lesson-barrier-done = Now he has to walk around it. A wall is two squares long and stays for the whole game. You had ten, so use them well.
lesson-turn = Ben could slip past on the right, through f8. Walls can also stand upright: put one between e8 and f8. Turn a wall with the turn button, the R key or a right-click.
lesson-turn-hint = Stand it upright between e8 and f8. Turn the wall first. (Q-8)
lesson-turn-done = Two walls, and his path is much longer.
lesson-cross = One more rule about walls: yours lies across columns d and e. Could another one go straight through it? Try it: stand one upright between d and e, right through the middle of the wall that’s there.
lesson-cross-hint = Stand it upright between d8 and e8, so that it reaches down to d7 and e7. (Q-8)
lesson-cross-done = Walls never cross and never lie on top of each other. They may touch, end to end or like a T.
lesson-shut-in = Ben is on e9, and the only way out is past f9, to the right. Can you shut him in? Try it: stand a wall upright to the right of f9 and f8.
lesson-shut-in-hint = Try to close the last gap, between f9 and g9. (Q-9)
lesson-shut-in-done = You can’t! Everyone must keep some path to their goal. You may make it long, but never close it.
lesson-jump = Ben is right in front of you. That helps you: jump over him, to e7.
lesson-jump-hint = A jump goes straight over the other pawn, to e7. (Q-4)
lesson-jump-done = You’ve gained a step. Keep that in mind before you stand in another pawn’s way.
lesson-side = Ben is in front of you again, but a wall behind him blocks the jump. Now you may pass him on the left or on the right: to d6 or f6.
lesson-side-hint = The jump is blocked, so go beside Ben: d6 or f6. (Q-5)
lesson-side-done = Right: if you can’t jump, you pass on one side.
lesson-race = A race: Ben needs only two more steps down, and you need three up. If you both just run, he wins. Is there something better? Place a wall right in front of him, between e3 and e2, next to the one that’s there.
lesson-race-hint = Put it right below Ben, between e3 and e2, so that it reaches as far as column f. (Q-8)
lesson-race-done = Now his path is four steps long and yours is three, so you’re faster. A wall at the right moment is worth more than a step, but each one costs you a turn.
lesson-win = The top row is near, but there’s a wall above you. Go around it and finish: to d8, then up.
lesson-win-hint = Go left to d8; from there the way up to row 9 is free. (Q-11)
lesson-win-done = You’re there, and that wins at once.
