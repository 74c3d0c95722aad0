game-name = Quoridor
game-about = Atteins le bord opposé avant les autres. À chaque tour, déplace ton pion ou pose une barrière sur le chemin de quelqu’un.

role-south = sud
role-north = nord
role-west = ouest
role-east = est

option-first = Qui commence
option-first-about = Par tirage au sort, ou la place que tu indiques.
option-first-chance = tirage au sort
option-third_pawn = Troisième pion derrière
option-third_pawn-about = Ce qui se passe quand un autre pion se trouve juste derrière celui que tu veux sauter.
option-third_pawn-stop = saut interdit
option-third_pawn-side = pas de côté permis
option-repetition = Positions répétées
option-repetition-about = Partie nulle ou non quand la même position revient pour la troisième fois. Après 1 000 tours, elle l’est de toute façon.
option-repetition-draw = partie nulle
option-repetition-none = on continue, 1 000 tours au plus
option-size = Plateau
option-size-about = Le plateau complet de 9 × 9 cases, ou un plus petit pour apprendre.
option-barriers = Barrières
option-barriers-about = Combien de barrières a chaque joueur. Le plus fort peut en avoir moins.

verb-move = déplacer
verb-wall = poser une barrière
verb-pass = passer
verb-first = commence

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

event-first-drawn = Le sort a parlé : { SEAT($seat) } commence.
    .you-seat = Le sort a parlé : c’est toi qui commences.
event-pawn-moved = { SEAT($mover) } va en { $to }.
    .you-mover = Tu vas en { $to }.
event-wall-placed = { $left ->
    [0] { SEAT($builder) } pose sa dernière barrière, entre { $near } et { $far }.
    [one] { SEAT($builder) } pose une barrière entre { $near } et { $far } et en a encore une.
   *[other] { SEAT($builder) } pose une barrière entre { $near } et { $far } et en a encore { $left }.
}
    .you-builder = Tu poses une barrière entre { $near } et { $far }. Il en reste : { $left }.
event-turn-passed = { SEAT($seat) } ne peut rien faire et passe.
    .you-seat = Tu ne peux rien faire et passes.
event-game-won = { SEAT($winner) } atteint le but et gagne !
    .you-winner = Tu atteins le but et gagnes !
event-position-repeated = La même position pour la troisième fois : partie nulle.
event-turn-limit-reached = { $turns ->
    [one] { $turns } tour sans victoire : partie nulle.
   *[other] { $turns } tours sans victoire : partie nulle.
}

tell-pawn = { $hand ->
    [0] { SEAT($who) } est en { $at }, vise la { WORD($goal) } et n’a plus de barrières.
    [one] { SEAT($who) } est en { $at }, vise la { WORD($goal) } et a encore une barrière.
   *[other] { SEAT($who) } est en { $at }, vise la { WORD($goal) } et a encore { $hand } barrières.
}
tell-no-barriers = Il n’y a aucune barrière sur le plateau.
tell-barriers = { $number ->
    [one] Il y a { $number } barrière sur le plateau, entre { WORD($places) }.
   *[other] Il y a { $number } barrières sur le plateau, entre { WORD($places) }.
}
tell-first = Le sort va désigner qui commence.
tell-to-move = À { SEAT($who) } de jouer.
    .you-who = À toi de jouer.
tell-over-goal = Le but est atteint.
tell-over-repetition = La partie est nulle par répétition.
tell-over-turn-limit = La partie est nulle : elle a duré trop longtemps.

over-goal = Le but est atteint.
over-repetition = Partie nulle : la même position est revenue trois fois.
over-turn-limit = Partie nulle : elle a duré trop longtemps.

refused-barriers-per-seat = Donne un nombre de barrières pour chaque place : il faut { $seats } valeurs, pas { $given }.
refused-first-not-seated = { $seats ->
    [one] La place { $seat } ne peut pas commencer : il n’y a que { $seats } place, numérotée à partir de 0.
   *[other] La place { $seat } ne peut pas commencer : il n’y a que { $seats } places, numérotées à partir de 0.
}
refused-no-pass = Tu peux encore te déplacer ou poser une barrière, donc tu ne peux pas passer. (Q-10)
refused-no-such-action = L’action « { $action } » n’existe pas dans Quoridor. Essaie : move e2, ou wall e3h.
refused-not-on-board = { $word } n’existe pas sur ce plateau.
refused-square-taken = { SEAT($who) } occupe déjà { $to }. (Q-3)
refused-barrier-between = Il y a une barrière entre { $at } et { $to }. (Q-3)
refused-barrier-behind = Tu ne peux pas sauter en { $to } : une barrière se trouve juste derrière le pion. (Q-4)
refused-two-pawns = On ne saute pas deux pions à la suite, et le pas de côté n’est pas permis ici. (Q-7)
refused-jump-straight = La case juste derrière le pion est libre : saute tout droit, et non de côté. (Q-5)
refused-side-step-closed = Une barrière ferme le passage de côté vers { $to }. (Q-5)
refused-too-far = Depuis { $at }, tu ne peux pas atteindre { $to } : un pion avance d’une case vers le haut, le bas, la gauche ou la droite, ou saute par-dessus un pion. (Q-3)
refused-no-barriers-left = Tu n’as plus de barrières ; déplace ton pion. (Q-8)
refused-overlaps = Là, la barrière en recouvrirait une autre. (Q-8)
refused-crosses = Là, la barrière en croiserait une autre. (Q-8)
refused-shuts-in = Cette barrière ne laisserait à { SEAT($who) } aucun chemin vers le but. (Q-9)
    .you-who = Cette barrière ne te laisserait aucun chemin vers le but. (Q-9)

refused-position-setting = « { $setting } » n’a pas sa place ici. Une position s’écrit avec : { $settings }.
refused-position-pawns = Une position demande 2 à 4 pions sur des cases différentes du plateau, dans l’ordre des places.
refused-position-turn = « { $turn } » n’est pas une place dont ce pourrait être le tour.
refused-position-hands = Donne à chaque place un nombre de barrières de 0 à 20.
refused-position-options = Cette position ne peut pas avoir ces options. Possibles : { $allowed }.
refused-position-barrier = Aucune barrière ne peut se trouver en { $at }.
refused-position-no-way = { SEAT($seat) } doit avoir un chemin vers le but et ne pas encore y être.
refused-drawing-shape = Le dessin n’est pas un plateau : une ligne de lettres, puis rangées et rainures en alternance, puis de nouveau les lettres.
refused-drawing-symbol = « { $symbol } » en { $at } n’est pas un pion, ou ce pion figure deux fois.
refused-score-too-long = La notation est trop longue pour une seule partie.
refused-score-head = L’en-tête de la notation ne décrit pas une partie : { $why }.
refused-score-word = Coup { $place } : « { $word } » n’est ni une case ni une barrière.
refused-score-illegal = Coup { $place } : « { $action } » ne peut pas se jouer : { $why }.

check-chance = Vérifier le tirage
board-label = Plateau de Quoridor. Les flèches visent, Entrée avance ou pose, B prend une barrière, R la tourne, Échap lâche.
board-keys = Les flèches visent, Entrée y va, Échap lâche. Le clic droit tourne la barrière.
board-your-turn = À toi ! Va sur une case marquée, ou vise une rainure pour poser une barrière.
board-your-turn-no-barriers = À toi ! Tu n’as plus de barrières : va sur une case marquée.
board-must-pass = Tu ne peux ni avancer ni rien poser.
board-sure = La poser ici ? Touche-la encore ou appuie sur « Poser ».
board-wrong-place = Elle ne tient pas ici. Essaie, et tu verras pourquoi.
board-won = { SEAT($who) } atteint le but et gagne !
    .you-who = Tu atteins le but et gagnes !
board-sent = C’est parti…
board-pawn = Pion
board-barrier = Barrière
board-turn = Tourner
board-lay = Poser
board-ways = Chemins
board-hand = { $left ->
    [0] { SEAT($who) } : plus de barrières
    [one] { SEAT($who) } : encore une barrière
   *[other] { SEAT($who) } : encore { $left } barrières
}
board-square = { $at }
board-square-free = { $at } : tu peux y aller
board-square-pawn = { $at } : { SEAT($who) }
board-place = Barrière entre { $near } et { $far } : possible
board-no-place = Barrière entre { $near } et { $far } : impossible
board-look-mouse = souris
board-look-cat = chat
board-look-owl = hibou
board-look-snail = escargot
board-look-hedgehog = hérisson
board-look-rabbit = lapin
board-look-frog = grenouille
board-look-duck = canard
board-look-mushroom = amanite
board-look-wedge = bout de fromage

bot-level-1 = Oisillon
bot-level-1-about = Vient d’apprendre le jeu et court surtout.
bot-level-2 = Flâneur
bot-level-2-about = Court, et pense parfois aux barrières.
bot-level-3 = Coureur
bot-level-3-about = Voit ton prochain coup, s’il regarde.
bot-level-4 = Maçon
bot-level-4-about = Aime bâtir, pas toujours au bon endroit.
bot-level-5 = Stratège
bot-level-5-about = Pense trois coups à l’avance.
bot-level-6 = Chasseur
bot-level-6-about = Manque rarement une bonne barrière.
bot-level-7 = Tisserand
bot-level-7-about = Allonge ton chemin et garde le sien court.
bot-level-8 = Voyant
bot-level-8-about = Voit venir presque tout.
bot-level-9 = Maître
bot-level-9-about = Ne fait pas d’erreur que tu remarquerais.
bot-level-10 = Champion
bot-level-10-about = Donne tout ce qu’il a.
puzzle-win = { $turns ->
    [one] Gagne tout de suite.
   *[other] Tu peux gagner en { $turns } tours. Trouve comment commencer.
}
puzzle-barrier = Trouve la seule barrière qui renverse la partie.
puzzle-step = Trouve le seul pas qui gagne la course.
puzzle-hint-move = cette fois, c’est ton pion qui avance.
puzzle-hint-longer = { $steps ->
    [one] une barrière peut allonger d’un pas le chemin de l’adversaire.
   *[other] une barrière peut allonger de { $steps } pas le chemin de l’adversaire.
}
puzzle-hint-free = une barrière peut garder ton propre chemin ouvert.
puzzle-hint-around = regarde autour de { $at }.

# The first lesson
lesson-walk = Ton pion est en bas. Il doit atteindre la rangée du haut avant que celui de Ben n’arrive en bas. Un pion avance d’une case, vers le haut, le bas ou le côté. Va tout droit, en e2.
lesson-walk-hint = Tout droit, c’est e2 : la case juste au-dessus de ton pion. (Q-3)
lesson-walk-done = Ben vient vers toi. Il veut descendre de ton côté.
lesson-barrier = Au lieu d’avancer, tu peux poser une barrière. Poses-en une juste devant Ben, entre e8 et e7 : montre la rainure entre les deux, ou prends une barrière de ta main.
lesson-barrier-hint = Elle doit couper la route de Ben : entre e8 et e7. (Q-8)
lesson-barrier-done = Il doit maintenant la contourner. Une barrière est longue de deux cases et reste toute la partie. Tu en avais dix : choisis bien.
lesson-turn = Ben pourrait se faufiler à droite, par f8. Une barrière peut aussi se mettre debout : places-en une entre e8 et f8. On la tourne avec le bouton, la touche R ou un clic droit.
lesson-turn-hint = Elle doit être debout entre e8 et f8. Tourne-la d’abord. (Q-8)
lesson-turn-done = Deux barrières, et sa route est bien plus longue.
lesson-cross = Encore une règle sur les barrières : la tienne est couchée devant les colonnes d et e. Une autre peut-elle passer au travers ? Essaie : mets-en une debout entre d et e, juste au milieu de celle qui s’y trouve.
lesson-cross-hint = Mets-la debout entre d8 et e8, pour qu’elle descende jusqu’à d7 et e7. (Q-8)
lesson-cross-done = Les barrières ne se croisent jamais et ne se recouvrent pas. Elles peuvent se toucher, bout à bout ou comme un T.
lesson-shut-in = Ben est en e9 et la seule sortie passe à droite de f9. Peux-tu l’enfermer ? Essaie : place une barrière debout à droite de f9 et f8.
lesson-shut-in-hint = Essaie de fermer le dernier passage, entre f9 et g9. (Q-9)
lesson-shut-in-done = Non ! Chacun doit garder un chemin vers son but. Tu peux l’allonger, jamais le fermer.
lesson-jump = Ben est juste devant toi. Ça t’arrange : saute par-dessus lui, en e7.
lesson-jump-hint = On saute tout droit par-dessus l’autre pion, en e7. (Q-4)
lesson-jump-done = Un pas de gagné. Penses-y avant de te mettre sur le chemin de quelqu’un.
lesson-side = Ben est encore devant toi, mais une barrière derrière lui empêche le saut. Tu peux alors passer à gauche ou à droite de lui : en d6 ou f6.
lesson-side-hint = Le saut est bloqué, va donc à côté de Ben : d6 ou f6. (Q-5)
lesson-side-done = C’est ça : qui ne peut pas sauter passe à côté.
lesson-race = Une course : il ne reste à Ben que deux pas vers le bas, et à toi trois vers le haut. Si vous courez tous les deux, il gagne. Y a-t-il mieux ? Pose une barrière juste devant lui, entre e3 et e2, à côté de celle qui s’y trouve.
lesson-race-hint = Elle doit être sous Ben, entre e3 et e2, et aller jusqu’à f. (Q-8)
lesson-race-done = Son chemin fait maintenant quatre pas et le tien trois : tu es plus rapide. Une barrière au bon moment vaut plus qu’un pas, mais chacune te coûte un tour.
lesson-win = La rangée du haut est proche, mais une barrière se trouve au-dessus de toi. Contourne-la et termine : d8, puis monte.
lesson-win-hint = Va à gauche en d8 ; de là, la route vers la rangée 9 est libre. (Q-11)
lesson-win-done = Tu y es, et tu gagnes aussitôt.
