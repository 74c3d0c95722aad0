game-name = Pig
game-about = Würfle, sooft du dich traust, und sammle Punkte. Hör rechtzeitig auf: Bei einer 1 sind alle weg.

role-player = Person

option-goal = Ziel
option-goal-about = Wer so viele Punkte erreicht, gewinnt.

verb-roll = Würfeln
verb-hold = Sichern
verb-die = der Würfel zeigt

event-die-rolled = { SEAT($roller) } würfelt eine { $die }. In diesem Zug: { $turn_points }.
    .you-roller = Du würfelst eine { $die }. In diesem Zug: { $turn_points }.
event-turn-lost = { SEAT($roller) } würfelt eine 1 und verliert { $points }.
    .you-roller = Du würfelst eine 1 und verlierst { $points }.
event-points-held = { SEAT($holder) } sichert { $points } und hat jetzt { $score }.
    .you-holder = Du sicherst { $points } und hast jetzt { $score }.

tell-goal = Das Ziel sind { $goal } Punkte.
tell-score = { SEAT($who) }: { $score }.
    .you-who = Du: { $score }.
tell-turn = { SEAT($who) } ist dran und kann { $points } verlieren.
    .you-who = Du bist dran und kannst { $points } verlieren.

over-goal-reached = Das Ziel ist erreicht.

refused-nothing-to-hold = Du hast noch nichts zu sichern. (PIG-2)
    .next = Würfle zuerst.
