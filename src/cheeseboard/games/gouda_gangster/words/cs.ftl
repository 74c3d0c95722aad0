game-name = Gouda Gangster
game-about = Propašuj svoji krysu do místnosti se sýrem, po zuby ozbrojenou, nebo s prázdnými tlapkami. Špehuj, líč pasti a dej dohromady pětičlenný gang dřív než ostatní.

role-rat = krysa

option-first = První král
option-first-about = Kdo je králem v prvním kole. Vyber si, nebo to nech na losu.
option-first-chance = náhodně
option-cheese = Sýr
option-cheese-about = Kolik kousků naprší v každém kole do domu. Čím víc sýra, tím mírnější hra.
option-cheese-scarce = o kousek míň než hráčů
option-cheese-long = o dva kousky míň, na delší hru
option-cheese-plenty = kousek pro každého
option-goal = Cíl
option-goal-about = Sbírej krysy, nebo si udrž svoje tři životy déle než ostatní.
option-goal-gang = první gang s pěti krysami
option-goal-last-rat = hra na poslední krysu
option-deck = Karty
option-deck-about = Pro mladší hráče můžeš vynechat pasti, sýrové a akční karty.
option-deck-full = všech 55 karet
option-deck-weapons = jen 40 zbraní

verb-sneak = vplížit se
verb-spy = špehovat
verb-lay = vyložit
verb-nail = zatlouct
verb-gangster = přesunout sýr
verb-hole = prolézt dírou
verb-pass = pasovat
verb-first = první král
verb-fall = padá
verb-deal = líznout
verb-turn = otočit

word-bathroom = koupelna
    .in = v koupelně
    .into = do koupelny
    .from = z koupelny
word-bedroom = ložnice
    .in = v ložnici
    .into = do ložnice
    .from = z ložnice
word-basement = sklep
    .in = ve sklepě
    .into = do sklepa
    .from = ze sklepa
word-childrens-room = dětský pokoj
    .in = v dětském pokoji
    .into = do dětského pokoje
    .from = z dětského pokoje

# Každá zbraň říká svou sílu; `.name` je pouhé jméno, pro obrázky, které číslo ukazují samy.
word-w1a = děravá ponožka (1)
    .name = děravá ponožka
word-w1b = gumová kachnička (1)
    .name = gumová kachnička
word-w2a = papírová vlaštovka (2)
    .name = papírová vlaštovka
word-w2b = knoflík od košile (2)
    .name = knoflík od košile
word-w3a = obroušený kartáček na zuby (3)
    .name = obroušený kartáček na zuby
word-w3b = ohnutá kancelářská sponka (3)
    .name = ohnutá kan{ "\u00AD" }ce{ "\u00AD" }lář{ "\u00AD" }ská sponka
word-w4a = čajová lžička (4)
    .name = čajová lžička
word-w4b = kousavý kolíček na prádlo (4)
    .name = kousavý kolíček na prádlo
word-w5a = bezzubý hřeben (5)
    .name = bezzubý hřeben
word-w5b = ořezaná tužka (5)
    .name = ořezaná tužka
word-w6a = zátka od šampaňského (6)
    .name = zátka od šam{ "\u00AD" }paň{ "\u00AD" }ského
word-w6b = banánová slupka (6)
    .name = banánová slupka
word-w7a = látací jehla (7)
    .name = látací jehla
word-w7b = gumový zvon (7)
    .name = gumový zvon
word-w8a = koště (8)
    .name = koště
word-w8b = šlehací metla (8)
    .name = šlehací metla
word-w9a = bačkory s ušima (9)
    .name = bačkory s ušima
word-w9b = špičatý deštník (9)
    .name = špičatý deštník
word-w10a = prak (10)
    .name = prak
word-w10b = pálivá feferonka (10)
    .name = pálivá feferonka
word-w11a = naběračka na polévku (11)
    .name = naběračka na polévku
word-w11b = pingpongová pálka (11)
    .name = ping{ "\u00AD" }pon{ "\u00AD" }gová pálka
word-w12a = vývrtka (12)
    .name = vývrtka
word-w12b = váleček na těsto (12)
    .name = váleček na těsto
word-w13a = kuchyňské nůžky (13)
    .name = kuchyňské nůžky
word-w13b = boxerská rukavice na pružině (13)
    .name = boxerská rukavice na pružině
word-w14a = litinový rendlík (14)
    .name = litinový rendlík
word-w14b = dlouhý šroubovák (14)
    .name = dlouhý šroubovák
word-w15a = hasák (15)
    .name = hasák
word-w15b = baseballová pálka (15)
    .name = base{ "\u00AD" }bal{ "\u00AD" }lová pálka
word-w16a = tesařské kladivo (16)
    .name = tesařské kladivo
word-w16b = vidle (16)
    .name = vidle
word-w17a = nůžky na živý plot (17)
    .name = nůžky na živý plot
word-w17b = řeznický sekáček (17)
    .name = řeznický sekáček
word-w18a = rezavá ocaska (18)
    .name = rezavá ocaska
word-w18b = hasicí přístroj (18)
    .name = hasicí přístroj
word-w19a = příklepová vrtačka (19)
    .name = pří{ "\u00AD" }kle{ "\u00AD" }pová vrtačka
word-w19b = dřevorubecká sekera (19)
    .name = dře{ "\u00AD" }vo{ "\u00AD" }ru{ "\u00AD" }becká sekera
word-w20a = motorová pila (20)
    .name = motorová pila
word-w20b = řvoucí vysavač (20)
    .name = řvoucí vysavač
word-trap = past
word-cheese = sýrová karta
word-nailed-down = zatlučeno
word-gouda-gangster = gouda gangster
word-hole-in-the-wall = díra ve zdi

event-first-king-drawn = Los rozhodl: prvním králem je { SEAT($king) }.
    .you-king = Los rozhodl: prvním králem jsi ty.
event-cheese-fell = Kousek sýra padá { WORD($room, form: "into") }.
event-card-drawn = { SEAT($seat) } si bere kartu.
    .you-seat = Bereš si kartu.
event-own-card-drawn = Tvoje karta: { WORD($card) }.
event-discard-pile-shuffled = Balíček došel. Z odhozených karet ({ $cards }) se zamíchá nový.
event-nothing-drawn = { SEAT($seat) } si nemá co vzít, karty došly.
    .you-seat = Nemáš si co vzít, karty došly.
event-choice-sealed = { SEAT($seat) } už má vybráno.
    .you-seat = Už máš vybráno.
event-rat-sneaked-in = { $covered ->
    [one] { SEAT($seat) } pokládá jednu kartu lícem dolů.
    [few] { SEAT($seat) } pokládá { $covered } karty lícem dolů.
   *[other] { SEAT($seat) } pokládá { $covered } karet lícem dolů.
}
    .you-seat = { $covered ->
        [one] Pokládáš jednu kartu lícem dolů.
        [few] Pokládáš { $covered } karty lícem dolů.
       *[other] Pokládáš { $covered } karet lícem dolů.
    }
event-own-rat-sneaked-in = { $count ->
    [0] Plížíš se { WORD($room, form: "into") } s prázdnými tlapkami.
   *[other] Plížíš se { WORD($room, form: "into") } a neseš si: { WORD($cards) }.
}
event-target-chosen = { SEAT($spy) } jde špehovat. Na mušce je { SEAT($target) }.
    .you-spy = Jdeš špehovat. Na mušce je { SEAT($target) }.
    .you-target = { SEAT($spy) } špehuje tebe.
event-card-turned-up = { SEAT($owner) } musí ukázat: { WORD($card) }.
    .you-owner = Musíš ukázat: { WORD($card) }.
event-trap-sprung = Cvak, past! Má ji na svědomí { SEAT($owner) }. { SEAT($spy) } má v tomto kole o 10 menší sílu.
    .you-spy = Cvak, past! Má ji na svědomí { SEAT($owner) }. V tomto kole máš o 10 menší sílu.
    .you-owner = Cvak! Sklapla tvoje past. { SEAT($spy) } má v tomto kole o 10 menší sílu.
event-spy-skipped = { SEAT($seat) } už nemá koho špehovat.
    .you-seat = Už nemáš koho špehovat.
event-turn-passed = { SEAT($seat) } pasuje.
    .you-seat = Pasuješ.
event-card-laid = { SEAT($seat) } vykládá: { WORD($card) }.
    .you-seat = Vykládáš: { WORD($card) }.
event-doors-nailed-down = { SEAT($seat) } zatlouká dveře. V tomto kole už nikdo nic nevyloží.
    .you-seat = Zatloukáš dveře. V tomto kole už nikdo nic nevyloží.
event-cheese-carried = { SEAT($seat) } přenáší kousek sýra { WORD($from, form: "from") } { WORD($to, form: "into") }.
    .you-seat = Přenášíš kousek sýra { WORD($from, form: "from") } { WORD($to, form: "into") }.
event-rat-moved-through-hole = { SEAT($seat) } prolézá dírou ve zdi { WORD($room, form: "into") }.
    .you-seat = Prolézáš dírou ve zdi { WORD($room, form: "into") }.
event-fighter-revealed = { $count ->
    [0] { SEAT($seat) } je { WORD($room, form: "in") } s prázdnými tlapkami.
   *[other] { SEAT($seat) } je { WORD($room, form: "in") } a má: { WORD($cards) }.
} Síla: { $strength }{ $hurt ->
    [0] .
   *[other] , už bez 10 za past.
}
    .you-seat = { $count ->
        [0] Jsi { WORD($room, form: "in") } s prázdnými tlapkami.
       *[other] Jsi { WORD($room, form: "in") } a máš: { WORD($cards) }.
    } Síla: { $strength }{ $hurt ->
        [0] .
       *[other] , už bez 10 za past.
    }
event-cheese-won = { $count ->
    [one] { SEAT($winners) } bere { WORD($room, form: "in") } sýr.
   *[other] { SEAT($winners) } berou { WORD($room, form: "in") } po jednom sýru.
}
    .you-winners = Bereš { WORD($room, form: "in") } sýr.
    .among-winners = { SEAT($winners, after: "Ty") } berete { WORD($room, form: "in") } po jednom sýru.
event-cheese-missed = Bez sýra { WORD($room, form: "in") }: { SEAT($rats) }.
    .you-rats = Na tebe { WORD($room, form: "in") } sýr nezbyl.
    .among-rats = Bez sýra { WORD($room, form: "in") }: { SEAT($rats, after: "ty") }.
event-final-reached = Pět krys má víc hráčů najednou! O poslední kousek sýra se utkají { SEAT($finalists) }.
    .among-finalists = Pět krys má víc hráčů najednou! O poslední kousek sýra se utkáš { SEAT($finalists, after: "ty") }.
event-final-undecided = Pořád není rozhodnuto. V dalším finále se utkají { SEAT($finalists) }.
    .among-finalists = Pořád není rozhodnuto. V dalším finále se utkáš { SEAT($finalists, after: "ty") }.
event-game-won = { SEAT($winner) } vyhrává!
    .you-winner = Vyhráváš!
event-victory-shared = Ani pět finále nerozhodlo. O vítězství se dělí { SEAT($winners) }.
    .among-winners = Ani pět finále nerozhodlo. O vítězství se dělíš { SEAT($winners, after: "ty") }.
event-lives-lost = Kdo nemá sýr, přichází o život: { SEAT($losers) }.
    .you-losers = Nemáš sýr, přicházíš o život.
    .among-losers = Kdo nemá sýr, přichází o život: { SEAT($losers, after: "ty") }.
event-players-went-out = Mimo hru: { SEAT($losers) }.
    .you-losers = Vypadáváš ze hry.
    .among-losers = Mimo hru: { SEAT($losers, after: "ty") }.
event-lives-spared = Vypadli by všichni najednou, takže o život nepřichází nikdo.
event-round-limit-reached = Hra končí, odehrálo se { $rounds } kol.
event-round-began = Začíná { $round }. kolo. Králem je { SEAT($king) }.
    .you-king = Začíná { $round }. kolo. Králem jsi ty.

tell-round = Hraje se { $number }. kolo, králem je { SEAT($who) }.
    .you-who = Hraje se { $number }. kolo a králem jsi ty.
tell-final = Hraje se { $number }. finále. Utkají se v něm { SEAT($who) }.
    .among-who = Hraje se { $number }. finále. Utkáš se v něm { SEAT($who, after: "ty") }.
tell-no-pieces = V domě není žádný sýr.
tell-pieces = { $number ->
    [one] Jeden kousek sýra leží { WORD($room, form: "in") }.
    [few] { $number } kousky sýra leží { WORD($room, form: "in") }.
   *[other] { $number } kousků sýra leží { WORD($room, form: "in") }.
}
tell-rats = { SEAT($who) }: { $rats ->
    [0] žádná krysa
    [one] jedna krysa
    [few] { $rats } krysy
   *[other] { $rats } krys
}, { $cards ->
    [0] žádná karta v ruce.
    [one] jedna karta v ruce.
    [few] { $cards } karty v ruce.
   *[other] { $cards } karet v ruce.
}
    .you-who = Ty: { $rats ->
            [0] žádná krysa
            [one] jedna krysa
            [few] { $rats } krysy
           *[other] { $rats } krys
        }, { $cards ->
            [0] žádná karta v ruce.
            [one] jedna karta v ruce.
            [few] { $cards } karty v ruce.
           *[other] { $cards } karet v ruce.
        }
tell-lives = { SEAT($who) }: { $rats ->
    [one] jeden život
    [few] { $rats } životy
   *[other] { $rats } životů
}, { $cards ->
    [0] žádná karta v ruce.
    [one] jedna karta v ruce.
    [few] { $cards } karty v ruce.
   *[other] { $cards } karet v ruce.
}
    .you-who = Ty: { $rats ->
            [one] jeden život
            [few] { $rats } životy
           *[other] { $rats } životů
        }, { $cards ->
            [0] žádná karta v ruce.
            [one] jedna karta v ruce.
            [few] { $cards } karty v ruce.
           *[other] { $cards } karet v ruce.
        }
tell-out = { SEAT($who) }: mimo hru od { $round }. kola.
    .you-who = Jsi mimo hru od { $round }. kola.
tell-covered = { $number ->
    [one] { SEAT($who) } má před sebou jednu kartu lícem dolů.
    [few] { SEAT($who) } má před sebou { $number } karty lícem dolů.
   *[other] { SEAT($who) } má před sebou { $number } karet lícem dolů.
}
    .you-who = { $number ->
            [one] Máš před sebou jednu kartu lícem dolů.
            [few] Máš před sebou { $number } karty lícem dolů.
           *[other] Máš před sebou { $number } karet lícem dolů.
        }
tell-hole = { SEAT($who) } je teď díky díře ve zdi { WORD($room, form: "in") }.
    .you-who = Díky díře ve zdi jsi teď { WORD($room, form: "in") }.
tell-old-room = { SEAT($who) } má starou kartu místnosti lícem nahoru: { WORD($room) }.
    .you-who = Tvoje stará karta místnosti leží lícem nahoru: { WORD($room) }.
tell-room = { SEAT($who) } je { WORD($room, form: "in") }.
    .you-who = Jsi { WORD($room, form: "in") }.
tell-up = { SEAT($who) } má před sebou lícem nahoru: { WORD($cards) }.
    .you-who = Máš před sebou lícem nahoru: { WORD($cards) }.
tell-hurt = { SEAT($who) } má kvůli pasti v tomto kole o 10 menší sílu.
    .you-who = Kvůli pasti máš v tomto kole o 10 menší sílu.
tell-strength = { SEAT($who) } má viditelnou sílu { $strength }.
    .you-who = Tvoje viditelná síla: { $strength }.
tell-own-strength = { SEAT($who) } má celkovou sílu { $strength }.
    .you-who = Tvoje celková síla: { $strength }.
tell-hand = { SEAT($who) } má v ruce: { WORD($cards) }.
    .you-who = Máš v ruce: { WORD($cards) }.
tell-hand-empty = { SEAT($who) } nemá v ruce žádnou kartu.
    .you-who = Nemáš v ruce žádnou kartu.
tell-own-room = { SEAT($who) } je tajně { WORD($room, form: "in") }.
    .you-who = Tajně jsi { WORD($room, form: "in") }.
tell-own-old-room = { SEAT($who) } má starou kartu místnosti pořád lícem dolů: { WORD($room) }.
    .you-who = Tvoje stará karta místnosti leží pořád lícem dolů: { WORD($room) }.
tell-own-down = { SEAT($who) } má před sebou lícem dolů: { WORD($cards) }.
    .you-who = Máš před sebou lícem dolů: { WORD($cards) }.
tell-pile = { $number ->
    [0] Balíček je prázdný.
    [one] V balíčku je jedna karta.
    [few] V balíčku jsou { $number } karty.
   *[other] V balíčku je { $number } karet.
}
tell-discard = { $number ->
    [one] Odhozená je jedna karta: { WORD($cards) }.
    [few] Odhozené jsou { $number } karty: { WORD($cards) }.
   *[other] Odhozeno je { $number } karet: { WORD($cards) }.
}
tell-phase-first = Teď se losuje první král.
tell-phase-rain = { $number ->
    [one] Prší sýr, spadne ještě jeden kousek.
    [few] Prší sýr, spadnou ještě { $number } kousky.
   *[other] Prší sýr, spadne ještě { $number } kousků.
}
tell-phase-draw = { $number ->
    [one] { SEAT($who) } si bere ještě jednu kartu.
    [few] { SEAT($who) } si bere ještě { $number } karty.
   *[other] { SEAT($who) } si bere ještě { $number } karet.
}
    .you-who = { $number ->
            [one] Bereš si ještě jednu kartu.
            [few] Bereš si ještě { $number } karty.
           *[other] Bereš si ještě { $number } karet.
        }
tell-phase-sneak = Všichni se plíží do domu. Ještě vybírá: { SEAT($who) }.
    .you-who = Všichni se plíží do domu. Čeká se už jen na tebe.
    .among-who = Všichni se plíží do domu. Ještě vybírá: { SEAT($who, after: "ty") }.
tell-phase-spy = { SEAT($who) } vybírá, koho špehovat.
    .you-who = Vyber, koho budeš špehovat.
tell-phase-turn = { SEAT($who) } otáčí cizí kartu ({ SEAT($whom) }).
    .you-who = Otáčíš cizí kartu ({ SEAT($whom) }).
    .you-whom = { SEAT($who) } otáčí jednu tvoji kartu.
tell-phase-reinforce = { SEAT($who) } může vyložit ještě jednu kartu.
    .you-who = Můžeš vyložit ještě jednu kartu.
tell-over-gang = Konec hry: pětičlenný gang má { SEAT($who) }.
    .you-who = Konec hry: máš pětičlenný gang.
tell-over-final = Konec hry: finále vyhrává { SEAT($who) }.
    .you-who = Konec hry: vyhráváš finále.
tell-over-shared = Konec hry: o vítězství se dělí { SEAT($who) }.
    .among-who = Konec hry: o vítězství se dělíš { SEAT($who, after: "ty") }.
tell-over-last-rat = Konec hry: poslední krysu má { SEAT($who) }.
    .you-who = Konec hry: máš poslední krysu.
tell-over-round-limit = Konec hry po posledním kole. Vede { SEAT($who) }.
    .you-who = Konec hry po posledním kole. Vedeš.
    .among-who = Konec hry po posledním kole. Vede: { SEAT($who, after: "ty") }.

over-gang = První pětičlenný gang.
over-final = Rozhodlo finále.
over-shared = Ani pět finále nerozhodlo, vítězství se dělí.
over-last-rat = Zbyla jediná krysa.
over-round-limit = To bylo poslední kolo.

refused-too-much-cheese = { $given ->
    [one] Jeden kousek sýra je na tento počet hráčů ({ $seats }) moc.
    [few] { $given } kousky sýra jsou na tento počet hráčů ({ $seats }) moc.
   *[other] { $given } kousků sýra je na tento počet hráčů ({ $seats }) moc.
}
    .next = Zvol nejvýš { $most }.
refused-no-shortage = Hra na poslední krysu potřebuje míň kousků sýra než hráčů, ne { $given } na { $seats }. (GG-23)
    .next = Zvol míň sýra.
refused-first-not-seated = Místo { $seat } králem být nemůže: míst je jen { $seats }.
    .next = Zvol jiné, počítají se od 0.
refused-not-over = Všechny karty budou vidět až po konci hry.
    .next = Nejdřív hru dohraj.
refused-no-such-action = „{ $action }“ není tah v této hře.
    .next = Zkus „sneak basement w15a+trap“, „spy 2“, „lay w7b“ nebo „pass“.
refused-other-phase = { $phase ->
    [sneak] Teď se všichni plíží do domu.
    [spy] Teď je čas špehovat.
   *[reinforce] Na to už je pozdě.
}
    .next = { $phase ->
        [sneak] Vyber místnost a co si vezmeš s sebou, třeba: sneak basement w15a+trap.
        [spy] Vyber si koho, třeba: spy 2.
       *[reinforce] Vylož jednu kartu, nebo pasuj.
    }
refused-not-in-hand = Tuhle kartu nemáš: { WORD($card) }.
    .next = Vyber některou z ruky.
refused-action-card-later = Akční karty teď ještě hrát nejde: { WORD($card) }.
    .next = Nech si ji na posily.
refused-no-cheese-in-final = Ve finále sýrové karty vykládat nejde. (GG-20)
    .next = Vyber jinou kartu.
refused-spy-on-others = Vlastní karty přece znáš.
    .next = Špehuj někoho jiného.
refused-not-playing = { SEAT($who) } v tomto kole nehraje.
    .next = Špehuj někoho jiného.
refused-all-face-up = { SEAT($who) } už má všechny karty lícem nahoru. (GG-6)
    .next = Špehuj někoho jiného.
refused-trap-too-late = Past můžeš položit jen lícem dolů, když se plížíš do domu. (GG-7)
    .next = Vyber jinou kartu, nebo pasuj.
refused-has-its-own-verb = Tahle karta umí něco zvláštního: { WORD($card) }.
    .next = Napiš: { $verb }.
refused-to-another-room = Sýr musí do jiné místnosti. (GG-10)
    .next = Vyber jinou.
refused-no-piece-there = Žádný kousek sýra { WORD($room, form: "in") } není a sýrové karty přesouvat nejde. (GG-10)
    .next = Vyber jinou místnost.
refused-same-room = Už jsi { WORD($room, form: "in") }. (GG-11)
    .next = Vyber jinou místnost.

check-chance = Ověřit karty
board-round = { $number }. kolo
board-final = { $number }. finále
board-king = Králem je { SEAT($who) }.
    .you-who = Králem jsi ty.
board-ready = { SEAT($who) } už má vybráno.
board-phases = Sedm fází kola
board-phase-rain = Sýrový déšť
board-phase-draw = Lízání
board-phase-sneak = Plížení
board-phase-spy = Špehování
board-phase-reinforce = Posily
board-phase-fight = Rvačka
board-phase-clear = Úklid
board-house = Dům
board-room = { WORD($room) }: { $number ->
    [0] žádný sýr.
    [one] jeden kousek sýra.
    [few] { $number } kousky sýra.
   *[other] { $number } kousků sýra.
}
board-rats-here = Tady: { SEAT($who) }.
    .you-who = Tady jsi ty.
    .among-who = Tady: { SEAT($who, after: "ty") }.
board-dock = Tvoje karty a krysa
board-log-dealt = { $number ->
    [one] Rozdala se jedna karta.
    [few] Rozdaly se { $number } karty.
   *[other] Rozdalo se { $number } karet.
}
board-hand = Karty v ruce
board-hand-empty = V ruce nemáš žádnou kartu
board-laid = Před tebou: { WORD($cards) }.
board-strength = Síla { $number }
board-strength-hurt = Síla { $whole } − { $loss } za past = { $number }
board-strength-more = Karty lícem dolů k ní ještě můžou přidat.
board-begins = Kolo začíná.
board-out = Jsi mimo hru, ale můžeš se dívat.
board-sneak-room = Do které místnosti se tvoje krysa vplíží?
board-sneak-cards = Přidej, co si vezmeš s sebou, nebo jdi s prázdnými tlapkami.
board-sneaked = Jsi uvnitř. Ještě vybírá: { SEAT($who) }.
board-spy = Špehuj: klepni na cizí kartu, která leží lícem dolů.
board-spy-on = Špehovat: { SEAT($who) }
board-reinforce = Můžeš vyložit jednu kartu lícem nahoru.
board-gangster-from = Ze které místnosti sýr zmizí?
board-gangster-to = A kam se přesune?
board-hole-to = Kam díra vede?
board-choose-room = Vyber místnost…
board-choose-card = Vyber kartu…
board-not-now = Teď ne.
board-do-sneak = { $number ->
    [0] { WORD($room, form: "into") }, prázdné tlapky
    [one] { WORD($room, form: "into") }, jedna karta
    [few] { WORD($room, form: "into") }, { $number } karty
   *[other] { WORD($room, form: "into") }, { $number } karet
}
board-do-lay = Vyložit: { WORD($card) }
board-do-nail = Zatlouct dveře
board-do-gangster = { WORD($room, form: "from") } { WORD($to, form: "into") }
board-do-hole = Prolézt { WORD($room, form: "into") }
board-pass = Nic nevyložit
board-undo = Vrátit
board-pending = Odesílám…
board-short = Chybí { $number }!
board-short-tie = Jen o chlup!
board-said-short = { SEAT($who) }: chybí { $number }!
    .you-who = Chybí ti { $number }!
board-said-short-tie = { SEAT($who) } přichází o sýr jen o chlup!
    .you-who = Přicházíš o sýr jen o chlup!
board-fight-last = Poslední rvačka
board-close = Zavřít
board-got = má sýr
board-got-none = bez sýra
board-about-hole-in-the-wall = Díra ve zdi, karta na posily: tvoje krysa proleze do jiné místnosti se vším, co nese.
board-about-gouda-gangster = Gouda gangster, karta na posily: přesune kousek sýra z jedné místnosti do druhé.
board-about-nailed-down = Zatlučeno, karta na posily: nikdo už nic nevyloží a hned začíná rvačka.
board-about-cheese = Sýrová karta: o jeden sýr víc v místnosti, kde bude tvoje krysa na začátku rvačky.
board-about-trap = Past: polož ji, když se plížíš. Kdo ji při špehování otočí, má v tomto kole o 10 menší sílu.
board-about-weapon = { WORD($card) }: zbraň. Ve rvačce ti přidá { $number } k síle.
board-fight-look = Podívej se na rvačku. Až ji zavřeš, hraje se dál.
board-look-fedora = klobouk
board-look-bandana = šátek
board-look-top-hat = cylindr
board-look-bow = mašle
board-look-cap = kšiltovka
board-look-beret = baret

bot-level-1 = Krysátko
bot-level-1-about = Bere s sebou, co unese.
bot-level-2 = Kapsář
bot-level-2-about = Jde tam, kde je sýr. Většinou.
bot-level-3 = Lupič
bot-level-3-about = Než se vloupe, zváží každou místnost.
bot-level-4 = Filuta
bot-level-4-about = Hádá, co skrýváš.
bot-level-5 = Kmotr
bot-level-5-about = Nikdy nepřijde dvakrát stejně.
# The first lesson
lesson-sneak = Za sýr získáváš krysy do gangu a vyhrává první gang, který jich má pět. Sýr už napršel: jeden kousek do sklepa, jeden do dětského pokoje. Každá krysa se teď tajně vplíží do některé místnosti. Jdi do sklepa s hasákem (15) a ostatní karty si nech.
lesson-sneak-hint = Vyber sklep a z karet vezmi jen hasák (15). (GG-5)
lesson-sneak-done = Karta místnosti i zbraň teď leží lícem dolů. Nikdo neví, kdo je kde.
lesson-spy = Teď každý otočí jednu kartu někomu jinému. Klepni na některou Benovu kartu.
lesson-spy-hint = Tentokrát špehuj Bena. (GG-6)
lesson-spy-done = Jeho bačkory s ušima mají sílu 9. A Cleo zjistila, že Ben je ve sklepě, stejně jako ty!
lesson-lay = Ve sklepě je jen jeden kousek a dostane ho silnější krysa. Ben ukazuje 9, ale jedna karta je pořád skrytá. Můžeš vyložit ještě jednu kartu: přidej čajovou lžičku (4).
lesson-lay-hint = Vylož lžičku. Past už v této fázi nepomůže. (GG-8)
lesson-lay-done = Ben měl 9 a 8, dohromady 17. Tvých 15 a 4 je 19: sýr je tvůj a přinese ti krysu. Ještě čtyři a máš vyhráno.
lesson-trap = Další kolo. Jdi do ložnice s rezavou ocaskou (18) a přidej k ní past. Kdo ji otočí, má v tomto kole o 10 menší sílu.
lesson-trap-hint = Ložnice, ocaska (18) a past; díru si nech v ruce. (GG-7)
lesson-trap-done = Cvak! Ben otočil tvoji past a má v tomto kole o 10 menší sílu. A teď všichni vědí, že je v koupelně.
lesson-look = Teď špehuješ ty. Kdo další je v ložnici? Podívej se na karty, které má Cleo.
lesson-look-hint = Tentokrát vyber Cleo. (GG-6)
lesson-look-done = Cleo je v ložnici s tebou a kdoví, jak je silná. Ben sedí zraněný v koupelně a tam leží sýr taky…
lesson-hole = Máš díru ve zdi: tvoje krysa přejde do jiné místnosti i se zbraněmi. Vyber kartu, pak koupelnu, kde je Ben, a zahraj ji.
lesson-hole-hint = Zahraj díru ve zdi a vyber koupelnu. (GG-11)
lesson-hole-done = Tvých 18 proti Benovým 11, minus 10 za past: další krysa. Tak roste gang.
lesson-gangster = Jiná hra a ještě jedna karta. V ložnici nikdo jiný není, ale sýr taky ne. Máš gouda gangstera: přesune jeden kousek sýra z kterékoli místnosti do jiné. Vyber kartu, pak dětský pokoj, kde nikdo není, pak svoji ložnici a zahraj ji.
lesson-gangster-hint = Zahraj gouda gangstera: z dětského pokoje do ložnice. (GG-10)
lesson-gangster-done = Sýr bez rvačky! Když je v místnosti dost sýra pro všechny krysy, na síle nezáleží. Co umí ostatní karty, zjistíš, když na ně klepneš nebo najedeš myší.
