game-name = Gouda! Gouda!
game-about = Myši šplhají ze sklepa za sýrem na stůl. Vyber pole, hoď kostkami a pohni myšmi, klidně i cizími. A kouzla můžou každý hod změnit.

role-red = červená
role-blue = modrá
role-green = zelená
role-violet = fialová
role-yellow = žlutá
role-grey = šedá

option-board = Plán
option-board-about = Kde myši běhají: na jednom z našich plánů, nebo na tvém vlastním.
option-board-cellar = sklep
option-board-kitchen = kuchyně
option-start = Kde myši začínají
option-start-about = Všechny myši začínají úplně dole, nebo si je každý rozestaví po startovních polích.
option-start-lowest = všechny dole
option-start-spread = rozestaví si je hráči
option-first = Kdo začíná
option-first-about = Vyber, kdo začne, nebo to nech na losu.
option-first-chance = náhodně
preset-base = základní hra
preset-base-about = Myši, kostky a sýr: hra na začátek.
preset-magic = s kouzly
preset-magic-about = Každý dostane i tři tajné karty.
option-magic = Kouzla
option-magic-about = Kolik karet každý dostane (dohromady nejvýš 30), nebo od každého kouzla jednu.
option-magic-none = bez kouzel
option-magic-set = od každého jedna
option-cheese = Sýr
option-cheese-about = Jeden kousek na stole, nebo velká párty se třemi.
option-cheese-one = jeden na stole
option-cheese-party = tři na stole
option-cheese-scattered = tři různě po plánu
option-cheese-valued = tři, každý s jinou hodnotou
option-cheese_at = Kde leží sýr
option-cheese_at-about = Vyber tři pole, kam se sýr položí. Stejné pole můžeš vybrat i vícekrát.
option-nullified = Zrušené kostky
option-nullified-about = Co se stane s kostkami, které karta zruší, když jiné z hodu ještě platí.
option-nullified-void = neplatí
option-nullified-rerolled = hází se jimi znovu

order-pass = Vždycky pasovat
order-pass-unless-mine = Pasovat, když nejde o moje myši
prompt-pass = Nikdy neupozorňovat
prompt-pass-unless-mine = Upozornit, když jde o moje myši
prompt-prompt = Vždycky upozornit

verb-name = vybrat pole
verb-up = nahoru
verb-down = dolů
verb-spread = rozestavit myši
verb-reroll = nový hod
verb-again = tah navíc
verb-transfer = přesunout
verb-improve = vylepšit
verb-worsen = zhoršit
verb-nullify = zrušit
verb-pass = pasovat
verb-first = začíná
verb-roll = hodit
verb-deal = rozdat

word-reroll = Nový hod
word-again = Tah navíc
word-transfer = Přesun
word-improve = Vylepšení
word-worsen = Zhoršení
word-nullify = Zrušení
word-card = právě zahraná karta
word-green = zelená
word-yellow = žlutá
word-red = červená
word-void = neplatná

word-green-barrel = zelený sud
word-crate-left = levá bedna
word-crate-right = pravá bedna
word-paint-bucket = kbelík s barvou
word-flower-pot = květináč
word-old-chest = stará truhla
word-yellow-boxes = žluté krabice
word-metal-drum = plechový sud
word-suitcase = kufr
word-wooden-box = dřevěná bedýnka
word-newspapers = noviny
word-tin-cans = konzervy
word-orange-table = oranžový stůl
word-doormat = rohožka
word-slipper = bačkora
word-broom = koště
word-bottom-drawer = dolní zásuvka
word-stool = stolička
word-tea-towel = utěrka
word-top-drawer = horní zásuvka
word-jam-jars = sklenice marmelády
word-chair = židle
word-cushion = polštářek
word-bread-bin = chlebník
word-coat-rack = věšák
word-lamp = lampa
word-tray = tác
word-teapot = čajník
word-milk-jug = džbánek mléka
word-breakfast-table = snídaňový stůl

event-first-drawn = Los rozhodl: začíná { SEAT($seat) }.
    .you-seat = Los rozhodl: začínáš ty.
event-card-dealt = { SEAT($seat) } si bere kouzlo.
    .you-seat = Bereš si kouzlo.
event-own-card-dealt = Tvoje karta: { WORD($card) }.
event-mice-spread = { SEAT($seat) } staví myši: { WORD($spaces) }.
    .you-seat = Stavíš myši: { WORD($spaces) }.
event-space-named = { $number ->
    [one] { SEAT($mover) } hází jednou kostkou pro pole „{ WORD($space) }“.
    [few] { SEAT($mover) } hází { $number } kostkami pro pole „{ WORD($space) }“.
    [many] { SEAT($mover) } hází { $number } kostkami pro pole „{ WORD($space) }“.
   *[other] { SEAT($mover) } hází { $number } kostkami pro pole „{ WORD($space) }“.
}
    .you-mover = { $number ->
        [one] Házíš jednou kostkou pro pole „{ WORD($space) }“.
       *[other] Házíš { $number } kostkami pro pole „{ WORD($space) }“.
    }
event-dice-rolled = { SEAT($mover) } má na kostkách: { WORD($dice) }.
    .you-mover = Máš na kostkách: { WORD($dice) }.
event-dice-rolled-short = { SEAT($mover) }: hod pro pole „{ WORD($space) }“.
    .you-mover = Tvůj hod pro pole „{ WORD($space) }“.
event-dice-rerolled = { SEAT($mover) } hází znovu: { WORD($dice) }. Na kostkách je teď: { WORD($roll) }.
    .you-mover = Házíš znovu: { WORD($dice) }. Na kostkách je teď: { WORD($roll) }.
event-dice-rerolled-short = { SEAT($mover) } hází znovu.
    .you-mover = Házíš znovu.
event-roll-window-closed = Nikdo nehraje kartu. Hod platí.
event-end-window-closed = Nikdo nehraje „Tah navíc“.
event-dice-card-played = { SEAT($seat) } hraje „{ WORD($card) }“: { WORD($dice) }.
    .you-seat = Hraješ „{ WORD($card) }“: { WORD($dice) }.
event-card-answered = { SEAT($seat) } hraje „Zrušení“ proti poslední kartě.
    .you-seat = Hraješ „Zrušení“ proti poslední kartě.
event-transfer-played = { SEAT($seat) } hraje „Přesun“: hod má platit pro pole „{ WORD($space) }“.
    .you-seat = Hraješ „Přesun“: hod má platit pro pole „{ WORD($space) }“.
event-again-played = { SEAT($seat) } hraje „Tah navíc“.
    .you-seat = Hraješ „Tah navíc“.
event-again-played-for = { SEAT($seat) } hraje „Tah navíc“: znovu má házet { SEAT($mover) }, pro pole „{ WORD($space) }“.
    .you-seat = Hraješ „Tah navíc“: znovu má házet { SEAT($mover) }, pro pole „{ WORD($space) }“.
    .you-mover = { SEAT($seat) } hraje „Tah navíc“: znovu máš házet ty, pro pole „{ WORD($space) }“.
event-card-nullified = { SEAT($seat) } má smůlu: karta „{ WORD($card) }“ neplatí.
    .you-seat = Tvoje karta „{ WORD($card) }“ neplatí.
event-extra-turn-began = Tah navíc má { SEAT($mover) }.
    .you-mover = Máš tah navíc.
event-roll-transferred = Hod teď platí pro pole „{ WORD($space) }“.
event-dice-picked-up = { $number ->
    [one] { SEAT($mover) } hází jednou kostkou znovu.
    [few] { SEAT($mover) } hází { $number } kostkami znovu.
    [many] { SEAT($mover) } hází { $number } kostkami znovu.
   *[other] { SEAT($mover) } hází { $number } kostkami znovu.
}
    .you-mover = { $number ->
        [one] Házíš jednou kostkou znovu.
       *[other] Házíš { $number } kostkami znovu.
    }
event-roll-changed = Na kostkách je teď: { WORD($roll) }.
event-mouse-moved = { $direction ->
    [up] { SEAT($mover) } posílá nahoru cizí myš ({ SEAT($owner) }): { WORD($from) } → { WORD($to) }.
   *[down] { SEAT($mover) } posílá dolů cizí myš ({ SEAT($owner) }): { WORD($from) } → { WORD($to) }.
}
    .you-mover = { $direction ->
        [up] Posíláš nahoru cizí myš ({ SEAT($owner) }): { WORD($from) } → { WORD($to) }.
       *[down] Posíláš dolů cizí myš ({ SEAT($owner) }): { WORD($from) } → { WORD($to) }.
    }
    .you-owner = { $direction ->
        [up] { SEAT($mover) } posílá nahoru tvoji myš: { WORD($from) } → { WORD($to) }.
       *[down] { SEAT($mover) } posílá dolů tvoji myš: { WORD($from) } → { WORD($to) }.
    }
    .same-mover-owner = { $direction ->
        [up] { SEAT($mover) } posílá nahoru vlastní myš: { WORD($from) } → { WORD($to) }.
       *[down] { SEAT($mover) } posílá dolů vlastní myš: { WORD($from) } → { WORD($to) }.
    }
    .you-mover-owner = { $direction ->
        [up] Posíláš nahoru svoji myš: { WORD($from) } → { WORD($to) }.
       *[down] Posíláš dolů svoji myš: { WORD($from) } → { WORD($to) }.
    }
event-mouse-went-home = Sýr tu není: { SEAT($owner) } přichází o myš.
    .you-owner = Sýr tu není: přicházíš o myš.
event-cheese-eaten = { $worth ->
    [1] Myš je u sýra! Bere si ho { SEAT($owner) }.
    [few] Myš je u sýra za { $worth } body! Bere si ho { SEAT($owner) }.
   *[other] Myš je u sýra za { $worth } bodů! Bere si ho { SEAT($owner) }.
}
    .you-owner = { $worth ->
        [1] Tvoje myš je u sýra a bere si ho!
        [few] Tvoje myš je u sýra za { $worth } body a bere si ho!
       *[other] Tvoje myš je u sýra za { $worth } bodů a bere si ho!
    }
event-red-dice-lost = { $number ->
    [one] Jedna červená propadá: pod polem „{ WORD($space) }“ už nic není.
    [few] { $number } červené propadají: pod polem „{ WORD($space) }“ už nic není.
    [many] { $number } červené propadá: pod polem „{ WORD($space) }“ už nic není.
   *[other] { $number } červených propadá: pod polem „{ WORD($space) }“ už nic není.
}
event-player-skipped = { SEAT($seat) } už nemá žádnou myš, tah se přeskakuje.
    .you-seat = Už nemáš žádnou myš, tvůj tah se přeskakuje.
event-turn-began = Na tahu je { SEAT($mover) }.
    .you-mover = Jsi na tahu.
event-game-won = { SEAT($winner) } vyhrává!
    .you-winner = Vyhráváš!
event-nobody-won = Nikdo nevyhrál.

tell-mice = { $number ->
    [one] { WORD($space) }: jedna myš ({ SEAT($owner) }).
    [few] { WORD($space) }: { $number } myši ({ SEAT($owner) }).
    [many] { WORD($space) }: { $number } myši ({ SEAT($owner) }).
   *[other] { WORD($space) }: { $number } myší ({ SEAT($owner) }).
}
    .you-owner = { $number ->
            [one] { WORD($space) }: jedna tvoje myš.
            [few] { WORD($space) }: { $number } tvoje myši.
            [many] { WORD($space) }: { $number } tvojí myši.
           *[other] { WORD($space) }: { $number } tvých myší.
        }
tell-links = Nahoru odtud: { WORD($up) }.
tell-cheese = Na poli „{ WORD($space) }“ leží sýr.
tell-cheese-worth = { $worth ->
    [one] Na poli „{ WORD($space) }“ leží sýr za jeden bod.
    [few] Na poli „{ WORD($space) }“ leží sýr za { $worth } body.
   *[other] Na poli „{ WORD($space) }“ leží sýr za { $worth } bodů.
}
tell-eaten = { $number ->
    [one] { SEAT($who) } má jeden sýr.
    [few] { SEAT($who) } má { $number } sýry.
    [many] { SEAT($who) } má { $number } sýru.
   *[other] { SEAT($who) } má { $number } sýrů.
}
    .you-who = { $number ->
        [one] Máš jeden sýr.
        [few] Máš { $number } sýry.
        [many] Máš { $number } sýru.
       *[other] Máš { $number } sýrů.
    }
tell-eaten-worth = { $points ->
    [one] { SEAT($who) } má sýr za jeden bod.
    [few] { SEAT($who) } má sýr za { $points } body.
    [many] { SEAT($who) } má sýr za { $points } bodu.
   *[other] { SEAT($who) } má sýr za { $points } bodů.
}
    .you-who = { $points ->
        [one] Máš sýr za jeden bod.
        [few] Máš sýr za { $points } body.
        [many] Máš sýr za { $points } bodu.
       *[other] Máš sýr za { $points } bodů.
    }
tell-hand = { SEAT($who) } má v ruce: { WORD($cards) }.
    .you-who = Máš v ruce: { WORD($cards) }.
tell-cards = { $number ->
    [0] { SEAT($who) } nemá žádnou kartu.
    [one] { SEAT($who) } má jednu kartu.
    [few] { SEAT($who) } má { $number } karty.
    [many] { SEAT($who) } má { $number } karty.
   *[other] { SEAT($who) } má { $number } karet.
}
    .you-who = { $number ->
        [0] Nemáš žádnou kartu.
        [one] Máš jednu kartu.
        [few] Máš { $number } karty.
       *[other] Máš { $number } karet.
    }
tell-used = { SEAT($who) } už má zahráno: { WORD($cards) }.
    .you-who = Už máš zahráno: { WORD($cards) }.
tell-turn = { $number }. tah: { SEAT($who) }.
    .you-who = { $number }. tah: ty.
tell-roll = Hod pro pole „{ WORD($space) }“: { WORD($dice) }.
tell-pile = { SEAT($who) } hraje kartu: { WORD($card) }.
    .you-who = Hraješ kartu: { WORD($card) }.
tell-pile-on = { SEAT($who) } hraje kartu: { WORD($card) } ({ WORD($words) }).
    .you-who = Hraješ kartu: { WORD($card) } ({ WORD($words) }).
tell-window-roll = Karty ještě můžou změnit hod. Může zareagovat: { SEAT($who) } (odpovědi: { $answered } z { $asked }).
    .you-who = Karty ještě můžou změnit hod. Zareagovat můžeš jen ty.
    .among-who = Karty ještě můžou změnit hod. Může zareagovat: { SEAT($who, after: "ty") } (odpovědi: { $answered } z { $asked }).
tell-window-end = Teď jde zahrát „Tah navíc“. Může zareagovat: { SEAT($who) } (odpovědi: { $answered } z { $asked }).
    .you-who = Teď jde zahrát „Tah navíc“. Zareagovat můžeš jen ty.
    .among-who = Teď jde zahrát „Tah navíc“. Může zareagovat: { SEAT($who, after: "ty") } (odpovědi: { $answered } z { $asked }).
tell-window-pile = Poslední kartu jde ještě zrušit. Může zareagovat: { SEAT($who) } (odpovědi: { $answered } z { $asked }).
    .you-who = Poslední kartu jde ještě zrušit. Zareagovat můžeš jen ty.
    .among-who = Poslední kartu jde ještě zrušit. Může zareagovat: { SEAT($who, after: "ty") } (odpovědi: { $answered } z { $asked }).
tell-first = Teď se losuje, kdo začne.
tell-deal = Rozdávají se kouzla.
tell-spread = { SEAT($who) } staví myši na start.
    .you-who = Postav svoje myši na start.
tell-throw = { $number ->
    [one] { SEAT($who) } hodí jednou kostkou pro pole „{ WORD($space) }“.
    [few] { SEAT($who) } hodí { $number } kostkami pro pole „{ WORD($space) }“.
    [many] { SEAT($who) } hodí { $number } kostkami pro pole „{ WORD($space) }“.
   *[other] { SEAT($who) } hodí { $number } kostkami pro pole „{ WORD($space) }“.
}
    .you-who = { $number ->
        [one] Teď hodíš jednou kostkou pro pole „{ WORD($space) }“.
       *[other] Teď hodíš { $number } kostkami pro pole „{ WORD($space) }“.
    }
tell-name = { SEAT($who) } vybírá pole.
    .you-who = Vyber pole, pro které budeš házet.
tell-carry = { SEAT($who) } hýbe myšmi.
    .you-who = Použij kostky: pohni myšmi.
tell-over-cheese = Myš je u sýra.
tell-over-all-eaten = Všechen sýr je snědený.
tell-over-no-mice = Na plánu nezbyla žádná myš.
tell-over-turn-limit = Konec po 1 000 tazích.

over-cheese = Myš je u sýra.
over-all-eaten = Všechen sýr je snědený.
over-no-mice = Na plánu nezbyla žádná myš.
over-turn-limit = Konec po 1 000 tazích.

refused-not-over = Všechno bude vidět až po konci hry.
    .next = Nejdřív hru dohraj.
refused-first-not-seated = Místo { $seat } nemůže začínat: míst je jen { $seats }.
    .next = Zvol jiné, počítají se od 0.
refused-set-too-many-seats = Od každého kouzla jedna karta vyjde nejvýš pro { $most } hráčů.
    .next = Zvol radši počet karet.
refused-too-many-cards = Karet je jen { $most }, takže po { $cards } na hráče nevyjdou (hráčů: { $seats }).
    .next = Zvol míň.
refused-cheese-not-scattered = Pole pro sýr si můžeš vybrat, jen když sýr leží po plánu.
    .next = Nejdřív zvol sýr různě po plánu nebo sýr s hodnotami.
refused-cheese-unknown-space = Na tomto plánu se žádné pole nejmenuje „{ $space }“.
    .next = Vyber jiné.
refused-cheese-at-start = Na poli „{ WORD($space) }“ začínají myši, takže tam sýr ležet nemůže.
    .next = Vyber jiné pole.
refused-board-unreadable = Tohle se nedá přečíst jako plán: { $why }
    .next = Vyber jiný soubor.
refused-board-size = Plán má mít 2 až { $most } polí, tenhle jich má { $number }. (GO-4)
    .next = Přidej nebo uber.
refused-board-bad-name = Pole se nemůže jmenovat „{ $space }“. (GO-4)
    .next = Použij nejvýš 24 malých písmen, číslic a spojovníků.
refused-board-space-twice = Dvě pole se jmenují „{ $space }“. (GO-4)
    .next = Jedno přejmenuj.
refused-board-unknown-kind = Pole „{ $space }“ se nedá nakreslit jako „{ $kind }“. (GO-4)
    .next = Vyber si: { $kinds }.
refused-board-off-the-picture = Pole „{ $space }“ leží mimo obrázek. (GO-4)
    .next = Pro x a y použij čísla od 0 do { $most }.
refused-board-same-spot = Pole „{ $space }“ a „{ $other }“ leží na stejném místě. (GO-4)
    .next = Jedno z nich přesuň.
refused-board-unknown-space = Pole „{ $space }“ neexistuje. (GO-4)
    .next = Oprav název.
refused-board-link-twice = Pole „{ $space }“ má dvakrát stejné prkno. (GO-4)
    .next = Jedno odstraň.
refused-board-start = Plán potřebuje aspoň jedno startovní pole a každé jen jednou. (GO-4)
    .next = Označ nějakou věc jako start.
refused-board-table-at-start = Stůl „{ $space }“ nemůže být startovní pole. (GO-4)
    .next = Start dej jinam.
refused-board-cheese-count = Polí se sýrem má být { $needed }, ne { $number }. (GO-4)
    .next = Přidej nebo uber.
refused-board-cheese-at-start = Na startovním poli „{ $space }“ sýr ležet nemůže. (GO-4)
    .next = Dej ho jinam.
refused-board-cheese-worth = Sýr na poli „{ $space }“ nemůže mít hodnotu { $worth }. (GO-4)
    .next = Zvol 1 až { $most }.
refused-board-cycle = Prkna vedou dokola přes pole „{ $space }“. (GO-4)
    .next = Jedno z nich odstraň.
refused-board-start-not-lowest = „{ $space }“ je první startovní pole, ale pod ním je ještě „{ $below }“. (GO-4)
    .next = Jako první start zvol nejnižší pole.
refused-board-off-the-way = Pole „{ $space }“ neleží na žádné cestě ze startu na stůl. (GO-4)
    .next = Spoj ho prkny, nebo ho odstraň.
refused-card-or-pass = Teď se hrají jen karty. (GO-21)
    .next = Zahraj kartu, nebo pasuj.
refused-spread-first = Tvoje myši ještě nejsou na plánu. (GO-5)
    .next = Nejdřív jich všech pět postav na startovní pole.
refused-no-mouse-of-yours = Na poli „{ WORD($space) }“ žádnou myš nemáš. (GO-7)
    .next = Vyber pole, kde nějakou máš.
refused-name-first = Ještě nemáš vybrané pole. (GO-7)
    .next = Vyber takové, kde máš aspoň jednu myš.
refused-carry-out = Musíš použít každou kostku, která použít jde. (GO-11)
    .next = Pohni myší.
refused-no-die-up = Žádná zelená kostka už nezbývá. (GO-9)
    .next = Použij jinou.
refused-no-die-down = Žádná červená kostka už nezbývá. (GO-9)
    .next = Použij jinou.
refused-nothing-below = Z pole „{ WORD($space) }“ už cesta dolů nevede. (GO-12)
    .next = Vyber jinou myš.
refused-no-link = Tudy prkno nevede: { WORD($at) } → { WORD($to) }. (GO-9)
    .next = Vyber jiné pole.
refused-no-such-mouse = Na poli „{ WORD($space) }“ už tahle myš nestojí. (GO-10)
    .next = Vyber jinou.
refused-card-not-held = Tuhle kartu nemáš: { WORD($card) }.
    .next = Vyber některou z ruky.
refused-only-nullify = Právě zahranou kartu jde jen zrušit. (GO-23)
    .next = Zahraj na ni „Zrušení“, nebo pasuj.
refused-only-again = Na konci tahu jde zahrát jen „Tah navíc“. (GO-24)
    .next = Zahraj ho, nebo pasuj.
refused-again-at-the-end = „Tah navíc“ jde zahrát jen na konci tahu. (GO-16)
    .next = Nech si ho na potom.
refused-could-do-nothing = Karta „{ WORD($card) }“ by teď nic nezměnila. (GO-25)
    .next = Vyber jinou kartu, nebo pasuj.
refused-again-own = Ve svém tahu vybereš pole až potom. (GO-16)
    .next = Napiš jen: again.
refused-again-where = „Tah navíc“ potřebuje pole, pro které bude házet { SEAT($mover) }. (GO-16)
    .next = Vyber pole, kde má { SEAT($mover) } myš.
refused-transfer-same = Pro pole „{ WORD($space) }“ už hod platí. (GO-17)
    .next = Vyber jiné.
refused-transfer-too-few = Na poli „{ WORD($space) }“ je málo myší. (GO-17)
    .next = { $least ->
        [one] Vyber pole s aspoň jednou myší.
       *[other] Vyber pole s aspoň { $least } myšmi.
    }
refused-transfer-where = „Přesun“ potřebuje pole, pro které má hod platit. (GO-17)
    .next = Vyber ho.
refused-no-card-to-nullify = Nikdo právě nezahrál žádnou kartu. (GO-20)
    .next = Vyber místo ní kostky.
refused-dice-not-there = Takové kostky na stole nejsou: { WORD($dice) }.
    .next = Vyber jiné.
refused-dice-which = Karta „{ WORD($card) }“ tyhle kostky změnit nemůže.
    .next = Vyber jednu nebo víc takových, které ano, třeba: yellow+red.

check-chance = Ověřit kostky
board-log-dealt = { $number ->
    [one] Rozdalo se jedno kouzlo.
    [few] Rozdala se { $number } kouzla.
   *[other] Rozdalo se { $number } kouzel.
}
board-picture = Herní plán
board-dice = Kostky
board-hand = Tvoje karty
board-pile = Karty, které se právě hrají
board-mice-here = Myši na výběr
board-links-here = Kam může myš jít
board-name = Jsi na tahu! Klepni na pole, kde stojí tvoje myš.
board-name-more = Hodíš tolika kostkami, kolik tam stojí myší, nejvýš pěti.
board-goal = Vyhrává, čí myš je u sýra první.
board-carry = Vyber kostku, myš a cestu.
board-carry-more = Zelená: myš jde nahoru, červená: dolů, žlutá: nic. Může být i cizí.
board-carry-mouse-up = Zelená: která myš půjde nahoru?
board-carry-mouse-down = Červená: která myš půjde dolů?
board-carry-mouse-any = Která myš tam půjde?
board-carry-link-up = Kam nahoru půjde myš ({ SEAT($owner) })?
    .you-owner = Kam nahoru půjde tvoje myš?
board-carry-link-down = Kam dolů půjde myš ({ SEAT($owner) })?
    .you-owner = Kam dolů půjde tvoje myš?
board-carry-link-any = Kam půjde myš ({ SEAT($owner) })?
    .you-owner = Kam půjde tvoje myš?
board-won = { SEAT($who) } vyhrává!
    .you-who = Vyhráváš!
board-nobody-won = Nikdo nevyhrál.
board-spread = Postav svoje myši na startovní pole.
board-spread-left = { $number ->
    [0] Všechny myši už stojí.
    [one] Zbývá postavit jednu myš.
    [few] Zbývá postavit { $number } myši.
    [many] Zbývá postavit { $number } myši.
   *[other] Zbývá postavit { $number } myší.
}
board-put-there = Hotovo
board-more = O myš víc: { WORD($space) }
board-fewer = O myš míň: { WORD($space) }
board-watch-roll = { SEAT($who) } má hozeno. Karty to ještě můžou změnit.
    .you-who = Máš hozeno. Karty to ještě můžou změnit.
board-watch-end = { SEAT($who) } končí tah. Karta ještě může přidat tah navíc.
    .you-who = Tvůj tah končí. Karta ještě může přidat tah navíc.
board-window-roll = { SEAT($who) } má hozeno. Zahraješ kartu?
    .you-who = Máš hozeno. Zahraješ kartu?
board-window-end = { SEAT($who) } končí tah. Zahraješ „Tah navíc“?
    .you-who = Tvůj tah končí. Zahraješ „Tah navíc“?
board-pass-or-card = Pasuj, nebo klepni na kartu.
board-ask-again = Zase se ptát
board-passing = Do konce tahu pasuješ.
board-pass-rest = Pasovat celý tah
board-nullify-it = { $effect } Zrušit?
board-not-asked = Zareagovat může každý, kdo má kartu.
board-in = Hotovo. Čeká se na ostatní…
board-answered = Odpovědi: { $answered } z { $asked }
board-beat = Klepni na kartu, nebo jen vyčkej.
board-held = Čeká se na hráče…
board-holding = Ostatní čekají, než se rozmyslíš.
board-wait = Moment!
board-wait-key = Čas na rozmyšlenou: mezerník
board-let-go = Pokračovat
board-you-play = Hraješ kartu: { WORD($card) }.
board-you-play-on = Hraješ kartu: { WORD($card) } ({ WORD($words) }).
board-take-back = Vzít zpět
board-arm = Zahrát na konci
board-arm-own = Až tenhle tah skončí, budeš hrát ještě jednou.
board-arm-where = Až tenhle tah skončí, bude hrát ještě jednou { SEAT($who) }. Vyber pole, pro které se bude házet.
board-armed = Na konci tahu zahraješ „Tah navíc“.
board-armed-for = Na konci tahu zahraješ „Tah navíc“: { SEAT($who) } hodí pro pole „{ WORD($space) }“.
board-undo = Vrátit poslední krok
board-all-up = { SEAT($owner) }, myší najednou: { $number }. Nahoru:
    .you-owner = Tvoje myši najednou: { $number }. Nahoru:
board-all-down = { SEAT($owner) }, myší najednou: { $number }. Dolů:
    .you-owner = Tvoje myši najednou: { $number }. Dolů:
board-prompt = Kdy upozornit
board-play = Zahrát
board-pass = Pasovat
board-back = Vrátit
board-card-idle = Teď ji nejde zahrát.
board-no-cards = Už žádné karty
board-not-now = Teď by nic nezměnila.
board-choose-dice = Vyber kostky.
board-choose-space = Vyber pole.
board-power-reroll = Vybranými kostkami se hází znovu.
board-power-again = Na konci tahu dostane ten, kdo hrál, ještě jeden tah.
board-power-transfer = Celý hod platí pro jiné pole, kde stojí aspoň tolik myší.
board-power-improve = Vybrané kostky se o stupeň zlepší (červená → žlutá → zelená).
board-power-worsen = Vybrané kostky se o stupeň zhorší (zelená → žlutá → červená).
board-power-nullify = Zruší kostky, nebo právě zahranou kartu. Když zruší všechny, hází se znovu.
board-nullify-dice = Vybrané kostky neplatí. Když nezbude žádná, která platí, hází se znovu.
board-nullify-card = Právě zahraná karta neplatí.
board-nullifies-card = Karta pod ní neplatí.
board-nullifies-dice = Tyhle kostky neplatí.
board-card-reroll = Nový hod
board-card-again = Tah navíc
board-card-transfer = Přesun
board-card-improve = Vylep{ "\u00AD" }šení
board-card-worsen = Zhor{ "\u00AD" }šení
board-card-nullify = Zru{ "\u00AD" }šení
board-die-green = Zelená: jedna myš jde nahoru
board-die-yellow = Žlutá: nikdo se nehýbe
board-die-red = Červená: jedna myš jde dolů
board-die-void = Neplatná: nepočítá se
board-mouse = { $number ->
    [one] { SEAT($owner) }: jedna myš
    [few] { SEAT($owner) }: { $number } myši
    [many] { SEAT($owner) }: { $number } myši
   *[other] { SEAT($owner) }: { $number } myší
}
    .you-owner = { $number ->
        [one] Jedna tvoje myš
        [few] { $number } tvoje myši
       *[other] { $number } tvých myší
    }
board-heap = { $number ->
    [one] { SEAT($owner) } (jedna myš)
    [few] { SEAT($owner) } ({ $number } myši)
    [many] { SEAT($owner) } ({ $number } myši)
   *[other] { SEAT($owner) } ({ $number } myší)
}
    .you-owner = { $number ->
        [one] jedna tvoje myš
        [few] { $number } tvoje myši
       *[other] { $number } tvých myší
    }
board-cheese = sýr
board-cheese-worth = { $worth ->
    [one] sýr za jeden bod
    [few] sýr za { $worth } body
   *[other] sýr za { $worth } bodů
}
board-empty = žádné myši
board-order = Automaticky pasovat
board-order-none = Vždycky se zeptat
refused-board-no-table = Na plánu ještě chybí stůl. (GO-4)
    .next = Vyber věc a označ ji jako stůl.
kind-barrel = sud
kind-boxes = krabice
kind-broom = koště
kind-bucket = kbelík
kind-cans = konzervy
kind-chair = židle
kind-chest = truhla
kind-cloth = utěrka
kind-crate = bedna
kind-drawer = zásuvka
kind-jars = sklenice
kind-lamp = lampa
kind-mat = rohožka
kind-papers = noviny
kind-pot = květináč
kind-rack = věšák
kind-shoe = bota
kind-suitcase = kufr
kind-table = stůl
kind-tray = tác

bot-level-1 = Chroupálek
bot-level-1-about = Běží za vším, co hezky voní.
bot-level-2 = Čmuchálek
bot-level-2-about = Má čich na sýr, ale snadno se nechá rozptýlit.
bot-level-3 = Lezec
bot-level-3-about = Zná šance každého hodu.
bot-level-4 = Pletichář
bot-level-4-about = Myslí i na tvoje karty.
bot-level-5 = Myší král
bot-level-5-about = Nechá ostatní utratit karty a pak udeří.

# The lessons
learn-basics = Základní hra
learn-basics-about = Házej, šplhej a ostatní posílej dolů.
learn-magic = Kouzelné karty
learn-magic-about = Změň hod, zruš kartu, hraj dvakrát.
lesson-name = Všechny myši začínají na zeleném sudu a chtějí k sýru na stole. Když se tam jako první dostane některá tvoje, vyhráváš. Na začátku tahu si vybereš pole, kde máš aspoň jednu myš. Vyber sud.
lesson-name-hint = Vyber zelený sud: tam jsou tvoje myši. (GO-7)
lesson-name-done = Hodíš tolika kostkami, kolik je tam myší, tvých i cizích. Nejvýš ale pěti.
lesson-up = Každá zelená kostka posune jednu myš o pole výš a ty si vybereš kterou. Dvě kostky jsou zelené: pošli nahoru dvě svoje myši, kudy chceš.
lesson-up-hint = Zelená je dobrá, tak si ji nech pro svoje myši. (GO-9)
lesson-up-done = Žlutá nedělá nic. Červená posílá myš dolů, ale pod sudem už nic není, takže ta kostka propadne.
lesson-few = O pár tahů později. Na kbelíku s barvou je jedna tvoje myš a jedna Benova. Vyber kbelík: dvě myši, takže jen dvě kostky.
lesson-few-hint = Teď vyber kbelík s barvou. (GO-8)
lesson-few-done = Jedna zelená a jedna červená. To je ale krásný hod!
lesson-both-ways = Můžeš hýbat každou myší, která tam stojí. Tak pošli zelenou kostkou svoji myš nahoru a červenou Benovu dolů.
lesson-both-ways-hint = Zelená pro tvoji myš, červená pro Benovu. (GO-9)
lesson-both-ways-done = A o tom to celé je: ty lezeš nahoru a ostatní padají.
lesson-must = Teď sedí tvoje myš sama na staré truhle. Jedna myš znamená jednu kostku. Vyber starou truhlu a udělej, co kostka ukáže.
lesson-must-hint = Vyber starou truhlu. Červená kostka pošle tvoji myš dolů a ty zvolíš kudy. (GO-11)
lesson-must-done = To bolí! Kostky ale musíš použít vždycky. Kde stojí i jiné myši, můžeš dát červené kostky jim.
lesson-win = Tvoje myš už je skoro v cíli: sedí na konzervách hned pod stolem. Vyber konzervy a doveď ji k sýru.
lesson-win-hint = Vyber konzervy a pak pošli myš nahoru na stůl. (GO-13)
lesson-win-done = Kdo má na stole první myš, hned vyhrává, ať s ní pohnul kdokoli.
lesson-card = S kouzly má každý tajné karty. Benovi padly tři zelené, ale než se myši pohnou, může každý zahrát kartu. Máš Zhoršení: ze zelené udělá žlutou. Vyber kartu, pak jeho tři zelené kostky a zahraj ji.
lesson-card-hint = Vyber Zhoršení a aspoň jednu zelenou kostku. (GO-19)
lesson-card-done = A je po krásném hodu. Spěchat nemusíš: všichni se rozhodují tajně a zároveň.
lesson-improve = Teď jsi na tahu ty a hod se ti nepovedl: čtyři žluté a jedna červená. Máš Vylepšení: ze žluté udělá zelenou a z červené žlutou. Vyber Vylepšení, pak čtyři žluté kostky a zahraj ho.
lesson-improve-hint = Vyber Vylepšení a všechny čtyři žluté kostky. (GO-18)
lesson-improve-done = Čtyři zelené! Ještě se ale nic nehýbe: po každé kartě může kdokoli zahrát další, dokud všichni nepasují.
lesson-nullify = Tobě se tenhle hod líbí, tak pasuj. Benovi ne: podívej se, co zahraje. Zrušení zastaví kartu, kterou někdo právě zahrál, a ty ho máš. Zahraj ho proti jeho kartě.
lesson-nullify-hint = Nejdřív pasuj. Až Ben zahraje kartu, vyber Zrušení a zahraj ho. (GO-20)
lesson-nullify-done = Jeho karta nic neudělá a čtyři zelené ti zůstanou. Další Zrušení by mohlo zastavit i to tvoje. Zrušit můžeš i kostky: ty pak neplatí.
lesson-transfer = Na staré truhle stojí jedna tvoje myš a jedna Benova a padly ti dvě červené: obě by šly dolů. Zahraj Přesun: hod pak platí pro jiné pole, kde je aspoň tolik myší. Vyber zelený sud.
lesson-transfer-hint = Vyber Přesun, pak zelený sud a zahraj ho. (GO-17)
lesson-transfer-done = Pod sudem nic není, takže červené kostky propadnou a tvoje myš zůstane nahoře. Ještě jedna karta je snadná: s kartou Nový hod se vybranými kostkami hází znovu.
lesson-again = Pro konzervy ti padly dvě žluté, takže se nic nepohnulo. Teď by tvůj tah skončil. Zahraj Tah navíc, vyber znovu konzervy a doveď svoji myš k sýru.
lesson-again-hint = Zahraj Tah navíc, vyber konzervy a pak pošli myš nahoru na stůl. (GO-16)
lesson-again-done = Tuhle kartu můžeš zahrát i na konci cizího tahu: ten druhý pak musí házet znovu, a to pro pole, které vybereš ty.

# Choosing where the cheese lies
board-cheese-piece = { $worth ->
    [0] Sýr { $number }
    [one] Sýr { $number }, za jeden bod
    [few] Sýr { $number }, za { $worth } body
   *[other] Sýr { $number }, za { $worth } bodů
}
board-cheese-own-places = Obvyklá pole plánu
board-look-red = červená
board-look-blue = modrá
board-look-green = zelená
board-look-violet = fialová
board-look-yellow = žlutá
board-look-grey = šedá
