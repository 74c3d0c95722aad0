# Words common to all games. Keys: seat and list words, refusals of the core, ends by the table, the command line.

and = et
seat-number = Place { $number }

over-aborted = La partie a été annulée. Personne n’a gagné.
over-resigned = Un camp a abandonné.

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
refused-bot-not-yet = « { $bot } » : tes propres programmes ne peuvent pas encore prendre place.
refused-seat-count = On ne peut pas jouer à ce jeu à { $seats }. Nombre de joueurs : { $allowed }.
refused-option-unknown = L’option « { $option } » n’existe pas. Options : { $allowed }.
refused-option-range = L’option « { $option } » ne peut pas valoir { $value }. Valeurs possibles : { $allowed }.
refused-option-form = « { $text } » n’est pas une option. Écris-la sous la forme nom=valeur.

refused-file-missing = Le fichier « { $file } » n’existe pas.
refused-file-unreadable = « { $file } » ne peut pas être lu comme du texte.
refused-file-unwritable = Impossible d’écrire « { $file } ».
refused-file-exists = « { $file } » existe déjà. Reprends-la avec --resume ou choisis un autre nom.
refused-file-line-ends = Ligne { $line } : les lignes doivent se terminer par un simple LF.
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
refused-verify-not-over = La partie n’est pas finie : sa graine est encore secrète et rien ne peut être vérifié.
refused-verify-commitment = La graine n’est pas celle qui était promise : l’engagement ne correspond pas.
refused-verify-draw = Ligne { $line } : l’entrée { $row }, « { $action } », n’est pas ce que tire la graine.
refused-verify-result = Ligne { $line } : le résultat n’est pas celui de la partie.
refused-verify-chain = Ligne { $line } : la chaîne est rompue ; quelque chose a été modifié dans le fichier.
refused-verify-digest = L’empreinte (digest) que tu as gardée n’apparaît pas dans cette partie : la partie a été modifiée, ou c’en est une autre.

refused-no-positions = Les positions du jeu { $game } ne peuvent pas s’écrire en texte.
refused-no-scores = Il n’y a pas de notation pour { $game } ; utilise des fichiers de partie.

saved = Enregistré dans { $file }.
verify-holds = { $draws ->
    [0] La partie est authentique : graine, entrées ({ $rows }), résultat et chaîne concordent.
   *[other] La partie est authentique : graine, tirages ({ $draws }), entrées ({ $rows }), résultat et chaîne concordent.
}
check-holds = Toutes les lois sont respectées. Étapes vérifiées : { $steps } (parties : { $walks }). Parties jouées jusqu’au bout : { $games }, étapes de la plus longue : { $longest }.

refused-nothing-to-take-back = Il n’y a rien à reprendre.

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

table-back = La partie revient avant l’entrée { $row }.
table-resign = { SEAT($who) } abandonne.
table-abort = La partie est annulée.
table-bot = Un bot joue désormais pour { SEAT($who) }.

refused-option-with-position = La position indique déjà les places et les options ; retire --seats et --option.
refused-option-with-resume = Une partie enregistrée a déjà ses places et ses options ; retire --seat et --option.
