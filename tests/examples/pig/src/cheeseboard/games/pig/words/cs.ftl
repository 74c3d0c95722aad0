game-name = Pig
game-about = Házej, dokud máš odvahu, a sbírej body. Přestaň včas: jednička ti je všechny vezme.

role-player = hráč

option-goal = Cíl
option-goal-about = Kdo první nasbírá tolik bodů, vyhrává.

verb-roll = Házet
verb-hold = Přestat
verb-die = na kostce je

event-die-rolled = { SEAT($roller) } hází { $die }. V tomto tahu má { $turn_points }.
    .you-roller = Házíš { $die }. V tomto tahu máš { $turn_points }.
event-turn-lost = { SEAT($roller) } hází jedničku a ztrácí body: { $points }.
    .you-roller = Házíš jedničku a ztrácíš body: { $points }.
event-points-held = { SEAT($holder) } si připisuje { $points } a má celkem { $score }.
    .you-holder = Připisuješ si { $points } a máš celkem { $score }.

tell-goal = { $goal ->
    [one] Hraje se do { $goal } bodu.
   *[other] Hraje se do { $goal } bodů.
}
tell-score = { SEAT($who) }: { $score }.
    .you-who = Ty: { $score }.
tell-turn = Na tahu je { SEAT($who) }. V sázce je { $points }.
    .you-who = Jsi na tahu. V sázce je { $points }.

over-goal-reached = Cíl je splněný.

refused-nothing-to-hold = Zatím není co připsat. (PIG-2)
    .next = Nejdřív hoď.
