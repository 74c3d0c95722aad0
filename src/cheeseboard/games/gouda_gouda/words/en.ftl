game-name = Gouda! Gouda!
game-about = Mice climb from the cellar floor to the cheese on the table. You roll for a space and move anybody’s mice there, and magic cards can change any roll.

role-red = red
role-blue = blue
role-green = green
role-violet = violet
role-yellow = yellow
role-grey = grey

option-board = Board
option-board-about = Where the mice run: one of ours, or a board of your own.
option-board-cellar = the cellar
option-board-kitchen = the kitchen
option-start = Starting places
option-start-about = All mice begin at the very bottom, or everybody spreads their mice over the start spaces.
option-start-lowest = all at the bottom
option-start-spread = spread by choice
option-first = Who begins
option-first-about = Drawn by lot, or the seat you name.
option-first-chance = by lot
preset-base = the game itself
preset-base-about = Mice, dice and cheese: the game to begin with.
preset-magic = with magic
preset-magic-about = Everybody also gets three secret cards that change rolls.
option-magic = Magic cards
option-magic-about = How many cards everybody gets, at most 30 in all, or one of each power.
option-magic-none = no magic
option-magic-set = one of each
option-cheese = Cheese
option-cheese-about = One piece on the table, or a big party with three.
option-cheese-one = one, on the table
option-cheese-party = three, on the table
option-cheese-scattered = three, on their places
option-cheese-valued = three, each with its worth
option-cheese_at = Places of the cheese
option-cheese_at-about = Three spaces of your choice instead of the board’s own; the same one may come twice.
option-nullified = Nullified dice
option-nullified-about = What becomes of the dice that a card nullifies, if others of the roll still count.
option-nullified-void = they do not count
option-nullified-rerolled = they are rolled again

order-pass = Always pass for me
order-pass-unless-mine = Pass unless the roll counts for a space with a mouse of mine

verb-name = name a space
verb-up = up
verb-down = down
verb-spread = spread mice
verb-reroll = reroll
verb-again = another turn
verb-transfer = transfer
verb-improve = improve
verb-worsen = worsen
verb-nullify = nullify
verb-pass = pass
verb-first = begins
verb-roll = roll
verb-deal = deal

word-reroll = Reroll
word-again = Another turn
word-transfer = Transfer
word-improve = Improve
word-worsen = Worsen
word-nullify = Nullify
word-card = the card just played
word-green = green
word-yellow = yellow
word-red = red
word-void = void

word-green-barrel = green barrel
word-crate-left = left crate
word-crate-right = right crate
word-paint-bucket = paint bucket
word-flower-pot = flower pot
word-old-chest = old chest
word-yellow-boxes = yellow boxes
word-metal-drum = metal drum
word-suitcase = suitcase
word-wooden-box = wooden box
word-newspapers = newspapers
word-tin-cans = tin cans
word-orange-table = orange table
word-doormat = doormat
word-slipper = slipper
word-broom = broom
word-bottom-drawer = bottom drawer
word-stool = stool
word-tea-towel = tea towel
word-top-drawer = top drawer
word-jam-jars = jam jars
word-chair = chair
word-cushion = cushion
word-bread-bin = bread bin
word-coat-rack = coat rack
word-lamp = lamp
word-tray = tray
word-teapot = teapot
word-milk-jug = milk jug
word-breakfast-table = breakfast table

event-first-drawn = The lot falls on { SEAT($seat) }, who begins.
    .you-seat = The lot falls on you: you begin.
event-card-dealt = { SEAT($seat) } draws a magic card.
    .you-seat = You draw a magic card.
event-own-card-dealt = Your card: { WORD($card) }.
event-mice-spread = { SEAT($seat) } spreads the mice: { WORD($spaces) }.
    .you-seat = You spread your mice: { WORD($spaces) }.
event-space-named = { $number ->
    [one] { SEAT($mover) } rolls one die for: { WORD($space) }.
   *[other] { SEAT($mover) } rolls { $number } dice for: { WORD($space) }.
}
    .you-mover = You roll for: { WORD($space) }.
event-dice-rolled = { SEAT($mover) } rolls for { WORD($space) }: { WORD($dice) }.
    .you-mover = You roll for { WORD($space) }: { WORD($dice) }.
event-dice-rolled-short = { SEAT($mover) } rolled for { WORD($space) }.
    .you-mover = You rolled for { WORD($space) }.
event-dice-rerolled = { SEAT($mover) } rolls { WORD($dice) }. The dice now show { WORD($roll) }.
    .you-mover = You roll { WORD($dice) }. The dice now show { WORD($roll) }.
event-dice-rerolled-short = { SEAT($mover) } rolled again.
    .you-mover = You rolled again.
event-roll-window-closed = Nobody plays a card. The roll counts.
event-end-window-closed = Nobody wants another turn.
event-dice-card-played = { SEAT($seat) } plays { WORD($card) } on { WORD($dice) }.
    .you-seat = You play { WORD($card) } on { WORD($dice) }.
event-card-answered = { SEAT($seat) } plays Nullify on the card just played.
    .you-seat = You play Nullify on the card just played.
event-transfer-played = { SEAT($seat) } plays Transfer: the roll is to count for { WORD($space) }.
    .you-seat = You play Transfer: the roll is to count for { WORD($space) }.
event-again-played = { SEAT($seat) } plays Another turn.
    .you-seat = You play Another turn.
event-again-played-for = { SEAT($seat) } plays Another turn: { SEAT($mover) } is to roll once more, for { WORD($space) }.
    .you-seat = You play Another turn: { SEAT($mover) } is to roll once more, for { WORD($space) }.
event-card-nullified = { WORD($card) }, played by { SEAT($seat) }, has no effect.
    .you-seat = Your card has no effect: { WORD($card) }.
event-extra-turn-began = { SEAT($mover) } has another turn.
    .you-mover = You have another turn.
event-roll-transferred = The roll now counts for { WORD($space) }.
event-dice-picked-up = { $number ->
    [one] { SEAT($mover) } rolls one die again.
   *[other] { SEAT($mover) } rolls { $number } dice again.
}
    .you-mover = You roll again. Dice: { $number }.
event-roll-changed = The dice now show { WORD($roll) }.
event-mouse-moved = { $direction ->
    [up] { SEAT($mover) } moves one of { SEAT($owner) }’s mice up: { WORD($from) } → { WORD($to) }.
   *[down] { SEAT($mover) } moves one of { SEAT($owner) }’s mice down: { WORD($from) } → { WORD($to) }.
}
    .you-mover = { $direction ->
        [up] You move one of { SEAT($owner) }’s mice up: { WORD($from) } → { WORD($to) }.
       *[down] You move one of { SEAT($owner) }’s mice down: { WORD($from) } → { WORD($to) }.
    }
    .you-owner = { $direction ->
        [up] { SEAT($mover) } moves one of your mice up: { WORD($from) } → { WORD($to) }.
       *[down] { SEAT($mover) } moves one of your mice down: { WORD($from) } → { WORD($to) }.
    }
    .you-mover-owner = { $direction ->
        [up] You move one of your mice up: { WORD($from) } → { WORD($to) }.
       *[down] You move one of your mice down: { WORD($from) } → { WORD($to) }.
    }
event-mouse-went-home = There is no cheese here, and { SEAT($owner) }’s mouse goes home.
    .you-owner = There is no cheese here, and your mouse goes home.
event-cheese-eaten = { $worth ->
    [1] { SEAT($owner) }’s mouse eats the cheese!
   *[other] { SEAT($owner) }’s mouse eats the cheese worth { $worth }!
}
    .you-owner = Your mouse eats a cheese! Worth: { $worth }.
event-red-dice-lost = { $number ->
    [one] One red die is lost: nothing lies below { WORD($space) }.
   *[other] { $number } red dice are lost: nothing lies below { WORD($space) }.
}
event-player-skipped = { SEAT($seat) } has no mice left and is skipped.
    .you-seat = You have no mice left and are skipped.
event-turn-began = It is { SEAT($mover) }’s turn.
    .you-mover = It is your turn.
event-game-won = { SEAT($winner) } wins!
    .you-winner = You win!
event-nobody-won = Nobody has won.

tell-mice = { $number ->
    [one] { WORD($space) }: one of { SEAT($owner) }’s mice.
   *[other] { WORD($space) }: { $number } of { SEAT($owner) }’s mice.
}
tell-links = Up from there: { WORD($up) }.
tell-cheese = Cheese lies here: { WORD($space) }.
tell-cheese-worth = Cheese worth { $worth } lies here: { WORD($space) }.
tell-eaten = { $number ->
    [one] { SEAT($who) } has eaten one cheese.
   *[other] { SEAT($who) } has eaten { $number } cheeses.
}
    .you-who = { $number ->
        [one] You have eaten one cheese.
       *[other] You have eaten { $number } cheeses.
    }
tell-eaten-worth = { $points ->
    [one] { SEAT($who) } has eaten cheese worth one point.
   *[other] { SEAT($who) } has eaten cheese worth { $points } points.
}
    .you-who = { $points ->
        [one] You have eaten cheese worth one point.
       *[other] You have eaten cheese worth { $points } points.
    }
tell-hand = { SEAT($who) } holds { WORD($cards) }.
    .you-who = You hold { WORD($cards) }.
tell-cards = { $number ->
    [0] { SEAT($who) } holds no cards.
    [one] { SEAT($who) } holds one card.
   *[other] { SEAT($who) } holds { $number } cards.
}
    .you-who = Your cards in hand: { $number }.
tell-used = Played by { SEAT($who) }: { WORD($cards) }.
    .you-who = Played by you: { WORD($cards) }.
tell-turn = Turn { $number }: { SEAT($who) }.
tell-roll = On the table for { WORD($space) }: { WORD($dice) }.
tell-pile = { SEAT($who) } has played { WORD($card) }.
    .you-who = You have played { WORD($card) }.
tell-pile-on = { SEAT($who) } has played { WORD($card) }: { WORD($words) }.
    .you-who = You have played { WORD($card) }: { WORD($words) }.
tell-window-roll = Who holds a card may change the roll. Asked: { SEAT($who) }. Answers: { $answered } of { $asked }.
tell-window-end = Who holds a card may call for another turn. Asked: { SEAT($who) }. Answers: { $answered } of { $asked }.
tell-window-pile = The card just played may be nullified. Asked: { SEAT($who) }. Answers: { $answered } of { $asked }.
tell-first = It is about to be drawn who begins.
tell-deal = The magic cards are being dealt.
tell-spread = { SEAT($who) } is to spread the mice.
    .you-who = You are to spread your mice.
tell-throw = { $number ->
    [one] { SEAT($who) } is about to roll one die for { WORD($space) }.
   *[other] { SEAT($who) } is about to roll { $number } dice for { WORD($space) }.
}
    .you-who = You are about to roll for { WORD($space) }. Dice: { $number }.
tell-name = { SEAT($who) } is to name a space.
    .you-who = You are to name a space.
tell-carry = { SEAT($who) } carries out the roll.
    .you-who = You carry out the roll.
tell-over-cheese = A mouse has reached the cheese.
tell-over-all-eaten = All the cheese is eaten.
tell-over-no-mice = No mouse is left on the board.
tell-over-turn-limit = The game has ended after 1,000 turns.

over-cheese = A mouse has reached the cheese.
over-all-eaten = All the cheese is eaten.
over-no-mice = No mouse is left on the board.
over-turn-limit = The game has ended after 1,000 turns.

refused-not-over = Everything can be seen only after the end.
refused-first-not-seated = Seat { $seat } cannot begin: there are only { $seats } seats, counted from 0.
refused-set-too-many-seats = A full set each is enough for { $most } players at most.
refused-too-many-cards = { $cards } cards for each of { $seats } players are more than the { $most } there are.
refused-cheese-not-scattered = Places for the cheese go only with scattered or valued cheese.
refused-cheese-unknown-space = No space of this board is called “{ $space }”.
refused-cheese-at-start = Cheese cannot lie where mice start: { WORD($space) }.
refused-board-unreadable = This cannot be read as a board: { $why }
refused-board-size = A board has 2 to { $most } spaces, not { $number }. (GO-4)
refused-board-bad-name = “{ $space }” cannot be the name of a space: small letters, digits and hyphens, at most 24. (GO-4)
refused-board-space-twice = Two spaces are called “{ $space }”. (GO-4)
refused-board-unknown-kind = “{ $space }” cannot be drawn as “{ $kind }”. Choose one of: { $kinds }. (GO-4)
refused-board-off-the-picture = “{ $space }” lies off the picture: x and y go from 0 to { $most }. (GO-4)
refused-board-same-spot = “{ $space }” and “{ $other }” lie on the same spot. (GO-4)
refused-board-unknown-space = There is no space called “{ $space }”. (GO-4)
refused-board-link-twice = “{ $space }” has the same link twice. (GO-4)
refused-board-start = A board needs at least one start space, and none twice. (GO-4)
refused-board-table-at-start = The table, “{ $space }”, cannot be a start space. (GO-4)
refused-board-cheese-count = A board has { $needed } places for cheese, not { $number }. (GO-4)
refused-board-cheese-at-start = Cheese cannot lie on the start space “{ $space }”. (GO-4)
refused-board-cheese-worth = The cheese on “{ $space }” must be worth 1 to { $most }, not { $worth }. (GO-4)
refused-board-cycle = The links go round in a circle through “{ $space }”. (GO-4)
refused-board-start-not-lowest = “{ $space }” is the first start space, so nothing may lie below it; “{ $below }” does. (GO-4)
refused-board-off-the-way = “{ $space }” lies on no way from a start space to the table. (GO-4)
refused-card-or-pass = Play a card or pass. (GO-21)
refused-spread-first = Spread your five mice over the start spaces first. (GO-5)
refused-no-mouse-of-yours = You have no mouse there: { WORD($space) }. (GO-7)
refused-name-first = Name a space that holds one of your mice. (GO-7)
refused-carry-out = The roll must be carried out. (GO-11)
refused-no-die-up = No green die is left. (GO-9)
refused-no-die-down = No red die is left. (GO-9)
refused-nothing-below = Nothing lies below { WORD($space) }. (GO-12)
refused-no-link = No such link: { WORD($at) } → { WORD($to) }. (GO-9)
refused-no-such-mouse = No such mouse stands there any more: { WORD($space) }. (GO-10)
refused-card-not-held = You do not hold this card: { WORD($card) }.
refused-only-nullify = A card just played can only be nullified: nullify card, or pass. (GO-23)
refused-only-again = At the end of a turn only Another turn can be played. (GO-24)
refused-again-at-the-end = Another turn can be played only at the end of a turn. (GO-16)
refused-could-do-nothing = { WORD($card) } could not do anything now. (GO-25)
refused-again-own = In your own turn you name the space later. Say just: again. (GO-16)
refused-again-where = Name a space that holds one of { SEAT($mover) }’s mice. (GO-16)
refused-transfer-same = The roll already counts for { WORD($space) }. (GO-17)
refused-transfer-too-few = Too few mice stand there: { WORD($space) }. Needed: { $least }. (GO-17)
refused-transfer-where = Name the space the roll is to count for. (GO-17)
refused-no-card-to-nullify = No card has just been played. Name dice instead. (GO-20)
refused-dice-not-there = These dice do not lie there: { WORD($dice) }.
refused-dice-which = Name one or more dice that { WORD($card) } can change, such as: yellow+red.

check-chance = Check the dice
board-picture = The board
board-dice = The dice
board-hand = Your cards
board-pile = Cards being played
board-mice-here = Mice to choose from
board-links-here = Where a mouse can go
board-name = Your turn! Which space do you roll for?
board-name-more = Tap a space with one of your mice.
board-carry = Choose a die, a mouse and a way.
board-carry-more = Green takes a mouse up, red takes one down. Anybody’s mouse will do.
board-carry-mouse-up = Green: which mouse goes up?
board-carry-mouse-down = Red: which mouse goes down?
board-carry-mouse-any = Which mouse goes there?
board-carry-link-up = Where does { SEAT($owner) }’s mouse go up to?
    .you-owner = Where does your mouse go up to?
board-carry-link-down = Where does { SEAT($owner) }’s mouse go down to?
    .you-owner = Where does your mouse go down to?
board-carry-link-any = Where does { SEAT($owner) }’s mouse go?
    .you-owner = Where does your mouse go?
board-won = { SEAT($who) } wins!
    .you-who = You win!
board-nobody-won = Nobody has won.
board-spread = Spread your mice over the start spaces.
board-spread-left = { $number ->
    [0] All have a place.
    [one] One mouse is waiting for a place.
   *[other] { $number } mice are waiting for a place.
}
board-put-there = Done
board-more = One mouse more: { WORD($space) }
board-fewer = One mouse fewer: { WORD($space) }
board-watch-roll = { SEAT($who) } has rolled. Cards can still change it.
    .you-who = You have rolled. Cards can still change it.
board-watch-end = { SEAT($who) } is done. A card can still bring another turn.
    .you-who = Your turn is done. A card can still bring another turn.
board-window-roll = { SEAT($who) } has rolled. Does a card of yours change it?
    .you-who = You have rolled. Do you change it by a card?
board-window-end = { SEAT($who) } is done. Another turn, by a card of yours?
    .you-who = Your turn is done. Another one, by a card?
board-pass-or-card = Pass, or tap a card.
board-ask-again = Ask me again
board-passing = You pass for this whole turn.
board-pass-rest = Pass this whole turn
board-nullify-it = { $effect } Nullify it?
board-not-asked = Everybody who holds a card is asked.
board-in = Your answer is in. The others are still thinking.
board-answered = Answers: { $answered } of { $asked }
board-play = Play
board-pass = Pass
board-back = Put back
board-no-cards = No cards left
board-not-now = It cannot do anything now.
board-choose-dice = Choose the dice.
board-choose-space = Choose the space.
board-power-reroll = The chosen dice are rolled again.
board-power-again = At the end of a turn: one more turn for the same player.
board-power-transfer = The whole roll counts for another space with at least as many mice.
board-power-improve = Each chosen die goes one step up: red, yellow, green.
board-power-worsen = Each chosen die goes one step down: green, yellow, red.
board-power-nullify = The chosen dice do not count; if none is left that does, the whole roll is rolled again. Or the card just played has no effect.
board-nullifies-card = The card below it has no effect.
board-nullifies-dice = These dice do not count.
board-card-reroll = Reroll
board-card-again = Another turn
board-card-transfer = Transfer
board-card-improve = Improve
board-card-worsen = Worsen
board-card-nullify = Nullify
board-die-green = Green: a mouse goes up
board-die-yellow = Yellow: nobody moves
board-die-red = Red: a mouse goes down
board-die-void = Void: does not count
board-mouse = { $number ->
    [one] { SEAT($owner) }: one mouse
   *[other] { SEAT($owner) }: { $number } mice
}
board-heap = { $number ->
    [one] { SEAT($owner) } with one mouse
   *[other] { SEAT($owner) } with { $number } mice
}
board-cheese = cheese
board-cheese-worth = cheese worth { $worth }
board-empty = no mice
board-order = Standing order
board-order-none = Always ask me
board-seconds = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}
refused-board-no-table = No thing is the table yet. (GO-4)
kind-barrel = barrel
kind-boxes = boxes
kind-broom = broom
kind-bucket = bucket
kind-cans = tin cans
kind-chair = chair
kind-chest = chest
kind-cloth = cloth
kind-crate = crate
kind-drawer = drawer
kind-jars = jars
kind-lamp = lamp
kind-mat = mat
kind-papers = newspapers
kind-pot = pot
kind-rack = coat rack
kind-shoe = shoe
kind-suitcase = suitcase
kind-table = table
kind-tray = tray

bot-level-1 = Nibbler
bot-level-1-about = Runs after whatever smells good.
bot-level-2 = Sniffer
bot-level-2-about = Has a nose for cheese, but is easily distracted.
bot-level-3 = Climber
bot-level-3-about = Knows the odds of every roll.
bot-level-4 = Schemer
bot-level-4-about = Thinks about your cards, too.
bot-level-5 = Mouse King
bot-level-5-about = Lets others spend their cards, then strikes.

# The first lesson
lesson-name = All mice start on the green barrel and want to climb up to the cheese on the table: whoever owns the first one there wins. In your turn you choose a space where a mouse of yours stands. Choose the barrel.
lesson-name-hint = Choose the green barrel: there your mice are. (GO-7)
lesson-name-done = You roll one die for each mouse there, whoever owns it, but five at most.
lesson-up = Each green die lifts one mouse to the next space, and you decide which one. Two are green: send two of your own mice up, wherever you like.
lesson-up-hint = Green is good, so keep it for your own mice. (GO-9)
lesson-up-done = Yellow does nothing. A red die takes a mouse down; here nothing lies below, so that die does nothing.
lesson-few = Some turns later. On the paint bucket stand one mouse of yours and one of Ben’s. Choose the paint bucket: two mice, so only two dice.
lesson-few-hint = Choose the paint bucket this time. (GO-8)
lesson-few-done = One green and one red. What a lovely roll!
lesson-both-ways = You move everybody’s mice. So take your own mouse up with the green die, and Ben’s down with the red one.
lesson-both-ways-hint = Green for your own mouse, red for Ben’s. (GO-9)
lesson-both-ways-done = That is the whole trick: climb, and drop the others. But a roll must always be carried out, even if it hurts you.
lesson-card = A new game, with magic cards. Ben rolled three green dice, but before any mouse moves, cards may be played. You hold Worsen: green becomes yellow. Choose the card, then all three of his green dice, and play it.
lesson-card-hint = Choose Worsen and at least one green die. (GO-19)
lesson-card-done = His fine roll is spoilt. All answer at the same time and secretly, so nobody needs to be fast.
lesson-improve = Cards help you, too. Your own roll was a poor one: four yellow dice and a red one. You hold Improve, which makes yellow green and red yellow. Choose Improve, then the four yellow dice, and play it.
lesson-improve-hint = Choose Improve and all four yellow dice. (GO-18)
lesson-improve-done = Four green dice! But nothing moves yet: after each card everybody is asked once more, until all pass.
lesson-nullify = You are content with this roll, so pass. But Ben is not: look what he does then. A card that was just played can be answered by Nullify, which you hold: play it against his card.
lesson-nullify-hint = First pass; then, when Ben has played his card, choose Nullify and play it. (GO-20)
lesson-nullify-done = His card has no effect, and your four green dice stay. Whoever holds another Nullify could even answer yours.
lesson-win = Your mouse has come far: it sits on the tin cans, right below the table. Choose the tin cans and take it to the cheese.
lesson-win-hint = Choose the tin cans, then send your mouse up to the table. (GO-13)
lesson-win-done = The first mouse on the table wins at once, whoever moved it.

# Choosing where the cheese lies
board-cheese-piece = { $worth ->
    [0] Cheese { $number }
   *[other] Cheese { $number }, worth { $worth }
}
board-cheese-own-places = The board’s own places
board-look-red = red
board-look-blue = blue
board-look-green = green
board-look-violet = violet
board-look-yellow = yellow
board-look-grey = grey
