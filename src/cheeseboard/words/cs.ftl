# Words common to all games. Keys: seat and list words, refusals of the core, ends by the table, the command line.

and = a
seat-number = Místo { $number }

over-aborted = Partie byla zrušena. Nikdo nevyhrál.
over-resigned = Jedna strana to vzdala.
over-timeout = Čas vypršel.

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
refused-bot-only-in-match = „{ $bot }“: vlastní programy mohou hrát jen v zápase (match).
refused-program-missing = Program „{ $program }“ se nepodařilo spustit.
refused-program-silent = „{ $program }“ neodpověděl na „{ $command }“ včas.
refused-program-wrong = „{ $program }“ odpověděl na „{ $command }“ takto: „{ $answer }“.
refused-seat-count = { $seats ->
    [one] Tato hra není pro { $seats } hráče. Počet hráčů: { $allowed }.
    [few] Tato hra není pro { $seats } hráče. Počet hráčů: { $allowed }.
    [many] Tato hra není pro { $seats } hráče. Počet hráčů: { $allowed }.
   *[other] Tato hra není pro { $seats } hráčů. Počet hráčů: { $allowed }.
}
refused-option-unknown = Volba „{ $option }“ neexistuje. Volby: { $allowed }.
refused-option-range = Volba „{ $option }“ nemůže být { $value }. Může být: { $allowed }.
refused-option-form = „{ $text }“ není volba. Napiš ji jako název=hodnota.
refused-ladder-too-few = Na žebříček jsou potřeba aspoň dva boti.

refused-file-missing = Soubor „{ $file }“ neexistuje.
refused-file-unreadable = „{ $file }“ se nedá přečíst jako text.
refused-file-unwritable = Soubor „{ $file }“ nelze zapsat.
refused-file-exists = „{ $file }“ už existuje. Pokračuj v něm pomocí --resume, nebo zvol jiný název.
refused-file-line-ends = Řádek { $line }: řádky musí končit jen znakem LF.
refused-file-control-sign = Řádek { $line } obsahuje řídicí znak, který v souboru s partií nebývá. Odstraň ho a zkus to znovu.
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
refused-results-unreadable = „{ $file }“ není soubor s výsledky.
refused-results-of-another = V „{ $file }“ jsou výsledky jiné hry, jiného semínka nebo jiných voleb. Zvol jiný název.
refused-luck-not-over = Partie v „{ $file }“ ještě neskončila: co udělala náhoda, se pozná až na konci.
refused-verify-not-over = Partie ještě neskončila, takže její semínko je tajné a zatím není co ověřovat.
refused-verify-commitment = Semínko není to slíbené: závazek nesedí.
refused-verify-draw = Řádek { $line }: záznam { $row }, „{ $action }“, ze semínka nevychází.
refused-verify-result = Řádek { $line }: výsledek není ten, kterým partie skončila.
refused-verify-chain = Řádek { $line }: řetěz je přetržený; něco v souboru bylo změněno.
refused-verify-digest = Tvůj uložený otisk (digest) v této partii není: byla změněna, nebo je to jiná partie.

refused-no-positions = Pozice hry { $game } nejde zapsat jako text.
refused-no-scores = Hra { $game } nemá zápis; použij soubory s partiemi.
refused-no-engine = Pro { $game } není žádný engine.
refused-no-such-command = Příkaz „{ $command }“ neexistuje. Příkazy: { $commands }.
refused-seconds-range = „{ $text }“ není čas na přemýšlení. Napiš sekundy, více než 0 a nejvýše { $most }.

saved = Uloženo do { $file }.
verify-holds = { $draws ->
    [0] Partie obstála: semínko, záznamy ({ $rows }), výsledek i řetěz souhlasí.
   *[other] Partie obstála: semínko, losování ({ $draws }), záznamy ({ $rows }), výsledek i řetěz souhlasí.
}
check-begins = Partií podle všech zákonů: { $walks }, dohraných do konce: { $games }. Chvíli to potrvá …
check-holds = Všechny zákony platí. Prověřeno kroků: { $steps } (partií: { $walks }). Dohráno partií: { $games }, kroků v nejdelší: { $longest }.

analyse-steps = { $steps } kroku
analyse-won = vyhraje za { $actions }
analyse-lost = prohraje za { $actions }
analyse-work = hloubka { $depth }, pozic: { $nodes }
analyse-better = lepší: { $line }
verdict-good = dobré
verdict-inaccuracy = nepřesnost
verdict-mistake = chyba
verdict-blunder = hrubka

refused-nothing-to-take-back = Není co vrátit.
refused-which-seat = Ptáme se { $seats } hráčů najednou. Řekni, za které místo hraješ, třeba: seat=1.
refused-chance-first = Teď rozhoduje náhoda. Zahraj jeden z jejích výsledků.
refused-unknown-seat = Místo { $seat } neexistuje. Poslední je { $most }.
refused-unknown-row = Řádek { $row } neexistuje. Poslední je { $most }.
refused-bots-per-seat = Počet botů ({ $bots }) nesedí na počet míst ({ $seats }). Dej jednoho pro všechny, nebo jednoho na každé místo.
refused-names-per-seat = Počet jmen ({ $names }) nesedí na počet míst ({ $seats }). Dej jedno na každé místo.
refused-file-has-secrets = Soubor „{ $file }“ by ukázal všechny skryté karty rozehrané hry. Jestli to chceš, ulož ji se secrets=True.

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

bot-random = Náhoda
bot-random-about = Zahraje, co ho zrovna napadne.
bot-greedy = Hltavec
bot-greedy-about = Vezme to, co právě teď vypadá nejlíp.
bot-level = Úroveň { $number }
bot-level-about = Čím vyšší úroveň, tím silnější bot.
# One for each bot at a table, with a comma between; the same in every language.
bot-names = Pip, Momo, Bobo, Zuzu, Kiko, Lulu, Nino, Tilda, Otto, Ida, Emil, Frida, Knut, Selma, Oskar, Wanda, Theo, Mimi, Rollo, Fanny, Hugo, Bella, Anton, Olga, Pepe, Greta, Bruno, Stella, Felix, Zita

event-rows-taken-back = Hra se vrací před záznam { $row }.
event-player-resigned = { SEAT($seat) } to vzdává.
    .you-seat = Vzdáváš to.
event-time-ran-out = Čas vypršel: { SEAT($seat) }.
    .you-seat = Vypršel ti čas.
event-game-aborted = Partie se ruší.
event-stand-in-seated = Zaskakuje bot, místo: { SEAT($seat) }.
    .you-seat = Zaskakuje za tebe bot.

refused-option-with-position = Místa i volby určuje sama pozice; vynech --seats a --option.
refused-option-with-resume = Uložená partie už svá místa i volby má; vynech --seat a --option.

# store and bus
refused-store-down = Partie teď nejde načíst ani uložit. Nic se neztratilo; zkus to prosím za chvíli.
refused-database-newer = Tuto databázi zapsal novější Cheeseboard (verze { $version }, tento zná { $newest }). Aktualizuj Cheeseboard; databáze zůstala beze změny.
refused-database-foreign = V tomto souboru nebo databázi je něco jiného než partie Cheeseboardu. Zůstalo to beze změny.
refused-code-taken = Tento kód už má jiný otevřený stůl.
refused-account-taken = Účet s tímto jménem už patří někomu jinému.
refused-has-account = Účet už máš.
refused-unknown-person = Nikoho s tímto označením tu neznáme.
refused-bus-down = Na této adrese není Redis dostupný.
refused-bus-needed = Aby o sobě více procesů vědělo, potřebují Redis. Jeho adresu zadej volbou --bus.

# The server

refused-too-fast = To bylo moc rychle. Zkus to znovu za { $seconds } s.
refused-too-big = To je příliš mnoho najednou.
refused-not-json = Tady se čte jen JSON. Pošli ho s Content-Type: application/json.
refused-head-too-big = Tvůj prohlížeč poslal před požadavkem víc, než tento server čte. Smaž cookies této stránky a zkus to znovu.
refused-request-too-slow = Požadavek přicházel příliš dlouho. Zkus to prosím znovu.
refused-too-many-connections = Z tvé adresy už je otevřeno { $most } spojení. Zavři některé karty nebo programy a zkus to znovu.
refused-server-full = Server je teď plný. Zkus to znovu za { $seconds } s.
refused-no-person = Nejdřív vstup: je k tomu potřeba jméno.
refused-bad-token = Tento token neplatí.
refused-bad-word = Tato výzva k převzetí místa už neplatí.
refused-bad-link = Tento odkaz už byl použit, nebo je příliš starý. Vytvoř nový.
refused-wrong-password = Jméno a heslo k sobě nepatří.
refused-bad-name = Jméno musí mít aspoň jedno písmeno.
refused-foreign-host = Na jméno „{ $host }“ tento server neslyší.
refused-foreign-page = O tohle požádala cizí stránka.
refused-bad-request = Tohle nelze přečíst: { $what }.
refused-wrong-method = Takhle to udělat nejde.
refused-unknown-page = Tady nic není.
refused-old-page = Načti prosím tuto stránku znovu.
refused-our-fault = Něco se pokazilo u nás. Nic se nezměnilo, zkus to prosím znovu.
refused-not-watchable = Tuto hru smějí vidět jen hráči.
refused-bot-plays = Za { SEAT($seat) } hraje bot. Nejdřív si místo vezmi zpět.
refused-unknown-code = Žádný otevřený stůl tento kód nemá.
refused-bot-too-slow = Bot tu smí přemýšlet nejvýš { $seconds } s.
refused-not-a-window = Pasovat bez dívání se dá jen tehdy, když smějí reagovat všichni. Podívej se na svou stranu a vyber akci.
refused-not-over = Hra ještě neskončila.
refused-no-rules-page = Pravidla hry { $game } nejsou součástí této instalace.
refused-lesson-other = To se smí, ale v tomto kroku jde o něco jiného: { $action }.
refused-no-lesson = Pro hru { $game } zatím žádná lekce není.
refused-unknown-lesson-step = Krok { $step } v lekci není.
refused-log-level = Záznamy úrovně „{ $level }“ nejsou. Zvol debug, info, warning nebo error.
refused-bad-database = Adresa za --db nepatří žádné databázi. Použij sqlite:///složka/soubor.db nebo postgresql+asyncpg://jméno@počítač/databáze.
refused-bad-bus = Adresa za --bus nepatří serveru Redis. Použij redis://počítač:6379.
refused-bad-url = „{ $url }“ není adresa jako https://games.example.
refused-bad-host = Tento počítač nemá adresu „{ $host }“.
refused-no-free-port = Port { $port } i všechny po něm jsou obsazené.
refused-port-forbidden = Port { $port } otevřít nesmíš. Zvol některý nad 1023.
refused-folder-unwritable = Do složky „{ $folder }“ nelze nic uložit; jinou složku určíš volbou --data.
refused-nothing-kept = Ve složce „{ $folder }“ zatím nic není.
refused-unknown-account = Účet „{ $account }“ neexistuje.

event-seat-reclaimed = { SEAT($seat) } je zpátky.
    .you-seat = Jsi zpátky.

serve-address = Hraj na { $address }
serve-only-here = Připojit se lze jen z tohoto počítače. S volbou --lan pustíš i ostatní ve své síti.
serve-data = Vše se ukládá do { $folder }
serve-stop = Server zastavíš pomocí Ctrl-C.
serve-stopped = Zastaveno. Všechny hry jsou uložené.
worker-ready = Boti přemýšlejí tady. Zastavíš to pomocí Ctrl-C.
people-reset = Nové heslo účtu { $account }: { $password }
web-not-built = Webové rozhraní na tomto serveru ještě není sestavené
web-not-built-how = Sestavíš ho tímto příkazem ve složce se zdrojovým kódem Cheeseboardu. Pak stránku načti znovu:
web-not-built-terminal = Nebo hraj v terminálu:

# Lobby and table in the web client
web-welcome = Co si zahrajeme?
web-seats = Počet hráčů
web-option-usual = jako obvykle
web-clock = Čas na rozmyšlenou
web-watchable = Ostatní se smějí dívat
web-open-tables = Otevřené stoly
web-code-label = Kód, šest písmen
web-join = Přidat se
web-asks-you = jsi na řadě
web-table = Stůl
web-board = Hrací plán
web-starting = Hra za okamžik začne …
web-invite-link = Odkaz pro přátele
web-copied = Zkopírováno.
web-code = Kód:
web-start = Začít
web-fill = Doplnit boty a začít
web-your-turn = Jsi na řadě
web-your-answer = Čekáme na tvou odpověď
web-turn-of = Na řadě: { $who }
web-play = Zahrát
web-choose = Vyber: { $number }
web-none = nic
web-waiting = Čeká se na: { $who }
web-in = Tvoje odpověď je přijata. Ostatní ještě přemýšlejí.
web-spectator = Díváš se.
web-at-the-table = U stolu
web-empty-seat = volné místo
web-free = volno
web-you = ty
web-bot = bot
web-away = pryč
web-sit = Sednout si sem
web-name-there = Kdo si tam sedne?
web-stand = Vstát
web-remove = Uvolnit místo
web-bot-soon = Za { $left } může hrát bot
web-let-bot = Nechat hrát bota
web-agree = Souhlasím
web-decline = Ne
web-resign = Vzdát se
web-file = Stáhnout hru
web-rematch = Hrát znovu
web-rematch-there = K další hře
web-rematch-offered = { $who } chce hrát znovu.
web-rematch-waits = Čekáme, kdo se ještě přidá: { $who } …
web-rematch-declined = Odveta byla odmítnuta.
web-rematch-lapsed = Nikdo se včas nepřidal.
web-rematch-join = Přidat se
web-rematch-no = Ne, děkuji
web-rematch-start = Začít bez nich
web-news = Co se stalo
web-chat = Povídání
web-chat-label = Napiš něco
web-send = Poslat
web-lost = Spojení se přerušilo. Zkoušíme to znovu…
web-back-again = Spojení je zpět.
web-new-version = Je tu nová verze. Stránka se za chvíli načte znovu.
web-new-version-reload = Je tu nová verze. Načti prosím tuto stránku znovu.
web-seal = Pečeť všeho, co přinese náhoda: { $text }
web-link-title = Tvoje místo na tomto zařízení
web-link-done = Teď jsi tu jako { $who }.
web-link-ask = Na tomto zařízení jsi { $me } a máš { $tables ->
    [one] jeden stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}. Chceš tu být { $who }?
web-link-become = Být { $who }
web-link-stay = Zůstat { $me }

# tables
refused-stale = Otázka se mezitím změnila. Podívej se znovu a pak odpověz.
refused-too-busy = U stolu je teď moc rušno. Zkus to prosím znovu.
refused-unknown-table = Takový stůl tu není. Zkontroluj odkaz nebo kód.
refused-not-started = Partie ještě nezačala.
refused-already-started = Partie už začala; místa už měnit nejde.
refused-seat-taken = Místo { $seat } je obsazené. Vyber si jiné.
refused-no-such-seat = Místo { $seat } u tohoto stolu není.
refused-no-such-row = Hra má zatím jen tolik řádků: { $rows }.
refused-seats-empty = Některá místa jsou prázdná. Počkej na někoho, nebo tam posaď boty.
refused-seat-has-bot = Na místě { $seat } už hraje bot, nebo nikomu nepatří.
refused-seat-has-no-bot = Na místě { $seat } nehraje žádný bot, od kterého bys ho mohl převzít.
refused-not-away-long-enough = { SEAT($seat) } se ještě může vrátit. Než bude dál hrát bot, chvíli počkej.
refused-not-your-seat = Místo { $seat } není tvoje.
refused-not-your-table = To smí jen ten, kdo stůl založil.
refused-not-at-this-table = U tohoto stolu nesedíš.
refused-look-taken = „{ $look }“ už má někdo jiný. Vyber si něco jiného.
refused-unknown-order = Trvalý pokyn „{ $order }“ neexistuje. Vyber z těchto: { $orders }.
refused-nothing-offered = Nic se nenabízí, nebo už nabídka neplatí.

# The web client
web-skip = Přeskočit na obsah
web-home = Ke hrám
web-home-link = Cheeseboard, ke hrám
web-everywhere = Ty a toto zařízení
web-opening = Okamžik…
web-again = Zkusit znovu
web-close = Zavřít
web-cancel = Nechat být
web-unreached = Server teď není dostupný.
web-nowhere = Tady nic není
web-nowhere-about = Odkaz je možná špatně, nebo někdo stůl uklidil.
web-settings = Nastavení
web-language = Jazyk
web-theme = Barvy
web-theme-auto = podle zařízení
web-theme-light = světlé
web-theme-dark = tmavé
web-motion = Pohyb
web-motion-auto = podle zařízení
web-motion-full = živý
web-motion-calm = klidný
web-sound = Zvuky
web-autoplay = Vynucené tahy hrát samo
web-autoplay-about = Když se dá zahrát jediná věc a nikomu to nic neprozradí o tvých kartách.
web-notify = Dát vědět, když jsem na řadě
web-notify-about = Oznámení, když je stránka na pozadí.
web-about = O Cheeseboardu
web-me = Ty
web-guest-name = Myška { $number }

# Home of the web client
web-home-promise = Bez účtu a bez cloudu: hrajte hned proti botům, společně u jedné obrazovky, nebo pošlete přátelům odkaz. Každý hod se dá ověřit.
web-home-games = Hry
web-home-players =
    { $most ->
        [few] { $fewest } až { $most } hráči
       *[other] { $fewest } až { $most } hráčů
    }
web-home-players-only =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
web-home-play = Hrát hned
web-home-find = Najít hru
web-home-found = { $count ->
    [0] Žádná hra se tak nejmenuje.
    [one] Nalezena jedna hra.
    [few] Nalezeny { $count } hry.
   *[other] Nalezeno { $count } her.
}
web-home-new = Založit stůl
web-home-rules = Pravidla
web-home-running = Tvé rozehrané hry
web-home-finished = Tvé dohrané hry
web-home-replay = Přehrát
web-home-more = Ukázat všechny
web-home-join = Přidat se k přátelům
web-home-join-about = Napiš šest písmen, která ti dali, nebo otevři jejich odkaz.
web-home-no-tables = Teď není otevřený žádný stůl. Založ si ho!

# A new table in the web client
web-yes = ano
web-no = ne
web-new-who = Kdo hraje?
web-new-how = Jak se hraje?
web-new-players = { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
   *[other] { $number } hráčů
}
web-new-seat = Místo { $number }
web-new-player = Hráč { $number }
web-new-me = já
web-new-here = u této obrazovky
web-new-friend = přítel přes odkaz
web-new-bot = bot
web-new-name = Jméno
web-new-level = Jak silný
web-new-start = Začít hru
web-new-invite = Založit stůl a pozvat
web-clock-none = bez hodin
web-clock-decision = { $time } na každé rozhodnutí
web-clock-bank = { $time } na hráče a pokaždé { $more } navíc

# Replay and the check of the dice in the web client
web-replay-title = Přehrání
web-replay-eyes = Očima
web-replay-open = všech, vše odkryté
web-replay-spectator = diváka
web-replay-first = Na začátek
web-replay-before = O krok zpět
web-replay-next = O krok dál
web-replay-last = Na konec
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-speed = Rychlost
web-replay-step = Krok { $number } z { $of }
web-replay-table = Ke stolu
web-replay-share = Sdílet tento okamžik
web-replay-copied = Odkaz je zkopírovaný.
web-replay-download = Stáhnout hru
web-fair-title = Byla náhoda poctivá?
web-fair-about = Před hrou se server zavázal k tajnému číslu a každý přidal své vlastní. Teď je tajemství odhalené, takže tvůj prohlížeč může všechno losovat znovu a porovnat.
web-fair-run = Ověřit losování
web-fair-yes = Vše odpovídá slibu.
web-fair-no = Něco nesedí.
web-fair-promise = Tajné číslo je to slíbené.
web-fair-draws = { $number ->
    [0] V této hře se nic nelosovalo.
    [one] Jedno losování, zopakované se stejným výsledkem.
    [few] { $number } losování, zopakovaná se stejnými výsledky.
   *[other] { $number } losování, zopakovaných se stejnými výsledky.
}
web-fair-chain = Žádný řádek záznamu nebyl změněn (řádků: { $number }).
web-fair-kept = Je to přesně ta hra, kterou viděl tento prohlížeč.
web-fair-list = Každé jednotlivé losování
web-fair-row = Řádek
web-fair-drawn = Vylosováno
web-fair-chance = Šance

# Rules, About and You in the web client
web-rules-print = Vytisknout
web-about-what = Cheeseboard je svobodný program pro společné hraní čtyř deskových her: u jedné obrazovky, přes odkaz, nebo proti botům. Běží na tvém vlastním počítači.
web-about-fair = Nikdo se nedozví, co vědět nemá, ani člověk, ani bot, a každé losování se dá po hře ověřit.
web-about-names = Názvy
web-about-trademarks = Quoridor je ochranná známka společnosti Gigamic. PAC-MAN patří společnosti Bandai Namco Entertainment Inc. Gouda! Gouda! a Gouda Gangster jsou názvy her svých vydavatelů. Používáme je jen k tomu, abychom řekli, o kterou hru jde; s tímto projektem nemá žádný z majitelů nic společného.
web-about-credits = Poděkování
web-about-icons = Desky, figurky a zvuky jsou naše vlastní. Malé značky na kartách nakreslili Lorc, Delapouite a další z game-icons.net.
web-me-title = To jsi ty
web-me-name = Jméno, které vidí ostatní
web-me-save = Uložit
web-me-renamed = Teď se jmenuješ { $who }.
web-me-account = Účet
web-me-account-about = Nepotřebuješ ho. Uchová ti hry a jméno, když změníš zařízení.
web-me-account-name = Název účtu
web-me-password = Heslo, aspoň osm znaků
web-me-login = Přihlásit
web-me-register = Založit účet
web-me-signed-in = Jsi přihlášen jako { $account }.
web-me-welcome = Vítej, { $who }!
web-me-leave = Odhlásit
web-me-device = Jiné zařízení
web-me-device-about = Otevři tam tento odkaz a budeš to zase ty, se všemi svými hrami. Funguje jednou, tak ho nikomu nedávej.
web-me-device-make = Vytvořit odkaz
web-me-copy = Kopírovat
web-me-copied = Zkopírováno.
web-me-bots = Tvoji vlastní boti
web-me-bots-about = S tokenem může tvůj program sedět u stolů a hrát tvým jménem.
web-me-bots-once = Ukáže se jen teď. Zkopíruj si ho.
web-me-bots-label = Název programu
web-me-bots-make = Vytvořit token
web-me-bots-drop = Zrušit
web-me-kept = Co je o tobě uloženo
web-me-kept-about = Tvé jméno, tvá místa u stolů a co jsi psal v chatu. Můžeš si vše stáhnout, nebo se nechat zapomenout: hry zůstanou, tvé jméno ne.
web-me-export = Stáhnout vše
web-me-forget = Zapomenout mě
web-me-forget-sure = Ano, zapomenout mě navždy
web-rank = { $rank }. místo
web-bot-plays = hraje bot · { $bot }
web-time-left = Zbývající čas
web-last-quarter = Čas se krátí, zbývá: { $left }.
web-curtain-title = Předejte obrazovku: { $who }
web-curtain-about = Ostatní se teď prosím nedívají.
web-curtain-lift = Tady { $who }: ukázat moji stranu
web-window = Chce tu někdo zareagovat?
web-window-nobody = Nikdo
web-peek = Podívat se na svou stranu:
web-cover = Zase zakrýt
web-log-all = Ukázat vše od začátku
web-log-empty = Zatím se nic nestalo.
web-look-back = Vrátit se pohledem sem
web-looking-back = Řádek { $row } z { $newest }
web-step-back = O řádek zpět
web-step-on = O řádek dál
web-now = Zpět k teď
web-now-asked = Jsi na řadě: zpět k teď
web-chat-empty = Zatím nikdo nic neřekl.
web-missed-steps = Mezitím proběhlo { $number } tahů. Poslední:
web-mute = Ztlumit: { $who }
web-hear-all = Zase slyšet všechny
web-unread = { $number ->
    [one] Jedna nová zpráva
    [few] { $number } nové zprávy
   *[other] { $number } nových zpráv
}
web-more = Více o tomto stole
web-in-words = Slovy
web-offered-back = { $who } navrhuje vzít zpět poslední tah.
web-offered-abort = { $who } navrhuje hru zrušit.
web-offer-waits = Souhlasíš. Čeká se na ostatní.
web-withdraw = Vzít návrh zpět
web-table-menu = Nabídka stolu
web-rules = Pravidla
web-rules-of = Pravidla hry { $game }
web-offer-back = Vzít zpět můj poslední tah
web-offer-abort = Zrušit hru
web-bot-for-me = Ať za mě hraje bot
web-hand-over = Předat místo někomu jinému
web-hand-over-made = Pošli tento odkaz tomu, kdo má hrát dál. Platí jednou, hodinu.
web-resign-sure = Opravdu se { $who } vzdává?
web-orders = Trvalý pokyn
web-order-none = Pokaždé se zeptat
web-over = Hra skončila
web-over-level = Remíza: všichni nastejno
web-over-first = Vítězí { $who }!
web-replay = Přehrát znovu
web-share = Sdílet
web-copy-failed = Označ prosím text a zkopíruj ho.
web-figure = Figurka
web-invite = Pozvat přátele
web-invite-about = Kdo otevře odkaz, může si sednout, účet není třeba.
web-invite-picture = QR kód tohoto odkazu
web-only-here = Zatím se lze připojit jen z tohoto počítače.
web-only-here-how = Aby se mohli přidat i ostatní ve tvé síti, zastav server a spusť ho takto:
web-sit-beside = Někdo vedle mě
web-bot-here = Bot na místo { $number }
web-bot-with-level = { $name } · { $level } z { $most }
web-bot-level = bot { $level }/{ $most }
web-no-bot = bez bota
web-swap = { $who } si vymění místo s
web-fill-with = Boti na volná místa
web-wait-start = Čeká se, až hostitel hru spustí.
web-seal-title = Poctivě od začátku
web-waiting-many = { $number ->
    [one] Čeká se na jednu odpověď
    [few] Čeká se na { $number } odpovědi
   *[other] Čeká se na { $number } odpovědí
}
web-no-table = K tomuto stolu se nedá
web-log = Průběh
web-swap-short = vyměnit místo
web-make-pac-man = Vlastní bludiště
web-make-gouda-gouda = Vlastní plán
web-make-about-pac-man = Polož překážky, rozestav figurky a hned uvidíš, jestli se tu dá hrát.
web-make-about-gouda-gouda = Rozestav věci po místnosti, spoj je prkny a hned uvidíš, jestli se tu dá hrát.
web-make-gallery = Začni z
web-make-empty = prázdné
web-make-undo = Zpět
web-make-redo = Znovu
web-make-tools = Co kreslíš
web-make-tool-barrier = Překážka
web-make-tool-dot = Tečka
web-make-tool-eraser = Guma
web-make-tool-things = Věci
web-make-tool-planks = Prkna
web-make-mirror = Kreslit souměrně
web-make-mirror-none = ne
web-make-mirror-sides = vlevo i vpravo
web-make-mirror-ends = nahoře i dole
web-make-mirror-half = půlotáčka
web-make-mirror-quarter = čtvrtotáčky
web-make-faults = Co je potřeba opravit
web-make-good = Můžeš hrát!
web-make-checking = Kontroluji …
web-make-fair = Je to férové?
web-make-fair-about = Boti si na tom rychle zahrají { $games } her. Mistři to nejsou, ber to jako první odhad.
web-make-fair-go = Nechat hrát boty
web-make-fair-stop = Zastavit
web-make-fair-progress = { $games } z { $of } her
web-make-fair-pac-man = Pac-Man vyhrává { $share } % her; téměř jistě mezi { $low } % a { $high } %.
web-make-fair-gouda-gouda = Ve třech vyhrává ten, kdo začíná, { $share } % her; téměř jistě mezi { $low } % a { $high } %.
web-make-fair-even = Vyrovnané by bylo { $even } %. Hra trvá asi { $steps } kroků.
web-make-try = Vyzkoušet proti botům
web-make-use = Použít u stolu
web-make-link = Zkopírovat odkaz
web-make-link-copied = Zkopírováno! Kdo odkaz otevře, uvidí tvůj plán.
web-make-download = Stáhnout
web-make-load = Načíst soubor
web-make-bad-file = Tento soubor nelze nakreslit: plán má nejvýše 60 polí. Vyber jiný soubor.
web-make-bad-link = V tomhle odkazu žádný plán není.
web-make-own = vlastní: { $what }
web-make-own-pac-man = { $barriers ->
    [one] bludiště s jednou překážkou
   *[other] bludiště s { $barriers } překážkami
}
web-make-own-gouda-gouda = { $spaces ->
    [one] plán s jedním polem
   *[other] plán s { $spaces } poli
}
web-make-edit = Upravit
web-make-your-own = Vytvořit vlastní
web-make-maze-label = Kreslené bludiště. Šipky posouvají, Enter kreslí, R otočí překážku, Delete maže, číslice volí, co kreslit.
web-make-maze-keys = Kresli klepnutím nebo tahem; figurku přesuneš tahem. Šipky posouvají, Enter kreslí, R otáčí, Del maže, Ctrl+Z vrací.
web-make-at = { $at }: { $what }
web-make-nothing = nic
web-make-board-label = Plán v práci. Tab a šipky vedou od věci k věci, Shift a šipky věc posouvají, Delete ji odstraní.
web-make-board-keys = Klepni do místnosti a přibude tam věc; věci posouvej tahem a spojuj prkny. Shift a šipky posouvají vybranou věc, N přidá další, Del ji odstraní, Ctrl+Z vrací.
web-make-planks-keys = Táhni od věci k té nad ní, nebo klepni na jednu a pak na druhou. Totéž znovu prkno odstraní.
web-make-add = Přidat věc
web-make-remove = Odstranit
web-make-name = Název
web-make-kind = Vypadá jako
web-make-is-start = Tady můžou myši začínat
web-make-is-lowest = Nejnižší startovní pole
web-make-is-table = Tohle je stůl
web-make-cheese = Cena sýra
web-make-no-cheese = žádný
web-make-leads = Prkna vedou nahoru na
web-make-straight = rovně
web-make-choose = Vyber věc, kterou chceš změnit.
web-make-place = { $name }. { $marks }
web-make-mark-start = start
web-make-mark-table = stůl
web-make-mark-cheese = sýr za { $worth }
web-puzzles = Hádanky
web-puzzles-today = Hádanka dne
web-puzzles-about = Jedna pozice, jedna nejlepší odpověď. Každý den nová.
web-puzzle-number = Hádanka { $number } z { $of }
web-puzzle-stars = { $stars ->
    [1] lehká
    [2] střední
   *[other] těžká
}
web-puzzle-right = Správně! Pokračuj.
web-puzzle-solved = Vyřešeno!
web-puzzle-wrong = Skoro. Podívej se, co na to přijde, a zkus to znovu.
web-puzzle-thinking = Podívám se …
web-puzzle-again = Zkusit znovu
web-puzzle-hint = Nápověda
web-puzzle-answer = Ukázat řešení
web-puzzle-answer-is = Řešení: { $answer }
web-puzzle-hint-is = Nápověda: { $hint }
web-puzzle-hint-more = Další nápověda
web-puzzle-found = Nalezeno { $found } z { $answers }
web-puzzle-previous = Předchozí
web-puzzle-next = Další
web-puzzle-streak = { $days ->
    [one] Jeden den v řadě
    [few] { $days } dny v řadě
    [many] { $days } dne v řadě
   *[other] { $days } dní v řadě
}
web-puzzle-done = { $number ->
    [one] Zatím vyřešena jedna
    [few] Zatím vyřešeny { $number }
    [many] Zatím vyřešeno { $number }
   *[other] Zatím vyřešeno { $number }
}
web-puzzle-you = Ty
web-puzzle-they = Soupeř
web-puzzle-already = Tuhle už máš vyřešenou.
refused-no-boards = Hra { $game } vlastní plány nemá.
refused-too-complex = Čtení by trvalo příliš dlouho. Zmenši to a zjednoduš a zkus to znovu.
refused-too-many-estimates = Boti teď zkoušejí jiné plány. Zkus to znovu za { $seconds } s.
refused-unknown-puzzle = Hádanka { $number } není; poslední je { $most }.
refused-puzzle-withdrawn = Hádanka { $number } byla stažena: pravidla se od té doby změnila a už to není hádanka. Jiných je dost.
refused-puzzle-lost-way = Hádanka se vydala jinudy. Začni ji znovu.
web-home-pastimes = Hádanky a dílna

# What luck did in a game
luck-seat = místo
luck-start = očekávání
luck-luck = štěstí
luck-own = vlastní rozhodnutí
luck-others = rozhodnutí ostatních
luck-result = výsledek
luck-chance = náhoda
luck-chart-expected = Očekávaný podíl na výhře, záznam po záznamu
luck-chart-luck = Co komu zatím přineslo štěstí

# Lessons
web-learn = Naučit se hraním
web-learn-title = První lekce: { $game }
web-learn-step = Krok { $number } z { $of }
web-learn-back = Zpět
web-learn-skip = Přeskočit
web-learn-next = Dál
web-learn-task = Jsi na tahu
web-learn-well = Výborně!
web-learn-not-yet = Ještě ne.
web-learn-other = To se smí, ale tady jde o něco jiného.
web-learn-ruling = Pravidlo { $ruling }
web-learn-end = To je všechno!
web-learn-end-about = Zbytek se naučíš hraním. Čeká na tebe lehká první hra.
web-learn-first-game = Moje první hra
web-learn-rules = Přečíst pravidla
web-learn-over = Ještě jednou od začátku
web-learn-leave = Zpátky ke hrám
web-learn-offer = Jsi tu poprvé?
web-learn-offer-about = Nauč se hru za pět minut, rovnou hraním.
web-learn-offer-no = Ne, díky

# At the table: time, absence, rematch
web-over-you = Vyhráváš!
web-over-you-with = Vyhráváš, spolu s hráči: { $who }!
web-over-lost-on-time = Prohra na čas
web-over-bot-for-you = První je tvůj bot
web-finished-by-bot = dohrál bot
web-name-of-bot = { $who } (bot)
web-stand-in-you = Hraje za tebe bot.
web-stand-in-yours = Hraje bot, místo: { $who }.
web-stand-in-returning = Jsi zpátky. Tohle ještě dohraje bot, pak rozhoduješ ty.
web-im-back = Jsem zpátky
web-back-next = příště už zpátky
web-bot-until-here = do příchodu hraje bot
web-stand-in-other = Nechat hrát bota, místo: { $who }
web-stand-in-about = Hraje hned. Vrátit se můžeš kdykoli.
web-stand-in-about-other = Hraje, dokud se nevrátí { $who }.
web-stand-in-level = Který bot?
web-stand-in-go = Ať hraje
web-grace = čas navíc
web-grace-you = Čas navíc! Dostaneš ho jednou za hru.
web-easier = Lehčí
web-harder = Těžší
web-rematch-rules = Pravidla se od té doby změnila. Příští hra se řídí verzí { $version }.

# Než hra u stolu začne
web-invited = Máš pozvánku ke hře { $game }
web-invited-as = Přidáš se jako { $who }.
web-invited-full = Všechna místa jsou obsazená. Až hra začne, můžeš se dívat.
web-your-name = Tvé jméno
web-join-game = Přidat se ke hře
web-wait-others = Místo máš. Čeká se na ostatní hráče …
web-all-here = Všichni jsou tady
web-arrived = U stolu je { $who }.
web-left = Od stolu odchází { $who }.
web-table-how = Jak hrajeme
web-table-usual = Obvyklá pravidla
web-table-rest-usual = Všechno ostatní jako obvykle
web-table-private = Soukromý stůl: přidat se může jen ten, kdo má odkaz nebo kód
web-table-listed = Stůl v lobby: přidat se může kdokoli
web-table-unwatched = Nikdo další se nemůže dívat
web-option-own = vlastní
web-anybody = Přidat se může kdokoli (stůl bude vidět v lobby)
web-share-link = Sdílet odkaz
web-copy-link = Zkopírovat odkaz
web-fill-instead = Raději hrát s boty
web-option-range = Od { $least } do { $most }.
web-option-per-seat = pro každého jiný počet
web-choose-figure = Vybrat figurku
web-colour = Barva
web-choose-colour = Vybrat barvu
web-against = soupeř: { $bot }
web-home-days = Hry na více dní
web-home-left = zbývá { $time }
