game-name = Gouda Gangster
game-about = Sneak your rat into a room with cheese, armed to the teeth or with empty paws. Spy, set traps, and be the first with a gang of five.

role-rat = rat

option-first = First king
option-first-about = Choose who is king in the first round, or leave it to chance.
option-first-chance = at random
option-cheese = Cheese
option-cheese-about = How many pieces fall into the house each round. More cheese makes a gentler game.
option-cheese-scarce = one fewer than there are players
option-cheese-long = two fewer than there are players, for a longer game
option-cheese-plenty = one for everyone
option-goal = Goal
option-goal-about = Collect rats, or keep your three lives longer than everyone else.
option-goal-gang = first to five rats
option-goal-last-rat = last rat standing
option-deck = Cards
option-deck-about = For younger players, leave out traps, cheese cards and action cards.
option-deck-full = all 55 cards
option-deck-weapons = only the 40 weapons

verb-sneak = sneak in
verb-spy = spy
verb-lay = lay
verb-nail = nail shut
verb-gangster = move a piece
verb-hole = slip through
verb-pass = pass
verb-first = first king
verb-fall = fall
verb-deal = deal
verb-turn = turn up

word-bathroom = bathroom
    .in = in the bathroom
    .into = into the bathroom
    .from = from the bathroom
word-bedroom = bedroom
    .in = in the bedroom
    .into = into the bedroom
    .from = from the bedroom
word-basement = basement
    .in = in the basement
    .into = into the basement
    .from = from the basement
word-childrens-room = children’s room
    .in = in the children’s room
    .into = into the children’s room
    .from = from the children’s room

# Every weapon says its strength; `.name` is the bare name, for pictures that show the number themselves.
word-w1a = holey sock (1)
    .name = holey sock
word-w1b = rubber duck (1)
    .name = rubber duck
word-w2a = paper plane (2)
    .name = paper plane
word-w2b = shirt button (2)
    .name = shirt button
word-w3a = old toothbrush (3)
    .name = old tooth{ "\u00AD" }brush
word-w3b = bent paper clip (3)
    .name = bent paper clip
word-w4a = teaspoon (4)
    .name = teaspoon
word-w4b = snappy clothes peg (4)
    .name = snappy clothes peg
word-w5a = gap-toothed comb (5)
    .name = gap-toothed comb
word-w5b = sharpened pencil (5)
    .name = sharpened pencil
word-w6a = champagne cork (6)
    .name = champagne cork
word-w6b = banana skin (6)
    .name = banana skin
word-w7a = darning needle (7)
    .name = darning needle
word-w7b = sink plunger (7)
    .name = sink plunger
word-w8a = broom (8)
    .name = broom
word-w8b = egg whisk (8)
    .name = egg whisk
word-w9a = bunny slippers (9)
    .name = bunny slippers
word-w9b = pointed umbrella (9)
    .name = pointed umbrella
word-w10a = slingshot (10)
    .name = slingshot
word-w10b = fiery chilli (10)
    .name = fiery chilli
word-w11a = soup ladle (11)
    .name = soup ladle
word-w11b = table tennis bat (11)
    .name = table tennis bat
word-w12a = corkscrew (12)
    .name = corkscrew
word-w12b = rolling pin (12)
    .name = rolling pin
word-w13a = kitchen scissors (13)
    .name = kitchen scissors
word-w13b = boxing glove on a spring (13)
    .name = boxing glove on a spring
word-w14a = cast-iron saucepan (14)
    .name = cast-iron saucepan
word-w14b = long screwdriver (14)
    .name = long screw{ "\u00AD" }driver
word-w15a = monkey wrench (15)
    .name = monkey wrench
word-w15b = baseball bat (15)
    .name = baseball bat
word-w16a = claw hammer (16)
    .name = claw hammer
word-w16b = pitchfork (16)
    .name = pitchfork
word-w17a = hedge shears (17)
    .name = hedge shears
word-w17b = meat cleaver (17)
    .name = meat cleaver
word-w18a = rusty handsaw (18)
    .name = rusty handsaw
word-w18b = fire extinguisher (18)
    .name = fire extin{ "\u00AD" }guisher
word-w19a = power drill (19)
    .name = power drill
word-w19b = woodcutter’s axe (19)
    .name = wood{ "\u00AD" }cut{ "\u00AD" }ter’s axe
word-w20a = chainsaw (20)
    .name = chainsaw
word-w20b = roaring vacuum cleaner (20)
    .name = roaring vacuum cleaner
word-trap = trap
word-cheese = cheese card
word-nailed-down = nailed down
word-gouda-gangster = gouda gangster
word-hole-in-the-wall = hole in the wall

event-first-king-drawn = { SEAT($king) } is the first king (drawn at random).
    .you-king = You’re the first king (drawn at random).
event-cheese-fell = A piece of cheese falls { WORD($room, form: "into") }.
event-card-drawn = { SEAT($seat) } draws a card.
    .you-seat = You draw a card.
event-own-card-drawn = You drew: { WORD($card) }.
event-discard-pile-shuffled = The pile was used up. The discarded cards are shuffled into a new pile of { $cards }.
event-nothing-drawn = There’s no card left for { SEAT($seat) } to draw.
    .you-seat = There’s no card left for you to draw.
event-choice-sealed = { SEAT($seat) } is ready.
    .you-seat = You’re ready.
event-rat-sneaked-in = { $covered ->
    [one] { SEAT($seat) } puts down one card, face down.
   *[other] { SEAT($seat) } puts down { $covered } cards, face down.
}
    .you-seat = { $covered ->
        [one] You put down one card, face down.
       *[other] You put down { $covered } cards, face down.
    }
event-own-rat-sneaked-in = { $count ->
    [0] You sneak { WORD($room, form: "into") } with empty paws.
   *[other] You sneak { WORD($room, form: "into") } with: { WORD($cards) }.
}
event-target-chosen = { SEAT($spy) } spies on { SEAT($target) }.
    .you-spy = You spy on { SEAT($target) }.
    .you-target = { SEAT($spy) } spies on you.
event-card-turned-up = One of { SEAT($owner) }’s cards is turned up: { WORD($card) }.
    .you-owner = One of your cards is turned up: { WORD($card) }.
event-trap-sprung = Snap! That was { SEAT($owner) }’s trap. { SEAT($spy) } is hurt and loses 10 strength this round.
    .you-spy = Snap! That was { SEAT($owner) }’s trap. You’re hurt and lose 10 strength this round.
    .you-owner = Snap! That was your trap. { SEAT($spy) } is hurt and loses 10 strength this round.
event-spy-skipped = { SEAT($seat) } has nobody left to spy on.
    .you-seat = You have nobody left to spy on.
event-turn-passed = { SEAT($seat) } passes.
    .you-seat = You pass.
event-card-laid = { SEAT($seat) } plays a card: { WORD($card) }.
    .you-seat = You play a card: { WORD($card) }.
event-doors-nailed-down = { SEAT($seat) } nails the doors shut. No more cards this round.
    .you-seat = You nail the doors shut. No more cards this round.
event-cheese-carried = { SEAT($seat) } carries a piece of cheese { WORD($from, form: "from") } { WORD($to, form: "into") }.
    .you-seat = You carry a piece of cheese { WORD($from, form: "from") } { WORD($to, form: "into") }.
event-rat-moved-through-hole = { SEAT($seat) } slips through a hole in the wall { WORD($room, form: "into") }.
    .you-seat = You slip through a hole in the wall { WORD($room, form: "into") }.
event-fighter-revealed = { $count ->
    [0] { SEAT($seat) } is { WORD($room, form: "in") } with empty paws.
   *[other] { SEAT($seat) } is { WORD($room, form: "in") } with: { WORD($cards) }.
} Strength: { $strength }{ $hurt ->
    [0] .
   *[other] , after losing 10 to the trap.
}
    .you-seat = { $count ->
        [0] You are { WORD($room, form: "in") } with empty paws.
       *[other] You are { WORD($room, form: "in") } with: { WORD($cards) }.
    } Strength: { $strength }{ $hurt ->
        [0] .
       *[other] , after losing 10 to the trap.
    }
event-cheese-won = { $count ->
    [one] { SEAT($winners) } gets a cheese { WORD($room, form: "in") }.
   *[other] { SEAT($winners) } each get a cheese { WORD($room, form: "in") }.
}
    .you-winners = You get a cheese { WORD($room, form: "in") }.
    .among-winners = { SEAT($winners, after: "You") } each get a cheese { WORD($room, form: "in") }.
event-cheese-missed = There’s no cheese { WORD($room, form: "in") } for { SEAT($rats) }.
    .you-rats = There’s no cheese { WORD($room, form: "in") } for you.
    .among-rats = There’s no cheese { WORD($room, form: "in") } for { SEAT($rats, after: "you") }.
event-final-reached = Five rats each! One last piece of cheese decides between { SEAT($finalists) }.
    .among-finalists = Five rats each! One last piece of cheese decides between { SEAT($finalists, after: "you") }.
event-final-undecided = Still no winner. The next final is between { SEAT($finalists) }.
    .among-finalists = Still no winner. The next final is between { SEAT($finalists, after: "you") }.
event-game-won = { SEAT($winner) } wins the game!
    .you-winner = You win the game!
event-victory-shared = Five finals without a winner: { SEAT($winners) } share the victory.
    .among-winners = Five finals without a winner: { SEAT($winners, after: "you") } share the victory.
event-lives-lost = No cheese, so one life less for { SEAT($losers) }.
    .you-losers = No cheese, so you lose a life.
    .among-losers = No cheese, so one life less for { SEAT($losers, after: "you") }.
event-players-went-out = Out of the game: { SEAT($losers) }.
    .you-losers = You’re out of the game.
    .among-losers = Out of the game: { SEAT($losers, after: "you") }.
event-lives-spared = Everyone would be out at once, so nobody loses a life.
event-round-limit-reached = The game ends here, after { $rounds } rounds.
event-round-began = Round { $round } begins. { SEAT($king) } is king.
    .you-king = Round { $round } begins. You’re king.

tell-round = This is round { $number }, and { SEAT($who) } is king.
    .you-who = This is round { $number }, and you’re king.
tell-final = This is final number { $number }, between { SEAT($who) }.
    .among-who = This is final number { $number }, between { SEAT($who, after: "you") }.
tell-no-pieces = There’s no cheese in the house.
tell-pieces = { $number ->
    [one] There’s one piece of cheese { WORD($room, form: "in") }.
   *[other] There are { $number } pieces of cheese { WORD($room, form: "in") }.
}
tell-rats = { SEAT($who) }: { $rats ->
    [0] no rats
    [one] one rat
   *[other] { $rats } rats
}, { $cards ->
    [0] no cards in hand.
    [one] one card in hand.
   *[other] { $cards } cards in hand.
}
    .you-who = You: { $rats ->
            [0] no rats
            [one] one rat
           *[other] { $rats } rats
        }, { $cards ->
            [0] no cards in hand.
            [one] one card in hand.
           *[other] { $cards } cards in hand.
        }
tell-lives = { SEAT($who) }: { $rats ->
    [one] one life
   *[other] { $rats } lives
}, { $cards ->
    [0] no cards in hand.
    [one] one card in hand.
   *[other] { $cards } cards in hand.
}
    .you-who = You: { $rats ->
            [one] one life
           *[other] { $rats } lives
        }, { $cards ->
            [0] no cards in hand.
            [one] one card in hand.
           *[other] { $cards } cards in hand.
        }
tell-out = { SEAT($who) } has been out since round { $round }.
    .you-who = You’ve been out since round { $round }.
tell-covered = { $number ->
    [one] { SEAT($who) } has one card face down.
   *[other] { SEAT($who) } has { $number } cards face down.
}
    .you-who = { $number ->
            [one] You have one card face down.
           *[other] You have { $number } cards face down.
        }
tell-hole = { SEAT($who) } slipped through a hole and is { WORD($room, form: "in") } now.
    .you-who = You slipped through a hole and are { WORD($room, form: "in") } now.
tell-old-room = { SEAT($who) }’s old room card is face up: { WORD($room) }.
    .you-who = Your old room card is face up: { WORD($room) }.
tell-room = { SEAT($who) } is { WORD($room, form: "in") }.
    .you-who = You’re { WORD($room, form: "in") }.
tell-up = { SEAT($who) } has face up: { WORD($cards) }.
    .you-who = You have face up: { WORD($cards) }.
tell-hurt = { SEAT($who) } turned up a trap and loses 10 strength this round.
    .you-who = You turned up a trap and lose 10 strength this round.
tell-strength = { SEAT($who) }’s visible strength: { $strength }.
    .you-who = Your visible strength: { $strength }.
tell-own-strength = { SEAT($who) }’s full strength: { $strength }.
    .you-who = Your full strength: { $strength }.
tell-hand = { SEAT($who) } has in hand: { WORD($cards) }.
    .you-who = You have in hand: { WORD($cards) }.
tell-hand-empty = { SEAT($who) } has no cards in hand.
    .you-who = You have no cards in hand.
tell-own-room = Secretly, { SEAT($who) } is { WORD($room, form: "in") }.
    .you-who = Secretly, you’re { WORD($room, form: "in") }.
tell-own-old-room = { SEAT($who) }’s old room card is still face down: { WORD($room) }.
    .you-who = Your old room card is still face down: { WORD($room) }.
tell-own-down = { SEAT($who) } has face down: { WORD($cards) }.
    .you-who = You have face down: { WORD($cards) }.
tell-pile = { $number ->
    [0] The pile is empty.
    [one] One card is in the pile.
   *[other] { $number } cards are in the pile.
}
tell-discard = { $number ->
    [one] One card is discarded: { WORD($cards) }.
   *[other] { $number } cards are discarded: { WORD($cards) }.
}
tell-phase-first = The first king is about to be drawn.
tell-phase-rain = { $number ->
    [one] It’s raining cheese: one more piece to fall.
   *[other] It’s raining cheese: { $number } more pieces to fall.
}
tell-phase-draw = { $number ->
    [one] { SEAT($who) } draws one more card.
   *[other] { SEAT($who) } draws { $number } more cards.
}
    .you-who = { $number ->
            [one] You draw one more card.
           *[other] You draw { $number } more cards.
        }
tell-phase-sneak = Everyone sneaks in. Still choosing: { SEAT($who) }.
    .you-who = Everyone sneaks in. Only you are still choosing.
    .among-who = Everyone sneaks in. Still choosing: { SEAT($who, after: "you") }.
tell-phase-spy = { SEAT($who) } is choosing who to spy on.
    .you-who = Choose who to spy on.
tell-phase-turn = { SEAT($who) } turns up one of { SEAT($whom) }’s cards.
    .you-who = You turn up one of { SEAT($whom) }’s cards.
    .you-whom = { SEAT($who) } turns up one of your cards.
tell-phase-reinforce = { SEAT($who) } may play one more card.
    .you-who = You may play one more card.
tell-over-gang = The game is over: { SEAT($who) } has a gang of five.
    .you-who = The game is over: you have a gang of five.
tell-over-final = The game is over: { SEAT($who) } won the final.
    .you-who = The game is over: you won the final.
tell-over-shared = The game is over: { SEAT($who) } share the victory.
    .among-who = The game is over: { SEAT($who, after: "you") } share the victory.
tell-over-last-rat = The game is over: { SEAT($who) } has the last rat standing.
    .you-who = The game is over: you have the last rat standing.
tell-over-round-limit = The game is over after the last round. In the lead: { SEAT($who) }.
    .you-who = The game is over after the last round. You’re in the lead.
    .among-who = The game is over after the last round. In the lead: { SEAT($who, after: "you") }.

over-gang = The first gang of five.
over-final = Decided in the final.
over-shared = Five finals without a winner: the victory is shared.
over-last-rat = The last rat standing.
over-round-limit = That was the last round.

refused-too-much-cheese = { $given } pieces of cheese are too many for { $seats } players.
    .next = Choose { $most } at most.
refused-no-shortage = “Last rat standing” needs fewer pieces of cheese than players, not { $given } for { $seats }. (GG-23)
    .next = Choose less cheese.
refused-first-not-seated = Seat { $seat } can’t be king: there are only { $seats } seats.
    .next = Choose another one, counting from 0.
refused-not-over = All cards are shown only after the end.
    .next = Finish the game first.
refused-no-such-action = “{ $action }” is not a move in Gouda Gangster.
    .next = Try “sneak basement w15a+trap”, “spy 2”, “lay w7b” or “pass”.
refused-other-phase = { $phase ->
    [sneak] First everyone sneaks in.
    [spy] First you spy on another rat.
   *[reinforce] It’s too late for that.
}
    .next = { $phase ->
        [sneak] Choose a room and what to take along, as in: sneak basement w15a+trap.
        [spy] Choose who to spy on, as in: spy 2.
       *[reinforce] Play one card, or pass.
    }
refused-not-in-hand = You don’t have this card: { WORD($card) }.
    .next = Choose one from your hand.
refused-action-card-later = You can’t play action cards yet: { WORD($card) }.
    .next = Keep it for reinforcing.
refused-no-cheese-in-final = Cheese cards can’t be played in a final. (GG-20)
    .next = Choose another card.
refused-spy-on-others = You already know your own cards.
    .next = Spy on somebody else.
refused-not-playing = { SEAT($who) } isn’t playing this round.
    .next = Spy on somebody else.
refused-all-face-up = All cards of { SEAT($who) } are face up already. (GG-6)
    .next = Spy on somebody else.
refused-trap-too-late = Traps are only laid face down, when you sneak in. (GG-7)
    .next = Choose another card, or pass.
refused-has-its-own-verb = This card does something special: { WORD($card) }.
    .next = Write: { $verb }.
refused-to-another-room = The cheese has to go to another room. (GG-10)
    .next = Choose a different one.
refused-no-piece-there = There’s no piece of cheese { WORD($room, form: "in") }, and cheese cards can’t be moved. (GG-10)
    .next = Choose another room.
refused-same-room = You’re already { WORD($room, form: "in") }. (GG-11)
    .next = Choose another room.

check-chance = Check the cards
board-round = Round { $number }
board-final = Final { $number }
board-king = { SEAT($who) } is king.
    .you-who = You’re king.
board-ready = { SEAT($who) } is ready.
board-phases = The seven phases of a round
board-phase-rain = Cheese rain
board-phase-draw = Drawing cards
board-phase-sneak = Sneaking in
board-phase-spy = Spying
board-phase-reinforce = Reinforcing
board-phase-fight = Fight
board-phase-clear = Clean-up
board-house = The house
board-room = { WORD($room) }: { $number ->
    [0] no cheese.
    [one] one piece of cheese.
   *[other] { $number } pieces of cheese.
}
board-rats-here = Here: { SEAT($who) }.
    .you-who = You’re here.
    .among-who = Here: { SEAT($who, after: "you") }.
board-dock = Your corner
board-log-dealt = { $number ->
    [one] One card is dealt.
   *[other] { $number } cards are dealt.
}
board-hand = Your hand
board-hand-empty = No cards in your hand
board-laid = On the table: { WORD($cards) }.
board-strength = Strength { $number }
board-strength-hurt = Strength { $whole } − { $loss } for the trap = { $number }
board-strength-more = Face-down cards may add to it.
board-begins = The round begins.
board-out = You’re out of the game, but you can keep watching.
board-sneak-room = Which room does your rat sneak into?
board-sneak-cards = Add cards to take along, or go with empty paws.
board-sneaked = You’re in. Still choosing: { SEAT($who) }.
board-spy = Spy on a rival: tap a card that’s face down.
board-spy-on = Spy on { SEAT($who) }
board-reinforce = You may play one card face up.
board-gangster-from = Which room do you take the cheese from?
board-gangster-to = And where does it go?
board-hole-to = Where does the hole lead?
board-choose-room = Choose a room …
board-choose-card = Choose a card …
board-not-now = Not now.
board-do-sneak = { $number ->
    [0] { WORD($room, form: "into") }, empty paws
    [one] { WORD($room, form: "into") } with one card
   *[other] { WORD($room, form: "into") } with { $number } cards
}
board-do-lay = Play: { WORD($card) }
board-do-nail = Nail the doors shut
board-do-gangster = { WORD($room, form: "from") } { WORD($to, form: "into") }
board-do-hole = Slip { WORD($room, form: "into") }
board-pass = Play nothing
board-undo = Put back
board-pending = Sending …
board-short = { $number } short!
board-short-tie = By a whisker!
board-said-short = { SEAT($who) } is { $number } short!
    .you-who = You’re { $number } short!
board-said-short-tie = { SEAT($who) } misses it by a whisker!
    .you-who = You miss it by a whisker!
board-fight-last = Last fight
board-close = Close
board-got = gets a cheese
board-got-none = gets nothing
board-about-hole-in-the-wall = Hole in the wall, for reinforcing: your rat slips into another room with everything it carries.
board-about-gouda-gangster = Gouda gangster, for reinforcing: moves one piece of cheese from one room to another.
board-about-nailed-down = Nailed down, for reinforcing: nobody may play another card, and the fight begins at once.
board-about-cheese = Cheese card: one more cheese in the room your rat is in when the fight begins.
board-about-trap = Trap: take it along when you sneak in. Whoever turns it up while spying is hurt and loses 10 strength.
board-about-weapon = { WORD($card) }: a weapon. Adds { $number } to your strength in the fight.
board-fight-look = Look at the fight. Close it to go on.
board-look-fedora = fedora
board-look-bandana = bandana
board-look-top-hat = top hat
board-look-bow = bow
board-look-cap = cap
board-look-beret = beret

bot-level-1 = Rat Pup
bot-level-1-about = Takes along whatever it can carry.
bot-level-2 = Pickpocket
bot-level-2-about = Goes where the cheese is, more or less.
bot-level-3 = Burglar
bot-level-3-about = Weighs every room before breaking in.
bot-level-4 = Trickster
bot-level-4-about = Guesses what you’re hiding.
bot-level-5 = Godfather
bot-level-5-about = Never comes the same way twice.
# The first lesson
lesson-sneak = Cheese brings rats into your gang, and the first gang of five wins. It has rained cheese: one piece in the basement, one in the children’s room. Now every rat secretly sneaks into a room. Go into the basement with the monkey wrench (15), and keep the other cards.
lesson-sneak-hint = Choose the basement, and take only the monkey wrench (15) along. (GG-5)
lesson-sneak-done = Your room card and your weapon are face down now. Nobody knows who is where.
lesson-spy = Now everyone turns up one card of a rival. Tap one of Ben’s cards.
lesson-spy-hint = Spy on Ben this time. (GG-6)
lesson-spy-done = His bunny slippers count 9. And Cleo has found out that Ben is in the basement, like you!
lesson-lay = There’s only one piece in the basement, and the stronger rat gets it. Ben shows 9, but one card is still hidden. You may play one more card: reinforce with the teaspoon (4).
lesson-lay-hint = Play the teaspoon. A trap no longer helps in this phase. (GG-8)
lesson-lay-done = Ben had 9 and 8, together 17. Your 15 and 4 make 19: the cheese is yours, and it wins you a rat. Four more and you win.
lesson-trap = Next round. Go into the bedroom with the rusty handsaw (18), and take the trap along. Whoever turns it up is hurt and loses 10 strength this round.
lesson-trap-hint = Take the bedroom, the handsaw (18) and the trap; keep the hole in your hand. (GG-7)
lesson-trap-done = Snap! Ben turned up your trap and loses 10 strength this round. And now everyone knows he’s in the bathroom.
lesson-look = Your turn to spy. Who else is in the bedroom? Look at Cleo’s cards.
lesson-look-hint = Spy on Cleo this time. (GG-6)
lesson-look-done = Cleo is in your room, and who knows how strong. Ben is hurt, and there’s cheese in his bathroom, too …
lesson-hole = You have a hole in the wall: your rat goes to another room and takes its weapons along. Choose the card, then the bathroom, where Ben is, and play it.
lesson-hole-hint = Play the hole in the wall and choose the bathroom. (GG-11)
lesson-hole-done = Your 18 against Ben’s 11, minus 10 for the trap: one more rat. That’s how a gang grows.
lesson-gangster = Another game, and one more card. You’re alone in the bedroom, but there’s no cheese. You have a gouda gangster: it moves one piece of cheese from any room to another. Choose the card, then the children’s room, where nobody is, then your bedroom, and play it.
lesson-gangster-hint = Play the gouda gangster: from the children’s room into the bedroom. (GG-10)
lesson-gangster-done = A cheese without a fight! When there’s enough cheese for all rats in a room, strength doesn’t matter. Every other card says what it does: tap it, or rest the mouse on it.
