game-name = Gouda! Gouda!
game-about = Mice climb from the cellar floor to the cheese on the table. Roll for a space, move anyone’s mice there, and play magic cards to change any roll.

role-red = red
role-blue = blue
role-green = green
role-violet = violet
role-yellow = yellow
role-grey = grey

option-board = Board
option-board-about = Where the mice run: one of ours, or your own board.
option-board-cellar = the cellar
option-board-kitchen = the kitchen
option-start = Starting places
option-start-about = All mice start at the very bottom, or everyone spreads their own over the start spaces.
option-start-lowest = all at the bottom
option-start-spread = players choose
option-first = Who goes first
option-first-about = Choose who goes first, or leave it to chance.
option-first-chance = at random
preset-base = base game
preset-base-about = Mice, dice and cheese: the game to start with.
preset-magic = with magic
preset-magic-about = Everyone also gets three secret cards.
option-magic = Magic cards
option-magic-about = How many cards everyone gets (30 in all at most), or one of each kind.
option-magic-none = no magic
option-magic-set = one of each
option-cheese = Cheese
option-cheese-about = One piece on the table, or a big party with three.
option-cheese-one = one, on the table
option-cheese-party = three, on the table
option-cheese-scattered = three, spread over the board
option-cheese-valued = three, each with its own value
option-cheese_at = Where the cheese lies
option-cheese_at-about = Three spaces of your choice instead of the board’s own; you may use the same one twice.
option-nullified = Nullified dice
option-nullified-about = What happens to dice that a card nullifies, if other dice of the roll still count.
option-nullified-void = they don’t count
option-nullified-rerolled = they are rolled again

order-pass = Always pass for me
order-pass-unless-mine = Pass unless the roll counts for a space with one of my mice
prompt-pass = Never prompt me
prompt-pass-unless-mine = Prompt me about my mice
prompt-prompt = Always prompt me

verb-name = choose a space
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
verb-first = goes first
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
    .the = the green barrel
word-crate-left = left crate
    .the = the left crate
word-crate-right = right crate
    .the = the right crate
word-paint-bucket = paint bucket
    .the = the paint bucket
word-flower-pot = flower pot
    .the = the flower pot
word-old-chest = old chest
    .the = the old chest
word-yellow-boxes = yellow boxes
    .the = the yellow boxes
word-metal-drum = metal drum
    .the = the metal drum
word-suitcase = suitcase
    .the = the suitcase
word-wooden-box = wooden box
    .the = the wooden box
word-newspapers = newspapers
    .the = the newspapers
word-tin-cans = tin cans
    .the = the tin cans
word-orange-table = orange table
    .the = the orange table
word-doormat = doormat
    .the = the doormat
word-slipper = slipper
    .the = the slipper
word-broom = broom
    .the = the broom
word-bottom-drawer = bottom drawer
    .the = the bottom drawer
word-stool = stool
    .the = the stool
word-tea-towel = tea towel
    .the = the tea towel
word-top-drawer = top drawer
    .the = the top drawer
word-jam-jars = jam jars
    .the = the jam jars
word-chair = chair
    .the = the chair
word-cushion = cushion
    .the = the cushion
word-bread-bin = bread bin
    .the = the bread bin
word-coat-rack = coat rack
    .the = the coat rack
word-lamp = lamp
    .the = the lamp
word-tray = tray
    .the = the tray
word-teapot = teapot
    .the = the teapot
word-milk-jug = milk jug
    .the = the milk jug
word-breakfast-table = breakfast table
    .the = the breakfast table

event-first-drawn = { SEAT($seat) } goes first (drawn at random).
    .you-seat = You go first (drawn at random).
event-card-dealt = { SEAT($seat) } draws a magic card.
    .you-seat = You draw a magic card.
event-own-card-dealt = You drew: { WORD($card) }.
event-mice-spread = { SEAT($seat) } places the mice: { WORD($spaces) }.
    .you-seat = You place your mice: { WORD($spaces) }.
event-space-named = { $number ->
    [one] { SEAT($mover) } rolls one die for { WORD($space, form: "the") }.
   *[other] { SEAT($mover) } rolls { $number } dice for { WORD($space, form: "the") }.
}
    .you-mover = { $number ->
        [one] You roll one die for { WORD($space, form: "the") }.
       *[other] You roll { $number } dice for { WORD($space, form: "the") }.
    }
event-dice-rolled = { SEAT($mover) } rolls for { WORD($space, form: "the") }: { WORD($dice) }.
    .you-mover = You roll for { WORD($space, form: "the") }: { WORD($dice) }.
event-dice-rolled-short = { SEAT($mover) } rolled for { WORD($space, form: "the") }.
    .you-mover = You rolled for { WORD($space, form: "the") }.
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
event-transfer-played = { SEAT($seat) } plays Transfer: the roll should count for { WORD($space, form: "the") }.
    .you-seat = You play Transfer: the roll should count for { WORD($space, form: "the") }.
event-again-played = { SEAT($seat) } plays Another turn.
    .you-seat = You play Another turn.
event-again-played-for = { SEAT($seat) } plays Another turn: { SEAT($mover) } should roll again, for { WORD($space, form: "the") }.
    .you-seat = You play Another turn: { SEAT($mover) } should roll again, for { WORD($space, form: "the") }.
    .you-mover = { SEAT($seat) } plays Another turn: you should roll again, for { WORD($space, form: "the") }.
event-card-nullified = { SEAT($seat) }’s card has no effect: { WORD($card) }.
    .you-seat = Your card has no effect: { WORD($card) }.
event-extra-turn-began = { SEAT($mover) } gets another turn.
    .you-mover = You get another turn.
event-roll-transferred = The roll now counts for { WORD($space, form: "the") }.
event-dice-picked-up = { $number ->
    [one] { SEAT($mover) } rolls one die again.
   *[other] { SEAT($mover) } rolls { $number } dice again.
}
    .you-mover = { $number ->
        [one] You roll one die again.
       *[other] You roll { $number } dice again.
    }
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
    .same-mover-owner = { $direction ->
        [up] { SEAT($mover) } moves one of their own mice up: { WORD($from) } → { WORD($to) }.
       *[down] { SEAT($mover) } moves one of their own mice down: { WORD($from) } → { WORD($to) }.
    }
    .you-mover-owner = { $direction ->
        [up] You move one of your mice up: { WORD($from) } → { WORD($to) }.
       *[down] You move one of your mice down: { WORD($from) } → { WORD($to) }.
    }
event-mouse-went-home = There’s no cheese here, so { SEAT($owner) }’s mouse goes home.
    .you-owner = There’s no cheese here, so your mouse goes home.
event-cheese-eaten = { $worth ->
    [1] { SEAT($owner) }’s mouse eats the cheese!
   *[other] { SEAT($owner) }’s mouse eats the cheese worth { $worth }!
}
    .you-owner = { $worth ->
        [1] Your mouse eats the cheese!
       *[other] Your mouse eats the cheese worth { $worth }!
    }
event-red-dice-lost = { $number ->
    [one] One red die does nothing: there’s nothing below { WORD($space, form: "the") }.
   *[other] { $number } red dice do nothing: there’s nothing below { WORD($space, form: "the") }.
}
event-player-skipped = { SEAT($seat) } has no mice left, so the turn is skipped.
    .you-seat = You have no mice left, so your turn is skipped.
event-turn-began = It’s { SEAT($mover) }’s turn.
    .you-mover = It’s your turn.
event-game-won = { SEAT($winner) } wins!
    .you-winner = You win!
event-nobody-won = Nobody won.

tell-mice = { $number ->
    [one] { WORD($space) }: one of { SEAT($owner) }’s mice.
   *[other] { WORD($space) }: { $number } of { SEAT($owner) }’s mice.
}
    .you-owner = { $number ->
            [one] { WORD($space) }: one of your mice.
           *[other] { WORD($space) }: { $number } of your mice.
        }
tell-links = Up from there: { WORD($up) }.
tell-cheese = There’s cheese on { WORD($space, form: "the") }.
tell-cheese-worth = There’s cheese worth { $worth } on { WORD($space, form: "the") }.
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
tell-hand = { SEAT($who) } has { WORD($cards) }.
    .you-who = You have { WORD($cards) }.
tell-cards = { $number ->
    [0] { SEAT($who) } has no cards.
    [one] { SEAT($who) } has one card.
   *[other] { SEAT($who) } has { $number } cards.
}
    .you-who = { $number ->
        [0] You have no cards.
        [one] You have one card.
       *[other] You have { $number } cards.
    }
tell-used = Played by { SEAT($who) }: { WORD($cards) }.
    .you-who = Played by you: { WORD($cards) }.
tell-turn = Turn { $number }: { SEAT($who) }.
    .you-who = Turn { $number }: you.
tell-roll = The roll for { WORD($space, form: "the") }: { WORD($dice) }.
tell-pile = { SEAT($who) } has played { WORD($card) }.
    .you-who = You have played { WORD($card) }.
tell-pile-on = { SEAT($who) } has played { WORD($card) }: { WORD($words) }.
    .you-who = You have played { WORD($card) }: { WORD($words) }.
tell-window-roll = Cards can still change the roll. It’s up to { SEAT($who) } ({ $answered } of { $asked } answered).
    .you-who = Cards can still change the roll. Only you may respond.
    .among-who = Cards can still change the roll. It’s up to { SEAT($who, after: "you") } ({ $answered } of { $asked } answered).
tell-window-end = Another turn can be played now. It’s up to { SEAT($who) } ({ $answered } of { $asked } answered).
    .you-who = Another turn can be played now. Only you may respond.
    .among-who = Another turn can be played now. It’s up to { SEAT($who, after: "you") } ({ $answered } of { $asked } answered).
tell-window-pile = The card just played can still be nullified. It’s up to { SEAT($who) } ({ $answered } of { $asked } answered).
    .you-who = The card just played can still be nullified. Only you may respond.
    .among-who = The card just played can still be nullified. It’s up to { SEAT($who, after: "you") } ({ $answered } of { $asked } answered).
tell-first = The first player is about to be drawn.
tell-deal = The magic cards are being dealt.
tell-spread = { SEAT($who) } is placing the mice.
    .you-who = Place your mice.
tell-throw = { $number ->
    [one] { SEAT($who) } is about to roll one die for { WORD($space, form: "the") }.
   *[other] { SEAT($who) } is about to roll { $number } dice for { WORD($space, form: "the") }.
}
    .you-who = { $number ->
        [one] You are about to roll one die for { WORD($space, form: "the") }.
       *[other] You are about to roll { $number } dice for { WORD($space, form: "the") }.
    }
tell-name = { SEAT($who) } is choosing a space.
    .you-who = Choose a space to roll for.
tell-carry = { SEAT($who) } is moving the mice.
    .you-who = Use your roll: move the mice.
tell-over-cheese = A mouse has reached the cheese.
tell-over-all-eaten = All the cheese is eaten.
tell-over-no-mice = There are no mice left on the board.
tell-over-turn-limit = The game ended after 1,000 turns.

over-cheese = A mouse has reached the cheese.
over-all-eaten = All the cheese is eaten.
over-no-mice = There are no mice left on the board.
over-turn-limit = The game ended after 1,000 turns.

refused-not-over = Everything is shown only after the end.
    .next = Finish the game first.
refused-first-not-seated = Seat { $seat } can’t go first: there are only { $seats } seats.
    .next = Choose another one, counting from 0.
refused-set-too-many-seats = One card of each kind only works with up to { $most } players.
    .next = Choose a number of cards instead.
refused-too-many-cards = { $cards } cards each for { $seats } players are more than the { $most } there are.
    .next = Choose fewer.
refused-cheese-not-scattered = You can only choose places when the cheese is spread over the board.
    .next = Change the option “Cheese” first.
refused-cheese-unknown-space = No space on this board is called “{ $space }”.
    .next = Choose another one.
refused-cheese-at-start = Cheese can’t lie where mice start: { WORD($space) }.
    .next = Choose another space.
refused-board-unreadable = This can’t be read as a board: { $why }
    .next = Choose another file.
refused-board-size = A board has 2 to { $most } spaces, not { $number }. (GO-4)
    .next = Add or remove some.
refused-board-bad-name = “{ $space }” can’t be the name of a space. (GO-4)
    .next = Use up to 24 small letters, digits and hyphens.
refused-board-space-twice = Two spaces are called “{ $space }”. (GO-4)
    .next = Rename one of them.
refused-board-unknown-kind = “{ $space }” can’t be drawn as “{ $kind }”. (GO-4)
    .next = Choose one of these: { $kinds }.
refused-board-off-the-picture = “{ $space }” is outside the picture. (GO-4)
    .next = Use numbers from 0 to { $most } for x and y.
refused-board-same-spot = “{ $space }” and “{ $other }” are in the same spot. (GO-4)
    .next = Move one of them.
refused-board-unknown-space = There’s no space called “{ $space }”. (GO-4)
    .next = Correct the name.
refused-board-link-twice = “{ $space }” has the same plank twice. (GO-4)
    .next = Remove one.
refused-board-start = A board needs at least one start space, and none twice. (GO-4)
    .next = Mark a space as start.
refused-board-table-at-start = The table, “{ $space }”, can’t be a start space. (GO-4)
    .next = Start somewhere else.
refused-board-cheese-count = A board needs { $needed } places for cheese, not { $number }. (GO-4)
    .next = Add or remove some.
refused-board-cheese-at-start = Cheese can’t lie on the start space “{ $space }”. (GO-4)
    .next = Put it somewhere else.
refused-board-cheese-worth = The cheese on “{ $space }” can’t be worth { $worth }. (GO-4)
    .next = Choose 1 to { $most }.
refused-board-cycle = The planks go round in a circle through “{ $space }”. (GO-4)
    .next = Remove one of them.
refused-board-start-not-lowest = “{ $space }” is the first start space, but “{ $below }” lies below it. (GO-4)
    .next = Make the lowest space the first start space.
refused-board-off-the-way = “{ $space }” is not on any way from a start space to the table. (GO-4)
    .next = Connect it with planks, or remove it.
refused-card-or-pass = Only cards can be played now. (GO-21)
    .next = Play a card or pass.
refused-spread-first = Your mice aren’t on the board yet. (GO-5)
    .next = Spread all five over the start spaces first.
refused-no-mouse-of-yours = You have no mouse there: { WORD($space) }. (GO-7)
    .next = Choose a space with one of your mice.
refused-name-first = You haven’t chosen a space yet. (GO-7)
    .next = Choose one with one of your mice.
refused-carry-out = You must use every die you can. (GO-11)
    .next = Move a mouse.
refused-no-die-up = There’s no green die left. (GO-9)
    .next = Use one of the others.
refused-no-die-down = There’s no red die left. (GO-9)
    .next = Use one of the others.
refused-nothing-below = There’s nothing below this space: { WORD($space) }. (GO-12)
    .next = Choose another mouse.
refused-no-link = No plank leads that way: { WORD($at) } → { WORD($to) }. (GO-9)
    .next = Choose another space.
refused-no-such-mouse = That mouse isn’t there any more: { WORD($space) }. (GO-10)
    .next = Choose another one.
refused-card-not-held = You don’t have this card: { WORD($card) }.
    .next = Choose one from your hand.
refused-only-nullify = A card that was just played can only be nullified. (GO-23)
    .next = Play Nullify on it, or pass.
refused-only-again = At the end of a turn you can only play Another turn. (GO-24)
    .next = Play it, or pass.
refused-again-at-the-end = Another turn can only be played at the end of a turn. (GO-16)
    .next = Keep it until then.
refused-could-do-nothing = { WORD($card) } wouldn’t change anything now. (GO-25)
    .next = Choose another card, or pass.
refused-again-own = In your own turn you choose the space later. (GO-16)
    .next = Write just: again.
refused-again-where = Another turn needs a space for { SEAT($mover) } to roll for. (GO-16)
    .next = Choose one with a mouse of { SEAT($mover) }.
refused-transfer-same = The roll already counts for { WORD($space, form: "the") }. (GO-17)
    .next = Choose another space.
refused-transfer-too-few = There aren’t enough mice there: { WORD($space) }. (GO-17)
    .next = Choose a space with at least { $least }.
refused-transfer-where = Transfer needs a space the roll should count for. (GO-17)
    .next = Choose one.
refused-no-card-to-nullify = No card has just been played. (GO-20)
    .next = Choose dice instead.
refused-dice-not-there = These dice are not on the table: { WORD($dice) }.
    .next = Choose others.
refused-dice-which = { WORD($card) } can’t change these dice.
    .next = Choose one or more that it can, such as: yellow+red.

check-chance = Check the dice
board-log-dealt = { $number ->
    [one] One magic card is dealt.
   *[other] { $number } magic cards are dealt.
}
board-picture = The board
board-dice = The dice
board-hand = Your cards
board-pile = Cards being played
board-mice-here = Mice to choose from
board-links-here = Where a mouse can go
board-name = Your turn! Tap a space with one of your mice.
board-name-more = You roll a die for each mouse there, five at most.
board-goal = The first mouse at the cheese wins.
board-carry = Choose a die, a mouse and where it goes.
board-carry-more = Green: a mouse goes up, red: down, yellow: nothing. Anyone’s mouse will do.
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
board-nobody-won = Nobody won.
board-spread = Spread your mice over the start spaces.
board-spread-left = { $number ->
    [0] All mice are placed.
    [one] One mouse to place.
   *[other] { $number } mice to place.
}
board-put-there = Done
board-more = One more mouse: { WORD($space) }
board-fewer = One fewer mouse: { WORD($space) }
board-watch-roll = { SEAT($who) } has rolled. Cards can still change it.
    .you-who = You have rolled. Cards can still change it.
board-watch-end = { SEAT($who) } is done. A card can still give another turn.
    .you-who = Your turn is done. A card can still give another turn.
board-window-roll = { SEAT($who) } has rolled. Play a card?
    .you-who = You have rolled. Play a card?
board-window-end = { SEAT($who) } is done. Play Another turn?
    .you-who = Your turn is done. Play Another turn?
board-pass-or-card = Pass, or tap a card.
board-ask-again = Ask me again
board-passing = You’re passing for this turn.
board-pass-rest = Pass for this turn
board-nullify-it = { $effect } Nullify it?
board-not-asked = Anyone with a card may respond.
board-in = Done. Waiting for the others …
board-answered = Answers: { $answered } of { $asked }
board-beat = Tap a card to play it, or just wait.
board-held = Waiting for a player …
board-holding = The others wait while you think.
board-wait = Hold on!
board-wait-key = Time to think: space bar
board-let-go = Go on
board-you-play = You play { WORD($card) }.
board-you-play-on = You play { WORD($card) }: { WORD($words) }.
board-take-back = Take it back
board-arm = Play at the end
board-arm-own = When this turn ends, you get another one.
board-arm-where = When this turn ends, { SEAT($who) } takes another one. Choose the space they roll for.
board-armed = You play Another turn when this turn ends.
board-armed-for = You play Another turn for { SEAT($who) } when this turn ends: { WORD($space) }.
board-undo = Undo
board-all-up = { SEAT($owner) }: { $number } mice up to
    .you-owner = { $number } of your mice up to
board-all-down = { SEAT($owner) }: { $number } mice down to
    .you-owner = { $number } of your mice down to
board-prompt = When to prompt you
board-play = Play
board-pass = Pass
board-back = Put back
board-card-idle = You can’t play it now.
board-no-cards = No cards left
board-not-now = It can’t do anything now.
board-choose-dice = Choose the dice.
board-choose-space = Choose the space.
board-power-reroll = The chosen dice are rolled again.
board-power-again = At the end of a turn: one more turn for the same player.
board-power-transfer = The whole roll counts for another space with at least as many mice.
board-power-improve = Each chosen die goes one step up: red, yellow, green.
board-power-worsen = Each chosen die goes one step down: green, yellow, red.
board-power-nullify = The chosen dice don’t count; if none are left, all dice are rolled again. Or the card just played has no effect.
board-nullify-dice = The chosen dice don’t count; if none are left, all dice are rolled again.
board-nullify-card = The card just played has no effect.
board-nullifies-card = The card below it has no effect.
board-nullifies-dice = These dice don’t count.
board-card-reroll = Reroll
board-card-again = Another turn
board-card-transfer = Transfer
board-card-improve = Improve
board-card-worsen = Worsen
board-card-nullify = Nullify
board-die-green = Green: a mouse goes up
board-die-yellow = Yellow: nobody moves
board-die-red = Red: a mouse goes down
board-die-void = Void: doesn’t count
board-mouse = { $number ->
    [one] { SEAT($owner) }: one mouse
   *[other] { SEAT($owner) }: { $number } mice
}
    .you-owner = { $number ->
        [one] One of your mice
       *[other] { $number } of your mice
    }
board-heap = { $number ->
    [one] one of { SEAT($owner) }’s mice
   *[other] { $number } of { SEAT($owner) }’s mice
}
    .you-owner = { $number ->
        [one] one of your mice
       *[other] { $number } of your mice
    }
board-cheese = cheese
board-cheese-worth = cheese worth { $worth }
board-empty = no mice
board-order = Auto-pass
board-order-none = Always ask me
refused-board-no-table = Nothing is the table yet. (GO-4)
    .next = Choose a thing and make it the table.
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

# The lessons
learn-basics = Base game
learn-basics-about = Roll, climb, and send the others down.
learn-magic = Magic cards
learn-magic-about = Change a roll, stop a card, play twice.
lesson-name = All mice start on the green barrel and want the cheese on the table. If the first mouse there is yours, you win. In your turn you choose a space with at least one of your mice. Choose the barrel.
lesson-name-hint = Choose the green barrel. That’s where your mice are. (GO-7)
lesson-name-done = You roll one die for each mouse there, no matter whose it is, but never more than five.
lesson-up = Each green die takes one mouse up to the next space, and you decide which one. Two dice are green: send two of your own mice up, any way you like.
lesson-up-hint = Green is good, so keep it for your own mice. (GO-9)
lesson-up-done = Yellow does nothing. Red takes a mouse down, but nothing lies below the barrel, so that die is lost.
lesson-few = Some turns later. One of your mice and one of Ben’s stand on the paint bucket. Choose the paint bucket: two mice, so only two dice.
lesson-few-hint = Choose the paint bucket this time. (GO-8)
lesson-few-done = One green and one red. What a lovely roll!
lesson-both-ways = You may move any mouse that stands there. So take your own mouse up with the green die, and Ben’s mouse down with the red one.
lesson-both-ways-hint = Green for your own mouse, red for Ben’s. (GO-9)
lesson-both-ways-done = That’s the trick of the game: you climb, and the others fall.
lesson-must = Now your mouse sits alone on the old chest. One mouse means one die. Choose the old chest, then do what the die says.
lesson-must-hint = Choose the old chest. A red die takes your mouse down, and you choose the way. (GO-11)
lesson-must-done = That hurts! But you must always do what the dice say. Where other mice stand too, you can give them the red dice.
lesson-win = Your mouse has come far: it sits on the tin cans, right below the table. Choose the tin cans and take it to the cheese.
lesson-win-hint = Choose the tin cans, then send your mouse up to the table. (GO-13)
lesson-win-done = The first mouse on the table wins for its owner at once, no matter who moved it.
lesson-card = With magic, everyone has secret cards. Ben has rolled three green dice, but before any mouse moves, anyone can play a card. You have Worsen: it turns green dice yellow. Choose the card, then his three green dice, and play it.
lesson-card-hint = Choose Worsen and at least one green die. (GO-19)
lesson-card-done = So much for his great roll! No need to be fast: everyone decides in secret at the same time.
lesson-improve = Now it’s your turn, and your roll is poor: four yellow dice and a red one. You have Improve: it makes yellow green, and red yellow. Choose Improve, then the four yellow dice, and play it.
lesson-improve-hint = Choose Improve and all four yellow dice. (GO-18)
lesson-improve-done = Four green dice! But nothing moves yet: after each card, anyone can play another one until everyone passes.
lesson-nullify = You like this roll, so pass. Ben doesn’t like it: watch what he plays. Nullify stops a card that was just played, and you have it. Play it against his card.
lesson-nullify-hint = First pass. When Ben has played his card, choose Nullify and play it. (GO-20)
lesson-nullify-done = His card does nothing, and your four green dice stay. Another Nullify could even stop yours. You can also play Nullify on dice: then they don’t count.
lesson-transfer = One of your mice and one of Ben’s are on the old chest, and you rolled two red dice: both would fall. Play Transfer: the roll then counts for another space with at least as many mice. Choose the green barrel.
lesson-transfer-hint = Choose Transfer, then the green barrel, and play it. (GO-17)
lesson-transfer-done = Nothing lies below the barrel, so the red dice are lost and your mouse stays up here. One more card is easy: with Reroll, the dice you choose are rolled again.
lesson-again = You rolled for the tin cans, but both dice were yellow. Your turn would be over now. Play Another turn, choose the tin cans once more, and take your mouse to the cheese.
lesson-again-hint = Play Another turn, choose the tin cans, then send your mouse up to the table. (GO-16)
lesson-again-done = You can also play this card at the end of another player’s turn: then they must roll again, for the space that you choose.

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
