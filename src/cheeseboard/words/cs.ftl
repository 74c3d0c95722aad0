# Words common to all games. Keys: seat and list words, refusals of the core, ends by the table, the command line.

and = a
seat-number = Místo { $number }

over-aborted = Partie byla zrušena. Nikdo nevyhrál.
over-resigned = Jedna strana to vzdala.

refused-malformed-action = „{ $text }“ se nedá přečíst jako akce. Napiš sloveso a k němu slova, třeba: move e2.
refused-not-now = „{ $action }“ teď zahrát nejde. Napiš ? a uvidíš, co jde.
refused-not-your-turn = { SEAT($seat) } teď není na tahu.
refused-game-over = Partie už skončila.
refused-not-drawn = Náhoda tu nemůže vybrat „{ $action }“.
refused-back-too-far = Mezitím vyšlo najevo něco skrytého nebo náhodného; vrátit to už nejde.
refused-bad-table-row = Stůl nemůže udělat „{ $action }“.
refused-row-missing = Chybí záznam { $row }.

refused-unknown-game = Hra „{ $game }“ tu není. Vyber si: { $games }.
refused-unknown-bot = Bot „{ $bot }“ tu není. Vyber si: { $bots }.
refused-unknown-language = Jazyk „{ $language }“ tu není. Vyber si: { $languages }.
refused-bot-not-yet = „{ $bot }“: vlastní programy zatím ke stolu posadit nejde.
refused-seat-count = { $seats ->
    [one] Tato hra není pro { $seats } hráče. Počet hráčů: { $allowed }.
    [few] Tato hra není pro { $seats } hráče. Počet hráčů: { $allowed }.
    [many] Tato hra není pro { $seats } hráče. Počet hráčů: { $allowed }.
   *[other] Tato hra není pro { $seats } hráčů. Počet hráčů: { $allowed }.
}
refused-option-unknown = Volba „{ $option }“ neexistuje. Volby: { $allowed }.
refused-option-range = Volba „{ $option }“ nemůže být { $value }. Může být: { $allowed }.
refused-option-form = „{ $text }“ není volba. Napiš ji jako název=hodnota.

refused-file-missing = Soubor „{ $file }“ neexistuje.
refused-file-unreadable = „{ $file }“ se nedá přečíst jako text.
refused-file-unwritable = Soubor „{ $file }“ nelze zapsat.
refused-file-exists = „{ $file }“ už existuje. Pokračuj v něm pomocí --resume, nebo zvol jiný název.
refused-file-line-ends = Řádek { $line }: řádky musí končit jen znakem LF.
refused-file-too-long = Soubor je na jednu partii příliš dlouhý.
refused-file-cut-off = Řádek { $line }: soubor je useknutý; musí končit zalomením řádku.
refused-file-no-blank-line = Řádek { $line }: mezi značkami a záznamy musí být prázdný řádek.
refused-file-bad-tag = Řádek { $line }: „{ $tag }“ není značka, která sem patří.
refused-file-bad-value = Řádek { $line }: hodnota značky { $tag } se nedá přečíst.
refused-file-tag-missing = Řádek { $line }: chybí značka { $tag }.
refused-file-nonce-count = Řádek { $line }: Nonces musí mít pro každé místo jednu hodnotu, třeba i prázdnou.
refused-file-bad-row = Řádek { $line }: tohle není záznam jako „2 0 move e2“.
refused-file-row-number = Řádek { $line }: tady má být záznam { $row }.
refused-file-row-after-end = Řádek { $line }: za záznamy smí být už jen Result a Digest.
refused-file-other-game = Soubor patří k jiné hře: „{ $game }“.
refused-file-newer-rules = Soubor potřebuje pravidla { $rules }, novější než naše. Aktualizuj Cheeseboard.
refused-file-bad-options = S volbami z tohoto souboru žádná partie začít nemůže: { $why }.
refused-file-illegal-row = Řádek { $line }: záznam { $row } nejde zahrát: { $why }.
refused-file-over = Partie v tomto souboru už skončila. Prohlédni si ji přes „cheeseboard replay“.
refused-file-no-seed = Chybí semínko této rozehrané partie: má ležet v „{ $file }“.
refused-verify-not-over = Partie ještě neskončila, takže její semínko je tajné a zatím není co ověřovat.
refused-verify-commitment = Semínko není to slíbené: závazek nesedí.
refused-verify-draw = Řádek { $line }: záznam { $row }, „{ $action }“, ze semínka nevychází.
refused-verify-result = Řádek { $line }: výsledek není ten, kterým partie skončila.
refused-verify-chain = Řádek { $line }: řetěz je přetržený; něco v souboru bylo změněno.
refused-verify-digest = Tvůj uložený otisk (digest) v této partii není: byla změněna, nebo je to jiná partie.

refused-no-positions = Pozice hry { $game } nejde zapsat jako text.
refused-no-scores = Hra { $game } nemá zápis; použij soubory s partiemi.

saved = Uloženo do { $file }.
verify-holds = { $draws ->
    [0] Partie obstála: semínko, záznamy ({ $rows }), výsledek i řetěz souhlasí.
   *[other] Partie obstála: semínko, losování ({ $draws }), záznamy ({ $rows }), výsledek i řetěz souhlasí.
}
check-holds = Všechny zákony platí. Prověřeno kroků: { $steps } (partií: { $walks }). Dohráno partií: { $games }, kroků v nejdelší: { $longest }.

refused-nothing-to-take-back = Není co vrátit.

play-promise = Vše, co přinese náhoda, je už dané; pečeť: { $commitment }. Napiš ? pro nápovědu.
play-prompt = { SEAT($who) } ›
play-thinking = { SEAT($who) } přemýšlí…
play-hand-over = Na tahu: { SEAT($who) }. Vezmi si klávesnici a stiskni Enter.
play-help-short = Napiš akci, nebo ? pro nápovědu.
play-help = Napiš akci, nebo něco z tohoto: show, tell, undo, save SOUBOR, resign, quit. Teď můžeš zahrát:
play-undone = Vráceno.
play-resume = Později pokračuj takto: { $command }
play-bye = Tak zase příště! (Začni s --save SOUBOR a partie ti zůstane na později.)

players = hráči: { $seats }

table-back = Hra se vrací před záznam { $row }.
table-resign = { SEAT($who) } to vzdává.
table-abort = Partie se ruší.
table-bot = Dál hraje bot; místo: { SEAT($who) }.

refused-option-with-position = Místa i volby určuje sama pozice; vynech --seats a --option.
refused-option-with-resume = Uložená partie už svá místa i volby má; vynech --seat a --option.
