game-name = Pig
game-about = Roll as often as you dare and collect points. Stop in time: a 1 takes them all.

role-player = player

option-goal = Goal
option-goal-about = Whoever reaches this many points wins.

verb-roll = Roll
verb-hold = Hold
verb-die = the die shows

event-die-rolled = { SEAT($roller) } rolls a { $die }: { $turn_points } in this turn.
    .you-roller = You roll a { $die }: { $turn_points } in this turn.
event-turn-lost = { SEAT($roller) } rolls a 1 and loses { $points }.
    .you-roller = You roll a 1 and lose { $points }.
event-points-held = { SEAT($holder) } holds { $points } and now has { $score }.
    .you-holder = You hold { $points } and now have { $score }.

tell-goal = The goal is { $goal } points.
tell-score = { SEAT($who) }: { $score }.
    .you-who = You: { $score }.
tell-turn = It is { SEAT($who) }’s turn, with { $points } to lose.
    .you-who = It is your turn, with { $points } to lose.

over-goal-reached = The goal is reached.

refused-nothing-to-hold = There is nothing to hold yet. (PIG-2)
    .next = Roll first.
