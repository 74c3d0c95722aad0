# Words common to all games. Keys: seat and list words, refusals of the core, ends by the table, the command line.

and = a
seat-number = Místo { $number }
labelled = { $label }: { $text }

over-aborted = Hra je zrušená. Nikdo nevyhrál.
over-resigned = Hra je vzdaná.
over-timeout = Vypršel čas.

refused-malformed-action = „{ $text }“ nevypadá jako tah.
    .next = Napiš třeba: move e2.
refused-not-now = „{ $action }“ teď zahrát nejde.
    .next = Vyber si z nabízených tahů.
refused-not-your-turn = { SEAT($seat) } teď není na tahu.
    .you-seat = Teď nejsi na tahu.
    .next = Počkej na ostatní.
refused-game-over = Hra už skončila.
    .next = Začni novou.
refused-not-drawn = „{ $action }“ tady padnout nemůže.
    .next = Vyber jeden z možných výsledků.
refused-back-too-far = Vrátit už to nejde: mezitím se ukázalo něco skrytého nebo náhodného.
refused-bad-table-row = Záznam „{ $action }“ do partie nepatří.
    .next = Vyžádej si původní soubor.
refused-row-missing = V partii chybí záznam { $row }.
    .next = Vyžádej si původní soubor.

refused-unknown-game = Hra „{ $game }“ tu není.
    .next = Vyber si: { $games }.
refused-unknown-bot = Bot „{ $bot }“ tu není.
    .next = Vyber si: { $bots }.
refused-unknown-language = Jazyk „{ $language }“ tu není.
    .next = Vyber si: { $languages }.
refused-bot-only-in-match = „{ $bot }“ tu hrát nemůže: vlastní programy hrají jen zápasy.
    .next = Spusť zápas: cheeseboard match.
refused-program-missing = Program „{ $program }“ se nepodařilo spustit.
    .next = Zkontroluj jeho název a jestli má právo ke spuštění.
refused-program-silent = „{ $program }“ na „{ $command }“ včas neodpověděl.
    .next = Spusť ho ručně a podívej se, co dělá.
refused-program-wrong = „{ $program }“ na „{ $command }“ odpověděl: „{ $answer }“.
    .next = Správná odpověď začíná znakem „=“.
refused-seat-count = { $seats ->
    [one] Tato hra není pro { $seats } hráče.
    [few] Tato hra není pro { $seats } hráče.
    [many] Tato hra není pro { $seats } hráče.
   *[other] Tato hra není pro { $seats } hráčů.
}
    .next = Počet hráčů: { $allowed }.
refused-option-unknown = Volba „{ $option }“ neexistuje.
    .next = Vyber si: { $allowed }.
refused-option-range = Volba „{ $option }“ nemůže mít hodnotu { $value }.
    .next = Možné hodnoty: { $allowed }.
refused-option-is-text = Volba „{ $option }“ není text.
    .next = Napiš ji bez uvozovek: { $value }.
refused-option-form = „{ $text }“ není volba.
    .next = Piš ji jako název=hodnota.
refused-ladder-too-few = Na žebříček jsou potřeba aspoň dva různí boti.
    .next = Přidej dalšího.

refused-file-missing = Soubor „{ $file }“ neexistuje.
    .next = Zkontroluj název a složku.
refused-file-unreadable = „{ $file }“ se nedá přečíst jako text.
    .next = Vyber textový soubor, třeba uloženou partii.
refused-file-unwritable = Soubor „{ $file }“ nejde zapsat.
    .next = Zvol jiný název nebo jinou složku.
refused-file-exists = „{ $file }“ už existuje.
    .next = Pokračuj v něm pomocí --resume, nebo zvol jiný název.
refused-file-line-ends = Řádek { $line }: řádky musí končit jen znakem LF.
    .next = Ulož soubor s unixovými konci řádků (LF).
refused-file-control-sign = Řádek { $line } obsahuje řídicí znak, který do souboru s partií nepatří.
    .next = Odstraň ho a zkus to znovu.
refused-file-too-long = Soubor je na jednu partii moc dlouhý.
    .next = Vyber soubor s jedinou partií.
refused-file-cut-off = Řádek { $line }: soubor je useknutý; musí končit zalomením řádku.
    .next = Sežeň si úplnou kopii.
refused-file-no-blank-line = Řádek { $line }: mezi značkami a záznamy musí být prázdný řádek.
    .next = Přidej ho a zkus to znovu.
refused-file-bad-tag = Řádek { $line }: značka „{ $tag }“ sem nepatří.
    .next = Odstraň ji, nebo oprav.
refused-file-bad-value = Řádek { $line }: hodnota značky { $tag } se nedá přečíst.
    .next = Oprav ji, nebo si sežeň soubor znovu.
refused-file-tag-missing = Řádek { $line }: chybí značka { $tag }.
    .next = Doplň ji, nebo si sežeň soubor znovu.
refused-file-nonce-count = Řádek { $line }: Nonces musí mít pro každé místo jednu hodnotu, třeba i prázdnou.
    .next = Oprav to, nebo si sežeň soubor znovu.
refused-file-bad-row = Řádek { $line }: tohle není záznam jako „2 0 move e2“.
    .next = Oprav ho, nebo si sežeň soubor znovu.
refused-file-row-number = Řádek { $line }: tady má být záznam { $row }.
    .next = Oprav to, nebo si sežeň soubor znovu.
refused-file-row-after-end = Řádek { $line }: za záznamy patří už jen Result a Digest.
    .next = Tento řádek odstraň.
refused-file-other-game = Soubor patří k jiné hře: „{ $game }“.
    .next = Otevři ho s ní.
refused-file-newer-rules = Soubor potřebuje pravidla verze { $rules } a ta je novější než naše.
    .next = Aktualizuj Cheeseboard.
refused-file-bad-options = S volbami z tohoto souboru se hrát nedá: { $why }.
    .next = Oprav je a zkus to znovu.
refused-file-illegal-row = Řádek { $line }: záznam { $row } nejde zahrát: { $why }.
    .next = Oprav to, nebo si sežeň soubor znovu.
refused-file-over = Partie v tomto souboru už skončila.
    .next = Přehraješ si ji pomocí: cheeseboard replay.
refused-file-no-seed = K této rozehrané partii chybí semínko.
    .next = Vrať ho do „{ $file }“.
refused-results-unreadable = „{ $file }“ není soubor s výsledky.
    .next = Vyber soubor, který zapsal příkaz „cheeseboard match“.
refused-results-of-another = V „{ $file }“ jsou výsledky jiné hry, jiného semínka nebo jiných voleb.
    .next = Zvol jiný název.
refused-luck-not-over = Partie v „{ $file }“ ještě neskončila a štěstí se dá změřit až potom.
    .next = Nejdřív ji dohraj.
refused-verify-not-over = Partie ještě neskončila, takže její semínko je tajné a zatím není co ověřovat.
    .next = Počkej na konec.
refused-verify-commitment = Semínko neodpovídá pečeti, která vznikla před hrou.
    .next = Vyžádej si původní soubor.
refused-verify-draw = Řádek { $line }: záznam { $row }, „{ $action }“, ze semínka nevychází.
    .next = Vyžádej si původní soubor.
refused-verify-result = Řádek { $line }: takhle partie neskončila.
    .next = Vyžádej si původní soubor.
refused-verify-chain = Řádek { $line }: řetěz je přetržený, takže soubor někdo změnil.
    .next = Vyžádej si původní soubor.
refused-verify-copied = Záznamy 1 až { $row } jsou zkopírované z jiné partie, takže jejich losování tu nejde ověřit.
    .next = Ověř původní partii, nebo zbytek této s --copied (v Pythonu copied=True).
refused-verify-digest = Tvůj uložený otisk (digest) v této partii není: někdo ji změnil, nebo je to jiná partie.
    .next = Zkontroluj otisk, nebo si vyžádej původní soubor.

refused-no-positions = Pozice hry { $game } nejde zapsat jako text.
    .next = Použij soubor s partií.
refused-no-scores = Zápisy partií pro hru { $game } nejsou.
    .next = Použij soubory s partiemi.
refused-no-engine = Pro hru { $game } žádný engine není.
    .next = Nech ji hrát boty: cheeseboard match.
refused-no-such-command = Příkaz „{ $command }“ neexistuje.
    .next = Příkazy: { $commands }.
refused-seconds-range = „{ $text }“ není čas na přemýšlení.
    .next = Zadej sekundy: víc než 0 a nejvýš { $most }.

saved = Uloženo do { $file }.
match-repeats = Různých partií je jen { $different } z { $games } a intervaly žádnou nepočítají dvakrát. Zkus --openings 4.
match-times = { $mean } ms na tah, nejvýš { $longest } ms
verify-holds = { $draws ->
    [0] Ověřeno: semínko, tahy, výsledek i řetěz souhlasí (záznamů: { $rows }).
    [one] Ověřeno: semínko, tahy, jedno losování, výsledek i řetěz souhlasí (záznamů: { $rows }).
   *[other] Ověřeno: semínko, tahy, { $draws } losování, výsledek i řetěz souhlasí (záznamů: { $rows }).
}
check-begins = Zkušební partie: { $walks } na kontrolu všech zákonů a { $games } až do konce. Chvíli to potrvá…
check-holds = Všechny zákony platí. Zkontrolováno kroků: { $steps }, v partiích: { $walks }. Dohráno partií: { $games }, nejdelší má kroků: { $longest }.

analyse-steps = { $steps } kroku
analyse-won = { $actions ->
    [one] výhra za jeden tah
    [few] výhra za { $actions } tahy
   *[other] výhra za { $actions } tahů
}
analyse-lost = { $actions ->
    [one] prohra za jeden tah
    [few] prohra za { $actions } tahy
   *[other] prohra za { $actions } tahů
}
analyse-work = hloubka { $depth }, pozic: { $nodes }
analyse-better = lepší: { $line }
verdict-good = dobrý tah
verdict-inaccuracy = nepřesnost
verdict-mistake = chyba
verdict-blunder = hrubka

refused-nothing-to-take-back = Není co vrátit.
    .next = Nejdřív něco zahraj.
refused-which-seat = { $seats ->
    [one] Chybí ještě jedna odpověď a nikdo nesmí vědět čí.
   *[other] Na tahu je víc hráčů najednou ({ $seats }).
}
    .next = Řekni, za které místo hraješ, třeba: seat=1.
refused-chance-first = Teď rozhoduje náhoda.
    .next = Zahraj jeden z možných výsledků.
refused-unknown-seat = Místo { $seat } neexistuje.
    .next = Poslední je { $most }.
refused-unknown-row = Záznam { $row } neexistuje.
    .next = Poslední je { $most }.
refused-bots-per-seat = Počet botů ({ $bots }) nesedí s počtem míst ({ $seats }).
    .next = Zadej jednoho pro všechny, nebo jednoho na každé místo.
refused-names-per-seat = Počet jmen ({ $names }) nesedí s počtem míst ({ $seats }).
    .next = Zadej jedno na každé místo.
refused-only-imagined = Tahle partie je jen vymyšlená: nejde uložit ani ji nemůže hrát jiný program.
    .next = Použij hru z new nebo load.
refused-file-has-secrets = Soubor „{ $file }“ by prozradil všechny skryté karty rozehrané hry.
    .next = Přesto ji uložíš se secrets=True.

refused-unknown-ruling = Pravidlo s číslem { $number } neexistuje.
    .next = Napiš „rules“ a přečteš si, jak se hraje.
refused-save-where = Do jakého souboru se má hra uložit?
    .next = Napiš „save“ a název souboru, třeba „save vecer.game“.

play-promise = Pečeť losování: { $commitment }. Všechno, co se bude losovat, je díky ní dané už před hrou.
play-prompt = { SEAT($who) } ›
    .you-who = Ty ›
play-thinking = { SEAT($who) } přemýšlí…
play-hand-over = Na tahu je { SEAT($who) }. Vezmi si klávesnici a stiskni Enter.
play-help = Napiš tah nebo jedno z těchto slov:
      hint – co by tu zahrál bot
      rules – jak se hraje; s číslem, třeba rules { $ruling }, ukáže jedno pravidlo
      show, describe – deska jako obrázek, nebo slovy
      undo – vzít zpět svůj poslední tah
      save SOUBOR – uložit hru na později
      resign – vzdát hru · quit – pro dnešek skončit
    Můžeš zahrát:
play-choices = Napiš tah: { $choices }
play-commands = Nebo: ? (nápověda), hint, rules, undo, save SOUBOR, quit
play-hint-comes = Hledám radu…
play-hint = Rada: bot by zahrál „{ $action }“.
play-you = Ty
play-undone = Poslední tah neplatí, táhni znovu.
play-resume = Později pokračuj takto: { $command }
play-bye = Tak zase příště! (Začni s --save SOUBOR a partie ti zůstane na později.)

players = počet hráčů: { $seats }

bot-random = Náhoda
bot-random-about = Zahraje, co ho zrovna napadne.
bot-greedy = Hltavec
bot-greedy-about = Vezme to, co právě teď vypadá nejlíp.
bot-level = Úroveň { $number }
bot-level-about = Čím vyšší úroveň, tím silnější bot.
# One for each bot at a table, with a comma between; the same in every language.
bot-names = Pip, Momo, Bobo, Zuzu, Kiko, Lulu, Nino, Tilda, Otto, Ida, Emil, Frida, Knut, Selma, Oskar, Wanda, Theo, Mimi, Rollo, Fanny, Hugo, Bella, Anton, Olga, Pepe, Greta, Bruno, Stella, Felix, Zita

event-rows-taken-back = { SEAT($seat) } bere zpět poslední tah.
    .you-seat = Bereš zpět svůj poslední tah.
event-player-resigned = { SEAT($seat) } to vzdává.
    .you-seat = Vzdáváš to.
event-time-ran-out = { SEAT($seat) }: čas vypršel.
    .you-seat = Vypršel ti čas.
event-game-aborted = Hra je zrušená.
event-stand-in-seated = { SEAT($seat) } má náhradu: teď hraje bot.
    .you-seat = Teď za tebe hraje bot.

refused-option-with-position = Místa i volby už určuje pozice.
    .next = Vynech --seats a --option.
refused-option-with-resume = Uložená partie už svá místa i volby má.
    .next = Vynech --seat a --option.

# store and bus
refused-store-down = Partie teď nejde načíst ani uložit. Nic se neztratilo.
    .next = Zkus to prosím za chvíli.
refused-database-newer = Tuto databázi zapsal novější Cheeseboard (verze { $version }, tento zná { $newest }). Zůstala beze změny.
    .next = Aktualizuj Cheeseboard.
refused-database-foreign = V tomto souboru nebo databázi je něco jiného než partie Cheeseboardu. Zůstalo to beze změny.
    .next = Zvol jinou přes --db nebo --data.
refused-code-taken = Tento kód už má jiný otevřený stůl.
    .next = Zkus to prosím znovu.
refused-account-taken = Tenhle název účtu už někdo má.
    .next = Zvol jiný.
refused-has-account = Účet už máš.
    .next = Jestli chceš jiný, nejdřív se odhlas.
refused-unknown-person = Tento server už tě nezná.
    .next = Načti stránku znovu a začni od začátku.
refused-bus-down = Na této adrese není Redis dostupný.
    .next = Zkontroluj, že běží a že je --bus správně.
refused-bus-needed = Víc procesů se bez Redisu nedomluví.
    .next = Jeho adresu zadej volbou --bus.

# The server

refused-too-fast = To bylo moc rychle.
    .next = Zkus to znovu za { $seconds ->
        [one] sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
refused-too-big = To je moc najednou.
    .next = Zkrať to a zkus to znovu.
refused-not-json = Server tu přijímá jen JSON.
    .next = Pošli ho s Content-Type: application/json.
refused-head-too-big = Tvůj prohlížeč poslal víc, než tento server přijme.
    .next = Smaž cookies této stránky a zkus to znovu.
refused-request-too-slow = Požadavek dorazil moc pomalu.
    .next = Zkus to prosím znovu.
refused-too-many-connections = Z tvé adresy už je otevřeno { $most } spojení.
    .next = Zavři některé záložky nebo programy a zkus to znovu.
refused-server-full = Server je teď plný.
    .next = Zkus to znovu za { $seconds ->
        [one] sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
refused-no-person = Tento prohlížeč tu ještě neznáme.
    .next = Načti stránku znovu.
refused-bad-token = Tento token neplatí.
    .next = Nový si vytvoříš ve svém profilu.
refused-bad-word = Tento odkaz na převzetí místa už neplatí.
    .next = Řekni si o nový.
refused-bad-link = Tento odkaz už někdo použil, nebo je moc starý.
    .next = Vytvoř nový.
refused-wrong-password = Jméno a heslo k sobě nesedí.
    .next = Zkontroluj obojí a zkus to znovu.
refused-bad-name = Jméno musí mít aspoň jedno písmeno.
    .next = Zvol jiné.
refused-foreign-host = Na jméno „{ $host }“ tento server neslyší.
    .next = Otevři ho na adrese, kterou vypsal při spuštění.
refused-foreign-page = Tohle přišlo z cizí stránky.
    .next = Otevři přímo Cheeseboard a zkus to znovu.
refused-bad-request = Tohle nejde přečíst: { $what }.
    .next = Oprav to a pošli znovu.
refused-wrong-method = Takhle to udělat nejde.
    .next = Zkontroluj metodu požadavku.
refused-unknown-page = Tady nic není.
    .next = Zkontroluj adresu.
refused-old-page = Tato stránka je zastaralá.
    .next = Načti ji prosím znovu.
refused-our-fault = Něco se pokazilo u nás. Nic se nezměnilo.
    .next = Zkus to prosím znovu.
refused-not-watchable = Tuhle hru můžou vidět jen hráči.
    .next = Přidej se k jinému stolu, nebo si založ vlastní.
refused-bot-plays = { SEAT($seat) } má náhradu: hraje bot.
    .you-seat = Hraje za tebe bot.
    .next = Nejdřív si místo vezmi zpět.
refused-unknown-code = Žádný otevřený stůl tento kód nemá.
    .next = Zkontroluj těch šest písmen.
refused-bot-too-slow = { $seconds ->
        [one] Bot tu může přemýšlet nejvýš sekundu.
        [few] Bot tu může přemýšlet nejvýš { $seconds } sekundy.
       *[other] Bot tu může přemýšlet nejvýš { $seconds } sekund.
    }
    .next = Vyber rychlejšího.
refused-not-a-window = Bez podívání můžeš pasovat, jen když se hra ptá všech najednou.
    .next = Podívej se na svoje karty a vyber tah.
refused-no-wait-left = Ostatní už déle čekat nebudou.
    .next = Zahraj kartu, nebo to nech být.
refused-not-over = Hra ještě neskončila.
    .next = Počkej na konec.
refused-no-rules-page = Pravidla hry { $game } nejsou součástí této instalace.
    .next = Najdeš je ve složce docs/rules ve zdrojovém kódu.
refused-lesson-other = „{ $action }“ zahrát jde, ale v tomto kroku zkoušíme něco jiného.
    .next = Udělej, co po tobě krok chce.
refused-no-lesson = Pro hru { $game } zatím žádná lekce není.
    .next = Přečti si pravidla.
refused-unknown-lesson = Lekce „{ $lesson }“ tu není.
    .next = Vyber si: { $lessons }.
refused-unknown-lesson-step = Krok { $step } v této lekci není.
    .next = Začni ji od začátku.
refused-log-level = Úroveň záznamů „{ $level }“ neexistuje.
    .next = Zvol debug, info, warning nebo error.
refused-bad-database = Adresa za --db nepatří žádné databázi.
    .next = Použij sqlite:///složka/soubor.db nebo postgresql+asyncpg://jméno@počítač/databáze.
refused-bad-bus = Adresa za --bus nepatří serveru Redis.
    .next = Použij redis://počítač:6379.
refused-bad-url = „{ $url }“ není webová adresa.
    .next = Napiš ji třeba takto: https://games.example.
refused-bad-host = Tento počítač nemá adresu „{ $host }“.
    .next = Vynech --host, nebo použij --lan.
refused-no-free-port = Port { $port } i všechny další jsou obsazené.
    .next = Zvol jiný přes --port.
refused-port-forbidden = Na port { $port } nemáš oprávnění.
    .next = Zvol některý nad 1023.
refused-folder-unwritable = Do složky „{ $folder }“ nejde nic uložit.
    .next = Zvol jinou přes --data.
refused-nothing-kept = Ve složce „{ $folder }“ zatím nic uloženého není.
    .next = Zvol jinou přes --data.
refused-unknown-account = Účet „{ $account }“ neexistuje.
    .next = Zkontroluj název.

event-seat-reclaimed = { SEAT($seat) } je zpátky.
    .you-seat = Jsi zpátky.

serve-address = Hraj na { $address }
serve-only-here = Připojit se jde jen z tohoto počítače. S volbou --lan pustíš i ostatní ve své síti.
serve-data = Všechno se ukládá do { $folder }
serve-stop = Server zastavíš pomocí Ctrl-C.
serve-stopped = Zastaveno. Všechny hry jsou uložené.
worker-ready = Připraveno, boti přemýšlejí tady. Zastavíš je pomocí Ctrl-C.
people-reset = Nové heslo účtu { $account }: { $password }
web-not-built = Webové rozhraní na tomto serveru ještě není sestavené
web-not-built-how = Sestavíš ho tímto příkazem ve složce se zdrojovým kódem Cheeseboardu. Pak stránku načti znovu:
web-not-built-terminal = Nebo hraj v terminálu:

# Lobby and table in the web client
web-welcome = Co si zahrajeme?
web-seats = Počet hráčů
web-option-usual = standardně
web-clock = Čas na rozmyšlenou
web-watchable = Ostatní se můžou dívat
web-open-tables = Otevřené stoly
web-code-label = Kód, šest písmen
web-join = Přidat se
web-asks-you = jsi na tahu
web-table = Stůl
web-board = Herní plán
web-starting = Hra za okamžik začne…
web-invite-link = Odkaz pro přátele
web-copied = Zkopírováno.
web-code = Kód:
web-start = Začít
web-fill = Doplnit boty a začít
web-your-turn = Jsi na tahu
web-picked = Už vybráno. Potvrď to dalším klepnutím.
web-picked-do = Potvrdit
web-your-answer = Teď můžeš reagovat
web-turn-of = Na tahu je { $who }
web-play = Zahrát
web-choose = Vyber: { $number }
web-none = nic
web-waiting = Na tahu: { $who }
web-in = Hotovo. Čeká se na ostatní…
web-spectator = Jen se díváš.
web-at-the-table = U stolu
web-empty-seat = volné místo
web-free = volno
web-you = ty
web-bot = bot
web-away = pryč
web-is-away = { $who } tu teď není
web-sit = Sednout si sem
web-name-there = Kdo tu bude hrát?
web-stand = Vstát
web-remove = Uvolnit místo
web-bot-soon = Za { $left } může hrát bot ({ $who })
web-let-bot = Nechat hrát bota
web-agree = Ano
web-decline = Ne
web-resign = Vzdát
web-file = Stáhnout hru
web-rematch = Hrát znovu
web-rematch-there = Přejít do další hry
web-rematch-offered = { $who } chce hrát znovu.
web-rematch-waits = Čeká se, jestli se přidá { $who }…
web-rematch-declined = Odveta tentokrát nebude.
web-rematch-lapsed = Nikdo se včas nepřidal.
web-rematch-join = Přidat se
web-rematch-no = Ne, díky
web-rematch-start = Začít hned: než přijde { $who }, hraje bot
web-rematch-begun = Další hra už začala. Než přijdeš, hraje za tebe bot.
web-news = Co se stalo
web-chat = Chat
web-chat-label = Napiš zprávu
web-send = Poslat
web-lost = Spojení se přerušilo. Zkoušíme to znovu…
web-back-again = Spojení je zpět.
web-new-version = Je tu nová verze. Stránka se za chvíli načte znovu.
web-new-version-reload = Je tu nová verze. Načti prosím tuto stránku znovu.
web-seal = Pečeť losování, daná už před hrou: { $text }
web-link-title = Hrát na tomto zařízení
web-link-done = Teď tu hraješ jako { $who }.
web-link-ask = Na tomto zařízení hraješ jako { $me } a máš { $tables ->
    [one] jeden stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}. Chceš tu hrát jako { $who }?
web-link-become = Hrát jako { $who }
web-link-stay = Zůstat jako { $me }
web-link-empty = Kus odkazu chybí. Na druhém zařízení klikni nahoře na svoje jméno, vytvoř nový odkaz a zkopíruj ho celý.

# tables
refused-stale = Hra se mezitím posunula dál.
    .next = Podívej se znovu a pak vyber.
refused-too-busy = U stolu je teď moc rušno.
    .next = Zkus to prosím znovu.
refused-unknown-table = Takový stůl neexistuje.
    .next = Zkontroluj odkaz nebo kód.
refused-not-started = Hra ještě nezačala.
    .next = Počkej, až ji hostitel spustí.
refused-already-started = Hra už běží, místa měnit nejde.
    .next = Založ si nový stůl.
refused-seat-taken = Toto místo je obsazené.
    .next = Vyber si jiné.
refused-no-such-seat = Takové místo u tohoto stolu není.
    .next = Vyber si jiné.
refused-no-such-row = { $rows ->
    [one] Hra má zatím jen jeden tah.
    [few] Hra má zatím jen { $rows } tahy.
   *[other] Hra má zatím jen { $rows } tahů.
}
    .next = Vyber některý dřívější.
refused-seats-empty = Některá místa jsou ještě prázdná.
    .next = Počkej na další hráče, nebo doplň boty.
refused-seat-has-bot = Na tomto místě už hraje bot, nebo je prázdné.
    .next = Vyber jiné místo.
refused-seat-has-no-bot = Na tomto místě žádný bot nehraje.
    .next = Klidně hraj dál.
refused-not-away-long-enough = { SEAT($seat) } se ještě může vrátit.
    .next = Chvíli počkej, pak může hrát bot.
refused-not-your-seat = Toto místo není tvoje.
    .next = Vyber svoje.
refused-not-your-table = To může jen hostitel.
    .next = Požádej ho o to.
refused-not-at-this-table = U tohoto stolu nesedíš.
    .next = Nejdřív si sedni, jestli je volno.
refused-look-taken = Tu už má někdo jiný.
    .next = Vyber si jinou.
refused-unknown-order = Automatické pasování „{ $order }“ neexistuje.
    .next = Vyber si: { $orders }.
refused-nothing-offered = Tento návrh už neplatí.
    .next = Navrhni to znovu.
refused-offer-open = Někdo jiný už něco navrhl.
    .next = Nejdřív na to odpověz.

# The web client
web-skip = Přeskočit na obsah
web-home = Všechny hry
web-home-link = Cheeseboard, všechny hry
web-everywhere = Ty a toto zařízení
web-opening = Okamžik…
web-again = Zkusit znovu
web-close = Zavřít
web-notices = Oznámení
web-cancel = Zrušit
web-unreached = Server teď není dostupný. Zkontroluj připojení.
web-nowhere = Tady nic není
web-nowhere-about = Odkaz je možná špatně, nebo už stůl neexistuje.
web-settings = Nastavení
web-language = Jazyk
web-theme = Vzhled
web-theme-auto = podle zařízení
web-theme-light = světlý
web-theme-dark = tmavý
web-motion = Animace
web-motion-auto = podle zařízení
web-motion-full = plné
web-motion-calm = omezené
web-sound = Zvuky
web-autoplay = Jediný možný tah zahrát za mě
web-autoplay-about = Jen když se tím nic neprozradí.
web-notify = Dát vědět, když jsem na tahu
web-notify-about = Přijde oznámení, když je stránka na pozadí.
web-about = O Cheeseboardu
web-me = Ty
web-guest-name = Myška { $number }

# Home of the web client
web-home-promise = Bez účtu a bez cloudu: hraj hned proti botům, s přáteli u jedné obrazovky, nebo jim pošli odkaz. Každý hod se dá ověřit.
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
    [one] Našla se jedna hra.
    [few] Našly se { $count } hry.
   *[other] Našlo se { $count } her.
}
web-home-new = Založit stůl
web-home-rules = Pravidla
web-home-running = Tvoje rozehrané hry
web-home-finished = Tvoje dohrané hry
web-home-replay = Záznam
web-home-more = Ukázat všechny
web-home-join = Přidat se k přátelům
web-home-join-about = Napiš šest písmen, která ti dali, nebo otevři jejich odkaz.
web-home-no-tables = Teď není otevřený žádný stůl. Založ první!

# A new table in the web client
web-yes = ano
web-no = ne
web-new-who = Kdo hraje?
web-new-how = Pravidla a čas
web-new-players = { $number ->
    [one] { $number } hráč
    [few] { $number } hráči
   *[other] { $number } hráčů
}
web-new-seat = Místo { $number }
web-new-player = Hráč { $number }
web-new-me = já
web-new-here = u této obrazovky
web-new-friend = někdo přes odkaz
web-new-bot = bot
web-new-name = Jméno
web-new-level = Síla bota
web-new-start = Začít hru
web-new-invite = Založit stůl a pozvat
web-clock-none = bez omezení
web-clock-decision = { $time } na každý tah
web-clock-bank = { $time } na hráče a { $more } navíc za každý tah
web-clock-grace = Každý dostane jednou za hru čas navíc.
web-clock-out-two = Komu dojde čas, prohrává.
web-clock-out-more = Komu dojde čas, za toho hraje bot, dokud se nevrátí.
web-clock-days = Že jsi na tahu, uvidíš na úvodní stránce. E-maily neposíláme.

# Replay and the check of the dice in the web client
web-replay-title = Záznam hry
web-replay-eyes = Pohled
web-replay-open = vše odkryté
web-replay-spectator = divák
web-replay-first = Na začátek
web-replay-before = O tah zpět
web-replay-next = O tah dál
web-replay-last = Na konec
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-speed = Rychlost
web-replay-step = Tah { $number } z { $of }
web-replay-table = Ke stolu
web-replay-share = Sdílet tento okamžik
web-replay-copied = Odkaz je zkopírovaný.
web-replay-download = Stáhnout hru
web-fair-title = Bylo losování poctivé?
web-fair-about = Server si před hrou zvolil tajné číslo a ukázal jeho pečeť, každý hráč přidal svoje číslo. Teď už tajné není, takže tvůj prohlížeč může všechno vylosovat znovu a porovnat.
web-fair-run = Ověřit losování
web-fair-yes = Ověřeno: každé losování odpovídá pečeti.
web-fair-no = Něco pečeti neodpovídá.
web-fair-promise = Tajné číslo odpovídá pečeti.
web-fair-draws = { $number ->
    [0] V této hře se nic nelosovalo.
    [one] Jedno losování zopakováno, výsledek je stejný.
   *[other] { $number } losování zopakováno, výsledky jsou stejné.
}
web-fair-chain = Průběh hry nikdo nezměnil (tahů: { $number }).
web-fair-kept = Je to přesně ta hra, kterou tento prohlížeč viděl.
web-fair-list = Všechna losování
web-fair-row = Tah
web-fair-drawn = Vylosováno
web-fair-chance = Šance

# Rules, About and You in the web client
web-rules-print = Vytisknout
web-about-what = Cheeseboard je svobodný software: čtyři deskové hry u jedné obrazovky, přes odkaz, nebo proti botům. Běží na tvém vlastním počítači.
web-about-fair = Hráči i boti vidí jen to, co vidět mají, a každé losování se dá po hře ověřit.
web-about-names = Názvy
web-about-trademarks = Quoridor je ochranná známka společnosti Gigamic. PAC-MAN patří společnosti Bandai Namco Entertainment Inc. Gouda! Gouda! a Gouda Gangster jsou názvy her jejich vydavatelů. Používáme je jen proto, aby bylo jasné, o kterou hru jde; nikdo z majitelů nemá s tímto projektem nic společného.
web-about-credits = Poděkování
web-about-icons = Desky, figurky a zvuky jsou naše vlastní. Malé ikony na kartách nakreslili Lorc, Delapouite a další z game-icons.net.
web-me-title = Tvůj profil
web-me-name = Jméno, které vidí ostatní
web-me-save = Uložit
web-me-renamed = Teď se jmenuješ { $who }.
web-me-account = Účet
web-me-account-about = Nepotřebuješ ho. Díky němu ti hry i jméno zůstanou, když změníš zařízení.
web-me-account-name = Název účtu
web-me-password = Heslo, aspoň osm znaků
web-me-login = Přihlásit se
web-me-register = Založit účet
web-me-signed-in = Přihlášený účet: { $account }
web-me-welcome = Vítej! Hraješ jako { $who }.
web-me-leave = Odhlásit se
web-me-device = Jiné zařízení
web-me-device-about = Otevři tento odkaz na druhém zařízení a budeš tam mít svoje jméno i hry. Funguje jen jednou, tak ho nikomu nedávej.
web-me-device-make = Vytvořit odkaz
web-me-copy = Kopírovat
web-me-copied = Zkopírováno.
web-me-bots = Tvoji vlastní boti
web-me-bots-about = S tokenem může tvůj program sedět u stolů a hrát za tebe.
web-me-bots-once = Ukáže se jen teď. Zkopíruj si ho.
web-me-bots-label = Název programu
web-me-bots-make = Vytvořit token
web-me-bots-drop = Zrušit
web-me-kept = Tvoje data
web-me-kept-about = Tvoje jméno, místa u stolů a zprávy v chatu. Všechno si můžeš stáhnout, nebo smazat: hry zůstanou, ale bez tvého jména.
web-me-export = Stáhnout vše
web-me-forget = Smazat moje data
web-me-forget-sure = Ano, smazat navždy
web-rank = { $rank }. místo
web-bot-plays = hraje bot · { $bot }
web-time-left = Zbývající čas
web-last-quarter = Čas se krátí, zbývá už jen { $left }.
web-curtain-title = Teď se dívá jen { $who }
web-curtain-about = Vy ostatní se prosím nedívejte.
web-curtain-lift = Jsem { $who }: ukázat karty
web-window = Chce tu někdo zareagovat?
web-window-nobody = Nikdo
web-watched = Viděli jste? Dál hraje { $who }
web-peek = Ukázat karty:
web-cover = Zase zakrýt
web-log-all = Ukázat vše od začátku
web-log-empty = Zatím se nic nestalo.
web-log-unfold = Ukázat podrobnosti
web-log-fold = Skrýt podrobnosti
web-log-round = { $number }. kolo
web-log-in-words = Průběh v celých větách
web-look-back = Zpět k tomuto okamžiku
web-looking-back = Tah { $row } z { $newest }
web-step-back = O tah zpět
web-step-on = O tah dál
web-now = Zpět do hry
web-now-asked = Jsi na tahu: zpět do hry
web-chat-empty = Zatím žádné zprávy.
web-missed-story = { $number ->
    [one] Mezitím proběhl jeden tah.
    [few] Mezitím proběhly { $number } tahy.
   *[other] Mezitím proběhlo { $number } tahů.
}
web-missed-steps = { $number ->
    [one] Mezitím proběhl jeden tah:
    [few] Mezitím proběhly { $number } tahy. Poslední:
   *[other] Mezitím proběhlo { $number } tahů. Poslední:
}
web-mute = Ztlumit: { $who }
web-hear-all = Zrušit všechna ztlumení
web-unread = { $number ->
    [one] Jedna nová zpráva
    [few] { $number } nové zprávy
   *[other] { $number } nových zpráv
}
web-more = Víc o tomto stole
web-in-words = Slovy
web-offered-back = { $who } chce vzít zpět poslední tah.
web-offered-abort = { $who } chce hru ukončit bez vítěze.
web-offer-you-back = Navrhuješ vzít zpět svůj tah.
web-offer-you-abort = Navrhuješ ukončit hru bez vítěze.
web-offer-agreed = Souhlasíš.
web-offer-awaits = Ještě musí odpovědět { $who }.
web-offer-lapsed = Hra mezitím pokračovala, tah už zpět vzít nejde.
web-offer-declined-back = Návrh neprošel, tvůj tah platí.
web-offer-declined-abort = Návrh neprošel, hraje se dál.
web-withdraw = Stáhnout návrh
web-table-menu = Nabídka stolu
web-rules = Pravidla
web-rules-of = Pravidla hry { $game }
web-offer-back = Vzít zpět můj poslední tah
web-offer-abort = Zrušit hru
web-bot-for-me = Ať za mě hraje bot
web-hand-over = Předat místo někomu jinému
web-hand-over-made = Pošli tento odkaz tomu, kdo má hrát dál. Platí hodinu a jen jednou.
web-resign-sure = Vzdát tuto hru?
web-orders = Automaticky pasovat
web-order-none = Vždycky se zeptat
web-prompts = Upozornění
web-pace = Tempo
web-pace-normal = normální
web-pace-fast = rychlé: za polovinu času
web-pace-instant = okamžité: bez animací
web-pace-other = { $who } chce tempo: { $pace }
web-pace-agree = U stolu se hraje nejpomalejším tempem, které si někdo zvolil.
web-dropped = { $card }: tahle karta už nešla zahrát, takže pasuješ.
web-missed = { $number ->
    [one] Mezitím ti utekla jedna možnost zareagovat.
    [few] Mezitím ti utekly { $number } možnosti zareagovat.
   *[other] Mezitím ti uteklo { $number } možností zareagovat.
}
web-reaction = Čas na reakci
web-reaction-brisk = svižně: 2 sekundy, pak hra pokračuje
web-reaction-relaxed = v klidu: 4 sekundy, pak hra pokračuje
web-reaction-everybody = odpovídají všichni: hra počká na každého
web-over = Hra skončila
web-over-level = Remíza
web-over-first = { $number ->
    [one] Vyhrává { $who }!
   *[other] Vyhrávají { $who }!
}
web-over-winner = { $number ->
    [one] Vyhrává { $who }.
   *[other] Vyhrávají { $who }.
}
web-replay = Pustit záznam
web-share = Sdílet
web-copy-failed = Označ prosím text a zkopíruj ho.
web-figure = Figurka
web-invite = Pozvat přátele
web-invite-about = Kdo odkaz otevře, může si přisednout. Účet nepotřebuje.
web-invite-picture = QR kód tohoto odkazu
web-only-here = Odkaz se jinde neotevře?
web-only-here-how = Zatím funguje jen na tomto počítači. Jestli Cheeseboard spouštíš ty, zastav ho a spusť takto:
web-sit-beside = Někdo vedle mě
web-bot-here = Bot na místo { $number }
web-bot-with-level = { $name } · úroveň { $level } z { $most }
web-bot-level = bot { $level }/{ $most }
web-no-bot = bez bota
web-swap = Výměna místa: { $who }
web-fill-with = Boti na volná místa
web-wait-start = Čeká se, až hostitel hru spustí.
web-seal-title = Kontrola losování
web-waiting-many = { $number ->
    [one] Čeká se na jednu odpověď
    [few] Čeká se na { $number } odpovědi
   *[other] Čeká se na { $number } odpovědí
}
web-no-table = Tento stůl nelze otevřít
web-log = Průběh
web-swap-short = vyměnit místo
web-make-pac-man = Vlastní bludiště
web-make-gouda-gouda = Vlastní plán
web-make-about-pac-man = Polož překážky, rozestav figurky a hned uvidíš, jestli se tu dá hrát.
web-make-about-gouda-gouda = Rozestav věci po místnosti, spoj je prkny a hned uvidíš, jestli se tu dá hrát.
web-make-gallery = Začít od
web-make-empty = prázdný plán
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
web-make-mirror-half = půl otáčky
web-make-mirror-quarter = čtvrt otáčky
web-make-faults = Co je potřeba opravit
web-make-good = Můžeš hrát!
web-make-checking = Kontrola…
web-make-fair = Je to férové?
web-make-fair-about = Boti si tu rychle zahrají { $games } her. Mistři to nejsou, ber to jako první odhad.
web-make-fair-options = Pravidla pro hry botů
web-make-fair-go = Nechat hrát boty
web-make-fair-stop = Zastavit
web-make-fair-progress = { $games } z { $of } her
web-make-fair-pac-man = Pac-Man vyhrává { $share } % her, téměř jistě je to mezi { $low } % a { $high } %.
web-make-fair-gouda-gouda = Ve třech vyhrává ten, kdo začíná, { $share } % her, téměř jistě je to mezi { $low } % a { $high } %.
web-make-fair-even = Vyrovnané by bylo { $even } %. Hra trvá asi { $steps } tahů.
web-make-try = Vyzkoušet proti botům
web-make-use = Zahrát si s ostatními
web-make-link = Zkopírovat odkaz
web-make-link-copied = Zkopírováno! Kdo odkaz otevře, uvidí tvůj plán.
web-make-download = Stáhnout
web-make-load = Načíst soubor
web-make-bad-file = Tento soubor nejde použít: plán má nejvýš 60 polí. Vyber jiný.
web-make-bad-link = V tomhle odkazu žádný plán není. Řekni si o nový.
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
web-make-maze-label = Editor bludiště. Šipky posouvají, Enter kreslí, R otočí překážku, Delete maže, číslice volí, co kreslit.
web-make-maze-keys = Kresli klepnutím nebo tažením, figurku přesuneš tažením. Šipky posouvají, Enter kreslí, R otáčí, Del maže, Ctrl+Z vrací.
web-make-at = { $at }: { $what }
web-make-nothing = nic
web-make-board-label = Editor plánu. Tab a šipky vedou od věci k věci, Shift a šipky věc posouvají, Delete ji odstraní.
web-make-board-keys = Klepni do místnosti a přibude tam věc. Věci posouvej tažením a spojuj prkny. Shift a šipky posouvají vybranou věc, N přidá další, Del ji odstraní, Ctrl+Z vrací.
web-make-planks-keys = Táhni od věci k té nad ní, nebo klepni na jednu a pak na druhou. Když to zopakuješ, prkno zmizí.
web-make-add = Přidat věc
web-make-remove = Odstranit
web-make-name = Název
web-make-kind = Vypadá jako
web-make-is-start = Tady můžou myši začínat
web-make-is-lowest = Nejnižší startovní pole
web-make-is-table = Tohle je stůl
web-make-cheese = Hodnota sýra
web-make-no-cheese = žádný
web-make-leads = Kam nahoru vedou prkna
web-make-straight = rovně
web-make-choose = Vyber věc, kterou chceš upravit.
web-make-place = { $name }. { $marks }
web-make-mark-start = start
web-make-mark-table = stůl
web-make-mark-cheese = { $worth ->
    [one] sýr za jeden bod
    [few] sýr za { $worth } body
   *[other] sýr za { $worth } bodů
}
web-puzzles = Úlohy
web-puzzles-today = Úloha dne
web-puzzles-about = Najdi nejlepší tah. Každý den nová úloha.
web-puzzle-number = Úloha { $number } z { $of }
web-puzzle-stars = { $stars ->
    [1] lehká
    [2] střední
   *[other] těžká
}
web-puzzle-right = Správně! Pokračuj.
web-puzzle-solved = Vyřešeno!
web-puzzle-wrong = Ještě ne. Podívej se na odpověď soupeře a zkus to znovu.
web-puzzle-thinking = Kontrola…
web-puzzle-again = Zkusit znovu
web-puzzle-hint = Nápověda
web-puzzle-answer = Ukázat řešení
web-puzzle-answer-is = Řešení: { $answer }
web-puzzle-hint-is = Nápověda: { $hint }
web-puzzle-hint-more = Další nápověda
web-puzzle-found = Nalezené tahy: { $found } z { $answers }
web-puzzle-previous = Předchozí
web-puzzle-next = Další
web-puzzle-streak = { $days ->
    [one] Jeden den v řadě
    [few] { $days } dny v řadě
    [many] { $days } dne v řadě
   *[other] { $days } dní v řadě
}
web-puzzle-done = Zatím vyřešeno: { $number }
web-puzzle-you = Ty
web-puzzle-they = Soupeř
web-puzzle-already = Tuhle už máš vyřešenou.
refused-no-boards = Vlastní plány hra { $game } nemá.
    .next = Vyber jinou hru.
refused-too-complex = Přečíst tohle by trvalo moc dlouho.
    .next = Zmenši to, zjednoduš a zkus to znovu.
refused-too-many-estimates = Boti teď zkoušejí jiné plány.
    .next = Zkus to znovu za { $seconds ->
        [one] sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }.
refused-unknown-puzzle = Úloha { $number } neexistuje.
    .next = Poslední je { $most }.
refused-puzzle-withdrawn = Úloha { $number } už tu není: po změně pravidel nedává smysl.
    .next = Zkus jinou.
refused-puzzle-lost-way = Tyto tahy k úloze nepatří.
    .next = Začni ji znovu.
web-home-pastimes = Úlohy a dílna

# What luck did in a game
luck-seat = místo
luck-start = očekávání
luck-luck = štěstí
luck-own = vlastní rozhodnutí
luck-others = rozhodnutí ostatních
luck-result = výsledek
luck-chance = náhoda
luck-chart-expected = Očekávaný podíl na výhře, tah po tahu
luck-chart-luck = Co komu zatím přineslo štěstí

# Lessons
web-learn = Naučit se hraním
web-learn-title = První lekce: { $game }
web-learn-title-of = { $lesson }: lekce hry { $game }
web-learn-lessons = Lekce
web-learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}
web-learn-finished = hotovo
web-learn-then = Další lekce: { $lesson }
web-learn-step = Krok { $number } z { $of }
web-learn-back = Zpět
web-learn-skip = Přeskočit
web-learn-next = Dál
web-learn-task = Jsi na tahu
web-learn-well = Výborně!
web-learn-not-yet = Ještě ne.
web-learn-other = To jde, ale v tomto kroku zkoušíme něco jiného.
web-learn-ruling = Pravidlo { $ruling }
web-learn-end = A to je všechno!
web-learn-end-about = Zbytek se naučíš hraním. Čeká na tebe lehká první hra.
web-learn-first-game = Moje první hra
web-learn-rules = Přečíst pravidla
web-learn-over = Ještě jednou od začátku
web-learn-leave = Všechny hry
web-learn-offer = Jsi tu poprvé?
web-learn-offer-about = Nauč se hru za pět minut, rovnou hraním.
web-learn-offer-no = Ne, díky

# At the table: time, absence, rematch
web-over-you = Vyhráváš!
web-over-you-with = Vyhráváš! A s tebou { $who }.
web-over-lost = Prohra
web-over-place = Končíš na { $place }. místě
web-over-lost-on-time = Prohra na čas
web-over-bot-for-you = Vyhrává tvůj bot
web-finished-by-bot = dohrál bot
web-finished-by-bot-why = Tvůj poslední tah nebo aspoň třetinu tvých tahů zahrál bot, proto se hra počítá jako dohraná botem.
web-stand-in-counts = Když bot zahraje tvůj poslední tah nebo třetinu všech tvých tahů, počítá se hra jako dohraná botem.
web-name-of-bot = { $who } (bot)
web-your-bot = tvůj bot
web-stand-in-you = Hraje za tebe bot.
web-stand-in-resigned = Tuhle hru vzdáváš, dohraje ji za tebe bot.
web-stand-in-time = Vypršel ti čas, proto za tebe hraje bot.
web-stand-in-bank = Vypršel ti čas, proto za tebe hraje bot. Až se vrátíš, dostaneš { $time }.
web-stand-in-yours = { $who } má náhradu: hraje bot.
web-stand-in-returning = Jsi zpátky. Tohle ještě dohraje bot, pak už hraješ ty.
web-im-back = Jsem zpátky
web-back-next = vrací se příštím tahem
web-bot-until-here = zatím hraje bot
web-stand-in-other = Nechat hrát bota ({ $who })
web-stand-in-about = Začne hned. Vrátit se můžeš kdykoli.
web-stand-in-about-other = Hraje, dokud se nevrátí { $who }.
web-stand-in-level = Který bot?
web-stand-in-go = Ať hraje
web-grace = čas navíc
web-grace-you = Čas navíc! Dostaneš ho jednou za hru.
web-easier = Lehčí
web-harder = Těžší
web-rematch-rules = Pravidla se od té doby změnila. Další hra se bude řídit verzí { $version }.
web-moved-on = Všichni se posunuli o jedno místo.
web-moved-on-role = Všichni se posunuli o jedno místo. Teď hraješ za: { $role }.
web-rematch-role = Všichni se posunou o jedno místo. Příště hraješ za: { $role }.

# Než hra u stolu začne
web-invited = Máš pozvánku ke hře { $game }
web-invited-as = Přidáš se jako { $who }.
web-invited-full = Všechna místa jsou obsazená. Až hra začne, můžeš se dívat.
web-your-name = Tvoje jméno
web-join-game = Přidat se ke hře
web-wait-others = Místo máš. Čeká se na ostatní hráče…
web-all-here = Všichni jsou tady
web-seats-free = { $number ->
    [one] Ještě je volné jedno místo. Začít se dá, až budou obsazená všechna.
    [few] Ještě jsou volná { $number } místa. Začít se dá, až budou obsazená všechna.
   *[other] Ještě je volných { $number } míst. Začít se dá, až budou obsazená všechna.
}
web-arrived = Ke stolu si sedá { $who }.
web-left = Od stolu odchází { $who }.
web-table-how = Jak hrajeme
web-table-usual = Standardní pravidla
web-table-rest-usual = Všechno ostatní standardně
web-table-private = Soukromý stůl: přidat se může jen ten, kdo má odkaz nebo kód
web-table-listed = Stůl v lobby: přidat se může kdokoli
web-table-unwatched = Nikdo další se nemůže dívat
web-option-own = vlastní
web-anybody = Přidat se může kdokoli (stůl bude vidět v lobby)
web-share-link = Sdílet odkaz
web-copy-link = Zkopírovat odkaz
web-fill-instead = Raději hrát s boty
web-option-range = Od { $least } do { $most }.
web-option-per-seat = každému jiný počet
web-choose-figure = Vybrat figurku
web-colour = Barva
web-choose-colour = Vybrat barvu
web-against = síla botů: { $bot }
web-home-days = Hry na víc dní
web-home-left = zbývá { $time }
web-over-called-off = Zrušeno
web-rematch-missed = Nabídka odvety vypršela: { $who }.
web-look-lost = { $who } má teď: { $look }. Na tebe zbylo: { $mine }.
web-look-taken = { $look }: to už tu někdo má. Zbylo na tebe: { $mine }, nebo si vyber znovu.
web-new-with = Kdo bude hrát s tebou?
web-new-friends = přátelé přes odkaz
web-new-shared = lidé u této obrazovky
web-new-bots = boti
