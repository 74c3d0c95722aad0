game-name = Gouda ! Gouda !
game-about = Des souris grimpent de la cave jusqu’au fromage sur la table. Tu lances les dés pour une case, tu y déplaces les souris de ton choix, et des cartes magiques peuvent changer chaque lancer.

role-red = rouge
role-blue = bleu
role-green = vert
role-violet = violet
role-yellow = jaune
role-grey = gris

option-board = Plateau
option-board-about = Là où courent les souris : un de nos plateaux ou le vôtre.
option-board-cellar = la cave
option-board-kitchen = la cuisine
option-start = Départ
option-start-about = Toutes les souris partent d’en bas, ou chacun répartit les siennes sur les cases de départ.
option-start-lowest = toutes en bas
option-start-spread = réparties au choix
option-first = Qui commence
option-first-about = Tiré au sort, ou la place que tu indiques.
option-first-chance = au sort
preset-base = le jeu lui-même
preset-base-about = Souris, dés et fromage : le jeu pour commencer.
preset-magic = avec magie
preset-magic-about = Chacun reçoit aussi trois cartes secrètes qui changent les lancers.
option-magic = Cartes magiques
option-magic-about = Combien de cartes chacun reçoit, 30 au plus en tout, ou une de chaque pouvoir.
option-magic-none = sans magie
option-magic-set = une de chaque
option-cheese = Fromage
option-cheese-about = Un seul morceau sur la table, ou une grande fête avec trois.
option-cheese-one = un, sur la table
option-cheese-party = trois, sur la table
option-cheese-scattered = trois, sur leurs cases
option-cheese-valued = trois, chacun avec sa valeur
option-cheese_at = Cases du fromage
option-cheese_at-about = Trois cases de ton choix au lieu des cases habituelles ; la même peut revenir.
option-nullified = Dés annulés
option-nullified-about = Ce que deviennent les dés qu’une carte annule, si d’autres du lancer comptent encore.
option-nullified-void = ils ne comptent pas
option-nullified-rerolled = ils sont relancés

order-pass = Toujours passer pour moi
order-pass-unless-mine = Passer, sauf si le lancer compte pour une case où j’ai une souris

verb-name = choisir une case
verb-up = monter
verb-down = descendre
verb-spread = répartir les souris
verb-reroll = relancer
verb-again = rejouer
verb-transfer = transférer
verb-improve = améliorer
verb-worsen = empirer
verb-nullify = annuler
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
word-crate-left = caisse de gauche
word-crate-right = caisse de droite
word-paint-bucket = pot de peinture
word-flower-pot = pot de fleurs
word-old-chest = vieux coffre
word-yellow-boxes = boîtes jaunes
word-metal-drum = bidon
word-suitcase = valise
word-wooden-box = boîte en bois
word-newspapers = journaux
word-tin-cans = boîtes de conserve
word-orange-table = table orange
word-doormat = paillasson
word-slipper = pantoufle
word-broom = balai
word-bottom-drawer = tiroir du bas
word-stool = tabouret
word-tea-towel = torchon
word-top-drawer = tiroir du haut
word-jam-jars = pots de confiture
word-chair = chaise
word-cushion = coussin
word-bread-bin = boîte à pain
word-coat-rack = portemanteau
word-lamp = lampe
word-tray = plateau à thé
word-teapot = théière
word-milk-jug = pot à lait
word-breakfast-table = table du petit déjeuner

event-first-drawn = Le sort a choisi : { SEAT($seat) } commence.
    .you-seat = Le sort a choisi : c’est toi qui commences.
event-card-dealt = { SEAT($seat) } prend une carte magique.
    .you-seat = Tu prends une carte magique.
event-own-card-dealt = Ta carte : { WORD($card) }.
event-mice-spread = { SEAT($seat) } répartit les souris : { WORD($spaces) }.
    .you-seat = Tu répartis tes souris : { WORD($spaces) }.
event-space-named = { $number ->
    [one] { SEAT($mover) } prend un dé. Case : { WORD($space) }.
    [many] { SEAT($mover) } prend { $number } dés. Case : { WORD($space) }.
   *[other] { SEAT($mover) } prend { $number } dés. Case : { WORD($space) }.
}
    .you-mover = Tu lances les dés. Case : { WORD($space) }.
event-dice-rolled = { SEAT($mover) } lance les dés : { WORD($dice) }. Case : { WORD($space) }.
    .you-mover = Tu lances les dés : { WORD($dice) }. Case : { WORD($space) }.
event-dice-rolled-short = Lancer de { SEAT($mover) }. Case : { WORD($space) }.
    .you-mover = Ton lancer. Case : { WORD($space) }.
event-dice-rerolled = { SEAT($mover) } lance les dés : { WORD($dice) }. En tout : { WORD($roll) }.
    .you-mover = Tu lances les dés : { WORD($dice) }. En tout : { WORD($roll) }.
event-dice-rerolled-short = Nouveau lancer de { SEAT($mover) }.
    .you-mover = Ton nouveau lancer.
event-roll-window-closed = Personne ne joue de carte. Le lancer compte.
event-end-window-closed = Personne ne demande de tour en plus.
event-dice-card-played = { SEAT($seat) } joue « { WORD($card) } » : { WORD($dice) }.
    .you-seat = Tu joues « { WORD($card) } » : { WORD($dice) }.
event-card-answered = { SEAT($seat) } joue « Annulation » contre la dernière carte.
    .you-seat = Tu joues « Annulation » contre la dernière carte.
event-transfer-played = { SEAT($seat) } joue « Transfert ». Nouvelle case : { WORD($space) }.
    .you-seat = Tu joues « Transfert ». Nouvelle case : { WORD($space) }.
event-again-played = { SEAT($seat) } joue « Tour en plus ».
    .you-seat = Tu joues « Tour en plus ».
event-again-played-for = { SEAT($seat) } joue « Tour en plus » : { SEAT($mover) } doit relancer. Case : { WORD($space) }.
    .you-seat = Tu joues « Tour en plus » : { SEAT($mover) } doit relancer. Case : { WORD($space) }.
event-card-nullified = « { WORD($card) } », jouée par { SEAT($seat) }, reste sans effet.
    .you-seat = Ta carte « { WORD($card) } » reste sans effet.
event-extra-turn-began = { SEAT($mover) } rejoue.
    .you-mover = Tu rejoues.
event-roll-transferred = Le lancer compte maintenant pour cette case : { WORD($space) }.
event-dice-picked-up = { $number ->
    [one] { SEAT($mover) } relance un dé.
    [many] { SEAT($mover) } relance { $number } dés.
   *[other] { SEAT($mover) } relance { $number } dés.
}
    .you-mover = Tu relances. Dés : { $number }.
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
    .you-mover-owner = { $direction ->
        [up] Tu fais monter une de tes souris : { WORD($from) } → { WORD($to) }.
       *[down] Tu fais descendre une de tes souris : { WORD($from) } → { WORD($to) }.
    }
event-mouse-went-home = Pas de fromage ici : la souris ({ SEAT($owner) }) rentre chez elle.
    .you-owner = Pas de fromage ici : ta souris rentre chez elle.
event-cheese-eaten = { $worth ->
    [1] La souris ({ SEAT($owner) }) mange le fromage !
   *[other] La souris ({ SEAT($owner) }) mange le fromage qui vaut { $worth } !
}
    .you-owner = Ta souris mange un fromage ! Valeur : { $worth }.
event-red-dice-lost = { $number ->
    [one] Un dé rouge est perdu : on ne peut pas descendre plus bas ({ WORD($space) }).
    [many] { $number } dés rouges sont perdus : on ne peut pas descendre plus bas ({ WORD($space) }).
   *[other] { $number } dés rouges sont perdus : on ne peut pas descendre plus bas ({ WORD($space) }).
}
event-player-skipped = { SEAT($seat) } n’a plus de souris et passe son tour.
    .you-seat = Tu n’as plus de souris et passes ton tour.
event-turn-began = C’est à { SEAT($mover) } de jouer.
    .you-mover = C’est à toi de jouer.
event-game-won = { SEAT($winner) } gagne !
    .you-winner = Tu gagnes !
event-nobody-won = Personne n’a gagné.

tell-mice = { $number ->
    [one] { WORD($space) } : une souris ({ SEAT($owner) }).
    [many] { WORD($space) } : { $number } souris ({ SEAT($owner) }).
   *[other] { WORD($space) } : { $number } souris ({ SEAT($owner) }).
}
tell-links = De là, on monte ici : { WORD($up) }.
tell-cheese = Il y a du fromage ici : { WORD($space) }.
tell-cheese-worth = Il y a du fromage qui vaut { $worth } ici : { WORD($space) }.
tell-eaten = { $number ->
    [one] { SEAT($who) } a mangé un fromage.
    [many] { SEAT($who) } a mangé { $number } fromages.
   *[other] { SEAT($who) } a mangé { $number } fromages.
}
    .you-who = { $number ->
        [one] Tu as mangé un fromage.
        [many] Tu as mangé { $number } fromages.
       *[other] Tu as mangé { $number } fromages.
    }
tell-eaten-worth = { $points ->
    [one] { SEAT($who) } a mangé pour un point de fromage.
    [many] { SEAT($who) } a mangé pour { $points } points de fromage.
   *[other] { SEAT($who) } a mangé pour { $points } points de fromage.
}
    .you-who = { $points ->
        [one] Tu as mangé pour un point de fromage.
        [many] Tu as mangé pour { $points } points de fromage.
       *[other] Tu as mangé pour { $points } points de fromage.
    }
tell-hand = { SEAT($who) } a en main : { WORD($cards) }.
    .you-who = Tu as en main : { WORD($cards) }.
tell-cards = { $number ->
    [0] { SEAT($who) } n’a pas de carte.
    [one] { SEAT($who) } a une carte.
    [many] { SEAT($who) } a { $number } cartes.
   *[other] { SEAT($who) } a { $number } cartes.
}
    .you-who = Tes cartes en main : { $number }.
tell-used = { SEAT($who) } a déjà joué : { WORD($cards) }.
    .you-who = Tu as déjà joué : { WORD($cards) }.
tell-turn = Tour { $number } : { SEAT($who) }.
tell-roll = Sur la table : { WORD($dice) }. Case : { WORD($space) }.
tell-pile = { SEAT($who) } a joué : { WORD($card) }.
    .you-who = Tu as joué : { WORD($card) }.
tell-pile-on = { SEAT($who) } a joué : { WORD($card) } ({ WORD($words) }).
    .you-who = Tu as joué : { WORD($card) } ({ WORD($words) }).
tell-window-roll = Qui a une carte peut changer le lancer. Interrogés : { SEAT($who) }. Réponses : { $answered } sur { $asked }.
tell-window-end = Qui a une carte peut demander un tour en plus. Interrogés : { SEAT($who) }. Réponses : { $answered } sur { $asked }.
tell-window-pile = La dernière carte peut être annulée. Interrogés : { SEAT($who) }. Réponses : { $answered } sur { $asked }.
tell-first = On va tirer au sort qui commence.
tell-deal = On distribue les cartes magiques.
tell-spread = { SEAT($who) } répartit les souris.
    .you-who = Tu répartis tes souris.
tell-throw = { $number ->
    [one] { SEAT($who) } va lancer un dé. Case : { WORD($space) }.
    [many] { SEAT($who) } va lancer { $number } dés. Case : { WORD($space) }.
   *[other] { SEAT($who) } va lancer { $number } dés. Case : { WORD($space) }.
}
    .you-who = Tu vas lancer les dés. Dés : { $number }. Case : { WORD($space) }.
tell-name = { SEAT($who) } choisit une case.
    .you-who = Tu choisis une case.
tell-carry = { SEAT($who) } applique le lancer.
    .you-who = Tu appliques le lancer.
tell-over-cheese = Une souris a atteint le fromage.
tell-over-all-eaten = Tout le fromage est mangé.
tell-over-no-mice = Il n’y a plus de souris sur le plateau.
tell-over-turn-limit = La partie s’arrête après 1 000 tours.

over-cheese = Une souris a atteint le fromage.
over-all-eaten = Tout le fromage est mangé.
over-no-mice = Il n’y a plus de souris sur le plateau.
over-turn-limit = La partie s’arrête après 1 000 tours.

refused-not-over = On ne peut tout voir qu’une fois la partie finie.
refused-first-not-seated = La place { $seat } ne peut pas commencer : il n’y a que { $seats } places, comptées à partir de 0.
refused-set-too-many-seats = Un jeu complet pour chacun ne suffit que pour { $most } joueurs.
refused-too-many-cards = { $cards } cartes chacun pour { $seats } joueurs, c’est plus que les { $most } qui existent.
refused-cheese-not-scattered = On ne choisit les cases du fromage que s’il est dispersé sur le plateau.
refused-cheese-unknown-space = Aucune case de ce plateau ne s’appelle « { $space } ».
refused-cheese-at-start = Pas de fromage là où partent des souris : { WORD($space) }.
refused-board-unreadable = Cela ne se lit pas comme un plateau : { $why }
refused-board-size = Un plateau a de 2 à { $most } cases, pas { $number }. (GO-4)
refused-board-bad-name = Une case ne peut pas s’appeler « { $space } » : minuscules, chiffres et traits d’union, 24 au plus. (GO-4)
refused-board-space-twice = Deux cases s’appellent « { $space } ». (GO-4)
refused-board-unknown-kind = On ne peut pas dessiner « { $space } » comme « { $kind } ». Au choix : { $kinds }. (GO-4)
refused-board-off-the-picture = « { $space } » sort de l’image : x et y vont de 0 à { $most }. (GO-4)
refused-board-same-spot = « { $space } » et « { $other } » sont au même endroit. (GO-4)
refused-board-unknown-space = Il n’y a pas de case « { $space } ». (GO-4)
refused-board-link-twice = « { $space } » a deux fois le même passage. (GO-4)
refused-board-start = Il faut au moins une case de départ, et pas deux fois la même. (GO-4)
refused-board-table-at-start = La table « { $space } » ne peut pas être une case de départ. (GO-4)
refused-board-cheese-count = Un plateau a { $needed } cases pour le fromage, pas { $number }. (GO-4)
refused-board-cheese-at-start = Pas de fromage sur la case de départ « { $space } ». (GO-4)
refused-board-cheese-worth = Le fromage de « { $space } » doit valoir de 1 à { $most }, pas { $worth }. (GO-4)
refused-board-cycle = Les passages tournent en rond par « { $space } ». (GO-4)
refused-board-start-not-lowest = « { $space } » est la première case de départ : rien ne doit se trouver en dessous, or il y a « { $below } ». (GO-4)
refused-board-off-the-way = « { $space } » n’est sur aucun chemin du départ à la table. (GO-4)
refused-card-or-pass = Jouez une carte ou passez. (GO-21)
refused-spread-first = Répartis d’abord tes cinq souris sur les cases de départ. (GO-5)
refused-no-mouse-of-yours = Aucune de tes souris n’est là : { WORD($space) }. (GO-7)
refused-name-first = Choisis une case où tu as une souris. (GO-7)
refused-carry-out = Il faut appliquer le lancer. (GO-11)
refused-no-die-up = Il ne reste plus de dé vert. (GO-9)
refused-no-die-down = Il ne reste plus de dé rouge. (GO-9)
refused-nothing-below = On ne peut pas descendre plus bas : { WORD($space) }. (GO-12)
refused-no-link = Ce passage n’existe pas : { WORD($at) } → { WORD($to) }. (GO-9)
refused-no-such-mouse = Cette souris n’est plus là : { WORD($space) }. (GO-10)
refused-card-not-held = Tu n’as pas cette carte : { WORD($card) }.
refused-only-nullify = On ne peut qu’annuler la carte qui vient d’être jouée : nullify card, ou pass. (GO-23)
refused-only-again = À la fin d’un tour, on ne peut jouer que « Tour en plus ». (GO-24)
refused-again-at-the-end = « Tour en plus » ne se joue qu’à la fin d’un tour. (GO-16)
refused-could-do-nothing = « { WORD($card) } » ne pourrait rien faire maintenant. (GO-25)
refused-again-own = À ton propre tour, tu choisiras la case ensuite. Écris seulement : again. (GO-16)
refused-again-where = Choisis une case qui contient une de ces souris : { SEAT($mover) }. (GO-16)
refused-transfer-same = Le lancer compte déjà pour cette case : { WORD($space) }. (GO-17)
refused-transfer-too-few = Il y a trop peu de souris ici : { WORD($space) }. Il en faut { $least }. (GO-17)
refused-transfer-where = Choisis la case pour laquelle le lancer doit compter. (GO-17)
refused-no-card-to-nullify = Aucune carte ne vient d’être jouée. Choisis plutôt des dés. (GO-20)
refused-dice-not-there = Ces dés ne sont pas là : { WORD($dice) }.
refused-dice-which = Choisis un ou plusieurs dés que « { WORD($card) } » peut changer, par exemple : yellow+red.

check-chance = Vérifier les dés
board-picture = Le plateau
board-dice = Les dés
board-hand = Tes cartes
board-pile = Cartes en train d’être jouées
board-mice-here = Souris au choix
board-links-here = Où une souris peut aller
board-name = À toi ! Pour quelle case lances-tu les dés ?
board-name-more = Touche une case où se trouve une de tes souris.
board-carry = Choisis un dé, une souris et un chemin.
board-carry-more = Vert fait monter une souris, rouge en fait descendre une, peu importe à qui elle est.
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
    [0] Toutes ont une place.
    [one] Une souris attend sa place.
    [many] { $number } souris attendent leur place.
   *[other] { $number } souris attendent leur place.
}
board-put-there = C’est bon
board-more = Une souris de plus : { WORD($space) }
board-fewer = Une souris de moins : { WORD($space) }
board-watch-roll = { SEAT($who) } a lancé les dés. Une carte peut encore changer ce lancer.
    .you-who = Tu as lancé les dés. Une carte peut encore changer ce lancer.
board-watch-end = { SEAT($who) } a fini. Une carte peut encore donner un tour de plus.
    .you-who = Ton tour est fini. Une carte peut encore donner un tour de plus.
board-window-roll = { SEAT($who) } a lancé les dés. Changes-tu ce lancer par une carte ?
    .you-who = Tu as lancé les dés. Changes-tu ton lancer par une carte ?
board-window-end = { SEAT($who) } a fini. Un tour de plus, par une de tes cartes ?
    .you-who = Ton tour est fini. Un de plus, par une carte ?
board-pass-or-card = Passe, ou touche une carte.
board-ask-again = Me redemander
board-passing = Tu passes pendant tout ce tour.
board-pass-rest = Passer tout ce tour
board-nullify-it = { $effect } L’annuler ?
board-not-asked = Tous ceux qui ont une carte peuvent répondre.
board-in = Ta réponse est donnée. Les autres réfléchissent encore.
board-answered = Réponses : { $answered } sur { $asked }
board-play = Jouer
board-pass = Passer
board-back = Reposer
board-no-cards = Plus de cartes
board-not-now = Elle ne ferait rien maintenant.
board-choose-dice = Choisis les dés.
board-choose-space = Choisis la case.
board-power-reroll = Les dés choisis sont relancés.
board-power-again = À la fin d’un tour : la même personne rejoue.
board-power-transfer = Tout le lancer compte pour une autre case avec au moins autant de souris.
board-power-improve = Chaque dé choisi monte d’un cran : rouge, jaune, vert.
board-power-worsen = Chaque dé choisi descend d’un cran : vert, jaune, rouge.
board-power-nullify = Les dés choisis ne comptent pas ; s’il n’en reste aucun qui compte, tout le lancer est relancé. Ou la dernière carte reste sans effet.
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
    [many] { SEAT($owner) } : { $number } souris
   *[other] { SEAT($owner) } : { $number } souris
}
board-heap = { $number ->
    [one] { SEAT($owner) } avec une souris
    [many] { SEAT($owner) } avec { $number } souris
   *[other] { SEAT($owner) } avec { $number } souris
}
board-cheese = fromage
board-cheese-worth = fromage qui vaut { $worth }
board-empty = pas de souris
board-order = Consigne permanente
board-order-none = Toujours me demander
board-seconds = { $seconds ->
    [one] encore une seconde
    [many] encore { $seconds } secondes
   *[other] encore { $seconds } secondes
}
refused-board-no-table = Aucun objet n’est encore la table. (GO-4)
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
kind-tray = plateau

bot-level-1 = Grignoteur
bot-level-1-about = Court après tout ce qui sent bon.
bot-level-2 = Fouineur
bot-level-2-about = A du nez pour le fromage, mais se laisse vite distraire.
bot-level-3 = Grimpeur
bot-level-3-about = Connaît les chances de chaque lancer.
bot-level-4 = Intrigant
bot-level-4-about = Pense aussi à tes cartes.
bot-level-5 = Roi des souris
bot-level-5-about = Laisse les autres dépenser leurs cartes, puis frappe.

# The first lesson
lesson-name = Toutes les souris partent du tonneau vert et veulent monter jusqu’au fromage sur la table. Qui possède la première arrivée gagne. À ton tour, tu choisis une case où se trouve une de tes souris. Choisis le tonneau.
lesson-name-hint = Choisis le tonneau vert : tes souris y sont. (GO-7)
lesson-name-done = Tu lances un dé par souris présente, à qui qu’elle soit, mais cinq au plus.
lesson-up = Chaque dé vert fait monter une souris d’une case, et c’est toi qui choisis laquelle. Deux sont verts : fais monter deux de tes souris, où tu veux.
lesson-up-hint = Le vert est bon : garde-le pour tes souris. (GO-9)
lesson-up-done = Le jaune ne fait rien. Un dé rouge fait descendre une souris ; ici il n’y a rien plus bas, ce dé ne fait donc rien.
lesson-few = Quelques tours plus tard. Sur le pot de peinture se trouvent une de tes souris et une de Ben. Choisis le pot de peinture : deux souris, donc deux dés seulement.
lesson-few-hint = Cette fois, choisis le pot de peinture. (GO-8)
lesson-few-done = Un vert et un rouge. Quel beau lancer !
lesson-both-ways = Tu déplaces les souris de tout le monde. Fais donc monter la tienne avec le dé vert, et descendre celle de Ben avec le rouge.
lesson-both-ways-hint = Le vert pour ta souris, le rouge pour celle de Ben. (GO-9)
lesson-both-ways-done = Voilà toute l’astuce : grimper et faire tomber les autres. Mais un lancer doit toujours être joué, même s’il te nuit.
lesson-card = Une nouvelle partie, avec des cartes magiques. Ben a fait trois dés verts, mais avant que les souris bougent, on peut jouer des cartes. Tu as Mauvais sort : le vert devient jaune. Choisis la carte, puis ses trois dés verts, et joue-la.
lesson-card-hint = Choisis Mauvais sort et au moins un dé vert. (GO-19)
lesson-card-done = Son beau lancer est gâché. Tous répondent en même temps et en secret : personne n’a besoin d’être rapide.
lesson-improve = Les cartes t’aident aussi. Ton lancer était faible : quatre dés jaunes et un rouge. Tu as Coup de pouce : le jaune devient vert et le rouge jaune. Choisis Coup de pouce, puis les quatre dés jaunes, et joue-la.
lesson-improve-hint = Choisis Coup de pouce et les quatre dés jaunes. (GO-18)
lesson-improve-done = Quatre dés verts ! Mais rien ne bouge encore : après chaque carte, on redemande à tous, jusqu’à ce que tous passent.
lesson-nullify = Ce lancer te suffit, alors passe. Mais pas à Ben : regarde ce qu’il fait. À une carte qu’on vient de jouer, on peut répondre par Annulation, et tu l’as : joue-la contre sa carte.
lesson-nullify-hint = Passe d’abord ; quand Ben a joué sa carte, choisis Annulation et joue-la. (GO-20)
lesson-nullify-done = Sa carte n’a pas d’effet et tes quatre dés verts restent. Qui a une autre Annulation pourrait même annuler la tienne.
lesson-win = Ta souris est allée loin : elle est sur les boîtes de conserve, juste sous la table. Choisis-les et mène-la au fromage.
lesson-win-hint = Choisis les boîtes de conserve, puis fais monter ta souris sur la table. (GO-13)
lesson-win-done = La première souris sur la table gagne aussitôt, peu importe qui l’a déplacée.

# Choosing where the cheese lies
board-cheese-piece = { $worth ->
    [0] Fromage { $number }
   *[other] Fromage { $number }, valeur { $worth }
}
board-cheese-own-places = Les places du plateau
board-look-red = rouge
board-look-blue = bleu
board-look-green = vert
board-look-violet = violet
board-look-yellow = jaune
board-look-grey = gris
