game-name = Pac-Man
game-about = L’un de vous est Pac-Man et veut les quatre pastilles. Les autres jouent les fantômes et doivent l’attraper trois fois. On joue sur le plateau de Quoridor, mais les murs ne bougent pas.

role-pac-man = Pac-Man
role-ghost = fantôme
role-ghosts = fantômes
role-to-be-drawn = à tirer au sort

option-pac_man = Qui est Pac-Man
option-pac_man-about = Choisis qui est Pac-Man, ou laisse faire le hasard.
option-pac_man-chance = tirage au sort
option-layout = Labyrinthe
option-layout-about = Où chacun commence et où sont les murs.
option-layout-crossroads = carrefour : deux voies libres, chances égales
option-layout-maze-20 = labyrinthe à 20 murs
option-layout-maze-6 = peu de murs, facile pour Pac-Man
option-layout-windmill = moulin : dix murs, des fantômes de tous côtés
option-layout-corners = coins : les fantômes dans les coins
option-lives = Vies
option-lives-about = Combien de fois il faut attraper Pac-Man : avec 3 vies, la troisième capture finit la partie.
option-patience = Patience
option-patience-about = Après ce nombre de tours de suite sans rien manger et sans capture, Pac-Man perd une vie.
option-patience-off = aucune : égalité après 300 tours
option-ghosts_may_hold = Les fantômes peuvent attendre
option-ghosts_may_hold-about = Un fantôme peut-il rester sur place ou s’arrêter plus tôt ?
option-eaten = Fantômes mangés
option-eaten-about = Quand un fantôme mangé revient.
option-eaten-out = après la prochaine capture
option-eaten-return = à son prochain déplacement
option-frenzy = Fantômes en chasse
option-frenzy-about = Comment un fantôme qui voit Pac-Man fait ses deux pas.
option-frenzy-straight = dans la même direction
option-frenzy-free = il peut tourner ou revenir
option-into_ghosts = Foncer sur un fantôme
option-into_ghosts-about = Pac-Man peut-il, sans bonus, aller sur la case d’un fantôme ?
option-into_ghosts-closed = non
option-into_ghosts-caught = oui, et il est attrapé
option-ghosts = Qui joue quel fantôme
option-ghosts-about = Les fantômes sont distribués dans l’ordre des places, ou chacun choisit les siens avant le premier tour.
option-ghosts-dealt = distribués
option-ghosts-chosen = choisis un par un
option-ghost_order = Ordre des fantômes
option-ghost_order-about = Les fantômes bougent toujours dans le même ordre, ou leur équipe décide à chaque fois.
option-ghost_order-fixed = toujours le même
option-ghost_order-free = l’équipe décide

verb-step = avancer
verb-stop = s’arrêter
verb-take = prendre
verb-next = fantôme suivant
verb-pac-man = est Pac-Man

word-up = vers le haut
word-down = vers le bas
word-left = vers la gauche
word-right = vers la droite
word-pac-man = Pac-Man
word-blinky = Blinky
word-pinky = Pinky
word-inky = Inky
word-clyde = Clyde

event-pac-man-drawn = { SEAT($seat) } est Pac-Man (tirage au sort) !
    .you-seat = Tu es Pac-Man (tirage au sort) !
event-ghost-taken = { SEAT($seat) } prend { WORD($ghost) }.
    .you-seat = Tu prends { WORD($ghost) }.
event-next-ghost-named = Fantôme suivant : { WORD($ghost) }.
event-figure-stepped = { WORD($figure) } va en { $to }.
event-figure-stopped = { WORD($figure) } s’arrête.
event-ghost-stayed = { WORD($ghost) } ne peut aller nulle part et reste sur place.
event-pac-man-hemmed-in = Pac-Man est cerné et ne peut pas bouger.
event-dot-eaten = { $left ->
    [0] Pac-Man mange la dernière pastille, en { $square }.
    [one] Pac-Man mange la pastille en { $square } et gagne trois pas de plus. Il reste une pastille.
   *[other] Pac-Man mange la pastille en { $square } et gagne trois pas de plus. Il reste { $left } pastilles.
}
event-ghost-eaten = Miam ! { WORD($ghost) } disparaît du plateau.
event-ghost-returned = { WORD($ghost) } est de retour en { $to }.
event-pac-man-caught = { $left ->
    [0] { WORD($ghost) } attrape Pac-Man. C’était sa dernière vie.
    [one] { WORD($ghost) } attrape Pac-Man. Il lui reste une vie ; tout le monde revient au départ.
   *[other] { WORD($ghost) } attrape Pac-Man. Il lui reste { $left } vies ; tout le monde revient au départ.
}
event-patience-ran-out = { $left ->
    [0] { $turns } tours sans rien manger et sans capture : Pac-Man perd sa dernière vie.
    [one] { $turns } tours sans rien manger et sans capture : Pac-Man perd une vie. Il lui en reste une ; tout le monde revient au départ.
   *[other] { $turns } tours sans rien manger et sans capture : Pac-Man perd une vie. Il lui en reste { $left } ; tout le monde revient au départ.
}
event-turn-limit-reached = { over-turn-limit }
event-pac-man-won = { over-all-dots }
event-ghosts-won = { $title ->
    [beginner] { over-caught-beginner }
    [amateur] { over-caught-amateur }
    [pro] { over-caught-pro }
   *[none] { over-caught-none }
}

tell-draw = On va tirer au sort qui est Pac-Man.
tell-pac-man = { SEAT($who) } joue Pac-Man.
    .you-who = Tu joues Pac-Man.
tell-ghost = { SEAT($who) } joue { WORD($figure) }.
    .you-who = Tu joues { WORD($figure) }.
tell-at = { WORD($figure) } est en { $at }.
tell-sees = { WORD($figure) } est en { $at } et voit Pac-Man.
tell-eaten = { WORD($figure) } s’est fait manger et n’est plus sur le plateau.
tell-lives = { $lives ->
    [0] Pac-Man n’a plus de vie.
    [one] Il reste une vie à Pac-Man.
   *[other] Il reste { $lives } vies à Pac-Man.
}
tell-dots = { $number ->
    [one] Il y a une pastille en { WORD($places) }.
   *[other] Il y a { $number } pastilles, en { WORD($places) }.
}
tell-no-barriers = Il n’y a pas de mur sur le plateau.
tell-barriers = { $number ->
    [one] Il y a un mur entre { WORD($places) }.
   *[other] Il y a { $number } murs, entre { WORD($places) }.
}
tell-patience = { $left ->
    [0] À la fin de cette manche, Pac-Man perd une vie.
    [one] S’il ne se passe rien au prochain tour, Pac-Man perd une vie.
   *[other] S’il ne se passe rien pendant encore { $left } tours, Pac-Man perd une vie.
}
tell-turns-left = { $left ->
    [0] À la fin de cette manche, la partie finit sur une égalité.
    [one] Encore un tour, et la partie finit sur une égalité.
   *[other] Encore { $left } tours, et la partie finit sur une égalité.
}
tell-take = { SEAT($who) } choisit un fantôme.
    .you-who = Choisis un fantôme : tu le joueras jusqu’à la fin.
tell-next = { SEAT($who) } choisit le prochain fantôme à jouer.
    .you-who = Choisis le prochain fantôme à jouer.
tell-to-move = { $left ->
    [one] C’est à { SEAT($who) } de jouer : { WORD($figure) } a un pas à faire.
   *[other] C’est à { SEAT($who) } de jouer : { WORD($figure) } a { $left } pas à faire.
}
    .you-who = { $left ->
        [one] C’est à toi de jouer : { WORD($figure) } a un pas à faire.
       *[other] C’est à toi de jouer : { WORD($figure) } a { $left } pas à faire.
    }
tell-bonus = { $left ->
    [one] C’est à { SEAT($who) } de jouer : { WORD($figure) } a encore un pas de bonus, peut manger des fantômes et peut s’arrêter.
   *[other] C’est à { SEAT($who) } de jouer : { WORD($figure) } a jusqu’à { $left } pas de bonus, peut manger des fantômes et peut s’arrêter.
}
    .you-who = { $left ->
        [one] C’est à toi de jouer. Tu as encore un pas de bonus, tu peux manger des fantômes et t’arrêter.
       *[other] C’est à toi de jouer. Tu as jusqu’à { $left } pas de bonus, tu peux manger des fantômes et t’arrêter.
    }
tell-all-dots = { over-all-dots }
tell-caught-none = { over-caught-none }
tell-caught-beginner = { over-caught-beginner }
tell-caught-amateur = { over-caught-amateur }
tell-caught-pro = { over-caught-pro }
tell-turn-limit = { over-turn-limit }

over-all-dots = Les quatre pastilles ! Pac-Man gagne. Niveau : expert. L’assiette est vide et les fantômes sont tout pâles.
over-caught-none = Les fantômes gagnent. Niveau : aucun pour l’instant. Pas une seule pastille : les fantômes n’ont même pas eu à se presser.
over-caught-beginner = Les fantômes gagnent. Niveau : débutant. Une pastille : ce n’était que l’entrée.
over-caught-amateur = Les fantômes gagnent. Niveau : amateur. Deux pastilles : l’assiette est à moitié vide.
over-caught-pro = Les fantômes gagnent. Niveau : pro. Trois pastilles : à une bouchée du festin.
over-turn-limit = Égalité : 300 tours, et personne n’a gagné.

refused-pac-man-not-seated = La place { $seat } ne peut pas être Pac-Man : il n’y a que { $seats } places. (P-1)
    .next = Choisis-en une autre, en comptant à partir de 0.
refused-layout-dots = Il faut { $needed } pastilles dans un labyrinthe, pas { $given }. (P-3)
    .next = Ajoutes-en ou enlèves-en.
refused-layout-ghosts = Il faut { $needed } fantômes dans un labyrinthe, pas { $given }. (P-3)
    .next = Ajoutes-en ou enlèves-en.
refused-layout-square = « { $word } » n’est pas une case du plateau. (P-3)
    .next = Choisis des cases de a1 à i9.
refused-layout-shared-square = Il y a deux choses en { $at }. (P-3)
    .next = Déplace l’une des deux.
refused-layout-barrier = « { $word } » n’est pas un endroit pour un mur. (P-3)
    .next = Écris par exemple e3h ou e3v.
refused-layout-too-many-barriers = { $given } murs, c’est trop : il n’y en a que { $most } dans la boîte. (P-3)
    .next = Enlèves-en.
refused-layout-overlap = Le mur entre { $near } et { $far } en recouvre un autre. (P-3)
    .next = Enlève-le ou déplace-le.
refused-layout-crossing = Le mur entre { $near } et { $far } en croise un autre. (P-3)
    .next = Enlève-le ou déplace-le.
refused-layout-cut-off = Aucun chemin ne mène de { $start } à { $at }. (P-3)
    .next = Ouvre un passage entre les murs.
refused-layout-unreadable = « { $file } » n’est pas un labyrinthe : { $why }
    .next = Choisis un autre fichier.
refused-no-such-action = « { $action } » n’est pas un coup de Pac-Man.
    .next = Essaie « step up » ou « stop ».
refused-board-ends = Le plateau s’arrête en { $at }. ({ $ruling })
    .next = Prends un autre chemin.
refused-barrier-between = Il y a un mur entre { $at } et { $to }. ({ $ruling })
    .next = Contourne-le.
refused-ghost-there = { WORD($figure) } est en { $to }, et tu ne peux y aller que juste après avoir mangé une pastille. (P-6)
    .next = Prends un autre chemin.
refused-ghost-on-ghost = { WORD($figure) } est en { $to }, et un fantôme ne peut pas y finir son déplacement. (P-14)
    .next = Prends un autre chemin.
refused-dot-there = Il y a une pastille en { $to }, et un fantôme ne peut pas y finir son déplacement. (P-13)
    .next = Prends un autre chemin.
refused-pac-man-must-step = Tu ne peux t’arrêter qu’après avoir mangé une pastille. (P-5)
    .next = Fais tes deux pas.
refused-ghost-must-step = Un fantôme qui peut bouger doit bouger. (P-11)
    .next = Fais un pas.
refused-no-rest-here = Un fantôme ne peut pas s’arrêter en { $at } : il y a une pastille ou un autre fantôme. (P-13)
    .next = Fais encore un pas.
refused-frenzy-goes-straight = { WORD($figure) } voit Pac-Man et fonce tout droit. ({ $ruling })
    .next = La seule direction possible : { WORD($direction) }.

check-chance = Vérifier le tirage
board-label = Plateau de Pac-Man. Flèches : faire un pas, Entrée : s’arrêter.
board-keys = Flèches : faire un pas, Entrée : s’arrêter. Ou touche une case, ou glisse le doigt.
board-goal-pac-man = Mange toutes les pastilles sans te faire attraper !
board-goal-ghost = À toi avec { WORD($figure) } : attrape Pac-Man avant qu’il ait tout mangé !
board-your-step = { $left ->
    [one] À toi avec { WORD($figure) } : encore un pas. Glisse, touche une case ou utilise les flèches.
   *[other] À toi avec { WORD($figure) } : encore { $left } pas. Glisse, touche une case ou utilise les flèches.
}
board-your-bonus = { $left ->
    [one] Bonus ! { WORD($figure) } a encore un pas, peut manger les fantômes et peut s’arrêter.
   *[other] Bonus ! { WORD($figure) } a encore { $left } pas, peut manger les fantômes et peut s’arrêter.
}
board-sent = C’est parti…
board-caught = Attrapé par { WORD($ghost) } · { $left ->
    [0] plus de vie
    [one] il reste une vie
   *[other] il reste { $left } vies
}
board-out-of-patience = Patience épuisée · { $left ->
    [0] plus de vie
    [one] il reste une vie
   *[other] il reste { $left } vies
}
board-eaten = mangé
board-sees = le voit : 2 pas
    .you-who = te voit : 2 pas
board-too-far = { $left ->
    [one] Tu ne peux pas y aller en un pas.
   *[other] Tu ne peux pas y aller en { $left } pas.
}
board-steps-left = { $left ->
    [one] un pas
   *[other] { $left } pas
}
board-dots = { $left ->
    [0] Toutes les pastilles sont mangées.
    [one] Il reste une pastille.
   *[other] Il reste { $left } pastilles.
}
puzzle-eat = Tu es Pac-Man. Mange une pastille { $turns ->
    [one] pendant ce tour
   *[other] en { $turns } tours
}, quoi que fassent les fantômes.
puzzle-catch = Tu joues les fantômes. Attrape Pac-Man { $turns ->
    [one] pendant cette manche
   *[other] en { $turns } manches
}, quoi qu’il fasse.
puzzle-escape = Tu es Pac-Man. Échappe aux fantômes { $turns ->
    [one] pendant cette manche
   *[other] pendant { $turns } manches
}, quoi qu’ils fassent.
puzzle-hint-dot = vise la pastille en { $at }.
puzzle-hint-trap = on peut attraper Pac-Man en { $at }.
puzzle-hint-aim = { WORD($figure) } devrait finir ce tour en { $at }.
refused-layout-no-pac-man = Pac-Man n’a pas encore de case. (P-3)
    .next = Place-le sur le plateau.
refused-puzzle-unreadable = Impossible d’y lire une énigme : { $why }
    .next = Corrige et réessaie.

bot-level-1 = Flâneur
bot-level-1-about = Se promène et oublie souvent ce qu’il cherchait.
bot-level-2 = Grignoteur
bot-level-2-about = Voit ce qu’il a juste sous le nez.
bot-level-3 = Poursuivant
bot-level-3-about = Prévoit quelques coups et se trompe parfois.
bot-level-4 = Rusé
bot-level-4-about = Prévoit des manches entières et se trompe rarement.
bot-level-5 = Spectre
bot-level-5-about = Voit les pièges avant qu’on les pose.

# The first lesson
lesson-two-steps = Tu es Pac-Man, au milieu. À chaque tour, tu fais exactement deux pas. Va vers la gauche, puis vers le bas : utilise les flèches, glisse le doigt, ou touche la case où tu veux aller.
lesson-two-steps-hint = D’abord un pas vers la gauche, puis un vers le bas. (P-5)
lesson-two-steps-done = Ensuite, chaque fantôme fait un pas. Les traits épais sont des murs : personne ne les traverse.
lesson-dot = Tu veux les quatre pastilles. L’une d’elles est deux cases plus bas. Va la manger : vers le bas, et encore vers le bas.
lesson-dot-hint = La pastille est juste en dessous de toi : deux pas vers le bas. (P-7)
lesson-dot-done = Miam ! Et voilà le meilleur : un bonus de trois pas.
lesson-eat = Pendant le bonus, tu peux foncer sur les fantômes et les manger. Clyde est trois cases à ta gauche. Croque-le !
lesson-eat-hint = Va trois fois vers la gauche, jusqu’au fantôme au bord. (P-8)
lesson-eat-done = Clyde a quitté le plateau. Mais attention : Blinky et Inky te voient et ont fait deux pas au lieu d’un.
lesson-hide = Un fantôme te voit quand tu es dans sa rangée ou sa colonne, sans mur entre vous. Il fait alors deux pas au lieu d’un, dans la même direction. Ton bonus est fini : tu ne peux plus aller sur la case d’un fantôme. Finis tes deux pas là où aucun fantôme ne te voit.
lesson-hide-hint = Quitte la colonne de Blinky et la rangée d’Inky : va en b3 ou en b1. (P-12)
lesson-hide-done = Ici, personne ne te voit. Si un fantôme t’attrape, tu perds une de tes trois vies et tout le monde revient au départ ; les pastilles mangées restent mangées.
lesson-stop = Une autre situation. Va manger la pastille au-dessus de toi. Elle est bien cachée derrière des murs, alors ne va pas plus loin : finis ton tour avec le bouton « s’arrêter ».
lesson-stop-hint = Deux pas vers le haut jusqu’à la pastille, puis « s’arrêter ». (P-7)
lesson-stop-done = Exact : rien ne t’oblige à utiliser le bonus. Et aucun fantôme ne peut s’arrêter sur une pastille.
lesson-ghosts = Change de camp : tu joues les quatre fantômes, et Ben est Pac-Man. Les fantômes jouent l’un après l’autre : d’abord Blinky, puis Pinky, Inky et Clyde. Ben s’est arrêté dans la colonne de Blinky, qui le voit et fait donc deux pas tout droit. Attrape-le : vers le bas, et encore vers le bas.
lesson-ghosts-hint = Blinky est deux cases au-dessus de Ben : deux pas vers le bas. (P-12, P-15)
lesson-ghosts-done = Attrapé ! Ben perd une de ses trois vies, et tout le monde revient au départ. Les fantômes aiment les longues lignes dégagées, et Pac-Man aime les recoins.
lesson-all-dots = Ici, les quatre pastilles se suivent. Chaque pastille mangée te donne trois nouveaux pas. Mange-les toutes en un seul tour : trois pas vers le haut, puis un vers la droite.
lesson-all-dots-hint = Suis les pastilles : trois fois vers le haut, puis vers la droite. (P-9, P-10)
lesson-all-dots-done = Avec la quatrième pastille, tu gagnes tout de suite. Les fantômes gagnent quand tu perds ta dernière vie.
