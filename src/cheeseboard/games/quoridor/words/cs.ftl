game-name = Quoridor
game-about = Dojdi na protější okraj dřív než ostatní. V každém tahu pohneš figurkou, nebo někomu položíš do cesty překážku.

role-south = jih
role-north = sever
role-west = západ
role-east = východ

option-first = Kdo začíná
option-first-about = Vyber, kdo začne, nebo to nech na losu.
option-first-chance = náhodně
option-third_pawn = Tři figurky za sebou
option-third_pawn-about = Co můžeš, když hned za figurkou, kterou chceš přeskočit, stojí další.
option-third_pawn-stop = neskáče se
option-third_pawn-side = smí se obejít
option-repetition = Opakování pozice
option-repetition-about = Co se stane, když se stejná pozice objeví potřetí. Po 1 000 tazích je remíza vždycky.
option-repetition-draw = remíza
option-repetition-none = hraje se dál, nejvýš 1 000 tahů
option-size = Deska
option-size-about = Celých 9 × 9 polí, nebo menší deska na učení.
option-barriers = Překážky
option-barriers-about = Kolik překážek má každý hráč. Silnějšímu jich můžeš dát míň.

verb-move = táhnout
verb-wall = položit překážku
verb-pass = vynechat tah
verb-first = začíná
answer-move = táhni na { $at }
answer-wall = polož překážku mezi { $near } a { $far }

word-row-1 = řada 1
    .gen = řady 1
word-row-3 = řada 3
    .gen = řady 3
word-row-5 = řada 5
    .gen = řady 5
word-row-7 = řada 7
    .gen = řady 7
word-row-9 = řada 9
    .gen = řady 9
word-column-a = sloupec a
    .gen = sloupce a
word-column-c = sloupec c
    .gen = sloupce c
word-column-e = sloupec e
    .gen = sloupce e
word-column-g = sloupec g
    .gen = sloupce g
word-column-i = sloupec i
    .gen = sloupce i

event-first-drawn = Los rozhodl: začíná { SEAT($seat) }.
    .you-seat = Los rozhodl: začínáš ty.
event-pawn-moved = { SEAT($mover) } táhne na { $to }.
    .you-mover = Táhneš na { $to }.
event-wall-placed = { $left ->
    [0] { SEAT($builder) } pokládá poslední překážku: mezi { $near } a { $far }.
    [one] { SEAT($builder) } pokládá překážku mezi { $near } a { $far }. Zbývá jedna.
    [few] { SEAT($builder) } pokládá překážku mezi { $near } a { $far }. Zbývají { $left }.
    [many] { SEAT($builder) } pokládá překážku mezi { $near } a { $far }. Zbývá { $left }.
   *[other] { SEAT($builder) } pokládá překážku mezi { $near } a { $far }. Zbývá { $left }.
}
    .you-builder = { $left ->
        [0] Pokládáš poslední překážku: mezi { $near } a { $far }.
        [one] Pokládáš překážku mezi { $near } a { $far }. Zbývá ti jedna.
        [few] Pokládáš překážku mezi { $near } a { $far }. Zbývají ti { $left }.
       *[other] Pokládáš překážku mezi { $near } a { $far }. Zbývá ti { $left }.
    }
event-turn-passed = { SEAT($seat) } nemůže nic udělat, a tak tah vynechává.
    .you-seat = Nemůžeš nic udělat, a tak tah vynecháváš.
event-game-won = { SEAT($winner) } je v cíli a vyhrává!
    .you-winner = Jsi v cíli a vyhráváš!
event-position-repeated = Stejná pozice už potřetí: remíza.
event-turn-limit-reached = { $turns ->
    [one] { $turns } tah bez vítěze: remíza.
    [few] { $turns } tahy bez vítěze: remíza.
    [many] { $turns } tahu bez vítěze: remíza.
   *[other] { $turns } tahů bez vítěze: remíza.
}

tell-pawn = { $hand ->
    [0] { SEAT($who) } stojí na { $at }, míří do { WORD($goal, form: "gen") } a nemá už žádnou překážku.
    [one] { SEAT($who) } stojí na { $at }, míří do { WORD($goal, form: "gen") } a má ještě jednu překážku.
    [few] { SEAT($who) } stojí na { $at }, míří do { WORD($goal, form: "gen") } a má ještě { $hand } překážky.
    [many] { SEAT($who) } stojí na { $at }, míří do { WORD($goal, form: "gen") } a má ještě { $hand } překážky.
   *[other] { SEAT($who) } stojí na { $at }, míří do { WORD($goal, form: "gen") } a má ještě { $hand } překážek.
}
    .you-who = { $hand ->
            [0] Stojíš na { $at }, míříš do { WORD($goal, form: "gen") } a nemáš už žádnou překážku.
            [one] Stojíš na { $at }, míříš do { WORD($goal, form: "gen") } a máš ještě jednu překážku.
            [few] Stojíš na { $at }, míříš do { WORD($goal, form: "gen") } a máš ještě { $hand } překážky.
            [many] Stojíš na { $at }, míříš do { WORD($goal, form: "gen") } a máš ještě { $hand } překážky.
           *[other] Stojíš na { $at }, míříš do { WORD($goal, form: "gen") } a máš ještě { $hand } překážek.
        }
tell-no-barriers = Na desce neleží žádná překážka.
tell-barriers = { $number ->
    [one] Na desce leží jedna překážka: mezi { WORD($places) }.
    [few] Na desce leží { $number } překážky: mezi { WORD($places) }.
    [many] Na desce leží { $number } překážky: mezi { WORD($places) }.
   *[other] Na desce leží { $number } překážek: mezi { WORD($places) }.
}
tell-first = Teď se losuje, kdo začne.
tell-to-move = Na tahu je { SEAT($who) }.
    .you-who = Jsi na tahu.
tell-over-goal = Figurka je v cíli.
tell-over-repetition = Remíza: stejná pozice se objevila třikrát.
tell-over-turn-limit = Remíza: hra trvala moc dlouho.

over-goal = Figurka je v cíli.
over-repetition = Remíza: stejná pozice se objevila třikrát.
over-turn-limit = Remíza: hra trvala moc dlouho.

refused-barriers-per-seat = Zadané počty překážek ({ $given }) nesedí s počtem hráčů ({ $seats }).
    .next = Zadej jedno číslo pro všechny, nebo jedno pro každého.
refused-first-not-seated = Místo { $seat } nemůže začínat: míst je jen { $seats }.
    .next = Zvol jiné, počítají se od 0.
refused-no-pass = Dokud můžeš táhnout nebo položit překážku, tah vynechat nejde. (Q-10)
    .next = Udělej jedno z toho.
refused-no-such-action = „{ $action }“ není tah v Quoridoru.
    .next = Zkus „move e2“ nebo „wall e3h“.
refused-wall-direction = Překážka na { $at } může ležet dvěma směry.
    .next = Napiš { $at }h pro vodorovnou, nebo { $at }v pro svislou.
refused-not-on-board = { $word } na této desce není.
    .next = Vyber jiné místo.
refused-square-taken = Na { $to } už stojí { SEAT($who) }. (Q-3)
    .next = Vyber jiné pole.
refused-barrier-between = Mezi { $at } a { $to } leží překážka. (Q-3)
    .next = Obejdi ji.
refused-barrier-behind = Na { $to } skočit nejde: hned za figurkou leží překážka. (Q-4)
    .next = Obejdi ji zleva nebo zprava, jestli je tam volno.
refused-two-pawns = Dvě figurky za sebou přeskočit nejde a obejít taky ne. (Q-7)
    .next = Vyber jiné pole.
refused-jump-straight = Pole hned za figurkou je volné, takže ji obejít nejde. (Q-5)
    .next = Skoč rovně.
refused-side-step-closed = Cestě na { $to } brání překážka. (Q-5)
    .next = Vyber jiné pole.
refused-too-far = Z { $at } se na { $to } jedním tahem nedostaneš. (Q-3)
    .next = Jdi o jedno pole nahoru, dolů, vlevo nebo vpravo, nebo přeskoč figurku vedle sebe.
refused-no-barriers-left = Už nemáš žádnou překážku. (Q-8)
    .next = Táhni figurkou.
refused-overlaps = Tahle překážka by ležela na jiné. (Q-8)
    .next = Vyber jiné místo.
refused-crosses = Tahle překážka by křížila jinou. (Q-8)
    .next = Vyber jiné místo.
refused-shuts-in = Tahle překážka by někomu zavřela poslední cestu k cíli: { SEAT($who) }. (Q-9)
    .you-who = Tahle překážka by ti zavřela poslední cestu k cíli. (Q-9)
    .next = Nech někde mezeru.

refused-position-setting = „{ $setting }“ sem nepatří.
    .next = Pozice se zapisuje pomocí: { $settings }.
refused-position-pawns = Pozice potřebuje 2 až 4 figurky na různých polích desky.
    .next = Zapiš pro každého hráče jedno pole, v pořadí míst.
refused-position-turn = „{ $turn }“ nemůže být na tahu.
    .next = Napiš číslo místa, počítá se od 0.
refused-position-hands = Každý hráč musí mít 0 až 20 překážek.
    .next = Napiš pro každého jedno číslo.
refused-position-options = Tahle pozice takové volby mít nemůže.
    .next = Možné: { $allowed }.
refused-position-barrier = Na { $at } překážka ležet nemůže.
    .next = Odstraň ji, nebo jí najdi jiné místo.
refused-position-no-way = { SEAT($seat) } musí mít cestu k cíli a ještě v něm nestát.
    .next = Posuň figurku, nebo odstraň překážku.
refused-drawing-shape = Tenhle nákres není deska.
    .next = Nakresli řádek písmen, pak střídavě řady polí a mezery a nakonec zase písmena.
refused-drawing-symbol = „{ $symbol }“ na { $at } není figurka, nebo je tato figurka v nákresu dvakrát.
    .next = Každou figurku nakresli jednou.
refused-score-too-long = Zápis je na jednu partii moc dlouhý.
    .next = Vyber zápis jediné partie.
refused-score-head = Hlavička zápisu nepopisuje partii: { $why }.
    .next = Oprav ji a zkus to znovu.
refused-score-word = Tah { $place }: „{ $word }“ není pole ani překážka.
    .next = Napiš třeba e2 nebo e3h.
refused-score-illegal = Tah { $place }: „{ $action }“ zahrát nejde: { $why }.
    .next = Oprav to a zkus to znovu.

check-chance = Ověřit los
board-label = Deska Quoridoru. Šipky vybírají pole, Enter táhne nebo pokládá, B vezme překážku, R ji otočí, Escape ruší.
board-keys = Šipky vybírají pole, Enter tam táhne, Esc ruší. Pravé tlačítko otočí překážku.
board-your-turn = Jsi na tahu! Jdi na označené pole, nebo polož překážku do mezery mezi poli.
board-first-turns = Jsi na tahu! Tvůj cíl je horní řada.
board-first-turns-more = Jdi na označené pole, nebo polož překážku do mezery mezi poli.
board-your-turn-no-barriers = Jsi na tahu! Překážky ti došly, jdi na označené pole.
board-must-pass = Nemůžeš táhnout ani položit překážku.
board-sure = Položit ji sem? Klepni na ni, nebo stiskni „Položit“.
board-aim = Klepni tam, kam chceš překážku. Pravé tlačítko ji otočí.
board-wrong-place = Sem se nevejde. Zkus to a uvidíš proč.
board-won = { SEAT($who) } je v cíli a vyhrává!
    .you-who = Jsi v cíli a vyhráváš!
board-sent = Odesílám…
board-pawn = Figurka
board-barrier = Překážka
board-turn = Otočit
board-lay = Položit
board-way-steps = { $steps ->
    [one] { SEAT($who) }: do cíle jeden krok.
    [few] { SEAT($who) }: do cíle { $steps } kroky.
   *[other] { SEAT($who) }: do cíle { $steps } kroků.
}
    .you-who = { $steps ->
        [one] Do cíle ti zbývá jeden krok.
        [few] Do cíle ti zbývají { $steps } kroky.
       *[other] Do cíle ti zbývá { $steps } kroků.
    }
board-ways = Cesty
board-hand = { $left ->
    [0] { SEAT($who) }: už žádná překážka
    [one] { SEAT($who) }: zbývá jedna překážka
    [few] { SEAT($who) }: zbývají { $left } překážky
    [many] { SEAT($who) }: zbývá { $left } překážky
   *[other] { SEAT($who) }: zbývá { $left } překážek
}
    .you-who = { $left ->
        [0] Nezbývá ti žádná překážka
        [one] Zbývá ti jedna překážka
        [few] Zbývají ti { $left } překážky
       *[other] Zbývá ti { $left } překážek
    }
board-square = { $at }
board-square-free = { $at }: sem můžeš jít
board-square-pawn = { $at }: { SEAT($who) }
    .you-who = { $at }: tvoje figurka
board-place = Překážka mezi { $near } a { $far }: vejde se
board-no-place = Překážka mezi { $near } a { $far }: nevejde se
board-look-mouse = myš
board-look-cat = kočka
board-look-owl = sova
board-look-snail = šnek
board-look-hedgehog = ježek
board-look-rabbit = králík
board-look-frog = žába
board-look-duck = kachna
board-look-mushroom = muchomůrka
board-look-wedge = kousek sýra

bot-level-1 = Ptáče
bot-level-1-about = Hru se teprve učí a hlavně běhá.
bot-level-2 = Chodec
bot-level-2-about = Běží a občas si vzpomene na překážky.
bot-level-3 = Běžec
bot-level-3-about = Vidí tvůj příští tah, když se zrovna dívá.
bot-level-4 = Zedník
bot-level-4-about = Rád staví, ne vždy na správném místě.
bot-level-5 = Plánovač
bot-level-5-about = Myslí na tři tahy dopředu.
bot-level-6 = Lovec
bot-level-6-about = Málokdy přehlédne dobrou překážku.
bot-level-7 = Tkadlec
bot-level-7-about = Prodlouží ti cestu a svou si nechá krátkou.
bot-level-8 = Jasnovidec
bot-level-8-about = Vidí většinu toho, co přijde.
bot-level-9 = Mistr
bot-level-9-about = Nedělá chyby, kterých by si člověk všiml.
bot-level-10 = Šampion
bot-level-10-about = Dá do toho všechno.
puzzle-win = { $turns ->
    [one] Vyhraj jedním tahem.
   *[other] Dá se vyhrát do { $turns } tahů. Najdi první z nich.
}
puzzle-barrier = Najdi překážku, která hru obrátí.
puzzle-step = Najdi krok, kterým závod vyhraješ.
puzzle-hint-move = tentokrát táhni figurkou.
puzzle-hint-longer = { $steps ->
    [one] překážka může soupeři prodloužit cestu o jeden krok.
    [few] překážka může soupeři prodloužit cestu o { $steps } kroky.
   *[other] překážka může soupeři prodloužit cestu o { $steps } kroků.
}
puzzle-hint-free = jednou překážkou si můžeš udržet volnou cestu.
puzzle-hint-around = podívej se kolem { $at }.

# The first lesson
lesson-walk = Tvoje figurka stojí dole. Doveď ji do horní řady dřív, než Benova dojde do té dolní. Chodí se po jednom poli nahoru, dolů nebo do strany. Jdi rovně vpřed na e2.
lesson-walk-hint = Rovně vpřed je e2, pole hned nad tvojí figurkou. (Q-3)
lesson-walk-done = Ben jde proti tobě. Chce se dostat na tvoji stranu.
lesson-barrier = Místo tahu můžeš položit překážku. Polož ji přímo před Bena, mezi e8 a e7: ukaž do mezery mezi nimi, nebo si vezmi překážku ze zásoby.
lesson-barrier-hint = Polož ji Benovi přes cestu: mezi e8 a e7. (Q-8)
lesson-barrier-done = Teď ji musí obejít. Překážka je dlouhá dvě pole a zůstane tam celou hru. Na začátku máš deset, tak s nimi šetři.
lesson-turn = Ben by mohl proklouznout vpravo přes f8. Překážka může i stát: dej jednu mezi e8 a f8. Otočíš ji tlačítkem Otočit, klávesou R nebo pravým tlačítkem myši.
lesson-turn-hint = Postav ji svisle mezi e8 a f8. Nejdřív ji otoč. (Q-8)
lesson-turn-done = Dvě překážky a jeho cesta je o hodně delší.
lesson-cross = Ještě jedno pravidlo o překážkách: tvoje leží přes sloupce d a e. Mohla by další vést rovnou skrz ni? Zkus to: postav ji svisle mezi d a e, přesně středem té, která tam už leží.
lesson-cross-hint = Postav ji svisle mezi d8 a e8, aby sahala až dolů mezi d7 a e7. (Q-8)
lesson-cross-done = Překážky se nikdy nekříží ani neleží jedna na druhé. Dotýkat se můžou, konci k sobě nebo jako písmeno T.
lesson-shut-in = Ben stojí na e9 a ven se dostane jen vpravo přes f9. Dá se úplně zavřít? Zkus to: postav překážku svisle vpravo od f9 a f8.
lesson-shut-in-hint = Zkus zavřít poslední mezeru, mezi f9 a g9. (Q-9)
lesson-shut-in-done = Nejde to! Každému musí zůstat nějaká cesta k cíli. Prodloužit ji můžeš, zavřít nikdy.
lesson-jump = Ben ti stojí přímo v cestě. To se hodí: přeskoč ho na e7.
lesson-jump-hint = Skáče se rovně přes cizí figurku, na e7. (Q-4)
lesson-jump-done = Krok k dobru! Mysli na to, než se někomu postavíš do cesty.
lesson-side = Ben je zase před tebou, ale skoku brání překážka za ním. Teď ho můžeš obejít zleva nebo zprava: na d6 nebo f6.
lesson-side-hint = Skočit nejde, tak jdi vedle Bena: d6 nebo f6. (Q-5)
lesson-side-done = Přesně tak: když nejde skočit, obejdeš ho.
lesson-race = Závod: Benovi zbývají dolů jen dva kroky, tobě nahoru tři. Když oba poběžíte, vyhraje Ben. Jde to líp? Polož překážku přímo před něj, mezi e3 a e2, hned vedle té, která tam už leží.
lesson-race-hint = Polož ji hned pod Bena, mezi e3 a e2, tak aby sahala až do sloupce f. (Q-8)
lesson-race-done = Teď má cestu na čtyři kroky a ty na tři, takže ho předběhneš. Překážka ve správnou chvíli je víc než krok, ale každá tě stojí tah.
lesson-win = Horní řada je blízko, ale nad tebou leží překážka. Obejdi ji a dojdi do cíle: na d8 a pak nahoru.
lesson-win-hint = Jdi doleva na d8, tam je cesta do řady 9 volná. (Q-11)
lesson-win-done = Jsi v cíli a hned vyhráváš.
