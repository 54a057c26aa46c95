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
prompt-temple = { $what }: tutejsza świątynia daje jeszcze jedną monetę albo jeszcze jeden legendarny towar.
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
prompt-give = Masz o jeden zasób więcej: oddaj { $empire-dat } jeden ze swoich.
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
prompt-take-over = Twój legion utrzymał znacznik kontroli: przejmij prowincję albo zostaw ją w spokoju.
prompt-sail = Przemieść triremy: wskaż triremę, potem sąsiednie morze. Na koniec zakończ ruch.
prompt-attack = Zaatakuj wrogie triremy na wspólnym morzu albo zakończ.
prompt-march = Przemieść legiony: wskaż je, potem prowincję. Na koniec zakończ ruch.
prompt-fight = Wybierz następną bitwę lądową.
prompt-losses =
    { $left ->
         [one] Tracisz { $left } jednostkę: wybierz którą.
         [few] Tracisz { $left } jednostki: wybierz jedną.
        *[many] Tracisz { $left } jednostek: wybierz jedną.
    }
prompt-conquest = Zdobycz jest twoja: w każdej prowincji grab, okupuj albo zrezygnuj z obu.
prompt-occupy = { $at }: obsadź legionami kolejne budowle albo zakończ.
prompt-convert = Królowa Saby: czy poświęcasz legion i od razu przejmujesz { $at-acc }?
prompt-plunder = Grabież ({ $what }): weź monetę albo dobierz legendarny towar.
prompt-circe = Kirke: ustaw legiony na pustych miejscach karawan.
prompt-tie = Remis: wskaż, kto zdobywa tytuł { $title-gen }.
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
wait-tie = { $empire } rozstrzyga, kto zdobywa tytuł { $title-gen }.

## Możliwości

act-play = Graj { $empire-ins }
act-draw = Dobierz za { $what-acc } ({ $at })
act-gain = Weź { $gain-acc }
act-colossus = Weź z rezerwy { $good-acc }
act-no-colossus = Nie bierz nic
act-announce = Ogłoś { $number }
act-own-number = Zaoferuj { $number }
act-keep-number = Zostaw liczbę { $number }
act-offer = Zaoferuj { $token-acc }
act-take = Zabierz { $from-dat } { $token-acc }
act-give = Oddaj { $token-acc }
act-step-in = Buduj przed innymi i zwycięż
act-decline = Rezygnuj
act-name-builder = Buduje { $empire }
act-name-mover = Rusza się { $empire }
act-build-control = Obejmij kontrolę { $at-in } ({ $cost })
act-build-legion = Zbuduj legion { $at-in } ({ $cost })
act-build-fortress = Zbuduj fortecę { $at-in } ({ $cost })
act-build-trireme = Zbuduj triremę { $at-in } ({ $cost })
act-build-building = Zbuduj { $what-acc } { $at-in } ({ $cost })
act-build-card = Zdobądź { $card-acc } ({ $cost })
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
act-price-free = Bez zapłaty
act-pay = Dołóż { $token-acc }
act-muster = Pentezylea: wystaw darmowe legiony
act-end-build = Zakończ budowę
act-copy = Zyskaj moc { $card-gen }
act-keep = Zachowaj { $token-acc }
act-end-keep = Nie zachowuj nic więcej
act-peace = Zadeklaruj pokój z { $empire-ins }
act-no-peace = Bez pokoju w tej rundzie
act-take-over = Przejmij { $at-acc }
act-end-take-over = Nie przejmuj nic więcej
act-sail = Przemieść triremę z { $from-gen } { $to-to }
act-end-sail = Zakończ ruch na morzu
act-attack = Zaatakuj { $empire-acc } { $at-in }
act-end-attacks = Bez dalszych bitew morskich
act-march = Przemieść legion z { $from-gen } { $to-to }
act-march-slot = Przemieść legion okupujący { $what-acc } z { $from-gen } { $to-to }
act-march-marker = Przemieść legion ze znacznika kontroli z { $from-gen } { $to-to }
act-end-march = Zakończ ruch na lądzie
act-fight = Stocz bitwę z { $empire-ins } { $at-in }
act-lose-fortress = Strać fortecę
act-lose-legion = Strać legion
act-lose-slot = Strać legion okupujący { $what-acc }
act-lose-marker = Strać legion ze znacznika kontroli
act-pillage = Splądruj { $what-acc } { $at-in }
act-occupy = Okupuj { $what-acc } { $at-in }
act-end-occupy = Nie okupuj tu nic więcej
act-occupy-marker = Okupuj znacznik kontroli { $at-in }
act-hold = Utrzymaj okupację { $at-in }
act-release = Bez grabieży i okupacji { $at-in }
act-convert = Poświęć legion i przejmij prowincję
act-no-convert = Zostaw legion na znaczniku
act-circe = Legion pracuje tutaj: { $what }, { $at }
act-end-circe = Nie ustawiaj więcej legionów dla Kirke
act-leader = { $empire } zdobywa tytuł { $title-gen }

## Co się stało

event-seated = { $seat } gra { $empire-ins }.
event-round = Zaczyna się runda { $round }.
event-cards-turned = Odkryte karty: { $cards }.
event-collected = { $empire } zbiera: { $tokens-acc }.
event-lapsed = Zabrakło w rezerwie. { $empire } nie otrzymuje wszystkiego, brakuje: { $tokens }.
event-took-coin = { $empire } bierze monetę za { $what-acc }.
event-drew = { $empire } dobiera { $token-acc }.
event-drew-hidden = { $empire } dobiera legendarny towar.
event-pile-renewed = Odrzucone legendarne towary tworzą nowy, potasowany stos.
event-colossus = { $empire } bierze dzięki Kolosowi { $good-acc }.
event-no-colossus = { $empire } nie korzysta z Kolosa.
event-announced = { $empire } ogłasza liczbę { $number }.
event-own-number = { $empire } dzięki Antygonie ustala liczbę { $number }.
event-kept-number = { $empire } zostawia ogłoszoną liczbę.
event-no-trade = W tej rundzie nie ma wymiany.
event-revealed = Oferty odkryte: { $offers }.
event-took = { $empire } zabiera { $from-dat } { $token-acc }.
event-chain-ended = { $empire } nie ma czego zabrać: wymiana się kończy.
event-gave = { $empire } oddaje { $to-dat } { $token-acc }.
event-stepped-in = { $empire } wkracza z Perseuszem.
event-named-builder = { $by } wskazuje, kto buduje: { $empire }.
event-built-control = { $empire } obejmuje kontrolę { $at-in } { $paid }.
event-built-legion = { $empire } buduje legion { $at-in } { $paid }.
event-built-fortress = { $empire } buduje fortecę { $at-in } { $paid }.
event-built-trireme = { $empire } buduje triremę { $at-in } { $paid }.
event-built-building = { $empire } buduje { $what-acc } { $at-in } { $paid }.
event-built-card = { $empire } zdobywa { $card-acc } { $paid }.
event-mustered =
    Pentezylea: { $empire } wystawia za darmo { $legions ->
         [one] { $legions } legion
         [few] { $legions } legiony
        *[many] { $legions } legionów
    }.
event-copied = { $empire } zyskuje moc { $card-gen }.
event-ended-build = { $empire } kończy budowę.
event-discarded = { $empire } odrzuca: { $tokens-acc }.
event-discarded-nothing = { $empire } nie ma czego odrzucić.
event-discarded-hidden =
    { $empire } odrzuca { $count ->
         [one] { $count } zasób
         [few] { $count } zasoby
        *[many] { $count } zasobów
    }.
event-peace = { $empire } deklaruje pokój z { $with-ins }.
event-recalled =
    { $empire } odwołuje z { $at-gen } do stolicy { $legions ->
         [one] { $legions } legion
         [few] { $legions } legiony
        *[many] { $legions } legionów
    }.
event-named-mover = { $by } wskazuje, kto się rusza: { $empire }.
event-took-over = { $empire } przejmuje { $at-acc } od { $from-gen }.
event-sailed = { $empire } przemieszcza triremę z { $from-gen } { $to-to }.
event-marched = { $empire } przemieszcza legion z { $from-gen } { $to-to }.
event-shipped = { $empire } przewozi legion z { $from-gen } { $to-to }.
event-fought = Bitwa { $at-in }. { $one }; { $two }.
event-fought-fortress = Bitwa { $at-in }. { $one }; { $two }. Forteca { $walled-gen } zatrzymuje jedno trafienie.
event-lost-triremes =
    { $empire } traci { $count ->
         [one] { $count } triremę
         [few] { $count } triremy
        *[many] { $count } trirem
    } { $at-in }.
event-lost-fortress = { $empire } traci fortecę { $at-in }.
event-lost-legion = { $empire } traci legion { $at-in }.
event-lost-slot = { $empire } traci legion okupujący { $what-acc } { $at-in }.
event-lost-marker = { $empire } traci legion na znaczniku kontroli { $at-in }.
event-war = Stan wojny { $at-in }.
event-pillaged = { $empire } plądruje { $what-acc } { $at-in }. Zysk: { $tokens }.
event-occupied = { $empire } okupuje { $what-acc } { $at-in }.
event-occupied-marker = { $empire } okupuje znacznik kontroli { $at-in }.
event-held = { $empire } utrzymuje okupację { $at-in }.
event-released = { $empire } nie grabi i nie okupuje { $at-in }.
event-placed = { $empire } stawia legion dla Kirke: { $what } { $at-in }.
event-ended-perseus = { $empire } nie wkracza z Perseuszem.
event-ended-peace = { $empire } nie deklaruje pokoju.
event-ended-take-over = { $empire } nie przejmuje więcej prowincji.
event-ended-sail = { $empire } kończy ruch na morzu.
event-ended-attack = { $empire } nie szuka więcej bitew morskich.
event-ended-march = { $empire } kończy ruch na lądzie.
event-ended-occupy = { $empire } nie okupuje tam więcej budowli.
event-ended-convert = { $empire } zostawia legion na znaczniku kontroli.
event-ended-circe = { $empire } nie ustawia więcej legionów dla Kirke.
event-ended-move = { $empire } kończy ruch.
event-titled = { $empire } zdobywa tytuł { $title-gen }.
event-kept-title = { $empire } zachowuje tytuł { $title-gen }.
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
    { $empire }: { $dice } = { $total }, { $hits ->
         [one] { $hits } trafienie
         [few] { $hits } trafienia
        *[many] { $hits } trafień
    }
rolled-bonus =
    { $empire }: { $dice } + { $bonus } = { $total }, { $hits ->
         [one] { $hits } trafienie
         [few] { $hits } trafienia
        *[many] { $hits } trafień
    }
rolled-nothing =
    { $empire }: bez kości, suma { $total }, { $hits ->
         [one] { $hits } trafienie
         [few] { $hits } trafienia
        *[many] { $hits } trafień
    }

## Miejsca w zapisie

milestone-round = Runda { $round }
milestone-trade = Wymiana
milestone-build = Budowa: { $empire }
milestone-move = Ruch: { $empire }
milestone-battle = Bitwa { $at-in }

## Dlaczego nie

refusal-over = Gra jest skończona.
refusal-not-asked = To nie twoja decyzja.
refusal-other-phase = W tej fazie nie można tego zrobić.
refusal-decided = Twoja oferta jest wyłożona: poczekaj na innych.
refusal-no-empire = { $empire } nie jest do wzięcia na tej planszy.
refusal-no-legendary = To nie jest legendarne miasto: { $what }, { $at }.
refusal-not-your-city = Nie kontrolujesz tego miasta: { $what }, { $at }.
refusal-drawn = Dla tego miasta dobór już się odbył: { $what }, { $at }.
refusal-not-in-stock = W rezerwie tego nie ma: { $good }.
refusal-no-such-number = Żaden znacznik wymiany nie ma liczby { $number }.
refusal-marker-played = Znacznik z liczbą { $number } został zagrany; wszystkie wrócą, gdy zagrane będą trzy.
refusal-hold-too-few = Masz za mało zasobów, by zaoferować { $number }.
refusal-number-too-large = Własna liczba musi być od 0 do 5.
refusal-not-held = Tego nie masz: { $token }.
refusal-takes-no-part = { $empire } nie bierze udziału w tym handlu.
refusal-own-offer = Nie możesz zabrać zasobu z własnej oferty.
refusal-not-offered = { $empire } tego nie oferuje.
refusal-no-repeat = Ty masz zasób od { $empire-gen }, a { $empire } ma twój: wybierz teraz kogoś innego.
refusal-cannot-win = W tej chwili nie dałoby ci to zwycięstwa.
refusal-had-turn = { $empire } ma już turę za sobą.
refusal-not-playing = { $empire } nie bierze udziału w grze.
refusal-not-on-board = { $at }: ten obszar nie jest w grze.
refusal-not-linked = { $at }: to nie sąsiad żadnej prowincji, którą kontrolujesz od początku rundy.
refusal-newly-linked = { $at }: prowadzi tam tylko prowincja zyskana w tej rundzie.
refusal-controlled = { $at }: ta prowincja jest już pod kontrolą.
refusal-enemy-there = Wrogie jednostki stoją już { $at-in }.
refusal-no-markers = Nie masz już znaczników kontroli.
refusal-not-yours = { $at }: nie kontrolujesz tej prowincji.
refusal-fortress-there = Forteca stoi już { $at-in }.
refusal-no-legions = Nie masz już legionów w zapasie.
refusal-no-triremes = Nie masz już trirem w zapasie.
refusal-no-fortresses = Nie masz już fortec w zapasie.
refusal-no-coast = { $at }: nie masz nad tym morzem prowincji wolnej od wroga.
refusal-standing = { $what } { $at-in }: budowla już tam stoi.
refusal-covered = { $what } { $at-in }: na tym miejscu stoi wrogi legion.
refusal-not-face-up = { $card }: ta karta nie leży odkryta.
refusal-five-cards = Masz już pięć kart.
refusal-pyramids-built = Piramidy masz już zbudowane.
refusal-cannot-pay = Nie masz na to zestawu { $number } zasobów.
refusal-build-first = Najpierw wskaż, co budujesz.
refusal-pay-first = Zapłać za to, co zaczęte, albo cofnij.
refusal-no-form = Tak nie można za to zapłacić.
refusal-no-set = Nie masz na to takiego zestawu.
refusal-no-fixed = Stała cena to moneta albo ten towar: { $good }.
refusal-kind-twice-again = Jeden towar jest już w zestawie dwa razy, więc drugi nie może się powtórzyć: { $good }.
refusal-kind-twice = W zestawie towar nie może się powtórzyć: { $good }.
refusal-dead-end = Zestawu nie da się dokończyć, jeśli dołożysz { $token-acc }.
refusal-no-power = Nie masz mocy { $card-gen }.
refusal-used = { $card }: tej mocy użyto już w tej rundzie.
refusal-nobody-invades = W twoich prowincjach nie ma wrogich legionów.
refusal-only-to-win = Kto wkracza z Perseuszem, robi tylko to, co daje zwycięstwo.
refusal-not-copyable = { $card }: tej mocy nie można skopiować.
refusal-not-owned = { $card }: tej karty nie ma żaden inny gracz.
refusal-only-goods = W ten sposób zachowuje się tylko towary.
refusal-kept-kind = Ten rodzaj już zachowujesz: { $good }.
refusal-peace-again = Ostatnio padła deklaracja pokoju z { $empire-ins }: wybierz kogoś innego.
refusal-oneself = Pokój zawiera się z innym graczem.
refusal-not-on-marker = { $at }: na znaczniku kontroli nie stoi twój legion.
refusal-not-ripe = { $at }: twój legion stoi na znaczniku kontroli dopiero od tej rundy.
refusal-no-link = { $at }: to nie sąsiad żadnej innej twojej prowincji.
refusal-no-trireme = { $at }: nie masz tam triremy.
refusal-sailed = { $at }: twoje triremy już się stamtąd ruszyły albo właśnie tam dopłynęły.
refusal-not-adjacent = { $from } i { $to } nie sąsiadują ze sobą.
refusal-no-sea-battle = Nie masz { $at-in } trirem naprzeciw trirem { $empire-gen }.
refusal-fought = W tej turze stoczono już bitwę { $at-in }.
refusal-at-peace = W tej rundzie panuje pokój z { $empire-ins }.
refusal-no-legion = Żaden twój legion nie stoi tak { $at-in }.
refusal-marched = Twoje legiony { $at-in } już się ruszyły.
refusal-out-of-reach = Z { $from-gen } nie można dojść ani dopłynąć { $to-to }.
refusal-no-battle = Nie masz { $at-in } jednostek naprzeciw jednostek { $empire-gen }.
refusal-no-such-loss = Nie masz takiej jednostki w tej bitwie.
refusal-not-conqueror = { $at }: nie zdobył jej żaden twój legion.
refusal-nobodys = { $at }: nikt nie kontroluje tej prowincji, nie ma czego zdobywać.
refusal-own-province = { $at } to twoja własna prowincja.
refusal-not-alone = { $at }: są tam też jednostki innych.
refusal-one-choice = { $at }: tam już zapadła twoja decyzja.
refusal-no-building = { $what } { $at-in }: ta budowla nie stoi.
refusal-elsewhere = Okupujesz teraz budowle w innej prowincji: { $what }, { $at }.
refusal-occupied-already = Stoi tam już twój legion: { $what }, { $at }.
refusal-capital-province = { $at } to prowincja stołeczna: kontrola nad nią nigdy się nie zmienia.
refusal-holds-nothing = Żaden twój legion niczego nie okupuje { $at-in }.
refusal-no-caravan-slot = To nie jest miejsce dla karawany: { $what }, { $at }.
refusal-no-legion-for = { $what } { $at-in }: nie ma już legionu dla tego miejsca.
refusal-not-tied = { $empire } nie jest wśród remisujących.

## Sytuacja w słowach

describe-time = Runda { $round }: { $phase }
describe-empire = { $empire }: handel { $trade }, kultura { $culture }, wojsko { $military }; zasoby: { $held }; karty: { $cards }; { $titles }
describe-no-title = bez tytułu
describe-hand = Masz za zasłonką: { $tokens-acc }
describe-trade = { $empire } oferuje: { $offer-acc }; zabrano: { $taken-acc }
describe-sale = Odkryte karty: { $cards }; zakryte: { $deck }
describe-province = { $at } ({ $empire }): { $things }
describe-nobody = bez kontroli
describe-nothing = pusto
describe-occupied = { $what } (pod okupacją { $empire-gen })
describe-legions =
    { $legions ->
         [one] { $legions } legion { $empire-gen }
         [few] { $legions } legiony { $empire-gen }
        *[many] { $legions } legionów { $empire-gen }
    }
describe-fortress = forteca { $empire-gen }
describe-sea = { $at }: { $things }
describe-triremes =
    { $triremes ->
         [one] { $triremes } trirema { $empire-gen }
         [few] { $triremes } triremy { $empire-gen }
        *[many] { $triremes } trirem { $empire-gen }
    }

## Nazwy rzeczy

phase-0 = Przygotowanie gry
phase-1 = Zbieranie zasobów
phase-2 = Wymiana zasobów
phase-3 = Budowa
phase-4 = Ruch i walka
phase-5 = Zdobycie przywództwa
item-control = Kontrola { $at-in }
item-legion = Legion { $at-in }
item-fortress = Forteca { $at-in }
item-trireme = Trirema { $at-in }
item-building = { $what } { $at-in }
item-card = { $card }
tokens =
    { $count ->
        [one] { $token }
        [few] { $count } { $token-few }
       *[many] { $count } { $token-many }
    }
    .acc =
        { $count ->
            [one] { $token-acc }
            [few] { $count } { $token-few }
           *[many] { $count } { $token-many }
        }
tokens-none = nic
    .acc = nic
paid-nothing = bez zapłaty
paid-with = za { $tokens-acc }

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
board-copied = Ma też moc { $card-gen }
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
board-battle = Bitwa { $at-in }
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
board-occupied-by = Okupuje { $empire }
board-yields = Daje { $good-acc }
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
