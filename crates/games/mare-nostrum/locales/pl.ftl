# Mare Nostrum: Imperia: słowa gry po polsku.
#
# Liczby wybierają formę liczby mnogiej; nazwy są brane z tego pliku w tej postaci, w
# jakiej tu stoją. Imperium ma pięć form: mianownik, dopełniacz (-of), celownik (-to),
# biernik (-whom) i narzędnik (-with). Nazwy obszarów, miast i kart na końcu są te
# same co w data/.

## Gra, miejsca, scenariusz i opcje

game-title = Mare Nostrum: Imperia
game-pitch = Wymieniaj wino na papirus, wznoś cuda, werbuj bohaterów albo oddaj głos legionom. Pięć imperiów dzieli jedno morze, a władzę nad nim można zdobyć na cztery sposoby.
seat-first = Gracz 1
seat-second = Gracz 2
seat-third = Gracz 3
seat-fourth = Gracz 4
seat-fifth = Gracz 5
scenario-empires = Imperia wokół jednego morza
option-card-display = Bohaterowie i cuda
option-card-display-help = W pierwszych rozgrywkach odkrytych jest pięć kart, a kupione są zastępowane. Doświadczeni gracze od początku widzą wszystkie siedemnaście.
option-card-display-beginner = Kilka pierwszych rozgrywek
option-card-display-expert = Doświadczeni gracze
option-empire-assignment = Imperia
option-empire-assignment-help = Losowane, wybierane kolejno przez graczy albo przydzielane według miejsc.
option-empire-assignment-random = Losowane
option-empire-assignment-choice = Wybierane kolejno
option-empire-assignment-seats = Według kolejności miejsc
option-round-limit = Ostatnia runda
option-round-limit-help = Gra kończy się po tej rundzie, jeśli nikt nie zwyciężył. 0 oznacza brak limitu, zgodnie z zasadami.

## Zakończenie gry

outcome-pyramids = zbudowane piramidy
outcome-fifth-card = pięciu bohaterów i cudów
outcome-cities = cztery stolice lub legendarne miasta
outcome-titles = przywództwo w handlu, kulturze i wojsku
outcome-last-round = uzgodniona ostatnia runda minęła
outcome-stopped = gra została przerwana

## O co pyta gra

prompt-choose-empire = Wybierz imperium, którym grasz.
prompt-cities = Wybierz legendarne miasto, dla którego teraz dobierasz.
prompt-temple = Świątynia ({ $what }): weź jeszcze jedną monetę albo dobierz jeszcze jeden legendarny towar.
prompt-colossus = Kolos Rodyjski: weź z rezerwy jeden wybrany towar albo zrezygnuj.
prompt-announce = Prowadzisz handel: ogłoś, ile zasobów każdy oferuje.
prompt-own-number = Antygona: ogłoszona liczba to { $number }. Zostaw ją albo ustal własną.
prompt-offer =
    Wyłóż w tajemnicy swoją ofertę, od lewej do prawej. { $left ->
         [one] Brakuje { $left } zasobu.
         [few] Brakuje { $left } zasobów.
        *[many] Brakuje { $left } zasobów.
    }
prompt-offer-done = Twoja oferta leży zakryta. Wybierają jeszcze: { $empires }.
prompt-take = Zabierz ze stołu jeden zasób.
prompt-give = Masz o jeden zasób więcej: oddaj { $empire } jeden ze swoich.
prompt-perseus = Perseusz: czy budujesz przed innymi i od razu zwyciężasz?
prompt-name-builder = Przewodzisz kulturze: wskaż, kto teraz buduje.
prompt-build = Buduj: wskaż prowincję, miejsce na budowlę, morze lub kartę albo zakończ.
prompt-stepped-in = Perseusz: kup to, co daje ci zwycięstwo.
prompt-price = { $item }: jak płacisz? Potrzebny jest zestaw { $cost } zasobów.
prompt-pay = { $item }: ułóż zestaw, od lewej do prawej. Dotąd: { $paid }.
prompt-copy = Kastor i Polluks: wybierz bohatera, którego moc zyskujesz.
prompt-gardens = Wiszące Ogrody: możesz zachować dwa różne towary. Zachowane: { $kept }.
prompt-peace = Posąg Zeusa: zadeklaruj pokój z jednym przeciwnikiem albo z nikim.
prompt-name-mover = Przewodzisz wojsku: wskaż, kto teraz się rusza.
prompt-take-over = Twój legion utrzymał znacznik kontroli: przejmij prowincję albo ją zostaw.
prompt-sail = Przemieść triremy: wskaż triremę, potem sąsiednie morze. Na koniec zakończ ruch.
prompt-attack = Zaatakuj wrogie triremy na wspólnym morzu albo daj im spokój.
prompt-march = Przemieść legiony: wskaż je, potem prowincję. Na koniec zakończ ruch.
prompt-fight = Wybierz następną bitwę lądową.
prompt-losses =
    { $left ->
         [one] Tracisz { $left } jednostkę: wybierz którą.
         [few] Tracisz { $left } jednostki: wybierz jedną.
        *[many] Tracisz { $left } jednostek: wybierz jedną.
    }
prompt-conquest = Jesteś zdobywcą: w każdej prowincji grab, okupuj albo odpuść.
prompt-occupy = { $at }: obsadź legionami kolejne budowle albo zakończ.
prompt-convert = Królowa Saby: czy poświęcasz legion i od razu przejmujesz prowincję { $at }?
prompt-plunder = Grabież ({ $what }): weź monetę albo dobierz legendarny towar.
prompt-circe = Kirke: czy legion staje na tym miejscu? { $what }, { $at }.
prompt-tie = Remis: wskaż, kto zdobywa tytuł: { $title }.
prompt-nothing = Nie ma nic do rozstrzygnięcia.

## Na co czekasz

wait-choose-empire = { $seat } wybiera imperium.
wait-offer = Oferty powstają w tajemnicy. Wybierają jeszcze: { $empires }.
wait-cities = { $empire } dobiera legendarne towary.
wait-colossus = { $empire } może wziąć towar dzięki Kolosowi.
wait-announce = { $empire } prowadzi handel i ogłasza liczbę.
wait-own-number = { $empire } może dzięki Antygonie zmienić swoją liczbę.
wait-take = { $empire } zabiera zasób.
wait-give = { $empire } oddaje zasób dla wyrównania.
wait-perseus = { $empire } może wkroczyć z Perseuszem.
wait-name-builder = { $empire } przewodzi kulturze i wskazuje, kto buduje.
wait-build = { $empire } buduje.
wait-copy = { $empire } wybiera bohatera dla Kastora i Polluksa.
wait-gardens = { $empire } zachowuje towary w Wiszących Ogrodach.
wait-peace = { $empire } może zadeklarować pokój.
wait-name-mover = { $empire } przewodzi wojsku i wskazuje, kto się rusza.
wait-take-over = { $empire } może przejąć prowincje.
wait-sail = { $empire } przemieszcza triremy.
wait-attack = { $empire } decyduje o bitwach morskich.
wait-march = { $empire } przemieszcza legiony.
wait-fight = { $empire } wybiera następną bitwę lądową.
wait-losses = { $empire } wybiera straty.
wait-conquest = { $empire } rozstrzyga o zdobytych prowincjach.
wait-convert = { $empire } może od razu przejąć prowincję.
wait-circe = { $empire } ustawia legiony dla Kirke.
wait-tie = { $empire } rozstrzyga remis: { $title }.

## Możliwości

act-play = Graj { $empire }
act-draw = Dobierz: { $what } ({ $at })
act-gain = Weź: { $gain }
act-colossus = Weź z rezerwy: { $good }
act-no-colossus = Nie bierz nic
act-announce = Ogłoś { $number }
act-own-number = Zaoferuj { $number }
act-keep-number = Zostaw liczbę { $number }
act-offer = Zaoferuj: { $token }
act-take = Zabierz od { $from }: { $token }
act-give = Oddaj: { $token }
act-step-in = Buduj przed innymi i zwycięż
act-decline = Rezygnuj
act-name-builder = Buduje { $empire }
act-name-mover = Rusza się { $empire }
act-build-control = Zbuduj kontrolę: { $at } ({ $cost })
act-build-legion = Zbuduj legion: { $at } ({ $cost })
act-build-fortress = Zbuduj fortecę: { $at } ({ $cost })
act-build-trireme = Zbuduj triremę: { $at } ({ $cost })
act-build-building = Zbuduj: { $what }, { $at } ({ $cost })
act-build-card = Zdobądź: { $card } ({ $cost })
act-price-coins =
    { $count ->
         [one] Zapłać { $count } monetę
         [few] Zapłać { $count } monety
        *[many] Zapłać { $count } monet
    }
act-price-goods =
    { $count ->
         [one] Zapłać { $count } towar
         [few] Zapłać { $count } różne towary
        *[many] Zapłać { $count } różnych towarów
    }
act-price-coins-and-good =
    { $count ->
         [one] Zapłać { $count } monetę i jeden towar
         [few] Zapłać { $count } monety i jeden towar
        *[many] Zapłać { $count } monet i jeden towar
    }
act-price-goods-and-coin =
    { $count ->
         [one] Zapłać { $count } towar i jedną monetę
         [few] Zapłać { $count } różne towary i jedną monetę
        *[many] Zapłać { $count } różnych towarów i jedną monetę
    }
act-price-fixed = Zapłać stałą cenę: jedną monetę albo jeden określony towar
act-price-free = Za darmo
act-pay = Zapłać: { $token }
act-muster = Pentezylea: wystaw darmowe legiony
act-end-build = Zakończ budowę
act-copy = Zyskaj moc: { $card }
act-keep = Zachowaj: { $token }
act-end-keep = Nie zachowuj nic więcej
act-peace = Zadeklaruj pokój z { $empire }
act-no-peace = Bez pokoju w tej rundzie
act-take-over = Przejmij prowincję: { $at }
act-end-take-over = Nie przejmuj nic więcej
act-sail = Przemieść triremę: { $from } – { $to }
act-end-sail = Zakończ ruch na morzu
act-attack = Zaatakuj { $empire }: { $at }
act-end-attacks = Bez dalszych bitew morskich
act-march = Przemieść legion: { $from } – { $to }
act-march-slot = Przemieść legion z miejsca: { $what }, { $from } – { $to }
act-march-marker = Przemieść legion ze znacznika kontroli: { $from } – { $to }
act-end-march = Zakończ ruch na lądzie
act-fight = Stocz bitwę z { $empire }: { $at }
act-lose-fortress = Strać fortecę
act-lose-legion = Strać legion
act-lose-slot = Strać legion z miejsca: { $what }
act-lose-marker = Strać legion ze znacznika kontroli
act-pillage = Splądruj: { $what }, { $at }
act-occupy = Okupuj: { $what }, { $at }
act-end-occupy = Nie okupuj tu nic więcej
act-occupy-marker = Okupuj znacznik kontroli: { $at }
act-hold = Utrzymaj okupację: { $at }
act-release = Bez grabieży i okupacji: { $at }
act-convert = Poświęć legion i przejmij prowincję
act-no-convert = Zostaw legion na znaczniku
act-circe = Legion staje tutaj: { $what }, { $at }
act-no-circe = Bez legionu: { $what }, { $at }
act-leader = { $empire } zdobywa tytuł: { $title }

## Co się stało

event-seated = { $seat } gra { $empire }.
event-round = Zaczyna się runda { $round }.
event-cards-turned = Odkryte karty: { $cards }.
event-collected = { $empire } zbiera: { $tokens }.
event-lapsed = Zabrakło w rezerwie. { $empire } nie otrzymuje: { $tokens }.
event-took-coin = { $empire } bierze monetę za miasto { $what }.
event-drew = { $empire } dobiera: { $token }.
event-drew-hidden = { $empire } dobiera legendarny towar.
event-pile-renewed = Odrzucone legendarne towary tworzą nowy, potasowany stos.
event-colossus = { $empire } dzięki Kolosowi bierze: { $good }.
event-no-colossus = { $empire } nie korzysta z Kolosa.
event-announced = { $empire } ogłasza liczbę { $number }.
event-own-number = { $empire } dzięki Antygonie ustala liczbę { $number }.
event-kept-number = { $empire } zostawia ogłoszoną liczbę.
event-no-trade = W tej rundzie nie ma wymiany.
event-revealed = Oferty odkryte: { $offers }.
event-took = { $empire } zabiera od { $from }: { $token }.
event-chain-ended = { $empire } nie ma czego zabrać: wymiana się kończy.
event-gave = { $empire } oddaje { $to }: { $token }.
event-stepped-in = { $empire } wkracza z Perseuszem.
event-named-builder = { $by } wskazuje, kto buduje: { $empire }.
event-built-control = { $empire } obejmuje kontrolę: { $at } (zapłata: { $paid }).
event-built-legion = { $empire } buduje legion: { $at } (zapłata: { $paid }).
event-built-fortress = { $empire } buduje fortecę: { $at } (zapłata: { $paid }).
event-built-trireme = { $empire } buduje triremę: { $at } (zapłata: { $paid }).
event-built-building = { $empire } buduje: { $what }, { $at } (zapłata: { $paid }).
event-built-card = { $empire } zdobywa kartę: { $card } (zapłata: { $paid }).
event-mustered =
    Pentezylea: { $empire } wystawia za darmo { $legions ->
         [one] { $legions } legion
         [few] { $legions } legiony
        *[many] { $legions } legionów
    }.
event-copied = { $empire } zyskuje moc: { $card }.
event-ended-build = { $empire } kończy budowę.
event-discarded = { $empire } odrzuca: { $tokens }.
event-discarded-hidden =
    { $empire } odrzuca { $count ->
         [one] { $count } zasób
         [few] { $count } zasoby
        *[many] { $count } zasobów
    }.
event-peace = { $empire } deklaruje pokój z { $with }.
event-recalled =
    { $empire } odwołuje do stolicy { $legions ->
         [one] { $legions } legion
         [few] { $legions } legiony
        *[many] { $legions } legionów
    }: { $at }.
event-named-mover = { $by } wskazuje, kto się rusza: { $empire }.
event-took-over = { $empire } przejmuje od { $from } prowincję { $at }.
event-sailed = { $empire } przemieszcza triremę: { $from } – { $to }.
event-marched = { $empire } przemieszcza legion: { $from } – { $to }.
event-shipped = { $empire } przewozi legion: { $from } – { $to }.
event-fought = Bitwa, { $at }: { $one }; { $two }.
event-lost-triremes =
    { $empire } traci { $count ->
         [one] { $count } triremę
         [few] { $count } triremy
        *[many] { $count } trirem
    }: { $at }.
event-lost-fortress = { $empire } traci fortecę: { $at }.
event-lost-legion = { $empire } traci legion: { $at }.
event-lost-slot = { $empire } traci legion z miejsca: { $what }, { $at }.
event-lost-marker = { $empire } traci legion ze znacznika kontroli: { $at }.
event-war = Stan wojny: { $at }.
event-pillaged = { $empire } plądruje: { $what }, { $at }. Zysk: { $tokens }.
event-occupied = { $empire } okupuje: { $what }, { $at }.
event-occupied-marker = { $empire } okupuje znacznik kontroli: { $at }.
event-held = { $empire } utrzymuje okupację: { $at }.
event-released = { $empire } nie grabi i nie okupuje: { $at }.
event-placed = { $empire } stawia legion dla Kirke: { $what }, { $at }.
event-ended-perseus = { $empire } nie wkracza z Perseuszem.
event-ended-peace = { $empire } nie deklaruje pokoju.
event-ended-take-over = { $empire } nie przejmuje więcej prowincji.
event-ended-sail = { $empire } kończy ruch na morzu.
event-ended-attack = { $empire } nie szuka więcej bitew morskich.
event-ended-march = { $empire } kończy ruch na lądzie.
event-ended-occupy = { $empire } nie okupuje tam więcej budowli.
event-ended-convert = { $empire } zostawia legion na znaczniku kontroli.
event-ended-circe = { $empire } nie stawia tam legionu dla Kirke.
event-ended-move = { $empire } kończy ruch.
event-titled = { $empire } zdobywa tytuł: { $title }.
event-kept-title = { $empire } zachowuje tytuł: { $title }.
event-ended-nobody = Ostatnia runda minęła i nikt nie zwyciężył.
event-ended-pyramids =
    { $empires }: { $count ->
         [one] zwycięstwo
         [few] wspólne zwycięstwo
        *[many] wspólne zwycięstwo
    }, piramidy stoją.
event-ended-fifth-card =
    { $empires }: { $count ->
         [one] zwycięstwo
         [few] wspólne zwycięstwo
        *[many] wspólne zwycięstwo
    }, pięciu bohaterów i cudów.
event-ended-cities =
    { $empires }: { $count ->
         [one] zwycięstwo
         [few] wspólne zwycięstwo
        *[many] wspólne zwycięstwo
    }, cztery stolice lub legendarne miasta.
event-ended-titles =
    { $empires }: { $count ->
         [one] zwycięstwo
         [few] wspólne zwycięstwo
        *[many] wspólne zwycięstwo
    }, wszystkie trzy tytuły.
event-ended-last-round =
    { $empires }: { $count ->
         [one] zwycięstwo
         [few] wspólne zwycięstwo
        *[many] wspólne zwycięstwo
    }, dwa tytuły na koniec ostatniej rundy.
offer-of = { $empire } ({ $tokens })
rolled =
    { $empire } { $dice } = { $total }, { $hits ->
         [one] { $hits } trafienie
         [few] { $hits } trafienia
        *[many] { $hits } trafień
    }
rolled-bonus =
    { $empire } { $dice } + { $bonus } = { $total }, { $hits ->
         [one] { $hits } trafienie
         [few] { $hits } trafienia
        *[many] { $hits } trafień
    }
rolled-nothing =
    { $empire } bez kości, { $total }, { $hits ->
         [one] { $hits } trafienie
         [few] { $hits } trafienia
        *[many] { $hits } trafień
    }

## Miejsca w zapisie

milestone-round = Runda { $round }
milestone-trade = Wymiana
milestone-build = Budowa: { $empire }
milestone-move = Ruch: { $empire }
milestone-battle = Bitwa: { $at }

## Dlaczego nie

refusal-over = Gra jest skończona.
refusal-not-asked = To nie twoja decyzja.
refusal-other-phase = W tej fazie nie można tego zrobić.
refusal-decided = Twoja oferta jest wyłożona: poczekaj na innych.
refusal-no-empire = { $empire } nie jest do wzięcia na tej planszy.
refusal-not-drawing = Teraz nie dobierasz dla tego miasta: { $what }, { $at }.
refusal-nothing-left = Nic takiego już nie zostało.
refusal-not-in-stock = W rezerwie tego nie ma: { $good }.
refusal-no-such-number = Żaden znacznik wymiany nie ma liczby { $number }.
refusal-marker-played = Znacznik z liczbą { $number } został zagrany; wszystkie wrócą, gdy zagrane będą trzy.
refusal-hold-too-few = Masz za mało zasobów, by zaoferować { $number }.
refusal-number-too-large = Własna liczba musi być od 0 do 5.
refusal-not-held = Nie masz tego: { $token }.
refusal-out-of-order = Żetony wykłada się od lewej do prawej. Cofnij krok, aby użyć: { $token }.
refusal-own-offer = Nie możesz zabrać zasobu z własnej oferty.
refusal-not-offered = { $empire } tego nie oferuje.
refusal-no-repeat = Zasób od { $empire } jest już u ciebie, a twój u tego gracza: wybierz teraz kogoś innego.
refusal-cannot-win = W tej chwili nie dałoby ci to zwycięstwa.
refusal-had-turn = { $empire } ma już turę za sobą.
refusal-not-playing = { $empire } nie bierze udziału w grze.
refusal-not-on-board = { $at }: ten obszar nie jest w grze.
refusal-not-linked = { $at } nie sąsiaduje ani nie przylega do prowincji, którą kontrolujesz od początku rundy.
refusal-controlled = { $at } jest już pod kontrolą.
refusal-enemy-there = { $at }: stoją tam wrogie jednostki.
refusal-no-markers = Nie masz już znaczników kontroli.
refusal-not-yours = { $at }: nie kontrolujesz tej prowincji.
refusal-fortress-there = { $at }: forteca już tam stoi.
refusal-no-legions = Nie masz już legionów w zapasie.
refusal-no-triremes = Nie masz już trirem w zapasie.
refusal-no-fortresses = Nie masz już fortec w zapasie.
refusal-no-coast = { $at }: nad tym morzem nie masz prowincji wolnej od wroga.
refusal-standing = Budowla już tam stoi: { $what }, { $at }.
refusal-covered = Na tym miejscu stoi wrogi legion: { $what }, { $at }.
refusal-not-face-up = { $card }: ta karta nie leży odkryta.
refusal-five-cards = Masz już pięć kart.
refusal-pyramids-built = Piramidy masz już zbudowane.
refusal-cannot-pay = Nie masz na to zestawu { $number } zasobów.
refusal-build-first = Najpierw wskaż, co budujesz.
refusal-pay-first = Zapłać za to, co zaczęte, albo cofnij.
refusal-no-form = Tak nie można za to zapłacić.
refusal-kind-twice = W zestawie towar nie może się powtórzyć: { $good }.
refusal-dead-end = Zestawu nie da się dokończyć, gdy jest w nim: { $token }.
refusal-no-power = Nie masz tej mocy: { $card }.
refusal-used = { $card }: moc została już użyta w tej rundzie.
refusal-nobody-invades = W twoich prowincjach nie ma wrogich legionów.
refusal-only-to-win = Kto wkracza z Perseuszem, robi tylko to, co daje zwycięstwo.
refusal-not-copyable = { $card }: tej mocy nie można skopiować.
refusal-only-goods = W ten sposób zachowuje się tylko towary.
refusal-kept-two = Zachowujesz już dwa towary.
refusal-peace-again = Ostatnio zadeklarowano pokój z { $empire }: wybierz kogoś innego.
refusal-oneself = Pokój zawiera się z innym graczem.
refusal-not-ripe = { $at }: twój legion nie okupuje tam znacznika kontroli od wcześniejszej rundy.
refusal-no-link = { $at } nie sąsiaduje ani nie przylega do innej twojej prowincji.
refusal-no-trireme = { $at }: nie masz tam triremy, która może się jeszcze ruszyć.
refusal-not-adjacent = { $from } nie sąsiaduje z obszarem { $to }.
refusal-no-sea-battle = { $at }: nie ma tam jednocześnie twoich trirem i trirem gracza { $empire }.
refusal-fought = { $at }: w tej turze stoczono już tam bitwę.
refusal-at-peace = W tej rundzie panuje pokój z { $empire }.
refusal-no-legion = { $at }: nie stoi tam w ten sposób żaden twój legion.
refusal-marched = { $at }: te legiony już się ruszyły.
refusal-out-of-reach = { $to } nie sąsiaduje ani nie przylega do { $from }.
refusal-no-battle = { $at }: nie ma tam jednocześnie jednostek twoich i gracza { $empire }.
refusal-no-such-loss = Nie masz takiej jednostki w tej bitwie.
refusal-not-conqueror = { $at }: nie jesteś tam zdobywcą albo decyzja już zapadła.
refusal-no-building = Nie stoi tam budowla: { $what }, { $at }.
refusal-not-occupiable = Tej budowli nie można teraz okupować: { $what }, { $at }.
refusal-capital-province = { $at } to prowincja stołeczna: kontrola nad nią nigdy się nie zmienia.
refusal-holds-nothing = { $at }: żaden twój legion niczego tam nie okupuje.
refusal-other-slot = Pytanie dotyczy innego miejsca niż to: { $what }, { $at }.
refusal-no-legion-for = Nie ma już legionu dla tego miejsca: { $what }, { $at }.
refusal-not-tied = { $empire } nie jest wśród remisujących.

## Sytuacja w słowach

describe-time = Runda { $round }: { $phase }
describe-empire = { $empire }: handel { $trade }, kultura { $culture }, wojsko { $military }; zasoby: { $held }; karty: { $cards }; { $titles }
describe-no-title = bez tytułu
describe-hand = Za twoją zasłonką: { $tokens }
describe-trade = { $empire } oferuje: { $offer }; zabrane: { $taken }
describe-sale = Odkryte karty: { $cards }; zakryte: { $deck }
describe-province = { $at } ({ $empire }): { $things }
describe-nobody = bez kontroli
describe-nothing = pusto
describe-occupied = { $what } (okupuje { $empire })
describe-legions =
    { $empire }: { $legions ->
         [one] { $legions } legion
         [few] { $legions } legiony
        *[many] { $legions } legionów
    }
describe-fortress = { $empire }: forteca
describe-sea = { $at }: { $things }
describe-triremes =
    { $empire }: { $triremes ->
         [one] { $triremes } trirema
         [few] { $triremes } triremy
        *[many] { $triremes } trirem
    }

## Nazwy rzeczy

phase-0 = Przygotowanie gry
phase-1 = Zbieranie zasobów
phase-2 = Wymiana zasobów
phase-3 = Budowa
phase-4 = Ruch i walka
phase-5 = Zdobycie przywództwa
item-control = Kontrola, { $at }
item-legion = Legion, { $at }
item-fortress = Forteca, { $at }
item-trireme = Trirema, { $at }
item-building = { $what }, { $at }
item-card = { $card }
tokens =
    { $count ->
        [1] { $token }
       *[other] { $count } × { $token }
    }
tokens-none = nic
paid-nothing = za darmo
empire-rome = Rzym
empire-rome-of = Rzymu
empire-rome-to = Rzymowi
empire-rome-whom = Rzym
empire-rome-with = Rzymem
empire-greece = Grecja
empire-greece-of = Grecji
empire-greece-to = Grecji
empire-greece-whom = Grecję
empire-greece-with = Grecją
empire-babylon = Babilon
empire-babylon-of = Babilonu
empire-babylon-to = Babilonowi
empire-babylon-whom = Babilon
empire-babylon-with = Babilonem
empire-egypt = Egipt
empire-egypt-of = Egiptu
empire-egypt-to = Egiptowi
empire-egypt-whom = Egipt
empire-egypt-with = Egiptem
empire-carthage = Kartagina
empire-carthage-of = Kartaginy
empire-carthage-to = Kartaginie
empire-carthage-whom = Kartaginę
empire-carthage-with = Kartaginą
track-trade = Handel
track-culture = Kultura
track-military = Wojsko
leader-trade = przywódca handlowy
leader-culture = przywódca kulturowy
leader-military = przywódca wojskowy
leader = przywódca
building-caravan = Karawana
building-market = Targowisko
building-ordinary = Zwykłe miasto
building-capital = Stolica
building-legendary = Legendarne miasto
building-temple = Świątynia
unit-legion = Legion
unit-trireme = Trirema
unit-fortress = Forteca
unit-control = Znacznik kontroli
token-pottery = ceramika
token-legendary-pottery = legendarna ceramika
token-gems = klejnoty
token-legendary-gems = legendarne klejnoty
token-papyrus = papirus
token-legendary-papyrus = legendarny papirus
token-metal = metal
token-legendary-metal = legendarny metal
token-spice = przyprawy
token-legendary-spice = legendarne przyprawy
token-stone = kamień
token-legendary-stone = legendarny kamień
token-wood = drewno
token-legendary-wood = legendarne drewno
token-gold = złoto
token-legendary-gold = legendarne złoto
token-grain = zboże
token-legendary-grain = legendarne zboże
token-oil = olej
token-legendary-oil = legendarny olej
token-sheep = owce
token-legendary-sheep = legendarne owce
token-wine = wino
token-legendary-wine = legendarne wino
token-gladiators = gladiatorzy
token-legendary-gladiators = legendarni gladiatorzy
token-coin = moneta
token-legendary = legendarny towar
caravan-pottery = Karawana ceramiki
caravan-gems = Karawana klejnotów
caravan-papyrus = Karawana papirusu
caravan-metal = Karawana metalu
caravan-spice = Karawana przypraw
caravan-stone = Karawana kamienia
caravan-wood = Karawana drewna
caravan-gold = Karawana złota
caravan-grain = Karawana zboża
caravan-oil = Karawana oleju
caravan-sheep = Karawana owiec
caravan-wine = Karawana wina
caravan-gladiators = Karawana gladiatorów

## Wokół planszy

board-race = Przywództwo
board-value = { $empire }: { $value }
board-value-leader = { $empire }: { $value }, { $title }
board-sets = Twoje zasoby
board-row-goods = Zestaw
board-row-coins = Monety
board-note-cleopatra = Kleopatra: w zestawie towarów jedna moneta może zastąpić towar, w zestawie monet jeden towar – monetę.
board-note-hannibal = Hannibal: w zestawie towarów jeden rodzaj może wystąpić dwa razy.
board-rung-three = Za zestaw 3 zasobów: kontrola, legion, trirema, forteca, karawana lub miasto.
board-rung-six = Za zestaw 6 zasobów: targowisko lub świątynia.
board-rung-card = Za zestaw { $cost } zasobów: następny bohater lub cud.
board-rung-pyramids = Za zestaw 12 zasobów: piramidy.
board-trade = Wymiana
board-trade-number = Liczba: { $number }
board-trade-markers = Znaczniki wymiany
board-trade-leader = przywódca handlowy
board-trade-first = zabiera najpierw
board-trade-out = nie bierze udziału
board-trade-ready = oferta gotowa
board-trade-choosing = wybiera
board-trade-due = zabiera teraz
board-trade-gives = oddaje teraz
board-nothing = { "" }
board-slot-free = wolne miejsce w twojej ofercie
board-trade-hidden = zakryty zasób
board-trade-played = zagrany
board-sale = Bohaterowie i cuda
board-sale-deck = zakryte: { $deck }
board-price = Cena dla ciebie: { $cost }
board-copied = Ma też moc: { $card }
board-reserve = Rezerwa
board-left = { $what }, zostało: { $left }
board-mat =
    { $empire }: { $held ->
         [one] { $held } zasób
         [few] { $held } zasoby
        *[many] { $held } zasobów
    }
board-great-cities = Stolice i legendarne miasta: { $cities } z 4
board-round = Runda { $round }
board-battle = Bitwa: { $at }
board-attacker = atakujący
board-defender = obrońca
board-roll =
    { $empire }: suma { $total }, { $hits ->
         [one] { $hits } trafienie
         [few] { $hits } trafienia
        *[many] { $hits } trafień
    }, { $losses ->
         [one] traci { $losses } jednostkę
         [few] traci { $losses } jednostki
        *[many] traci { $losses } jednostek
    }.
board-control = Kontrola: { $empire }
board-uncontrolled = Nikt jej nie kontroluje.
board-out-of-play = Poza grą
board-slot-empty = Puste miejsce: { $what }
board-legions =
    { $empire }: { $count ->
         [one] { $count } legion
         [few] { $count } legiony
        *[many] { $count } legionów
    }
board-legion-on = { $empire }: legion, { $what }
board-legion-on-marker = { $empire }: legion na znaczniku kontroli
board-fortress = { $empire }: forteca
board-triremes =
    { $empire }: { $count ->
         [one] { $count } trirema
         [few] { $count } triremy
        *[many] { $count } trirem
    }
board-marker = { $empire }: znacznik kontroli
board-occupied-by = Okupacja: { $empire }
board-yields = Daje: { $good }
board-gallery-heroes = Bohaterowie
board-gallery-wonders = Cuda
board-gallery-buildings = Budowle
board-gallery-goods = Towary i monety
effect-bonus = Premia: { $tracks }
effect-bonus-of = { $track } { $value }
effect-caesar = W twojej turze każda twoja kość bitwy lądowej liczy się o 1 więcej.
effect-pericles = W turach innych graczy każda twoja kość bitwy lądowej liczy się o 2 więcej.
effect-cleopatra = W każdym zestawie jedna moneta może zastąpić towar albo jeden towar monetę.
effect-hannibal = W każdym zestawie towarów jeden rodzaj może się powtórzyć.
effect-hammurabi = Raz na rundę jeden znacznik kontroli jest darmowy.
effect-castor-and-pollux = Zdobywając tę kartę, na stałe zyskujesz moc bohatera innego gracza.
effect-nebuchadnezzar = Bitwy lądowe w twoich prowincjach: twoja suma jest o 5 wyższa.
effect-circe = Twoje legiony na pustych miejscach karawan zbierają towary jak karawany.
effect-penthesilea = Raz na rundę: darmowy legion w stolicy za każdą twoją prowincję z wrogimi legionami.
effect-gilgamesh = Raz na rundę forteca za jedną monetę albo jeden kamień.
effect-perseus = Możesz budować przed wszystkimi, jeśli daje ci to zwycięstwo.
effect-hamilcar = Twoja grabież przynosi podwójny zysk.
effect-queen-of-sheba = Raz na rundę: poświęć legion na wrogim znaczniku kontroli i od razu przejmij prowincję.
effect-hercules = Brak mocy, za to siła na każdym torze.
effect-ramses-ii = Jedna kość więcej w każdej twojej bitwie lądowej.
effect-antigone = Podczas wymiany możesz ustalić własną liczbę, od 0 do 5.
effect-spartacus = Raz na rundę legion za jedną monetę albo jednych gladiatorów.
effect-colossus = Po zbieraniu bierzesz z rezerwy jeden wybrany towar.
effect-hanging-gardens = Na koniec fazy budowy możesz zachować dwa różne towary.
effect-pharos = Raz na rundę trirema za jedną monetę albo jedno drewno.
effect-statue-of-zeus = Co rundę możesz zadeklarować pokój z jednym przeciwnikiem, ale nie dwa razy z rzędu z tym samym.
effect-temple-of-artemis = Jedna moneta więcej przy każdym zbieraniu.
effect-pyramids = Zestaw 12 zasobów. Kto je zbuduje, może wygrać grę.

## Obszary planszy

province-italia = Italia
province-etruria = Etruria
province-gallia-cisalpina = Galia Przedalpejska
province-africa = Afryka
province-numidia = Numidia
province-tripolitania = Trypolitania
province-achaia = Achaja
province-macedonia = Macedonia
province-thracia = Tracja
province-aegyptus = Egipt
province-thebais = Tebaida
province-aethiopia = Etiopia
province-babylonia = Babilonia
province-assyria = Asyria
province-mesopotamia = Mezopotamia
province-sicilia = Sycylia
province-sardinia = Sardynia
province-corsica = Korsyka
province-crete = Kreta
province-cyprus = Cypr
province-dalmatia = Dalmacja
province-germania = Germania
province-dacia = Dacja
province-sarmatia = Sarmacja
province-asia = Azja
province-pontus = Pont
province-cilicia = Cylicja
province-armenia = Armenia
province-judea = Judea
province-arabia = Arabia
province-cyrenaica = Cyrenajka
province-libya = Libia
province-phazania = Fazania
sea-mare-sardoum = Morze Sardyńskie
sea-mare-tyrrhenum = Morze Tyrreńskie
sea-mare-adriaticum = Morze Adriatyckie
sea-mare-ionium = Morze Jońskie
sea-mare-africum = Morze Afrykańskie
sea-mare-aegaeum = Morze Egejskie
sea-pontus-euxinus = Morze Czarne
sea-mare-marmaricum = Morze Marmarickie
sea-mare-phoenicium = Morze Fenickie
sea-sinus-arabicus = Zatoka Arabska

## Miasta

city-roma = Rzym
city-carthago = Kartagina
city-athenae = Ateny
city-corinthus = Korynt
city-pella = Pella
city-alexandria = Aleksandria
city-memphis = Memfis
city-thebae = Teby
city-babylon = Babilon
city-ninive = Niniwa
city-syracusae = Syrakuzy
city-caralis = Caralis
city-salamis = Salamina
city-troia = Troja
city-ierusalem = Jerozolima
city-cyrene = Cyrena

## Karty

card-caesar = Cezar
card-pericles = Perykles
card-cleopatra = Kleopatra
card-hannibal = Hannibal
card-hammurabi = Hammurabi
card-castor-and-pollux = Kastor i Polluks
card-nebuchadnezzar = Nabuchodonozor
card-circe = Kirke
card-penthesilea = Pentezylea
card-gilgamesh = Gilgamesz
card-perseus = Perseusz
card-hamilcar = Hamilkar
card-queen-of-sheba = Królowa Saby
card-hercules = Herkules
card-ramses-ii = Ramzes II
card-antigone = Antygona
card-spartacus = Spartakus
card-colossus = Kolos Rodyjski
card-hanging-gardens = Wiszące Ogrody
card-pharos = Latarnia w Faros
card-statue-of-zeus = Posąg Zeusa
card-temple-of-artemis = Świątynia Artemidy
card-pyramids = Piramidy
