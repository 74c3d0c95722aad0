game-name = Pac-Man
game-about = Jeden z vás je Pac-Man a chce všechny čtyři tečky. Ostatní jsou duchové a chtějí ho třikrát chytit. Hraje se na desce Quoridoru s pevnými překážkami.

role-pac-man = Pac-Man
role-ghost = duch
role-ghosts = duchové
role-to-be-drawn = rozhodne los

option-pac_man = Kdo je Pac-Man
option-pac_man-about = Místo, které určíte, nebo rozhodne los.
option-pac_man-chance = losem
option-layout = Bludiště
option-layout-about = Kde kdo začíná a kde leží překážky.
option-layout-maze-20 = bludiště s 20 překážkami
option-layout-maze-6 = málo překážek, Pac-Man to má snazší
option-layout-windmill = větrný mlýn: deset překážek, duchové ze všech stran
option-layout-corners = rohy: duchové v rozích
option-lives = Životy
option-lives-about = Kolikáté chycení znamená prohru: se 3 životy třetí.
option-patience = Trpělivost
option-patience-about = Když se tolik tahů po sobě nic nesní a nikdo nikoho nechytí, přijde Pac-Man o život.
option-patience-off = žádná: po 300 tazích remíza
option-ghosts_may_hold = Duchové smějí čekat
option-ghosts_may_hold-about = Zda duch smí zůstat stát nebo se zastavit dřív.
option-eaten = Snědení duchové
option-eaten-about = Kdy se snědený duch vrátí.
option-eaten-out = po příštím chycení
option-eaten-return = ve svém příštím tahu
option-frenzy = Zuřivost
option-frenzy-about = Jak udělá své dva kroky duch, který Pac-Mana vidí.
option-frenzy-straight = oba jedním směrem
option-frenzy-free = smí zahnout i se vrátit
option-into_ghosts = Vběhnout na ducha
option-into_ghosts-about = Zda smí Pac-Man bez bonusu na pole s duchem.
option-into_ghosts-closed = nesmí
option-into_ghosts-caught = smí, a je chycen
option-ghosts = Kdo hraje kterého ducha
option-ghosts-about = Zda se duchové rozdělí po řadě, nebo si je jejich hráči před prvním tahem berou po jednom.
option-ghosts-dealt = rozdělí se
option-ghosts-chosen = berou se po jednom
option-ghost_order = Pořadí duchů
option-ghost_order-about = Zda duchové chodí pořád ve stejném pořadí, nebo jejich tým pokaždé řekne, který jde teď.
option-ghost_order-fixed = pořád stejné
option-ghost_order-free = jak chce jejich tým

verb-step = krok
verb-stop = zastavit
verb-take = vzít si
verb-next = teď jde
verb-pac-man = je Pac-Man

word-up = nahoru
word-down = dolů
word-left = doleva
word-right = doprava
word-pac-man = Pac-Man
word-blinky = Blinky
word-pinky = Pinky
word-inky = Inky
word-clyde = Clyde

event-pac-man-drawn = Los určil: Pac-Man je { SEAT($seat) }!
    .you-seat = Los určil: Pac-Man jsi ty!
event-ghost-taken = { SEAT($seat) } si bere ducha: { WORD($ghost) }.
    .you-seat = Bereš si ducha: { WORD($ghost) }.
event-next-ghost-named = Teď jde { WORD($ghost) }.
event-figure-stepped = { WORD($figure) } jde na { $to }.
event-figure-stopped = { WORD($figure) } se zastaví.
event-ghost-stayed = { WORD($ghost) } nemá kam jít a zůstává stát.
event-pac-man-hemmed-in = Pac-Man je obklíčen a nemůže se hnout.
event-dot-eaten = { $left ->
    [0] Pac-Man jí tečku na { $square } a byla to ta poslední.
    [one] Pac-Man jí tečku na { $square } a má tři kroky navíc. Zbývá jedna tečka.
    [few] Pac-Man jí tečku na { $square } a má tři kroky navíc. Zbývají { $left } tečky.
   *[other] Pac-Man jí tečku na { $square } a má tři kroky navíc. Zbývá { $left } teček.
}
event-ghost-eaten = Mňam! { WORD($ghost) } mizí z desky.
event-ghost-returned = { WORD($ghost) } je zpátky na { $to }.
event-pac-man-caught = { $left ->
    [0] { WORD($ghost) } chytá Pac-Mana a byl to jeho poslední život.
    [one] { WORD($ghost) } chytá Pac-Mana. Zbývá mu jeden život; všichni se vracejí na start.
    [few] { WORD($ghost) } chytá Pac-Mana. Zbývají mu { $left } životy; všichni se vracejí na start.
   *[other] { WORD($ghost) } chytá Pac-Mana. Zbývá mu { $left } životů; všichni se vracejí na start.
}
event-patience-ran-out = { $left ->
    [0] Počet tahů, v nichž se nic nestalo: { $turns }. Pac-Man přichází o poslední život.
    [one] Počet tahů, v nichž se nic nestalo: { $turns }. Pac-Man přichází o život. Zbývá mu jeden; všichni se vracejí na start.
    [few] Počet tahů, v nichž se nic nestalo: { $turns }. Pac-Man přichází o život. Zbývají mu { $left }; všichni se vracejí na start.
   *[other] Počet tahů, v nichž se nic nestalo: { $turns }. Pac-Man přichází o život. Zbývá mu jich { $left }; všichni se vracejí na start.
}
event-turn-limit-reached = { over-turn-limit }
event-pac-man-won = { over-all-dots }
event-ghosts-won = { $title ->
    [beginner] { over-caught-beginner }
    [amateur] { over-caught-amateur }
    [pro] { over-caught-pro }
   *[none] { over-caught-none }
}

tell-draw = Právě se bude losovat, kdo je Pac-Man.
tell-pac-man = Pac-Man: hraje { SEAT($who) }.
    .you-who = Hraješ Pac-Mana.
tell-ghost = { WORD($figure) }: hraje { SEAT($who) }.
    .you-who = Tvůj duch: { WORD($figure) }.
tell-at = { WORD($figure) } stojí na { $at }.
tell-sees = { WORD($figure) } stojí na { $at } a vidí Pac-Mana.
tell-eaten = { WORD($figure) } je sněden a není na desce.
tell-lives = { $lives ->
    [0] Pac-Man už nemá žádný život.
    [one] Pac-Man má ještě jeden život.
    [few] Pac-Man má ještě { $lives } životy.
   *[other] Pac-Man má ještě { $lives } životů.
}
tell-dots = { $number ->
    [one] Jedna tečka leží na { WORD($places) }.
    [few] { $number } tečky leží na { WORD($places) }.
   *[other] { $number } teček leží na { WORD($places) }.
}
tell-no-barriers = Na desce nejsou žádné překážky.
tell-barriers = { $number ->
    [one] Jedna překážka leží mezi poli { WORD($places) }.
    [few] { $number } překážky leží mezi poli { WORD($places) }.
   *[other] { $number } překážek leží mezi poli { WORD($places) }.
}
tell-patience = { $left ->
    [0] Na konci tohoto kola přijde Pac-Man o život.
    [one] Ještě jeden klidný tah a Pac-Man přijde o život.
    [few] Ještě { $left } klidné tahy a Pac-Man přijde o život.
   *[other] Ještě { $left } klidných tahů a Pac-Man přijde o život.
}
tell-turns-left = { $left ->
    [0] Na konci tohoto kola skončí hra remízou.
    [one] Ještě jeden Pac-Manův tah a hra skončí remízou.
    [few] Ještě { $left } Pac-Manovy tahy a hra skončí remízou.
   *[other] Ještě { $left } Pac-Manových tahů a hra skončí remízou.
}
tell-take = { SEAT($who) } si bere ducha.
    .you-who = Vezmi si ducha: hraješ ho až do konce.
tell-next = { SEAT($who) } říká, který duch jde teď.
    .you-who = Řekni, který duch jde teď.
tell-to-move = { $left ->
    [one] Na tahu je { SEAT($who) }: { WORD($figure) } má udělat jeden krok.
    [few] Na tahu je { SEAT($who) }: { WORD($figure) } má udělat { $left } kroky.
   *[other] Na tahu je { SEAT($who) }: { WORD($figure) } má udělat { $left } kroků.
}
    .you-who = Jsi na tahu. { WORD($figure) }, zbývá kroků: { $left }.
tell-bonus = { $left ->
    [one] Na tahu je { SEAT($who) }: { WORD($figure) } má ještě jeden krok navíc, smí jíst duchy a smí se zastavit.
    [few] Na tahu je { SEAT($who) }: { WORD($figure) } má až { $left } kroky navíc, smí jíst duchy a smí se zastavit.
   *[other] Na tahu je { SEAT($who) }: { WORD($figure) } má až { $left } kroků navíc, smí jíst duchy a smí se zastavit.
}
    .you-who = Jsi na tahu. Kroky navíc: { $left }. Smíš jíst duchy a smíš se zastavit.
tell-all-dots = { over-all-dots }
tell-caught-none = { over-caught-none }
tell-caught-beginner = { over-caught-beginner }
tell-caught-amateur = { over-caught-amateur }
tell-caught-pro = { over-caught-pro }
tell-turn-limit = { over-turn-limit }

over-all-dots = Všechny čtyři tečky! Pac-Man vítězí. Úroveň: expert. Talíř je prázdný a duchové celí bledí.
over-caught-none = Duchové vítězí. Úroveň: zatím žádná. Ani jedna tečka – duchové si skoro nemuseli pospíšit.
over-caught-beginner = Duchové vítězí. Úroveň: začátečník. Jedna tečka: to byl teprve předkrm.
over-caught-amateur = Duchové vítězí. Úroveň: amatér. Dvě tečky: půl talíře je prázdné.
over-caught-pro = Duchové vítězí. Úroveň: profík. Tři tečky: do hostiny chybělo jediné sousto.
over-turn-limit = Remíza: 300 tahů a žádná strana nemá, co chtěla.

refused-pac-man-not-seated = Místo { $seat } nemůže být Pac-Man: u stolu je míst jen { $seats }, počítáno od 0. (P-1)
refused-layout-dots = Teček má být { $needed }, ne { $given }. (P-3)
refused-layout-ghosts = Duchů má být { $needed }, ne { $given }. (P-3)
refused-layout-square = „{ $word }“ není pole na desce. (P-3)
refused-layout-shared-square = Na { $at } stojí dvě věci najednou. (P-3)
refused-layout-barrier = „{ $word }“ není místo pro překážku; má vypadat jako e3h nebo e3v. (P-3)
refused-layout-too-many-barriers = Překážek je příliš mnoho: { $given }. V krabici jich je { $most }. (P-3)
refused-layout-overlap = Překážka { $at } leží na jiné. (P-3)
refused-layout-crossing = Překážka { $at } kříží jinou. (P-3)
refused-layout-cut-off = Z { $start } nevede žádná cesta na { $at }. (P-3)
refused-layout-unreadable = „{ $file }“ není bludiště: { $why }
refused-no-such-action = „{ $action }“ v Pac-Manovi nejde. Zkuste: step up, nebo stop.
refused-board-ends = Na { $at } deska končí. ({ $ruling })
refused-barrier-between = Mezi { $at } a { $to } leží překážka. ({ $ruling })
refused-ghost-there = Na { $to } stojí { WORD($figure) }; tam smíte jen po snědené tečce. (P-6)
refused-ghost-on-ghost = Na { $to } stojí { WORD($figure) }; žádný duch tam nesmí skončit. (P-14)
refused-dot-there = Na { $to } leží tečka; žádný duch tam nesmí skončit. (P-13)
refused-pac-man-must-step = Pac-Man udělá oba kroky; zastavit se smí jen po tečce. (P-5)
refused-ghost-must-step = Duch, který se může pohnout, se pohnout musí. (P-11)
refused-no-rest-here = Na { $at } se duch zastavit nemůže: někdo tam stojí nebo tam leží tečka. (P-13)
refused-frenzy-goes-straight = { WORD($figure) } zuří a jde rovně dál: { WORD($direction) }. ({ $ruling })

check-chance = Ověřit los
board-label = Deska Pac-Mana. Šipky dělají krok, Enter zastaví.
board-keys = Šipky dělají krok, Enter zastaví. Nebo ťukni, kam jít, či přejeď prstem.
board-your-step = { $left ->
    [one] { WORD($figure) } je na tobě: ještě jeden krok. Přejeď prstem, ťukni, nebo použij šipky.
    [few] { WORD($figure) } je na tobě: ještě { $left } kroky. Přejeď prstem, ťukni, nebo použij šipky.
    [many] { WORD($figure) } je na tobě: ještě { $left } kroku. Přejeď prstem, ťukni, nebo použij šipky.
   *[other] { WORD($figure) } je na tobě: ještě { $left } kroků. Přejeď prstem, ťukni, nebo použij šipky.
}
board-your-bonus = { $left ->
    [one] Bonus! { WORD($figure) } má ještě jeden krok, smí jíst duchy a smí se zastavit.
    [few] Bonus! { WORD($figure) } má ještě { $left } kroky, smí jíst duchy a smí se zastavit.
    [many] Bonus! { WORD($figure) } má ještě { $left } kroku, smí jíst duchy a smí se zastavit.
   *[other] Bonus! { WORD($figure) } má ještě { $left } kroků, smí jíst duchy a smí se zastavit.
}
board-sent = Už to letí …
board-eaten = snědený
board-sees = vidí ho!
    .you-who = vidí tě!
board-too-far = { $left ->
    [one] Tam se jedním krokem nedostaneš.
    [few] Tam se { $left } kroky nedostaneš.
   *[other] Tam se { $left } kroky nedostaneš.
}
board-steps-left = { $left ->
    [one] jeden krok
    [few] { $left } kroky
    [many] { $left } kroku
   *[other] { $left } kroků
}
board-dots = { $left ->
    [0] Všechny tečky jsou snědené.
    [one] Zbývá jedna tečka.
    [few] Zbývají { $left } tečky.
    [many] Zbývá { $left } tečky.
   *[other] Zbývá { $left } teček.
}
puzzle-eat = Jsi Pac-Man. Dostaň se k tečce { $turns ->
    [one] v tomto tahu
   *[other] do { $turns } tahů
}, ať duchové dělají cokoli.
puzzle-catch = Hraješ za duchy. Chyť Pac-Mana { $turns ->
    [one] v tomto kole
   *[other] do { $turns } kol
}, ať dělá cokoli.
puzzle-escape = Jsi Pac-Man. Nenech se { $turns ->
    [one] v tomto kole
    [few] { $turns } kola
   *[other] { $turns } kol
} chytit: vede tam jediná cesta.
puzzle-hint-dot = jde o tečku na { $at }.
puzzle-hint-trap = dá se chytit na { $at }.
puzzle-hint-aim = { WORD($figure) } má tenhle tah skončit na { $at }.
refused-layout-no-pac-man = Pac-Man ještě nemá své místo. (P-3)
refused-puzzle-unreadable = Tohle se jako hádanka přečíst nedá: { $why }

bot-level-1 = Tulák
bot-level-1-about = Bloumá a často zapomene, co vlastně chtěl.
bot-level-2 = Mlsoun
bot-level-2-about = Vidí to, co má přímo před nosem.
bot-level-3 = Stíhač
bot-level-3-about = Dívá se pár tahů dopředu a občas se splete.
bot-level-4 = Lišák
bot-level-4-about = Plánuje celá kola a plete se jen málokdy.
bot-level-5 = Přízrak
bot-level-5-about = Vidí past dřív, než ji někdo nastraží.

# The first lesson
lesson-two-steps = Jsi Pac-Man, uprostřed. V každém tahu uděláš přesně dva kroky. Jdi doleva a pak dolů: šipkami, tažením prstu nebo ťuknutím tam, kam chceš.
lesson-two-steps-hint = Nejdřív krok doleva, pak krok dolů. (P-5)
lesson-two-steps-done = Potom udělá každý duch jeden krok. Tlusté čáry jsou překážky a nikdo jimi neprojde.
lesson-dot = Chceš všechny čtyři tečky. Jedna leží dvě pole pod tebou. Vezmi si ji: dolů a ještě jednou dolů.
lesson-dot-hint = Tečka je přímo pod tebou: dva kroky dolů. (P-7)
lesson-dot-done = Mňam! A teď to nejlepší: tři kroky navíc.
lesson-eat = V krocích navíc smíš vběhnout na ducha, a tím ho sníš. Clyde stojí tři pole vlevo od tebe. Chyť ho!
lesson-eat-hint = Jdi třikrát doleva, k duchovi na kraji. (P-8)
lesson-eat-done = Clyde je pryč z desky. Ale pozor: Blinky a Inky tě uviděli a udělali dva kroky místo jednoho.
lesson-hide = Duch, který tě vidí ve své řadě nebo sloupci bez překážky mezi vámi, je dvakrát rychlejší. Kroky navíc skončily a na pole s duchem teď nesmíš. Skonči svoje dva kroky tam, kde tě žádný duch nevidí.
lesson-hide-hint = Musíš pryč z Blinkyho sloupce i z Inkyho řady: na b3 nebo b1. (P-12)
lesson-hide-done = Tam tě nikdo nevidí. Když tě duch chytí, stojí to jeden ze tří životů a všichni se vrátí na start; snědené tečky zůstanou snědené.
lesson-stop = Jsme jinde. Vezmi si tečku nad sebou. Leží pěkně schovaná za překážkami, tak už dál neběhej: ukonči tah tlačítkem „zastavit“.
lesson-stop-hint = Dva kroky nahoru k tečce, pak stiskni „zastavit“. (P-7)
lesson-stop-done = Přesně: kroky navíc využít nemusíš. A duch nesmí na tečce skončit.
lesson-ghosts = Teď si vyměníte strany: ty hraješ všechny čtyři duchy a Ben je Pac-Man. Duchové chodí po jednom, nejdřív Blinky, pak Pinky, Inky a Clyde. Ben se zastavil v Blinkyho sloupci, takže ho Blinky vidí a dělá dva kroky, oba jedním směrem. Chyť ho: dolů a ještě jednou dolů.
lesson-ghosts-hint = Blinky stojí dvě pole nad Benem: dva kroky dolů. (P-15)
lesson-ghosts-done = Mám tě! Bena to stojí jeden ze tří životů a všichni se vracejí na start. Duchové mají rádi dlouhé volné řady, Pac-Man zase kouty.
lesson-all-dots = Tady leží všechny čtyři tečky za sebou. Každá snědená ti dá tři nové kroky. Vezmi je všechny v jednom tahu: nahoru, nahoru, nahoru a doprava.
lesson-all-dots-hint = Jdi po tečkách: třikrát nahoru, pak doprava. (P-9, P-10)
lesson-all-dots-done = Čtvrtá tečka hned vyhrává. Duchové vyhrají, když přijdeš o poslední život.
