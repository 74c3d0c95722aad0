# Words common to all games. Keys: seat and list words, refusals of the core, ends by the table, the command line.

and = et
seat-number = Place { $number }

over-aborted = La partie a été annulée. Personne n’a gagné.
over-resigned = Un camp a abandonné.
over-timeout = Le temps est écoulé.

refused-malformed-action = « { $text } » n’est pas une action lisible. Écris un verbe et ses mots, par exemple : move e2.
refused-not-now = « { $action } » ne peut pas se jouer maintenant. Tape ? pour voir ce qui est possible.
refused-not-your-turn = Ce n’est pas à { SEAT($seat) } de jouer.
refused-game-over = La partie est finie.
refused-not-drawn = Le hasard ne peut pas donner « { $action } » ici.
refused-back-too-far = Quelque chose de caché ou d’aléatoire a été révélé depuis ; impossible de revenir en arrière.
refused-bad-table-row = La table ne peut pas faire « { $action } ».
refused-row-missing = L’entrée { $row } manque.

refused-unknown-game = Le jeu « { $game } » n’existe pas ici. Au choix : { $games }.
refused-unknown-bot = Le bot « { $bot } » n’existe pas ici. Au choix : { $bots }.
refused-unknown-language = La langue « { $language } » n’existe pas ici. Au choix : { $languages }.
refused-bot-only-in-match = « { $bot } » : tes propres programmes ne peuvent jouer que dans un match.
refused-program-missing = Le programme « { $program } » ne peut pas être lancé.
refused-program-silent = « { $program } » n’a pas répondu à temps à « { $command } ».
refused-program-wrong = « { $program } » a répondu « { $answer } » à « { $command } ».
refused-seat-count = On ne peut pas jouer à ce jeu à { $seats }. Nombre de joueurs : { $allowed }.
refused-option-unknown = L’option « { $option } » n’existe pas. Options : { $allowed }.
refused-option-range = L’option « { $option } » ne peut pas valoir { $value }. Valeurs possibles : { $allowed }.
refused-option-form = « { $text } » n’est pas une option. Écris-la sous la forme nom=valeur.
refused-ladder-too-few = Un classement demande au moins deux bots.

refused-file-missing = Le fichier « { $file } » n’existe pas.
refused-file-unreadable = « { $file } » ne peut pas être lu comme du texte.
refused-file-unwritable = Impossible d’écrire « { $file } ».
refused-file-exists = « { $file } » existe déjà. Reprends-la avec --resume ou choisis un autre nom.
refused-file-line-ends = Ligne { $line } : les lignes doivent se terminer par un simple LF.
refused-file-control-sign = La ligne { $line } contient un caractère de contrôle, qu’aucun fichier de partie ne contient. Retire-le et réessaie.
refused-file-too-long = Le fichier est trop long pour une seule partie.
refused-file-cut-off = Ligne { $line } : le fichier est coupé ; il doit finir par un saut de ligne.
refused-file-no-blank-line = Ligne { $line } : il faut une ligne vide entre les balises et les entrées.
refused-file-bad-tag = Ligne { $line } : « { $tag } » n’est pas une balise qui a sa place ici.
refused-file-bad-value = Ligne { $line } : la valeur de la balise { $tag } est illisible.
refused-file-tag-missing = Ligne { $line } : la balise { $tag } manque.
refused-file-nonce-count = Ligne { $line } : Nonces doit contenir une valeur par place, même vide.
refused-file-bad-row = Ligne { $line } : ce n’est pas une entrée comme « 2 0 move e2 ».
refused-file-row-number = Ligne { $line } : ce doit être l’entrée { $row }.
refused-file-row-after-end = Ligne { $line } : après les entrées, seuls Result et Digest peuvent suivre.
refused-file-other-game = Le fichier concerne un autre jeu : « { $game } ».
refused-file-newer-rules = Le fichier demande les règles { $rules }, plus récentes que les nôtres. Mets Cheeseboard à jour.
refused-file-bad-options = Aucune partie ne peut commencer avec les options de ce fichier : { $why }.
refused-file-illegal-row = Ligne { $line } : l’entrée { $row } ne peut pas se jouer : { $why }.
refused-file-over = La partie de ce fichier est finie. Utilise « cheeseboard replay » pour la revoir.
refused-file-no-seed = La graine de cette partie en cours manque : elle devrait se trouver dans « { $file } ».
refused-results-unreadable = « { $file } » n’est pas un fichier de résultats.
refused-results-of-another = « { $file } » contient les résultats d’un autre jeu, d’une autre graine ou d’autres options. Choisis un autre nom.
refused-luck-not-over = La partie dans « { $file } » n’est pas finie : on ne saura qu’à la fin ce qu’a fait la chance.
refused-verify-not-over = La partie n’est pas finie : sa graine est encore secrète et rien ne peut être vérifié.
refused-verify-commitment = La graine n’est pas celle qui était promise : l’engagement ne correspond pas.
refused-verify-draw = Ligne { $line } : l’entrée { $row }, « { $action } », n’est pas ce que tire la graine.
refused-verify-result = Ligne { $line } : le résultat n’est pas celui de la partie.
refused-verify-chain = Ligne { $line } : la chaîne est rompue ; quelque chose a été modifié dans le fichier.
refused-verify-digest = L’empreinte (digest) que tu as gardée n’apparaît pas dans cette partie : la partie a été modifiée, ou c’en est une autre.

refused-no-positions = Les positions du jeu { $game } ne peuvent pas s’écrire en texte.
refused-no-scores = Il n’y a pas de notation pour { $game } ; utilise des fichiers de partie.
refused-no-engine = Il n’y a pas de moteur pour { $game }.
refused-no-such-command = La commande « { $command } » n’existe pas. Commandes : { $commands }.
refused-seconds-range = « { $text } » n’est pas un temps de réflexion. Écris des secondes, plus de 0 et { $most } au plus.

saved = Enregistré dans { $file }.
verify-holds = { $draws ->
    [0] La partie est authentique : graine, entrées ({ $rows }), résultat et chaîne concordent.
   *[other] La partie est authentique : graine, tirages ({ $draws }), entrées ({ $rows }), résultat et chaîne concordent.
}
check-begins = Parties contrôlées selon toutes les lois : { $walks }, puis jouées jusqu’au bout : { $games }. Cela prend un moment…
check-holds = Toutes les lois sont respectées. Étapes vérifiées : { $steps } (parties : { $walks }). Parties jouées jusqu’au bout : { $games }, étapes de la plus longue : { $longest }.

analyse-steps = { $steps } pas
analyse-won = gagne en { $actions }
analyse-lost = perd en { $actions }
analyse-work = profondeur { $depth }, positions : { $nodes }
analyse-better = mieux : { $line }
verdict-good = bien
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe

refused-nothing-to-take-back = Il n’y a rien à reprendre.
refused-which-seat = On demande à { $seats } joueurs à la fois. Dis pour quelle place, par exemple : seat=1.
refused-chance-first = C’est d’abord au hasard. Joue l’un de ses résultats.
refused-unknown-seat = La place { $seat } n’existe pas. La dernière est { $most }.
refused-unknown-row = La ligne { $row } n’existe pas. La dernière est { $most }.
refused-bots-per-seat = { $bots } bots ne vont pas avec { $seats } places. Donne-en un pour toutes, ou un pour chacune.
refused-names-per-seat = { $names } noms ne vont pas avec { $seats } places. Donne-en un pour chacune.
refused-file-has-secrets = Le fichier « { $file } » montrerait toutes les cartes cachées de la partie en cours. Si tu le veux, enregistre avec secrets=True.

play-promise = Tout ce que le hasard apportera est déjà fixé ; son sceau : { $commitment }. Tape ? pour avoir de l’aide.
play-prompt = { SEAT($who) } ›
play-thinking = { SEAT($who) } réfléchit…
play-hand-over = { SEAT($who) }, à toi de jouer : prends le clavier et appuie sur Entrée.
play-help-short = Tape une action, ou ? pour avoir de l’aide.
play-help = Tape une action, ou bien : show, tell, undo, save FICHIER, resign, quit. Tu peux jouer maintenant :
play-undone = Coup repris.
play-resume = Pour continuer plus tard : { $command }
play-bye = À bientôt ! (Commence avec --save FICHIER pour garder une partie pour plus tard.)

players = { $seats } joueurs

bot-random = Hasard
bot-random-about = Joue la première chose qui lui vient à l’esprit.
bot-greedy = Gourmand
bot-greedy-about = Prend ce qui paraît le meilleur sur le moment.
bot-level = Niveau { $number }
bot-level-about = Plus le niveau est élevé, plus le bot est fort.
# One for each bot at a table, with a comma between; the same in every language.
bot-names = Pip, Momo, Bobo, Zuzu, Kiko, Lulu, Nino, Tilda, Otto, Ida, Emil, Frida, Knut, Selma, Oskar, Wanda, Theo, Mimi, Rollo, Fanny, Hugo, Bella, Anton, Olga, Pepe, Greta, Bruno, Stella, Felix, Zita

event-rows-taken-back = La partie revient avant l’entrée { $row }.
event-player-resigned = { SEAT($seat) } abandonne.
    .you-seat = Tu abandonnes.
event-time-ran-out = { SEAT($seat) } n’a plus de temps.
    .you-seat = Tu n’as plus de temps.
event-game-aborted = La partie est annulée.
event-stand-in-seated = Un bot joue pour { SEAT($seat) }.
    .you-seat = Un bot joue pour toi.

refused-option-with-position = La position indique déjà les places et les options ; retire --seats et --option.
refused-option-with-resume = Une partie enregistrée a déjà ses places et ses options ; retire --seat et --option.

# store and bus
refused-store-down = Les parties ne peuvent être ni lues ni enregistrées pour le moment. Rien n’est perdu ; réessaie dans un instant.
refused-database-newer = Cette base de données vient d’un Cheeseboard plus récent (version { $version }, celui-ci connaît { $newest }). Mets Cheeseboard à jour ; la base n’a pas été modifiée.
refused-database-foreign = Ce fichier ou cette base contient autre chose que des parties de Cheeseboard. Rien n’a été modifié.
refused-code-taken = Une autre table ouverte a déjà ce code.
refused-account-taken = Un compte de ce nom appartient déjà à quelqu’un d’autre.
refused-has-account = Tu as déjà un compte.
refused-unknown-person = Personne n’est connu ici sous cet identifiant.
refused-bus-down = Redis est injoignable à cette adresse.
refused-bus-needed = Pour s’entendre, plusieurs processus ont besoin de Redis. Donne son adresse avec --bus.

# The server

refused-too-fast = C’était un peu trop rapide. Réessaie dans { $seconds } s.
refused-too-big = C’est trop à la fois.
refused-not-json = Ici, seul le JSON est lu. Envoie-le avec Content-Type: application/json.
refused-head-too-big = Ton navigateur a envoyé plus que ce serveur ne lit avant une requête. Efface les cookies de ce site et réessaie.
refused-request-too-slow = La requête a mis trop de temps à arriver. Réessaie.
refused-too-many-connections = { $most } connexions sont déjà ouvertes depuis ton adresse. Ferme quelques onglets ou programmes et réessaie.
refused-server-full = Le serveur est plein pour le moment. Réessaie dans { $seconds } s.
refused-no-person = Entre d’abord : il faut un nom pour cela.
refused-bad-token = Ce jeton n’est pas valable.
refused-bad-word = Cette invitation à prendre une place n’est plus valable.
refused-bad-link = Ce lien a déjà servi, ou il est trop ancien. Crées-en un nouveau.
refused-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
refused-bad-name = Un nom doit avoir au moins une lettre.
refused-foreign-host = Ce serveur ne répond pas au nom de « { $host } ».
refused-foreign-page = C’est la page de quelqu’un d’autre qui l’a demandé.
refused-bad-request = C’est illisible : { $what }.
refused-wrong-method = Cela ne se fait pas ainsi.
refused-unknown-page = Il n’y a rien ici.
refused-old-page = Recharge cette page, s’il te plaît.
refused-our-fault = Quelque chose a mal tourné de notre côté. Rien n’a changé ; réessaie.
refused-not-watchable = Seuls les joueurs peuvent voir cette partie.
refused-bot-plays = Un bot joue pour { SEAT($seat) }. Reprends d’abord la place.
refused-unknown-code = Aucune table ouverte n’a ce code.
refused-bot-too-slow = Ici, un bot peut réfléchir { $seconds } s au plus.
refused-not-a-window = On ne peut passer sans regarder que pendant que tout le monde peut réagir. Regarde ton côté et choisis une action.
refused-not-over = La partie n’est pas encore finie.
refused-no-rules-page = Les règles de { $game } ne font pas partie de cette installation.
refused-lesson-other = C’est permis, mais cette étape cherche autre chose : { $action }.
refused-no-lesson = Il n’y a pas encore de leçon pour { $game }.
refused-unknown-lesson-step = La leçon n’a pas d’étape { $step }.
refused-log-level = Il n’y a pas de journal « { $level } ». Choisis debug, info, warning ou error.
refused-bad-database = L'adresse après --db n'est pas celle d'une base de données. Utilise sqlite:///dossier/fichier.db ou postgresql+asyncpg://nom@machine/base.
refused-bad-bus = L'adresse après --bus n'est pas celle d'un serveur Redis. Utilise redis://machine:6379.
refused-bad-url = « { $url } » n’est pas une adresse comme https://games.example.
refused-bad-host = Cet ordinateur n’a pas l’adresse « { $host } ».
refused-no-free-port = Le port { $port } et les suivants sont tous pris.
refused-port-forbidden = Tu ne peux pas ouvrir le port { $port }. Choisis-en un au-dessus de 1023.
refused-folder-unwritable = Rien ne peut être gardé dans « { $folder } » ; indique un autre dossier avec --data.
refused-nothing-kept = Rien n’a encore été gardé dans « { $folder } ».
refused-unknown-account = Il n’y a pas de compte « { $account } ».

event-seat-reclaimed = { SEAT($seat) } est de retour.
    .you-seat = Te voilà de retour.

serve-address = Joue sur { $address }
serve-only-here = Seul cet ordinateur peut jouer. Avec --lan, d’autres personnes de ton réseau pourront venir.
serve-data = Tout est gardé dans { $folder }
serve-stop = Ctrl-C arrête le serveur.
serve-stopped = Arrêté. Toutes les parties sont gardées.
worker-ready = Les bots réfléchissent ici. Ctrl-C arrête le tout.
people-reset = Nouveau mot de passe de { $account } : { $password }
web-not-built = L’interface web n’est pas encore construite sur ce serveur
web-not-built-how = Pour la construire, lance ceci dans le dossier des sources de Cheeseboard, puis recharge la page :
web-not-built-terminal = Ou joue dans un terminal :

# Lobby and table in the web client
web-welcome = À quoi jouons-nous ?
web-seats = Joueurs
web-option-usual = comme d’habitude
web-clock = Temps de réflexion
web-watchable = D’autres peuvent regarder
web-open-tables = Tables ouvertes
web-code-label = Code, six lettres
web-join = Rejoindre
web-asks-you = à toi de jouer
web-table = La table
web-board = Plateau
web-starting = La partie va commencer…
web-invite-link = Lien pour tes amis
web-copied = Copié.
web-code = Code :
web-start = Commencer
web-fill = Compléter avec des bots et commencer
web-your-turn = À toi de jouer
web-your-answer = À toi de répondre
web-turn-of = À toi, { $who }
web-play = Jouer
web-choose = Choisir : { $number }
web-none = rien
web-waiting = On attend { $who }
web-in = Ta réponse est reçue. Les autres réfléchissent encore.
web-spectator = Tu regardes.
web-at-the-table = À la table
web-empty-seat = place vide
web-free = libre
web-you = toi
web-bot = bot
web-away = absent
web-sit = S’asseoir ici
web-name-there = Qui s’assied là ?
web-stand = Se lever
web-remove = Libérer la place
web-bot-soon = Un bot pourra jouer dans { $left }
web-let-bot = Laisser jouer un bot
web-agree = D’accord
web-decline = Non
web-resign = Abandonner
web-file = Télécharger la partie
web-rematch = Rejouer
web-rematch-there = Vers la partie suivante
web-rematch-offered = { $who } propose une revanche.
web-rematch-waits = En attente de { $who }…
web-rematch-declined = La revanche a été refusée.
web-rematch-lapsed = Personne n’a répondu à temps.
web-rematch-join = Jouer
web-rematch-no = Non merci
web-rematch-start = Commencer sans eux
web-news = Ce qui s’est passé
web-chat = Discussion
web-chat-label = Dis quelque chose
web-send = Envoyer
web-lost = La connexion est perdue. Nouvel essai…
web-back-again = De nouveau connecté.
web-new-version = Une nouvelle version est prête. La page se recharge dans un instant.
web-new-version-reload = Une nouvelle version est prête. Recharge cette page, s’il te plaît.
web-seal = Sceau de tout ce que le hasard apportera : { $text }
web-link-title = Ta place sur cet appareil
web-link-done = Ici, tu es maintenant { $who }.
web-link-ask = Sur cet appareil, tu es { $me }, avec { $tables ->
    [one] une table
   *[other] { $tables } tables
}. Veux-tu y devenir { $who } ?
web-link-become = Devenir { $who }
web-link-stay = Rester { $me }

# tables
refused-stale = La question a changé entre-temps. Regarde de nouveau, puis réponds.
refused-too-busy = Il y a trop de monde à cette table en ce moment. Réessaie.
refused-unknown-table = Cette table n’existe pas. Vérifie le lien ou le code.
refused-not-started = La partie n’a pas encore commencé.
refused-already-started = La partie a commencé ; les places ne peuvent plus changer.
refused-seat-taken = La place { $seat } est prise. Choisis-en une autre.
refused-no-such-seat = Cette table n’a pas de place { $seat }.
refused-no-such-row = La partie n’a que { $rows } lignes pour l’instant.
refused-seats-empty = Des places sont vides. Attends quelqu’un ou installe des bots.
refused-seat-has-bot = Un bot joue déjà à la place { $seat }, ou elle n’est à personne.
refused-seat-has-no-bot = Aucun bot ne joue à la place { $seat } : il n’y a rien à reprendre.
refused-not-away-long-enough = { SEAT($seat) } peut encore revenir. Attends un peu avant qu’un bot continue.
refused-not-your-seat = La place { $seat } n’est pas à toi.
refused-not-your-table = Seule la personne qui a ouvert la table peut faire cela.
refused-not-at-this-table = Tu n’es pas à cette table.
refused-look-taken = Quelqu’un a déjà « { $look } ». Choisis autre chose.
refused-unknown-order = L’ordre permanent « { $order } » n’existe pas. Choisis parmi : { $orders }.
refused-nothing-offered = Rien n’est proposé, ou ce n’est plus valable.

# The web client
web-skip = Aller au contenu
web-home = Vers les jeux
web-home-link = Cheeseboard, vers les jeux
web-everywhere = Toi et cet appareil
web-opening = Un instant…
web-again = Réessayer
web-close = Fermer
web-cancel = Annuler
web-unreached = Le serveur est injoignable pour le moment.
web-nowhere = Il n’y a rien ici
web-nowhere-about = Le lien est peut-être faux, ou quelqu’un a débarrassé la table.
web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-motion = Mouvement
web-motion-auto = comme l’appareil
web-motion-full = vif
web-motion-calm = calme
web-sound = Sons
web-autoplay = Jouer tout seul les coups forcés
web-autoplay-about = Quand il n’y a qu’une chose à faire et que cela n’apprend rien à personne sur tes cartes.
web-notify = Me prévenir quand c’est mon tour
web-notify-about = Une notification si la page est en arrière-plan.
web-about = À propos de Cheeseboard
web-me = Toi
web-guest-name = Souris { $number }

# Home of the web client
web-home-promise = Sans compte ni cloud : joue tout de suite contre des bots, à plusieurs sur un écran, ou envoie un lien à tes amis. Chaque tirage peut être vérifié.
web-home-games = Jeux
web-home-players = de { $fewest } à { $most } joueurs
web-home-players-only =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-home-play = Jouer
web-home-find = Chercher un jeu
web-home-found = { $count ->
    [0] Aucun jeu de ce nom.
    [one] Un jeu trouvé.
   *[other] { $count } jeux trouvés.
}
web-home-new = Créer une table
web-home-rules = Règles
web-home-running = Tes parties en cours
web-home-finished = Tes parties terminées
web-home-replay = Revoir
web-home-more = Tout montrer
web-home-join = Rejoindre des amis
web-home-join-about = Tape les six lettres reçues, ou ouvre le lien.
web-home-no-tables = Aucune table n’est ouverte en ce moment. Crées-en une !

# A new table in the web client
web-yes = oui
web-no = non
web-new-who = Qui joue ?
web-new-how = Comment jouez-vous ?
web-new-players = à { $number }
web-new-seat = Place { $number }
web-new-player = Joueur { $number }
web-new-me = moi
web-new-here = sur cet écran
web-new-friend = ami par lien
web-new-bot = bot
web-new-name = Nom
web-new-level = Quelle force
web-new-start = Commencer la partie
web-new-invite = Créer la table et inviter
web-clock-none = sans pendule
web-clock-decision = { $time } par décision
web-clock-bank = { $time } chacun, et { $more } de plus à chaque fois

# Replay and the check of the dice in the web client
web-replay-title = Revoir la partie
web-replay-eyes = Vu par
web-replay-open = tous, tout ouvert
web-replay-spectator = un spectateur
web-replay-first = Au début
web-replay-before = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-step = Étape { $number } sur { $of }
web-replay-table = À la table
web-replay-share = Partager ce moment
web-replay-copied = Le lien est copié.
web-replay-download = Télécharger la partie
web-fair-title = Le hasard était-il honnête ?
web-fair-about = Avant la partie, le serveur s’est engagé sur un nombre secret et chacun a ajouté le sien. Le secret est maintenant levé : ton navigateur peut tout tirer à nouveau et comparer.
web-fair-run = Vérifier le hasard
web-fair-yes = Tout est conforme à la promesse.
web-fair-no = Quelque chose ne correspond pas.
web-fair-promise = Le nombre secret est bien celui promis.
web-fair-draws = { $number ->
    [0] Rien n’a été tiré dans cette partie.
    [one] Un tirage, refait avec le même résultat.
   *[other] { $number } tirages, refaits avec les mêmes résultats.
}
web-fair-chain = Aucune ligne du journal n’a été modifiée ({ $number ->
    [one] une ligne
   *[other] { $number } lignes
}).
web-fair-kept = C’est bien la partie que ce navigateur a vue.
web-fair-list = Chaque tirage
web-fair-row = Ligne
web-fair-drawn = Tiré
web-fair-chance = Chance

# Rules, About and You in the web client
web-rules-print = Imprimer
web-about-what = Cheeseboard est un logiciel libre pour jouer ensemble à quatre jeux de société : sur un écran, par un lien, ou contre des bots. Il tourne sur ton propre ordinateur.
web-about-fair = Personne n’apprend ce qu’il ne doit pas savoir, ni humain ni bot, et chaque tirage peut être vérifié après la partie.
web-about-names = Noms
web-about-trademarks = Quoridor est une marque de Gigamic. PAC-MAN appartient à Bandai Namco Entertainment Inc. Gouda! Gouda! et Gouda Gangster sont des noms de jeux de leurs éditeurs. Nous ne les citons que pour dire de quel jeu il s’agit ; aucun des propriétaires n’est lié à ce projet.
web-about-credits = Remerciements
web-about-icons = Les plateaux, figurines et sons sont les nôtres. Les petits dessins des cartes sont de Lorc, Delapouite et d’autres de game-icons.net.
web-me-title = C’est toi
web-me-name = Le nom que voient les autres
web-me-save = Enregistrer
web-me-renamed = Tu t’appelles maintenant { $who }.
web-me-account = Compte
web-me-account-about = Tu n’en as pas besoin. Il garde tes parties et ton nom quand tu changes d’appareil.
web-me-account-name = Nom du compte
web-me-password = Mot de passe, au moins huit caractères
web-me-login = Se connecter
web-me-register = Créer un compte
web-me-signed-in = Tu es connecté en tant que { $account }.
web-me-welcome = Bienvenue, { $who } !
web-me-leave = Se déconnecter
web-me-device = Un autre appareil
web-me-device-about = Ouvre ce lien là-bas et tu seras de nouveau toi, avec toutes tes parties. Il ne sert qu’une fois, garde-le pour toi.
web-me-device-make = Créer un lien
web-me-copy = Copier
web-me-copied = Copié.
web-me-bots = Tes propres bots
web-me-bots-about = Un jeton permet à ton programme de s’asseoir aux tables et de jouer en ton nom.
web-me-bots-once = Il n’est montré que maintenant. Copie-le.
web-me-bots-label = Nom du programme
web-me-bots-make = Créer un jeton
web-me-bots-drop = Révoquer
web-me-kept = Ce qui est gardé de toi
web-me-kept-about = Ton nom, tes places et ce que tu as écrit dans les discussions. Tu peux tout emporter, ou être oublié : les parties restent, ton nom non.
web-me-export = Tout télécharger
web-me-forget = M’oublier
web-me-forget-sure = Oui, m’oublier pour toujours
web-rank = Place { $rank }
web-bot-plays = un bot joue · { $bot }
web-time-left = Temps restant
web-last-quarter = Le temps presse : encore { $left }.
web-curtain-title = Passez l’écran à { $who }
web-curtain-about = Que les autres détournent le regard, s’il vous plaît.
web-curtain-lift = Je suis { $who } : montrer mon côté
web-window = Quelqu’un ici veut-il réagir ?
web-window-nobody = Personne
web-peek = Regarder son propre côté :
web-cover = Cacher de nouveau
web-log-all = Tout montrer depuis le début
web-log-empty = Il ne s’est encore rien passé.
web-look-back = Revoir ce moment
web-looking-back = Ligne { $row } sur { $newest }
web-step-back = Une ligne en arrière
web-step-on = Une ligne en avant
web-now = Revenir à maintenant
web-now-asked = À toi : revenir à maintenant
web-chat-empty = Personne n’a encore rien dit.
web-missed-steps = { $number } coups ont été joués entre-temps. Le dernier :
web-mute = Rendre { $who } muet
web-hear-all = Réentendre tout le monde
web-unread = { $number ->
    [one] Un nouveau message
   *[other] { $number } nouveaux messages
}
web-more = Plus sur cette table
web-in-words = En mots
web-offered-back = { $who } voudrait reprendre son dernier coup.
web-offered-abort = { $who } voudrait arrêter la partie.
web-offer-waits = Tu es d’accord. On attend les autres.
web-withdraw = Retirer
web-table-menu = Menu de la table
web-rules = Règles
web-rules-of = Règles de { $game }
web-offer-back = Reprendre mon dernier coup
web-offer-abort = Arrêter la partie
web-bot-for-me = Laisser un bot jouer pour moi
web-hand-over = Céder ma place à quelqu’un
web-hand-over-made = Envoie ce lien à qui doit continuer. Il marche une fois, pendant une heure.
web-resign-sure = { $who } abandonne vraiment ?
web-orders = Consigne permanente
web-order-none = Me demander à chaque fois
web-over = La partie est finie
web-over-level = Égalité : tous au même rang
web-over-first = { $number ->
    [one] { $who } a gagné !
   *[other] { $who } ont gagné !
}
web-replay = Revoir la partie
web-share = Partager
web-copy-failed = Sélectionne le texte et copie-le toi-même.
web-figure = Figurine
web-invite = Inviter des amis
web-invite-about = Qui ouvre le lien peut s’asseoir, sans compte.
web-invite-picture = Code QR de ce lien
web-only-here = Pour l’instant, seul cet ordinateur peut rejoindre la table.
web-only-here-how = Pour que d’autres de ton réseau puissent venir, arrête le serveur et relance-le ainsi :
web-sit-beside = Quelqu’un à côté de moi
web-bot-here = Bot pour la place { $number }
web-bot-with-level = { $name } · { $level } sur { $most }
web-bot-level = bot { $level }/{ $most }
web-no-bot = pas de bot
web-swap = { $who } change de place avec
web-fill-with = Bots pour les places libres
web-wait-start = On attend que l’hôte lance la partie.
web-seal-title = Juste dès le début
web-waiting-many = { $number ->
    [one] On attend une réponse
   *[other] On attend { $number } réponses
}
web-no-table = Impossible d’aller à cette table
web-log = Journal
web-swap-short = changer de place
web-make-pac-man = Créer un labyrinthe
web-make-gouda-gouda = Créer un plateau
web-make-about-pac-man = Pose des barrières, place tout le monde, et vois aussitôt si l’on peut y jouer.
web-make-about-gouda-gouda = Place des objets dans la pièce, relie-les par des planches, et vois aussitôt si l’on peut y jouer.
web-make-gallery = Partir de
web-make-empty = vide
web-make-undo = Annuler
web-make-redo = Rétablir
web-make-tools = Ce que tu dessines
web-make-tool-barrier = Barrière
web-make-tool-dot = Gomme
web-make-tool-eraser = Gomme à effacer
web-make-tool-things = Objets
web-make-tool-planks = Planches
web-make-mirror = Dessin symétrique
web-make-mirror-none = non
web-make-mirror-sides = gauche et droite
web-make-mirror-ends = haut et bas
web-make-mirror-half = demi-tour
web-make-mirror-quarter = quarts de tour
web-make-faults = Ce qu’il reste à corriger
web-make-good = Prêt à jouer !
web-make-checking = Vérification …
web-make-fair = Est-ce équitable ?
web-make-fair-about = Des bots y jouent { $games } parties rapides. Ce ne sont pas des maîtres : prends cela comme une première idée.
web-make-fair-go = Faire jouer des bots
web-make-fair-stop = Arrêter
web-make-fair-progress = { $games } parties sur { $of }
web-make-fair-pac-man = Pac-Man gagne { $share } % des parties ; très probablement entre { $low } % et { $high } %.
web-make-fair-gouda-gouda = À trois, celui qui commence gagne { $share } % des parties ; très probablement entre { $low } % et { $high } %.
web-make-fair-even = L’équilibre serait à { $even } %. Une partie dure environ { $steps } coups.
web-make-try = Essayer contre des bots
web-make-use = Utiliser à une table
web-make-link = Copier le lien
web-make-link-copied = Copié ! Qui ouvre le lien voit ton plateau.
web-make-download = Télécharger
web-make-load = Charger un fichier
web-make-bad-file = Ce fichier ne peut pas être dessiné : un plateau a 60 cases au plus. Choisis un autre fichier.
web-make-bad-link = Ce lien ne contient pas de plateau.
web-make-own = le tien : { $what }
web-make-own-pac-man = { $barriers ->
    [one] labyrinthe à une barrière
   *[other] labyrinthe à { $barriers } barrières
}
web-make-own-gouda-gouda = { $spaces ->
    [one] plateau à une case
   *[other] plateau à { $spaces } cases
}
web-make-edit = Modifier
web-make-your-own = Créer le tien
web-make-maze-label = Labyrinthe en cours. Les flèches déplacent, Entrée dessine, R tourne une barrière, Suppr efface, les chiffres choisissent l’outil.
web-make-maze-keys = Touche ou glisse pour dessiner ; glisse une figurine pour la déplacer. Flèches : bouger, Entrée : dessiner, R : tourner, Suppr : effacer, Ctrl+Z : annuler.
web-make-at = { $at } : { $what }
web-make-nothing = rien
web-make-board-label = Plateau en cours. Tab et les flèches vont d’un objet à l’autre, Maj et les flèches en déplacent un, Suppr l’enlève.
web-make-board-keys = Touche la pièce pour y poser un objet, glisse les objets, relie-les par des planches. Maj+flèches : déplacer, N : ajouter, Suppr : enlever, Ctrl+Z : annuler.
web-make-planks-keys = Glisse d’un objet à celui du dessus, ou touche l’un puis l’autre. Recommence pour enlever la planche.
web-make-add = Ajouter un objet
web-make-remove = Enlever
web-make-name = Nom
web-make-kind = Ressemble à
web-make-is-start = Des souris peuvent partir d’ici
web-make-is-lowest = La case de départ la plus basse
web-make-is-table = C’est la table
web-make-cheese = Valeur du fromage
web-make-no-cheese = aucun
web-make-leads = Des planches montent vers
web-make-straight = tout droit
web-make-choose = Choisis un objet pour le modifier.
web-make-place = { $name }. { $marks }
web-make-mark-start = départ
web-make-mark-table = table
web-make-mark-cheese = fromage, vaut { $worth }
web-puzzles = Énigmes
web-puzzles-today = Énigme du jour
web-puzzles-about = Une position, une seule meilleure réponse. Une nouvelle chaque jour.
web-puzzle-number = Énigme { $number } sur { $of }
web-puzzle-stars = { $stars ->
    [1] facile
    [2] moyenne
   *[other] difficile
}
web-puzzle-right = Bien vu ! Continue.
web-puzzle-solved = Résolu !
web-puzzle-wrong = Pas tout à fait. Regarde la réponse, puis réessaie.
web-puzzle-thinking = Voyons …
web-puzzle-again = Réessayer
web-puzzle-hint = Indice
web-puzzle-answer = Voir la solution
web-puzzle-answer-is = La solution : { $answer }
web-puzzle-hint-is = Indice : { $hint }
web-puzzle-hint-more = Autre indice
web-puzzle-found = { $found } sur { $answers } trouvées
web-puzzle-previous = Précédente
web-puzzle-next = Suivante
web-puzzle-streak = { $days ->
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
web-puzzle-done = { $number ->
    [one] Une résolue jusqu’ici
   *[other] { $number } résolues jusqu’ici
}
web-puzzle-you = Toi
web-puzzle-they = Adversaire
web-puzzle-already = Tu as déjà résolu celle-ci.
refused-no-boards = { $game } n’a pas de plateaux à créer.
refused-too-complex = C’est trop long à lire. Réduis et simplifie, puis réessaie.
refused-too-many-estimates = Les bots sont occupés à d’autres plateaux. Réessaie dans { $seconds } s.
refused-unknown-puzzle = Il n’y a pas d’énigme { $number } ; la dernière est la { $most }.
refused-puzzle-withdrawn = L’énigme { $number } a été retirée : les règles ont changé depuis, et ce n’en est plus une. Il y en a bien d’autres.
refused-puzzle-lost-way = L’énigme a pris un autre chemin. Recommence-la.
web-home-pastimes = Énigmes et atelier

# What luck did in a game
luck-seat = place
luck-start = attendu
luck-luck = chance
luck-own = ses décisions
luck-others = décisions des autres
luck-result = résultat
luck-chance = hasard
luck-chart-expected = Part de victoire attendue, coup après coup
luck-chart-luck = Ce que la chance a donné à chacun jusqu’ici

# Lessons
web-learn = Apprendre en jouant
web-learn-title = Première leçon : { $game }
web-learn-step = Étape { $number } sur { $of }
web-learn-back = Retour
web-learn-skip = Sauter
web-learn-next = Continuer
web-learn-task = À toi de jouer
web-learn-well = Bravo !
web-learn-not-yet = Pas tout à fait.
web-learn-other = C’est permis, mais ici on cherche autre chose.
web-learn-ruling = Règle { $ruling }
web-learn-end = Tu en sais assez !
web-learn-end-about = Le reste vient en jouant. Une première partie facile t’attend.
web-learn-first-game = Ma première partie
web-learn-rules = Lire les règles
web-learn-over = Recommencer du début
web-learn-leave = Vers les jeux
web-learn-offer = C’est la première fois ?
web-learn-offer-about = Apprends un jeu en cinq minutes, en y jouant.
web-learn-offer-no = Non merci

# At the table: time, absence, rematch
web-over-you = Tu as gagné !
web-over-you-with = Tu as gagné, avec { $who } !
web-over-lost-on-time = Tu as perdu au temps
web-over-bot-for-you = Ton bot arrive premier
web-finished-by-bot = terminé par un bot
web-name-of-bot = { $who } (bot)
web-stand-in-you = Un bot joue pour toi.
web-stand-in-yours = Un bot joue pour { $who }.
web-stand-in-returning = Te revoilà. Le bot termine ce coup, puis tu décides.
web-im-back = Je suis de retour
web-back-next = de retour au prochain coup
web-bot-until-here = un bot joue en attendant
web-stand-in-other = Laisser un bot jouer pour { $who }
web-stand-in-about = Il joue tout de suite. Tu peux revenir à tout moment.
web-stand-in-about-other = Il joue jusqu’au retour de { $who }.
web-stand-in-level = Quel bot ?
web-stand-in-go = Laisser jouer
web-grace = prolongation
web-grace-you = Prolongation ! Tu n’en as qu’une par partie.
web-easier = Plus facile
web-harder = Plus difficile
web-rematch-rules = Les règles ont changé depuis. La prochaine partie suit la version { $version }.

# Avant le début d’une table
web-invited = On t’invite à jouer à { $game }
web-invited-as = Tu joues sous le nom { $who }.
web-invited-full = Toutes les places sont prises. Tu pourras regarder dès que la partie commence.
web-your-name = Ton nom
web-join-game = Rejoindre la partie
web-wait-others = Ta place est prise. On attend les autres …
web-all-here = Tout le monde est là
web-arrived = { $who } a rejoint la table.
web-left = { $who } a quitté la table.
web-table-how = Comment on joue
web-table-usual = Les règles habituelles
web-table-rest-usual = Tout le reste comme d’habitude
web-table-private = Table privée : il faut le lien ou le code pour la rejoindre
web-table-listed = Dans le salon : tout le monde peut la rejoindre
web-table-unwatched = Personne d’autre ne peut regarder
web-option-own = de notre fabrication
web-anybody = Tout le monde peut venir (la table est montrée dans le salon)
web-share-link = Partager le lien
web-copy-link = Copier le lien
web-fill-instead = Plutôt jouer avec des bots
web-option-range = De { $least } à { $most }.
web-option-per-seat = un nombre différent pour chacun
web-choose-figure = Choisir une figurine
web-colour = Couleur
web-choose-colour = Choisir une couleur
web-against = contre { $bot }
web-home-days = Parties sur plusieurs jours
web-home-left = il reste { $time }
