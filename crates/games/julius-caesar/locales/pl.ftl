# Julius Caesar: słownictwo gry po polsku.
#
# Liczby wybierają formę liczby mnogiej; nazwy są wyszukiwane w tym pliku i wstawiane
# w mianowniku, dlatego stoją po dwukropku, myślniku lub jako podmiot. Obszary na
# trasie łączą myślniki. Nazwy obszarów, bloczków i kart na końcu pochodzą z data/.

## Gra, strony, scenariusz i opcje

game-title = Julius Caesar
game-pitch = Przekrocz Rubikon albo broń Republiki. Drewniane bloczki kryją twoje legiony przed drugą stroną i nikt nie wie, co stoi pod Rzymem, póki nie padną ciosy.
seat-caesar = Cezar
seat-pompey = Pompejusz
scenario-civil-war = Wojna domowa, lata 705–709 (49–45 p.n.e.)
option-free-deployment = Dowolne rozstawienie
option-free-deployment-help = Obie strony potajemnie rozmieszczają od nowa swoje bloczki w miastach, w których zaczynają grę.
option-tournament = Start turniejowy
option-tournament-help = W pierwszej turze roku 705 Graczem 1 jest Cezar, bez względu na zagrane karty.

## Jak kończy się gra

outcome-ten-points = co najmniej dziesięć Punktów Zwycięstwa
outcome-more-points = więcej Punktów Zwycięstwa po ostatnim Roku
outcome-rome = równa liczba punktów, kontrola Rzymu
outcome-tie = równa liczba punktów, Rzym pusty
outcome-stopped = gra została przerwana

## Co masz zrobić

prompt-deploy =
    Wybierz bloczek i jego miasto. { $left ->
        [one] Został { $left } bloczek.
        [few] Zostały { $left } bloczki.
       *[many] Zostało { $left } bloczków.
    }
prompt-confirm = Rozstawienie jest gotowe: zatwierdź je.
prompt-deploy-done = Twoje rozstawienie jest gotowe. { $side } jeszcze się rozstawia.
prompt-deploy-both = Obie strony potajemnie rozstawiają bloczki.
prompt-deploy-one = { $side } jeszcze rozstawia bloczki.
prompt-discard = Odrzuć jedną ze swoich sześciu kart (zakrytą).
prompt-discard-done = Twoja karta jest odrzucona. { $side } jeszcze wybiera.
prompt-discard-both = Obie strony wybierają kartę do odrzucenia.
prompt-discard-one = { $side } jeszcze wybiera kartę do odrzucenia.
prompt-commit = Tura { $turn }: wybierz kartę, którą zagrywasz.
prompt-commit-done = Twoja karta leży zakryta. { $side } jeszcze wybiera.
prompt-commit-both = Obie strony wybierają kartę do zagrania.
prompt-commit-one = { $side } jeszcze wybiera kartę.
prompt-move =
    Ruch: wybierz bloczek albo zakończ ruchy. { $moves ->
        [0] Nie ma już Punktów Ruchu: ruszać się mogą tylko bloczki z aktywowanych obszarów.
        [one] Został { $moves } Punkt Ruchu.
        [few] Zostały { $moves } Punkty Ruchu.
       *[many] Zostało { $moves } Punktów Ruchu.
    }
prompt-move-mars = Mars: jeden ruch grupowy bloczków lądowych. Wybierz bloczek albo zakończ ruchy.
prompt-move-mercury = Mercury: jeden ruch grupowy bloczków lądowych, najdalej o trzy miasta. Wybierz bloczek albo zakończ ruchy.
prompt-move-neptune = Neptun: jeden ruch grupowy flot. Wybierz flotę albo zakończ ruchy.
prompt-move-pluto = Pluto: jeden ruch grupowy bloczków lądowych, z wyższymi limitami dróg przy ataku. Wybierz bloczek albo zakończ ruchy.
prompt-go = { $block }: dokąd?
prompt-main = { $at }: który atak jest Atakiem Głównym?
prompt-mains = Który atak jest Atakiem Głównym? Wskaż go dla każdej bitwy.
prompt-surprise = Wybierz bitwę, w której atakujesz z zaskoczenia.
prompt-jupiter = Jupiter: wybierz obszar i kolor wrogiego bloczka albo zrezygnuj ze zdarzenia.
prompt-defect = { $block }: bloczek przechodzi na Twoją stronę. Wybierz miasto.
prompt-vulcan = Vulcan: wybierz wrogie miasto albo zrezygnuj ze zdarzenia.
prompt-levy =
    Zaciąg: dodaj stopień siły, wystaw bloczek albo zakończ zaciągi. { $levies ->
        [one] Został { $levies } Punkt Zaciągu.
        [few] Zostały { $levies } Punkty Zaciągu.
       *[many] Zostało { $levies } Punktów Zaciągu.
    }
prompt-raise = { $block }: gdzie wystawiasz bloczek?
prompt-pick-battle = Wybierz kolejną bitwę.
prompt-turn = { $at }, runda { $round }: działa Twój bloczek o inicjatywie { $letter }. Walcz, spasuj albo wycofaj się.
prompt-turn-first = { $at }, runda { $round }: działa Twój bloczek o inicjatywie { $letter }. Walcz albo spasuj.
prompt-turn-forced = { $at }, runda { $round }: Twoje bloczki o inicjatywie { $letter } muszą się wycofać.
prompt-hits =
    { $left ->
        [one] Do przyjęcia jest { $left } trafienie.
        [few] Do przyjęcia są { $left } trafienia.
       *[many] Do przyjęcia jest { $left } trafień.
    } Wybierz bloczek, który otrzyma trafienie.
prompt-regroup = { $at }: bitwa wygrana. Wybierz bloczek do przegrupowania albo zakończ przegrupowanie.
prompt-regroup-go = { $block }: dokąd przegrupować?
prompt-winter-navis = Zima: wybierz port dla każdej floty na morzu.
prompt-supply = Zaopatrzenie w zimie: usuń bloczek tam, gdzie jest ich za dużo ({ $cities }).
prompt-disband = Zima: usuń dowolne swoje bloczki albo zakończ usuwanie.
prompt-over-ten-points = Wygrywa { $side }: ma co najmniej dziesięć Punktów Zwycięstwa.
prompt-over-more-points = Wygrywa { $side }: ma więcej Punktów Zwycięstwa.
prompt-over-rome = Liczba punktów jest równa: wygrywa { $side }, bo kontroluje Rzym.
prompt-over-tie = Remis: liczba punktów jest równa, a Rzym jest pusty.
prompt-nothing = Nie ma nic do rozstrzygnięcia.

## Na co czekasz

wait-move =
    { $side } wykonuje ruchy. { $moves ->
        [0] Nie ma już Punktów Ruchu.
        [one] Został { $moves } Punkt Ruchu.
        [few] Zostały { $moves } Punkty Ruchu.
       *[many] Zostało { $moves } Punktów Ruchu.
    }
wait-move-event = { $side } wykonuje ruch grupowy: { $god }.
wait-main = { $at }: { $side } wyznacza Atak Główny.
wait-mains = { $side } wyznacza Ataki Główne.
wait-surprise = { $side } wybiera bitwę, w której atakuje z zaskoczenia.
wait-jupiter = { $side } wybiera cel Jupitera.
wait-defect = { $side } wybiera miasto dla przejętego bloczka: { $block }.
wait-vulcan = { $side } wybiera miasto, w które uderzy Vulcan.
wait-levy =
    { $side } przeprowadza zaciąg. { $levies ->
        [one] Został { $levies } Punkt Zaciągu.
        [few] Zostały { $levies } Punkty Zaciągu.
       *[many] Zostało { $levies } Punktów Zaciągu.
    }
wait-pick-battle = { $side } wybiera kolejną bitwę.
wait-turn = { $at }, runda { $round }: działa { $side }, inicjatywa { $letter }.
wait-hits =
    { $side } przyjmuje { $left ->
        [one] { $left } trafienie.
        [few] { $left } trafienia.
       *[many] { $left } trafień.
    }
wait-regroup = { $at }: { $side } przegrupowuje bloczki.
wait-winter-navis = { $side } wprowadza floty do portów.
wait-supply = { $side } usuwa bloczki, dla których brakuje zaopatrzenia.
wait-disband = { $side } usuwa bloczki.

## Możliwości

act-deploy = { $block } ({ $steps }, { $rating }): { $city }
act-historical = Historyczne rozstawienie
act-confirm = Zatwierdź rozstawienie
act-discard = Odrzuć: { $card }
act-commit = Zagraj: { $card }
act-take = { $block } ({ $steps }, { $rating }), { $at }
act-go = { $path }
act-go-attack = { $path }: atak
act-go-reinforce = { $path }: posiłki
act-go-sea = { $path }: ruch morski
act-end-moves = Zakończ ruchy
act-main =
    { $path }: { $blocks ->
        [one] { $blocks } bloczek
        [few] { $blocks } bloczki
       *[many] { $blocks } bloczków
    }
act-surprise = { $at }
act-jupiter =
    { $at }: bloczek { $colour }{ $blocks ->
        [one] {""}
       *[other] , jeden z { $blocks }
    }
act-vulcan =
    { $at }: { $blocks ->
        [one] { $blocks } bloczek traci stopień siły
        [few] { $blocks } bloczki tracą stopień siły
       *[many] { $blocks } bloczków traci stopień siły
    }
act-decline = Zrezygnuj ze zdarzenia
act-add-step = Dodaj stopień siły: { $block } ({ $steps } → { $more }, { $rating }), { $at }
act-raise = Wystaw: { $block } ({ $rating }), dowolne przyjazne miasto
act-raise-port = Wystaw: { $block } ({ $rating }), dowolny przyjazny duży port
act-raise-in = Wystaw: { $block } ({ $rating }), { $at }
act-place = { $at }
act-end-levies = Zakończ zaciągi
act-battle = { $at }: { seat-caesar } { $caesar }, { seat-pompey } { $pompey }
act-fire =
    Walcz: { $block }, { $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
       *[many] { $dice } kości
    }, { $fire ->
        [1] trafia 1
       *[other] trafia { $fire } lub mniej
    }
act-pass = Spasuj: { $block }
act-retreat = Wycofaj: { $block }, { $path }
act-retreat-sea = Wycofaj przez morze: { $block }, { $path }
act-lost = { $block } ({ $steps }): bloczek nie może się wycofać i zostaje wyeliminowany
act-surrender = { $block } ({ $steps }): nie może się wycofać i przechodzi na stronę wroga
act-hit = { $block } ({ $steps } → { $left }, { $rating })
act-hit-eliminated = { $block } ({ $steps }, { $rating }): bloczek wyeliminowany
act-hit-killed = { $block } ({ $steps }, { $rating }): lider ginie
act-hit-captured = { $block } ({ $steps }, { $rating }): przechodzi na stronę wroga
act-end-regroup = Zakończ przegrupowanie
act-to-port = { $block } ({ $steps }): { $path }
act-disband = Usuń: { $block } ({ $steps }, { $rating }), { $at }
act-end-disband = Zakończ usuwanie
nowhere = poza planszą

## Co się stało

event-deployed = Rozstawienie skończone. Kleopatra: { $at }.
event-year-began = Zaczyna się rok { $year } ({ $bc } p.n.e.).
event-dealt =
    { $side } otrzymuje { $cards ->
        [one] { $cards } kartę.
        [few] { $cards } karty.
       *[many] { $cards } kart.
    }
event-dealt-own = { $side } otrzymuje karty: { $cards }.
event-discarded = { $side } odrzuca kartę.
event-discarded-own = { $side } odrzuca kartę: { $card }.
event-revealed = Odkryte karty: { seat-caesar } – { $caesar }, { seat-pompey } – { $pompey }.
event-cancelled = Dwie Karty Zdarzeń anulują się: koniec tury.
event-part-began =
    { $side } jest Graczem { $player }: { $moves ->
        [one] { $moves } Punkt Ruchu
        [few] { $moves } Punkty Ruchu
       *[many] { $moves } Punktów Ruchu
    }, { $levies ->
        [one] { $levies } Punkt Zaciągu
        [few] { $levies } Punkty Zaciągu
       *[many] { $levies } Punktów Zaciągu
    }.
event-part-began-event = { $side } jest Graczem { $player }: { $god }.
event-moved = { $side } rusza: { $block }, { $path }.
event-shipped = { $side } przewozi przez morze: { $block }, { $path }.
event-regrouped = { $side } przegrupowuje: { $block }, { $path }.
event-moves-ended = { $side } kończy ruchy.
event-main-declared = { $side } wyznacza Atak Główny: { $path }.
event-surprise-named = { $side } atakuje z zaskoczenia: { $at }.
event-declined = { $side } rezygnuje ze zdarzenia.
event-turned = Jupiter: { $side } odkrywa bloczek { $block }{ $mark }, { $steps } ({ $at }).
event-defected = { $side } przejmuje: { $block }, { $path }.
event-struck =
    Vulcan: uderza { $side }. { $at }: { $blocks ->
        [one] { $blocks } bloczek traci stopień siły.
        [few] { $blocks } bloczki tracą stopień siły.
       *[many] { $blocks } bloczków traci stopień siły.
    }
event-raised = { $side } wystawia: { $block }, { $at }.
event-grew = { $side } dodaje stopień siły: { $block }, { $at }.
event-levies-ended = { $side } kończy zaciągi.
event-battle-began = Bitwa: { $at }. Atakuje { $side }.
event-battle-began-surprise = Bitwa: { $at }. Z zaskoczenia atakuje { $side }.
event-shown = { $side } odkrywa bloczki: { $blocks }.
event-round-began = Runda Bitwy { $round }.
event-disrupted = Przełamanie: { $side }. Wszystkie rezerwy tracą stopień siły.
event-roles-swapped = Atakującym jest teraz { $side }.
event-fired =
    { $block }{ $mark }: rzut { $dice }, { $hits ->
        [0] pudło.
        [one] { $hits } trafienie.
        [few] { $hits } trafienia.
       *[many] { $hits } trafień.
    }
event-passed = { $block }{ $mark }: pas.
event-reduced = { $block }{ $mark }: utrata stopnia siły, zostaje { $steps }.
event-eliminated = { $block }{ $mark }: bloczek wyeliminowany.
event-killed = { $block }{ $mark }: lider ginie, trofeum zdobywa { $side }.
event-captured = { $side } zdobywa Kleopatrę: { $at }.
event-retreated = { $block }{ $mark }: wycofanie, { $path }.
event-battle-won = { $side } wygrywa bitwę: { $at }.
event-regroup-ended = { $side } kończy przegrupowanie.
event-turn-ended = Koniec tury { $turn } roku { $year }.
event-winter-began = Zima roku { $year }.
event-cleopatra-home = Kleopatra idzie do domu: { $path }. Kontroluje ją { $side }.
event-wintered = { $side } wprowadza do portu: { $block }, { $path }.
event-disbanded = { $side } usuwa: { $block }, { $at }.
event-scored = Punkty Zwycięstwa: { seat-caesar } { $caesar }, { seat-pompey } { $pompey }.
event-disband-ended = { $side } kończy usuwanie.
event-won = { $side } wygrywa wojnę.
event-drawn = Wojna kończy się remisem.

## Dlaczego nie

refusal-over = Gra jest skończona.
refusal-not-asked = To nie jest teraz Twoja decyzja.
refusal-other-phase = Tego nie można zrobić w tej fazie.
refusal-decided = Twoja decyzja już zapadła; poczekaj na drugą stronę.
refusal-not-in-hand = { $card }: tej karty nie masz na ręce.
refusal-apollo-first = W pierwszej turze Roku Apollo nie ma czego powtórzyć.
refusal-not-deployable = { $block }{ $mark }: to nie jest twój bloczek na mapie.
refusal-deployed = { $block }{ $mark }: ten bloczek jest już rozstawiony.
refusal-no-set-up-city = { $at }: to nie jest miasto twojego rozstawienia.
refusal-city-full = { $at }: stoją tu już wszystkie bloczki.
refusal-port-for-navis = { $at }: wolne miejsca w portach są dla twoich flot.
refusal-navis-inland = Floty można rozstawiać tylko w portach.
refusal-incomplete = Twoje rozstawienie nie jest pełne.
refusal-laid-out = Twoje rozstawienie jest już ułożone.
refusal-not-yours = { $block }{ $mark }: ten bloczek nie jest pod Twoją kontrolą.
refusal-moved = { $block }{ $mark }: ten bloczek już się ruszał w tej turze.
refusal-no-moves = { $at }: brakuje Punktu Ruchu, aby aktywować ten obszar.
refusal-pinned = { $at }: Twoje bloczki są tu związane przez atakujących.
refusal-not-by-event = { $block }{ $mark }: to zdarzenie nie porusza tego bloczka.
refusal-guard = { $at }: ostatnia flota musi pilnować morza, przez które w tej turze przepłynęły bloczki.
refusal-stuck = { $block }{ $mark }: ten bloczek nie ma dokąd się ruszyć.
refusal-take-first = Najpierw wybierz bloczek.
refusal-already-taken = { $block }{ $mark }: ten bloczek jest wybrany. Wskaż cel albo cofnij wybór.
refusal-no-path = Wskaż, dokąd rusza bloczek.
refusal-no-link = { $path }: ten bloczek nie ma tu połączenia.
refusal-round = { $at }: ten obszar powtarza się na trasie.
refusal-must-stop = { $at }: tu jest wróg i tu kończy się ruch.
refusal-too-far = To za daleko.
refusal-attack-too-far = { $at }: za daleko na atak.
refusal-road-full = { $path }: limit tej drogi jest wyczerpany.
refusal-entry-link = { $path }: tędy wszedł Atakujący.
refusal-no-amphibious = Ruchy morskie wykonuje się przed ruchami grupowymi.
refusal-event-ships = Ruchy morskie wymagają Karty Rozkazów.
refusal-unpaid-ships = Nie masz już Punktu Ruchu na ruch morski.
refusal-not-friendly = { $at }: ten obszar nie jest przyjazny.
refusal-no-port = { $at }: ruch morski kończy się w przyjaznym lub pustym porcie.
refusal-not-entered = { $path }: Twój atak nie szedł tędy.
refusal-not-attacked = { $at }: nie jesteś tu Atakującym.
refusal-nobody-there = { $at }: nie ma tu wrogiego bloczka w tym kolorze.
refusal-out-of-reach = { $at }: obszar nie przylega do przyjaznego miasta.
refusal-no-defection = { $at }: zbiega nie można tu umieścić.
refusal-not-enemy-city = { $at }: to nie jest wrogie miasto.
refusal-full-strength = { $block }{ $mark }: ten bloczek ma już pełną siłę.
refusal-not-in-friendly-city = { $block }{ $mark }: ten bloczek nie stoi w przyjaznym mieście.
refusal-at-sea = { $block }{ $mark }: ta flota jest na morzu.
refusal-city-not-friendly = { $at }: to nie jest przyjazne miasto.
refusal-face-up = { $block }{ $mark }: ten bloczek leży odkryty i w tym Roku nie podlega zaciągowi.
refusal-locked = { $block }{ $mark }: ten lider czeka, aż zginie inny lider tej strony.
refusal-not-raised-there = { $block }{ $mark }: tego bloczka nie można tam wystawić.
refusal-no-city = { $block }{ $mark }: nie ma przyjaznego miasta, w którym można wystawić ten bloczek.
refusal-no-battle = { $at }: nie ma tu bitwy.
refusal-not-in-battle = { $block }{ $mark }: ten bloczek nie bierze udziału w tej bitwie.
refusal-not-its-turn = { $block }{ $mark }: to nie jest Tura Bitwy tego bloczka.
refusal-acted = { $block }{ $mark }: ten bloczek miał już turę w tej rundzie.
refusal-in-reserve = { $block }{ $mark }: ten bloczek jest w rezerwie.
refusal-must-retreat = W ostatniej rundzie Atakujący musi się wycofać.
refusal-no-retreat-yet = W pierwszej rundzie nikt się nie wycofuje.
refusal-no-retreat = { $block }{ $mark }: ten bloczek nie może się tam wycofać.
refusal-enemy-bars = { $at }: są tu wrogie bloczki.
refusal-not-by-entry = { $path }: twoja strona nie przyszła tędy.
refusal-attackers-link = { $path }: ta droga jest zamknięta dla Obrońcy.
refusal-retreat-full = { $path }: tędy nie przejdzie już więcej bloczków.
refusal-no-sea-retreat = { $at }: odwrót morzem prowadzi przez jedno przyjazne morze do przyjaznego portu nad nim.
refusal-sea-retreat-used = W tej rundzie jeden bloczek wycofał się już morzem.
refusal-no-sea-link = { $block }{ $mark }: ta flota może przebyć jedno połączenie morskie.
refusal-can-retreat = { $block }{ $mark }: ten bloczek może się wycofać i nie jest stracony.
refusal-not-strongest = { $block }{ $mark }: ten bloczek nie należy do najsilniejszych.
refusal-no-regroup = { $block }{ $mark }: ten bloczek nie może się tam przegrupować.
refusal-no-haven = { $block }{ $mark }: ta flota nie może tam zimować.
refusal-not-at-sea = { $block }{ $mark }: ten bloczek nie jest na morzu.
refusal-regroup-by-sea = { $block }{ $mark }: ten bloczek nie może przegrupować się przez morze.
refusal-cleopatra = Kleopatry nie można usunąć.
refusal-no-surplus = { $block }{ $mark }: ten bloczek nie stoi w przepełnionym mieście.

## Sytuacja

describe-before = { $phase }, przed rokiem { $year }
describe-turn = Rok { $year }, tura { $turn }. { $phase }
describe-winter = Rok { $year }, Tura Zimowa. { $phase }
describe-score = Punkty Zwycięstwa: { seat-caesar } { $caesar }, { seat-pompey } { $pompey }
describe-part = { $side }, Gracz { $player }: Punkty Ruchu { $moves }, Punkty Zaciągu { $levies }
describe-part-event = { $side }, Gracz { $player }: { $god }
describe-activated = Aktywowane obszary:{" "}
describe-cards = Karty w tej turze: { seat-caesar } – { $caesar }, { seat-pompey } – { $pompey }
describe-last = Karty w poprzedniej turze: { seat-caesar } – { $caesar }, { seat-pompey } – { $pompey }
describe-hands = Karty na ręce: { seat-caesar } { $caesar }, { seat-pompey } { $pompey }
describe-own-hand = Twoja ręka:{" "}
describe-discarded = Twoja odrzucona karta: { $card }
describe-answer = Twoja wybrana karta: { $card }
describe-draft = Twoje rozstawienie:
describe-battle = Bitwa: { $at }, runda { $round }. Atakujący: { $side }
describe-battle-surprise = Bitwa: { $at }, runda { $round }. Atak z zaskoczenia: { $side }
describe-contested = Obszary sporne:
describe-pinned =
    {"    "}{ $side }, związanie: { $blocks ->
        [0] nie odejdzie żaden bloczek
        [one] odejść może { $blocks } bloczek
        [few] odejść mogą { $blocks } bloczki
       *[many] odejść może { $blocks } bloczków
    }
describe-held = { $side }, obszary przyjazne:
describe-vacant = Puste miasta z VP:{" "}
describe-pool =
    { $side }, Pula Zaciągu: { $blocks ->
        [one] { $blocks } bloczek
        [few] { $blocks } bloczki
       *[many] { $blocks } bloczków
    }
describe-face-up = Odkryte:{" "}
describe-killed = Polegli liderzy:{" "}

## Galeria

gallery-blocks = Bloczki: { $side }
gallery-command = Karty Rozkazów
gallery-events = Karty Zdarzeń

## Miejsca w partii, których szuka czytelnik

milestone-year = Rok { $year }
milestone-battle = Bitwa: { $at }
milestone-winter = Zima

## Fazy

phase-deploy = Przygotowanie
phase-discard = Faza kart: odrzucenie
phase-commit = Faza kart: zagranie karty
phase-move = Faza rozkazów: ruchy
phase-declare-main = Faza rozkazów: Ataki Główne
phase-surprise = Faza rozkazów: atak z zaskoczenia
phase-jupiter = Faza rozkazów: Jupiter
phase-defect = Faza rozkazów: Jupiter
phase-vulcan = Faza rozkazów: Vulcan
phase-levy = Faza rozkazów: zaciągi
phase-pick-battle = Faza bitwy: kolejna bitwa
phase-turn = Faza bitwy: Tura Bitwy
phase-hits = Faza bitwy: trafienia
phase-regroup = Faza bitwy: przegrupowanie
phase-winter-navis = Floty do portów
phase-supply = Zaopatrzenie w zimie
phase-disband = Usuwanie
phase-over = Koniec gry

## Bloczki w ogólności

back-tan = bloczek karmazynowy
back-green = bloczek zielony
back-blue = Kleopatra
backs-tan = bloczki karmazynowe
backs-green = bloczki zielone
colour-tan = karmazynowy
colour-green = zielony
colour-blue = niebieski
mark-tan = {" "}(karmazynowy)
mark-green = {" "}(zielony)
mark-moved = {" "}(po ruchu)
mark-acted = {" "}(po turze)
mark-reserve = {" "}(rezerwa)
series-legion = Legio
series-equitatus = Equitatus
series-auxilia = Auxilia
series-navis = Navis
kind-leader = Lider
kind-legion = Legion
kind-equitatus = Equitatus (kawaleria)
kind-elephant = Słonie
kind-auxilia-light = Auxilia: lekka piechota
kind-auxilia-archer = Auxilia: łucznicy
kind-ballista = Balista
kind-navis = Flota
kind-cleopatra = Kleopatra

## Obszary w ogólności

site-city = Miasto w głębi lądu
site-port = Port
site-major-port = Duży port
site-sea = Morze
link-kind-major = Droga główna
link-kind-minor = Droga drugorzędna
link-kind-strait = Cieśnina
link-kind-sea = Granica morza

## Co robią karty

effect-command =
    { $moves ->
        [one] { $moves } Punkt Ruchu
        [few] { $moves } Punkty Ruchu
       *[many] { $moves } Punktów Ruchu
    }, potem { $levies ->
        [one] { $levies } Punkt Zaciągu
        [few] { $levies } Punkty Zaciągu
       *[many] { $levies } Punktów Zaciągu
    }.
effect-apollo = Działa jak karta, którą przeciwnik zagrał w poprzedniej turze. Nie w pierwszej turze Roku.
effect-jupiter = Jeden wylosowany wrogi bloczek przyległy do przyjaznego miasta zmienia stronę. Lider lub flota traci zamiast tego stopień siły.
effect-mars = Jeden ruch grupowy bloczków lądowych. W jednej bitwie, którą zaczynasz, Twoje główne siły działają w 1. rundzie przed obrońcą.
effect-mercury = Jeden ruch grupowy bloczków lądowych, najdalej o trzy miasta, a z atakiem o dwa.
effect-neptune = Jeden ruch grupowy flot. W jednej bitwie, którą zaczynasz, Twoje główne siły działają w 1. rundzie przed obrońcą.
effect-pluto = Jeden ruch grupowy bloczków lądowych. Do ataku drogą główną może ruszyć sześć bloczków, drogą drugorzędną trzy, przez cieśninę dwa.
effect-vulcan = Każdy bloczek w jednym wrogim mieście traci stopień siły.

## Linie wyliczeń

# Kolejne części jednej linii wyliczenia.
line = { $p1 }{ $p2 }{ $p3 }{ $p4 }{ $p5 }{ $p6 }{ $p7 }{ $p8 }{ $p9 }{ $p10 }{ $p11 }{ $p12 }{ $p13 }{ $p14 }{ $p15 }{ $p16 }{ $p17 }{ $p18 }{ $p19 }{ $p20 }{ $p21 }{ $p22 }{ $p23 }{ $p24 }{ $p25 }{ $p26 }{ $p27 }{ $p28 }{ $p29 }{ $p30 }{ $p31 }{ $p32 }{ $p33 }{ $p34 }{ $p35 }{ $p36 }{ $p37 }{ $p38 }{ $p39 }{ $p40 }{ $p41 }{ $p42 }{ $p43 }{ $p44 }{ $p45 }{ $p46 }{ $p47 }{ $p48 }

## Słowa dla stron, bez zdań

term-player = Gracz
term-player-1 = Gracz 1
term-player-2 = Gracz 2
term-attacker = Atakujący
term-defender = Obrońca
term-owner = Właściciel
term-victor = Zwycięzca
term-year = Rok
term-game-turn = Tura gry
term-card-phase = Faza kart
term-command-phase = Faza rozkazów
term-battle-phase = Faza bitwy
term-winter-turn = Tura Zimowa
term-winter-cleopatra = Kleopatra idzie do domu
term-winter-navis = Floty do portów
term-winter-supply = Zaopatrzenie w zimie
term-winter-victory = Zwycięstwo
term-winter-disbanding = Usuwanie
term-year-reset = Reset Roku
term-battle-round = Runda Bitwy
term-battle-turn = Tura Bitwy
term-set-up = Przygotowanie
term-deployment-historical = Historyczne rozstawienie
term-deployment-free = Dowolne rozstawienie
term-tournament-start = Start turniejowy
term-card = Karta
term-card-command = Karta Rozkazów
term-card-event = Karta Zdarzeń
term-hand = Ręka
term-discard = Odrzucenie
term-card-cancelled = Zdarzenia anulowane
term-surprise-attack = Atak z zaskoczenia
term-treachery = Zdrada
term-move-point = Punkt Ruchu (PR)
term-levy-point = Punkt Zaciągu (PZ)
term-victory-point = Punkt Zwycięstwa (VP)
term-trophy = Trofeum
term-block = Bloczek
term-strength = Siła
term-step = Stopień siły
term-combat-rating = Współczynnik walki
term-initiative = Inicjatywa
term-firepower = Walka
term-leader = Lider
term-legion = Legion
term-auxilia = Auxilia
term-auxilia-light = Lekka piechota
term-auxilia-archer = Łucznicy
term-equitatus = Equitatus (kawaleria)
term-elephant = Słonie
term-ballista = Balista
term-navis = Flota
term-land-block = Bloczek lądowy
term-levy-pool = Pula Zaciągu
term-eliminated = Wyeliminowany
term-face-up = Odkryty
term-hidden = Zakryty
term-fog-of-war = Mgła wojny
term-map = Plansza
term-location = Obszar
term-city = Miasto
term-sea = Morze
term-port = Port
term-major-port = Duży port
term-island = Wyspa
term-road = Droga
term-major-road = Droga główna
term-minor-road = Droga drugorzędna
term-strait = Cieśnina
term-sea-border = Granica morza
term-city-value = Wartość miasta
term-road-limit = Limit drogi
term-friendly = Przyjazny
term-enemy = Wrogi
term-vacant = Pusty
term-contested = Sporny
term-control = Kontrola
term-adjacent = Przyległy
term-move = Ruch
term-group = Grupa
term-group-move = Ruch grupowy
term-navis-move = Ruch flotą
term-amphibious-move = Ruch morski
term-attack = Atak
term-main-attack = Atak Główny
term-main-force = Główne siły
term-reserve = Rezerwa
term-reinforce = Posiłki
term-response-move = Ruch reaktywny
term-pinning = Związanie
term-pinned = Związany
term-unpinned = Niezwiązany
term-stacking = Kumulowanie
term-levy = Zaciąg
term-raise-block = Wystaw bloczek
term-add-step = Dodaj stopień siły
term-end-moves = Zakończ ruchy
term-end-levies = Zakończ zaciągi
term-battle = Bitwa
term-fire = Walcz
term-pass = Spasuj
term-retreat = Wycofaj się
term-sea-retreat = Wycofanie przez morze
term-regroup = Przegrupowanie
term-hit = Trafienie
term-miss = Pudło
term-dice = Kości
term-disruption = Przełamanie
term-disrupted = Przełamany
term-pursuit = Pościg
term-navis-battle = Bitwa morska
term-shore-combat = Walka przybrzeżna
term-disband = Usuń
term-choose-battle = Wybierz kolejną bitwę
term-choose-hit = Wybierz bloczek, który otrzyma trafienie
term-victory = Zwycięstwo
term-draw = Remis
term-score = Punkty

## Obszary

place-aenos = Aenos
place-aleria = Aleria
place-alexandria = Aleksandria
place-ambracia = Ambracia
place-ancyra = Ancyra
place-antiochia = Antioch
place-appia = Appia
place-aquileia = Aquileia
place-asculum = Asculum
place-asturica = Asturica
place-athenae = Ateny
place-badias = Badias
place-bilbilis = Bilbilis
place-brundisium = Brundisium
place-burdigala = Burdigala
place-byzantium = Bizancjum
place-caralis = Caralis
place-carthago-nova = Carthago Nova
place-catabathmus = Catabathmus
place-cenabum = Cenabum
place-corduba = Corduba
place-creta = Creta
place-cyrene = Cyrene
place-damascus = Damascus
place-dyrrachium = Dyrrachium
place-emerita = Emerita
place-ephesus = Efez
place-eusebia = Eusebia
place-gades = Gades
place-genua = Genua
place-iomnium = Iomnium
place-jerusalem = Jerusalem
place-lilybaeum = Lilybaeum
place-lugdunum = Lugdunum
place-massilia = Massilia
place-memphis = Memphis
place-messana = Messana
place-narbo = Narbo
place-neapolis = Neapolis
place-nicomedia = Nicomedia
place-olisipo = Olisipo
place-pelusium = Pelusium
place-perga = Perga
place-pergamum = Pergamum
place-portus = Portus
place-pylos = Pylos
place-ravenna = Ravenna
place-rhegium = Rhegium
place-roma = Rzym
place-sala = Sala
place-salamis = Salamis
place-salona = Salone
place-serdica = Serdica
place-siga = Siga
place-sinope = Sinope
place-sipontum = Sipontum
place-sirmium = Sirmium
place-syracusae = Syracuse
place-tacape = Tacape
place-tarraco = Tarraco
place-tarsus = Tarsus
place-thessalonica = Thessalonika
place-thubactus = Thubactus
place-tingis = Tingis
place-toletum = Toletum
place-treviri = Treveri
place-utica = Utica
place-mare-aegaeum = Mare Aegaeum
place-mare-aegypticum = Mare Egypticum
place-mare-hadriaticum = Mare Hadriaticum
place-mare-hispanum = Mare Hispanum
place-mare-internum = Mare Internum
place-mare-tyrrhenum = Mare Tyrrhenum
place-oceanus-atlanticus = Oceanus Atlanticus
place-pontus-euxinus = Pontus Euxinus
place-propontis = Propontis

## Cieśniny

strait-herculeum = Herculeum
strait-messana = Messana
strait-hellespontus = Hellespontus
strait-bosphorus = Bosphorus

## Wyspy

island-corsica = Corsica
island-sardinia = Sardinia
island-sicilia = Sicilia
island-creta = Creta
island-cyprus = Cyprus

## Bloczki

block-c-caesar = Cezar
block-c-antonius = Antoniusz
block-c-octavian = Oktawian
block-c-legio-7 = Legio 7
block-c-legio-8 = Legio 8
block-c-legio-9 = Legio 9
block-c-legio-10 = Legio 10
block-c-legio-11 = Legio 11
block-c-legio-12 = Legio 12
block-c-legio-13 = Legio 13
block-c-legio-14 = Legio 14
block-c-legio-16 = Legio 16
block-c-legio-17 = Legio 17
block-c-legio-18 = Legio 18
block-c-legio-19 = Legio 19
block-c-legio-20 = Legio 20
block-c-legio-21 = Legio 21
block-c-equitatus-1 = Equitatus 1
block-c-equitatus-2 = Equitatus 2
block-c-equitatus-3 = Equitatus 3
block-c-equitatus-4 = Equitatus 4
block-c-auxilia-1 = Auxilia 1
block-c-auxilia-2 = Auxilia 2
block-c-auxilia-3 = Auxilia 3
block-c-auxilia-4 = Auxilia 4
block-c-ballista = Balista
block-c-navis-1 = Navis 1
block-c-navis-2 = Navis 2
block-c-navis-3 = Navis 3
block-c-navis-4 = Navis 4
block-c-navis-5 = Navis 5
block-cleopatra = Kleopatra
block-p-pompey = Pompejusz
block-p-scipio = Scipio
block-p-brutus = Brutus
block-p-legio-1 = Legio 1
block-p-legio-2 = Legio 2
block-p-legio-3 = Legio 3
block-p-legio-4 = Legio 4
block-p-legio-5 = Legio 5
block-p-legio-6 = Legio 6
block-p-legio-32 = Legio 32
block-p-legio-33 = Legio 33
block-p-legio-34 = Legio 34
block-p-legio-35 = Legio 35
block-p-legio-36 = Legio 36
block-p-legio-37 = Legio 37
block-p-legio-38 = Legio 38
block-p-legio-39 = Legio 39
block-p-equitatus-1 = Equitatus 1
block-p-equitatus-2 = Equitatus 2
block-p-equitatus-3 = Equitatus 3
block-p-elephant = Słonie
block-p-auxilia-1 = Auxilia 1
block-p-auxilia-2 = Auxilia 2
block-p-auxilia-3 = Auxilia 3
block-p-auxilia-4 = Auxilia 4
block-p-ballista = Balista
block-p-navis-1 = Navis 1
block-p-navis-2 = Navis 2
block-p-navis-3 = Navis 3
block-p-navis-4 = Navis 4
block-p-navis-5 = Navis 5

## Karty

card-apollo = Apollo
card-jupiter = Jupiter (Jowisz)
card-mars = Mars
card-mercury = Mercury
card-neptune = Neptun
card-pluto = Pluto
card-vulcan = Vulcan
card-command-4-1-a = Rozkaz 4/1
card-command-3-2-a = Rozkaz 3/2
card-command-3-2-b = Rozkaz 3/2
card-command-3-1-a = Rozkaz 3/1
card-command-3-1-b = Rozkaz 3/1
card-command-3-1-c = Rozkaz 3/1
card-command-2-3-a = Rozkaz 2/3
card-command-2-3-b = Rozkaz 2/3
card-command-2-3-c = Rozkaz 2/3
card-command-2-3-d = Rozkaz 2/3
card-command-2-2-a = Rozkaz 2/2
card-command-2-2-b = Rozkaz 2/2
card-command-2-2-c = Rozkaz 2/2
card-command-2-2-d = Rozkaz 2/2
card-command-2-1-a = Rozkaz 2/1
card-command-2-1-b = Rozkaz 2/1
card-command-2-1-c = Rozkaz 2/1
card-command-1-3-a = Rozkaz 1/3
card-command-1-2-a = Rozkaz 1/2
card-command-1-2-b = Rozkaz 1/2

## board

board-block = { $block }, siła { $strength }, { $rating }
board-cards-last = Karty poprzedniej tury
board-cards-now = Karty tej tury
board-commander = Dowodzi: { $side }
board-fired =
    { $block } walczy: { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[many] { $hits } trafień
    }
board-full = W pełnej sile { $strength }
board-hand-of = Ręka: { $side }
board-held = Przyjazne dla: { $side }
board-hits =
    { $side } musi przyjąć { $left ->
        [one] { $left } trafienie
        [few] { $left } trafienia
       *[many] { $left } trafień
    }
board-moved = Po ruchu w tej turze
board-round = Runda { $round } z { $last }
board-score =
    { $goal ->
        [one] Punkty: wygrywa { $goal } punkt
        [few] Punkty: wygrywają { $goal } punkty
       *[many] Punkty: wygrywa { $goal } punktów
    }
board-supply =
    Zaopatrzenie w zimie: { $blocks ->
        [one] { $blocks } bloczek
        [few] { $blocks } bloczki
       *[many] { $blocks } bloczków
    }
board-year = { $year } ({ $bc } p.n.e.)
board-value = Wartość miasta: { $value }
