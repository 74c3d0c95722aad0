game-name = Pig
game-about = Lance le dé autant que tu l’oses et amasse des points. Arrête-toi à temps : un 1 te les prend tous.

role-player = joueur

option-goal = But
option-goal-about = Le nombre de points à atteindre pour gagner.

verb-roll = Lancer
verb-hold = S’arrêter
verb-die = le dé montre

event-die-rolled = { SEAT($roller) } fait { $die } : { $turn_points } pour ce tour.
    .you-roller = Tu fais { $die } : { $turn_points } pour ce tour.
event-turn-lost = { SEAT($roller) } fait 1 et perd { $points }.
    .you-roller = Tu fais 1 et tu perds { $points }.
event-points-held = { SEAT($holder) } garde { $points } et a maintenant { $score }.
    .you-holder = Tu gardes { $points } et tu as maintenant { $score }.

tell-goal = Le but est de { $goal } points.
tell-score = { SEAT($who) } : { $score }.
    .you-who = Toi : { $score }.
tell-turn = C’est à { SEAT($who) } de jouer. Points à perdre : { $points }.
    .you-who = C’est à toi de jouer. Points à perdre : { $points }.

over-goal-reached = Le but est atteint.

refused-nothing-to-hold = Tu n’as encore rien à garder. (PIG-2)
    .next = Lance d’abord le dé.
