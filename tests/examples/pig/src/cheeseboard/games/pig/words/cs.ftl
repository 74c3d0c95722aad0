game-name = Pig
game-about = Házej, dokud máš odvahu, a sbírej body. Přestaň včas: jednička ti je všechny vezme.

role-player = hráč

option-goal = Cíl
option-goal-about = Kdo nasbírá tolik bodů, vyhrává.

verb-roll = Házet
verb-hold = Přestat
verb-die = na kostce je

event-die-rolled = { SEAT($roller) } hází { $die }: v tomto tahu je to { $turn_points }.
    .you-roller = Házíš { $die }: v tomto tahu je to { $turn_points }.
event-turn-lost = { SEAT($roller) } hází jedničku a přichází o body: { $points }.
    .you-roller = Házíš jedničku a přicházíš o body: { $points }.
event-points-held = { SEAT($holder) } si připisuje { $points } a má celkem { $score }.
    .you-holder = Připisuješ si { $points } a máš celkem { $score }.

tell-goal = Cíl je { $goal } bodů.
tell-score = { SEAT($who) }: { $score }.
    .you-who = Ty: { $score }.
tell-turn = Na tahu: { SEAT($who) }. V sázce je { $points }.
    .you-who = Jsi na tahu. V sázce je { $points }.

over-goal-reached = Cíl je dosažen.

refused-nothing-to-hold = Zatím není co připsat: nejdřív hoď. (PIG-2)
