game-name = Quoridor
game-about = Dojdi na protější okraj dřív než ostatní. V každém tahu pohneš figurkou, nebo někomu položíš do cesty překážku.

role-south = jih
role-north = sever
role-west = západ
role-east = východ

option-first = Kdo začíná
option-first-about = Rozhodne los, nebo začne místo, které zadáš.
option-first-chance = losem
option-third_pawn = Tři figurky za sebou
option-third_pawn-about = Co platí, když hned za figurkou, kterou chceš přeskočit, stojí další.
option-third_pawn-stop = neskáče se
option-third_pawn-side = úkrok stranou
option-repetition = Opakování pozice
option-repetition-about = Zda je remíza, když se stejná pozice objeví potřetí. Po 1 000 tazích je remíza v každém případě.
option-repetition-draw = remíza
option-repetition-none = hraje se dál, nejvýš 1 000 tahů
option-size = Deska
option-size-about = Celých 9 × 9 polí, nebo menší deska na učení.
option-barriers = Překážky
option-barriers-about = Kolik překážek má každý hráč. Silnější jich může mít méně.

verb-move = táhnout
verb-wall = položit překážku
verb-pass = vynechat tah
verb-first = začíná

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
    [0] { SEAT($builder) } pokládá poslední překážku mezi { $near } a { $far }.
    [one] { SEAT($builder) } pokládá překážku mezi { $near } a { $far }, zbývá ještě jedna.
    [few] { SEAT($builder) } pokládá překážku mezi { $near } a { $far }, zbývají ještě { $left }.
    [many] { SEAT($builder) } pokládá překážku mezi { $near } a { $far }, zbývá ještě { $left }.
   *[other] { SEAT($builder) } pokládá překážku mezi { $near } a { $far }, zbývá jich ještě { $left }.
}
    .you-builder = Pokládáš překážku mezi { $near } a { $far }. Zbývá: { $left }.
event-turn-passed = { SEAT($seat) } nemůže nic udělat a vynechává tah.
    .you-seat = Nemůžeš nic udělat a vynecháváš tah.
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
    [0] { SEAT($who) } stojí na { $at }, míří do { WORD($goal, form: "gen") } a už nemá žádnou překážku.
    [one] { SEAT($who) } stojí na { $at }, míří do { WORD($goal, form: "gen") } a má ještě jednu překážku.
    [few] { SEAT($who) } stojí na { $at }, míří do { WORD($goal, form: "gen") } a má ještě { $hand } překážky.
    [many] { SEAT($who) } stojí na { $at }, míří do { WORD($goal, form: "gen") } a má ještě { $hand } překážky.
   *[other] { SEAT($who) } stojí na { $at }, míří do { WORD($goal, form: "gen") } a má ještě { $hand } překážek.
}
tell-no-barriers = Na desce neleží žádná překážka.
tell-barriers = { $number ->
    [one] Na desce leží jedna překážka mezi poli { WORD($places) }.
    [few] Na desce leží { $number } překážky mezi poli { WORD($places) }.
    [many] Na desce leží { $number } překážky mezi poli { WORD($places) }.
   *[other] Na desce leží { $number } překážek mezi poli { WORD($places) }.
}
tell-first = Teď se losuje, kdo začne.
tell-to-move = Na tahu: { SEAT($who) }.
    .you-who = Jsi na tahu.
tell-over-goal = Figurka je v cíli.
tell-over-repetition = Partie skončila remízou: pozice se opakovala.
tell-over-turn-limit = Partie skončila remízou: trvala příliš dlouho.

over-goal = Figurka je v cíli.
over-repetition = Remíza: stejná pozice se objevila třikrát.
over-turn-limit = Remíza: partie trvala příliš dlouho.

refused-barriers-per-seat = Zadej počet překážek pro každé místo: čísel má být { $seats }, ne { $given }.
refused-first-not-seated = Místo { $seat } nemůže začínat: míst je jen { $seats } a počítají se od 0.
refused-no-pass = Ještě můžeš táhnout nebo položit překážku, takže tah vynechat nejde. (Q-10)
refused-no-such-action = Akci „{ $action }“ Quoridor nezná. Zkus: move e2, nebo wall e3h.
refused-not-on-board = { $word } na této desce není.
refused-square-taken = Na { $to } už stojí { SEAT($who) }. (Q-3)
refused-barrier-between = Mezi { $at } a { $to } leží překážka. (Q-3)
refused-barrier-behind = Na { $to } skočit nemůžeš: hned za figurkou leží překážka. (Q-4)
refused-two-pawns = Dvě figurky za sebou přeskočit nejde a úkrok stranou tu taky nejde. (Q-7)
refused-jump-straight = Pole hned za figurkou je volné: skoč rovně, ne stranou. (Q-5)
refused-side-step-closed = Cestu stranou na { $to } zavírá překážka. (Q-5)
refused-too-far = Z { $at } se na { $to } nedostaneš: figurka jde o jedno pole nahoru, dolů, vlevo nebo vpravo, nebo přeskočí jednu figurku. (Q-3)
refused-no-barriers-left = Už nemáš žádnou překážku; táhni figurkou. (Q-8)
refused-overlaps = Tam by překážka ležela na jiné. (Q-8)
refused-crosses = Tam by překážka křížila jinou. (Q-8)
refused-shuts-in = Tato překážka by zavřela poslední cestu k cíli. Bez cesty: { SEAT($who) }. (Q-9)
    .you-who = Tato překážka by ti nenechala žádnou cestu k cíli. (Q-9)

refused-position-setting = „{ $setting }“ sem nepatří. Pozice se zapisuje pomocí: { $settings }.
refused-position-pawns = Pozice potřebuje 2 až 4 figurky na různých polích desky, v pořadí míst.
refused-position-turn = „{ $turn }“ není místo, které by mohlo být na tahu.
refused-position-hands = Každému místu zadej počet překážek od 0 do 20.
refused-position-options = Takové volby pozice mít nemůže. Možné: { $allowed }.
refused-position-barrier = Na { $at } žádná překážka ležet nemůže.
refused-position-no-way = { SEAT($seat) } musí mít cestu k cíli a ještě v něm nestát.
refused-drawing-shape = Nákres není deska: má mít řádek písmen, pak střídavě řady a drážky a nakonec zase písmena.
refused-drawing-symbol = „{ $symbol }“ na { $at } není figurka, nebo je tato figurka v nákresu dvakrát.
refused-score-too-long = Zápis je na jednu partii příliš dlouhý.
refused-score-head = Hlavička zápisu nepopisuje partii: { $why }.
refused-score-word = Tah { $place }: „{ $word }“ není pole ani překážka.
refused-score-illegal = Tah { $place }: „{ $action }“ zahrát nejde: { $why }.

check-chance = Ověřit los
board-label = Deska Quoridoru. Šipky ukazují, Enter jde nebo pokládá, B bere překážku, R ji otočí, Escape pustí.
board-keys = Šipky ukazují, Enter tam jde, Esc pustí. Pravé tlačítko překážku otočí.
board-your-turn = Jsi na tahu! Jdi na označené pole, nebo ukaž na drážku a polož překážku.
board-your-turn-no-barriers = Jsi na tahu! Překážky ti došly: jdi na označené pole.
board-must-pass = Nemůžeš se pohnout ani nic položit.
board-sure = Položit ji sem? Ťukni na ni znovu, nebo stiskni „Položit“.
board-wrong-place = Sem se nevejde. Zkus to a uvidíš proč.
board-won = { SEAT($who) } je v cíli a vyhrává!
    .you-who = Jsi v cíli a vyhráváš!
board-sent = Už to letí …
board-pawn = Figurka
board-barrier = Překážka
board-turn = Otočit
board-lay = Položit
board-ways = Cesty
board-hand = { $left ->
    [0] { SEAT($who) }: už žádná překážka
    [one] { SEAT($who) }: zbývá jedna překážka
    [few] { SEAT($who) }: zbývají { $left } překážky
    [many] { SEAT($who) }: zbývá { $left } překážky
   *[other] { SEAT($who) }: zbývá { $left } překážek
}
board-square = { $at }
board-square-free = { $at }: sem můžeš jít
board-square-pawn = { $at }: { SEAT($who) }
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
bot-level-1-about = Hru se právě naučilo a hlavně běží.
bot-level-2 = Chodec
bot-level-2-about = Běží a někdy si vzpomene na zábrany.
bot-level-3 = Běžec
bot-level-3-about = Vidí tvůj příští tah, když se podívá.
bot-level-4 = Zedník
bot-level-4-about = Rád staví, ne vždy na správném místě.
bot-level-5 = Plánovač
bot-level-5-about = Myslí na tři tahy dopředu.
bot-level-6 = Lovec
bot-level-6-about = Málokdy přehlédne dobrou zábranu.
bot-level-7 = Tkadlec
bot-level-7-about = Prodlouží ti cestu a svou si nechá krátkou.
bot-level-8 = Jasnovidec
bot-level-8-about = Vidí většinu toho, co přijde.
bot-level-9 = Mistr
bot-level-9-about = Nedělá chyby, kterých by sis všiml.
bot-level-10 = Šampion
bot-level-10-about = Dá do toho všechno.
puzzle-win = { $turns ->
    [one] Vyhraj hned.
    [few] Dá se vyhrát na { $turns } tahy. Najdi, čím začít.
   *[other] Dá se vyhrát na { $turns } tahů. Najdi, čím začít.
}
puzzle-barrier = Najdi tu jedinou překážku, která hru obrátí.
puzzle-step = Najdi ten jediný tah figurkou, který závod vyhraje.
puzzle-hint-move = tentokrát se táhne figurkou.
puzzle-hint-longer = { $steps ->
    [one] překážka může soupeři prodloužit cestu o jeden krok.
    [few] překážka může soupeři prodloužit cestu o { $steps } kroky.
   *[other] překážka může soupeři prodloužit cestu o { $steps } kroků.
}
puzzle-hint-free = překážkou si můžeš udržet volnou vlastní cestu.
puzzle-hint-around = podívej se kolem { $at }.

# The first lesson
lesson-walk = Tvoje figurka stojí dole. Musí se dostat do horní řady dřív, než Benova dojde do té dolní. Chodí se o jedno pole nahoru, dolů nebo do strany. Jdi rovně vpřed, na e2.
lesson-walk-hint = Rovně vpřed je e2: pole hned nad tvou figurkou. (Q-3)
lesson-walk-done = Ben jde proti tobě. Chce se dostat dolů, na tvou stranu.
lesson-barrier = Místo tahu můžeš položit překážku. Polož ji Benovi přímo do cesty, mezi e8 a e7: ukaž na drážku mezi nimi, nebo si vezmi překážku z ruky.
lesson-barrier-hint = Musí ležet Benovi napříč cestou: mezi e8 a e7. (Q-8)
lesson-barrier-done = Teď ji musí obejít. Překážka je dlouhá dvě pole a zůstane ležet celou hru. Na začátku máš deset, tak s nimi šetři.
lesson-turn = Ben by mohl proklouznout vpravo přes f8. Překážky můžou i stát: postav jednu mezi e8 a f8. Otočíš ji tlačítkem, klávesou R nebo pravým tlačítkem myši.
lesson-turn-hint = Musí stát svisle mezi e8 a f8. Nejdřív ji otoč. (Q-8)
lesson-turn-done = Dvě překážky a jeho cesta je o hodně delší.
lesson-cross = Ještě jedno pravidlo o překážkách: tvoje leží napříč přes sloupce d a e. Může jít druhá rovnou skrz ni? Zkus to: postav ji svisle mezi d a e, přesně středem té, která tam už leží.
lesson-cross-hint = Postav ji svisle mezi d8 a e8, aby sahala až dolů mezi d7 a e7. (Q-8)
lesson-cross-done = Překážky se nikdy nekříží a neleží jedna na druhé. Dotýkat se ale smějí, konci k sobě nebo jako písmeno T.
lesson-shut-in = Ben stojí na e9 a ven se dostane jen vpravo kolem f9. Jde ho zavřít úplně? Zkus to: postav překážku svisle vpravo od f9 a f8.
lesson-shut-in-hint = Zkus zavřít poslední mezeru, mezi f9 a g9. (Q-9)
lesson-shut-in-done = Nejde to! Každému musí zůstat nějaká cesta k cíli. Prodloužit ji smíš, zavřít nikdy.
lesson-jump = Ben ti stojí přímo v cestě. To se hodí: přeskoč ho, na e7.
lesson-jump-hint = Skáče se rovně přes cizí figurku, na e7. (Q-4)
lesson-jump-done = Krok navíc, a zadarmo. Pamatuj na to, než se někomu postavíš do cesty.
lesson-side = Ben je zase před tebou, ale za ním leží překážka a skočit nejde. V tom případě ho smíš obejít zleva nebo zprava: na d6 nebo f6.
lesson-side-hint = Skok je zavřený, tak jdi vedle Bena: d6 nebo f6. (Q-5)
lesson-side-done = Přesně tak: kdo nemůže skočit, obejde.
lesson-race = Závod: Benovi zbývají dolů jen dva kroky, tobě nahoru tři. Když oba poběžíte, vyhraje on. Jde to líp? Polož mu překážku přímo do cesty, mezi e3 a e2, hned vedle té, která tam už leží.
lesson-race-hint = Musí ležet pod Benem, mezi e3 a e2, a sahat až k f. (Q-8)
lesson-race-done = Teď má cestu dlouhou čtyři kroky a ty tři, takže ho předběhneš. Překážka ve správnou chvíli je víc než krok, ale každá tě stojí tah.
lesson-win = Horní řada je blízko, ale nad tebou leží překážka. Obejdi ji a dojdi do cíle: na d8 a pak nahoru.
lesson-win-hint = Jdi doleva na d8, tam je cesta do řady 9 volná. (Q-11)
lesson-win-done = Jsi tam, a tím hned vyhráváš.
