game-name = Gouda gangster
game-about = Propašuj svou krysu do pokoje se sýrem, po zuby ozbrojenou, nebo s prázdnými tlapkami. Špehuj, líč pasti a dej dohromady pětičlennou bandu dřív než ostatní.

role-rat = krysa

option-first = První král
option-first-about = Kdo začíná první kolo: rozhodne los, nebo místo, které zadáš.
option-first-chance = los
option-cheese = Sýr
option-cheese-about = Kolik kousků v každém kole naprší do domu. Čím víc sýra, tím mírnější hra.
option-cheese-scarce = o kousek méně než hráčů
option-cheese-long = o dva kousky méně, na delší hru
option-cheese-plenty = kousek pro každého
option-goal = Cíl
option-goal-about = Sbírej krysy, nebo si udrž své tři životy déle než všichni ostatní.
option-goal-gang = kdo má první pět krys
option-goal-last-rat = poslední krysa
option-deck = Karty
option-deck-about = Pro mladší hráče lze vynechat pasti, sýrové a akční karty.
option-deck-full = všech 55 karet
option-deck-weapons = jen 40 zbraní

verb-sneak = vplížit se
verb-spy = špehovat
verb-lay = vyložit
verb-nail = zatlouct
verb-gangster = přesunout sýr
verb-hole = prolézt dírou
verb-pass = vynechat
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
word-w3a = vypelichaný kartáček na zuby (3)
    .name = vypelichaný kartáček na zuby
word-w3b = ohnutá kancelářská sponka (3)
    .name = ohnutá kancelářská sponka
word-w4a = čajová lžička (4)
    .name = čajová lžička
word-w4b = kousavý kolíček na prádlo (4)
    .name = kousavý kolíček na prádlo
word-w5a = bezzubý hřeben (5)
    .name = bezzubý hřeben
word-w5b = ořezaná tužka (5)
    .name = ořezaná tužka
word-w6a = zátka od šampaňského (6)
    .name = zátka od šampaňského
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
    .name = pingpongová pálka
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
    .name = baseballová pálka
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
    .name = příklepová vrtačka
word-w19b = dřevorubecká sekera (19)
    .name = dřevorubecká sekera
word-w20a = motorová pila (20)
    .name = motorová pila
word-w20b = řvoucí vysavač (20)
    .name = řvoucí vysavač
word-trap = past
word-cheese = sýrová karta
word-nailed-down = zatlučeno
word-gouda-gangster = gouda gangster
word-hole-in-the-wall = díra ve zdi

event-first-king-drawn = Los určuje prvního krále: { SEAT($king) }.
    .you-king = Los určuje: prvním králem jsi ty.
event-cheese-fell = Kousek sýra padá { WORD($room, form: "into") }.
event-card-drawn = { SEAT($seat) } si lízne kartu.
    .you-seat = Lízneš si kartu.
event-own-card-drawn = Tvoje karta: { WORD($card) }.
event-discard-pile-shuffled = Balíček došel. Odložené karty se zamíchají a jsou z nich nový balíček: { $cards }.
event-nothing-drawn = { SEAT($seat) } si nemá co líznout, karty došly.
    .you-seat = Nemáš si co líznout, karty došly.
event-choice-sealed = { SEAT($seat) } už má vybráno.
    .you-seat = Už máš vybráno.
event-rat-sneaked-in = { $covered ->
    [one] { SEAT($seat) } pokládá jednu kartu lícem dolů.
    [few] { SEAT($seat) } pokládá { $covered } karty lícem dolů.
   *[other] { SEAT($seat) } pokládá { $covered } karet lícem dolů.
}
    .you-seat = Pokládáš karty lícem dolů. Počet: { $covered }.
event-own-rat-sneaked-in = { $count ->
    [0] Plížíš se { WORD($room, form: "into") } s prázdnými tlapkami.
   *[other] Plížíš se { WORD($room, form: "into") } a máš s sebou: { WORD($cards) }.
}
event-target-chosen = { SEAT($spy) } si vybírá, koho špehovat: { SEAT($target) }.
    .you-spy = Vybíráš si, koho špehovat: { SEAT($target) }.
    .you-target = { SEAT($spy) } špehuje tebe.
event-card-turned-up = { SEAT($owner) } ukazuje: { WORD($card) }.
    .you-owner = Na tebe se provalilo: { WORD($card) }.
event-trap-sprung = Cvak! { SEAT($owner) } tu má past. { SEAT($spy) } má zranění a v tomto kole bojuje se silou o 10 nižší.
    .you-spy = Cvak! { SEAT($owner) } tu má past. Máš zranění a v tomto kole bojuješ se silou o 10 nižší.
    .you-owner = Cvak! To byla tvoje past. { SEAT($spy) } má zranění a v tomto kole bojuje se silou o 10 nižší.
event-spy-skipped = { SEAT($seat) } už nemá koho špehovat.
    .you-seat = Už nemáš koho špehovat.
event-turn-passed = { SEAT($seat) } vynechává.
    .you-seat = Vynecháváš.
event-card-laid = { SEAT($seat) } vykládá: { WORD($card) }.
    .you-seat = Vykládáš: { WORD($card) }.
event-doors-nailed-down = { SEAT($seat) } zatlouká dveře. Nikdo už další kartu nevyloží.
    .you-seat = Zatloukáš dveře. Nikdo už další kartu nevyloží.
event-cheese-carried = { SEAT($seat) } přenáší kousek sýra { WORD($from, form: "from") } { WORD($to, form: "into") }.
    .you-seat = Přenášíš kousek sýra { WORD($from, form: "from") } { WORD($to, form: "into") }.
event-rat-moved-through-hole = { SEAT($seat) } prolézá dírou ve zdi { WORD($room, form: "into") }.
    .you-seat = Prolézáš dírou ve zdi { WORD($room, form: "into") }.
event-fighter-revealed = { $count ->
    [0] { SEAT($seat) } je { WORD($room, form: "in") } s prázdnými tlapkami.
   *[other] { SEAT($seat) } je { WORD($room, form: "in") } a má: { WORD($cards) }.
} Síla: { $strength }{ $hurt ->
    [0] .
   *[other] , past už je odečtena.
}
    .you-seat = { $count ->
        [0] Jsi { WORD($room, form: "in") } s prázdnými tlapkami.
       *[other] Jsi { WORD($room, form: "in") } a máš: { WORD($cards) }.
    } Síla: { $strength }.
event-cheese-won = { $count ->
    [one] { SEAT($winners) } získává { WORD($room, form: "in") } sýr.
   *[other] { SEAT($winners) } získávají { WORD($room, form: "in") } po jednom sýru.
}
    .you-winners = Získáváš { WORD($room, form: "in") } sýr.
event-cheese-missed = Bez sýra { WORD($room, form: "in") }: { SEAT($rats) }.
    .you-rats = Bez sýra { WORD($room, form: "in") } zůstáváš ty.
event-final-reached = Pět krys má víc hráčů najednou! O poslední kousek sýra se utkají: { SEAT($finalists) }.
event-final-undecided = Nic se nerozhodlo. V dalším finále se utkají: { SEAT($finalists) }.
event-game-won = { SEAT($winner) } vítězí!
    .you-winner = Vítězíš!
event-victory-shared = Pět finále a žádné rozhodnutí. O vítězství se dělí: { SEAT($winners) }.
event-lives-lost = Kdo je bez sýra, přichází o život: { SEAT($losers) }.
    .you-losers = Bez sýra přicházíš o život.
event-players-went-out = Ze hry vypadává: { SEAT($losers) }.
    .you-losers = Vypadáváš ze hry.
event-lives-spared = Vypadli by všichni najednou, a tak o život nepřichází nikdo.
event-round-limit-reached = Odehrálo se { $rounds } kol a hra tu končí.
event-round-began = Začíná { $round }. kolo. Králem je { SEAT($king) }.
    .you-king = Začíná { $round }. kolo. Králem jsi ty.

tell-round = Hraje se { $number }. kolo a králem je { SEAT($who) }.
tell-final = Tohle je finále číslo { $number }. Hrají: { SEAT($who) }.
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
tell-out = { SEAT($who) }: mimo hru od { $round }. kola.
tell-covered = { $number ->
    [one] { SEAT($who) } má před sebou jednu kartu lícem dolů.
    [few] { SEAT($who) } má před sebou { $number } karty lícem dolů.
   *[other] { SEAT($who) } má před sebou { $number } karet lícem dolů.
}
tell-hole = { SEAT($who) } je po cestě dírou ve zdi { WORD($room, form: "in") }.
tell-old-room = { SEAT($who) } má starou kartu pokoje lícem nahoru: { WORD($room) }.
tell-room = { SEAT($who) } je { WORD($room, form: "in") }.
tell-up = { SEAT($who) } má před sebou lícem nahoru: { WORD($cards) }.
tell-hurt = { SEAT($who) } má zranění z pasti a v tomto kole bojuje se silou o 10 nižší.
tell-strength = { SEAT($who) } má sílu, pokud je vidět: { $strength }.
tell-own-strength = { SEAT($who) } má celkovou sílu: { $strength }.
tell-hand = { SEAT($who) } má v ruce: { WORD($cards) }.
tell-hand-empty = { SEAT($who) } nemá v ruce žádnou hrací kartu.
tell-own-room = { SEAT($who) } je tajně { WORD($room, form: "in") }.
tell-own-old-room = { SEAT($who) } má starou kartu pokoje stále lícem dolů: { WORD($room) }.
tell-own-down = { SEAT($who) } má před sebou lícem dolů: { WORD($cards) }.
tell-pile = { $number ->
    [0] Balíček je prázdný.
    [one] V balíčku je jedna karta.
    [few] V balíčku jsou { $number } karty.
   *[other] V balíčku je { $number } karet.
}
tell-discard = { $number ->
    [one] Odložena je jedna karta: { WORD($cards) }.
    [few] Odloženy jsou { $number } karty: { WORD($cards) }.
   *[other] Odloženo je { $number } karet: { WORD($cards) }.
}
tell-phase-first = Za chvíli se vylosuje, kdo je králem.
tell-phase-rain = { $number ->
    [one] Prší sýr, spadne ještě jeden kousek.
    [few] Prší sýr, spadnou ještě { $number } kousky.
   *[other] Prší sýr, spadne ještě { $number } kousků.
}
tell-phase-draw = { $number ->
    [one] { SEAT($who) } si lízne ještě jednu kartu.
    [few] { SEAT($who) } si lízne ještě { $number } karty.
   *[other] { SEAT($who) } si lízne ještě { $number } karet.
}
tell-phase-sneak = Všichni se plíží do domu. Ještě se rozmýšlí: { SEAT($who) }.
    .you-who = Všichni se plíží do domu. Rozmýšlíš se už jen ty.
tell-phase-spy = { SEAT($who) } musí někoho špehovat.
    .you-who = Musíš někoho špehovat.
tell-phase-turn = { SEAT($who) } otáčí cizí kartu. Čí: { SEAT($whom) }.
    .you-who = Otáčíš cizí kartu. Čí: { SEAT($whom) }.
    .you-whom = { SEAT($who) } otáčí jednu z tvých karet.
tell-phase-reinforce = { SEAT($who) } může vyložit ještě jednu kartu.
    .you-who = Můžeš vyložit ještě jednu kartu.
tell-over-gang = Konec hry. Pětičlennou bandu má { SEAT($who) }.
tell-over-final = Konec hry. Finále vyhrává: { SEAT($who) }.
tell-over-shared = Konec hry. O vítězství se dělí: { SEAT($who) }.
tell-over-last-rat = Konec hry. Poslední krysu má { SEAT($who) }.
tell-over-round-limit = Konec hry po posledním kole. Vede: { SEAT($who) }.

over-gang = Pětičlenná banda je pohromadě.
over-final = Finále je rozhodnuto.
over-shared = Ani pět finále nerozhodlo, vítězství se dělí.
over-last-rat = Zbývá jediná krysa.
over-round-limit = Poslední kolo je odehráno.

refused-too-much-cheese = Tolik sýra ne ({ $given }): hráčů je { $seats }, kousků smí být nejvýš { $most }.
refused-no-shortage = Na poslední krysu musí být sýra málo, méně kousků než hráčů: ne { $given } na { $seats }. (GG-23)
refused-first-not-seated = Místo { $seat } nemůže mít krále: počet míst je { $seats } a čísluje se od 0.
refused-not-over = Všechno se odkryje, až bude po hře.
refused-no-such-action = „{ $action }“ v této hře není. Zkus: sneak basement w15a+trap, spy 2, lay w7b nebo pass.
refused-other-phase = { $phase ->
    [sneak] „{ $verb }“ musí počkat: teď se všichni plíží do domu, třeba takto: sneak basement w15a+trap.
    [spy] „{ $verb }“ musí počkat: teď někoho špehuješ, třeba takto: spy 2.
   *[reinforce] Na „{ $verb }“ je pozdě: teď můžeš vyložit jednu kartu, nebo vynechat.
}
refused-not-in-hand = To v ruce nemáš: { WORD($card) }.
refused-action-card-later = Akční karty přijdou na řadu až při posilách: { WORD($card) }.
refused-no-cheese-in-final = Ve finále se sýrové karty vykládat nesmějí. (GG-20)
refused-spy-on-others = Špehuj někoho jiného, své karty přece znáš.
refused-not-playing = { SEAT($who) } v tomto kole nehraje.
refused-all-face-up = { SEAT($who) } už má všechny karty lícem nahoru. (GG-6)
refused-trap-too-late = Past se klade jen lícem dolů, když se plížíš do domu. (GG-7)
refused-has-its-own-verb = Tahle karta se jen tak nevykládá: { WORD($card) }. Napiš: { $verb }.
refused-to-another-room = Kousek musí do jiného pokoje. (GG-10)
refused-no-piece-there = Kousek sýra { WORD($room, form: "in") } není a sýrové karty se přesouvat nedají. (GG-10)
refused-same-room = Už jsi { WORD($room, form: "in") }: díra musí vést jinam. (GG-11)

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
board-dock = Tvůj koutek
board-hand = Karty v ruce
board-hand-empty = V ruce nemáš žádnou kartu
board-laid = Před tebou: { WORD($cards) }.
board-strength = Síla { $number }
board-begins = Kolo začíná.
board-out = Jsi mimo hru, ale můžeš se dívat.
board-sneak-room = Do kterého pokoje se krysa vplíží?
board-sneak-cards = Přidej, co si nese, nebo jdi s prázdnými tlapkami.
board-sneaked = Jsi uvnitř. Ještě se rozmýšlí: { SEAT($who) }.
board-spy = Otoč někomu kartu: klepni na některou, která leží lícem dolů.
board-spy-on = Špehovat: { SEAT($who) }
board-reinforce = Můžeš vyložit jednu kartu lícem nahoru.
board-gangster-from = Ze kterého pokoje kousek sýra zmizí?
board-gangster-to = A kam přijde?
board-hole-to = Kam díra vede?
board-choose-room = Vyber pokoj …
board-choose-card = Vyber kartu …
board-not-now = Teď ne.
board-do-sneak = { $number ->
    [0] { WORD($room, form: "into") }, prázdné tlapky
    [one] { WORD($room, form: "into") } s jednou kartou
   *[other] { WORD($room, form: "into") }, počet karet: { $number }
}
board-do-lay = Vyložit: { WORD($card) }
board-do-nail = Zatlouct dveře
board-do-gangster = { WORD($room, form: "from") } { WORD($to, form: "into") }
board-do-hole = Prolézt { WORD($room, form: "into") }
board-pass = Nic nevyložit
board-undo = Vrátit
board-pending = Už to letí …
board-fight-last = Poslední rvačka
board-close = Zavřít
board-got = má sýr
board-got-none = nemá nic
board-about-hole-in-the-wall = Díra ve zdi, při posilách: tvoje krysa proleze do jiného pokoje se vším, co má.
board-about-gouda-gangster = Gouda gangster, při posilách: přenese kousek sýra z jednoho pokoje do druhého.
board-about-nailed-down = Zatlučeno, při posilách: nikdo už nic nevyloží a hned začíná rvačka.
board-about-cheese = Sýrová karta: o jeden sýr víc v pokoji, kde je tvoje krysa, když začne rvačka.
board-about-trap = Past: polož ji, když se plížíš. Kdo ji při špehování otočí, má zranění a sílu o 10 nižší.
board-about-weapon = { WORD($card) }: zbraň. Ve rvačce ti přidá sílu { $number }.
board-fight-look = Podívej se na rvačku. Dál ťuknutím nebo klávesou.
board-look-fedora = klobouk
board-look-bandana = šátek
board-look-top-hat = cylindr
board-look-bow = mašle
board-look-cap = kšiltovka
board-look-beret = baret

bot-level-1 = Krysátko
bot-level-1-about = Bere s sebou, co unese.
bot-level-2 = Kapsář
bot-level-2-about = Jde tam, kde je sýr, aspoň většinou.
bot-level-3 = Lupič
bot-level-3-about = Než vleze dovnitř, zváží každý pokoj.
bot-level-4 = Filuta
bot-level-4-about = Hádá, co skrýváš.
bot-level-5 = Kmotr
bot-level-5-about = Nikdy nepřijde dvakrát stejně.
# The first lesson
lesson-sneak = Sýr přináší do gangu krysy a pět krys vyhrává. Pršel sýr: jeden kousek do sklepa, jeden do dětského pokoje. Každá krysa se teď tajně vplíží do některého pokoje. Jdi do sklepa s hasákem (15) a ostatní karty si nech.
lesson-sneak-hint = Pokoj je sklep a z karet jde s tebou jen hasák (15). (GG-5)
lesson-sneak-done = Karta tvého pokoje i tvé zbraně teď leží lícem dolů. Nikdo neví, kdo je kde.
lesson-spy = Teď každý otočí jednu kartu někomu jinému. Ťukni na některou Benovu kartu.
lesson-spy-hint = Tentokrát špehuj Bena. (GG-6)
lesson-spy-done = Jeho bačkory s ušima mají 9. A Cleo zjistila, že Ben je ve sklepě, stejně jako ty!
lesson-lay = Ve sklepě leží jen jeden kousek a dostane ho silnější krysa. Ben ukazuje 9, ale jedna karta je pořád skrytá. Smíš přiložit ještě jednu kartu: přidej čajovou lžičku (4).
lesson-lay-hint = Přilož lžičku. Past už v této fázi nic nezmůže. (GG-8)
lesson-lay-done = Ben měl 9 a 8, dohromady 17. Tvých 15 a 4 je 19: sýr je tvůj a přinese ti krysu. Ještě čtyři a máš vyhráno.
lesson-trap = Další kolo. Jdi do ložnice s rezavou ocaskou (18) a polož k ní past. Kdo ji otočí, ten se zraní a má v tomto kole o 10 menší sílu.
lesson-trap-hint = Ložnice, ocaska (18) a past; díra zůstane v ruce. (GG-7)
lesson-trap-done = Cvak! Ben otočil tvou past a má v tomto kole o 10 menší sílu. A teď všichni vědí, že je v koupelně.
lesson-look = Teď špehuješ ty. Kdo je ještě v ložnici? Podívej se na karty Cleo.
lesson-look-hint = Tentokrát špehuj Cleo. (GG-6)
lesson-look-done = Cleo je ve tvém pokoji a kdoví, jak je silná. Ben sedí zraněný v koupelně a tam leží sýr taky…
lesson-hole = Máš díru ve zdi: tvoje krysa přejde do jiného pokoje i se zbraněmi. Vyber kartu, pak koupelnu, kde je Ben, a zahraj ji.
lesson-hole-hint = Zahraj díru ve zdi a vyber koupelnu. (GG-11)
lesson-hole-done = Tvých 18 proti Benovým 11, od kterých se za past 10 odečte: další krysa. Tak roste gang.
lesson-gangster = Jiná hra a ještě jedna karta. V ložnici nikdo jiný není, ale sýr tam taky neleží. Máš gouda gangstera: přenese jeden kousek sýra z kteréhokoli pokoje do jiného. Vyber kartu, pak dětský pokoj, kde nikdo není, pak svou ložnici, a zahraj ji.
lesson-gangster-hint = Zahraj gouda gangstera: z dětského pokoje do ložnice. (GG-10)
lesson-gangster-done = Sýr bez rvačky! Když je v pokoji dost sýra pro všechny krysy, na síle nezáleží. Co umí ostatní karty, je na nich napsané: ťukni na ně nebo na ně najeď myší.
