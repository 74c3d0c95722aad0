game-name = Pig
game-about = Würfle, sooft du dich traust, und sammle Punkte. Hör rechtzeitig auf: Eine 1 nimmt dir alle.

role-player = Spieler

option-goal = Ziel
option-goal-about = Wer so viele Punkte erreicht, gewinnt.

verb-roll = Würfeln
verb-hold = Aufhören
verb-die = der Würfel zeigt

event-die-rolled = { SEAT($roller) } würfelt eine { $die }: { $turn_points } in diesem Zug.
    .you-roller = Du würfelst eine { $die }: { $turn_points } in diesem Zug.
event-turn-lost = { SEAT($roller) } würfelt eine 1 und verliert { $points }.
    .you-roller = Du würfelst eine 1 und verlierst { $points }.
event-points-held = { SEAT($holder) } sichert { $points } und hat jetzt { $score }.
    .you-holder = Du sicherst { $points } und hast jetzt { $score }.

tell-goal = Das Ziel sind { $goal } Punkte.
tell-score = { SEAT($who) }: { $score }.
    .you-who = Du: { $score }.
tell-turn = { SEAT($who) } ist am Zug und kann { $points } verlieren.
    .you-who = Du bist am Zug und kannst { $points } verlieren.

over-goal-reached = Das Ziel ist erreicht.

refused-nothing-to-hold = Es gibt noch nichts zu sichern: Würfle zuerst. (PIG-2)
