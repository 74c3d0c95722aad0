# Words common to all games. Keys: seat and list words, refusals of the core, ends by the table, the command line.

and = und
seat-number = Platz { $number }
labelled = { $label }: { $text }

over-aborted = Die Partie wurde abgebrochen. Niemand hat gewonnen.
over-resigned = Die Partie endete durch Aufgeben.
over-timeout = Die Zeit ist abgelaufen.

refused-malformed-action = „{ $text }“ ist kein Zug, den wir verstehen.
    .next = Schreib ihn zum Beispiel so: move e2.
refused-not-now = „{ $action }“ geht jetzt nicht.
    .next = Wähle einen der angebotenen Züge.
refused-not-your-turn = { SEAT($seat) } ist gerade nicht dran.
    .you-seat = Du bist gerade nicht dran.
    .next = Warte auf die anderen.
refused-game-over = Die Partie ist zu Ende.
    .next = Starte eine neue, wenn du weiterspielen willst.
refused-not-drawn = Dieses Ergebnis ist hier nicht möglich: „{ $action }“.
    .next = Wähle eines der möglichen Ergebnisse.
refused-back-too-far = Das lässt sich nicht mehr zurücknehmen: Inzwischen ist etwas Geheimes oder Zufälliges bekannt geworden.
refused-bad-table-row = Der Eintrag „{ $action }“ passt nicht zu dieser Partie.
    .next = Lass dir die Originaldatei geben.
refused-row-missing = Eintrag { $row } fehlt.
    .next = Lass dir die Originaldatei geben.

refused-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht.
    .next = Zur Wahl stehen: { $games }.
refused-unknown-bot = Den Bot „{ $bot }“ gibt es hier nicht.
    .next = Zur Wahl stehen: { $bots }.
refused-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht.
    .next = Zur Wahl stehen: { $languages }.
refused-bot-only-in-match = „{ $bot }“ kann hier nicht mitspielen: Eigene Programme spielen nur in Matches.
    .next = Starte eines mit: cheeseboard match.
refused-program-missing = Das Programm „{ $program }“ lässt sich nicht starten.
    .next = Prüfe den Namen und ob du es ausführen darfst.
refused-program-silent = „{ $program }“ hat auf „{ $command }“ nicht rechtzeitig geantwortet.
    .next = Starte es von Hand und schau, was es tut.
refused-program-wrong = „{ $program }“ hat auf „{ $command }“ mit „{ $answer }“ geantwortet.
    .next = Eine gültige Antwort beginnt mit „=“.
refused-seat-count = { $seats ->
    [one] Dieses Spiel geht nicht mit { $seats } Person.
   *[other] Dieses Spiel geht nicht mit { $seats } Personen.
}
    .next = So viele können mitspielen: { $allowed }.
refused-option-unknown = Die Option „{ $option }“ gibt es nicht.
    .next = Zur Wahl stehen: { $allowed }.
refused-option-range = Die Option „{ $option }“ kann nicht { $value } sein.
    .next = Möglich: { $allowed }.
refused-option-is-text = Die Option „{ $option }“ ist kein Text.
    .next = Schreib sie ohne Anführungszeichen: { $value }.
refused-option-form = „{ $text }“ ist keine Option.
    .next = Schreib sie als Name=Wert.
refused-ladder-too-few = Eine Rangliste braucht mindestens zwei verschiedene Bots.
    .next = Nimm noch einen dazu.

refused-file-missing = Die Datei „{ $file }“ gibt es nicht.
    .next = Prüfe den Namen und den Ordner.
refused-file-unreadable = „{ $file }“ lässt sich nicht als Text lesen.
    .next = Wähle eine Textdatei, zum Beispiel eine gespeicherte Partie.
refused-file-unwritable = „{ $file }“ lässt sich nicht speichern.
    .next = Wähle einen anderen Namen oder Ordner.
refused-file-exists = „{ $file }“ gibt es schon.
    .next = Spiel die Partie mit --resume weiter oder wähle einen anderen Namen.
refused-file-line-ends = Zeile { $line }: Zeilen dürfen nur mit LF enden.
    .next = Speichere die Datei mit Unix-Zeilenenden (LF).
refused-file-control-sign = Zeile { $line } enthält ein Steuerzeichen; das gehört in keine Partiedatei.
    .next = Entferne es und versuch es noch einmal.
refused-file-too-long = Die Datei ist zu lang für eine einzige Partie.
    .next = Wähle eine Datei mit nur einer Partie.
refused-file-cut-off = Zeile { $line }: Die Datei ist unvollständig; sie muss mit einem Zeilenumbruch enden.
    .next = Hol dir eine vollständige Kopie.
refused-file-no-blank-line = Zeile { $line }: Zwischen den Angaben im Kopf und den Einträgen fehlt eine Leerzeile.
    .next = Füge sie ein und versuch es noch einmal.
refused-file-bad-tag = Zeile { $line }: Die Angabe „{ $tag }“ gehört nicht hierher.
    .next = Entferne oder korrigiere sie.
refused-file-bad-value = Zeile { $line }: Der Wert der Angabe { $tag } lässt sich nicht lesen.
    .next = Korrigiere ihn oder hol dir die Datei noch einmal.
refused-file-tag-missing = Zeile { $line }: Die Angabe { $tag } fehlt.
    .next = Ergänze sie oder hol dir die Datei noch einmal.
refused-file-nonce-count = Zeile { $line }: Nonces braucht für jeden Platz einen Wert, auch wenn er leer ist.
    .next = Korrigiere das oder hol dir die Datei noch einmal.
refused-file-bad-row = Zeile { $line }: Das ist kein Eintrag wie „2 0 move e2“.
    .next = Korrigiere das oder hol dir die Datei noch einmal.
refused-file-row-number = Zeile { $line }: Hier muss Eintrag { $row } stehen.
    .next = Korrigiere das oder hol dir die Datei noch einmal.
refused-file-row-after-end = Zeile { $line }: Nach den Einträgen dürfen nur noch Result und Digest kommen.
    .next = Entferne diese Zeile.
refused-file-other-game = Die Datei gehört zu einem anderen Spiel: „{ $game }“.
    .next = Öffne sie mit diesem Spiel.
refused-file-newer-rules = Die Datei braucht Version { $rules } der Regeln; unsere ist älter.
    .next = Aktualisiere Cheeseboard.
refused-file-bad-options = Mit den Optionen dieser Datei kann keine Partie beginnen: { $why }.
    .next = Korrigiere sie und versuch es noch einmal.
refused-file-illegal-row = Zeile { $line }: Eintrag { $row } ist nicht spielbar: { $why }.
    .next = Korrigiere ihn oder hol dir die Datei noch einmal.
refused-file-over = Die Partie in dieser Datei ist zu Ende.
    .next = Ansehen kannst du sie mit: cheeseboard replay.
refused-file-no-seed = Der Startwert dieser laufenden Partie fehlt.
    .next = Leg ihn wieder in „{ $file }“ ab.
refused-results-unreadable = „{ $file }“ ist keine Ergebnisdatei.
    .next = Wähle eine, die „cheeseboard match“ geschrieben hat.
refused-results-of-another = „{ $file }“ enthält Ergebnisse zu einem anderen Spiel, einem anderen Startwert oder anderen Optionen.
    .next = Wähle einen anderen Namen.
refused-luck-not-over = Die Partie in „{ $file }“ läuft noch, und Glück lässt sich erst nach dem Ende messen.
    .next = Spiel sie erst zu Ende.
refused-verify-not-over = Die Partie läuft noch: Ihr Startwert ist geheim, also lässt sich noch nichts prüfen.
    .next = Warte bis zum Ende.
refused-verify-commitment = Der Startwert passt nicht zum Siegel, das vor der Partie festgelegt wurde.
    .next = Lass dir die Originaldatei geben.
refused-verify-draw = Zeile { $line }: „{ $action }“ ergibt sich nicht aus dem Startwert (Eintrag { $row }).
    .next = Lass dir die Originaldatei geben.
refused-verify-result = Zeile { $line }: So ist die Partie nicht ausgegangen.
    .next = Lass dir die Originaldatei geben.
refused-verify-chain = Zeile { $line }: Die Prüfkette ist unterbrochen; etwas in der Datei wurde geändert.
    .next = Lass dir die Originaldatei geben.
refused-verify-copied = Die Einträge 1 bis { $row } stammen aus einer anderen Partie, ihre Zufallsergebnisse lassen sich hier also nicht prüfen.
    .next = Prüfe die ursprüngliche Partie, oder den Rest dieser mit --copied (in Python copied=True).
refused-verify-digest = Der Prüfwert (Digest), den du dir gemerkt hast, kommt in dieser Partie nicht vor: Sie wurde geändert, oder es ist eine andere.
    .next = Prüfe den Wert oder lass dir die Originaldatei geben.

refused-no-positions = Stellungen von { $game } lassen sich nicht als Text schreiben.
    .next = Nimm stattdessen eine Partiedatei.
refused-no-scores = Für { $game } gibt es keine Notation.
    .next = Nimm stattdessen Partiedateien.
refused-no-engine = Für { $game } gibt es keine Engine.
    .next = Lass Bots spielen: cheeseboard match.
refused-no-such-command = Den Befehl „{ $command }“ gibt es nicht.
    .next = Zur Wahl stehen: { $commands }.
refused-seconds-range = „{ $text }“ ist keine Bedenkzeit.
    .next = Schreib Sekunden: mehr als 0, höchstens { $most }.

saved = Gespeichert in { $file }.
match-repeats = Nur { $different } von { $games } Partien sind verschieden, und die Intervalle zählen keine doppelt. Versuch es mit --openings 4.
match-times = { $mean } ms pro Zug, höchstens { $longest } ms
verify-holds = { $draws ->
    [0] Geprüft: Startwert, Züge, Ergebnis und Prüfkette stimmen (Einträge: { $rows }).
    [one] Geprüft: Startwert, Züge, ein Zufallsergebnis, Ergebnis und Prüfkette stimmen (Einträge: { $rows }).
   *[other] Geprüft: Startwert, Züge, { $draws } Zufallsergebnisse, Ergebnis und Prüfkette stimmen (Einträge: { $rows }).
}
check-begins = Wir spielen { $walks } Partien und prüfen jeden Schritt, danach { $games } bis zum Ende. Das dauert etwas …
check-holds = Alles in Ordnung. Geprüft: { $steps } Schritte in { $walks } Partien. Zu Ende gespielt: { $games }, die längste mit { $longest } Schritten.

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
    .next = Mach erst einen Zug.
refused-which-seat = { $seats ->
    [one] Eine Person muss noch antworten, und niemand darf wissen, wer.
   *[other] { $seats } Personen sind gleichzeitig dran.
}
    .next = Sag dazu, für welchen Platz, zum Beispiel: seat=1.
refused-chance-first = Zuerst entscheidet der Zufall.
    .next = Wähle eines der möglichen Ergebnisse.
refused-unknown-seat = Platz { $seat } gibt es nicht.
    .next = Der letzte ist { $most }.
refused-unknown-row = Eintrag { $row } gibt es nicht.
    .next = Der letzte ist { $most }.
refused-bots-per-seat = { $bots } Bots passen nicht auf { $seats } Plätze.
    .next = Gib einen für alle an oder für jeden Platz einen.
refused-names-per-seat = { $names } Namen passen nicht auf { $seats } Plätze.
    .next = Gib für jeden Platz einen an.
refused-only-imagined = Diese Partie ist nur ausgedacht: Sie lässt sich nicht speichern, und kein Programm kann sie spielen.
    .next = Nimm eine Partie von new oder load.
refused-file-has-secrets = In „{ $file }“ könnten alle die verdeckten Karten der laufenden Partie lesen.
    .next = Wenn du das willst, speichere mit secrets=True.

refused-unknown-ruling = Eine Regel mit der Nummer { $number } gibt es nicht.
    .next = Mit „rules“ liest du, wie das Spiel geht.
refused-save-where = In welcher Datei soll die Partie gespeichert werden?
    .next = Tippe „save“ und einen Dateinamen ein, zum Beispiel „save abend.game“.

play-promise = Fairness-Siegel: { $commitment }. Damit steht schon vor der Partie fest, was der Zufall bringt.
play-prompt = { SEAT($who) } ›
    .you-who = Du ›
play-thinking = { SEAT($who) } denkt nach …
play-hand-over = { SEAT($who) }, du bist dran: Nimm die Tastatur und drück Enter.
play-help = Tippe einen Zug ein oder eins dieser Wörter:
      hint – was ein Bot hier spielen würde
      rules – so geht das Spiel; mit Nummer, etwa rules { $ruling }, siehst du diese Regel
      show, describe – das Brett als Zeichnung oder in Worten
      undo – deinen letzten Zug zurücknehmen
      save DATEI – die Partie für später speichern
      resign – aufgeben · quit – für jetzt aufhören
    Das kannst du spielen:
play-choices = Tippe einen Zug ein: { $choices }
play-commands = Oder: ? (Hilfe), hint, rules, undo, save DATEI, quit
play-hint-comes = Der Tipp kommt gleich …
play-hint = Tipp: Ein Bot würde „{ $action }“ spielen.
play-you = Du
play-undone = Du hast deinen Zug zurückgenommen.
play-resume = Weiterspielen kannst du mit: { $command }
play-bye = Bis bald! (Wenn du mit --save DATEI startest, kannst du eine Partie später weiterspielen.)

players = { $seats } Personen

bot-random = Zufall
bot-random-about = Spielt, was ihm gerade in den Sinn kommt.
bot-greedy = Gierschlund
bot-greedy-about = Nimmt, was gerade am besten aussieht.
bot-level = Stufe { $number }
bot-level-about = Je höher die Stufe, desto stärker der Bot.
# One for each bot at a table, with a comma between; the same in every language.
bot-names = Pip, Momo, Bobo, Zuzu, Kiko, Lulu, Nino, Tilda, Otto, Ida, Emil, Frida, Knut, Selma, Oskar, Wanda, Theo, Mimi, Rollo, Fanny, Hugo, Bella, Anton, Olga, Pepe, Greta, Bruno, Stella, Felix, Zita

event-rows-taken-back = { SEAT($seat) } hat den letzten Zug zurückgenommen.
    .you-seat = Du hast deinen letzten Zug zurückgenommen.
event-player-resigned = { SEAT($seat) } hat aufgegeben.
    .you-seat = Du hast aufgegeben.
event-time-ran-out = Die Zeit von { SEAT($seat) } ist abgelaufen.
    .you-seat = Deine Zeit ist abgelaufen.
event-game-aborted = Die Partie wurde abgebrochen.
event-stand-in-seated = Für { SEAT($seat) } spielt jetzt ein Bot.
    .you-seat = Für dich spielt jetzt ein Bot.

refused-option-with-position = Plätze und Optionen stehen schon in der Stellung.
    .next = Lass --seats und --option weg.
refused-option-with-resume = Eine gespeicherte Partie hat ihre Plätze und Optionen schon.
    .next = Lass --seat und --option weg.

# store and bus
refused-store-down = Gerade lassen sich keine Partien laden oder speichern. Nichts ist verloren.
    .next = Versuch es gleich noch einmal.
refused-database-newer = Diese Datenbank stammt von einem neueren Cheeseboard (Version { $version }, dieses kennt { $newest }). Sie blieb unverändert.
    .next = Aktualisiere Cheeseboard.
refused-database-foreign = Diese Datei oder Datenbank enthält etwas anderes als Partien von Cheeseboard. Sie blieb unverändert.
    .next = Wähle mit --db oder --data eine andere.
refused-code-taken = Diesen Code hat schon ein anderer offener Tisch.
    .next = Versuch es bitte noch einmal.
refused-account-taken = Dieser Kontoname ist vergeben.
    .next = Wähle einen anderen.
refused-has-account = Du hast schon ein Konto.
    .next = Melde dich ab, wenn du ein anderes nutzen willst.
refused-unknown-person = Dieser Server kennt dich nicht mehr.
    .next = Lade die Seite neu, dann geht es von vorn los.
refused-bus-down = Redis ist unter dieser Adresse nicht erreichbar.
    .next = Prüfe, ob Redis läuft und --bus stimmt.
refused-bus-needed = Mehrere Prozesse brauchen Redis, damit sie sich verständigen können.
    .next = Gib die Adresse mit --bus an.

# The server

refused-too-fast = Das ging etwas zu schnell.
    .next = Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-too-big = Das ist zu viel auf einmal.
    .next = Kürze es und versuch es noch einmal.
refused-not-json = Hier geht nur JSON.
    .next = Schick es mit Content-Type: application/json.
refused-head-too-big = Dein Browser hat mehr geschickt, als dieser Server annimmt.
    .next = Lösche die Cookies dieser Seite und versuch es noch einmal.
refused-request-too-slow = Die Anfrage kam zu langsam an.
    .next = Versuch es bitte noch einmal.
refused-too-many-connections = Von deiner Adresse sind schon { $most } Verbindungen offen.
    .next = Schließe ein paar Tabs oder Programme und versuch es noch einmal.
refused-server-full = Der Server ist gerade voll.
    .next = Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-no-person = Diesen Browser kennen wir hier noch nicht.
    .next = Lade die Seite neu.
refused-bad-token = Dieses Token ist ungültig.
    .next = Erstelle unter „Du“ ein neues.
refused-bad-word = Mit dieser Einladung kannst du den Platz nicht mehr übernehmen.
    .next = Bitte um eine neue.
refused-bad-link = Dieser Link wurde schon benutzt oder ist zu alt.
    .next = Erstelle einen neuen.
refused-wrong-password = Name und Passwort passen nicht zusammen.
    .next = Prüfe beides und versuch es noch einmal.
refused-bad-name = Ein Name braucht mindestens einen Buchstaben.
    .next = Wähle einen anderen.
refused-foreign-host = Unter dem Namen „{ $host }“ ist dieser Server nicht bekannt.
    .next = Öffne die Adresse, die er beim Start angezeigt hat.
refused-foreign-page = Das kam von einer fremden Website.
    .next = Öffne Cheeseboard selbst und versuch es noch einmal.
refused-bad-request = Das lässt sich nicht lesen: { $what }.
    .next = Korrigiere es und schick es noch einmal.
refused-wrong-method = So geht das nicht.
    .next = Prüfe die Methode der Anfrage.
refused-unknown-page = Hier ist nichts.
    .next = Prüfe die Adresse.
refused-old-page = Diese Seite ist veraltet.
    .next = Lade sie bitte neu.
refused-our-fault = Bei uns ist etwas schiefgegangen. Geändert hat sich nichts.
    .next = Versuch es bitte noch einmal.
refused-not-watchable = Bei dieser Partie kannst du nicht zuschauen.
    .next = Such dir einen anderen Tisch oder eröffne selbst einen.
refused-bot-plays = Für { SEAT($seat) } spielt gerade ein Bot.
    .you-seat = Für dich spielt gerade ein Bot.
    .next = Hol dir zuerst den Platz zurück.
refused-unknown-code = Zu diesem Code gibt es keinen offenen Tisch.
    .next = Prüfe die sechs Buchstaben.
refused-bot-too-slow = { $seconds ->
    [one] Bots dürfen hier höchstens eine Sekunde nachdenken.
   *[other] Bots dürfen hier höchstens { $seconds } Sekunden nachdenken.
}
    .next = Wähle einen schnelleren.
refused-not-a-window = Blind passen kannst du nur, solange alle reagieren dürfen.
    .next = Deck erst auf und wähle dann einen Zug.
refused-no-wait-left = Länger kannst du die anderen nicht warten lassen.
    .next = Antworte jetzt, sonst geht es ohne dich weiter.
refused-not-over = Die Partie ist noch nicht zu Ende.
    .next = Warte bis zum Ende.
refused-no-rules-page = Die Regeln von { $game } sind hier nicht installiert.
    .next = Du findest sie im Quelltext im Ordner docs/rules.
refused-lesson-other = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes: { $action }.
    .next = Mach das, was der Schritt verlangt.
refused-no-lesson = Zu { $game } gibt es noch keine Lektion.
    .next = Lies stattdessen die Regeln.
refused-unknown-lesson = Die Lektion „{ $lesson }“ gibt es hier nicht.
    .next = Zur Wahl stehen: { $lessons }.
refused-unknown-lesson-step = Schritt { $step } gibt es in dieser Lektion nicht.
    .next = Fang sie von vorn an.
refused-log-level = Die Protokollstufe „{ $level }“ gibt es nicht.
    .next = Zur Wahl stehen debug, info, warning und error.
refused-bad-database = Die Adresse nach --db gehört zu keiner Datenbank.
    .next = Nimm sqlite:///ordner/datei.db oder postgresql+asyncpg://name@rechner/datenbank.
refused-bad-bus = Die Adresse nach --bus gehört zu keinem Redis-Server.
    .next = Nimm redis://rechner:6379.
refused-bad-url = „{ $url }“ ist keine Webadresse.
    .next = Schreib sie so: https://games.example.
refused-bad-host = Dieser Rechner hat keine Adresse „{ $host }“.
    .next = Lass --host weg oder nimm --lan.
refused-no-free-port = Port { $port } und die folgenden sind alle belegt.
    .next = Wähle mit --port einen anderen.
refused-port-forbidden = Port { $port } darfst du nicht öffnen.
    .next = Nimm einen über 1023.
refused-folder-unwritable = In „{ $folder }“ lässt sich nichts speichern.
    .next = Wähle mit --data einen anderen Ordner.
refused-nothing-kept = In „{ $folder }“ ist noch nichts gespeichert.
    .next = Wähle mit --data einen anderen Ordner.
refused-unknown-account = Ein Konto „{ $account }“ gibt es nicht.
    .next = Prüfe den Namen.

event-seat-reclaimed = { SEAT($seat) } ist wieder da.
    .you-seat = Du bist wieder da.

serve-address = Hier wird gespielt: { $address }
serve-only-here = Im Moment kann man nur auf diesem Rechner mitspielen. Mit --lan geht es auch von anderen Geräten in deinem Netz.
serve-data = Alles wird gespeichert in { $folder }
serve-stop = Strg-C beendet den Server.
serve-stopped = Beendet. Alle Partien sind gespeichert.
worker-ready = Bereit: Hier denken die Bots nach. Mit Strg-C beendest du das Programm.
people-reset = Neues Passwort für { $account }: { $password }
web-not-built = Die Webseiten sind auf diesem Server noch nicht gebaut
web-not-built-how = Führe im Ordner mit dem Quelltext von Cheeseboard diesen Befehl aus und lade die Seite dann neu:
web-not-built-terminal = Oder spiel im Terminal:

# Lobby and table in the web client
web-welcome = Was spielen wir?
web-seats = Wie viele spielen mit?
web-option-usual = Standard
web-clock = Bedenkzeit
web-watchable = Andere dürfen zuschauen
web-open-tables = Offene Tische
web-code-label = Code, sechs Buchstaben
web-join = Mitspielen
web-asks-you = du bist dran
web-table = Tisch
web-board = Spielbrett
web-starting = Gleich geht’s los …
web-invite-link = Link für Freunde
web-copied = Kopiert.
web-code = Code:
web-start = Starten
web-fill = Mit Bots auffüllen und starten
web-your-turn = Du bist dran
web-picked = Schon gewählt. Tippe zum Bestätigen noch einmal darauf.
web-picked-do = Bestätigen
web-your-answer = Du kannst reagieren
web-turn-of = { $who }, du bist dran
web-play = Spielen
web-choose = Wähle { $number }
web-none = nichts
web-waiting = Warten auf { $who }
web-in = Fertig. Warten auf die anderen …
web-spectator = Du schaust zu.
web-at-the-table = Am Tisch
web-empty-seat = freier Platz
web-free = frei
web-you = du
web-bot = Bot
web-away = weg
web-is-away = { $who } ist weg
web-sit = Hier hinsetzen
web-name-there = Wer sitzt dort?
web-stand = Aufstehen
web-remove = Platz frei machen
web-bot-soon = In { $left } kannst du einen Bot für { $who } spielen lassen
web-let-bot = Bot spielen lassen
web-agree = Ja
web-decline = Nein
web-resign = Aufgeben
web-file = Partie herunterladen
web-rematch = Revanche
web-rematch-there = Zur nächsten Partie
web-rematch-offered = { $who } möchte eine Revanche.
web-rematch-waits = Warten auf { $who } …
web-rematch-declined = Die Revanche wurde abgelehnt.
web-rematch-lapsed = Keine Revanche: Niemand hat rechtzeitig zugesagt.
web-rematch-join = Mitspielen
web-rematch-no = Nein danke
web-rematch-start = Ohne { $who } starten (ein Bot springt ein)
web-rematch-begun = Die nächste Partie hat begonnen. Bis du da bist, spielt ein Bot für dich.
web-news = Was passiert ist
web-chat = Chat
web-chat-label = Nachricht schreiben
web-send = Senden
web-lost = Die Verbindung ist weg. Neuer Versuch …
web-back-again = Wieder verbunden.
web-new-version = Eine neue Version ist da. Die Seite lädt gleich neu.
web-new-version-reload = Eine neue Version ist da. Bitte lade diese Seite neu.
web-seal = Fairness-Siegel, vor der Partie festgelegt: { $text }
web-link-title = Auf diesem Gerät weiterspielen
web-link-done = Auf diesem Gerät bist du jetzt { $who }.
web-link-ask = Auf diesem Gerät bist du { $me } und hast { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
}. Willst du zu { $who } wechseln?
web-link-become = Zu { $who } wechseln
web-link-stay = Bei { $me } bleiben
web-link-empty = Von diesem Link fehlt ein Stück. Klick auf dem anderen Gerät oben auf deinen Namen, erstelle einen neuen Link und kopiere ihn ganz.

# tables
refused-stale = Das Spiel ist inzwischen weitergegangen.
    .next = Schau noch einmal hin und wähle dann.
refused-too-busy = Am Tisch ist gerade zu viel los.
    .next = Versuch es bitte noch einmal.
refused-unknown-table = Diesen Tisch gibt es nicht.
    .next = Prüfe den Link oder den Code.
refused-not-started = Die Partie hat noch nicht begonnen.
    .next = Warte, bis der Gastgeber sie startet.
refused-already-started = Die Partie läuft schon, die Plätze lassen sich nicht mehr ändern.
    .next = Eröffne dafür einen neuen Tisch.
refused-seat-taken = Dieser Platz ist besetzt.
    .next = Such dir einen anderen aus.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
    .next = Such dir einen anderen aus.
refused-no-such-row = { $rows ->
    [one] Die Partie hat bisher nur einen Zug.
   *[other] Die Partie hat bisher nur { $rows } Züge.
}
    .next = Wähle einen früheren.
refused-seats-empty = Einige Plätze sind noch frei.
    .next = Warte auf weitere Leute oder füll mit Bots auf.
refused-seat-has-bot = Hier spielt schon ein Bot, oder der Platz ist frei.
    .next = Wähle einen anderen Platz.
refused-seat-has-no-bot = Auf diesem Platz spielt kein Bot.
    .next = Spiel einfach weiter.
refused-not-away-long-enough = { SEAT($seat) } kann noch zurückkommen.
    .next = Warte noch ein wenig, bevor du einen Bot spielen lässt.
refused-not-your-seat = Das ist nicht dein Platz.
    .next = Nimm deinen eigenen.
refused-not-your-table = Das darf nur der Gastgeber.
    .next = Frag einfach nach.
refused-not-at-this-table = Du spielst an diesem Tisch nicht mit.
    .next = Setz dich erst auf einen freien Platz, wenn es einen gibt.
refused-look-taken = Das ist schon vergeben.
    .next = Such dir etwas anderes aus.
refused-unknown-order = „{ $order }“ gibt es beim automatischen Passen nicht.
    .next = Zur Wahl stehen: { $orders }.
refused-nothing-offered = Dieser Vorschlag gilt nicht mehr.
    .next = Mach einen neuen.
refused-offer-open = Jemand anderes hat schon etwas vorgeschlagen.
    .next = Antworte zuerst darauf.

# The web client
web-skip = Zum Inhalt springen
web-home = Zu den Spielen
web-home-link = Cheeseboard, zu den Spielen
web-everywhere = Du und dieses Gerät
web-opening = Einen Moment …
web-again = Noch einmal versuchen
web-close = Schließen
web-notices = Hinweise
web-cancel = Doch nicht
web-unreached = Der Server ist gerade nicht zu erreichen. Prüfe deine Verbindung.
web-nowhere = Hier ist nichts
web-nowhere-about = Vielleicht stimmt der Link nicht, oder den Tisch gibt es nicht mehr.
web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Animationen
web-motion-auto = wie das Gerät
web-motion-full = alle
web-motion-calm = wenige
web-sound = Töne
web-autoplay = Erzwungene Züge automatisch spielen
web-autoplay-about = Wenn nur ein Zug möglich ist und er nichts verrät.
web-notify = Bescheid sagen, wenn ich dran bin
web-notify-about = Zeigt eine Mitteilung, wenn die Seite im Hintergrund ist.
web-about = Über Cheeseboard
web-me = Du
web-guest-name = Maus { $number }

# Home of the web client
web-home-promise = Ohne Konto, ohne Cloud: Spiel sofort gegen Bots, zusammen an einem Bildschirm oder mit Freunden über einen Link. Jeder Wurf lässt sich nachprüfen.
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
    [0] Kein Spiel gefunden.
    [one] Ein Spiel gefunden.
   *[other] { $count } Spiele gefunden.
}
web-home-new = Tisch eröffnen
web-home-rules = Regeln
web-home-running = Deine laufenden Partien
web-home-finished = Deine beendeten Partien
web-home-replay = Ansehen
web-home-more = Alle zeigen
web-home-join = Bei Freunden mitspielen
web-home-join-about = Gib die sechs Buchstaben ein, die du bekommen hast, oder öffne den Link.
web-home-no-tables = Gerade ist kein Tisch offen. Eröffne einen!

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
web-new-player = Gast { $number }
web-new-me = ich
web-new-here = am selben Bildschirm
web-new-friend = per Link
web-new-bot = Bot
web-new-name = Name
web-new-level = Spielstärke
web-new-start = Partie starten
web-new-invite = Tisch eröffnen und einladen
web-clock-none = ohne Uhr
web-clock-decision = { $time } pro Zug
web-clock-bank = { $time } pro Person, plus { $more } pro Zug
web-clock-grace = Alle bekommen einmal pro Partie Extrazeit.
web-clock-out-two = Wenn deine Zeit abläuft, verlierst du.
web-clock-out-more = Wenn deine Zeit abläuft, spielt ein Bot für dich, bis du wieder da bist.
web-clock-days = Auf der Startseite siehst du, ob du dran bist; E-Mails verschicken wir nicht.

# Replay and the check of the dice in the web client
web-replay-title = Wiederholung
web-replay-eyes = Ansicht
web-replay-open = alles offen
web-replay-spectator = wie beim Zuschauen
web-replay-first = Zum Anfang
web-replay-before = Einen Zug zurück
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-speed = Tempo
web-replay-step = Zug { $number } von { $of }
web-replay-table = Zum Tisch
web-replay-share = Diesen Moment teilen
web-replay-copied = Der Link ist kopiert.
web-replay-download = Partie herunterladen
web-fair-title = War der Zufall fair?
web-fair-about = Vor der Partie hat der Server eine geheime Zahl festgelegt und ihr Siegel gezeigt, und alle haben eine eigene Zahl dazugegeben. Jetzt ist das Geheimnis offen: Dein Browser kann alles nachrechnen und vergleichen.
web-fair-run = Zufall nachprüfen
web-fair-yes = Geprüft: Alle Zufallsergebnisse passen zum Siegel.
web-fair-no = Etwas passt nicht zum Siegel.
web-fair-promise = Die geheime Zahl passt zum Siegel.
web-fair-draws = { $number ->
    [0] In dieser Partie gab es keinen Zufall.
    [one] Ein Zufallsergebnis nachgerechnet: Es stimmt.
   *[other] { $number } Zufallsergebnisse nachgerechnet: Alle stimmen.
}
web-fair-chain = Am Verlauf wurde nichts geändert ({ $number ->
    [one] ein Eintrag
   *[other] { $number } Einträge
}).
web-fair-kept = Es ist genau die Partie, die dieser Browser gesehen hat.
web-fair-list = Alle Zufallsergebnisse
web-fair-row = Eintrag
web-fair-drawn = Ergebnis
web-fair-chance = Chance

# Rules, About and You in the web client
web-rules-print = Drucken
web-about-what = Cheeseboard ist freie Software für vier Brettspiele: zusammen an einem Bildschirm, über einen Link oder gegen Bots. Es läuft auf deinem eigenen Rechner.
web-about-fair = Menschen und Bots sehen nur, was sie wissen dürfen, und nach der Partie lässt sich jedes Zufallsergebnis nachprüfen.
web-about-names = Namen
web-about-trademarks = Quoridor ist eine Marke von Gigamic. PAC-MAN gehört Bandai Namco Entertainment Inc. Gouda! Gouda! und Gouda Gangster sind Namen von Spielen ihrer Verlage. Wir nennen sie nur, damit klar ist, welches Spiel gemeint ist; die Inhaber haben mit diesem Projekt nichts zu tun.
web-about-credits = Dank
web-about-icons = Spielbretter, Figuren und Töne sind von uns. Die kleinen Symbole auf den Karten sind von Lorc, Delapouite und anderen von game-icons.net.
web-me-title = Das bist du
web-me-name = Dein Name, wie ihn andere sehen
web-me-save = Speichern
web-me-renamed = Du heißt jetzt { $who }.
web-me-account = Konto
web-me-account-about = Du brauchst keins. Mit einem Konto behältst du deine Partien und deinen Namen, wenn du das Gerät wechselst.
web-me-account-name = Kontoname
web-me-password = Passwort, mindestens acht Zeichen
web-me-login = Anmelden
web-me-register = Konto erstellen
web-me-signed-in = Du bist als { $account } angemeldet.
web-me-welcome = Willkommen, { $who }!
web-me-leave = Abmelden
web-me-device = Ein anderes Gerät
web-me-device-about = Öffne diesen Link auf dem anderen Gerät, dann hast du dort deinen Namen und deine Partien. Er gilt nur einmal, behalte ihn also für dich.
web-me-device-make = Link erstellen
web-me-copy = Kopieren
web-me-copied = Kopiert.
web-me-bots = Deine eigenen Bots
web-me-bots-about = Mit einem Token kann sich dein Programm an Tische setzen und in deinem Namen spielen.
web-me-bots-once = Es wird nur einmal gezeigt. Kopiere es jetzt.
web-me-bots-label = Name des Programms
web-me-bots-make = Token erstellen
web-me-bots-drop = Widerrufen
web-me-kept = Deine Daten
web-me-kept-about = Gespeichert sind dein Name, deine Plätze und was du in Chats geschrieben hast. Du kannst alles herunterladen oder löschen: Die Partien bleiben, aber ohne deinen Namen.
web-me-export = Alles herunterladen
web-me-forget = Meine Daten löschen
web-me-forget-sure = Ja, endgültig löschen
web-rank = { $rank }. Platz
web-bot-plays = Bot spielt · { $bot }
web-time-left = Verbleibende Zeit
web-last-quarter = Die Zeit wird knapp: noch { $left }.
web-curtain-title = Bildschirm frei für { $who }!
web-curtain-about = Alle anderen schauen bitte kurz weg.
web-curtain-lift = Ich bin { $who }: aufdecken
web-window = Will hier jemand reagieren?
web-window-nobody = Niemand
web-watched = Alles gesehen? Weiter mit { $who }
web-peek = Aufdecken für:
web-cover = Wieder verdecken
web-log-all = Alles von Anfang an zeigen
web-log-empty = Noch ist nichts passiert.
web-log-unfold = Einzelheiten zeigen
web-log-fold = Einzelheiten ausblenden
web-log-round = Runde { $number }
web-log-in-words = Verlauf in ganzen Sätzen
web-look-back = Zu diesem Moment zurück
web-looking-back = Zug { $row } von { $newest }
web-step-back = Einen Zug zurück
web-step-on = Einen Zug weiter
web-now = Zurück zum Spiel
web-now-asked = Du bist dran: zurück zum Spiel
web-chat-empty = Noch keine Nachrichten.
web-missed-story = { $number ->
    [one] Während du weg warst, gab es einen Zug.
   *[other] Während du weg warst, gab es { $number } Züge.
}
web-missed-steps = { $number ->
    [one] Während du weg warst, gab es einen Zug:
   *[other] Während du weg warst, gab es { $number } Züge. Der letzte:
}
web-mute = { $who } stummschalten
web-hear-all = Stummschaltung aufheben
web-unread = { $number ->
    [one] Eine neue Nachricht
   *[other] { $number } neue Nachrichten
}
web-more = Mehr zu diesem Tisch
web-in-words = In Worten
web-offered-back = { $who } möchte den letzten Zug zurücknehmen.
web-offered-abort = { $who } möchte die Partie abbrechen (niemand gewinnt).
web-offer-you-back = Du möchtest deinen Zug zurücknehmen.
web-offer-you-abort = Du möchtest die Partie abbrechen (niemand gewinnt).
web-offer-agreed = Du hast Ja gesagt.
web-offer-awaits = Warten auf { $who }.
web-offer-lapsed = Das Spiel ging weiter, dein Zug lässt sich nicht mehr zurücknehmen.
web-offer-declined-back = Dein Zug bleibt: Deine Bitte wurde abgelehnt.
web-offer-declined-abort = Die Partie geht weiter: Dein Vorschlag wurde abgelehnt.
web-withdraw = Zurückziehen
web-table-menu = Tischmenü
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-offer-back = Meinen letzten Zug zurücknehmen
web-offer-abort = Partie abbrechen
web-bot-for-me = Einen Bot für mich spielen lassen
web-hand-over = Meinen Platz weitergeben
web-hand-over-made = Schick diesen Link an die Person, die weiterspielen soll. Er gilt nur einmal und nur eine Stunde lang.
web-resign-sure = Diese Partie aufgeben?
web-orders = Automatisch passen
web-order-none = Jedes Mal fragen
web-prompts = Hinweise
web-pace = Tempo
web-pace-normal = normal
web-pace-fast = schnell: halbe Zeit
web-pace-instant = sofort: ohne Animationen
web-pace-other = { $who } möchte „{ $pace }“
web-pace-agree = Gespielt wird im langsamsten Tempo, das jemand gewählt hat.
web-dropped = „{ $card }“ ging nicht mehr, also hast du gepasst.
web-missed = { $number ->
    [one] Du warst weg und hast eine Gelegenheit zum Reagieren verpasst.
   *[other] Du warst weg und hast { $number } Gelegenheiten zum Reagieren verpasst.
}
web-reaction = Zeit zum Reagieren
web-reaction-brisk = flott: 2 Sekunden
web-reaction-relaxed = gemütlich: 4 Sekunden
web-reaction-everybody = warten, bis alle antworten
web-over = Die Partie ist zu Ende
web-over-level = Unentschieden
web-over-first = { $number ->
    [one] { $who } hat gewonnen!
   *[other] { $who } haben gewonnen!
}
web-over-winner = { $number ->
    [one] { $who } hat gewonnen.
   *[other] { $who } haben gewonnen.
}
web-replay = Noch einmal ansehen
web-share = Teilen
web-copy-failed = Bitte markiere den Text und kopiere ihn.
web-figure = Figur
web-invite = Freunde einladen
web-invite-about = Wer den Link öffnet, kann mitspielen, ganz ohne Konto.
web-invite-picture = QR-Code für diesen Link
web-only-here = Der Link lässt sich auf anderen Geräten nicht öffnen?
web-only-here-how = Im Moment funktioniert er nur auf diesem Rechner. Wenn du Cheeseboard hier selbst betreibst, beende es und starte es so:
web-sit-beside = Jemand neben mir
web-bot-here = Bot für Platz { $number }
web-bot-with-level = { $name } · Stufe { $level } von { $most }
web-bot-level = Bot { $level }/{ $most }
web-no-bot = kein Bot
web-swap = { $who } tauscht den Platz mit
web-fill-with = Bots für die freien Plätze
web-wait-start = Warten, bis der Gastgeber startet.
web-seal-title = Fairness-Prüfung
web-waiting-many = { $number ->
    [one] Warten auf eine Person
   *[other] Warten auf { $number } Personen
}
web-no-table = Dieser Tisch lässt sich nicht öffnen
web-log = Verlauf
web-swap-short = Platz tauschen
web-make-pac-man = Eigenes Labyrinth
web-make-gouda-gouda = Eigener Spielplan
web-make-about-pac-man = Setz Wände und Figuren und sieh sofort, ob sich das Labyrinth spielen lässt.
web-make-about-gouda-gouda = Stell Dinge ins Zimmer, verbinde sie mit Brettern und sieh sofort, ob sich der Plan spielen lässt.
web-make-gallery = Anfangen mit
web-make-empty = leer
web-make-undo = Rückgängig
web-make-redo = Wiederholen
web-make-tools = Was du zeichnest
web-make-tool-barrier = Wand
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
web-make-faults = Noch zu beheben
web-make-good = Fertig zum Spielen!
web-make-checking = Wird geprüft …
web-make-fair = Ist es fair?
web-make-fair-about = Bots spielen darauf { $games } schnelle Partien. Profis sind sie nicht, also ist es nur eine grobe Schätzung.
web-make-fair-options = Regeln für die Partien der Bots
web-make-fair-go = Bots spielen lassen
web-make-fair-stop = Anhalten
web-make-fair-progress = { $games } von { $of } Partien
web-make-fair-pac-man = Pac-Man gewinnt { $share } % der Partien; sehr wahrscheinlich zwischen { $low } % und { $high } %.
web-make-fair-gouda-gouda = Zu dritt gewinnt, wer beginnt, { $share } % der Partien; sehr wahrscheinlich zwischen { $low } % und { $high } %.
web-make-fair-even = Ausgeglichen wären { $even } %. Eine Partie dauert etwa { $steps } Züge.
web-make-try = Gegen Bots ausprobieren
web-make-use = Mit anderen spielen
web-make-link = Link kopieren
web-make-link-copied = Kopiert! Wer den Link öffnet, sieht deinen Entwurf.
web-make-download = Herunterladen
web-make-load = Datei laden
web-make-bad-file = Diese Datei geht nicht: Ein Plan hat höchstens 60 Felder. Wähle eine andere Datei.
web-make-bad-link = In diesem Link steckt kein Entwurf. Lass dir einen neuen geben.
web-make-own = eigener Entwurf: { $what }
web-make-own-pac-man = { $barriers ->
    [one] Labyrinth mit einer Wand
   *[other] Labyrinth mit { $barriers } Wänden
}
web-make-own-gouda-gouda = { $spaces ->
    [one] Plan mit einem Feld
   *[other] Plan mit { $spaces } Feldern
}
web-make-edit = Ändern
web-make-your-own = Selbst entwerfen
web-make-maze-label = Labyrinth-Editor. Pfeiltasten wählen ein Feld, Enter zeichnet, R dreht eine Wand, Entf löscht, Ziffern wählen das Werkzeug.
web-make-maze-keys = Tippe oder zieh, um zu zeichnen; Figuren kannst du verschieben. Pfeiltasten wählen ein Feld, Enter zeichnet, R dreht, Entf löscht, Strg+Z macht rückgängig.
web-make-at = { $at }: { $what }
web-make-nothing = nichts
web-make-board-label = Spielplan-Editor. Tab und Pfeiltasten gehen von Ding zu Ding, Umschalt und Pfeile verschieben eines, Entf entfernt es.
web-make-board-keys = Tippe ins Zimmer, um ein Ding hinzustellen, zieh Dinge umher und verbinde sie mit Brettern. Umschalt+Pfeile verschieben, N fügt hinzu, Entf entfernt, Strg+Z macht rückgängig.
web-make-planks-keys = Zieh von einem Ding zu dem darüber, oder tippe erst das eine an, dann das andere. Noch einmal, und das Brett ist wieder weg.
web-make-add = Ding hinzufügen
web-make-remove = Entfernen
web-make-name = Name
web-make-kind = Sieht aus wie
web-make-is-start = Hier können Mäuse starten
web-make-is-lowest = Das unterste Startfeld
web-make-is-table = Das ist der Tisch
web-make-cheese = Wert des Käses
web-make-no-cheese = keiner
web-make-leads = Bretter führen hinauf zu
web-make-straight = geradeaus
web-make-choose = Wähle ein Ding, um es zu ändern.
web-make-place = { $name }. { $marks }
web-make-mark-start = Start
web-make-mark-table = Tisch
web-make-mark-cheese = Käse, Wert { $worth }
web-puzzles = Rätsel
web-puzzles-today = Rätsel des Tages
web-puzzles-about = Finde den besten Zug. Jeden Tag ein neues Rätsel.
web-puzzle-number = Rätsel { $number } von { $of }
web-puzzle-stars = { $stars ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
web-puzzle-right = Richtig! Weiter so.
web-puzzle-solved = Gelöst!
web-puzzle-wrong = Nicht ganz. Schau, was darauf folgt, und versuch es noch einmal.
web-puzzle-thinking = Mal sehen …
web-puzzle-again = Noch einmal versuchen
web-puzzle-hint = Tipp
web-puzzle-answer = Lösung zeigen
web-puzzle-answer-is = Die Lösung: { $answer }
web-puzzle-hint-is = Tipp: { $hint }
web-puzzle-hint-more = Noch ein Tipp
web-puzzle-found = { $found } von { $answers } Zügen gefunden
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
refused-no-boards = Für { $game } kannst du keine eigenen Pläne entwerfen.
    .next = Wähle ein anderes Spiel.
refused-too-complex = Das ist zu kompliziert für uns.
    .next = Mach es kleiner und einfacher und versuch es dann noch einmal.
refused-too-many-estimates = Die Bots testen gerade andere Entwürfe.
    .next = Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-unknown-puzzle = Rätsel { $number } gibt es nicht.
    .next = Das letzte ist { $most }.
refused-puzzle-withdrawn = Rätsel { $number } gibt es nicht mehr: Die Regeln haben sich geändert, und es geht nicht mehr auf.
    .next = Versuch ein anderes.
refused-puzzle-lost-way = Diese Züge gehören nicht zu diesem Rätsel.
    .next = Fang es von vorn an.
web-home-pastimes = Rätsel und Werkstatt

# What luck did in a game
luck-seat = Platz
luck-start = erwartet
luck-luck = Glück
luck-own = eigene Entscheidungen
luck-others = Entscheidungen der anderen
luck-result = Ergebnis
luck-chance = Zufall
luck-chart-expected = Erwarteter Anteil am Sieg, Zug für Zug
luck-chart-luck = Was das Glück allen bisher gebracht hat

# Lessons
web-learn = Spielend lernen
web-learn-title = Erste Lektion: { $game }
web-learn-title-of = Lektion „{ $lesson }“ zu { $game }
web-learn-lessons = Lektionen
web-learn-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
web-learn-finished = geschafft
web-learn-then = Nächste Lektion: { $lesson }
web-learn-step = Schritt { $number } von { $of }
web-learn-back = Zurück
web-learn-skip = Überspringen
web-learn-next = Weiter
web-learn-task = Du bist dran
web-learn-well = Gut gemacht!
web-learn-not-yet = Noch nicht ganz.
web-learn-other = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes.
web-learn-ruling = Regel { $ruling }
web-learn-end = Mehr musst du nicht wissen!
web-learn-end-about = Den Rest lernst du beim Spielen. Eine leichte erste Partie wartet auf dich.
web-learn-first-game = Meine erste Partie
web-learn-rules = Regeln lesen
web-learn-over = Lektion wiederholen
web-learn-leave = Zu den Spielen
web-learn-offer = Neu hier?
web-learn-offer-about = Lerne ein Spiel in fünf Minuten, einfach beim Spielen.
web-learn-offer-no = Nein, danke

# At the table: time, absence, rematch
web-over-you = Du hast gewonnen!
web-over-you-with = Du hast gewonnen, zusammen mit { $who }!
web-over-lost = Du hast verloren
web-over-place = Platz { $place } für dich
web-over-lost-on-time = Du hast auf Zeit verloren
web-over-bot-for-you = Dein Bot hat gewonnen
web-finished-by-bot = vom Bot zu Ende gespielt
web-finished-by-bot-why = Deinen letzten Zug oder mindestens ein Drittel deiner Züge hat der Bot gemacht. Darum zählt die Partie für den Bot.
web-stand-in-counts = Macht der Bot deinen letzten Zug oder ein Drittel all deiner Züge, zählt die Partie für den Bot.
web-name-of-bot = { $who } (Bot)
web-your-bot = Bot (für dich)
web-stand-in-you = Für dich spielt ein Bot.
web-stand-in-resigned = Du hast aufgegeben. Für dich spielt ein Bot weiter.
web-stand-in-time = Deine Zeit ist abgelaufen, darum spielt ein Bot für dich.
web-stand-in-bank = Deine Zeit ist abgelaufen, darum spielt ein Bot für dich. Wenn du zurückkommst, bekommst du { $time }.
web-stand-in-yours = Für { $who } spielt ein Bot.
web-stand-in-returning = Du bist wieder da. Diesen Zug macht noch der Bot, dann bist du dran.
web-im-back = Ich bin wieder da
web-back-next = ab dem nächsten Zug wieder da
web-bot-until-here = bis dahin spielt ein Bot
web-stand-in-other = Einen Bot für { $who } spielen lassen
web-stand-in-about = Er spielt sofort. Du kannst jederzeit zurückkommen.
web-stand-in-about-other = Er spielt, bis { $who } wieder da ist.
web-stand-in-level = Welcher Bot?
web-stand-in-go = Spielen lassen
web-grace = Extrazeit
web-grace-you = Extrazeit! Die gibt es einmal pro Partie.
web-easier = Leichter
web-harder = Schwerer
web-rematch-rules = Die Regeln haben sich seitdem geändert. Die nächste Partie folgt Version { $version }.
web-moved-on = Alle sind einen Platz weitergerückt.
web-moved-on-role = Alle sind einen Platz weitergerückt. Du spielst jetzt: { $role }.
web-rematch-role = Alle rücken einen Platz weiter. Du spielst dann: { $role }.

# Before the start of a table
web-invited = Du bist zu { $game } eingeladen
web-invited-as = Du spielst als { $who } mit.
web-invited-full = Alle Plätze sind besetzt. Sobald die Partie läuft, kannst du zuschauen.
web-your-name = Dein Name
web-join-game = Mitspielen
web-wait-others = Du bist dabei. Warten auf die anderen …
web-all-here = Alle sind da
web-seats-free = { $number ->
    [one] Ein Platz ist noch frei. Das Spiel kann beginnen, wenn alle Plätze besetzt sind.
   *[other] { $number } Plätze sind noch frei. Das Spiel kann beginnen, wenn alle Plätze besetzt sind.
}
web-arrived = { $who } ist jetzt dabei.
web-left = { $who } hat den Tisch verlassen.
web-table-how = So spielen wir
web-table-usual = Standardregeln
web-table-rest-usual = Sonst alles Standard
web-table-private = Privat: Nur wer den Link oder den Code hat, kann mitspielen
web-table-listed = In der Lobby: Alle dürfen mitspielen
web-table-unwatched = Zuschauen ist nicht möglich
web-option-own = selbst gemacht
web-anybody = Alle dürfen mitspielen (der Tisch steht in der Lobby)
web-share-link = Link teilen
web-copy-link = Link kopieren
web-fill-instead = Lieber mit Bots spielen
web-option-range = Von { $least } bis { $most }.
web-option-per-seat = für jede Person anders
web-choose-figure = Figur wählen
web-colour = Farbe
web-choose-colour = Farbe wählen
web-against = gegen { $bot }
web-home-days = Partien über mehrere Tage
web-home-left = noch { $time }
web-over-called-off = Abgebrochen
web-rematch-missed = Das Revanche-Angebot von { $who } ist abgelaufen.
web-look-lost = { $who } hat jetzt „{ $look }“. Du hast dafür „{ $mine }“.
web-look-taken = „{ $look }“ hat hier schon jemand. Du hast „{ $mine }“ oder wählst etwas anderes.
web-new-with = Wer spielt noch mit?
web-new-friends = Freunde per Link
web-new-shared = Leute am selben Bildschirm
web-new-bots = Bots
