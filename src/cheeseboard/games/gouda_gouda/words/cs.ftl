game-name = Gouda! Gouda!
game-about = Myši šplhají ze sklepa nahoru na stůl, kde leží sýr. Hodíš pro jedno pole, pohneš tam myšmi, čí jen chceš, a kouzla můžou každý hod změnit.

role-red = červená
role-blue = modrá
role-green = zelená
role-violet = fialová
role-yellow = žlutá
role-grey = šedá

option-board = Plán
option-board-about = Kde myši běhají: na některém z našich plánů, nebo na tvém vlastním.
option-board-cellar = sklep
option-board-kitchen = kuchyně
option-start = Kde se začíná
option-start-about = Všechny myši začínají úplně dole, nebo si je každý rozestaví po startovních polích.
option-start-lowest = všichni dole
option-start-spread = podle vlastní volby
option-first = Kdo začíná
option-first-about = Rozhodne los, nebo začne místo, které zadáš.
option-first-chance = losem
preset-base = základní hra
preset-base-about = Myši, kostky a sýr: tak se začíná.
preset-magic = s kouzly
preset-magic-about = Každý dostane také tři tajné karty, které mění hody.
option-magic = Kouzla
option-magic-about = Kolik karet kdo dostane, dohromady nejvýš 30, nebo od každého kouzla jedna.
option-magic-none = bez kouzel
option-magic-set = od každého jedno
option-cheese = Sýr
option-cheese-about = Jeden kousek na stole, nebo velká hostina se třemi.
option-cheese-one = jeden na stole
option-cheese-party = tři na stole
option-cheese-scattered = tři na svých polích
option-cheese-valued = tři, každý s jinou cenou
option-cheese_at = Pole pro sýr
option-cheese_at-about = Tři pole podle tebe místo obvyklých; totéž se smí opakovat.
option-nullified = Zrušené kostky
option-nullified-about = Co bude s kostkami, které karta zruší, když jiné z hodu ještě platí.
option-nullified-void = neplatí
option-nullified-rerolled = hází se jimi znovu

order-pass = Nikdy nehrát kartu
order-pass-unless-mine = Nehrát kartu, pokud hod neplatí pro pole s mojí myší

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
verb-pass = nehrát
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
word-jam-jars = sklenice s marmeládou
word-chair = židle
word-cushion = polštářek
word-bread-bin = chlebník
word-coat-rack = věšák
word-lamp = lampa
word-tray = tác
word-teapot = čajník
word-milk-jug = džbánek na mléko
word-breakfast-table = snídaňový stůl

event-first-drawn = Los rozhodl: začíná { SEAT($seat) }.
    .you-seat = Los rozhodl: začínáš ty.
event-card-dealt = { SEAT($seat) } si bere kouzlo.
    .you-seat = Bereš si kouzlo.
event-own-card-dealt = Tvoje karta: { WORD($card) }.
event-mice-spread = { SEAT($seat) } rozestavuje myši: { WORD($spaces) }.
    .you-seat = Rozestavuješ myši: { WORD($spaces) }.
event-space-named = { $number ->
    [one] { SEAT($mover) } hází jednou kostkou. Pole: { WORD($space) }.
    [few] { SEAT($mover) } hází { $number } kostkami. Pole: { WORD($space) }.
    [many] { SEAT($mover) } hází { $number } kostkami. Pole: { WORD($space) }.
   *[other] { SEAT($mover) } hází { $number } kostkami. Pole: { WORD($space) }.
}
    .you-mover = Házíš. Pole: { WORD($space) }.
event-dice-rolled = { SEAT($mover) } hází: { WORD($dice) }. Pole: { WORD($space) }.
    .you-mover = Házíš: { WORD($dice) }. Pole: { WORD($space) }.
event-dice-rolled-short = Hod: { SEAT($mover) }. Pole: { WORD($space) }.
    .you-mover = Tvůj hod. Pole: { WORD($space) }.
event-dice-rerolled = { SEAT($mover) } hází: { WORD($dice) }. Na kostkách je teď { WORD($roll) }.
    .you-mover = Házíš: { WORD($dice) }. Na kostkách je teď { WORD($roll) }.
event-dice-rerolled-short = Nový hod: { SEAT($mover) }.
    .you-mover = Tvůj nový hod.
event-roll-window-closed = Nikdo nehraje kartu. Hod platí.
event-end-window-closed = Nikdo nechce tah navíc.
event-dice-card-played = { SEAT($seat) } hraje „{ WORD($card) }“: { WORD($dice) }.
    .you-seat = Hraješ „{ WORD($card) }“: { WORD($dice) }.
event-card-answered = { SEAT($seat) } hraje „Zrušení“ proti poslední kartě.
    .you-seat = Hraješ „Zrušení“ proti poslední kartě.
event-transfer-played = { SEAT($seat) } hraje „Přesun“. Nové pole: { WORD($space) }.
    .you-seat = Hraješ „Přesun“. Nové pole: { WORD($space) }.
event-again-played = { SEAT($seat) } hraje „Tah navíc“.
    .you-seat = Hraješ „Tah navíc“.
event-again-played-for = { SEAT($seat) } hraje „Tah navíc“. Znovu má házet { SEAT($mover) }, pole: { WORD($space) }.
    .you-seat = Hraješ „Tah navíc“. Znovu má házet { SEAT($mover) }, pole: { WORD($space) }.
event-card-nullified = „{ WORD($card) }“ nemá žádný účinek. Komu to nevyšlo: { SEAT($seat) }.
    .you-seat = Tvoje „{ WORD($card) }“ nemá žádný účinek.
event-extra-turn-began = Tah navíc má { SEAT($mover) }.
    .you-mover = Máš tah navíc.
event-roll-transferred = Hod teď platí pro pole: { WORD($space) }.
event-dice-picked-up = { $number ->
    [one] { SEAT($mover) } hází jednou kostkou znovu.
    [few] { SEAT($mover) } hází { $number } kostkami znovu.
    [many] { SEAT($mover) } hází { $number } kostkami znovu.
   *[other] { SEAT($mover) } hází { $number } kostkami znovu.
}
    .you-mover = Házíš znovu. Kostek: { $number }.
event-roll-changed = Na kostkách je teď { WORD($roll) }.
event-mouse-moved = { $direction ->
    [up] { SEAT($mover) } posílá myš nahoru: { WORD($from) } → { WORD($to) }. Čí je: { SEAT($owner) }.
   *[down] { SEAT($mover) } posílá myš dolů: { WORD($from) } → { WORD($to) }. Čí je: { SEAT($owner) }.
}
    .you-mover = { $direction ->
        [up] Posíláš myš nahoru: { WORD($from) } → { WORD($to) }. Čí je: { SEAT($owner) }.
       *[down] Posíláš myš dolů: { WORD($from) } → { WORD($to) }. Čí je: { SEAT($owner) }.
    }
    .you-owner = { $direction ->
        [up] { SEAT($mover) } posílá tvou myš nahoru: { WORD($from) } → { WORD($to) }.
       *[down] { SEAT($mover) } posílá tvou myš dolů: { WORD($from) } → { WORD($to) }.
    }
    .you-mover-owner = { $direction ->
        [up] Posíláš svou myš nahoru: { WORD($from) } → { WORD($to) }.
       *[down] Posíláš svou myš dolů: { WORD($from) } → { WORD($to) }.
    }
event-mouse-went-home = Sýr tu není, myš jde domů. Čí je: { SEAT($owner) }.
    .you-owner = Sýr tu není, tvoje myš jde domů.
event-cheese-eaten = { $worth ->
    [1] Myš si pochutnává na sýru! Bere si ho { SEAT($owner) }.
   *[other] Myš si pochutnává na sýru za { $worth }! Bere si ho { SEAT($owner) }.
}
    .you-owner = Tvoje myš si pochutnává na sýru! Hodnota: { $worth }.
event-red-dice-lost = { $number ->
    [one] Jedna červená propadá: níž už to nejde ({ WORD($space) }).
    [few] { $number } červené propadají: níž už to nejde ({ WORD($space) }).
    [many] { $number } červené propadá: níž už to nejde ({ WORD($space) }).
   *[other] { $number } červených propadá: níž už to nejde ({ WORD($space) }).
}
event-player-skipped = { SEAT($seat) } už nemá žádnou myš a vynechává.
    .you-seat = Už nemáš žádnou myš a vynecháváš.
event-turn-began = Na tahu: { SEAT($mover) }.
    .you-mover = Jsi na tahu.
event-game-won = { SEAT($winner) } vyhrává!
    .you-winner = Vyhráváš!
event-nobody-won = Nikdo nevyhrál.

tell-mice = { $number ->
    [one] { WORD($space) }: jedna myš. Čí: { SEAT($owner) }.
    [few] { WORD($space) }: { $number } myši. Čí: { SEAT($owner) }.
    [many] { WORD($space) }: { $number } myši. Čí: { SEAT($owner) }.
   *[other] { WORD($space) }: { $number } myší. Čí: { SEAT($owner) }.
}
tell-links = Odtud nahoru: { WORD($up) }.
tell-cheese = Tady leží sýr: { WORD($space) }.
tell-cheese-worth = Tady leží sýr za { $worth }: { WORD($space) }.
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
    .you-who = Tvoje karty v ruce: { $number }.
tell-used = { SEAT($who) } už má zahráno: { WORD($cards) }.
    .you-who = Už máš zahráno: { WORD($cards) }.
tell-turn = { $number }. tah: { SEAT($who) }.
tell-roll = Na kostkách je { WORD($dice) }. Pole: { WORD($space) }.
tell-pile = { SEAT($who) } hraje kartu: { WORD($card) }.
    .you-who = Hraješ kartu: { WORD($card) }.
tell-pile-on = { SEAT($who) } hraje kartu: { WORD($card) } ({ WORD($words) }).
    .you-who = Hraješ kartu: { WORD($card) } ({ WORD($words) }).
tell-window-roll = Kdo má kartu, může změnit hod. Ptáme se: { SEAT($who) }. Odpovědi: { $answered } z { $asked }.
tell-window-end = Kdo má kartu, může chtít tah navíc. Ptáme se: { SEAT($who) }. Odpovědi: { $answered } z { $asked }.
tell-window-pile = Poslední kartu jde zrušit. Ptáme se: { SEAT($who) }. Odpovědi: { $answered } z { $asked }.
tell-first = Teď se losuje, kdo začne.
tell-deal = Rozdávají se kouzla.
tell-spread = { SEAT($who) } rozestavuje myši.
    .you-who = Rozestavuješ myši.
tell-throw = { $number ->
    [one] { SEAT($who) } hodí jednou kostkou. Pole: { WORD($space) }.
    [few] { SEAT($who) } hodí { $number } kostkami. Pole: { WORD($space) }.
    [many] { SEAT($who) } hodí { $number } kostkami. Pole: { WORD($space) }.
   *[other] { SEAT($who) } hodí { $number } kostkami. Pole: { WORD($space) }.
}
    .you-who = Teď hodíš. Kostek: { $number }. Pole: { WORD($space) }.
tell-name = { SEAT($who) } vybírá pole.
    .you-who = Vybíráš pole.
tell-carry = { SEAT($who) } provádí hod.
    .you-who = Provádíš hod.
tell-over-cheese = Myš je u sýra.
tell-over-all-eaten = Všechen sýr je snědený.
tell-over-no-mice = Na plánu nezbyla žádná myš.
tell-over-turn-limit = Po 1 000 tazích je konec.

over-cheese = Myš je u sýra.
over-all-eaten = Všechen sýr je snědený.
over-no-mice = Na plánu nezbyla žádná myš.
over-turn-limit = Po 1 000 tazích je konec.

refused-not-over = Všechno je vidět až po konci hry.
refused-first-not-seated = Místo { $seat } nemůže začínat: míst je jen { $seats } a počítají se od 0.
refused-set-too-many-seats = Celá sada pro každého stačí nejvýš pro { $most } hráčů.
refused-too-many-cards = Karet je jen { $most }: na { $cards } pro každého to při tomto počtu hráčů nestačí (hráčů: { $seats }).
refused-cheese-not-scattered = Pole pro sýr se dají zvolit jen tehdy, když se sýr rozmísťuje po plánu.
refused-cheese-unknown-space = Na tomto plánu se žádné pole nejmenuje „{ $space }“.
refused-cheese-at-start = Kde myši začínají, sýr ležet nemůže: { WORD($space) }.
refused-board-unreadable = Tohle se nedá přečíst jako plán: { $why }
refused-board-size = Plán má mít 2 až { $most } polí, tenhle jich má { $number }. (GO-4)
refused-board-bad-name = Pole se nemůže jmenovat „{ $space }“: jen malá písmena, číslice a spojovníky, nejvýš 24 znaků. (GO-4)
refused-board-space-twice = Dvě pole se jmenují „{ $space }“. (GO-4)
refused-board-unknown-kind = Pole „{ $space }“ se nedá nakreslit jako „{ $kind }“. Vyber si: { $kinds }. (GO-4)
refused-board-off-the-picture = Pole „{ $space }“ leží mimo obrázek: x a y jsou od 0 do { $most }. (GO-4)
refused-board-same-spot = Pole „{ $space }“ a „{ $other }“ leží na stejném místě. (GO-4)
refused-board-unknown-space = Pole „{ $space }“ neexistuje. (GO-4)
refused-board-link-twice = Pole „{ $space }“ má dvakrát stejnou cestu. (GO-4)
refused-board-start = Plán potřebuje aspoň jedno startovní pole a žádné dvakrát. (GO-4)
refused-board-table-at-start = Stůl „{ $space }“ nemůže být startovní pole. (GO-4)
refused-board-cheese-count = Polí pro sýr má být { $needed }, ne { $number }. (GO-4)
refused-board-cheese-at-start = Na startovním poli „{ $space }“ sýr ležet nemůže. (GO-4)
refused-board-cheese-worth = Sýr na poli „{ $space }“ má mít cenu 1 až { $most }, ne { $worth }. (GO-4)
refused-board-cycle = Cesty vedou dokola, i přes pole „{ $space }“. (GO-4)
refused-board-start-not-lowest = „{ $space }“ je první startovní pole, takže pod ním nic být nesmí; leží tam ale „{ $below }“. (GO-4)
refused-board-off-the-way = Pole „{ $space }“ neleží na žádné cestě ze startu na stůl. (GO-4)
refused-card-or-pass = Zahraj kartu, nebo řekni, že nehraješ: pass. (GO-21)
refused-spread-first = Nejdřív rozestav svých pět myší po startovních polích. (GO-5)
refused-no-mouse-of-yours = Žádná tvoje myš tam není: { WORD($space) }. (GO-7)
refused-name-first = Vyber pole, na kterém stojí aspoň jedna tvoje myš. (GO-7)
refused-carry-out = Hod se musí provést. (GO-11)
refused-no-die-up = Zelená kostka už žádná nezbývá. (GO-9)
refused-no-die-down = Červená kostka už žádná nezbývá. (GO-9)
refused-nothing-below = Odtud už níž cesta nevede: { WORD($space) }. (GO-12)
refused-no-link = Taková cesta tu není: { WORD($at) } → { WORD($to) }. (GO-9)
refused-no-such-mouse = Taková myš už tam nestojí: { WORD($space) }. (GO-10)
refused-card-not-held = Tuhle kartu nemáš: { WORD($card) }.
refused-only-nullify = Právě zahranou kartu jde jen zrušit: nullify card, nebo pass. (GO-23)
refused-only-again = Na konci tahu jde zahrát jen „Tah navíc“. (GO-24)
refused-again-at-the-end = „Tah navíc“ jde zahrát jen na konci tahu. (GO-16)
refused-could-do-nothing = „{ WORD($card) }“ by teď nic nezměnilo. (GO-25)
refused-again-own = Ve svém tahu vybereš pole až potom. Napiš jen: again. (GO-16)
refused-again-where = Vyber pole s aspoň jednou myší, která patří sem: { SEAT($mover) }. (GO-16)
refused-transfer-same = Pro tohle pole hod už platí: { WORD($space) }. (GO-17)
refused-transfer-too-few = Stojí tam málo myší: { WORD($space) }. Nejmíň jich má být { $least }. (GO-17)
refused-transfer-where = Vyber pole, pro které má hod platit. (GO-17)
refused-no-card-to-nullify = Nikdo právě nezahrál kartu. Vyber kostky. (GO-20)
refused-dice-not-there = Takové kostky tu neleží: { WORD($dice) }.
refused-dice-which = „{ WORD($card) }“: vyber jednu nebo víc kostek, se kterými to něco udělá, třeba yellow+red.

check-chance = Ověřit kostky
board-picture = Herní plán
board-dice = Kostky
board-hand = Tvoje karty
board-pile = Karty, které se právě hrají
board-mice-here = Myši na výběr
board-links-here = Kam může myš jít
board-name = Jsi na tahu! Pro které pole hážeš?
board-name-more = Klepni na pole, kde stojí tvoje myš.
board-carry = Vyber kostku, myš a cestu.
board-carry-more = Zelená vede myš nahoru, červená dolů, ať je čí chce.
board-carry-mouse-up = Zelená: která myš půjde nahoru?
board-carry-mouse-down = Červená: která myš půjde dolů?
board-carry-mouse-any = Která myš tam půjde?
board-carry-link-up = Kam nahoru půjde myš ({ SEAT($owner) })?
    .you-owner = Kam nahoru jde tvoje myš?
board-carry-link-down = Kam dolů půjde myš ({ SEAT($owner) })?
    .you-owner = Kam dolů jde tvoje myš?
board-carry-link-any = Kam půjde myš ({ SEAT($owner) })?
    .you-owner = Kam jde tvoje myš?
board-won = { SEAT($who) } vyhrává!
    .you-who = Vyhráváš!
board-nobody-won = Nikdo nevyhrál.
board-spread = Rozestav myši na startovní pole.
board-spread-left = { $number ->
    [0] Všechny mají své místo.
    [one] Jedna myš čeká na své místo.
    [few] { $number } myši čekají na své místo.
    [many] { $number } myši čeká na své místo.
   *[other] { $number } myší čeká na své místo.
}
board-put-there = Hotovo
board-more = O myš víc: { WORD($space) }
board-fewer = O myš míň: { WORD($space) }
board-watch-roll = Hod: { SEAT($who) }. Karty ho ještě můžou změnit.
    .you-who = Tvůj hod. Karty ho ještě můžou změnit.
board-watch-end = Tah končí: { SEAT($who) }. Karta ještě může přidat tah navíc.
    .you-who = Tvůj tah končí. Karta ještě může přidat tah navíc.
board-window-roll = Hod: { SEAT($who) }. Změníš ho nějakou kartou?
    .you-who = Tvůj hod. Změníš ho kartou?
board-window-end = Tah končí: { SEAT($who) }. Přidáš kartou tah navíc?
    .you-who = Tvůj tah končí. Přidáš si kartou tah navíc?
board-pass-or-card = Nehraj nic, nebo klepni na kartu.
board-ask-again = Zase se ptát
board-passing = Celý tento tah nehraješ kartu.
board-pass-rest = Celý tah nehrát
board-nullify-it = { $effect } Zrušit?
board-not-asked = Odpovídají všichni, kdo mají nějakou kartu.
board-in = Odpověď je hotová. Ostatní ještě přemýšlejí.
board-answered = Odpovědi: { $answered } z { $asked }
board-play = Zahrát
board-pass = Nehrát
board-back = Vrátit
board-no-cards = Už žádné karty
board-not-now = Teď by nic neudělala.
board-choose-dice = Vyber kostky.
board-choose-space = Vyber pole.
board-power-reroll = Vybranými kostkami se hází znovu.
board-power-again = Na konci tahu: ještě jeden tah pro téhož hráče.
board-power-transfer = Celý hod platí pro jiné pole, kde stojí aspoň tolik myší.
board-power-improve = Každá vybraná kostka stoupne o stupeň: červená, žlutá, zelená.
board-power-worsen = Každá vybraná kostka klesne o stupeň: zelená, žlutá, červená.
board-power-nullify = Vybrané kostky neplatí; nezbude-li žádná platná, hází se celý hod znovu. Nebo nemá účinek poslední karta.
board-nullifies-card = Karta pod ní nemá účinek.
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
board-heap = { $number ->
    [one] { SEAT($owner) } (jedna myš)
    [few] { SEAT($owner) } ({ $number } myši)
    [many] { SEAT($owner) } ({ $number } myši)
   *[other] { SEAT($owner) } ({ $number } myší)
}
board-cheese = sýr
board-cheese-worth = sýr za { $worth }
board-empty = žádné myši
board-order = Trvalý pokyn
board-order-none = Vždycky se zeptat
board-seconds = { $seconds ->
    [one] zbývá jedna sekunda
    [few] zbývají { $seconds } sekundy
    [many] zbývá { $seconds } sekundy
   *[other] zbývá { $seconds } sekund
}
refused-board-no-table = Žádná věc ještě není stůl. (GO-4)
kind-barrel = sud
kind-boxes = krabice
kind-broom = koště
kind-bucket = kbelík
kind-cans = plechovky
kind-chair = židle
kind-chest = truhla
kind-cloth = hadr
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
kind-tray = podnos

bot-level-1 = Chroupálek
bot-level-1-about = Běží za vším, co voní.
bot-level-2 = Čmuchálek
bot-level-2-about = Má čich na sýr, ale snadno se nechá rozptýlit.
bot-level-3 = Lezec
bot-level-3-about = Zná vyhlídky každého hodu.
bot-level-4 = Pletichář
bot-level-4-about = Myslí i na tvoje karty.
bot-level-5 = Myší král
bot-level-5-about = Nechá ostatní utratit karty a pak udeří.

# The first lesson
lesson-name = Všechny myši začínají na zeleném sudu a chtějí nahoru k sýru na stole: čí myš je tam první, ten vyhrává. Ve svém tahu si vybereš pole, kde stojí nějaká tvoje myš. Vyber sud.
lesson-name-hint = Vyber zelený sud: tam jsou tvoje myši. (GO-7)
lesson-name-done = Házíš tolika kostkami, kolik je tam myší, ať jsou čí chtějí, nejvýš ale pěti.
lesson-up = Každá zelená kostka zvedne jednu myš o pole výš a ty určíš kterou. Dvě jsou zelené: pošli nahoru dvě své myši, kamkoli chceš.
lesson-up-hint = Zelená je dobrá, tak si ji nech pro svoje myši. (GO-9)
lesson-up-done = Žlutá nedělá nic. Červená posílá myš dolů; tady už níž nic není, takže ta kostka nic neudělá.
lesson-few = O pár tahů později. Na kbelíku s barvou stojí jedna tvoje myš a jedna Benova. Vyber kbelík: dvě myši, takže jen dvě kostky.
lesson-few-hint = Teď vyber kbelík s barvou. (GO-8)
lesson-few-done = Jedna zelená a jedna červená. To je ale krásný hod!
lesson-both-ways = Hýbeš myšmi všech. Zelenou kostkou tedy pošli svou myš nahoru a červenou Benovu dolů.
lesson-both-ways-hint = Zelená pro svou myš, červená pro Benovu. (GO-9)
lesson-both-ways-done = V tom je celé kouzlo: lézt nahoru a ostatní shazovat. Hod se ale musí provést vždycky, i když ti uškodí.
lesson-card = Nová hra, tentokrát s kouzelnými kartami. Ben hodil tři zelené, ale než se myši pohnou, smí se hrát karty. Máš Zhoršení: ze zelené udělá žlutou. Vyber kartu, pak všechny tři jeho zelené kostky, a zahraj ji.
lesson-card-hint = Vyber Zhoršení a aspoň jednu zelenou kostku. (GO-19)
lesson-card-done = Krásný hod je pryč. Všichni odpovídají naráz a tajně, takže nikdo nemusí být nejrychlejší.
lesson-improve = Karty ti i pomůžou. Tvůj hod se moc nepovedl: čtyři žluté a jedna červená. Máš Vylepšení: ze žluté udělá zelenou a z červené žlutou. Vyber Vylepšení, pak čtyři žluté kostky, a zahraj ho.
lesson-improve-hint = Vyber Vylepšení a všechny čtyři žluté kostky. (GO-18)
lesson-improve-done = Čtyři zelené! Ještě se ale nic nehýbe: po každé kartě se ptáme znovu, dokud už nikdo nic nehraje.
lesson-nullify = Tobě tenhle hod stačí, tak zvol Nehrát. Benovi ale ne: podívej se, co udělá. Na právě zahranou kartu se dá odpovědět Zrušením, a to máš: zahraj ho proti jeho kartě.
lesson-nullify-hint = Nejdřív Nehrát; až Ben zahraje kartu, vyber Zrušení a zahraj ho. (GO-20)
lesson-nullify-done = Jeho karta nemá účinek a čtyři zelené ti zůstanou. Kdo má další Zrušení, může zrušit i to tvoje.
lesson-win = Tvoje myš došla daleko: sedí na konzervách hned pod stolem. Vyber konzervy a doveď ji k sýru.
lesson-win-hint = Vyber konzervy a pak pošli myš nahoru na stůl. (GO-13)
lesson-win-done = První myš na stole hned vyhrává, ať s ní pohnul kdokoli.

# Choosing where the cheese lies
board-cheese-piece = { $worth ->
    [0] Sýr { $number }
   *[other] Sýr { $number }, za { $worth }
}
board-cheese-own-places = Místa podle plánu
board-look-red = červená
board-look-blue = modrá
board-look-green = zelená
board-look-violet = fialová
board-look-yellow = žlutá
board-look-grey = šedá
