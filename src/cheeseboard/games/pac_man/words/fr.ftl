game-name = Pac-Man
game-about = L’un de vous est Pac-Man et veut les quatre gommes. Les autres sont les fantômes et doivent l’attraper trois fois. On joue sur le plateau de Quoridor, avec des barrières fixes.

role-pac-man = Pac-Man
role-ghost = fantôme
role-ghosts = fantômes
role-to-be-drawn = tiré au sort

option-pac_man = Qui est Pac-Man
option-pac_man-about = La place de ton choix, ou le sort décide.
option-pac_man-chance = tiré au sort
option-layout = Labyrinthe
option-layout-about = Où chacun commence et où sont les barrières.
option-layout-maze-20 = labyrinthe à 20 barrières
option-layout-maze-6 = peu de barrières, facile pour Pac-Man
option-layout-windmill = moulin : dix barrières, des fantômes de tous côtés
option-layout-corners = coins : les fantômes dans les coins
option-lives = Vies
option-lives-about = La capture qui fait perdre : avec 3 vies, c’est la troisième.
option-patience = Patience
option-patience-about = Après ce nombre de tours de suite où rien n’est mangé et personne n’est attrapé, Pac-Man perd une vie.
option-patience-off = aucune : partie nulle après 300 tours
option-ghosts_may_hold = Les fantômes peuvent attendre
option-ghosts_may_hold-about = Un fantôme peut-il rester sur place ou s’arrêter plus tôt ?
option-eaten = Fantômes mangés
option-eaten-about = Quand un fantôme mangé revient.
option-eaten-out = à la prochaine capture
option-eaten-return = à son prochain déplacement
option-frenzy = Frénésie
option-frenzy-about = Comment un fantôme qui voit Pac-Man fait ses deux pas.
option-frenzy-straight = les deux dans une direction
option-frenzy-free = il peut tourner ou revenir
option-into_ghosts = Foncer sur un fantôme
option-into_ghosts-about = Pac-Man peut-il, sans bonus, entrer sur la case d’un fantôme ?
option-into_ghosts-closed = non
option-into_ghosts-caught = oui, et il est attrapé
option-ghosts = Qui joue quel fantôme
option-ghosts-about = Les fantômes sont distribués dans l’ordre des places, ou leurs joueurs les prennent un à un avant le premier tour.
option-ghosts-dealt = distribués
option-ghosts-chosen = pris un à un
option-ghost_order = Ordre des fantômes
option-ghost_order-about = Les fantômes bougent toujours dans le même ordre, ou leur équipe dit chaque fois lequel est le suivant.
option-ghost_order-fixed = toujours le même
option-ghost_order-free = comme leur équipe veut

verb-step = avancer
verb-stop = s’arrêter
verb-take = prendre
verb-next = le suivant est
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

event-pac-man-drawn = Le sort désigne { SEAT($seat) } : Pac-Man !
    .you-seat = Le sort te désigne : tu es Pac-Man !
event-ghost-taken = { SEAT($seat) } prend { WORD($ghost) }.
    .you-seat = Tu prends { WORD($ghost) }.
event-next-ghost-named = { WORD($ghost) } est le suivant.
event-figure-stepped = { WORD($figure) } va en { $to }.
event-figure-stopped = { WORD($figure) } s’arrête.
event-ghost-stayed = { WORD($ghost) } ne peut aller nulle part et reste sur place.
event-pac-man-hemmed-in = Pac-Man est cerné et ne peut pas bouger.
event-dot-eaten = { $left ->
    [0] Pac-Man mange la gomme en { $square }, et c’était la dernière.
    [one] Pac-Man mange la gomme en { $square } et gagne trois pas de plus. Il reste une gomme.
   *[other] Pac-Man mange la gomme en { $square } et gagne trois pas de plus. Il reste { $left } gommes.
}
event-ghost-eaten = Miam ! { WORD($ghost) } disparaît du plateau.
event-ghost-returned = { WORD($ghost) } est de retour en { $to }.
event-pac-man-caught = { $left ->
    [0] { WORD($ghost) } attrape Pac-Man, et c’était sa dernière vie.
    [one] { WORD($ghost) } attrape Pac-Man. Il lui reste une vie ; tout le monde retourne au départ.
   *[other] { WORD($ghost) } attrape Pac-Man. Il lui reste { $left } vies ; tout le monde retourne au départ.
}
event-patience-ran-out = { $left ->
    [0] { $turns } tours et il ne se passe rien : Pac-Man y laisse sa dernière vie.
    [one] { $turns } tours et il ne se passe rien : Pac-Man y laisse une vie. Il lui en reste une ; tout le monde retourne au départ.
   *[other] { $turns } tours et il ne se passe rien : Pac-Man y laisse une vie. Il lui en reste { $left } ; tout le monde retourne au départ.
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
tell-eaten = { WORD($figure) } est mangé et n’est plus sur le plateau.
tell-lives = { $lives ->
    [0] Pac-Man n’a plus de vie.
    [one] Il reste une vie à Pac-Man.
   *[other] Il reste { $lives } vies à Pac-Man.
}
tell-dots = { $number ->
    [one] Il y a une gomme en { WORD($places) }.
   *[other] Il y a { $number } gommes, en { WORD($places) }.
}
tell-no-barriers = Il n’y a pas de barrière sur le plateau.
tell-barriers = { $number ->
    [one] Il y a une barrière entre { WORD($places) }.
   *[other] Il y a { $number } barrières, entre { WORD($places) }.
}
tell-patience = { $left ->
    [0] À la fin de ce tour, Pac-Man perd une vie.
    [one] Encore un tour calme, et Pac-Man perd une vie.
   *[other] Encore { $left } tours calmes, et Pac-Man perd une vie.
}
tell-turns-left = { $left ->
    [0] À la fin de ce tour, la partie est nulle.
    [one] Encore un tour de Pac-Man, et la partie est nulle.
   *[other] Encore { $left } tours de Pac-Man, et la partie est nulle.
}
tell-take = { SEAT($who) } prend un fantôme.
    .you-who = Prends un fantôme : tu le joues jusqu’à la fin.
tell-next = { SEAT($who) } dit quel fantôme est le suivant.
    .you-who = Dis quel fantôme est le suivant.
tell-to-move = { $left ->
    [one] C’est à { SEAT($who) } de jouer : { WORD($figure) } fait un pas.
   *[other] C’est à { SEAT($who) } de jouer : { WORD($figure) } fait { $left } pas.
}
    .you-who = À toi de jouer. { WORD($figure) }, pas à faire : { $left }.
tell-bonus = { $left ->
    [one] C’est à { SEAT($who) } de jouer : { WORD($figure) } a encore un pas de bonus, peut manger des fantômes et peut s’arrêter.
   *[other] C’est à { SEAT($who) } de jouer : { WORD($figure) } a jusqu’à { $left } pas de bonus, peut manger des fantômes et peut s’arrêter.
}
    .you-who = À toi de jouer. Pas de bonus : { $left }. Tu peux manger des fantômes et tu peux t’arrêter.
tell-all-dots = { over-all-dots }
tell-caught-none = { over-caught-none }
tell-caught-beginner = { over-caught-beginner }
tell-caught-amateur = { over-caught-amateur }
tell-caught-pro = { over-caught-pro }
tell-turn-limit = { over-turn-limit }

over-all-dots = Les quatre gommes ! Pac-Man gagne. Niveau : expert. L’assiette est vide et les fantômes sont tout pâles.
over-caught-none = Les fantômes gagnent. Niveau : aucun pour l’instant. Pas une gomme : les fantômes n’ont guère eu à se presser.
over-caught-beginner = Les fantômes gagnent. Niveau : débutant. Une gomme : ce n’était que l’entrée.
over-caught-amateur = Les fantômes gagnent. Niveau : amateur. Deux gommes : l’assiette est à moitié vide.
over-caught-pro = Les fantômes gagnent. Niveau : pro. Trois gommes : il s’en est fallu d’une bouchée.
over-turn-limit = Partie nulle : 300 tours, et aucun camp n’a ce qu’il veut.

refused-pac-man-not-seated = La place { $seat } ne peut pas être Pac-Man : il n’y a que { $seats } places, comptées à partir de 0. (P-1)
refused-layout-dots = Il faut { $needed } gommes, pas { $given }. (P-3)
refused-layout-ghosts = Il faut { $needed } fantômes, pas { $given }. (P-3)
refused-layout-square = « { $word } » n’est pas une case du plateau. (P-3)
refused-layout-shared-square = Deux choses se trouvent en { $at }. (P-3)
refused-layout-barrier = « { $word } » n’est pas un emplacement de barrière ; écrivez par exemple e3h ou e3v. (P-3)
refused-layout-too-many-barriers = { $given } barrières, c’est trop ; la boîte en contient { $most }. (P-3)
refused-layout-overlap = La barrière { $at } en recouvre une autre. (P-3)
refused-layout-crossing = La barrière { $at } en croise une autre. (P-3)
refused-layout-cut-off = Aucun chemin ne mène de { $start } à { $at }. (P-3)
refused-layout-unreadable = « { $file } » n’est pas un labyrinthe : { $why }
refused-no-such-action = « { $action } » n’existe pas dans Pac-Man. Essaie : step up, ou stop.
refused-board-ends = Le plateau s’arrête en { $at }. ({ $ruling })
refused-barrier-between = Une barrière sépare { $at } et { $to }. ({ $ruling })
refused-ghost-there = { WORD($figure) } est en { $to } ; tu ne peux y aller qu’après une gomme. (P-6)
refused-ghost-on-ghost = { WORD($figure) } est en { $to } ; aucun fantôme ne peut y finir son déplacement. (P-14)
refused-dot-there = Il y a une gomme en { $to } ; aucun fantôme ne peut y finir son déplacement. (P-13)
refused-pac-man-must-step = Pac-Man fait ses deux pas ; il ne peut s’arrêter qu’après une gomme. (P-5)
refused-ghost-must-step = Un fantôme qui peut bouger doit bouger. (P-11)
refused-no-rest-here = Un fantôme ne peut pas s’arrêter en { $at } : il y a quelqu’un ou une gomme. (P-13)
refused-frenzy-goes-straight = { WORD($figure) } est en frénésie et va tout droit : { WORD($direction) }. ({ $ruling })

check-chance = Vérifier le tirage
board-label = Plateau de Pac-Man. Les flèches font un pas, Entrée arrête.
board-keys = Les flèches font un pas, Entrée arrête. Ou touche où aller, ou glisse le doigt.
board-your-step = { $left ->
    [one] À toi avec { WORD($figure) } : encore un pas. Glisse, touche ou prends les flèches.
   *[other] À toi avec { WORD($figure) } : encore { $left } pas. Glisse, touche ou prends les flèches.
}
board-your-bonus = { $left ->
    [one] Bonus ! { WORD($figure) } a encore un pas, peut manger les fantômes et peut s’arrêter.
   *[other] Bonus ! { WORD($figure) } a encore { $left } pas, peut manger les fantômes et peut s’arrêter.
}
board-sent = C’est parti…
board-eaten = mangé
board-sees = le voit !
    .you-who = te voit !
board-too-far = { $left ->
    [one] Tu n’y arrives pas en un pas.
   *[other] Tu n’y arrives pas en { $left } pas.
}
board-steps-left = { $left ->
    [one] un pas
   *[other] { $left } pas
}
board-dots = { $left ->
    [0] Toutes les gommes sont mangées.
    [one] Il reste une gomme.
   *[other] Il reste { $left } gommes.
}
puzzle-eat = Tu es Pac-Man. Prends une gomme { $turns ->
    [one] pendant ce tour
   *[other] en { $turns } tours
}, quoi que fassent les fantômes.
puzzle-catch = Tu joues les fantômes. Attrape Pac-Man { $turns ->
    [one] pendant cette manche
   *[other] en { $turns } manches
}, quoi qu’il fasse.
puzzle-escape = Tu es Pac-Man. Ne te fais pas attraper { $turns ->
    [one] pendant cette manche
   *[other] pendant { $turns } manches
} : il n’y a qu’un chemin.
puzzle-hint-dot = c’est la gomme en { $at } qu’il faut viser.
puzzle-hint-trap = on peut l’attraper en { $at }.
puzzle-hint-aim = { WORD($figure) } devrait finir ce tour en { $at }.
refused-layout-no-pac-man = Pac-Man n’a pas encore de place. (P-3)
refused-puzzle-unreadable = Impossible d’y lire une énigme : { $why }

bot-level-1 = Flâneur
bot-level-1-about = Se promène et oublie souvent ce qu’il voulait.
bot-level-2 = Grignoteur
bot-level-2-about = Voit ce qu’il a juste sous le nez.
bot-level-3 = Poursuivant
bot-level-3-about = Regarde quelques coups à l’avance et se trompe parfois.
bot-level-4 = Rusé
bot-level-4-about = Prévoit des tours entiers et se trompe rarement.
bot-level-5 = Spectre
bot-level-5-about = Voit les pièges avant qu’on les tende.

# The first lesson
lesson-two-steps = Tu es Pac-Man, au milieu. À chaque tour, tu fais exactement deux pas. Va à gauche, puis en bas : avec les flèches, en glissant le doigt ou en touchant la direction.
lesson-two-steps-hint = D’abord un pas à gauche, puis un pas en bas. (P-5)
lesson-two-steps-done = Ensuite, chaque fantôme fait un pas. Les traits épais sont des barrières : personne ne les traverse.
lesson-dot = Tu veux les quatre gommes. L’une d’elles est deux cases plus bas. Va la chercher : en bas, et encore en bas.
lesson-dot-hint = La gomme est juste en dessous : deux pas en bas. (P-7)
lesson-dot-done = Miam ! Et voici le meilleur : un bonus de trois pas.
lesson-eat = Pendant le bonus, tu peux foncer sur les fantômes, et tu les manges. Clyde est trois cases à ta gauche. Attrape-le !
lesson-eat-hint = Va trois fois à gauche, jusqu’au fantôme au bord. (P-8)
lesson-eat-done = Clyde a quitté le plateau. Mais regarde : Blinky et Inky t’ont vu et ont fait deux pas au lieu d’un.
lesson-hide = Un fantôme qui te voit, dans sa rangée ou sa colonne et sans barrière entre vous, va deux fois plus vite. Ton bonus est fini et tu ne peux pas entrer sur la case d’un fantôme. Termine tes deux pas là où aucun fantôme ne te voit.
lesson-hide-hint = Quitte la colonne de Blinky et la rangée d’Inky : va en b3 ou en b1. (P-12)
lesson-hide-done = Là, personne ne te voit. Si un fantôme t’attrape, tu perds une de tes trois vies et tous reviennent au départ ; les gommes mangées le restent.
lesson-stop = Un nouvel endroit. Va chercher la gomme au-dessus de toi. Elle est bien cachée derrière des barrières, alors ne cours pas plus loin : finis ton tour en t’arrêtant.
lesson-stop-hint = Deux pas en haut jusqu’à la gomme, puis arrête-toi. (P-7)
lesson-stop-done = Exact : tu n’es pas obligé d’utiliser le bonus. Et aucun fantôme ne peut rester sur une gomme.
lesson-ghosts = On change de camp : tu joues les quatre fantômes, et Ben est Pac-Man. Les fantômes avancent l’un après l’autre, d’abord Blinky, puis Pinky, Inky et Clyde. Ben s’est arrêté dans la colonne de Blinky, qui le voit donc et fait deux pas dans une direction. Attrape-le : en bas, et encore en bas.
lesson-ghosts-hint = Blinky est deux cases au-dessus de Ben : deux pas en bas. (P-15)
lesson-ghosts-done = Attrapé ! Ben perd une de ses trois vies et tous reviennent au départ. Les fantômes aiment les longues lignes libres, Pac-Man aime les coins.
lesson-all-dots = Ici, les quatre gommes se suivent. Chacune te donne trois nouveaux pas. Prends-les toutes en un tour : en haut, en haut, en haut, puis à droite.
lesson-all-dots-hint = Suis les gommes : trois fois en haut, puis à droite. (P-9, P-10)
lesson-all-dots-done = La quatrième gomme gagne aussitôt. Les fantômes gagnent quand tu perds ta dernière vie.
