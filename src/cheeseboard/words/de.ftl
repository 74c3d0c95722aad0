# Words common to all games. Keys: seat and list words, refusals of the core, ends by the table, the command line.

and = und
seat-number = Platz { $number }

over-aborted = Die Partie wurde abgebrochen. Niemand hat gewonnen.
over-resigned = Eine Seite hat aufgegeben.

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
refused-bot-not-yet = „{ $bot }“: Eigene Programme können noch nicht mitspielen.
refused-seat-count = { $seats ->
    [one] Dieses Spiel geht nicht mit { $seats } Person. Personen: { $allowed }.
   *[other] Dieses Spiel geht nicht mit { $seats } Personen. Personen: { $allowed }.
}
refused-option-unknown = Die Option „{ $option }“ gibt es nicht. Optionen: { $allowed }.
refused-option-range = Die Option „{ $option }“ kann nicht { $value } sein. Möglich: { $allowed }.
refused-option-form = „{ $text }“ ist keine Option. Schreib sie als Name=Wert.

refused-file-missing = Die Datei „{ $file }“ gibt es nicht.
refused-file-unreadable = „{ $file }“ lässt sich nicht als Text lesen.
refused-file-unwritable = „{ $file }“ lässt sich nicht schreiben.
refused-file-exists = „{ $file }“ gibt es schon. Mach mit --resume dort weiter oder wähle einen anderen Namen.
refused-file-line-ends = Zeile { $line }: Zeilen dürfen nur mit LF enden.
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
refused-verify-not-over = Die Partie ist noch nicht zu Ende. Ihr Startwert ist also noch geheim, und es lässt sich nichts prüfen.
refused-verify-commitment = Der Startwert ist nicht der versprochene: Das Commitment passt nicht dazu.
refused-verify-draw = Zeile { $line }: Eintrag { $row }, „{ $action }“, ist nicht das, was der Startwert auslost.
refused-verify-result = Zeile { $line }: Das Ergebnis passt nicht zur Partie.
refused-verify-chain = Zeile { $line }: Die Kette ist gerissen; etwas in der Datei wurde geändert.
refused-verify-digest = Dein aufbewahrter Prüfwert (Digest) kommt in dieser Partie nicht vor: Sie wurde geändert, oder es ist eine andere.

refused-no-positions = Stellungen von { $game } lassen sich nicht als Text schreiben.
refused-no-scores = Für { $game } gibt es keine Notation; nimm Partiedateien.

saved = Gespeichert in { $file }.
verify-holds = { $draws ->
    [0] Die Partie hält stand: Startwert, Einträge ({ $rows }), Ergebnis und Kette stimmen.
   *[other] Die Partie hält stand: Startwert, Auslosungen ({ $draws }), Einträge ({ $rows }), Ergebnis und Kette stimmen.
}
check-holds = Alle Gesetze gelten. Geprüfte Schritte: { $steps } (Partien: { $walks }). Zu Ende gespielte Partien: { $games }, Schritte der längsten: { $longest }.

refused-nothing-to-take-back = Es gibt nichts zurückzunehmen.

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

table-back = Die Partie geht zurück vor Eintrag { $row }.
table-resign = { SEAT($who) } gibt auf.
table-abort = Die Partie wird abgebrochen.
table-bot = Für { SEAT($who) } spielt ein Bot weiter.

refused-option-with-position = Plätze und Optionen stehen schon in der Stellung; lass --seats und --option weg.
refused-option-with-resume = Eine gespeicherte Partie hat ihre Plätze und Optionen schon; lass --seat und --option weg.
