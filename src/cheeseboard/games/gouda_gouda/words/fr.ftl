game-name = Gouda ! Gouda !
game-about = Des souris grimpent de la cave jusqu’au fromage sur la table. Choisis une case, lance les dés et déplace les souris qui s’y trouvent, même celles des autres. Les cartes magiques changent les lancers.

role-red = rouge
role-blue = bleu
role-green = vert
role-violet = violet
role-yellow = jaune
role-grey = gris

option-board = Plateau
option-board-about = Où courent les souris : un de nos plateaux, ou le tien.
option-board-cellar = la cave
option-board-kitchen = la cuisine
option-start = Départ
option-start-about = Toutes les souris partent d’en bas, ou chacun répartit les siennes sur les cases de départ.
option-start-lowest = toutes en bas
option-start-spread = réparties au choix
option-first = Qui commence
option-first-about = Choisis qui commence, ou laisse faire le hasard.
option-first-chance = tirage au sort
preset-base = jeu de base
preset-base-about = Souris, dés et fromage : le jeu pour commencer.
preset-magic = avec magie
preset-magic-about = Chacun reçoit aussi trois cartes secrètes.
option-magic = Cartes magiques
option-magic-about = Combien de cartes chacun reçoit (30 au plus en tout), ou une de chaque.
option-magic-none = sans magie
option-magic-set = une de chaque
option-cheese = Fromage
option-cheese-about = Un seul morceau sur la table, ou une grande fête avec trois.
option-cheese-one = un, sur la table
option-cheese-party = trois, sur la table
option-cheese-scattered = trois, répartis sur le plateau
option-cheese-valued = trois, répartis, chacun avec sa valeur
option-cheese_at = Où est le fromage
option-cheese_at-about = Trois cases de ton choix au lieu de celles du plateau ; la même peut servir plusieurs fois.
option-nullified = Dés annulés
option-nullified-about = Ce que deviennent les dés annulés par une carte, si d’autres dés du lancer comptent encore.
option-nullified-void = ils ne comptent pas
option-nullified-rerolled = ils sont relancés

order-pass = Toujours passer pour moi
order-pass-unless-mine = Passer, sauf si le lancer compte pour une case où j’ai une souris
prompt-pass = Ne jamais me prévenir
prompt-pass-unless-mine = Me prévenir pour mes souris
prompt-prompt = Toujours me prévenir

verb-name = choisir une case
verb-up = monter
verb-down = descendre
verb-spread = répartir les souris
verb-reroll = jouer Relance
verb-again = jouer Tour en plus
verb-transfer = jouer Transfert
verb-improve = jouer Coup de pouce
verb-worsen = jouer Mauvais sort
verb-nullify = jouer Annulation
verb-pass = passer
verb-first = commence
verb-roll = lancer
verb-deal = distribuer

word-reroll = Relance
word-again = Tour en plus
word-transfer = Transfert
word-improve = Coup de pouce
word-worsen = Mauvais sort
word-nullify = Annulation
word-card = la carte qui vient d’être jouée
word-green = vert
word-yellow = jaune
word-red = rouge
word-void = nul

word-green-barrel = tonneau vert
    .the = le tonneau vert
word-crate-left = caisse de gauche
    .the = la caisse de gauche
word-crate-right = caisse de droite
    .the = la caisse de droite
word-paint-bucket = pot de peinture
    .the = le pot de peinture
word-flower-pot = pot de fleurs
    .the = le pot de fleurs
word-old-chest = vieux coffre
    .the = le vieux coffre
word-yellow-boxes = boîtes jaunes
    .the = les boîtes jaunes
word-metal-drum = bidon
    .the = le bidon
word-suitcase = valise
    .the = la valise
word-wooden-box = boîte en bois
    .the = la boîte en bois
word-newspapers = journaux
    .the = les journaux
word-tin-cans = boîtes de conserve
    .the = les boîtes de conserve
word-orange-table = table orange
    .the = la table orange
word-doormat = paillasson
    .the = le paillasson
word-slipper = pantoufle
    .the = la pantoufle
word-broom = balai
    .the = le balai
word-bottom-drawer = tiroir du bas
    .the = le tiroir du bas
word-stool = tabouret
    .the = le tabouret
word-tea-towel = torchon
    .the = le torchon
word-top-drawer = tiroir du haut
    .the = le tiroir du haut
word-jam-jars = pots de confiture
    .the = les pots de confiture
word-chair = chaise
    .the = la chaise
word-cushion = coussin
    .the = le coussin
word-bread-bin = boîte à pain
    .the = la boîte à pain
word-coat-rack = portemanteau
    .the = le portemanteau
word-lamp = lampe
    .the = la lampe
word-tray = plateau à thé
    .the = le plateau à thé
word-teapot = théière
    .the = la théière
word-milk-jug = pot à lait
    .the = le pot à lait
word-breakfast-table = table du petit déjeuner
    .the = la table du petit déjeuner

event-first-drawn = { SEAT($seat) } commence (tirage au sort).
    .you-seat = Tu commences (tirage au sort).
event-card-dealt = { SEAT($seat) } reçoit une carte magique.
    .you-seat = Tu reçois une carte magique.
event-own-card-dealt = Ta carte : { WORD($card) }.
event-mice-spread = { SEAT($seat) } place ses souris : { WORD($spaces) }.
    .you-seat = Tu places tes souris : { WORD($spaces) }.
event-space-named = { $number ->
    [one] { SEAT($mover) } lance un dé pour { WORD($space, form: "the") }.
   *[other] { SEAT($mover) } lance { $number } dés pour { WORD($space, form: "the") }.
}
    .you-mover = { $number ->
        [one] Tu lances un dé pour { WORD($space, form: "the") }.
       *[other] Tu lances { $number } dés pour { WORD($space, form: "the") }.
    }
event-dice-rolled = { SEAT($mover) } lance les dés pour { WORD($space, form: "the") } : { WORD($dice) }.
    .you-mover = Tu lances les dés pour { WORD($space, form: "the") } : { WORD($dice) }.
event-dice-rolled-short = { SEAT($mover) } a lancé les dés pour { WORD($space, form: "the") }.
    .you-mover = Tu as lancé les dés pour { WORD($space, form: "the") }.
event-dice-rerolled = { SEAT($mover) } relance : { WORD($dice) }. Les dés montrent maintenant : { WORD($roll) }.
    .you-mover = Tu relances : { WORD($dice) }. Les dés montrent maintenant : { WORD($roll) }.
event-dice-rerolled-short = { SEAT($mover) } a relancé les dés.
    .you-mover = Tu as relancé les dés.
event-roll-window-closed = Personne ne joue de carte. Le lancer compte.
event-end-window-closed = Personne ne joue « Tour en plus ».
event-dice-card-played = { SEAT($seat) } joue « { WORD($card) } » ({ WORD($dice) }).
    .you-seat = Tu joues « { WORD($card) } » ({ WORD($dice) }).
event-card-answered = { SEAT($seat) } joue « Annulation » contre la dernière carte.
    .you-seat = Tu joues « Annulation » contre la dernière carte.
event-transfer-played = { SEAT($seat) } joue « Transfert » : le lancer doit compter pour { WORD($space, form: "the") }.
    .you-seat = Tu joues « Transfert » : le lancer doit compter pour { WORD($space, form: "the") }.
event-again-played = { SEAT($seat) } joue « Tour en plus ».
    .you-seat = Tu joues « Tour en plus ».
event-again-played-for = { SEAT($seat) } joue « Tour en plus » : { SEAT($mover) } doit rejouer, pour { WORD($space, form: "the") }.
    .you-seat = Tu joues « Tour en plus » : { SEAT($mover) } doit rejouer, pour { WORD($space, form: "the") }.
    .you-mover = { SEAT($seat) } joue « Tour en plus » : tu dois rejouer, pour { WORD($space, form: "the") }.
event-card-nullified = La carte « { WORD($card) } », jouée par { SEAT($seat) }, reste sans effet.
    .you-seat = Ta carte « { WORD($card) } » reste sans effet.
event-extra-turn-began = { SEAT($mover) } rejoue.
    .you-mover = Tu rejoues.
event-roll-transferred = Le lancer compte maintenant pour { WORD($space, form: "the") }.
event-dice-picked-up = { $number ->
    [one] { SEAT($mover) } relance un dé.
   *[other] { SEAT($mover) } relance { $number } dés.
}
    .you-mover = { $number ->
        [one] Tu relances un dé.
       *[other] Tu relances { $number } dés.
    }
event-roll-changed = Les dés montrent maintenant : { WORD($roll) }.
event-mouse-moved = { $direction ->
    [up] { SEAT($mover) } fait monter une souris ({ SEAT($owner) }) : { WORD($from) } → { WORD($to) }.
   *[down] { SEAT($mover) } fait descendre une souris ({ SEAT($owner) }) : { WORD($from) } → { WORD($to) }.
}
    .you-mover = { $direction ->
        [up] Tu fais monter une souris ({ SEAT($owner) }) : { WORD($from) } → { WORD($to) }.
       *[down] Tu fais descendre une souris ({ SEAT($owner) }) : { WORD($from) } → { WORD($to) }.
    }
    .you-owner = { $direction ->
        [up] { SEAT($mover) } fait monter une de tes souris : { WORD($from) } → { WORD($to) }.
       *[down] { SEAT($mover) } fait descendre une de tes souris : { WORD($from) } → { WORD($to) }.
    }
    .same-mover-owner = { $direction ->
        [up] { SEAT($mover) } fait monter une de ses souris : { WORD($from) } → { WORD($to) }.
       *[down] { SEAT($mover) } fait descendre une de ses souris : { WORD($from) } → { WORD($to) }.
    }
    .you-mover-owner = { $direction ->
        [up] Tu fais monter une de tes souris : { WORD($from) } → { WORD($to) }.
       *[down] Tu fais descendre une de tes souris : { WORD($from) } → { WORD($to) }.
    }
event-mouse-went-home = Pas de fromage ici : la souris ({ SEAT($owner) }) rentre chez elle.
    .you-owner = Pas de fromage ici : ta souris rentre chez elle.
event-cheese-eaten = { $worth ->
    [1] La souris ({ SEAT($owner) }) mange le fromage !
   *[other] La souris ({ SEAT($owner) }) mange le fromage de valeur { $worth } !
}
    .you-owner = { $worth ->
        [1] Ta souris mange le fromage !
       *[other] Ta souris mange le fromage de valeur { $worth } !
    }
event-red-dice-lost = { $number ->
    [one] Un dé rouge est perdu : il n’y a rien sous { WORD($space, form: "the") }.
   *[other] { $number } dés rouges sont perdus : il n’y a rien sous { WORD($space, form: "the") }.
}
event-player-skipped = { SEAT($seat) } n’a plus de souris et passe son tour.
    .you-seat = Tu n’as plus de souris : tu passes ton tour.
event-turn-began = C’est à { SEAT($mover) } de jouer.
    .you-mover = C’est à toi de jouer.
event-game-won = { SEAT($winner) } gagne !
    .you-winner = Tu gagnes !
event-nobody-won = Personne n’a gagné.

tell-mice = { $number ->
    [one] { WORD($space) } : une souris ({ SEAT($owner) }).
   *[other] { WORD($space) } : { $number } souris ({ SEAT($owner) }).
}
    .you-owner = { $number ->
            [one] { WORD($space) } : une de tes souris.
           *[other] { WORD($space) } : { $number } de tes souris.
        }
tell-links = De là, on peut monter vers : { WORD($up) }.
tell-cheese = Il y a du fromage sur { WORD($space, form: "the") }.
tell-cheese-worth = Il y a un fromage de valeur { $worth } sur { WORD($space, form: "the") }.
tell-eaten = { $number ->
    [one] { SEAT($who) } a mangé un fromage.
   *[other] { SEAT($who) } a mangé { $number } fromages.
}
    .you-who = { $number ->
        [one] Tu as mangé un fromage.
       *[other] Tu as mangé { $number } fromages.
    }
tell-eaten-worth = { $points ->
    [one] { SEAT($who) } a mangé du fromage : un point.
   *[other] { SEAT($who) } a mangé du fromage : { $points } points.
}
    .you-who = { $points ->
        [one] Tu as mangé du fromage : un point.
       *[other] Tu as mangé du fromage : { $points } points.
    }
tell-hand = { SEAT($who) } a en main : { WORD($cards) }.
    .you-who = Tu as en main : { WORD($cards) }.
tell-cards = { $number ->
    [0] { SEAT($who) } n’a pas de carte.
    [one] { SEAT($who) } a une carte.
   *[other] { SEAT($who) } a { $number } cartes.
}
    .you-who = { $number ->
        [0] Tu n’as pas de carte.
        [one] Tu as une carte.
       *[other] Tu as { $number } cartes.
    }
tell-used = { SEAT($who) } a déjà joué : { WORD($cards) }.
    .you-who = Tu as déjà joué : { WORD($cards) }.
tell-turn = Tour { $number } : { SEAT($who) }.
    .you-who = Tour { $number } : toi.
tell-roll = Dés lancés pour { WORD($space, form: "the") } : { WORD($dice) }.
tell-pile = { SEAT($who) } a joué « { WORD($card) } ».
    .you-who = Tu as joué « { WORD($card) } ».
tell-pile-on = { SEAT($who) } a joué « { WORD($card) } » ({ WORD($words) }).
    .you-who = Tu as joué « { WORD($card) } » ({ WORD($words) }).
tell-window-roll = Une carte peut encore changer le lancer. Réaction possible : { SEAT($who) } (réponses : { $answered } sur { $asked }).
    .you-who = Une carte peut encore changer le lancer. On n’attend que toi.
    .among-who = Une carte peut encore changer le lancer. Tu peux réagir, comme { SEAT($who) } (réponses : { $answered } sur { $asked }).
tell-window-end = On peut encore jouer « Tour en plus ». Réaction possible : { SEAT($who) } (réponses : { $answered } sur { $asked }).
    .you-who = On peut encore jouer « Tour en plus ». On n’attend que toi.
    .among-who = On peut encore jouer « Tour en plus ». Tu peux réagir, comme { SEAT($who) } (réponses : { $answered } sur { $asked }).
tell-window-pile = La carte qui vient d’être jouée peut être annulée. Réaction possible : { SEAT($who) } (réponses : { $answered } sur { $asked }).
    .you-who = La carte qui vient d’être jouée peut être annulée. On n’attend que toi.
    .among-who = La carte qui vient d’être jouée peut être annulée. Tu peux réagir, comme { SEAT($who) } (réponses : { $answered } sur { $asked }).
tell-first = On va tirer au sort qui commence.
tell-deal = On distribue les cartes magiques.
tell-spread = { SEAT($who) } place ses souris.
    .you-who = Place tes souris.
tell-throw = { $number ->
    [one] { SEAT($who) } va lancer un dé pour { WORD($space, form: "the") }.
   *[other] { SEAT($who) } va lancer { $number } dés pour { WORD($space, form: "the") }.
}
    .you-who = { $number ->
        [one] Tu vas lancer un dé pour { WORD($space, form: "the") }.
       *[other] Tu vas lancer { $number } dés pour { WORD($space, form: "the") }.
    }
tell-name = { SEAT($who) } choisit une case.
    .you-who = Choisis une case pour lancer les dés.
tell-carry = { SEAT($who) } déplace les souris.
    .you-who = Utilise ton lancer : déplace les souris.
tell-over-cheese = Une souris a atteint le fromage.
tell-over-all-eaten = Tout le fromage est mangé.
tell-over-no-mice = Il n’y a plus de souris sur le plateau.
tell-over-turn-limit = La partie s’arrête après 1 000 tours.

over-cheese = Une souris a atteint le fromage.
over-all-eaten = Tout le fromage est mangé.
over-no-mice = Il n’y a plus de souris sur le plateau.
over-turn-limit = La partie s’arrête après 1 000 tours.

refused-not-over = On ne peut tout voir qu’une fois la partie finie.
    .next = Termine d’abord la partie.
refused-first-not-seated = La place { $seat } ne peut pas commencer : il n’y a que { $seats } places.
    .next = Choisis-en une autre, en comptant à partir de 0.
refused-set-too-many-seats = Une carte de chaque, ça marche à { $most } joueurs au plus.
    .next = Choisis plutôt un nombre de cartes.
refused-too-many-cards = { $cards } cartes chacun à { $seats } joueurs, c’est trop : il n’y en a que { $most }.
    .next = Choisis-en moins.
refused-cheese-not-scattered = Tu ne peux choisir les cases que si le fromage est réparti sur le plateau.
    .next = Change d’abord l’option « Fromage ».
refused-cheese-unknown-space = Aucune case de ce plateau ne s’appelle « { $space } ».
    .next = Choisis-en une autre.
refused-cheese-at-start = Pas de fromage là où partent des souris : { WORD($space) }.
    .next = Choisis une autre case.
refused-board-unreadable = Impossible d’y lire un plateau : { $why }
    .next = Choisis un autre fichier.
refused-board-size = Un plateau a de 2 à { $most } cases, pas { $number }. (GO-4)
    .next = Ajoutes-en ou enlèves-en.
refused-board-bad-name = Une case ne peut pas s’appeler « { $space } ». (GO-4)
    .next = Utilise au plus 24 lettres minuscules, chiffres et traits d’union.
refused-board-space-twice = Deux cases s’appellent « { $space } ». (GO-4)
    .next = Renommes-en une.
refused-board-unknown-kind = On ne peut pas dessiner « { $space } » comme « { $kind } ». (GO-4)
    .next = Au choix : { $kinds }.
refused-board-off-the-picture = « { $space } » sort de l’image. (GO-4)
    .next = Pour x et y, choisis des nombres de 0 à { $most }.
refused-board-same-spot = « { $space } » et « { $other } » sont au même endroit. (GO-4)
    .next = Déplaces-en une.
refused-board-unknown-space = Il n’y a pas de case « { $space } ». (GO-4)
    .next = Corrige le nom.
refused-board-link-twice = « { $space } » a deux fois la même planche. (GO-4)
    .next = Enlèves-en une.
refused-board-start = Il faut au moins une case de départ, et jamais deux fois la même. (GO-4)
    .next = Marque une case comme départ.
refused-board-table-at-start = La table « { $space } » ne peut pas être une case de départ. (GO-4)
    .next = Mets le départ ailleurs.
refused-board-cheese-count = Il faut { $needed } cases à fromage, pas { $number }. (GO-4)
    .next = Ajoutes-en ou enlèves-en.
refused-board-cheese-at-start = Pas de fromage sur la case de départ « { $space } ». (GO-4)
    .next = Mets-le ailleurs.
refused-board-cheese-worth = Le fromage de « { $space } » ne peut pas valoir { $worth }. (GO-4)
    .next = Choisis une valeur de 1 à { $most }.
refused-board-cycle = Les planches tournent en rond en passant par « { $space } ». (GO-4)
    .next = Enlèves-en une.
refused-board-start-not-lowest = « { $space } » est la première case de départ, mais « { $below } » est en dessous. (GO-4)
    .next = Choisis la case la plus basse comme premier départ.
refused-board-off-the-way = « { $space } » n’est sur aucun chemin du départ à la table. (GO-4)
    .next = Relie-la par des planches, ou enlève-la.
refused-card-or-pass = Pour l’instant, on ne peut jouer que des cartes. (GO-21)
    .next = Joue une carte ou passe.
refused-spread-first = Tes souris ne sont pas encore sur le plateau. (GO-5)
    .next = Répartis d’abord les cinq sur les cases de départ.
refused-no-mouse-of-yours = Tu n’as pas de souris sur { WORD($space, form: "the") }. (GO-7)
    .next = Choisis une case où tu en as une.
refused-name-first = Tu n’as pas encore choisi de case. (GO-7)
    .next = Choisis-en une où tu as une souris.
refused-carry-out = Tu dois utiliser tous les dés que tu peux. (GO-11)
    .next = Déplace une souris.
refused-no-die-up = Il n’y a plus de dé vert. (GO-9)
    .next = Utilise un autre dé.
refused-no-die-down = Il n’y a plus de dé rouge. (GO-9)
    .next = Utilise un autre dé.
refused-nothing-below = Il n’y a rien sous { WORD($space, form: "the") }. (GO-12)
    .next = Choisis une autre souris.
refused-no-link = Aucune planche ne mène là : { WORD($at) } → { WORD($to) }. (GO-9)
    .next = Choisis une autre case.
refused-no-such-mouse = Cette souris n’est plus sur { WORD($space, form: "the") }. (GO-10)
    .next = Choisis-en une autre.
refused-card-not-held = Tu n’as pas cette carte : { WORD($card) }.
    .next = Choisis-en une de ta main.
refused-only-nullify = Une carte vient d’être jouée : on ne peut que l’annuler. (GO-23)
    .next = Joue « Annulation » contre elle, ou passe.
refused-only-again = À la fin d’un tour, on ne peut jouer que « Tour en plus ». (GO-24)
    .next = Joue-la, ou passe.
refused-again-at-the-end = « Tour en plus » ne se joue qu’à la fin d’un tour. (GO-16)
    .next = Garde-la jusque-là.
refused-could-do-nothing = « { WORD($card) } » ne changerait rien maintenant. (GO-25)
    .next = Choisis une autre carte, ou passe.
refused-again-own = À ton propre tour, tu choisis la case plus tard. (GO-16)
    .next = Écris seulement : again.
refused-again-where = « Tour en plus » : il manque la case pour laquelle { SEAT($mover) } doit rejouer. (GO-16)
    .next = Choisis-en une où { SEAT($mover) } a une souris.
refused-transfer-same = Le lancer compte déjà pour { WORD($space, form: "the") }. (GO-17)
    .next = Choisis une autre case.
refused-transfer-too-few = Il n’y a pas assez de souris sur { WORD($space, form: "the") }. (GO-17)
    .next = Choisis une case avec au moins { $least } souris.
refused-transfer-where = Pour « Transfert », il faut dire pour quelle case le lancer doit compter. (GO-17)
    .next = Choisis-en une.
refused-no-card-to-nullify = Aucune carte ne vient d’être jouée. (GO-20)
    .next = Choisis plutôt des dés.
refused-dice-not-there = Ces dés ne sont pas sur la table : { WORD($dice) }.
    .next = Choisis-en d’autres.
refused-dice-which = « { WORD($card) } » ne peut pas changer ces dés.
    .next = Choisis un ou plusieurs dés que la carte peut changer, par exemple : yellow+red.

check-chance = Vérifier les dés
board-log-dealt = { $number ->
    [one] Une carte magique est distribuée.
   *[other] { $number } cartes magiques sont distribuées.
}
board-picture = Le plateau
board-dice = Les dés
board-hand = Tes cartes
board-pile = Cartes en train d’être jouées
board-mice-here = Souris au choix
board-links-here = Où une souris peut aller
board-name = À toi ! Touche une case où se trouve une de tes souris.
board-name-more = Tu lances un dé par souris sur cette case, cinq au plus.
board-goal = La première souris au fromage gagne.
board-carry = Choisis un dé, une souris et un chemin.
board-carry-more = Vert : une souris monte, rouge : elle descend, jaune : rien. Peu importe à qui elle est.
board-carry-mouse-up = Vert : quelle souris monte ?
board-carry-mouse-down = Rouge : quelle souris descend ?
board-carry-mouse-any = Quelle souris va là ?
board-carry-link-up = Où monte la souris ({ SEAT($owner) }) ?
    .you-owner = Où monte ta souris ?
board-carry-link-down = Où descend la souris ({ SEAT($owner) }) ?
    .you-owner = Où descend ta souris ?
board-carry-link-any = Où va la souris ({ SEAT($owner) }) ?
    .you-owner = Où va ta souris ?
board-won = { SEAT($who) } gagne !
    .you-who = Tu gagnes !
board-nobody-won = Personne n’a gagné.
board-spread = Répartis tes souris sur les cases de départ.
board-spread-left = { $number ->
    [0] Toutes tes souris sont placées.
    [one] Encore une souris à placer.
   *[other] Encore { $number } souris à placer.
}
board-put-there = C’est bon
board-more = Une souris de plus : { WORD($space) }
board-fewer = Une souris de moins : { WORD($space) }
board-watch-roll = { SEAT($who) } a lancé les dés. Une carte peut encore changer ce lancer.
    .you-who = Tu as lancé les dés. Une carte peut encore changer ce lancer.
board-watch-end = { SEAT($who) } a fini. Une carte peut encore donner un tour en plus.
    .you-who = Ton tour est fini. Une carte peut encore donner un tour en plus.
board-window-roll = { SEAT($who) } a lancé les dés. Jouer une carte ?
    .you-who = Tu as lancé les dés. Jouer une carte ?
board-window-end = { SEAT($who) } a fini. Jouer « Tour en plus » ?
    .you-who = Ton tour est fini. Jouer « Tour en plus » ?
board-pass-or-card = Passe, ou touche une carte.
board-ask-again = Me redemander
board-passing = Tu passes jusqu’à la fin de ce tour.
board-pass-rest = Passer tout le tour
board-nullify-it = { $effect } L’annuler ?
board-not-asked = Tous ceux qui ont une carte peuvent réagir.
board-in = C’est fait. On attend les autres…
board-answered = Réponses : { $answered } sur { $asked }
board-beat = Touche une carte, ou attends simplement.
board-held = On attend quelqu’un…
board-holding = Les autres attendent pendant que tu réfléchis.
board-wait = Un instant !
board-wait-key = Pour réfléchir : barre d’espace
board-let-go = Continuer
board-you-play = Tu joues « { WORD($card) } ».
board-you-play-on = Tu joues « { WORD($card) } » ({ WORD($words) }).
board-take-back = Reprendre
board-arm = Jouer à la fin
board-arm-own = À la fin de ce tour, tu rejoues.
board-arm-where = À la fin de ce tour, { SEAT($who) } rejoue. Choisis pour quelle case.
board-armed = À la fin de ce tour, tu joues « Tour en plus ».
board-armed-for = À la fin de ce tour, tu joues « Tour en plus » : { SEAT($who) } rejouera pour { WORD($space, form: "the") }.
board-undo = Annuler
board-all-up = { $number } souris ({ SEAT($owner) }) montent ici :
    .you-owner = { $number } de tes souris montent ici :
board-all-down = { $number } souris ({ SEAT($owner) }) descendent ici :
    .you-owner = { $number } de tes souris descendent ici :
board-prompt = Quand te prévenir
board-play = Jouer
board-pass = Passer
board-back = Reposer
board-card-idle = Pas jouable maintenant.
board-no-cards = Plus de cartes
board-not-now = Elle ne changerait rien maintenant.
board-choose-dice = Choisis les dés.
board-choose-space = Choisis la case.
board-power-reroll = Les dés choisis sont relancés.
board-power-again = À la fin d’un tour : la même personne rejoue.
board-power-transfer = Tout le lancer compte pour une autre case avec au moins autant de souris.
board-power-improve = Chaque dé choisi monte d’un cran : rouge, jaune, vert.
board-power-worsen = Chaque dé choisi descend d’un cran : vert, jaune, rouge.
board-power-nullify = Les dés choisis ne comptent pas ; s’il n’en reste aucun qui compte, tout le lancer est relancé. Ou la dernière carte reste sans effet.
board-nullify-dice = Les dés choisis ne comptent pas ; s’il n’en reste aucun qui compte, tout le lancer est relancé.
board-nullify-card = La dernière carte reste sans effet.
board-nullifies-card = La carte du dessous reste sans effet.
board-nullifies-dice = Ces dés ne comptent pas.
board-card-reroll = Relance
board-card-again = Tour en plus
board-card-transfer = Trans{ "\u00AD" }fert
board-card-improve = Coup de pouce
board-card-worsen = Mauvais sort
board-card-nullify = Annu{ "\u00AD" }lation
board-die-green = Vert : une souris monte
board-die-yellow = Jaune : personne ne bouge
board-die-red = Rouge : une souris descend
board-die-void = Nul : ne compte pas
board-mouse = { $number ->
    [one] { SEAT($owner) } : une souris
   *[other] { SEAT($owner) } : { $number } souris
}
    .you-owner = { $number ->
        [one] Une de tes souris
       *[other] { $number } de tes souris
    }
board-heap = { $number ->
    [one] { SEAT($owner) } avec une souris
   *[other] { SEAT($owner) } avec { $number } souris
}
    .you-owner = { $number ->
        [one] une de tes souris
       *[other] { $number } de tes souris
    }
board-cheese = fromage
board-cheese-worth = fromage de valeur { $worth }
board-empty = pas de souris
board-order = Passer automatiquement
board-order-none = Toujours me demander
refused-board-no-table = Il manque encore la table. (GO-4)
    .next = Choisis un objet et fais-en la table.
kind-barrel = tonneau
kind-boxes = cartons
kind-broom = balai
kind-bucket = seau
kind-cans = boîtes de conserve
kind-chair = chaise
kind-chest = coffre
kind-cloth = torchon
kind-crate = caisse
kind-drawer = tiroir
kind-jars = bocaux
kind-lamp = lampe
kind-mat = paillasson
kind-papers = journaux
kind-pot = pot
kind-rack = portemanteau
kind-shoe = chaussure
kind-suitcase = valise
kind-table = table
kind-tray = plateau à thé

bot-level-1 = Grignoteur
bot-level-1-about = Court après tout ce qui sent bon.
bot-level-2 = Fouineur
bot-level-2-about = A du flair pour le fromage, mais se laisse vite distraire.
bot-level-3 = Grimpeur
bot-level-3-about = Connaît les chances de chaque lancer.
bot-level-4 = Intrigant
bot-level-4-about = Pense aussi à tes cartes.
bot-level-5 = Roi des souris
bot-level-5-about = Laisse les autres dépenser leurs cartes, puis frappe.

# The lessons
learn-basics = Jeu de base
learn-basics-about = Lancer, grimper, et faire descendre les autres.
learn-magic = Cartes magiques
learn-magic-about = Changer un lancer, arrêter une carte, rejouer.
lesson-name = Toutes les souris partent du tonneau vert et veulent le fromage sur la table. Si la première arrivée est à toi, tu gagnes. À ton tour, tu choisis une case où tu as au moins une souris. Choisis le tonneau.
lesson-name-hint = Choisis le tonneau vert : tes souris y sont. (GO-7)
lesson-name-done = Tu lances un dé pour chaque souris qui s’y trouve, à toi ou non, mais jamais plus de cinq.
lesson-up = Chaque dé vert fait monter une souris d’une case, et c’est toi qui choisis laquelle. Deux dés sont verts : fais monter deux de tes souris, par le chemin que tu veux.
lesson-up-hint = Le vert, c’est bien : garde-le pour tes souris. (GO-9)
lesson-up-done = Le jaune ne fait rien. Le rouge fait descendre une souris, mais il n’y a rien sous le tonneau : ce dé est perdu.
lesson-few = Quelques tours plus tard. Sur le pot de peinture, il y a une de tes souris et une de Ben. Choisis cette case : deux souris, donc seulement deux dés.
lesson-few-hint = Cette fois, choisis le pot de peinture. (GO-8)
lesson-few-done = Un vert et un rouge. Joli lancer !
lesson-both-ways = Tu peux déplacer n’importe quelle souris de cette case. Alors fais monter la tienne avec le dé vert, et descendre celle de Ben avec le rouge.
lesson-both-ways-hint = Le vert pour ta souris, le rouge pour celle de Ben. (GO-9)
lesson-both-ways-done = Voilà toute l’astuce : tu grimpes, et les autres descendent.
lesson-must = Maintenant, ta souris est seule sur le vieux coffre. Une souris, donc un seul dé. Choisis le vieux coffre, puis fais ce que dit le dé.
lesson-must-hint = Choisis le vieux coffre. Le dé rouge fait descendre ta souris, mais tu choisis le chemin. (GO-11)
lesson-must-done = Aïe ! Mais il faut toujours faire ce que disent les dés. Quand il y a d’autres souris sur la case, tu peux leur donner les dés rouges.
lesson-win = Ta souris est presque arrivée : elle est sur les boîtes de conserve, juste sous la table. Choisis les boîtes et emmène-la jusqu’au fromage.
lesson-win-hint = Choisis les boîtes de conserve, puis fais monter ta souris sur la table. (GO-13)
lesson-win-done = Dès qu’une souris arrive sur la table, la personne à qui elle appartient gagne, peu importe qui l’a déplacée.
lesson-card = Avec la magie, chacun a des cartes secrètes. Ben a fait trois dés verts, mais avant que les souris bougent, tout le monde peut jouer une carte. Tu as Mauvais sort : le vert devient jaune. Choisis la carte, puis les trois dés verts, et joue-la.
lesson-card-hint = Choisis Mauvais sort et au moins un dé vert. (GO-19)
lesson-card-done = Son beau lancer est gâché. Pas besoin d’aller vite : tout le monde décide en même temps, en secret.
lesson-improve = C’est à toi, et ton lancer est mauvais : quatre dés jaunes et un rouge. Tu as Coup de pouce : le jaune devient vert, et le rouge devient jaune. Choisis Coup de pouce, puis les quatre dés jaunes, et joue la carte.
lesson-improve-hint = Choisis Coup de pouce et les quatre dés jaunes. (GO-18)
lesson-improve-done = Quatre dés verts ! Mais rien ne bouge encore : après chaque carte, tout le monde peut en jouer une autre, jusqu’à ce que tous passent.
lesson-nullify = Ce lancer te plaît, alors passe. Il ne plaît pas à Ben : regarde ce qu’il joue. Annulation arrête la carte qui vient d’être jouée, et tu l’as en main. Joue-la contre sa carte.
lesson-nullify-hint = Passe d’abord. Quand Ben aura joué sa carte, choisis Annulation et joue-la. (GO-20)
lesson-nullify-done = Sa carte ne fait rien, et tu gardes tes quatre dés verts. Une autre Annulation pourrait même arrêter la tienne. Tu peux aussi jouer Annulation sur des dés : alors ils ne comptent pas.
lesson-transfer = Sur le vieux coffre, il y a une de tes souris et une de Ben, et tu as fait deux dés rouges : les deux devraient descendre. Joue Transfert : le lancer compte alors pour une autre case avec au moins autant de souris. Choisis le tonneau vert.
lesson-transfer-hint = Choisis Transfert, puis le tonneau vert, et joue la carte. (GO-17)
lesson-transfer-done = Il n’y a rien sous le tonneau : les dés rouges sont perdus, et ta souris reste en haut. Une dernière carte, toute simple : avec Relance, tu choisis des dés et on les relance.
lesson-again = Tu as lancé pour les boîtes de conserve, mais les deux dés étaient jaunes. Normalement, ton tour est fini. Joue Tour en plus, choisis encore les boîtes et emmène ta souris jusqu’au fromage.
lesson-again-hint = Joue Tour en plus, choisis les boîtes de conserve, puis fais monter ta souris sur la table. (GO-16)
lesson-again-done = Tu peux aussi jouer cette carte à la fin du tour de quelqu’un d’autre : cette personne doit alors relancer, pour la case que tu choisis.

# Choosing where the cheese lies
board-cheese-piece = { $worth ->
    [0] Fromage { $number }
   *[other] Fromage { $number }, valeur { $worth }
}
board-cheese-own-places = Les cases du plateau
board-look-red = rouge
board-look-blue = bleu
board-look-green = vert
board-look-violet = violet
board-look-yellow = jaune
board-look-grey = gris
