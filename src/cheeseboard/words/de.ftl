# Words common to all games. Keys: seat and list words, refusals of the core, ends by the table, the command line.

and = und
seat-number = Platz { $number }

over-aborted = Die Partie wurde abgebrochen. Niemand hat gewonnen.
over-resigned = Eine Seite hat aufgegeben.
over-timeout = Die Zeit ist abgelaufen.

refused-malformed-action = „{ $text }“ lässt sich nicht als Aktion lesen. Schreib ein Verb und die Wörter dazu, zum Beispiel: move e2.
refused-not-now = „{ $action }“ geht jetzt nicht. Tipp ? ein, um zu sehen, was geht.
refused-not-your-turn = { SEAT($seat) } ist gerade nicht am Zug.
refused-game-over = Die Partie ist zu Ende.
refused-not-drawn = „{ $action }“ kann der Zufall hier nicht bringen.
refused-back-too-far = Inzwischen ist etwas Verborgenes oder Zufälliges bekannt geworden; zurücknehmen geht nicht mehr.
refused-bad-table-row = Der Tisch kann „{ $action }“ nicht ausführen.
refused-row-missing = Eintrag { $row } fehlt.

refused-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht. Zur Wahl stehen: { $games }.
refused-unknown-bot = Den Bot „{ $bot }“ gibt es hier nicht. Zur Wahl stehen: { $bots }.
refused-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Zur Wahl stehen: { $languages }.
refused-bot-only-in-match = „{ $bot }“: Eigene Programme können nur in einem Match mitspielen.
refused-program-missing = Das Programm „{ $program }“ lässt sich nicht starten.
refused-program-silent = „{ $program }“ hat auf „{ $command }“ nicht rechtzeitig geantwortet.
refused-program-wrong = „{ $program }“ hat auf „{ $command }“ mit „{ $answer }“ geantwortet.
refused-seat-count = { $seats ->
    [one] Dieses Spiel geht nicht mit { $seats } Person. Personen: { $allowed }.
   *[other] Dieses Spiel geht nicht mit { $seats } Personen. Personen: { $allowed }.
}
refused-option-unknown = Die Option „{ $option }“ gibt es nicht. Optionen: { $allowed }.
refused-option-range = Die Option „{ $option }“ kann nicht { $value } sein. Möglich: { $allowed }.
refused-option-form = „{ $text }“ ist keine Option. Schreib sie als Name=Wert.
refused-ladder-too-few = Für eine Rangliste braucht es mindestens zwei Bots.

refused-file-missing = Die Datei „{ $file }“ gibt es nicht.
refused-file-unreadable = „{ $file }“ lässt sich nicht als Text lesen.
refused-file-unwritable = „{ $file }“ lässt sich nicht schreiben.
refused-file-exists = „{ $file }“ gibt es schon. Mach mit --resume dort weiter oder wähle einen anderen Namen.
refused-file-line-ends = Zeile { $line }: Zeilen dürfen nur mit LF enden.
refused-file-control-sign = Zeile { $line } enthält ein Steuerzeichen, das in keiner Partiedatei steht. Entferne es und versuch es noch einmal.
refused-file-too-long = Die Datei ist zu lang für eine einzige Partie.
refused-file-cut-off = Zeile { $line }: Die Datei ist abgeschnitten; sie muss mit einem Zeilenumbruch enden.
refused-file-no-blank-line = Zeile { $line }: Zwischen den Angaben im Kopf und den Einträgen muss eine Leerzeile stehen.
refused-file-bad-tag = Zeile { $line }: „{ $tag }“ ist keine Angabe, die hierhergehört.
refused-file-bad-value = Zeile { $line }: Der Wert der Angabe { $tag } lässt sich nicht lesen.
refused-file-tag-missing = Zeile { $line }: Die Angabe { $tag } fehlt.
refused-file-nonce-count = Zeile { $line }: In Nonces muss für jeden Platz ein Wert stehen, notfalls ein leerer.
refused-file-bad-row = Zeile { $line }: Das ist kein Eintrag wie „2 0 move e2“.
refused-file-row-number = Zeile { $line }: Hier muss Eintrag { $row } stehen.
refused-file-row-after-end = Zeile { $line }: Nach den Einträgen dürfen nur noch Result und Digest kommen.
refused-file-other-game = Die Datei gehört zu einem anderen Spiel: „{ $game }“.
refused-file-newer-rules = Die Datei braucht die Regeln { $rules }; unsere sind älter. Aktualisiere Cheeseboard.
refused-file-bad-options = Mit den Optionen dieser Datei kann keine Partie beginnen: { $why }.
refused-file-illegal-row = Zeile { $line }: Eintrag { $row } ist nicht spielbar: { $why }.
refused-file-over = Die Partie in dieser Datei ist zu Ende. Mit „cheeseboard replay“ kannst du sie ansehen.
refused-file-no-seed = Der Startwert dieser laufenden Partie fehlt: Er sollte in „{ $file }“ liegen.
refused-results-unreadable = „{ $file }“ ist keine Datei mit Ergebnissen.
refused-results-of-another = In „{ $file }“ stehen Ergebnisse eines anderen Spiels, Startwerts oder anderer Optionen. Wähle einen anderen Namen.
refused-luck-not-over = Die Partie in „{ $file }“ ist noch nicht zu Ende: Was das Glück getan hat, weiß man erst danach.
refused-verify-not-over = Die Partie ist noch nicht zu Ende. Ihr Startwert ist also noch geheim, und es lässt sich nichts prüfen.
refused-verify-commitment = Der Startwert ist nicht der versprochene: Das Commitment passt nicht dazu.
refused-verify-draw = Zeile { $line }: Eintrag { $row }, „{ $action }“, ist nicht das, was der Startwert auslost.
refused-verify-result = Zeile { $line }: Das Ergebnis passt nicht zur Partie.
refused-verify-chain = Zeile { $line }: Die Kette ist gerissen; etwas in der Datei wurde geändert.
refused-verify-digest = Dein aufbewahrter Prüfwert (Digest) kommt in dieser Partie nicht vor: Sie wurde geändert, oder es ist eine andere.

refused-no-positions = Stellungen von { $game } lassen sich nicht als Text schreiben.
refused-no-scores = Für { $game } gibt es keine Notation; nimm Partiedateien.
refused-no-engine = Für { $game } gibt es keine Engine.
refused-no-such-command = Den Befehl „{ $command }“ gibt es nicht. Befehle: { $commands }.
refused-seconds-range = „{ $text }“ ist keine Bedenkzeit. Schreib Sekunden, mehr als 0 und höchstens { $most }.

saved = Gespeichert in { $file }.
verify-holds = { $draws ->
    [0] Die Partie hält stand: Startwert, Einträge ({ $rows }), Ergebnis und Kette stimmen.
   *[other] Die Partie hält stand: Startwert, Auslosungen ({ $draws }), Einträge ({ $rows }), Ergebnis und Kette stimmen.
}
check-begins = Partien gegen alle Gesetze: { $walks }, danach bis zum Ende: { $games }. Das dauert etwas …
check-holds = Alle Gesetze gelten. Geprüfte Schritte: { $steps } (Partien: { $walks }). Zu Ende gespielte Partien: { $games }, Schritte der längsten: { $longest }.

analyse-steps = { $steps } Schritte
analyse-won = gewinnt in { $actions }
analyse-lost = verliert in { $actions }
analyse-work = Tiefe { $depth }, Stellungen: { $nodes }
analyse-better = besser: { $line }
verdict-good = gut
verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = grober Fehler

refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refused-which-seat = { $seats } sind gleichzeitig gefragt. Sag, für welchen Platz, etwa: seat=1.
refused-chance-first = Zuerst entscheidet der Zufall. Spiele eines seiner Ergebnisse.
refused-unknown-seat = Platz { $seat } gibt es nicht. Der letzte ist { $most }.
refused-unknown-row = Zeile { $row } gibt es nicht. Die letzte ist { $most }.
refused-bots-per-seat = { $bots } Bots passen nicht auf { $seats } Plätze. Gib einen für alle an oder einen für jeden.
refused-names-per-seat = { $names } Namen passen nicht auf { $seats } Plätze. Gib einen für jeden an.
refused-file-has-secrets = Die Datei „{ $file }“ würde alle verdeckten Karten der laufenden Partie zeigen. Wenn du das willst, speichere mit secrets=True.

play-promise = Was der Zufall bringt, steht schon fest; das Siegel: { $commitment }. Tipp ? ein, wenn du Hilfe brauchst.
play-prompt = { SEAT($who) } ›
play-thinking = { SEAT($who) } denkt nach …
play-hand-over = { SEAT($who) }, du bist am Zug: Nimm die Tastatur und drück Enter.
play-help-short = Tipp eine Aktion ein, oder ? für Hilfe.
play-help = Tipp eine Aktion ein oder eines davon: show, tell, undo, save DATEI, resign, quit. Das kannst du jetzt spielen:
play-undone = Zurückgenommen.
play-resume = Später geht es weiter mit: { $command }
play-bye = Bis bald! (Mit --save DATEI beim Start bleibt dir eine Partie für später erhalten.)

players = { $seats } Personen

bot-random = Zufall
bot-random-about = Spielt, was ihm gerade einfällt.
bot-greedy = Gierschlund
bot-greedy-about = Nimmt, was im Augenblick am besten aussieht.
bot-level = Stufe { $number }
bot-level-about = Je höher die Stufe, desto stärker der Bot.
# One for each bot at a table, with a comma between; the same in every language.
bot-names = Pip, Momo, Bobo, Zuzu, Kiko, Lulu, Nino, Tilda, Otto, Ida, Emil, Frida, Knut, Selma, Oskar, Wanda, Theo, Mimi, Rollo, Fanny, Hugo, Bella, Anton, Olga, Pepe, Greta, Bruno, Stella, Felix, Zita

event-rows-taken-back = Die Partie geht zurück vor Eintrag { $row }.
event-player-resigned = { SEAT($seat) } gibt auf.
    .you-seat = Du hast aufgegeben.
event-time-ran-out = { SEAT($seat) } hat die Zeit überschritten.
    .you-seat = Deine Zeit ist abgelaufen.
event-game-aborted = Die Partie wird abgebrochen.
event-stand-in-seated = Für { SEAT($seat) } spielt ein Bot.
    .you-seat = Für dich spielt ein Bot.

refused-option-with-position = Plätze und Optionen stehen schon in der Stellung; lass --seats und --option weg.
refused-option-with-resume = Eine gespeicherte Partie hat ihre Plätze und Optionen schon; lass --seat und --option weg.

# store and bus
refused-store-down = Die Partien können gerade weder gelesen noch gespeichert werden. Nichts ist verloren; versuch es gleich noch einmal.
refused-database-newer = Diese Datenbank stammt von einem neueren Cheeseboard (Version { $version }, dieses kennt { $newest }). Aktualisiere Cheeseboard; die Datenbank blieb unverändert.
refused-database-foreign = In dieser Datei oder Datenbank liegt etwas anderes als Partien von Cheeseboard. Sie blieb unverändert.
refused-code-taken = Diesen Code hat schon ein anderer offener Tisch.
refused-account-taken = Ein Konto dieses Namens gehört schon jemand anderem.
refused-has-account = Du hast schon ein Konto.
refused-unknown-person = Niemand mit dieser Kennung ist hier bekannt.
refused-bus-down = Unter dieser Adresse ist Redis nicht erreichbar.
refused-bus-needed = Mehrere Prozesse brauchen Redis, um voneinander zu hören. Gib seine Adresse mit --bus an.

# The server

refused-too-fast = Das ging etwas zu schnell. Versuch es in { $seconds } s noch einmal.
refused-too-big = Das ist zu viel auf einmal.
refused-not-json = Hier wird nur JSON gelesen. Schick es mit Content-Type: application/json.
refused-head-too-big = Dein Browser hat vor der Anfrage mehr geschickt, als dieser Server liest. Lösche die Cookies dieser Seite und versuch es noch einmal.
refused-request-too-slow = Die Anfrage hat zu lange gebraucht. Bitte versuch es noch einmal.
refused-too-many-connections = Von deiner Adresse sind schon { $most } Verbindungen offen. Schließ einige Tabs oder Programme und versuch es noch einmal.
refused-server-full = Der Server ist gerade voll. Versuch es in { $seconds } s noch einmal.
refused-no-person = Komm erst herein: Dafür braucht es einen Namen.
refused-bad-token = Dieses Token gilt nicht.
refused-bad-word = Diese Einladung, einen Platz zu übernehmen, gilt nicht mehr.
refused-bad-link = Dieser Link wurde schon benutzt oder ist zu alt. Erstell einen neuen.
refused-wrong-password = Name und Passwort passen nicht zusammen.
refused-bad-name = Ein Name braucht mindestens einen Buchstaben.
refused-foreign-host = Auf den Namen „{ $host }“ hört dieser Server nicht.
refused-foreign-page = Das kam von einer fremden Seite.
refused-bad-request = Das lässt sich nicht lesen: { $what }.
refused-wrong-method = So geht das nicht.
refused-unknown-page = Hier ist nichts.
refused-old-page = Bitte lade diese Seite neu.
refused-our-fault = Bei uns ist etwas schiefgegangen. Es wurde nichts geändert; versuch es bitte noch einmal.
refused-not-watchable = Diese Partie dürfen nur die Spielenden sehen.
refused-bot-plays = Für { SEAT($seat) } spielt gerade ein Bot. Nimm erst den Platz zurück.
refused-unknown-code = Kein offener Tisch hat diesen Code.
refused-bot-too-slow = Ein Bot darf hier höchstens { $seconds } s nachdenken.
refused-not-a-window = Passen, ohne hinzusehen, geht nur, solange alle reagieren dürfen. Sieh dir deine Seite an und wähle eine Aktion.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-no-rules-page = Die Regeln von { $game } gehören nicht zu dieser Installation.
refused-lesson-other = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes: { $action }.
refused-no-lesson = Zu { $game } gibt es noch keine Lektion.
refused-unknown-lesson-step = Einen Schritt { $step } hat die Lektion nicht.
refused-log-level = Protokolle der Stufe „{ $level }“ gibt es nicht. Zur Wahl stehen debug, info, warning und error.
refused-bad-database = Die Adresse hinter --db gehört zu keiner Datenbank. Nimm sqlite:///ordner/datei.db oder postgresql+asyncpg://name@rechner/datenbank.
refused-bad-bus = Die Adresse hinter --bus gehört zu keinem Redis-Server. Nimm redis://rechner:6379.
refused-bad-url = „{ $url }“ ist keine Adresse wie https://games.example.
refused-bad-host = Dieser Rechner hat keine Adresse „{ $host }“.
refused-no-free-port = Port { $port } und die folgenden sind alle belegt.
refused-port-forbidden = Port { $port } darfst du nicht öffnen. Nimm einen über 1023.
refused-folder-unwritable = In „{ $folder }“ lässt sich nichts speichern; nenne mit --data einen anderen Ordner.
refused-nothing-kept = In „{ $folder }“ ist noch nichts gespeichert.
refused-unknown-account = Es gibt kein Konto „{ $account }“.

event-seat-reclaimed = { SEAT($seat) } ist wieder da.
    .you-seat = Du bist wieder da.

serve-address = Gespielt wird auf { $address }
serve-only-here = Nur dieser Rechner kann mitspielen. Mit --lan können auch andere im eigenen Netz dazukommen.
serve-data = Alles wird gespeichert in { $folder }
serve-stop = Strg-C hält den Server an.
serve-stopped = Angehalten. Alle Partien sind gespeichert.
worker-ready = Hier denken die Bots nach. Strg-C hält sie an.
people-reset = Neues Passwort von { $account }: { $password }
web-not-built = Die Weboberfläche ist auf diesem Server noch nicht gebaut
web-not-built-how = Zum Bauen führ das im Ordner mit dem Quelltext von Cheeseboard aus und lade dann diese Seite neu:
web-not-built-terminal = Oder spiel im Terminal:

# Lobby and table in the web client
web-welcome = Was spielen wir?
web-seats = Mitspielende
web-option-usual = wie üblich
web-clock = Bedenkzeit
web-watchable = Andere dürfen zuschauen
web-open-tables = Offene Tische
web-code-label = Code, sechs Buchstaben
web-join = Mitspielen
web-asks-you = du bist dran
web-table = Tisch
web-board = Spielbrett
web-starting = Das Spiel beginnt gleich …
web-invite-link = Link für Freunde
web-copied = Kopiert.
web-code = Code:
web-start = Anfangen
web-fill = Mit Bots füllen und anfangen
web-your-turn = Du bist dran
web-your-answer = Deine Antwort ist gefragt
web-turn-of = { $who }, du bist dran
web-play = Spielen
web-choose = Auswählen: { $number }
web-none = nichts
web-waiting = Warten auf { $who }
web-in = Deine Antwort ist da. Die anderen überlegen noch.
web-spectator = Du schaust zu.
web-at-the-table = Am Tisch
web-empty-seat = leerer Platz
web-free = frei
web-you = du
web-bot = Bot
web-away = weg
web-sit = Hier hinsetzen
web-name-there = Wer sitzt dort?
web-stand = Aufstehen
web-remove = Platz frei machen
web-bot-soon = In { $left } darf ein Bot einspringen
web-let-bot = Bot spielen lassen
web-agree = Einverstanden
web-decline = Nein
web-resign = Aufgeben
web-file = Partie herunterladen
web-rematch = Noch einmal
web-rematch-there = Zur nächsten Partie
web-rematch-offered = { $who } möchte noch eine Partie spielen.
web-rematch-waits = Warten auf { $who } …
web-rematch-declined = Die Revanche wurde abgelehnt.
web-rematch-lapsed = Niemand hat rechtzeitig zugesagt.
web-rematch-join = Mitspielen
web-rematch-no = Nein danke
web-rematch-start = Ohne sie starten
web-news = Was geschah
web-chat = Gespräch
web-chat-label = Etwas sagen
web-send = Senden
web-lost = Die Verbindung ist weg. Neuer Versuch …
web-back-again = Wieder verbunden.
web-new-version = Eine neue Version ist da. Die Seite lädt gleich neu.
web-new-version-reload = Eine neue Version ist da. Bitte lade diese Seite neu.
web-seal = Siegel für alles, was der Zufall bringt: { $text }
web-link-title = Dein Platz auf diesem Gerät
web-link-done = Du bist hier jetzt { $who }.
web-link-ask = Du bist auf diesem Gerät { $me } und hast { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}. Willst du hier { $who } werden?
web-link-become = { $who } werden
web-link-stay = { $me } bleiben

# tables
refused-stale = Die Frage hat sich inzwischen geändert. Schau noch einmal hin und antworte dann.
refused-too-busy = Am Tisch ist gerade zu viel los. Versuch es bitte noch einmal.
refused-unknown-table = Diesen Tisch gibt es nicht. Prüf den Link oder den Code.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-already-started = Die Partie hat begonnen; die Plätze lassen sich nicht mehr ändern.
refused-seat-taken = Platz { $seat } ist besetzt. Such dir einen anderen aus.
refused-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
refused-no-such-row = Das Spiel hat bisher nur { $rows } Zeilen.
refused-seats-empty = Einige Plätze sind leer. Warte auf jemanden oder setz Bots hin.
refused-seat-has-bot = Auf Platz { $seat } spielt schon ein Bot, oder er gehört niemandem.
refused-seat-has-no-bot = Auf Platz { $seat } spielt kein Bot, von dem du übernehmen könntest.
refused-not-away-long-enough = { SEAT($seat) } kann noch zurückkommen. Warte ein wenig, bevor ein Bot weiterspielt.
refused-not-your-seat = Platz { $seat } gehört dir nicht.
refused-not-your-table = Das darf nur, wer den Tisch eröffnet hat.
refused-not-at-this-table = Du sitzt nicht an diesem Tisch.
refused-look-taken = „{ $look }“ hat schon jemand anderes. Such dir etwas anderes aus.
refused-unknown-order = Die Daueranweisung „{ $order }“ gibt es nicht. Wähle eine von diesen: { $orders }.
refused-nothing-offered = Es liegt kein Angebot vor, oder es gilt nicht mehr.

# The web client
web-skip = Zum Inhalt springen
web-home = Zu den Spielen
web-home-link = Cheeseboard, zu den Spielen
web-everywhere = Du und dieses Gerät
web-opening = Einen Moment …
web-again = Noch einmal versuchen
web-close = Schließen
web-cancel = Lieber nicht
web-unreached = Der Server ist gerade nicht zu erreichen.
web-nowhere = Hier ist nichts
web-nowhere-about = Vielleicht stimmt der Link nicht, oder jemand hat den Tisch abgeräumt.
web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Bewegung
web-motion-auto = wie das Gerät
web-motion-full = lebhaft
web-motion-calm = ruhig
web-sound = Töne
web-autoplay = Erzwungene Züge von selbst spielen
web-autoplay-about = Wenn es nur eine Möglichkeit gibt und sie niemandem etwas über deine Karten verrät.
web-notify = Melden, wenn ich dran bin
web-notify-about = Eine Mitteilung, wenn die Seite im Hintergrund ist.
web-about = Über Cheeseboard
web-me = Du
web-guest-name = Maus { $number }

# Home of the web client
web-home-promise = Ohne Konto, ohne Cloud: sofort gegen Bots spielen, zusammen an einem Bildschirm, oder Freunden einen Link schicken. Jeder Wurf lässt sich nachprüfen.
web-home-games = Spiele
web-home-players = { $fewest } bis { $most } Personen
web-home-players-only =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
web-home-play = Sofort spielen
web-home-find = Spiel suchen
web-home-found = { $count ->
    [0] Kein Spiel heißt so.
    [one] Ein Spiel gefunden.
   *[other] { $count } Spiele gefunden.
}
web-home-new = Tisch anlegen
web-home-rules = Regeln
web-home-running = Deine laufenden Spiele
web-home-finished = Deine beendeten Spiele
web-home-replay = Ansehen
web-home-more = Alle zeigen
web-home-join = Zu Freunden setzen
web-home-join-about = Gib die sechs Buchstaben ein, die du bekommen hast, oder öffne den Link.
web-home-no-tables = Gerade ist kein Tisch offen. Leg einen an!

# A new table in the web client
web-yes = ja
web-no = nein
web-new-who = Wer spielt mit?
web-new-how = Wie wird gespielt?
web-new-players = zu { $number ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $number }
}
web-new-seat = Platz { $number }
web-new-player = Spieler { $number }
web-new-me = ich
web-new-here = am selben Bildschirm
web-new-friend = Freund per Link
web-new-bot = Bot
web-new-name = Name
web-new-level = Wie stark
web-new-start = Spiel starten
web-new-invite = Tisch anlegen und einladen
web-clock-none = ohne Uhr
web-clock-decision = { $time } für jede Entscheidung
web-clock-bank = { $time } pro Person, jedes Mal { $more } dazu

# Replay and the check of the dice in the web client
web-replay-title = Wiederholung
web-replay-eyes = Gesehen von
web-replay-open = allen, alles offen
web-replay-spectator = einem Zuschauer
web-replay-first = Zum Anfang
web-replay-before = Einen Schritt zurück
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-step = Schritt { $number } von { $of }
web-replay-table = Zum Tisch
web-replay-share = Diesen Moment teilen
web-replay-copied = Der Link ist kopiert.
web-replay-download = Partie herunterladen
web-fair-title = War der Zufall ehrlich?
web-fair-about = Vor dem Spiel hat sich der Server auf eine geheime Zahl festgelegt, und alle haben eine eigene dazugegeben. Jetzt ist das Geheimnis offen, und dein Browser kann alles noch einmal ziehen und vergleichen.
web-fair-run = Zufall nachprüfen
web-fair-yes = Alles ist, wie versprochen.
web-fair-no = Etwas passt nicht.
web-fair-promise = Die geheime Zahl ist die versprochene.
web-fair-draws = { $number ->
    [0] In diesem Spiel wurde nichts gezogen.
    [one] Eine Ziehung, wiederholt mit demselben Ergebnis.
   *[other] { $number } Ziehungen, wiederholt mit denselben Ergebnissen.
}
web-fair-chain = Keine Zeile des Protokolls wurde verändert ({ $number ->
    [one] eine Zeile
   *[other] { $number } Zeilen
}).
web-fair-kept = Es ist genau das Spiel, das dieser Browser gesehen hat.
web-fair-list = Jede einzelne Ziehung
web-fair-row = Zeile
web-fair-drawn = Gezogen
web-fair-chance = Chance

# Rules, About and You in the web client
web-rules-print = Drucken
web-about-what = Cheeseboard ist freie Software, um vier Brettspiele zusammen zu spielen: an einem Bildschirm, über einen Link oder gegen Bots. Es läuft auf deinem eigenen Rechner.
web-about-fair = Niemand erfährt, was er nicht wissen darf, weder Mensch noch Bot, und jede Ziehung lässt sich nach dem Spiel nachprüfen.
web-about-names = Namen
web-about-trademarks = Quoridor ist eine Marke von Gigamic. PAC-MAN gehört Bandai Namco Entertainment Inc. Gouda! Gouda! und Gouda Gangster sind Namen von Spielen ihrer Verlage. Wir nennen sie nur, um zu sagen, welches Spiel gemeint ist; keiner der Inhaber hat mit diesem Projekt zu tun.
web-about-credits = Dank
web-about-icons = Bretter, Figuren und Klänge sind unsere eigenen. Die kleinen Zeichen auf Karten sind von Lorc, Delapouite und anderen von game-icons.net.
web-me-title = Das bist du
web-me-name = Der Name, den andere sehen
web-me-save = Speichern
web-me-renamed = Du heißt jetzt { $who }.
web-me-account = Konto
web-me-account-about = Du brauchst keins. Es behält deine Spiele und deinen Namen, wenn du das Gerät wechselst.
web-me-account-name = Kontoname
web-me-password = Passwort, mindestens acht Zeichen
web-me-login = Anmelden
web-me-register = Konto anlegen
web-me-signed-in = Du bist als { $account } angemeldet.
web-me-welcome = Willkommen, { $who }!
web-me-leave = Abmelden
web-me-device = Ein anderes Gerät
web-me-device-about = Öffne dort diesen Link, und du bist wieder du selbst, mit allen deinen Spielen. Er gilt einmal, behalte ihn also für dich.
web-me-device-make = Link erzeugen
web-me-copy = Kopieren
web-me-copied = Kopiert.
web-me-bots = Deine eigenen Bots
web-me-bots-about = Mit einem Token kann dein Programm an Tischen sitzen und in deinem Namen spielen.
web-me-bots-once = Er wird nur jetzt gezeigt. Kopiere ihn.
web-me-bots-label = Name des Programms
web-me-bots-make = Token erzeugen
web-me-bots-drop = Widerrufen
web-me-kept = Was über dich gespeichert ist
web-me-kept-about = Dein Name, deine Plätze und was du in Chats geschrieben hast. Du kannst alles mitnehmen oder dich vergessen lassen: Spiele bleiben, dein Name nicht.
web-me-export = Alles herunterladen
web-me-forget = Mich vergessen
web-me-forget-sure = Ja, mich endgültig vergessen
web-rank = Platz { $rank }
web-bot-plays = Bot spielt · { $bot }
web-time-left = Verbleibende Zeit
web-last-quarter = Die Zeit wird knapp: noch { $left }.
web-curtain-title = Gebt den Bildschirm an { $who }
web-curtain-about = Alle anderen schauen bitte kurz weg.
web-curtain-lift = Ich bin { $who }: meine Seite zeigen
web-window = Will hier jemand reagieren?
web-window-nobody = Niemand
web-peek = Die eigene Seite ansehen:
web-cover = Wieder verdecken
web-log-all = Alles von Anfang an zeigen
web-log-empty = Noch ist nichts geschehen.
web-look-back = Hierhin zurückschauen
web-looking-back = Zeile { $row } von { $newest }
web-step-back = Eine Zeile zurück
web-step-on = Eine Zeile weiter
web-now = Zurück zum Jetzt
web-now-asked = Du bist dran: zurück zum Jetzt
web-chat-empty = Noch hat niemand etwas gesagt.
web-missed-steps = Inzwischen wurden { $number } Züge gemacht. Der letzte:
web-mute = { $who } stumm schalten
web-hear-all = Wieder alle hören
web-unread = { $number ->
    [one] Eine neue Nachricht
   *[other] { $number } neue Nachrichten
}
web-more = Mehr von diesem Tisch
web-in-words = In Worten
web-offered-back = { $who } möchte den letzten Zug zurücknehmen.
web-offered-abort = { $who } möchte die Partie abbrechen.
web-offer-waits = Du bist einverstanden. Die anderen müssen noch zustimmen.
web-withdraw = Zurückziehen
web-table-menu = Tischmenü
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-offer-back = Meinen letzten Zug zurücknehmen
web-offer-abort = Partie abbrechen
web-bot-for-me = Einen Bot für mich spielen lassen
web-hand-over = Meinen Platz weitergeben
web-hand-over-made = Schick diesen Link an die Person, die weiterspielen soll. Er gilt einmal, eine Stunde lang.
web-resign-sure = Gibt { $who } wirklich auf?
web-orders = Dauerauftrag
web-order-none = Jedes Mal fragen
web-over = Die Partie ist zu Ende
web-over-level = Unentschieden: alle gleichauf
web-over-first = { $number ->
    [one] { $who } hat gewonnen!
   *[other] { $who } haben gewonnen!
}
web-replay = Noch einmal ansehen
web-share = Teilen
web-copy-failed = Bitte markier den Text und kopier ihn selbst.
web-figure = Figur
web-invite = Freunde einladen
web-invite-about = Wer den Link öffnet, kann sich hinsetzen, ganz ohne Konto.
web-invite-picture = QR-Code dieses Links
web-only-here = Im Moment kann nur dieser Rechner mitspielen.
web-only-here-how = Damit andere in deinem Netz dazukommen können, stopp den Server und starte ihn so:
web-sit-beside = Jemand neben mir
web-bot-here = Bot für Platz { $number }
web-bot-with-level = { $name } · { $level } von { $most }
web-bot-level = Bot { $level }/{ $most }
web-no-bot = kein Bot
web-swap = { $who } tauscht den Platz mit
web-fill-with = Bots für die freien Plätze
web-wait-start = Gleich startet der Gastgeber das Spiel.
web-seal-title = Fair von Anfang an
web-waiting-many = { $number ->
    [one] Warten auf eine Antwort
   *[other] Warten auf { $number } Antworten
}
web-no-table = Kein Weg zu diesem Tisch
web-log = Verlauf
web-swap-short = Platz tauschen
web-make-pac-man = Eigenes Labyrinth
web-make-gouda-gouda = Eigener Spielplan
web-make-about-pac-man = Leg Barrieren, stell alle auf und sieh sofort, ob man darauf spielen kann.
web-make-about-gouda-gouda = Stell Dinge ins Zimmer, verbinde sie mit Brettern und sieh sofort, ob man darauf spielen kann.
web-make-gallery = Anfangen mit
web-make-empty = leer
web-make-undo = Rückgängig
web-make-redo = Wiederholen
web-make-tools = Was du zeichnest
web-make-tool-barrier = Barriere
web-make-tool-dot = Punkt
web-make-tool-eraser = Radierer
web-make-tool-things = Dinge
web-make-tool-planks = Bretter
web-make-mirror = Symmetrisch zeichnen
web-make-mirror-none = nein
web-make-mirror-sides = links und rechts
web-make-mirror-ends = oben und unten
web-make-mirror-half = halbe Drehung
web-make-mirror-quarter = Vierteldrehungen
web-make-faults = Was noch zu tun ist
web-make-good = Fertig zum Spielen!
web-make-checking = Wird geprüft …
web-make-fair = Ist es fair?
web-make-fair-about = Bots spielen { $games } schnelle Partien darauf. Meister sind sie nicht; nimm es als erste Schätzung.
web-make-fair-go = Bots spielen lassen
web-make-fair-stop = Anhalten
web-make-fair-progress = { $games } von { $of } Partien
web-make-fair-pac-man = Pac-Man gewinnt { $share } % der Partien; sehr wahrscheinlich zwischen { $low } % und { $high } %.
web-make-fair-gouda-gouda = Zu dritt gewinnt, wer beginnt, { $share } % der Partien; sehr wahrscheinlich zwischen { $low } % und { $high } %.
web-make-fair-even = Ausgeglichen wären { $even } %. Eine Partie dauert etwa { $steps } Schritte.
web-make-try = Gegen Bots ausprobieren
web-make-use = An einem Tisch benutzen
web-make-link = Link kopieren
web-make-link-copied = Kopiert! Wer den Link öffnet, sieht deinen Plan.
web-make-download = Herunterladen
web-make-load = Datei laden
web-make-bad-file = Diese Datei lässt sich nicht zeichnen: Ein Plan hat höchstens 60 Felder. Wähle eine andere Datei.
web-make-bad-link = In diesem Link steckt kein Plan.
web-make-own = eigener Entwurf: { $what }
web-make-own-pac-man = { $barriers ->
    [one] Labyrinth mit einer Barriere
   *[other] Labyrinth mit { $barriers } Barrieren
}
web-make-own-gouda-gouda = { $spaces ->
    [one] Plan mit einem Feld
   *[other] Plan mit { $spaces } Feldern
}
web-make-edit = Ändern
web-make-your-own = Selbst entwerfen
web-make-maze-label = Labyrinth im Entwurf. Pfeiltasten bewegen, Enter zeichnet, R dreht eine Barriere, Entf radiert, Ziffern wählen das Werkzeug.
web-make-maze-keys = Zeichne durch Tippen oder Ziehen; Figuren lassen sich ziehen. Pfeile bewegen, Enter zeichnet, R dreht, Entf radiert, Strg+Z macht rückgängig.
web-make-at = { $at }: { $what }
web-make-nothing = nichts
web-make-board-label = Plan im Entwurf. Tab und Pfeile gehen von Ding zu Ding, Umschalt und Pfeile verschieben eines, Entf nimmt es weg.
web-make-board-keys = Tippe ins Zimmer, um ein Ding hinzustellen, zieh Dinge umher und verbinde sie mit Brettern. Umschalt+Pfeile verschieben, N fügt hinzu, Entf nimmt weg, Strg+Z macht rückgängig.
web-make-planks-keys = Zieh von einem Ding zu dem darüber, oder tippe erst das eine, dann das andere an. Noch einmal nimmt das Brett weg.
web-make-add = Ding hinzufügen
web-make-remove = Wegnehmen
web-make-name = Name
web-make-kind = Sieht aus wie
web-make-is-start = Hier können Mäuse beginnen
web-make-is-lowest = Das unterste Startfeld
web-make-is-table = Das ist der Tisch
web-make-cheese = Wert des Käses
web-make-no-cheese = keiner
web-make-leads = Bretter führen hinauf zu
web-make-straight = geradeaus
web-make-choose = Wähl ein Ding, um es zu ändern.
web-make-place = { $name }. { $marks }
web-make-mark-start = Start
web-make-mark-table = Tisch
web-make-mark-cheese = Käse, Wert { $worth }
web-puzzles = Rätsel
web-puzzles-today = Rätsel des Tages
web-puzzles-about = Eine Stellung, eine beste Antwort. Jeden Tag eine neue.
web-puzzle-number = Rätsel { $number } von { $of }
web-puzzle-stars = { $stars ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
web-puzzle-right = Richtig! Weiter so.
web-puzzle-solved = Gelöst!
web-puzzle-wrong = Nicht ganz. Sieh, was darauf folgt, und versuch es noch einmal.
web-puzzle-thinking = Mal sehen …
web-puzzle-again = Noch einmal versuchen
web-puzzle-hint = Tipp
web-puzzle-answer = Lösung zeigen
web-puzzle-answer-is = Die Lösung: { $answer }
web-puzzle-hint-is = Tipp: { $hint }
web-puzzle-hint-more = Noch ein Tipp
web-puzzle-found = { $found } von { $answers } gefunden
web-puzzle-previous = Vorheriges
web-puzzle-next = Nächstes
web-puzzle-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
web-puzzle-done = { $number ->
    [one] Bisher eines gelöst
   *[other] Bisher { $number } gelöst
}
web-puzzle-you = Du
web-puzzle-they = Gegner
web-puzzle-already = Dieses hast du schon gelöst.
refused-no-boards = { $game } kennt keine eigenen Pläne.
refused-too-complex = Das zu lesen dauert zu lange. Mach es kleiner und einfacher und versuch es dann noch einmal.
refused-too-many-estimates = Die Bots sind gerade mit anderen Plänen beschäftigt. Versuch es in { $seconds } s noch einmal.
refused-unknown-puzzle = Rätsel { $number } gibt es nicht; das letzte ist { $most }.
refused-puzzle-withdrawn = Rätsel { $number } wurde zurückgezogen: Seitdem haben sich die Regeln geändert, und es ist kein Rätsel mehr. Es gibt genug andere.
refused-puzzle-lost-way = Das Rätsel ist einen anderen Weg gegangen. Fang es neu an.
web-home-pastimes = Rätsel und Werkstatt

# What luck did in a game
luck-seat = Platz
luck-start = erwartet
luck-luck = Glück
luck-own = eigene Entscheidungen
luck-others = Entscheidungen der anderen
luck-result = Ergebnis
luck-chance = Zufall
luck-chart-expected = Erwarteter Anteil am Sieg, Eintrag für Eintrag
luck-chart-luck = Was das Glück bisher wem gebracht hat

# Lessons
web-learn = Spielend lernen
web-learn-title = Erste Lektion: { $game }
web-learn-step = Schritt { $number } von { $of }
web-learn-back = Zurück
web-learn-skip = Überspringen
web-learn-next = Weiter
web-learn-task = Du bist dran
web-learn-well = Gut gemacht!
web-learn-not-yet = Noch nicht ganz.
web-learn-other = Das darfst du, aber hier geht es um etwas anderes.
web-learn-ruling = Regel { $ruling }
web-learn-end = Mehr brauchst du nicht!
web-learn-end-about = Der Rest kommt beim Spielen. Ein leichtes erstes Spiel wartet auf dich.
web-learn-first-game = Mein erstes Spiel
web-learn-rules = Regeln lesen
web-learn-over = Noch einmal von vorn
web-learn-leave = Zu den Spielen
web-learn-offer = Neu hier?
web-learn-offer-about = Lerne ein Spiel in fünf Minuten, indem du es spielst.
web-learn-offer-no = Nein, danke

# At the table: time, absence, rematch
web-over-you = Du hast gewonnen!
web-over-you-with = Du hast gewonnen, zusammen mit { $who }!
web-over-lost-on-time = Du hast auf Zeit verloren
web-over-bot-for-you = Dein Bot liegt vorn
web-finished-by-bot = vom Bot zu Ende gespielt
web-name-of-bot = { $who } (Bot)
web-stand-in-you = Für dich spielt ein Bot.
web-stand-in-yours = Für { $who } spielt ein Bot.
web-stand-in-returning = Du bist wieder da. Das hier macht noch der Bot, dann entscheidest du.
web-im-back = Ich bin wieder da
web-back-next = beim nächsten Mal wieder da
web-bot-until-here = Bot spielt bis zur Ankunft
web-stand-in-other = Einen Bot für { $who } spielen lassen
web-stand-in-about = Er spielt sofort. Du kannst jederzeit zurückkommen.
web-stand-in-about-other = Er spielt, bis { $who } wieder da ist.
web-stand-in-level = Welcher Bot?
web-stand-in-go = Spielen lassen
web-grace = Nachspielzeit
web-grace-you = Nachspielzeit! Die gibt es einmal pro Partie.
web-easier = Leichter
web-harder = Schwerer
web-rematch-rules = Die Regeln haben sich seither geändert. Die nächste Partie folgt Version { $version }.

# Vor dem Start eines Tisches
web-invited = Du bist zu { $game } eingeladen
web-invited-as = Du spielst als { $who } mit.
web-invited-full = Alle Plätze sind besetzt. Sobald das Spiel beginnt, kannst du zuschauen.
web-your-name = Dein Name
web-join-game = Mitspielen
web-wait-others = Du bist dabei. Jetzt fehlen noch die anderen …
web-all-here = Alle sind da
web-arrived = { $who } ist jetzt dabei.
web-left = { $who } hat den Tisch verlassen.
web-table-how = So spielen wir
web-table-usual = Die üblichen Regeln
web-table-rest-usual = Alles andere wie üblich
web-table-private = Privat: Nur wer den Link oder den Code hat, kann mitspielen
web-table-listed = In der Lobby: Alle dürfen mitspielen
web-table-unwatched = Niemand sonst kann zuschauen
web-option-own = selbst gemacht
web-anybody = Alle dürfen mitspielen (der Tisch steht in der Lobby)
web-share-link = Link teilen
web-copy-link = Link kopieren
web-fill-instead = Lieber mit Bots spielen
web-option-range = Von { $least } bis { $most }.
web-option-per-seat = für alle verschieden
web-choose-figure = Figur wählen
web-colour = Farbe
web-choose-colour = Farbe wählen
web-against = gegen { $bot }
web-home-days = Spiele über mehrere Tage
web-home-left = noch { $time }
