game-name = Le Voleur de gouda
game-about = Glisse ton rat dans une pièce où il y a du fromage, armé jusqu’aux dents ou les pattes vides. Espionne, pose des pièges et réunis une bande de cinq rats avant les autres.

role-rat = rat

option-first = Premier roi
option-first-about = Choisis qui est roi à la première manche, ou laisse faire le hasard.
option-first-chance = tirage au sort
option-cheese = Fromage
option-cheese-about = Combien de morceaux pleuvent sur la maison à chaque manche. Plus il y en a, plus la partie est tranquille.
option-cheese-scarce = un morceau de moins que de joueurs
option-cheese-long = deux de moins que de joueurs, pour une partie plus longue
option-cheese-plenty = un morceau pour chacun
option-goal = But
option-goal-about = Réunis des rats, ou garde tes trois vies plus longtemps que les autres.
option-goal-gang = le premier à cinq rats
option-goal-last-rat = le dernier rat en jeu
option-deck = Cartes
option-deck-about = Pour les plus jeunes, enlève les pièges, les cartes fromage et les cartes action.
option-deck-full = les 55 cartes
option-deck-weapons = seulement les 40 armes

verb-sneak = se glisser dans la maison
verb-spy = espionner
verb-lay = poser
verb-nail = clouer les portes
verb-gangster = déplacer un fromage
verb-hole = passer par le trou
verb-pass = passer
verb-first = premier roi
verb-fall = tomber
verb-deal = piocher
verb-turn = retourner

word-bathroom = salle de bain
    .in = dans la salle de bain
    .into = dans la salle de bain
    .from = de la salle de bain
word-bedroom = chambre à coucher
    .in = dans la chambre à coucher
    .into = dans la chambre à coucher
    .from = de la chambre à coucher
word-basement = cave
    .in = dans la cave
    .into = dans la cave
    .from = de la cave
word-childrens-room = chambre d’enfants
    .in = dans la chambre d’enfants
    .into = dans la chambre d’enfants
    .from = de la chambre d’enfants

# Each weapon says its strength; `.name` is the name alone, for pictures that already show the number.
word-w1a = chaussette trouée (1)
    .name = chaus{ "\u00AD" }sette trouée
word-w1b = canard de bain (1)
    .name = canard de bain
word-w2a = avion en papier (2)
    .name = avion en papier
word-w2b = bouton de chemise (2)
    .name = bouton de chemise
word-w3a = vieille brosse à dents (3)
    .name = vieille brosse à dents
word-w3b = trombone tordu (3)
    .name = trombone tordu
word-w4a = petite cuillère (4)
    .name = petite cuillère
word-w4b = pince à linge hargneuse (4)
    .name = pince à linge hargneuse
word-w5a = peigne édenté (5)
    .name = peigne édenté
word-w5b = crayon bien taillé (5)
    .name = crayon bien taillé
word-w6a = bouchon de champagne (6)
    .name = bouchon de champagne
word-w6b = peau de banane (6)
    .name = peau de banane
word-w7a = aiguille à repriser (7)
    .name = aiguille à repriser
word-w7b = ventouse débouche-évier (7)
    .name = ventouse débouche-évier
word-w8a = balai (8)
    .name = balai
word-w8b = fouet de cuisine (8)
    .name = fouet de cuisine
word-w9a = pantoufles lapin (9)
    .name = pan{ "\u00AD" }tou{ "\u00AD" }fles lapin
word-w9b = parapluie pointu (9)
    .name = parapluie pointu
word-w10a = lance-pierre (10)
    .name = lance-pierre
word-w10b = piment de feu (10)
    .name = piment de feu
word-w11a = louche à soupe (11)
    .name = louche à soupe
word-w11b = raquette de ping-pong (11)
    .name = raquette de ping-pong
word-w12a = tire-bouchon (12)
    .name = tire-bouchon
word-w12b = rouleau à pâtisserie (12)
    .name = rouleau à pâtis{ "\u00AD" }se{ "\u00AD" }rie
word-w13a = ciseaux de cuisine (13)
    .name = ciseaux de cuisine
word-w13b = gant de boxe à ressort (13)
    .name = gant de boxe à ressort
word-w14a = casserole en fonte (14)
    .name = casserole en fonte
word-w14b = long tournevis (14)
    .name = long tournevis
word-w15a = clé à molette (15)
    .name = clé à molette
word-w15b = batte de baseball (15)
    .name = batte de baseball
word-w16a = marteau de charpentier (16)
    .name = marteau de char{ "\u00AD" }pen{ "\u00AD" }tier
word-w16b = fourche à fumier (16)
    .name = fourche à fumier
word-w17a = cisaille à haies (17)
    .name = cisaille à haies
word-w17b = couperet de boucher (17)
    .name = couperet de boucher
word-w18a = scie rouillée (18)
    .name = scie rouillée
word-w18b = extincteur (18)
    .name = extinc{ "\u00AD" }teur
word-w19a = perceuse à percussion (19)
    .name = perceuse à per{ "\u00AD" }cus{ "\u00AD" }sion
word-w19b = hache de bûcheron (19)
    .name = hache de bûcheron
word-w20a = tronçonneuse (20)
    .name = tron{ "\u00AD" }çon{ "\u00AD" }neuse
word-w20b = aspirateur rugissant (20)
    .name = aspi{ "\u00AD" }ra{ "\u00AD" }teur rugissant
word-trap = piège
word-cheese = carte fromage
word-nailed-down = porte clouée
word-gouda-gangster = voleur de gouda
word-hole-in-the-wall = trou dans le mur

event-first-king-drawn = Le premier roi est { SEAT($king) } (tirage au sort).
    .you-king = Tu es le premier roi (tirage au sort).
event-cheese-fell = Un morceau de fromage tombe { WORD($room, form: "into") }.
event-card-drawn = { SEAT($seat) } pioche une carte.
    .you-seat = Tu pioches une carte.
event-own-card-drawn = Ta carte : { WORD($card) }.
event-discard-pile-shuffled = { $cards ->
    [one] La pioche est vide. La défausse devient la nouvelle pioche : une carte.
   *[other] La pioche est vide. La défausse est mélangée et devient la nouvelle pioche : { $cards } cartes.
}
event-nothing-drawn = Il ne reste aucune carte à piocher pour { SEAT($seat) }.
    .you-seat = Il ne reste aucune carte à piocher pour toi.
event-choice-sealed = { SEAT($seat) } a fait son choix.
    .you-seat = Tu as fait ton choix.
event-rat-sneaked-in = { $covered ->
    [one] { SEAT($seat) } pose une carte face cachée.
   *[other] { SEAT($seat) } pose { $covered } cartes face cachée.
}
    .you-seat = { $covered ->
        [one] Tu poses une carte face cachée.
       *[other] Tu poses { $covered } cartes face cachée.
    }
event-own-rat-sneaked-in = { $count ->
    [0] Tu te glisses { WORD($room, form: "into") }, les pattes vides.
   *[other] Tu te glisses { WORD($room, form: "into") } avec : { WORD($cards) }.
}
event-target-chosen = { SEAT($spy) } espionne { SEAT($target) }.
    .you-spy = Tu espionnes { SEAT($target) }.
    .you-target = { SEAT($spy) } t’espionne.
event-card-turned-up = On découvre chez { SEAT($owner) } : { WORD($card) }.
    .you-owner = On découvre chez toi : { WORD($card) }.
event-trap-sprung = Clac ! C’était un piège posé par { SEAT($owner) }. { SEAT($spy) } se blesse et perd 10 points de force pour cette manche.
    .you-spy = Clac ! C’était un piège posé par { SEAT($owner) }. Tu te blesses et perds 10 points de force pour cette manche.
    .you-owner = Clac ! C’était ton piège. { SEAT($spy) } se blesse et perd 10 points de force pour cette manche.
event-spy-skipped = { SEAT($seat) } n’a plus personne à espionner.
    .you-seat = Tu n’as plus personne à espionner.
event-turn-passed = { SEAT($seat) } passe.
    .you-seat = Tu passes.
event-card-laid = { SEAT($seat) } pose : { WORD($card) }.
    .you-seat = Tu poses : { WORD($card) }.
event-doors-nailed-down = { SEAT($seat) } cloue les portes. Plus personne ne pose de carte à cette manche.
    .you-seat = Tu cloues les portes. Plus personne ne pose de carte à cette manche.
event-cheese-carried = { SEAT($seat) } prend un morceau de fromage { WORD($from, form: "in") } et le dépose { WORD($to, form: "into") }.
    .you-seat = Tu prends un morceau de fromage { WORD($from, form: "in") } et le déposes { WORD($to, form: "into") }.
event-rat-moved-through-hole = { SEAT($seat) } passe par un trou dans le mur et file { WORD($room, form: "into") }.
    .you-seat = Tu passes par un trou dans le mur et files { WORD($room, form: "into") }.
event-fighter-revealed = { $count ->
    [0] { SEAT($seat) } est { WORD($room, form: "in") }, les pattes vides.
   *[other] { SEAT($seat) } est { WORD($room, form: "in") } avec : { WORD($cards) }.
} Force : { $strength }{ $hurt ->
    [0] .
   *[other] , avec 10 de moins à cause du piège.
}
    .you-seat = { $count ->
        [0] Tu es { WORD($room, form: "in") }, les pattes vides.
       *[other] Tu es { WORD($room, form: "in") } avec : { WORD($cards) }.
    } Force : { $strength }{ $hurt ->
        [0] .
       *[other] , avec 10 de moins à cause du piège.
    }
event-cheese-won = { $count ->
    [one] { SEAT($winners) } décroche un fromage { WORD($room, form: "in") }.
   *[other] { SEAT($winners) } décrochent chacun un fromage { WORD($room, form: "in") }.
}
    .you-winners = Tu décroches un fromage { WORD($room, form: "in") }.
    .among-winners = Tu décroches un fromage { WORD($room, form: "in") }, comme { SEAT($winners) }.
event-cheese-missed = Pas de fromage { WORD($room, form: "in") } pour { SEAT($rats) }.
    .you-rats = Pas de fromage { WORD($room, form: "in") } pour toi.
    .among-rats = Pas de fromage { WORD($room, form: "in") } pour toi, ni pour { SEAT($rats) }.
event-final-reached = Cinq rats chacun ! Un dernier morceau de fromage va départager { SEAT($finalists) }.
    .among-finalists = Cinq rats chacun ! La finale t’oppose à { SEAT($finalists) }, pour un dernier morceau de fromage.
event-final-undecided = Toujours pas de vainqueur. La prochaine finale oppose { SEAT($finalists) }.
    .among-finalists = Toujours pas de vainqueur. La prochaine finale t’oppose à { SEAT($finalists) }.
event-game-won = { SEAT($winner) } gagne la partie !
    .you-winner = Tu gagnes la partie !
event-victory-shared = Cinq finales sans vainqueur : { SEAT($winners) } se partagent la victoire.
    .among-winners = Cinq finales sans vainqueur : tu partages la victoire avec { SEAT($winners) }.
event-lives-lost = Pas de fromage, donc une vie de moins : { SEAT($losers) }.
    .you-losers = Pas de fromage : tu perds une vie.
    .among-losers = Pas de fromage : tu perds une vie, comme { SEAT($losers) }.
event-players-went-out = Hors jeu : { SEAT($losers) }.
    .you-losers = Tu es hors jeu.
    .among-losers = Tu es hors jeu, comme { SEAT($losers) }.
event-lives-spared = Tout le monde serait hors jeu d’un coup, alors personne ne perd de vie.
event-round-limit-reached = La partie s’arrête ici, après { $rounds } manches.
event-round-began = La manche { $round } commence. { SEAT($king) } est roi.
    .you-king = La manche { $round } commence. Tu es roi.

tell-round = C’est la manche { $number }, et { SEAT($who) } est roi.
    .you-who = C’est la manche { $number }, et le roi, c’est toi.
tell-final = C’est la finale numéro { $number } : elle oppose { SEAT($who) }.
    .among-who = C’est la finale numéro { $number } : elle t’oppose à { SEAT($who) }.
tell-no-pieces = Il n’y a pas de fromage dans la maison.
tell-pieces = { $number ->
    [one] Il y a un morceau de fromage { WORD($room, form: "in") }.
   *[other] Il y a { $number } morceaux de fromage { WORD($room, form: "in") }.
}
tell-rats = { SEAT($who) } : { $rats ->
    [0] aucun rat
    [one] un rat
   *[other] { $rats } rats
}, { $cards ->
    [0] aucune carte en main.
    [one] une carte en main.
   *[other] { $cards } cartes en main.
}
    .you-who = Toi : { $rats ->
            [0] aucun rat
            [one] un rat
           *[other] { $rats } rats
        }, { $cards ->
            [0] aucune carte en main.
            [one] une carte en main.
           *[other] { $cards } cartes en main.
        }
tell-lives = { SEAT($who) } : { $rats ->
    [one] une vie
   *[other] { $rats } vies
}, { $cards ->
    [0] aucune carte en main.
    [one] une carte en main.
   *[other] { $cards } cartes en main.
}
    .you-who = Toi : { $rats ->
            [one] une vie
           *[other] { $rats } vies
        }, { $cards ->
            [0] aucune carte en main.
            [one] une carte en main.
           *[other] { $cards } cartes en main.
        }
tell-out = { SEAT($who) } est hors jeu depuis la manche { $round }.
    .you-who = Tu es hors jeu depuis la manche { $round }.
tell-covered = { $number ->
    [one] Devant { SEAT($who) } : une carte face cachée.
   *[other] Devant { SEAT($who) } : { $number } cartes face cachée.
}
    .you-who = { $number ->
            [one] Devant toi : une carte face cachée.
           *[other] Devant toi : { $number } cartes face cachée.
        }
tell-hole = { SEAT($who) } a filé par un trou dans le mur et se trouve maintenant { WORD($room, form: "in") }.
    .you-who = Tu as filé par un trou dans le mur et te voilà { WORD($room, form: "in") }.
tell-old-room = Devant { SEAT($who) }, l’ancienne carte pièce est visible : { WORD($room) }.
    .you-who = Ton ancienne carte pièce est visible : { WORD($room) }.
tell-room = { SEAT($who) } est { WORD($room, form: "in") }.
    .you-who = Tu es { WORD($room, form: "in") }.
tell-up = Face visible devant { SEAT($who) } : { WORD($cards) }.
    .you-who = Face visible devant toi : { WORD($cards) }.
tell-hurt = { SEAT($who) } a retourné un piège et perd 10 points de force pour cette manche.
    .you-who = Tu as retourné un piège et tu perds 10 points de force pour cette manche.
tell-strength = { SEAT($who) } : force visible { $strength }.
    .you-who = Ta force visible : { $strength }.
tell-own-strength = { SEAT($who) } : force totale { $strength }.
    .you-who = Ta force totale : { $strength }.
tell-hand = { SEAT($who) } a en main : { WORD($cards) }.
    .you-who = Tu as en main : { WORD($cards) }.
tell-hand-empty = { SEAT($who) } n’a plus de carte en main.
    .you-who = Tu n’as plus de carte en main.
tell-own-room = En secret, { SEAT($who) } est { WORD($room, form: "in") }.
    .you-who = En secret, tu es { WORD($room, form: "in") }.
tell-own-old-room = Devant { SEAT($who) }, l’ancienne carte pièce reste face cachée : { WORD($room) }.
    .you-who = Ton ancienne carte pièce reste face cachée : { WORD($room) }.
tell-own-down = Face cachée devant { SEAT($who) } : { WORD($cards) }.
    .you-who = Face cachée devant toi : { WORD($cards) }.
tell-pile = { $number ->
    [0] La pioche est vide.
    [one] Il y a une carte dans la pioche.
   *[other] Il y a { $number } cartes dans la pioche.
}
tell-discard = { $number ->
    [one] Une carte dans la défausse : { WORD($cards) }.
   *[other] { $number } cartes dans la défausse : { WORD($cards) }.
}
tell-phase-first = On va tirer au sort le premier roi.
tell-phase-rain = { $number ->
    [one] Il pleut du fromage : encore un morceau à venir.
   *[other] Il pleut du fromage : encore { $number } morceaux à venir.
}
tell-phase-draw = { $number ->
    [one] { SEAT($who) } doit encore piocher une carte.
   *[other] { SEAT($who) } doit encore piocher { $number } cartes.
}
    .you-who = { $number ->
            [one] Tu dois encore piocher une carte.
           *[other] Tu dois encore piocher { $number } cartes.
        }
tell-phase-sneak = Tout le monde se glisse dans la maison. On attend encore { SEAT($who) }.
    .you-who = Tout le monde se glisse dans la maison. On n’attend plus que toi.
    .among-who = Tout le monde se glisse dans la maison. On attend encore { SEAT($who) }, et toi aussi.
tell-phase-spy = { SEAT($who) } choisit qui espionner.
    .you-who = Choisis qui espionner.
tell-phase-turn = { SEAT($who) } retourne une carte chez { SEAT($whom) }.
    .you-who = Tu retournes une carte chez { SEAT($whom) }.
    .you-whom = { SEAT($who) } retourne une de tes cartes.
tell-phase-reinforce = { SEAT($who) } peut encore poser une carte.
    .you-who = Tu peux encore poser une carte.
tell-over-gang = La partie est finie : { SEAT($who) } a une bande de cinq rats.
    .you-who = La partie est finie : tu as une bande de cinq rats.
tell-over-final = La partie est finie : { SEAT($who) } remporte la finale.
    .you-who = La partie est finie : tu remportes la finale.
tell-over-shared = La partie est finie : { SEAT($who) } se partagent la victoire.
    .among-who = La partie est finie : tu partages la victoire avec { SEAT($who) }.
tell-over-last-rat = La partie est finie : { SEAT($who) } a le dernier rat en jeu.
    .you-who = La partie est finie : tu as le dernier rat en jeu.
tell-over-round-limit = La partie s’arrête après la dernière manche. En tête : { SEAT($who) }.
    .you-who = La partie s’arrête après la dernière manche. Tu es en tête.
    .among-who = La partie s’arrête après la dernière manche. Tu es en tête, à égalité avec { SEAT($who) }.

over-gang = La première bande de cinq rats.
over-final = Tout s’est décidé en finale.
over-shared = Cinq finales sans vainqueur : la victoire est partagée.
over-last-rat = Le dernier rat en jeu.
over-round-limit = C’était la dernière manche.

refused-too-much-cheese = { $given } morceaux de fromage, c’est trop pour { $seats } joueurs.
    .next = Choisis { $most } au plus.
refused-no-shortage = Pour « le dernier rat en jeu », il faut moins de fromage que de joueurs, pas { $given } pour { $seats }. (GG-23)
    .next = Choisis moins de fromage.
refused-first-not-seated = La place { $seat } ne peut pas être roi : il n’y a que { $seats } places.
    .next = Choisis-en une autre, en comptant à partir de 0.
refused-not-over = On ne montre toutes les cartes qu’une fois la partie finie.
    .next = Termine d’abord la partie.
refused-no-such-action = « { $action } » n’est pas un coup de ce jeu.
    .next = Essaie « sneak basement w15a+trap », « spy 2 », « lay w7b » ou « pass ».
refused-other-phase = { $phase ->
    [sneak] D’abord, tout le monde se glisse dans la maison.
    [spy] D’abord, il faut espionner quelqu’un.
   *[reinforce] C’est trop tard pour ça.
}
    .next = { $phase ->
        [sneak] Choisis une pièce et ce que tu emportes, par exemple : sneak basement w15a+trap.
        [spy] Choisis quelqu’un, par exemple : spy 2.
       *[reinforce] Pose une carte, ou passe.
    }
refused-not-in-hand = Tu n’as pas cette carte en main : { WORD($card) }.
    .next = Choisis-en une de ta main.
refused-action-card-later = Tu ne peux pas encore jouer de carte action : { WORD($card) }.
    .next = Garde-la pour les renforts.
refused-no-cheese-in-final = En finale, on ne pose pas de carte fromage. (GG-20)
    .next = Choisis une autre carte.
refused-spy-on-others = Tes propres cartes, tu les connais déjà.
    .next = Espionne quelqu’un d’autre.
refused-not-playing = { SEAT($who) } ne joue pas cette manche.
    .next = Espionne quelqu’un d’autre.
refused-all-face-up = Chez { SEAT($who) }, toutes les cartes sont déjà visibles. (GG-6)
    .next = Espionne quelqu’un d’autre.
refused-trap-too-late = Un piège se pose face cachée, quand on se glisse dans la maison. (GG-7)
    .next = Choisis une autre carte, ou passe.
refused-has-its-own-verb = Cette carte a un effet spécial : { WORD($card) }.
    .next = Écris : { $verb }.
refused-to-another-room = Le fromage doit changer de pièce. (GG-10)
    .next = Choisis une autre pièce.
refused-no-piece-there = Il n’y a pas de morceau de fromage { WORD($room, form: "in") }, et les cartes fromage ne se déplacent pas. (GG-10)
    .next = Choisis une autre pièce.
refused-same-room = Tu es déjà { WORD($room, form: "in") }. (GG-11)
    .next = Choisis une autre pièce.

check-chance = Vérifier les cartes
board-round = Manche { $number }
board-final = Finale { $number }
board-king = { SEAT($who) } est roi.
    .you-who = Tu es roi.
board-ready = { SEAT($who) } a fait son choix.
board-phases = Les sept phases d’une manche
board-phase-rain = Pluie
board-phase-draw = Pioche
board-phase-sneak = Infiltration
board-phase-spy = Espionnage
board-phase-reinforce = Renforts
board-phase-fight = Bagarre
board-phase-clear = Rangement
board-house = La maison
board-room = { WORD($room) } : { $number ->
    [0] pas de fromage.
    [one] un morceau de fromage.
   *[other] { $number } morceaux de fromage.
}
board-rats-here = Ici : { SEAT($who) }.
    .you-who = Tu es ici.
    .among-who = Tu es ici avec { SEAT($who) }.
board-dock = Ton coin
board-log-dealt = { $number ->
    [one] Une carte est distribuée.
   *[other] { $number } cartes sont distribuées.
}
board-hand = Ta main
board-hand-empty = Aucune carte en main
board-laid = Devant toi : { WORD($cards) }.
board-strength = Force { $number }
board-strength-hurt = Force { $whole } − { $loss } pour le piège = { $number }
board-strength-more = Les cartes face cachée peuvent encore s’y ajouter.
board-begins = La manche commence.
board-out = Tu es hors jeu, mais tu peux regarder.
board-sneak-room = Dans quelle pièce ton rat se glisse-t-il ?
board-sneak-cards = Ajoute ce qu’il emporte, ou vas-y les pattes vides.
board-sneaked = Tu y es. On attend encore { SEAT($who) }.
board-spy = Espionne quelqu’un : touche une carte face cachée.
board-spy-on = Espionner { SEAT($who) }
board-reinforce = Tu peux poser une carte face visible.
board-gangster-from = Dans quelle pièce prends-tu le fromage ?
board-gangster-to = Et où va-t-il ?
board-hole-to = Où mène le trou ?
board-choose-room = Choisis une pièce…
board-choose-card = Choisis une carte…
board-not-now = Pas maintenant.
board-do-sneak = { $number ->
    [0] { WORD($room, form: "into") }, pattes vides
    [one] { WORD($room, form: "into") } avec une carte
   *[other] { WORD($room, form: "into") } avec { $number } cartes
}
board-do-lay = Poser : { WORD($card) }
board-do-nail = Clouer les portes
board-do-gangster = Fromage : { WORD($room) } → { WORD($to) }
board-do-hole = Filer { WORD($room, form: "into") }
board-pass = Ne rien poser
board-undo = Reprendre
board-pending = C’est parti…
board-short = Il manque { $number } !
board-short-tie = À un poil près !
board-said-short = Il manque { $number } à { SEAT($who) } !
    .you-who = Il te manque { $number } !
board-said-short-tie = { SEAT($who) } rate le fromage d’un poil !
    .you-who = Tu rates le fromage d’un poil !
board-fight-last = Dernière bagarre
board-close = Fermer
board-got = gagne un fromage
board-got-none = ne gagne rien
board-about-hole-in-the-wall = Trou dans le mur, pour les renforts : ton rat file dans une autre pièce avec tout ce qu’il porte.
board-about-gouda-gangster = Voleur de gouda, pour les renforts : déplace un morceau de fromage d’une pièce à une autre.
board-about-nailed-down = Porte clouée, pour les renforts : plus personne ne pose de carte, et la bagarre commence tout de suite.
board-about-cheese = Carte fromage : un fromage de plus dans la pièce où est ton rat quand la bagarre commence.
board-about-trap = Piège : pose-le en te glissant dans la maison. La personne qui le retourne en espionnant perd 10 de force.
board-about-weapon = { WORD($card) } : une arme. Elle ajoute { $number } à ta force dans la bagarre.
board-fight-look = Voilà la bagarre. Touche « Fermer » pour continuer.
board-look-fedora = chapeau mou
board-look-bandana = bandana
board-look-top-hat = haut-de-forme
board-look-bow = ruban
board-look-cap = casquette
board-look-beret = béret

bot-level-1 = Raton
bot-level-1-about = Emporte tout ce qu’il peut porter.
bot-level-2 = Pickpocket
bot-level-2-about = Va là où est le fromage, à peu près.
bot-level-3 = Cambrioleur
bot-level-3-about = Étudie chaque pièce avant d’entrer.
bot-level-4 = Filou
bot-level-4-about = Devine ce que tu caches.
bot-level-5 = Parrain
bot-level-5-about = Ne passe jamais deux fois par le même chemin.
# The first lesson
lesson-sneak = Le fromage attire des rats dans ta bande, et la première bande de cinq gagne. Il a plu du fromage : un morceau dans la cave, un dans la chambre d’enfants. Maintenant, chaque rat se glisse en secret dans une pièce. Va dans la cave avec la clé à molette (15) et garde tes autres cartes.
lesson-sneak-hint = Choisis la cave, et n’emporte que la clé à molette (15). (GG-5)
lesson-sneak-done = Ta carte pièce et ton arme sont face cachée. Personne ne sait qui est où.
lesson-spy = Maintenant, chacun retourne une carte de quelqu’un d’autre. Touche une des cartes de Ben.
lesson-spy-hint = Cette fois, espionne Ben. (GG-6)
lesson-spy-done = Ses pantoufles lapin valent 9. Et Cleo a découvert que Ben est dans la cave, comme toi !
lesson-lay = Il n’y a qu’un morceau de fromage dans la cave, et le rat le plus fort le gagne. Ben montre 9, mais il lui reste une carte cachée. Tu peux poser encore une carte : renforce-toi avec la petite cuillère (4).
lesson-lay-hint = Pose la petite cuillère. À cette phase, un piège ne sert plus à rien. (GG-8)
lesson-lay-done = Ben avait 9 et 8, soit 17. Tes 15 et 4 font 19 : le fromage est à toi et te rapporte un rat. Encore quatre, et tu gagnes.
lesson-trap = Manche suivante. Va dans la chambre à coucher avec la scie rouillée (18), et emporte aussi le piège. La personne qui le retourne perd 10 de force pour cette manche.
lesson-trap-hint = Prends la chambre à coucher, la scie (18) et le piège ; garde le trou en main. (GG-7)
lesson-trap-done = Clac ! Ben a retourné ton piège et perd 10 de force pour cette manche. Et maintenant, tout le monde sait qu’il est dans la salle de bain.
lesson-look = À toi d’espionner. Qui d’autre est dans la chambre à coucher ? Regarde les cartes de Cleo.
lesson-look-hint = Cette fois, espionne Cleo. (GG-6)
lesson-look-done = Cleo est dans ta pièce, et sa force est inconnue. Ben est blessé, et il y a aussi du fromage dans sa salle de bain…
lesson-hole = Tu as un trou dans le mur : ton rat passe dans une autre pièce avec ses armes. Choisis la carte, puis la salle de bain, où se trouve Ben, et joue-la.
lesson-hole-hint = Joue le trou dans le mur et choisis la salle de bain. (GG-11)
lesson-hole-done = Tes 18 contre les 11 de Ben, moins 10 pour le piège : un rat de plus. C’est comme ça qu’une bande grandit.
lesson-gangster = Une autre partie, et encore une carte. Tu as la chambre à coucher pour toi, mais il n’y a pas de fromage. Tu as un voleur de gouda : il déplace un morceau de fromage d’une pièce à une autre. Choisis la carte, puis la chambre d’enfants, où il n’y a personne, puis ta chambre à coucher, et joue-la.
lesson-gangster-hint = Joue le voleur de gouda : de la chambre d’enfants à la chambre à coucher. (GG-10)
lesson-gangster-done = Du fromage sans bagarre ! Quand il y en a assez pour tous les rats d’une pièce, la force ne compte pas. Chaque carte te dit ce qu’elle fait : touche-la, ou passe la souris dessus.
