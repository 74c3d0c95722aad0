game-name = Pac-Man
game-about = Jeden z vás je Pac-Man a chce všechny čtyři tečky. Ostatní hrají duchy a musí ho třikrát chytit. Hraje se na desce Quoridoru s pevnými překážkami.

role-pac-man = Pac-Man
role-ghost = duch
role-ghosts = duchové
role-to-be-drawn = vylosuje se

option-pac_man = Kdo je Pac-Man
option-pac_man-about = Vyber, kdo bude Pac-Man, nebo to nech na losu.
option-pac_man-chance = náhodně
option-layout = Bludiště
option-layout-about = Kde kdo začíná a kde jsou překážky.
option-layout-crossroads = křižovatka: dvě volné cesty, šanci mají obě strany
option-layout-maze-20 = bludiště s 20 překážkami
option-layout-maze-6 = málo překážek, Pac-Man to má snazší
option-layout-windmill = větrný mlýn: deset překážek, duchové ze všech stran
option-layout-corners = rohy: duchové v rozích
option-lives = Životy
option-lives-about = Kolikrát musí duchové Pac-Mana chytit: se 3 životy třikrát.
option-patience = Trpělivost
option-patience-about = Když Pac-Man tolik tahů nic nesní a nikdo ho nechytí, přijde o život.
option-patience-off = žádná: po 300 tazích remíza
option-ghosts_may_hold = Duchové můžou stát
option-ghosts_may_hold-about = Smí duch zůstat stát, nebo se zastavit dřív?
option-eaten = Snědení duchové
option-eaten-about = Kdy se snědený duch vrátí.
option-eaten-out = po příštím chycení
option-eaten-return = ve svém příštím tahu
option-frenzy = Zuřivost
option-frenzy-about = Duch, který vidí Pac-Mana, má dva kroky. Jak je smí udělat?
option-frenzy-straight = oba jedním směrem
option-frenzy-free = smí zahnout nebo se vrátit
option-into_ghosts = Vběhnutí na ducha
option-into_ghosts-about = Smí Pac-Man bez bonusu vběhnout na pole s duchem?
option-into_ghosts-closed = nesmí
option-into_ghosts-caught = může, ale duch ho tím chytí
option-ghosts = Kdo hraje kterého ducha
option-ghosts-about = Rozdají se duchové po řadě, nebo si je hráči před prvním tahem vyberou?
option-ghosts-dealt = rozdají se
option-ghosts-chosen = vybírají se po jednom
option-ghost_order = Pořadí duchů
option-ghost_order-about = Chodí duchové pořád ve stejném pořadí, nebo o tom pokaždé rozhodne jejich tým?
option-ghost_order-fixed = pořád stejné
option-ghost_order-free = rozhoduje jejich tým

verb-step = krok
verb-stop = zastavit
verb-take = vybrat ducha
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

event-pac-man-drawn = Los rozhodl: Pac-Man je { SEAT($seat) }!
    .you-seat = Los rozhodl: Pac-Man jsi ty!
event-ghost-taken = { SEAT($seat) } si bere ducha: { WORD($ghost) }.
    .you-seat = Bereš si ducha: { WORD($ghost) }.
event-next-ghost-named = Teď jde { WORD($ghost) }.
event-figure-stepped = { WORD($figure) } jde na { $to }.
event-figure-stopped = { WORD($figure) } se zastavuje.
event-ghost-stayed = { WORD($ghost) } nemá kam jít a zůstává stát.
event-pac-man-hemmed-in = Pac-Man je obklíčený a nemůže se hnout.
event-dot-eaten = { $left ->
    [0] Pac-Man jí poslední tečku, na { $square }.
    [one] Pac-Man jí tečku na { $square } a má tři kroky navíc. Zbývá jedna tečka.
    [few] Pac-Man jí tečku na { $square } a má tři kroky navíc. Zbývají { $left } tečky.
   *[other] Pac-Man jí tečku na { $square } a má tři kroky navíc. Zbývá { $left } teček.
}
event-ghost-eaten = Mňam! { WORD($ghost) } mizí z desky.
event-ghost-returned = { WORD($ghost) } je zpátky na { $to }.
event-pac-man-caught = { $left ->
    [0] { WORD($ghost) } chytá Pac-Mana. Byl to jeho poslední život.
    [one] { WORD($ghost) } chytá Pac-Mana. Zbývá mu jeden život, všichni se vracejí na start.
    [few] { WORD($ghost) } chytá Pac-Mana. Zbývají mu { $left } životy, všichni se vracejí na start.
   *[other] { WORD($ghost) } chytá Pac-Mana. Zbývá mu { $left } životů, všichni se vracejí na start.
}
event-patience-ran-out = { $left ->
    [0] Už { $turns } tahů se nic nestalo: Pac-Man přichází o poslední život.
    [one] Už { $turns } tahů se nic nestalo: Pac-Man přichází o život. Zbývá mu jeden, všichni se vracejí na start.
    [few] Už { $turns } tahů se nic nestalo: Pac-Man přichází o život. Zbývají mu { $left }, všichni se vracejí na start.
   *[other] Už { $turns } tahů se nic nestalo: Pac-Man přichází o život. Zbývá mu jich { $left }, všichni se vracejí na start.
}
event-turn-limit-reached = { over-turn-limit }
event-pac-man-won = { over-all-dots }
event-ghosts-won = { $title ->
    [beginner] { over-caught-beginner }
    [amateur] { over-caught-amateur }
    [pro] { over-caught-pro }
   *[none] { over-caught-none }
}

tell-draw = Teď se losuje, kdo bude Pac-Man.
tell-pac-man = Pac-Mana hraje { SEAT($who) }.
    .you-who = Hraješ Pac-Mana.
tell-ghost = { WORD($figure) }: hraje { SEAT($who) }.
    .you-who = Tvůj duch: { WORD($figure) }.
tell-at = { WORD($figure) } stojí na { $at }.
tell-sees = { WORD($figure) } stojí na { $at } a vidí Pac-Mana.
tell-eaten = { WORD($figure) } je snědený a není na desce.
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
    [one] Na desce je jedna překážka: mezi { WORD($places) }.
    [few] Na desce jsou { $number } překážky: mezi { WORD($places) }.
   *[other] Na desce je { $number } překážek: mezi { WORD($places) }.
}
tell-patience = { $left ->
    [0] Na konci tohoto kola přijde Pac-Man o život.
    [one] Když se nic nestane ještě jeden tah, přijde Pac-Man o život.
    [few] Když se nic nestane ještě { $left } tahy, přijde Pac-Man o život.
   *[other] Když se nic nestane ještě { $left } tahů, přijde Pac-Man o život.
}
tell-turns-left = { $left ->
    [0] Na konci tohoto kola skončí hra remízou.
    [one] Ještě jeden Pac-Manův tah a hra skončí remízou.
    [few] Ještě { $left } Pac-Manovy tahy a hra skončí remízou.
   *[other] Ještě { $left } Pac-Manových tahů a hra skončí remízou.
}
tell-take = { SEAT($who) } si vybírá ducha.
    .you-who = Vyber si ducha: budeš za něj hrát až do konce.
tell-next = { SEAT($who) } vybírá, který duch teď půjde.
    .you-who = Vyber, který duch teď půjde.
tell-to-move = { $left ->
    [one] Na tahu je { SEAT($who) }: { WORD($figure) } má jeden krok.
    [few] Na tahu je { SEAT($who) }: { WORD($figure) } má { $left } kroky.
   *[other] Na tahu je { SEAT($who) }: { WORD($figure) } má { $left } kroků.
}
    .you-who = { $left ->
        [one] Jsi na tahu: { WORD($figure) } má jeden krok.
        [few] Jsi na tahu: { WORD($figure) } má { $left } kroky.
       *[other] Jsi na tahu: { WORD($figure) } má { $left } kroků.
    }
tell-bonus = { $left ->
    [one] Na tahu je { SEAT($who) }: { WORD($figure) } má ještě jeden krok navíc, může jíst duchy nebo se zastavit.
    [few] Na tahu je { SEAT($who) }: { WORD($figure) } má až { $left } kroky navíc, může jíst duchy nebo se zastavit.
   *[other] Na tahu je { SEAT($who) }: { WORD($figure) } má až { $left } kroků navíc, může jíst duchy nebo se zastavit.
}
    .you-who = { $left ->
        [one] Jsi na tahu. Máš ještě jeden krok navíc, můžeš jíst duchy nebo se zastavit.
        [few] Jsi na tahu. Máš až { $left } kroky navíc, můžeš jíst duchy nebo se zastavit.
       *[other] Jsi na tahu. Máš až { $left } kroků navíc, můžeš jíst duchy nebo se zastavit.
    }
tell-all-dots = { over-all-dots }
tell-caught-none = { over-caught-none }
tell-caught-beginner = { over-caught-beginner }
tell-caught-amateur = { over-caught-amateur }
tell-caught-pro = { over-caught-pro }
tell-turn-limit = { over-turn-limit }

over-all-dots = Všechny čtyři tečky! Pac-Man vyhrává. Úroveň: expert. Talíř je prázdný a duchové celí bledí.
over-caught-none = Duchové vyhrávají. Úroveň: zatím žádná. Ani jedna tečka – duchové se skoro nezapotili.
over-caught-beginner = Duchové vyhrávají. Úroveň: začátečník. Jedna tečka: to byl teprve předkrm.
over-caught-amateur = Duchové vyhrávají. Úroveň: amatér. Dvě tečky: půlka talíře je prázdná.
over-caught-pro = Duchové vyhrávají. Úroveň: profík. Tři tečky: do hostiny chybělo jediné sousto.
over-turn-limit = Remíza: 300 tahů a nikdo nevyhrál.

refused-pac-man-not-seated = Místo { $seat } nemůže být Pac-Man: u stolu je míst jen { $seats }. (P-1)
    .next = Zvol jiné, počítají se od 0.
refused-layout-dots = Teček má být { $needed }, ne { $given }. (P-3)
    .next = Přidej nebo uber.
refused-layout-ghosts = Duchů má být { $needed }, ne { $given }. (P-3)
    .next = Přidej nebo uber.
refused-layout-square = „{ $word }“ není pole na desce. (P-3)
    .next = Piš pole od a1 do i9.
refused-layout-shared-square = Na { $at } stojí dvě věci najednou. (P-3)
    .next = Jednu přesuň.
refused-layout-barrier = „{ $word }“ není místo pro překážku. (P-3)
    .next = Napiš třeba e3h nebo e3v.
refused-layout-too-many-barriers = Překážek je moc ({ $given }): v krabici jich je jen { $most }. (P-3)
    .next = Některé odeber.
refused-layout-overlap = Překážka mezi { $near } a { $far } leží na jiné. (P-3)
    .next = Odstraň ji, nebo přesuň.
refused-layout-crossing = Překážka mezi { $near } a { $far } kříží jinou. (P-3)
    .next = Odstraň ji, nebo přesuň.
refused-layout-cut-off = Z { $start } se nedá dojít na { $at }. (P-3)
    .next = Otevři mezi překážkami cestu.
refused-layout-unreadable = „{ $file }“ není bludiště: { $why }
    .next = Vyber jiný soubor.
refused-no-such-action = „{ $action }“ není tah v Pac-Manovi.
    .next = Zkus „step up“ nebo „stop“.
refused-board-ends = Na { $at } deska končí. ({ $ruling })
    .next = Jdi jinudy.
refused-barrier-between = Mezi { $at } a { $to } leží překážka. ({ $ruling })
    .next = Obejdi ji.
refused-ghost-there = Na { $to } stojí { WORD($figure) }. Na pole s duchem smíš jen při bonusu, hned po snědení tečky. (P-6)
    .next = Jdi jinudy.
refused-ghost-on-ghost = Na { $to } stojí { WORD($figure) } a duch tam skončit nesmí. (P-14)
    .next = Jdi jinudy.
refused-dot-there = Na { $to } leží tečka a duch tam skončit nesmí. (P-13)
    .next = Jdi jinudy.
refused-pac-man-must-step = Zastavit se můžeš jen po snědení tečky. (P-5)
    .next = Udělej oba kroky.
refused-ghost-must-step = Duch, který se může pohnout, se pohnout musí. (P-11)
    .next = Udělej krok.
refused-no-rest-here = Na { $at } se duch zastavit nemůže: je tam tečka nebo jiný duch. (P-13)
    .next = Pokračuj dál.
refused-frenzy-goes-straight = { WORD($figure) } vidí Pac-Mana a běží rovně dál. ({ $ruling })
    .next = Jediný směr: { WORD($direction) }.

check-chance = Ověřit los
board-label = Deska Pac-Mana. Šipkami chodíš, Enterem se zastavíš.
board-keys = Šipkami chodíš, Enterem se zastavíš. Nebo klepni, kam chceš jít, nebo přejeď prstem.
board-goal-pac-man = Sněz všechny tečky a nenech se chytit!
board-goal-ghost = Hraje { WORD($figure) }: chyťte Pac-Mana, než sní všechny tečky!
board-your-step = { $left ->
    [one] Hraje { WORD($figure) }: ještě jeden krok. Přejeď prstem, klepni, nebo použij šipky.
    [few] Hraje { WORD($figure) }: ještě { $left } kroky. Přejeď prstem, klepni, nebo použij šipky.
    [many] Hraje { WORD($figure) }: ještě { $left } kroku. Přejeď prstem, klepni, nebo použij šipky.
   *[other] Hraje { WORD($figure) }: ještě { $left } kroků. Přejeď prstem, klepni, nebo použij šipky.
}
board-your-bonus = { $left ->
    [one] Bonus! { WORD($figure) } má ještě jeden krok, může jíst duchy nebo se zastavit.
    [few] Bonus! { WORD($figure) } má ještě { $left } kroky, může jíst duchy nebo se zastavit.
    [many] Bonus! { WORD($figure) } má ještě { $left } kroku, může jíst duchy nebo se zastavit.
   *[other] Bonus! { WORD($figure) } má ještě { $left } kroků, může jíst duchy nebo se zastavit.
}
board-sent = Odesílám…
board-caught = { WORD($ghost) } má Pac-Mana · { $left ->
    [0] žádný život nezbývá
    [one] zbývá jeden život
    [few] zbývají { $left } životy
   *[other] zbývá { $left } životů
}
board-out-of-patience = Trpělivost došla · { $left ->
    [0] žádný život nezbývá
    [one] zbývá jeden život
    [few] zbývají { $left } životy
   *[other] zbývá { $left } životů
}
board-eaten = snědený
board-sees = vidí ho: 2 kroky
    .you-who = vidí tě: 2 kroky
board-too-far = { $left ->
    [one] Tam se jedním krokem nedostaneš.
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
puzzle-eat = Jsi Pac-Man. Sněz tečku { $turns ->
    [one] v tomto tahu
   *[other] do { $turns } tahů
}, ať duchové dělají cokoli.
puzzle-catch = Hraješ duchy. Chyť Pac-Mana { $turns ->
    [one] v tomto kole
   *[other] do { $turns } kol
}, ať dělá cokoli.
puzzle-escape = Jsi Pac-Man. Nenech se { $turns ->
    [one] v tomto kole
    [few] { $turns } kola
   *[other] { $turns } kol
} chytit, ať duchové dělají cokoli.
puzzle-hint-dot = běž pro tečku na { $at }.
puzzle-hint-trap = chytit se dá na { $at }.
puzzle-hint-aim = { WORD($figure) } má tenhle tah skončit na { $at }.
refused-layout-no-pac-man = Pac-Man ještě není na desce. (P-3)
    .next = Postav ho na nějaké pole.
refused-puzzle-unreadable = Tohle se nedá přečíst jako úloha: { $why }
    .next = Oprav to a zkus to znovu.

bot-level-1 = Tulák
bot-level-1-about = Bloumá a často zapomene, co vlastně hledá.
bot-level-2 = Mlsoun
bot-level-2-about = Vidí, co má přímo před nosem.
bot-level-3 = Stíhač
bot-level-3-about = Myslí pár tahů dopředu a občas se splete.
bot-level-4 = Lišák
bot-level-4-about = Plánuje celá kola a plete se jen málokdy.
bot-level-5 = Přízrak
bot-level-5-about = Vidí past dřív, než ji někdo nastraží.

# The first lesson
lesson-two-steps = Jsi Pac-Man, uprostřed. V každém tahu uděláš přesně dva kroky. Jdi doleva a pak dolů: šipkami, přejetím prstem, nebo klepni tam, kam chceš.
lesson-two-steps-hint = Nejdřív krok doleva, pak krok dolů. (P-5)
lesson-two-steps-done = Potom udělá každý duch jeden krok. Tlusté čáry jsou překážky, nikdo jimi neprojde.
lesson-dot = Chceš všechny čtyři tečky. Jedna je dvě pole pod tebou. Sněz ji: dolů a ještě jednou dolů.
lesson-dot-hint = Tečka je přímo pod tebou: dva kroky dolů. (P-7)
lesson-dot-done = Mňam! A teď to nejlepší: bonus, tři kroky navíc.
lesson-eat = Při bonusu můžeš vběhnout na ducha a sníst ho. Clyde stojí tři pole vlevo od tebe. Sněz ho!
lesson-eat-hint = Jdi třikrát doleva, k duchovi na kraji. (P-8)
lesson-eat-done = Clyde je z desky pryč. Ale pozor: Blinky a Inky tě vidí, a tak udělali dva kroky místo jednoho.
lesson-hide = Když je duch s tebou v jedné řadě nebo sloupci a není mezi vámi překážka, vidí tě a udělá dva kroky místo jednoho, oba stejným směrem. Bonus skončil, takže na pole s duchem teď nemůžeš. Skonči svoje dva kroky tam, kde tě žádný duch neuvidí.
lesson-hide-hint = Musíš pryč z Blinkyho sloupce i z Inkyho řady: na b3 nebo b1. (P-12)
lesson-hide-done = Tam tě nikdo nevidí. Když tě duch chytí, přijdeš o jeden ze tří životů a všichni se vrátí na start. Snědené tečky zůstanou snědené.
lesson-stop = Teď jsme jinde. Sněz tečku nad sebou. Leží pěkně schovaná za překážkami, tak už dál neběhej: ukonči tah tlačítkem „zastavit“.
lesson-stop-hint = Dva kroky nahoru k tečce, pak stiskni „zastavit“. (P-7)
lesson-stop-done = Přesně tak: bonus využít nemusíš. A duch nesmí na tečce zůstat stát.
lesson-ghosts = A teď obráceně: ty hraješ všechny čtyři duchy a Ben je Pac-Man. Duchové chodí jeden po druhém: nejdřív Blinky, pak Pinky, Inky a Clyde. Ben se zastavil v Blinkyho sloupci, takže ho Blinky vidí a udělá dva kroky rovně. Chyť ho: dolů a ještě jednou dolů.
lesson-ghosts-hint = Blinky stojí dvě pole nad Benem: dva kroky dolů. (P-12, P-15)
lesson-ghosts-done = Mám tě! Ben přichází o jeden ze tří životů a všichni se vracejí na start. Duchové mají rádi dlouhé volné řady, Pac-Man zase kouty.
lesson-all-dots = Tady jsou všechny čtyři tečky za sebou. Každá snědená ti dá tři nové kroky. Sněz je všechny v jednom tahu: nahoru, nahoru, nahoru a doprava.
lesson-all-dots-hint = Jdi po tečkách: třikrát nahoru, pak doprava. (P-9, P-10)
lesson-all-dots-done = Čtvrtou tečkou hned vyhráváš. Duchové vyhrají, když přijdeš o poslední život.
