# Words common to all games. Keys: seat and list words, refusals of the core, ends by the table, the command line.

and = et
seat-number = Place { $number }
labelled = { $label } : { $text }

over-aborted = La partie a été annulée. Personne n’a gagné.
over-resigned = Partie terminée par abandon.
over-timeout = Le temps est écoulé.

refused-malformed-action = « { $text } » n’est pas un coup valable.
    .next = Écris par exemple : move e2.
refused-not-now = Tu ne peux pas jouer « { $action } » maintenant.
    .next = Choisis l’un des coups proposés.
refused-not-your-turn = Ce n’est pas à { SEAT($seat) } de jouer.
    .you-seat = Ce n’est pas à toi de jouer.
    .next = Laisse d’abord jouer les autres.
refused-game-over = La partie est finie.
    .next = Lance une nouvelle partie pour rejouer.
refused-not-drawn = Le hasard ne peut pas donner « { $action } » ici.
    .next = Choisis l’un des tirages possibles.
refused-back-too-far = Depuis, une carte cachée ou un tirage a été révélé : ce coup ne peut plus être repris.
refused-bad-table-row = La table ne peut pas faire « { $action } ».
    .next = Demande le fichier d’origine.
refused-row-missing = Il manque l’entrée { $row }.
    .next = Demande le fichier d’origine.

refused-unknown-game = Il n’y a pas de jeu « { $game } ».
    .next = Au choix : { $games }.
refused-unknown-bot = Il n’y a pas de bot « { $bot } ».
    .next = Au choix : { $bots }.
refused-unknown-language = Il n’y a pas de langue « { $language } ».
    .next = Au choix : { $languages }.
refused-bot-only-in-match = « { $bot } » ne peut pas jouer ici : tes propres programmes ne jouent que des matchs.
    .next = Lances-en un avec : cheeseboard match.
refused-program-missing = Impossible de lancer le programme « { $program } ».
    .next = Vérifie son nom et ses droits d’exécution.
refused-program-silent = « { $program } » n’a pas répondu à temps à « { $command } ».
    .next = Lance-le à la main pour voir ce qu’il fait.
refused-program-wrong = « { $program } » a répondu « { $answer } » à « { $command } ».
    .next = Une bonne réponse commence par « = ».
refused-seat-count = Ce jeu ne se joue pas à { $seats }.
    .next = Nombre de joueurs : { $allowed }.
refused-option-unknown = Il n’y a pas d’option « { $option } ».
    .next = Au choix : { $allowed }.
refused-option-range = L’option « { $option } » ne peut pas valoir { $value }.
    .next = Valeurs possibles : { $allowed }.
refused-option-is-text = L’option « { $option } » n’est pas un texte.
    .next = Écris-la sans guillemets : { $value }.
refused-option-form = « { $text } » n’est pas une option.
    .next = Écris-la sous la forme nom=valeur.
refused-ladder-too-few = Pour un classement, il faut au moins deux bots différents.
    .next = Ajoutes-en un.

refused-file-missing = Le fichier « { $file } » n’existe pas.
    .next = Vérifie le nom et le dossier.
refused-file-unreadable = « { $file } » n’est pas un fichier texte.
    .next = Choisis un fichier texte, par exemple une partie enregistrée.
refused-file-unwritable = Impossible d’écrire « { $file } ».
    .next = Choisis un autre nom ou un autre dossier.
refused-file-exists = « { $file } » existe déjà.
    .next = Continue cette partie avec --resume, ou choisis un autre nom.
refused-file-line-ends = Ligne { $line } : chaque ligne doit se terminer par un simple LF.
    .next = Enregistre le fichier avec des fins de ligne Unix (LF).
refused-file-control-sign = La ligne { $line } contient un caractère de contrôle, interdit dans un fichier de partie.
    .next = Supprime-le et réessaie.
refused-file-too-long = Le fichier est trop long pour une seule partie.
    .next = Choisis un fichier qui ne contient qu’une partie.
refused-file-cut-off = Ligne { $line } : le fichier est incomplet ; il doit finir par un saut de ligne.
    .next = Récupère une copie complète.
refused-file-no-blank-line = Ligne { $line } : il manque une ligne vide entre les balises et les entrées.
    .next = Ajoute-la et réessaie.
refused-file-bad-tag = Ligne { $line } : la balise « { $tag } » n’a pas sa place ici.
    .next = Supprime-la ou corrige-la.
refused-file-bad-value = Ligne { $line } : la valeur de la balise { $tag } est illisible.
    .next = Corrige-la, ou redemande le fichier.
refused-file-tag-missing = Ligne { $line } : il manque la balise { $tag }.
    .next = Ajoute-la, ou redemande le fichier.
refused-file-nonce-count = Ligne { $line } : Nonces doit contenir une valeur par place, même vide.
    .next = Corrige-la, ou redemande le fichier.
refused-file-bad-row = Ligne { $line } : ce n’est pas une entrée comme « 2 0 move e2 ».
    .next = Corrige-la, ou redemande le fichier.
refused-file-row-number = Ligne { $line } : ce devrait être l’entrée { $row }.
    .next = Corrige-la, ou redemande le fichier.
refused-file-row-after-end = Ligne { $line } : après les entrées, il ne peut y avoir que Result et Digest.
    .next = Supprime cette ligne.
refused-file-other-game = Ce fichier contient une partie d’un autre jeu : « { $game } ».
    .next = Ouvre-le avec ce jeu.
refused-file-newer-rules = Ce fichier demande la version { $rules } des règles, plus récente que la nôtre.
    .next = Mets Cheeseboard à jour.
refused-file-bad-options = Impossible de commencer une partie avec les options de ce fichier : { $why }.
    .next = Corrige-les et réessaie.
refused-file-illegal-row = Ligne { $line } : l’entrée { $row } ne peut pas se jouer : { $why }.
    .next = Corrige-la, ou redemande le fichier.
refused-file-over = La partie de ce fichier est finie.
    .next = Revois-la avec : cheeseboard replay.
refused-file-no-seed = Il manque la graine de cette partie en cours.
    .next = Remets-la dans « { $file } ».
refused-results-unreadable = « { $file } » n’est pas un fichier de résultats.
    .next = Choisis-en un créé par « cheeseboard match ».
refused-results-of-another = « { $file } » contient les résultats d’un autre jeu, d’une autre graine ou d’autres options.
    .next = Choisis un autre nom.
refused-luck-not-over = La partie de « { $file } » n’est pas finie, et la chance ne se mesure qu’à la fin.
    .next = Termine-la d’abord.
refused-verify-not-over = La partie n’est pas finie : sa graine est encore secrète, on ne peut rien vérifier.
    .next = Réessaie après la fin.
refused-verify-commitment = La graine ne correspond pas au sceau fixé avant la partie.
    .next = Demande le fichier d’origine.
refused-verify-draw = Ligne { $line } : la graine ne donne pas « { $action } » ici (entrée { $row }).
    .next = Demande le fichier d’origine.
refused-verify-result = Ligne { $line } : ce n’est pas le résultat de la partie.
    .next = Demande le fichier d’origine.
refused-verify-chain = Ligne { $line } : la chaîne est rompue ; quelque chose a été modifié dans le fichier.
    .next = Demande le fichier d’origine.
refused-verify-copied = Les entrées 1 à { $row } viennent d’une autre partie : leurs tirages ne peuvent pas être vérifiés ici.
    .next = Vérifie la partie d’origine, ou le reste de celle-ci avec --copied (en Python : copied=True).
refused-verify-digest = L’empreinte (digest) que tu as gardée ne figure pas dans cette partie : elle a été modifiée, ou c’est une autre partie.
    .next = Vérifie l’empreinte, ou demande le fichier d’origine.

refused-no-positions = Pour { $game }, on ne peut pas écrire les positions en texte.
    .next = Utilise plutôt un fichier de partie.
refused-no-scores = Il n’y a pas de notation pour { $game }.
    .next = Utilise plutôt des fichiers de partie.
refused-no-engine = Il n’y a pas de moteur pour { $game }.
    .next = Fais jouer des bots : cheeseboard match.
refused-no-such-command = La commande « { $command } » n’existe pas.
    .next = Commandes : { $commands }.
refused-seconds-range = « { $text } » n’est pas un temps de réflexion.
    .next = Écris un nombre de secondes, plus de 0 et au plus { $most }.

saved = Enregistré dans { $file }.
match-repeats = Parties différentes : { $different } sur { $games } seulement. Les intervalles comptent chacune une seule fois. Essaie --openings 4.
match-times = { $mean } ms par coup, { $longest } ms au plus
verify-holds = { $draws ->
    [0] Vérifié : graine, coups, résultat et chaîne concordent (entrées : { $rows }).
    [one] Vérifié : graine, coups, un tirage, résultat et chaîne concordent (entrées : { $rows }).
   *[other] Vérifié : graine, coups, { $draws } tirages, résultat et chaîne concordent (entrées : { $rows }).
}
check-begins = Contrôle de toutes les lois : { $walks } parties, puis { $games } autres jouées jusqu’au bout. Ça prend un moment…
check-holds = Toutes les lois sont respectées. Étapes contrôlées : { $steps } (parties : { $walks }). Parties jouées jusqu’au bout : { $games } ; la plus longue : { $longest } étapes.

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
    .next = Joue d’abord un coup.
refused-which-seat = { $seats ->
    [one] Une réponse manque encore, et personne ne doit savoir de qui.
   *[other] { $seats } joueurs doivent répondre en même temps.
}
    .next = Précise la place, par exemple : seat=1.
refused-chance-first = C’est d’abord au hasard de jouer.
    .next = Joue l’un des tirages possibles.
refused-unknown-seat = Il n’y a pas de place { $seat }.
    .next = La dernière est { $most }.
refused-unknown-row = Il n’y a pas d’entrée { $row }.
    .next = La dernière est { $most }.
refused-bots-per-seat = { $bots } bots pour { $seats } places : le compte n’y est pas.
    .next = Donnes-en un pour toutes les places, ou un par place.
refused-names-per-seat = { $names } noms pour { $seats } places : le compte n’y est pas.
    .next = Donnes-en un par place.
refused-only-imagined = Cette partie est seulement imaginée : impossible de l’enregistrer ou de la confier à un programme.
    .next = Utilise une partie créée par new ou load.
refused-file-has-secrets = Le fichier « { $file } » montrerait toutes les cartes cachées de cette partie en cours.
    .next = Pour l’enregistrer quand même : secrets=True.

refused-unknown-ruling = Il n’y a pas de règle { $number }.
    .next = Tape « rules » pour lire les règles.
refused-save-where = Dans quel fichier enregistrer la partie ?
    .next = Tape « save » et un nom de fichier, par exemple « save soiree.game ».

play-promise = Sceau fixé avant la partie : { $commitment }. Il garantit que tous les dés et toutes les cartes sont fixés d’avance.
play-prompt = { SEAT($who) } ›
    .you-who = Toi ›
play-thinking = { SEAT($who) } réfléchit…
play-hand-over = { SEAT($who) }, à toi de jouer : prends le clavier et appuie sur Entrée.
play-help = Tape un coup, ou l’un de ces mots :
      hint – ce qu’un bot jouerait ici
      rules – comment on joue ; avec un numéro, par exemple rules { $ruling }, affiche cette règle
      show, describe – le plateau en dessin, ou en phrases
      undo – reprendre ton dernier coup
      save FICHIER – garder la partie pour plus tard
      resign – abandonner · quit – arrêter pour l’instant
    Coups possibles :
play-choices = Tape un coup : { $choices }
play-commands = Ou : ? (aide), hint, rules, undo, save FICHIER, quit
play-hint-comes = Un bot cherche un conseil…
play-hint = Conseil : un bot jouerait « { $action } ».
play-you = Toi
play-undone = Coup repris.
play-resume = Pour continuer plus tard : { $command }
play-bye = À bientôt ! (Pour garder une partie, commence avec --save FICHIER.)

players = { $seats } joueurs

bot-random = Hasard
bot-random-about = Joue ce qui lui passe par la tête.
bot-greedy = Gourmand
bot-greedy-about = Prend ce qui a l’air le mieux sur le moment.
bot-level = Niveau { $number }
bot-level-about = Plus le niveau est élevé, plus le bot est fort.
# One for each bot at a table, with a comma between; the same in every language.
bot-names = Pip, Momo, Bobo, Zuzu, Kiko, Lulu, Nino, Tilda, Otto, Ida, Emil, Frida, Knut, Selma, Oskar, Wanda, Theo, Mimi, Rollo, Fanny, Hugo, Bella, Anton, Olga, Pepe, Greta, Bruno, Stella, Felix, Zita

event-rows-taken-back = { SEAT($seat) } a repris son dernier coup.
    .you-seat = Tu as repris ton dernier coup.
event-player-resigned = { SEAT($seat) } abandonne.
    .you-seat = Tu abandonnes.
event-time-ran-out = { SEAT($seat) } n’a plus de temps.
    .you-seat = Tu n’as plus de temps.
event-game-aborted = La partie est annulée.
event-stand-in-seated = Un bot joue maintenant pour { SEAT($seat) }.
    .you-seat = Un bot joue maintenant pour toi.

refused-option-with-position = La position indique déjà les places et les options.
    .next = Enlève --seats et --option.
refused-option-with-resume = Une partie enregistrée a déjà ses places et ses options.
    .next = Enlève --seat et --option.

# store and bus
refused-store-down = Impossible de charger ou d’enregistrer les parties pour le moment. Rien n’est perdu.
    .next = Réessaie dans un instant.
refused-database-newer = Cette base de données vient d’un Cheeseboard plus récent (version { $version }, celui-ci connaît { $newest }). Elle n’a pas été modifiée.
    .next = Mets Cheeseboard à jour.
refused-database-foreign = Ce fichier ou cette base contient autre chose que des parties de Cheeseboard. Rien n’a été modifié.
    .next = Choisis un autre emplacement avec --db ou --data.
refused-code-taken = Une autre table ouverte a déjà ce code.
    .next = Réessaie.
refused-account-taken = Ce nom de compte est déjà pris.
    .next = Choisis-en un autre.
refused-has-account = Tu as déjà un compte.
    .next = Déconnecte-toi pour en utiliser un autre.
refused-unknown-person = Ce serveur ne te connaît plus.
    .next = Recharge la page pour repartir de zéro.
refused-bus-down = Redis est injoignable à cette adresse.
    .next = Vérifie qu’il tourne et que l’adresse après --bus est juste.
refused-bus-needed = Pour communiquer entre eux, plusieurs processus ont besoin de Redis.
    .next = Donne son adresse avec --bus.

# The server

refused-too-fast = C’était un peu trop rapide.
    .next = Réessaie dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
refused-too-big = C’est trop long pour un seul envoi.
    .next = Raccourcis et réessaie.
refused-not-json = Seul le JSON est accepté ici.
    .next = Envoie-le avec Content-Type: application/json.
refused-head-too-big = Ton navigateur a envoyé plus de données que ce serveur n’en accepte.
    .next = Efface les cookies de ce site et réessaie.
refused-request-too-slow = La requête a mis trop de temps à arriver.
    .next = Réessaie.
refused-too-many-connections = Il y a déjà { $most } connexions ouvertes depuis ton adresse.
    .next = Ferme quelques onglets ou programmes et réessaie.
refused-server-full = Le serveur est plein pour le moment.
    .next = Réessaie dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
refused-no-person = Ce navigateur n’est pas encore connu ici.
    .next = Recharge la page.
refused-bad-token = Ce jeton n’est pas valable.
    .next = Crées-en un nouveau dans ton profil.
refused-bad-word = Cette invitation à reprendre une place n’est plus valable.
    .next = Demandes-en une nouvelle.
refused-bad-link = Ce lien a déjà servi, ou il est trop vieux.
    .next = Crées-en un nouveau.
refused-wrong-password = Nom ou mot de passe incorrect.
    .next = Vérifie les deux et réessaie.
refused-bad-name = Il faut au moins une lettre dans un nom.
    .next = Choisis-en un autre.
refused-foreign-host = Ce serveur ne répond pas au nom de « { $host } ».
    .next = Ouvre-le à l’adresse qu’il a affichée au démarrage.
refused-foreign-page = Cette demande vient d’un autre site.
    .next = Ouvre Cheeseboard directement et réessaie.
refused-bad-request = Impossible de lire cette demande : { $what }.
    .next = Corrige-la et renvoie-la.
refused-wrong-method = Cette demande ne se fait pas comme ça.
    .next = Vérifie la méthode de la requête.
refused-unknown-page = Il n’y a rien ici.
    .next = Vérifie l’adresse.
refused-old-page = Cette page n’est plus à jour.
    .next = Recharge-la, s’il te plaît.
refused-our-fault = Quelque chose a mal tourné de notre côté. Rien n’a changé.
    .next = Réessaie.
refused-not-watchable = Seuls les joueurs peuvent voir cette partie.
    .next = Rejoins une autre table, ou crées-en une.
refused-bot-plays = Un bot joue pour { SEAT($seat) }.
    .you-seat = Un bot joue pour toi.
    .next = Reprends d’abord ta place.
refused-unknown-code = Aucune table ouverte n’a ce code.
    .next = Vérifie les six lettres.
refused-bot-too-slow = { $seconds ->
        [one] Ici, un bot peut réfléchir une seconde au plus.
       *[other] Ici, un bot peut réfléchir { $seconds } secondes au plus.
    }
    .next = Choisis-en un plus rapide.
refused-not-a-window = Sans regarder ton jeu, tu ne peux passer que quand tout le monde peut réagir.
    .next = Regarde ton jeu et choisis un coup.
refused-no-wait-left = Tu ne peux plus faire attendre les autres.
    .next = Réponds, ou laisse passer.
refused-not-over = La partie n’est pas encore finie.
    .next = Réessaie après la fin.
refused-no-rules-page = Cette installation ne contient pas les règles de ce jeu : { $game }.
    .next = Tu les trouveras dans le dossier docs/rules du code source.
refused-lesson-other = C’est permis, mais cette étape demande autre chose que « { $action } ».
    .next = Essaie ce que l’étape demande.
refused-no-lesson = Il n’y a pas encore de leçon pour { $game }.
    .next = Lis plutôt les règles.
refused-unknown-lesson = Il n’y a pas de leçon « { $lesson } ».
    .next = Au choix : { $lessons }.
refused-unknown-lesson-step = La leçon n’a pas d’étape { $step }.
    .next = Recommence-la depuis le début.
refused-log-level = Il n’y a pas de niveau de journal « { $level } ».
    .next = Choisis debug, info, warning ou error.
refused-bad-database = L’adresse après --db n’est pas celle d’une base de données.
    .next = Utilise sqlite:///dossier/fichier.db ou postgresql+asyncpg://nom@machine/base.
refused-bad-bus = L’adresse après --bus n’est pas celle d’un serveur Redis.
    .next = Utilise redis://machine:6379.
refused-bad-url = « { $url } » n’est pas une adresse web.
    .next = Écris-la comme ceci : https://games.example.
refused-bad-host = Cet ordinateur n’a pas l’adresse « { $host } ».
    .next = Enlève --host, ou utilise --lan.
refused-no-free-port = Le port { $port } et les suivants sont déjà pris.
    .next = Choisis-en un autre avec --port.
refused-port-forbidden = Tu n’as pas le droit d’ouvrir le port { $port }.
    .next = Choisis-en un au-dessus de 1023.
refused-folder-unwritable = Impossible d’enregistrer dans « { $folder } ».
    .next = Choisis un autre dossier avec --data.
refused-nothing-kept = Rien n’a encore été enregistré dans « { $folder } ».
    .next = Choisis un autre dossier avec --data.
refused-unknown-account = Il n’y a pas de compte « { $account } ».
    .next = Vérifie le nom.

event-seat-reclaimed = { SEAT($seat) } est de retour.
    .you-seat = Te voilà de retour.

serve-address = Joue sur { $address }
serve-only-here = Pour l’instant, on ne joue que sur cet ordinateur. Ajoute --lan pour ouvrir le jeu à ton réseau.
serve-data = Tout est enregistré dans { $folder }
serve-stop = Ctrl-C pour arrêter le serveur.
serve-stopped = Serveur arrêté. Toutes les parties sont enregistrées.
worker-ready = Prêt : les bots réfléchissent ici. Ctrl-C pour arrêter.
people-reset = Nouveau mot de passe pour { $account } : { $password }
web-not-built = L’interface web n’est pas encore construite sur ce serveur
web-not-built-how = Pour la construire, lance ceci dans le dossier des sources de Cheeseboard, puis recharge la page :
web-not-built-terminal = Ou joue dans un terminal :

# Lobby and table in the web client
web-welcome = On joue à quoi ?
web-seats = Joueurs
web-option-usual = standard
web-clock = Temps de réflexion
web-watchable = Spectateurs autorisés
web-open-tables = Tables ouvertes
web-code-label = Code à six lettres
web-join = Rejoindre
web-asks-you = à toi de jouer
web-table = Table
web-board = Plateau
web-starting = La partie va commencer…
web-invite-link = Lien pour tes amis
web-copied = Copié.
web-code = Code :
web-start = Commencer
web-fill = Compléter avec des bots et commencer
web-your-turn = À toi de jouer
web-picked = Déjà choisi. Touche-le encore une fois pour confirmer.
web-picked-do = Confirmer
web-your-answer = Tu peux réagir
web-turn-of = À toi, { $who }
web-play = Jouer
web-choose = À choisir : { $number }
web-none = rien
web-waiting = On attend { $who }
web-in = C’est fait. On attend les autres…
web-spectator = Tu regardes la partie.
web-at-the-table = À la table
web-empty-seat = place vide
web-free = libre
web-you = toi
web-bot = bot
web-away = hors ligne
web-is-away = { $who } n’est plus là
web-sit = S’asseoir ici
web-name-there = Qui joue à cette place ?
web-stand = Quitter ma place
web-remove = Libérer la place
web-bot-soon = Dans { $left }, un bot pourra jouer pour { $who }
web-let-bot = Laisser jouer un bot
web-agree = Oui
web-decline = Non
web-resign = Abandonner
web-file = Télécharger la partie
web-rematch = Rejouer
web-rematch-there = Aller à la partie suivante
web-rematch-offered = { $who } propose une revanche.
web-rematch-waits = On attend { $who }…
web-rematch-declined = La revanche a été refusée.
web-rematch-lapsed = Personne n’a accepté la revanche à temps.
web-rematch-join = Accepter
web-rematch-no = Non merci
web-rematch-start = Commencer sans { $who } : un bot joue en attendant
web-rematch-begun = La partie suivante a commencé. Un bot joue pour toi en t’attendant.
web-news = Ce qui s’est passé
web-chat = Discussion
web-chat-label = Écris un message
web-send = Envoyer
web-lost = Connexion perdue. Nouvel essai…
web-back-again = Connexion rétablie.
web-new-version = Une nouvelle version est prête. La page va se recharger.
web-new-version-reload = Une nouvelle version est prête. Recharge cette page, s’il te plaît.
web-seal = Sceau fixé avant la partie : { $text }
web-link-title = Jouer sur cet appareil
web-link-done = Sur cet appareil, tu es maintenant { $who }.
web-link-ask = Sur cet appareil, tu es { $me } ({ $tables ->
    [0] aucune table
    [one] une table
   *[other] { $tables } tables
}). Veux-tu continuer ici sous le nom { $who } ?
web-link-become = Devenir { $who }
web-link-stay = Rester { $me }
web-link-empty = Il manque un bout de ce lien. Sur ton autre appareil, clique sur ton nom en haut, crée un nouveau lien et copie-le en entier.

# tables
refused-stale = La partie a avancé entre-temps.
    .next = Regarde de nouveau, puis choisis.
refused-too-busy = Il se passe trop de choses à cette table en ce moment.
    .next = Réessaie.
refused-unknown-table = Cette table n’existe pas.
    .next = Vérifie le lien ou le code.
refused-not-started = La partie n’a pas encore commencé.
    .next = Attends que l’hôte la lance.
refused-already-started = La partie a commencé, on ne change plus de place.
    .next = Crée une nouvelle table pour ça.
refused-seat-taken = Cette place est prise.
    .next = Choisis-en une autre.
refused-no-such-seat = Cette place n’existe pas à cette table.
    .next = Choisis-en une autre.
refused-no-such-row = La partie n’est pas encore allée si loin : elle en est au coup { $rows }.
    .next = Choisis un coup plus ancien.
refused-seats-empty = Il reste des places vides.
    .next = Attends d’autres joueurs, ou complète avec des bots.
refused-seat-has-bot = Un bot joue déjà à cette place, ou elle est vide.
    .next = Choisis une autre place.
refused-seat-has-no-bot = Aucun bot ne joue à cette place.
    .next = Continue à jouer, tout simplement.
refused-not-away-long-enough = { SEAT($seat) } peut encore revenir.
    .next = Attends un peu avant de laisser jouer un bot.
refused-not-your-seat = Ce n’est pas ta place.
    .next = Choisis la tienne.
refused-not-your-table = Seul l’hôte peut faire ça.
    .next = Demande-lui.
refused-not-at-this-table = Tu ne joues pas à cette table.
    .next = Prends d’abord une place, s’il en reste une.
refused-look-taken = Cette apparence est déjà prise.
    .next = Choisis-en une autre.
refused-unknown-order = « Passer automatiquement » n’a pas de réglage « { $order } ».
    .next = Au choix : { $orders }.
refused-nothing-offered = Cette proposition n’est plus valable.
    .next = Fais-en une nouvelle.
refused-offer-open = Quelqu’un a déjà fait une proposition.
    .next = Réponds-y d’abord.

# The web client
web-skip = Aller au contenu
web-home = Tous les jeux
web-home-link = Cheeseboard, tous les jeux
web-everywhere = Toi et cet appareil
web-opening = Un instant…
web-again = Réessayer
web-close = Fermer
web-notices = Avis
web-cancel = Annuler
web-unreached = Le serveur est injoignable pour le moment. Vérifie ta connexion.
web-nowhere = Il n’y a rien ici
web-nowhere-about = Le lien est peut-être incorrect, ou la table a été supprimée.
web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-motion = Animations
web-motion-auto = comme l’appareil
web-motion-full = complètes
web-motion-calm = réduites
web-sound = Sons
web-autoplay = Jouer les coups forcés à ma place
web-autoplay-about = Quand tu n’as qu’un seul coup possible et qu’il ne révèle rien.
web-notify = Me prévenir quand c’est à moi
web-notify-about = Affiche une notification quand la page est en arrière-plan.
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
    [0] Aucun jeu trouvé.
    [one] Un jeu trouvé.
   *[other] { $count } jeux trouvés.
}
web-home-new = Créer une table
web-home-rules = Règles
web-home-running = Tes parties en cours
web-home-finished = Tes parties terminées
web-home-replay = Revoir
web-home-more = Tout afficher
web-home-join = Rejoindre des amis
web-home-join-about = Tape le code à six lettres, ou ouvre le lien reçu.
web-home-no-tables = Aucune table ouverte en ce moment. Crées-en une !

# A new table in the web client
web-yes = oui
web-no = non
web-new-who = Qui joue ?
web-new-how = Règles et temps
web-new-players = à { $number }
web-new-seat = Place { $number }
web-new-player = Joueur { $number }
web-new-me = moi
web-new-here = sur cet écran
web-new-friend = par lien
web-new-bot = bot
web-new-name = Nom
web-new-level = Niveau
web-new-start = Commencer la partie
web-new-invite = Créer la table et inviter
web-clock-none = sans limite
web-clock-decision = { $time } par coup
web-clock-bank = { $time } chacun, plus { $more } par coup
web-clock-grace = Une fois par partie, chacun a droit à une prolongation.
web-clock-out-two = Si ton temps est écoulé, tu perds.
web-clock-out-more = Si ton temps est écoulé, un bot joue pour toi jusqu’à ton retour.
web-clock-days = La page d’accueil te dit quand c’est à toi ; aucun e-mail n’est envoyé.

# Replay and the check of the dice in the web client
web-replay-title = Revoir la partie
web-replay-eyes = Point de vue
web-replay-open = toutes les cartes visibles
web-replay-spectator = spectateur
web-replay-first = Aller au début
web-replay-before = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = Aller à la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-step = Coup { $number } sur { $of }
web-replay-table = Retour à la table
web-replay-share = Partager ce moment
web-replay-copied = Lien copié.
web-replay-download = Télécharger la partie
web-fair-title = Les tirages étaient-ils équitables ?
web-fair-about = Avant la partie, le serveur a fixé un nombre secret et montré son sceau, et chacun a ajouté son propre nombre. Le secret est maintenant connu : ton navigateur peut refaire chaque tirage et comparer.
web-fair-run = Vérifier le hasard
web-fair-yes = Vérifié : chaque tirage correspond au sceau.
web-fair-no = Quelque chose ne correspond pas au sceau.
web-fair-promise = Le nombre secret correspond au sceau.
web-fair-draws = { $number ->
    [0] Rien n’a été tiré dans cette partie.
    [one] Un tirage, refait avec le même résultat.
   *[other] { $number } tirages, refaits avec les mêmes résultats.
}
web-fair-chain = Rien n’a été modifié dans le journal ({ $number ->
    [one] une entrée
   *[other] { $number } entrées
}).
web-fair-kept = C’est exactement la partie que ce navigateur a vue.
web-fair-list = Tous les tirages
web-fair-row = Entrée
web-fair-drawn = Tiré
web-fair-chance = Probabilité

# Rules, About and You in the web client
web-rules-print = Imprimer
web-about-what = Cheeseboard est un logiciel libre pour jouer ensemble à quatre jeux de société : sur un écran, par un lien, ou contre des bots. Il tourne sur ton propre ordinateur.
web-about-fair = Joueurs et bots ne voient que ce qu’ils ont le droit de savoir, et tu peux vérifier chaque tirage après la partie.
web-about-names = Noms
web-about-trademarks = Quoridor est une marque de Gigamic. PAC-MAN appartient à Bandai Namco Entertainment Inc. Gouda ! Gouda ! et Gouda Gangster (Le Voleur de gouda) sont des jeux de leurs éditeurs. Nous ne citons ces noms que pour dire de quel jeu il s’agit ; aucun de leurs propriétaires n’est lié à ce projet.
web-about-credits = Merci
web-about-icons = Les plateaux, les figurines et les sons sont de nous. Les petites icônes des cartes viennent de game-icons.net : elles sont de Lorc, Delapouite et d’autres.
web-me-title = Ton profil
web-me-name = Ton nom, tel que les autres le voient
web-me-save = Enregistrer
web-me-renamed = Tu t’appelles maintenant { $who }.
web-me-account = Compte
web-me-account-about = Tu n’en as pas besoin. Il garde tes parties et ton nom quand tu changes d’appareil.
web-me-account-name = Nom du compte
web-me-password = Mot de passe, au moins huit caractères
web-me-login = Se connecter
web-me-register = Créer un compte
web-me-signed-in = Tu utilises le compte { $account }.
web-me-welcome = Bienvenue, { $who } !
web-me-leave = Se déconnecter
web-me-device = Un autre appareil
web-me-device-about = Ouvre ce lien sur ton autre appareil pour y retrouver ton nom et tes parties. Il ne marche qu’une fois : garde-le pour toi.
web-me-device-make = Créer un lien
web-me-copy = Copier
web-me-copied = Copié.
web-me-bots = Tes propres bots
web-me-bots-about = Un jeton permet à ton programme de s’asseoir aux tables et de jouer en ton nom.
web-me-bots-once = Il ne s’affiche qu’une fois : copie-le maintenant.
web-me-bots-label = Nom du programme
web-me-bots-make = Créer un jeton
web-me-bots-drop = Révoquer
web-me-kept = Tes données
web-me-kept-about = Ton nom, tes places et tes messages dans les discussions. Tu peux tout télécharger, ou tout effacer : tes parties restent, mais sans ton nom.
web-me-export = Tout télécharger
web-me-forget = Effacer mes données
web-me-forget-sure = Oui, effacer définitivement
web-rank = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
web-bot-plays = un bot joue · { $bot }
web-time-left = Temps restant
web-last-quarter = Le temps presse : encore { $left }.
web-curtain-title = Passe l’écran à { $who }
web-curtain-about = Les autres, regardez ailleurs, s’il vous plaît !
web-curtain-lift = C’est moi, { $who } : montrer mon jeu
web-window = Quelqu’un veut réagir ?
web-window-nobody = Personne
web-watched = C’est vu ? On passe à { $who }
web-peek = Regarder son jeu :
web-cover = Cacher mon jeu
web-log-all = Tout afficher depuis le début
web-log-empty = Il ne s’est encore rien passé.
web-log-unfold = Afficher les détails
web-log-fold = Masquer les détails
web-log-round = Manche { $number }
web-log-in-words = Journal en phrases complètes
web-look-back = Revoir ce moment
web-looking-back = Coup { $row } sur { $newest }
web-step-back = Un coup en arrière
web-step-on = Un coup en avant
web-now = Revenir à la partie
web-now-asked = À toi : revenir à la partie
web-chat-empty = Aucun message pour l’instant.
web-missed-steps = { $number ->
    [one] Un coup a été joué pendant ton absence :
   *[other] { $number } coups ont été joués pendant ton absence. Le dernier :
}
web-missed-story = { $number ->
    [one] Un coup a été joué pendant ton absence.
   *[other] { $number } coups ont été joués pendant ton absence.
}
web-mute = Masquer { $who }
web-hear-all = Réafficher tout le monde
web-unread = { $number ->
    [one] Un nouveau message
   *[other] { $number } nouveaux messages
}
web-more = En savoir plus sur cette table
web-in-words = En texte
web-offered-back = { $who } voudrait reprendre son dernier coup.
web-offered-abort = { $who } propose d’annuler la partie, sans vainqueur.
web-offer-you-back = Tu as demandé à reprendre ton coup.
web-offer-you-abort = Tu as proposé d’annuler la partie, sans vainqueur.
web-offer-agreed = Tu as dit oui.
web-offer-awaits = On attend encore { $who }.
web-offer-lapsed = La partie a continué : trop tard pour reprendre ton coup.
web-offer-declined-back = Ta demande a été refusée : ton coup reste joué.
web-offer-declined-abort = Ta proposition a été refusée : la partie continue.
web-withdraw = Retirer
web-table-menu = Menu de la table
web-rules = Règles
web-rules-of = Règles : { $game }
web-offer-back = Reprendre mon dernier coup
web-offer-abort = Proposer d’annuler la partie
web-bot-for-me = Laisser un bot jouer pour moi
web-hand-over = Céder ma place à quelqu’un
web-hand-over-made = Envoie ce lien à la personne qui doit continuer. Il marche une seule fois, pendant une heure.
web-resign-sure = Abandonner cette partie ?
web-orders = Passer automatiquement
web-order-none = Me demander à chaque fois
web-prompts = Alertes
web-pace = Rythme
web-pace-normal = normal
web-pace-fast = rapide : deux fois moins de temps
web-pace-instant = immédiat : sans animations
web-pace-other = { $who } voudrait : { $pace }
web-pace-agree = C’est le rythme le plus lent choisi à la table qui compte.
web-dropped = { $card } n’était plus possible, alors tu as passé.
web-missed = { $number ->
    [one] Pendant ton absence, tu as manqué une occasion de réagir.
   *[other] Pendant ton absence, tu as manqué { $number } occasions de réagir.
}
web-reaction = Temps pour réagir
web-reaction-brisk = court : 2 secondes, puis la partie continue
web-reaction-relaxed = tranquille : 4 secondes, puis la partie continue
web-reaction-everybody = sans limite : la partie attend tout le monde
web-over = La partie est finie
web-over-level = Égalité
web-over-first = { $number ->
    [one] { $who } a gagné !
   *[other] { $who } ont gagné !
}
web-over-winner = { $number ->
    [one] { $who } a gagné.
   *[other] { $who } ont gagné.
}
web-replay = Revoir la partie
web-share = Partager
web-copy-failed = Sélectionne le texte et copie-le toi-même.
web-figure = Figurine
web-invite = Inviter des amis
web-invite-about = Il suffit d’ouvrir le lien pour s’asseoir, sans compte.
web-invite-picture = Code QR de ce lien
web-only-here = Le lien ne s’ouvre pas sur les autres appareils ?
web-only-here-how = Pour l’instant, il ne marche que sur cet ordinateur. Si c’est toi qui fais tourner Cheeseboard ici, arrête-le et relance-le ainsi :
web-sit-beside = Quelqu’un à côté de moi
web-bot-here = Bot pour la place { $number }
web-bot-with-level = { $name } · niveau { $level } sur { $most }
web-bot-level = bot { $level }/{ $most }
web-no-bot = pas de bot
web-swap = { $who } change de place avec
web-fill-with = Bots pour les places libres
web-wait-start = On attend que l’hôte lance la partie.
web-seal-title = Vérification du hasard
web-waiting-many = { $number ->
    [one] On attend une réponse
   *[other] On attend { $number } réponses
}
web-no-table = Impossible d’ouvrir cette table
web-log = Journal
web-swap-short = changer de place
web-make-pac-man = Créer un labyrinthe
web-make-gouda-gouda = Créer un plateau
web-make-about-pac-man = Place les murs et les figurines, et vois tout de suite si ton labyrinthe fonctionne.
web-make-about-gouda-gouda = Mets des objets dans la pièce, relie-les par des planches, et vois tout de suite si ton plateau fonctionne.
web-make-gallery = Partir de
web-make-empty = vide
web-make-undo = Annuler
web-make-redo = Rétablir
web-make-tools = Ce que tu dessines
web-make-tool-barrier = Mur
web-make-tool-dot = Pastille
web-make-tool-eraser = Gomme
web-make-tool-things = Objets
web-make-tool-planks = Planches
web-make-mirror = Dessin symétrique
web-make-mirror-none = non
web-make-mirror-sides = gauche et droite
web-make-mirror-ends = haut et bas
web-make-mirror-half = demi-tour
web-make-mirror-quarter = quarts de tour
web-make-faults = À corriger
web-make-good = Prêt à jouer !
web-make-checking = Vérification…
web-make-fair = Est-ce équitable ?
web-make-fair-about = Des bots y jouent { $games } parties rapides. Ce ne sont pas des champions : cela donne juste une première idée.
web-make-fair-options = Règles pour les parties des bots
web-make-fair-go = Faire jouer des bots
web-make-fair-stop = Arrêter
web-make-fair-progress = { $games } parties sur { $of }
web-make-fair-pac-man = Pac-Man gagne { $share } % des parties ; très probablement entre { $low } % et { $high } %.
web-make-fair-gouda-gouda = À trois, la personne qui commence gagne { $share } % des parties ; très probablement entre { $low } % et { $high } %.
web-make-fair-even = L’équilibre parfait serait { $even } %. Une partie dure environ { $steps } coups.
web-make-try = Essayer contre des bots
web-make-use = Y jouer à plusieurs
web-make-link = Copier le lien
web-make-link-copied = Copié ! Il suffit d’ouvrir le lien pour voir ton plateau.
web-make-download = Télécharger
web-make-load = Charger un fichier
web-make-bad-file = Impossible d’utiliser ce fichier : un plateau a 60 cases au plus. Choisis un autre fichier.
web-make-bad-link = Ce lien ne contient pas de plateau. Demandes-en un nouveau.
web-make-own = le tien : { $what }
web-make-own-pac-man = { $barriers ->
    [one] labyrinthe à un mur
   *[other] labyrinthe à { $barriers } murs
}
web-make-own-gouda-gouda = { $spaces ->
    [one] plateau à une case
   *[other] plateau à { $spaces } cases
}
web-make-edit = Modifier
web-make-your-own = Créer mon propre plateau
web-make-maze-label = Éditeur de labyrinthe. Flèches : bouger, Entrée : dessiner, R : tourner un mur, Suppr : effacer, chiffres : choisir l’outil.
web-make-maze-keys = Touche ou glisse pour dessiner ; glisse une figurine pour la déplacer. Flèches : bouger, Entrée : dessiner, R : tourner, Suppr : effacer, Ctrl+Z : annuler.
web-make-at = { $at } : { $what }
web-make-nothing = rien
web-make-board-label = Éditeur de plateau. Tab et flèches : passer d’un objet à l’autre, Maj+flèches : déplacer un objet, Suppr : l’enlever.
web-make-board-keys = Touche la pièce pour y poser un objet, fais glisser les objets, relie-les par des planches. Maj+flèches : déplacer, N : ajouter, Suppr : enlever, Ctrl+Z : annuler.
web-make-planks-keys = Glisse d’un objet vers celui du dessus, ou touche l’un puis l’autre. Recommence pour enlever la planche.
web-make-add = Ajouter un objet
web-make-remove = Enlever
web-make-name = Nom
web-make-kind = Ressemble à
web-make-is-start = Les souris peuvent partir d’ici
web-make-is-lowest = C’est la case de départ la plus basse
web-make-is-table = C’est la table
web-make-cheese = Valeur du fromage
web-make-no-cheese = aucun
web-make-leads = Des planches montent vers
web-make-straight = tout droit
web-make-choose = Choisis un objet pour le modifier.
web-make-place = { $name }. { $marks }
web-make-mark-start = départ
web-make-mark-table = table
web-make-mark-cheese = fromage de valeur { $worth }
web-puzzles = Énigmes
web-puzzles-today = Énigme du jour
web-puzzles-about = Trouve le meilleur coup. Une nouvelle énigme chaque jour.
web-puzzle-number = Énigme { $number } sur { $of }
web-puzzle-stars = { $stars ->
    [1] facile
    [2] moyenne
   *[other] difficile
}
web-puzzle-right = Bien vu ! Continue.
web-puzzle-solved = Énigme résolue !
web-puzzle-wrong = Pas tout à fait. Regarde ce qui se passe, puis réessaie.
web-puzzle-thinking = Voyons…
web-puzzle-again = Réessayer
web-puzzle-hint = Indice
web-puzzle-answer = Voir la solution
web-puzzle-answer-is = La solution : { $answer }
web-puzzle-hint-is = Indice : { $hint }
web-puzzle-hint-more = Autre indice
web-puzzle-found = Coups trouvés : { $found } sur { $answers }
web-puzzle-previous = Précédente
web-puzzle-next = Suivante
web-puzzle-streak = { $days ->
    [one] Un jour d’affilée
   *[other] { $days } jours d’affilée
}
web-puzzle-done = { $number ->
    [0] Aucune résolue pour l’instant
    [one] Une résolue jusqu’ici
   *[other] { $number } résolues jusqu’ici
}
web-puzzle-you = Toi
web-puzzle-they = Adversaire
web-puzzle-already = Tu as déjà résolu cette énigme.
refused-no-boards = On ne peut pas créer de plateau pour ce jeu : { $game }.
    .next = Choisis un autre jeu.
refused-too-complex = C’est trop long à lire.
    .next = Fais plus petit et plus simple, puis réessaie.
refused-too-many-estimates = Les bots sont occupés par d’autres plateaux.
    .next = Réessaie dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
refused-unknown-puzzle = L’énigme { $number } n’existe pas.
    .next = La dernière est la { $most }.
refused-puzzle-withdrawn = L’énigme { $number } a été retirée : les règles ont changé, et elle ne marche plus.
    .next = Essaies-en une autre.
refused-puzzle-lost-way = Ces coups ne font pas partie de cette énigme.
    .next = Recommence-la.
web-home-pastimes = Énigmes et créations

# What luck did in a game
luck-seat = place
luck-start = attendu
luck-luck = chance
luck-own = ses décisions
luck-others = décisions des autres
luck-result = résultat
luck-chance = hasard
luck-chart-expected = Chances de victoire, coup après coup
luck-chart-luck = Ce que la chance a donné à chacun jusqu’ici

# Lessons
web-learn = Apprendre en jouant
web-learn-title = Première leçon : { $game }
web-learn-title-of = { $game } · { $lesson }
web-learn-lessons = Leçons
web-learn-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
web-learn-finished = terminée
web-learn-then = Leçon suivante : { $lesson }
web-learn-step = Étape { $number } sur { $of }
web-learn-back = Retour
web-learn-skip = Sauter
web-learn-next = Continuer
web-learn-task = À toi de jouer
web-learn-well = Bravo !
web-learn-not-yet = Pas tout à fait.
web-learn-other = C’est permis, mais cette étape demande autre chose.
web-learn-ruling = Règle { $ruling }
web-learn-end = Tu connais l’essentiel !
web-learn-end-about = Le reste viendra en jouant. Une première partie facile t’attend.
web-learn-first-game = Ma première partie
web-learn-rules = Lire les règles
web-learn-over = Recommencer la leçon
web-learn-leave = Tous les jeux
web-learn-offer = C’est ta première fois ici ?
web-learn-offer-about = Apprends un jeu en cinq minutes, en y jouant.
web-learn-offer-no = Non merci

# At the table: time, absence, rematch
web-over-you = Tu as gagné !
web-over-you-with = Tu as gagné, avec { $who } !
web-over-lost = Tu as perdu
web-over-place = Tu finis { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] à la { $place }e place
}
web-over-lost-on-time = Tu as perdu au temps
web-over-bot-for-you = Ton bot a gagné
web-finished-by-bot = terminé par un bot
web-finished-by-bot-why = Le bot a joué ton dernier coup ou au moins un tiers de tes coups : la partie compte donc pour le bot.
web-stand-in-counts = Si le bot joue ton dernier coup ou un tiers de tous tes coups, la partie compte pour lui.
web-name-of-bot = { $who } (bot)
web-your-bot = ton bot
web-stand-in-you = Un bot joue pour toi.
web-stand-in-resigned = Tu as abandonné. Un bot continue à ta place.
web-stand-in-time = Ton temps est écoulé : un bot joue pour toi.
web-stand-in-bank = Ton temps est écoulé : un bot joue pour toi. À ton retour, tu auras { $time }.
web-stand-in-yours = Un bot joue pour { $who }.
web-stand-in-returning = Te revoilà. Le bot termine ce coup, puis c’est à toi.
web-im-back = Je suis de retour
web-back-next = de retour au prochain coup
web-bot-until-here = un bot joue en attendant
web-stand-in-other = Laisser un bot jouer pour { $who }
web-stand-in-about = Il joue tout de suite. Tu peux revenir à tout moment.
web-stand-in-about-other = Il joue en attendant { $who }.
web-stand-in-level = Quel bot ?
web-stand-in-go = Laisser jouer
web-grace = prolongation
web-grace-you = Prolongation ! Tu n’en as qu’une par partie.
web-easier = Plus facile
web-harder = Plus difficile
web-rematch-rules = Les règles ont changé depuis. La prochaine partie suit la version { $version }.
web-moved-on = Tout le monde s’est décalé d’une place.
web-moved-on-role = Tout le monde s’est décalé d’une place. Tu joues maintenant : { $role }.
web-rematch-role = Tout le monde se décale d’une place. Ensuite, tu joueras : { $role }.

# Before the start of a table
web-invited = Invitation à jouer : { $game }
web-invited-as = Tu joueras sous le nom { $who }.
web-invited-full = Toutes les places sont prises. Tu pourras regarder dès que la partie commencera.
web-your-name = Ton nom
web-join-game = Rejoindre la partie
web-wait-others = Te voilà à la table. On attend les autres…
web-all-here = Tout le monde est là
web-seats-free = { $number ->
    [one] Il reste une place libre. La partie peut commencer quand toutes les places sont prises.
   *[other] Il reste { $number } places libres. La partie peut commencer quand toutes les places sont prises.
}
web-arrived = { $who } a rejoint la table.
web-left = { $who } a quitté la table.
web-table-how = Comment on joue
web-table-usual = Règles standard
web-table-rest-usual = Pour le reste, règles standard
web-table-private = Table privée : il faut le lien ou le code pour la rejoindre
web-table-listed = Dans le salon : tout le monde peut la rejoindre
web-table-unwatched = Pas de spectateurs
web-option-own = personnalisé
web-anybody = Ouverte à tous (la table apparaît dans le salon)
web-share-link = Partager le lien
web-copy-link = Copier le lien
web-fill-instead = Jouer plutôt avec des bots
web-option-range = De { $least } à { $most }.
web-option-per-seat = un nombre différent pour chacun
web-choose-figure = Choisir une figurine
web-colour = Couleur
web-choose-colour = Choisir une couleur
web-against = contre { $bot }
web-home-days = Parties sur plusieurs jours
web-home-left = il reste { $time }
web-over-called-off = Partie annulée
web-rematch-missed = La revanche proposée par { $who } n’est plus possible.
web-look-lost = { $who } a choisi « { $look } ». Tu as maintenant « { $mine } ».
web-look-taken = Quelqu’un a déjà « { $look } » ici. Tu as « { $mine } », ou choisis autre chose.
web-new-with = Qui joue avec toi ?
web-new-friends = amis par lien
web-new-shared = d’autres sur cet écran
web-new-bots = bots
