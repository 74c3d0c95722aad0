game-name = Gouda Gangster
game-about = Sneak your rat into a room with cheese, armed to the teeth or with empty paws. Spy, set traps, and be the first with a gang of five.

role-rat = rat

option-first = First king
option-first-about = Who begins the first round: drawn by lot, or the seat you name.
option-first-chance = by lot
option-cheese = Cheese
option-cheese-about = How many pieces rain into the house each round. More cheese makes a gentler game.
option-cheese-scarce = one piece fewer than players
option-cheese-long = two pieces fewer, for a longer game
option-cheese-plenty = a piece for everybody
option-goal = Goal
option-goal-about = Gather rats, or keep your three lives longer than all the others.
option-goal-gang = first to five rats
option-goal-last-rat = last rat standing
option-deck = Cards
option-deck-about = Younger players may like to leave out traps, cheese cards and action cards.
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
    .name = old toothbrush
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
    .name = long screwdriver
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
    .name = fire extinguisher
word-w19a = power drill (19)
    .name = power drill
word-w19b = woodcutter’s axe (19)
    .name = woodcutter’s axe
word-w20a = chainsaw (20)
    .name = chainsaw
word-w20b = roaring vacuum cleaner (20)
    .name = roaring vacuum cleaner
word-trap = trap
word-cheese = cheese card
word-nailed-down = nailed down
word-gouda-gangster = gouda gangster
word-hole-in-the-wall = hole in the wall

event-first-king-drawn = The lot makes { SEAT($king) } the first king.
    .you-king = The lot makes you the first king.
event-cheese-fell = A piece of cheese falls { WORD($room, form: "into") }.
event-card-drawn = { SEAT($seat) } draws a card.
    .you-seat = You draw a card.
event-own-card-drawn = Your card: { WORD($card) }.
event-discard-pile-shuffled = The pile is used up. The discard pile is shuffled and becomes the new pile of { $cards }.
event-nothing-drawn = No card is left for { SEAT($seat) } to draw.
    .you-seat = No card is left for you to draw.
event-choice-sealed = { SEAT($seat) } is ready.
    .you-seat = You are ready.
event-rat-sneaked-in = { $covered ->
    [one] { SEAT($seat) } lays one card face down.
   *[other] { SEAT($seat) } lays { $covered } cards face down.
}
    .you-seat = You lay your cards face down. Number: { $covered }.
event-own-rat-sneaked-in = { $count ->
    [0] You sneak { WORD($room, form: "into") } with empty paws.
   *[other] You sneak { WORD($room, form: "into") } with: { WORD($cards) }.
}
event-target-chosen = { SEAT($spy) } spies on { SEAT($target) }.
    .you-spy = You spy on { SEAT($target) }.
    .you-target = { SEAT($spy) } spies on you.
event-card-turned-up = { SEAT($owner) } is found out: { WORD($card) }.
    .you-owner = You are found out: { WORD($card) }.
event-trap-sprung = Snap! That was a trap of { SEAT($owner) }. { SEAT($spy) } is hurt and fights with 10 less this round.
    .you-spy = Snap! That was a trap of { SEAT($owner) }. You are hurt and fight with 10 less this round.
    .you-owner = Snap! That was your trap. { SEAT($spy) } is hurt and fights with 10 less this round.
event-spy-skipped = { SEAT($seat) } finds nothing left to spy on.
    .you-seat = You find nothing left to spy on.
event-turn-passed = { SEAT($seat) } passes.
    .you-seat = You pass.
event-card-laid = { SEAT($seat) } lays: { WORD($card) }.
    .you-seat = You lay: { WORD($card) }.
event-doors-nailed-down = { SEAT($seat) } nails the doors shut. Nobody lays another card.
    .you-seat = You nail the doors shut. Nobody lays another card.
event-cheese-carried = { SEAT($seat) } carries a piece of cheese { WORD($from, form: "from") } { WORD($to, form: "into") }.
    .you-seat = You carry a piece of cheese { WORD($from, form: "from") } { WORD($to, form: "into") }.
event-rat-moved-through-hole = { SEAT($seat) } slips through a hole in the wall { WORD($room, form: "into") }.
    .you-seat = You slip through a hole in the wall { WORD($room, form: "into") }.
event-fighter-revealed = { $count ->
    [0] { SEAT($seat) } is { WORD($room, form: "in") } with empty paws.
   *[other] { SEAT($seat) } is { WORD($room, form: "in") } with: { WORD($cards) }.
} Strength: { $strength }{ $hurt ->
    [0] .
   *[other] , the trap taken off.
}
    .you-seat = { $count ->
        [0] You are { WORD($room, form: "in") } with empty paws.
       *[other] You are { WORD($room, form: "in") } with: { WORD($cards) }.
    } Strength: { $strength }.
event-cheese-won = { $count ->
    [one] { SEAT($winners) } gets a cheese { WORD($room, form: "in") }.
   *[other] { SEAT($winners) } get a cheese each { WORD($room, form: "in") }.
}
    .you-winners = You get a cheese { WORD($room, form: "in") }.
event-cheese-missed = There is no cheese { WORD($room, form: "in") } for { SEAT($rats) }.
    .you-rats = There is no cheese { WORD($room, form: "in") } for you.
event-final-reached = Five rats each! One last piece of cheese decides between { SEAT($finalists) }.
event-final-undecided = That decides nothing. The next final is between { SEAT($finalists) }.
event-game-won = { SEAT($winner) } wins the game!
    .you-winner = You win the game!
event-victory-shared = Five finals and no decision: the victory is shared by { SEAT($winners) }.
event-lives-lost = No cheese costs a life: { SEAT($losers) }.
    .you-losers = No cheese costs you a life.
event-players-went-out = Out of the game: { SEAT($losers) }.
    .you-losers = You are out of the game.
event-lives-spared = Everybody would be out at once, so nobody loses a life.
event-round-limit-reached = { $rounds } rounds have been played, and the game ends here.
event-round-began = Round { $round } begins. { SEAT($king) } is king.
    .you-king = Round { $round } begins. You are king.

tell-round = It is round { $number }, and { SEAT($who) } is king.
tell-final = This is final number { $number }, between { SEAT($who) }.
tell-no-pieces = There is no cheese in the house.
tell-pieces = { $number ->
    [one] One piece of cheese lies { WORD($room, form: "in") }.
   *[other] { $number } pieces of cheese lie { WORD($room, form: "in") }.
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
tell-lives = { SEAT($who) }: { $rats ->
    [one] one life
   *[other] { $rats } lives
}, { $cards ->
    [0] no cards in hand.
    [one] one card in hand.
   *[other] { $cards } cards in hand.
}
tell-out = { SEAT($who) } went out in round { $round }.
tell-covered = { $number ->
    [one] One card lies face down before { SEAT($who) }.
   *[other] { $number } cards lie face down before { SEAT($who) }.
}
tell-hole = { SEAT($who) } slipped through a hole and is { WORD($room, form: "in") } now.
tell-old-room = The old room card of { SEAT($who) } lies face up: { WORD($room) }.
tell-room = { SEAT($who) } is { WORD($room, form: "in") }.
tell-up = Face up before { SEAT($who) }: { WORD($cards) }.
tell-hurt = { SEAT($who) } has turned over a trap and fights with 10 less this round.
tell-strength = Strength of { SEAT($who) } as far as it can be seen: { $strength }.
tell-own-strength = Strength of { SEAT($who) } with everything: { $strength }.
tell-hand = { SEAT($who) } holds: { WORD($cards) }.
tell-hand-empty = { SEAT($who) } holds no playing card.
tell-own-room = Secretly, { SEAT($who) } is { WORD($room, form: "in") }.
tell-own-old-room = The old room card of { SEAT($who) } still lies face down: { WORD($room) }.
tell-own-down = Face down before { SEAT($who) }: { WORD($cards) }.
tell-pile = { $number ->
    [0] The pile is empty.
    [one] One card is in the pile.
   *[other] { $number } cards are in the pile.
}
tell-discard = { $number ->
    [one] One card is discarded: { WORD($cards) }.
   *[other] { $number } cards are discarded: { WORD($cards) }.
}
tell-phase-first = It is about to be drawn who is king.
tell-phase-rain = { $number ->
    [one] It is raining cheese; one piece is still to fall.
   *[other] It is raining cheese; { $number } pieces are still to fall.
}
tell-phase-draw = { $number ->
    [one] { SEAT($who) } draws one more card.
   *[other] { SEAT($who) } draws { $number } more cards.
}
tell-phase-sneak = Everybody sneaks in. Still thinking: { SEAT($who) }.
    .you-who = Everybody sneaks in. Only you are still thinking.
tell-phase-spy = { SEAT($who) } has to spy on somebody.
    .you-who = You have to spy on somebody.
tell-phase-turn = { SEAT($who) } turns up a card of { SEAT($whom) }.
    .you-who = You turn up a card of { SEAT($whom) }.
    .you-whom = { SEAT($who) } turns up one of your cards.
tell-phase-reinforce = { SEAT($who) } may lay one more card.
    .you-who = You may lay one more card.
tell-over-gang = The game is over. The gang of five belongs to { SEAT($who) }.
tell-over-final = The game is over. The final was won by { SEAT($who) }.
tell-over-shared = The game is over. The victory is shared by { SEAT($who) }.
tell-over-last-rat = The game is over. The last rat standing belongs to { SEAT($who) }.
tell-over-round-limit = The game is over after the last round. In the lead: { SEAT($who) }.

over-gang = A gang of five is complete.
over-final = The final is decided.
over-shared = Five finals brought no decision; the victory is shared.
over-last-rat = Only one rat is left standing.
over-round-limit = The last round has been played.

refused-too-much-cheese = { $given } pieces of cheese are too many: with { $seats } players the most is { $most }.
refused-no-shortage = The last rat standing needs a shortage: fewer pieces than players, not { $given } for { $seats }. (GG-23)
refused-first-not-seated = Seat { $seat } cannot be king: there are only { $seats } seats, counted from 0.
refused-not-over = Everything is laid open only when the game is over.
refused-no-such-action = “{ $action }” is no action of Gouda Gangster. Try: sneak basement w15a+trap, spy 2, lay w7b, or pass.
refused-other-phase = { $phase ->
    [sneak] “{ $verb }” has to wait: now everybody sneaks in, as in: sneak basement w15a+trap.
    [spy] “{ $verb }” has to wait: now you spy on somebody, as in: spy 2.
   *[reinforce] It is too late for “{ $verb }”: now you may lay one card, or pass.
}
refused-not-in-hand = You do not hold that: { WORD($card) }.
refused-action-card-later = Action cards wait until you reinforce: { WORD($card) }.
refused-no-cheese-in-final = In a final no cheese card can be laid. (GG-20)
refused-spy-on-others = Spy on somebody else; you know your own cards.
refused-not-playing = { SEAT($who) } does not play in this round.
refused-all-face-up = All cards of { SEAT($who) } lie face up already. (GG-6)
refused-trap-too-late = Traps can only be laid face down, when sneaking in. (GG-7)
refused-has-its-own-verb = That card is not simply laid: { WORD($card) }. Write: { $verb }.
refused-to-another-room = The piece has to move to another room. (GG-10)
refused-no-piece-there = There is no piece of cheese { WORD($room, form: "in") }; cheese cards cannot be moved. (GG-10)
refused-same-room = You are already { WORD($room, form: "in") }: the hole has to lead to another room. (GG-11)

check-chance = Check the cards
board-round = Round { $number }
board-final = Final { $number }
board-king = { SEAT($who) } is king.
    .you-who = You are king.
board-ready = { SEAT($who) } is ready.
board-phases = The seven phases of a round
board-phase-rain = Cheese rain
board-phase-draw = Drawing
board-phase-sneak = Sneaking in
board-phase-spy = Spying
board-phase-reinforce = Reinforcing
board-phase-fight = Fight
board-phase-clear = Clearing up
board-house = The house
board-room = { WORD($room) }: { $number ->
    [0] no cheese.
    [one] one piece of cheese.
   *[other] { $number } pieces of cheese.
}
board-rats-here = Here: { SEAT($who) }.
board-dock = Your corner
board-hand = Your hand
board-hand-empty = No cards in your hand
board-laid = Before you: { WORD($cards) }.
board-strength = Strength { $number }
board-begins = The round begins.
board-out = You are out of the game, but you can watch.
board-sneak-room = Into which room does your rat sneak?
board-sneak-cards = Add what it carries, or go with empty paws.
board-sneaked = You are in. Still thinking: { SEAT($who) }.
board-spy = Turn up somebody’s card: tap one that lies face down.
board-spy-on = Spy on { SEAT($who) }
board-reinforce = You may lay one card face up.
board-gangster-from = Which room does the piece of cheese leave?
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
board-do-lay = Lay: { WORD($card) }
board-do-nail = Nail the doors shut
board-do-gangster = { WORD($room, form: "from") } { WORD($to, form: "into") }
board-do-hole = Slip { WORD($room, form: "into") }
board-pass = Lay nothing
board-undo = Put back
board-pending = On its way …
board-fight-last = Last fight
board-close = Close
board-got = gets a cheese
board-got-none = gets nothing
board-about-hole-in-the-wall = Hole in the wall, for reinforcing: your rat slips into another room with everything it carries.
board-about-gouda-gangster = Gouda gangster, for reinforcing: carries one piece of cheese from a room into another.
board-about-nailed-down = Nailed down, for reinforcing: nobody lays another card, and the fight begins at once.
board-about-cheese = Cheese card: one more cheese in the room where your rat is when the fight begins.
board-about-trap = Trap: lay it when you sneak in. Whoever turns it up while spying is hurt and fights with 10 less.
board-about-weapon = { WORD($card) }: a weapon. Adds { $number } to your strength in the fight.
board-fight-look = Look at the fight. A tap or a key goes on.
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
bot-level-4-about = Guesses what you are hiding.
bot-level-5 = Godfather
bot-level-5-about = Never comes the same way twice.
# The first lesson
lesson-sneak = Cheese wins rats for your gang, and five rats win the game. It has rained cheese: one piece into the basement, one into the children’s room. Every rat now sneaks secretly into a room. Go into the basement with the monkey wrench (15), and keep the other cards.
lesson-sneak-hint = The room is the basement, and of your cards only the monkey wrench (15) goes along. (GG-5)
lesson-sneak-done = Your room card and your weapons lie face down now. Nobody knows who is where.
lesson-spy = Now everybody turns up one card of somebody else. Tap one of Ben’s cards.
lesson-spy-hint = Spy on Ben this time. (GG-6)
lesson-spy-done = His bunny slippers count 9. And Cleo has found out that Ben is in the basement, like you!
lesson-lay = Only one piece lies in the basement, and the stronger rat gets it. Ben shows 9, but one card is still hidden. You may lay one more card: reinforce with the teaspoon (4).
lesson-lay-hint = Lay the teaspoon. A trap does nothing any more in this phase. (GG-8)
lesson-lay-done = Ben had 9 and 8, together 17. Your 15 and 4 make 19: the cheese is yours, and it wins you a rat. Four more, and you have won.
lesson-trap = Next round. Go into the bedroom with the rusty handsaw (18), and lay the trap beside it. Whoever turns it up is hurt: 10 less strength in this round.
lesson-trap-hint = The bedroom, the handsaw (18) and the trap; the hole stays in your hand. (GG-7)
lesson-trap-done = Snap! Ben turned up your trap and has 10 less strength in this round. And now everybody knows that he is in the bathroom.
lesson-look = Your turn to spy. Who else is in the bedroom? Look at Cleo’s cards.
lesson-look-hint = Spy on Cleo this time. (GG-6)
lesson-look-done = Cleo is in your room, and who knows how strong. Ben sits hurt in the bathroom, where cheese lies, too …
lesson-hole = You hold a hole in the wall: your rat goes to another room and takes its weapons along. Choose the card, then the bathroom, where Ben is, and play it.
lesson-hole-hint = Play the hole in the wall and choose the bathroom. (GG-11)
lesson-hole-done = Your 18 against Ben’s 11, less 10 for the trap: one more rat. That is how a gang grows.
lesson-gangster = Another game, and one more card. You are alone in the bedroom, but no cheese lies there. You hold a gouda gangster: it carries one piece of cheese from any room into another. Choose the card, then the children’s room, where nobody is, then your bedroom, and play it.
lesson-gangster-hint = Play the gouda gangster: from the children’s room into the bedroom. (GG-10)
lesson-gangster-done = A cheese without a fight! Where there is enough cheese for all rats in a room, strength does not matter. What every other card does is written on it: tap it, or rest the mouse on it.
