game-name = Quoridor
game-about = Atteins le bord d’en face avant les autres. À chaque tour, déplace ton pion ou pose un mur sur le chemin de quelqu’un.

role-south = sud
role-north = nord
role-west = ouest
role-east = est

option-first = Qui commence
option-first-about = Choisis qui commence, ou laisse faire le hasard.
option-first-chance = tirage au sort
option-third_pawn = Un pion derrière le pion
option-third_pawn-about = Ce que tu peux faire quand il y a un autre pion juste derrière celui que tu veux sauter.
option-third_pawn-stop = pas de saut
option-third_pawn-side = contourner le pion
option-repetition = Positions répétées
option-repetition-about = Ce qui se passe quand la même position revient pour la troisième fois. Après 1 000 tours, c’est toujours une égalité.
option-repetition-draw = égalité
option-repetition-none = on continue, 1 000 tours au plus
option-size = Plateau
option-size-about = Le grand plateau de 9 × 9 cases, ou un plus petit pour apprendre.
option-barriers = Murs
option-barriers-about = Combien de murs a chaque joueur. Donnes-en moins aux plus forts.

verb-move = déplacer
verb-wall = poser un mur
verb-pass = passer
verb-first = commence
answer-move = va en { $at }
answer-wall = pose un mur entre { $near } et { $far }

word-row-1 = rangée 1
word-row-3 = rangée 3
word-row-5 = rangée 5
word-row-7 = rangée 7
word-row-9 = rangée 9
word-column-a = colonne a
word-column-c = colonne c
word-column-e = colonne e
word-column-g = colonne g
word-column-i = colonne i

event-first-drawn = { SEAT($seat) } commence (tirage au sort).
    .you-seat = Tu commences (tirage au sort).
event-pawn-moved = { SEAT($mover) } va en { $to }.
    .you-mover = Tu vas en { $to }.
event-wall-placed = { $left ->
    [0] { SEAT($builder) } pose son dernier mur, entre { $near } et { $far }.
    [one] { SEAT($builder) } pose un mur entre { $near } et { $far }. Il lui en reste un.
   *[other] { SEAT($builder) } pose un mur entre { $near } et { $far }. Il lui en reste { $left }.
}
    .you-builder = { $left ->
        [0] Tu poses ton dernier mur, entre { $near } et { $far }.
        [one] Tu poses un mur entre { $near } et { $far }. Il t’en reste un.
       *[other] Tu poses un mur entre { $near } et { $far }. Il t’en reste { $left }.
    }
event-turn-passed = { SEAT($seat) } ne peut rien faire et passe.
    .you-seat = Tu ne peux rien faire : tu passes.
event-game-won = { SEAT($winner) } atteint le but et gagne !
    .you-winner = Tu atteins le but et gagnes !
event-position-repeated = La même position pour la troisième fois : égalité.
event-turn-limit-reached = { $turns ->
    [one] { $turns } tour sans vainqueur : égalité.
   *[other] { $turns } tours sans vainqueur : égalité.
}

tell-pawn = { $hand ->
    [0] { SEAT($who) } est en { $at }, vise la { WORD($goal) } et n’a plus de murs.
    [one] { SEAT($who) } est en { $at }, vise la { WORD($goal) } et a encore un mur.
   *[other] { SEAT($who) } est en { $at }, vise la { WORD($goal) } et a encore { $hand } murs.
}
    .you-who = { $hand ->
            [0] Tu es en { $at }, tu vises la { WORD($goal) } et tu n’as plus de murs.
            [one] Tu es en { $at }, tu vises la { WORD($goal) } et tu as encore un mur.
           *[other] Tu es en { $at }, tu vises la { WORD($goal) } et tu as encore { $hand } murs.
        }
tell-no-barriers = Il n’y a aucun mur sur le plateau.
tell-barriers = { $number ->
    [one] Il y a { $number } mur sur le plateau, entre { WORD($places) }.
   *[other] Il y a { $number } murs sur le plateau, entre { WORD($places) }.
}
tell-first = On va tirer au sort qui commence.
tell-to-move = C’est à { SEAT($who) } de jouer.
    .you-who = C’est à toi de jouer.
tell-over-goal = Un pion a atteint son but.
tell-over-repetition = Égalité : la même position est revenue trois fois.
tell-over-turn-limit = Égalité : la partie a duré trop longtemps.

over-goal = Premier pion arrivé au but.
over-repetition = Égalité : la même position est revenue trois fois.
over-turn-limit = Égalité : la partie a duré trop longtemps.

refused-barriers-per-seat = Il y a { $seats } joueurs, mais { $given } nombres de murs.
    .next = Donne un nombre pour tous, ou un par joueur.
refused-first-not-seated = La place { $seat } ne peut pas commencer : il n’y a que { $seats } places.
    .next = Choisis-en une autre, en comptant à partir de 0.
refused-no-pass = Tu ne peux pas passer tant que tu peux te déplacer ou poser un mur. (Q-10)
    .next = Fais l’un ou l’autre.
refused-no-such-action = « { $action } » n’est pas un coup de Quoridor.
    .next = Essaie : move e2, ou wall e3h.
refused-wall-direction = Un mur en { $at } peut aller dans deux sens.
    .next = Écris { $at }h pour un mur horizontal ou { $at }v pour un mur vertical.
refused-not-on-board = { $word } n’existe pas sur ce plateau.
    .next = Choisis un autre endroit.
refused-square-taken = { SEAT($who) } est déjà en { $to }. (Q-3)
    .next = Choisis une autre case.
refused-barrier-between = Il y a un mur entre { $at } et { $to }. (Q-3)
    .next = Contourne-le.
refused-barrier-behind = Tu ne peux pas sauter en { $to } : il y a un mur juste derrière le pion. (Q-4)
    .next = Contourne le pion par la gauche ou par la droite, si c’est libre.
refused-two-pawns = Tu ne peux ni sauter deux pions à la suite, ni les contourner. (Q-7)
    .next = Choisis une autre case.
refused-jump-straight = La case juste derrière le pion est libre : tu ne peux donc pas le contourner. (Q-5)
    .next = Saute tout droit.
refused-side-step-closed = Un mur t’empêche de contourner le pion par { $to }. (Q-5)
    .next = Choisis une autre case.
refused-too-far = Tu ne peux pas aller de { $at } à { $to } en un coup. (Q-3)
    .next = Déplace-toi d’une case vers le haut, le bas, la gauche ou la droite, ou saute par-dessus le pion voisin.
refused-no-barriers-left = Tu n’as plus de murs. (Q-8)
    .next = Déplace ton pion.
refused-overlaps = Ce mur en recouvrirait un autre. (Q-8)
    .next = Choisis un autre endroit.
refused-crosses = Ce mur en croiserait un autre. (Q-8)
    .next = Choisis un autre endroit.
refused-shuts-in = Ce mur ne laisserait à { SEAT($who) } aucun chemin vers le but. (Q-9)
    .you-who = Ce mur ne te laisserait aucun chemin vers le but. (Q-9)
    .next = Laisse un passage.

refused-position-setting = « { $setting } » n’a pas sa place dans une position.
    .next = Écris-la avec : { $settings }.
refused-position-pawns = Il faut de 2 à 4 pions, sur des cases différentes du plateau.
    .next = Donne une case par joueur, dans l’ordre des places.
refused-position-turn = Ce ne peut pas être à « { $turn } » de jouer.
    .next = Écris le numéro d’une place, en comptant à partir de 0.
refused-position-hands = Chaque joueur doit avoir de 0 à 20 murs.
    .next = Écris un nombre par joueur.
refused-position-options = Ces options sont impossibles pour cette position.
    .next = Au choix : { $allowed }.
refused-position-barrier = Il ne peut pas y avoir de mur en { $at }.
    .next = Retire-le, ou choisis un autre endroit.
refused-position-no-way = { SEAT($seat) } doit avoir un chemin vers le but et ne pas encore y être.
    .next = Déplace le pion, ou retire un mur.
refused-drawing-shape = Ce dessin n’est pas un plateau.
    .next = Dessine une ligne de lettres, puis rangées et rainures en alternance, puis de nouveau les lettres.
refused-drawing-symbol = « { $symbol } » en { $at } n’est pas un pion, ou ce pion figure deux fois.
    .next = Dessine chaque pion une seule fois.
refused-score-too-long = La notation est trop longue pour une seule partie.
    .next = Choisis-en une qui ne contient qu’une partie.
refused-score-head = L’en-tête de la notation ne décrit pas une partie : { $why }.
    .next = Corrige-le et réessaie.
refused-score-word = Coup { $place } : « { $word } » n’est ni une case ni un mur.
    .next = Écris par exemple e2 ou e3h.
refused-score-illegal = Coup { $place } : « { $action } » ne peut pas se jouer : { $why }.
    .next = Corrige-le et réessaie.

check-chance = Vérifier le tirage
board-label = Plateau de Quoridor. Flèches : viser, Entrée : avancer ou poser, B : prendre un mur, R : le tourner, Échap : annuler.
board-keys = Flèches : viser, Entrée : y aller, Échap : annuler. Clic droit : tourner le mur.
board-your-turn = À toi ! Va sur une case marquée, ou touche entre les cases pour poser un mur.
board-first-turns = À toi ! Ton but : la rangée du haut.
board-first-turns-more = Va sur une case marquée, ou touche entre les cases pour poser un mur.
board-your-turn-no-barriers = À toi ! Tu n’as plus de murs : va sur une case marquée.
board-must-pass = Tu ne peux ni te déplacer ni poser un mur.
board-sure = Le poser ici ? Touche-le, ou appuie sur « Poser ».
board-aim = Touche là où tu veux le mur. Clic droit pour le tourner.
board-wrong-place = Ce mur ne va pas ici. Essaie, et tu verras pourquoi.
board-won = { SEAT($who) } atteint le but et gagne !
    .you-who = Tu atteins le but et gagnes !
board-sent = C’est parti…
board-pawn = Pion
board-barrier = Mur
board-turn = Tourner
board-lay = Poser
board-way-steps = { $steps ->
    [one] { SEAT($who) } : encore un pas.
   *[other] { SEAT($who) } : encore { $steps } pas.
}
    .you-who = { $steps ->
        [one] Il te reste un pas.
       *[other] Il te reste { $steps } pas.
    }
board-ways = Chemins
board-hand = { $left ->
    [0] { SEAT($who) } : plus de murs
    [one] { SEAT($who) } : encore un mur
   *[other] { SEAT($who) } : encore { $left } murs
}
    .you-who = { $left ->
        [0] Tu n’as plus de murs
        [one] Il te reste un mur
       *[other] Il te reste { $left } murs
    }
board-square = { $at }
board-square-free = { $at } : tu peux y aller
board-square-pawn = { $at } : { SEAT($who) }
    .you-who = { $at } : ton pion
board-place = Mur entre { $near } et { $far } : possible
board-no-place = Mur entre { $near } et { $far } : impossible
board-look-mouse = souris
board-look-cat = chat
board-look-owl = hibou
board-look-snail = escargot
board-look-hedgehog = hérisson
board-look-rabbit = lapin
board-look-frog = grenouille
board-look-duck = canard
board-look-mushroom = champignon
board-look-wedge = bout de fromage

bot-level-1 = Oisillon
bot-level-1-about = Vient d’apprendre le jeu et ne pense qu’à courir.
bot-level-2 = Flâneur
bot-level-2-about = Court, et pense parfois aux murs.
bot-level-3 = Coureur
bot-level-3-about = Voit ton prochain coup, quand il pense à regarder.
bot-level-4 = Maçon
bot-level-4-about = Adore construire, mais pas toujours au bon endroit.
bot-level-5 = Stratège
bot-level-5-about = Réfléchit trois coups à l’avance.
bot-level-6 = Chasseur
bot-level-6-about = Rate rarement un bon mur.
bot-level-7 = Tisserand
bot-level-7-about = Allonge ton chemin et garde le sien court.
bot-level-8 = Voyant
bot-level-8-about = Voit venir presque tout.
bot-level-9 = Maître
bot-level-9-about = Ne fait aucune erreur que tu puisses voir.
bot-level-10 = Champion
bot-level-10-about = Donne tout ce qu’il a.
puzzle-win = { $turns ->
    [one] Gagne en un coup.
   *[other] Tu peux gagner en { $turns } tours. Trouve le premier coup.
}
puzzle-barrier = Trouve le mur qui renverse la partie.
puzzle-step = Trouve le pas qui te fait gagner la course.
puzzle-hint-move = cette fois, avance ton pion.
puzzle-hint-longer = { $steps ->
    [one] un mur peut rallonger d’un pas le chemin de l’adversaire.
   *[other] un mur peut rallonger de { $steps } pas le chemin de l’adversaire.
}
puzzle-hint-free = un de tes murs peut garder ton propre chemin ouvert.
puzzle-hint-around = regarde autour de { $at }.

# The first lesson
lesson-walk = Ton pion est en bas. Il doit atteindre la rangée du haut avant que celui de Ben arrive en bas. Un pion avance d’une case à la fois : vers le haut, le bas ou le côté. Va tout droit, en e2.
lesson-walk-hint = Tout droit, c’est e2 : la case juste au-dessus de ton pion. (Q-3)
lesson-walk-done = Ben vient vers toi. Il veut arriver de ton côté.
lesson-barrier = Au lieu d’avancer, tu peux poser un mur. Poses-en un juste devant Ben, entre e8 et e7 : touche entre les deux cases, ou prends un mur dans ta réserve.
lesson-barrier-hint = Il doit couper la route de Ben : entre e8 et e7. (Q-8)
lesson-barrier-done = Maintenant, Ben doit le contourner. Un mur est long de deux cases et reste là toute la partie. Tu en avais dix : choisis bien.
lesson-turn = Ben pourrait se faufiler à droite, par f8. Un mur peut aussi se poser debout : poses-en un entre e8 et f8. Tourne-le avec le bouton, la touche R ou un clic droit.
lesson-turn-hint = Il doit être debout entre e8 et f8. Tourne-le d’abord. (Q-8)
lesson-turn-done = Deux murs, et son chemin est bien plus long.
lesson-cross = Encore une règle sur les murs : le tien est couché devant les colonnes d et e. Est-ce qu’un autre peut passer à travers ? Essaie : poses-en un debout entre d et e, en plein milieu de celui qui est déjà là.
lesson-cross-hint = Pose-le debout entre d8 et e8, pour qu’il descende jusqu’à d7 et e7. (Q-8)
lesson-cross-done = Les murs ne se croisent jamais et ne se recouvrent pas. Ils peuvent se toucher, bout à bout ou en T.
lesson-shut-in = Ben est en e9, et la seule sortie est à droite de f9. Peux-tu l’enfermer ? Essaie : pose un mur debout à droite de f9 et f8.
lesson-shut-in-hint = Essaie de fermer le dernier passage, entre f9 et g9. (Q-9)
lesson-shut-in-done = Interdit ! Chacun doit garder un chemin vers son but. Tu peux le rallonger, mais jamais le fermer.
lesson-jump = Ben est juste devant toi. Tant mieux : saute par-dessus son pion, en e7.
lesson-jump-hint = On saute tout droit par-dessus l’autre pion, en e7. (Q-4)
lesson-jump-done = Un pas de gagné. Penses-y avant de te mettre sur le chemin de quelqu’un.
lesson-side = Ben est encore devant toi, mais un mur derrière lui empêche le saut. Alors tu peux le contourner, à gauche ou à droite : en d6 ou en f6.
lesson-side-hint = Le saut est bloqué : va à côté de Ben, en d6 ou en f6. (Q-5)
lesson-side-done = C’est ça : quand on ne peut pas sauter, on contourne.
lesson-race = Une course : Ben n’a plus que deux pas à faire vers le bas, et toi trois vers le haut. Si vous courez tous les deux, il gagne. Il y a mieux : pose un mur juste devant lui, entre e3 et e2, à côté de celui qui est déjà là.
lesson-race-hint = Il doit être juste sous Ben, entre e3 et e2, et aller jusqu’à la colonne f. (Q-8)
lesson-race-done = Maintenant, son chemin fait quatre pas et le tien trois : tu arrives avant lui. Un mur au bon moment vaut plus qu’un pas, mais chaque mur te coûte un tour.
lesson-win = La rangée du haut est toute proche, mais il y a un mur au-dessus de toi. Contourne-le et termine : en d8, puis monte.
lesson-win-hint = Va à gauche, en d8 ; de là, la voie est libre jusqu’à la rangée 9. (Q-11)
lesson-win-done = Tu y es, et tu gagnes tout de suite.
