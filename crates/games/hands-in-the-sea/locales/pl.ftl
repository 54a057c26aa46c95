# Hands in the Sea: słowa gry po polsku.
#
# Liczby wybierają formę; nazwy są brane z tego pliku tak, jak stoją. Nazwy lokacji
# i kart na końcu są takie jak w data/.

## The game, its seats, scenario and options

game-title = Hands in the Sea
game-pitch = Rzym ma legiony, a nie ma floty; Kartagina ma okręty, a armię wynajmuje. Dwadzieścia lat wojny o Sycylię, prowadzonej kartami, którymi zasilasz swoją talię.
seat-rome = Rzym
seat-carthage = Kartagina
scenario-first-punic-war = Pierwsza wojna punicka
option-hidden-reserve = Ukryta rezerwa
option-hidden-reserve-help = Karty w Rezerwie leżą zakryte: przeciwnik zna tylko ich liczbę.
option-fate-marker = Żeton losu
option-fate-marker-help = Kogo dotknie wydarzenie, ten bierze żeton i ma więcej szczęścia przy następnych.
option-upkeep = Utrzymanie kart strategii
option-upkeep-help = Fortuna: inne karty strategii, tańsze przy zakupie, za które płaci się w każdej Kampanii.
option-deus-ex-machina = Deus Ex Machina
option-deus-ex-machina-help = Fortuna: każde mocarstwo ma tajną kartę, którą może zagrać raz, za punkty zwycięstwa.
option-storms-at-sea-alt = Łagodniejsze sztormy
option-storms-at-sea-alt-help = Fortuna: jeden z dwóch Sztormów kosztuje tylko jeden okręt.
option-naval-disaster-alt = Łagodniejsza katastrofa morska
option-naval-disaster-alt-help = Fortuna: katastrofa zatapia połowę floty.
option-revolt-alt = Łagodniejszy bunt
option-revolt-alt-help = Fortuna: od buntu można się wykupić albo samemu wybrać jego miejsce.
option-mercenary-mutiny-alt = Łagodniejszy bunt najemników
option-mercenary-mutiny-alt-help = Fortuna: najemników można zatrzymać za 3 srebra od karty.
option-leaders-dispute-alt = Łagodniejszy spór przywódców
option-leaders-dispute-alt-help = Fortuna: traci się jednego przywódcę, nie wszystkich.

## How a game ends

outcome-capital = zdobyta stolica wroga
outcome-sicily = cała Sycylia
outcome-lead = przewaga 25 punktów zwycięstwa
outcome-score = punkty zwycięstwa
outcome-stopped = gra została przerwana

## What you are asked to do

prompt-nothing = Nie musisz teraz nic robić.
prompt-over = Koniec gry. Wygrywa { $side }: { $cause }.
prompt-order = Dwie bitwy kończą się teraz: wybierz, którą rozstrzygnąć najpierw.
prompt-action =
    Wybierz akcję (zostało: { $left ->
         [one] { $left } akcja
         [few] { $left } akcje
        *[many] { $left } akcji
    }) albo darmową akcję.
prompt-end-round = Wszystkie akcje wykonane. Zakończ rundę albo wykonaj darmową akcję.
prompt-target = { $action }: wybierz miejsce.
prompt-choose = { $action }: wybierz.
prompt-lacks = { $action }: brakuje jeszcze: { $needs }. Wybrane: { $cards }.
prompt-enough = { $action }: kart wystarczy. Wybrane: { $cards }.
prompt-brings = { $action }: na razie przynosi srebro: { $silver }. Wybrane: { $cards }.
prompt-costs = { $action }: na razie kosztuje srebro: { $silver }. Wybrane: { $cards }.
need = { $count } × { $role }
prompt-settle = Zwycięstwo: { $at }. Postaw tam Miasteczko albo zostaw miejsce puste.
prompt-settle-with = Zwycięstwo: { $at }. Zagraj osadnika, by postawić Miasteczko, albo zostaw miejsce puste.
prompt-loss = { $side } traci kartę z bitwy: wybierz ją.
prompt-block-raid = Napad kawalerii: { $at }. Zablokuj go kartą albo odpuść.
prompt-block-bribe = Wróg próbuje przekupić twoich najemników. Zablokuj to kartą albo odpuść.
prompt-block-pillage = Flota wroga plądruje: { $at }. Zablokuj to kartą albo odpuść.
prompt-bribed = Wybierz najemnika do oddania albo pokaż, że nie masz żadnego.
prompt-leaders = Bitwa morska: zadeklaruj przywódców z ręki, ilu chcesz.
prompt-infantry = Corvus: zadeklaruj piechotę z Rezerwy, najwyżej jedną kartę na okręt.
prompt-reroll = Doświadczeni żeglarze: ile chybionych kości przerzucić?
prompt-surplus = Więcej piechoty niż okrętów: wybierz kartę, która wraca do talii Imperium.
prompt-retreat = Twoja flota przegrała: wybierz, dokąd się wycofa.
prompt-may-retreat = Remis: twoja flota może się wycofać albo zostać.
prompt-magistrate = Urzędnik: zwróć kartę z ręki do talii Imperium albo zatrzymaj wszystkie.
prompt-treachery = Punicka zdrada: wybierz najemnika do usunięcia.
prompt-event-infantry = { $event }: wybierz kartę piechoty z Rezerwy do zwrotu.
prompt-event-corvus = { $event }: zapłać albo odrzuć kartę Corvus.
prompt-event-leader = { $event }: wybierz traconego przywódcę.
prompt-event-siege = { $event }: wybierz zdradzone oblężenie.
prompt-event-fort = { $event }: wybierz traconą Fortyfikację.
prompt-event-revolt = { $event }: wybierz miejsce, które się buntuje.
prompt-event-mercenaries = { $event }: wybierz najemników, których zatrzymasz za 3 srebra od karty; pozostali odejdą.
wait = Decyduje { $side }.

## Actions

action-settle = Zasiedl lokację
action-develop = Rozwiń lokację
action-fortify = Fortyfikuj lokację
action-attack = Atakuj lokację
action-reinforce = Wzmocnij bitwę lądową
action-raid = Napad kawalerii
action-engage = Zaatakuj flotę wroga
action-bribe = Przekupstwo
action-take-money = Weź pieniądze
action-trade = Handlarz
action-merchant = Kupiec
action-pillage = Plądrowanie
action-draft = Powołaj kartę Imperium
action-discard = Odrzuć karty
action-return = Zwróć kartę
action-reserve = Odłóż kartę do Rezerwy
action-buy = Kup kartę strategii
action-drop-strategy = Odrzuć swoją kartę strategii
action-cycle = Wymień karty strategii
action-sail = Ruch morski
action-build = Zbuduj okręt wojenny
action-pass = Pas

## What a card is played for

role-wagon = wóz
role-ship = statek
role-settler = osadnik
role-sword = atak
role-coin = moneta
role-wine = wino
role-raider = napad
role-briber = przekupstwo
role-discarded = odrzucenie
role-returned = zwrot
role-reserved = Rezerwa
role-leader = przywódca
role-infantry = piechota

## Options

act-aim = { $target }, skąd: { $from }
act-place = { $at }
act-pick = { $card }: { $role }
act-enough = Bez dalszych kart
act-declared = Koniec deklarowania
act-mutiny-done = Pozwól odejść pozostałym
act-reinforce = { $card } do bitwy: { $at }
act-draft =
    { $card } za { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }
act-levy =
    Nagły pobór: { $card } za { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }, na talię Dobierania
act-buy =
    { $card } za { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }
act-cycle =
    Odrzuć { $cards ->
         [one] { $cards } kartę
         [few] { $cards } karty
        *[many] { $cards } kart
    } z toru
act-sail = Do strefy morskiej: { $to }
act-sail-home = Do portu macierzystego
act-leader = { $card } dołącza do bitwy: { $at }
act-retrieve = Weź Rezerwę na rękę
act-withdraw = Zrezygnuj z oblężenia: { $at }
act-support = Zagraj: { $card }, i dobierz karty
act-divine = Zagraj: { $card }
act-end-round = Zakończ rundę
act-first = Najpierw rozstrzygnij bitwę: { $at }
act-settle-with = Postaw Miasteczko, osadnik: { $card }
act-settle-free = Postaw Miasteczko
act-leave = Zostaw puste
act-give-up = { $card } { $from }
act-nothing = Żadna
act-show-hand = Pokaż rękę
act-block = Zablokuj: { $card }
act-decline = Nie blokuj
act-reroll =
    Przerzuć { $dice ->
         [one] { $dice } kość
         [few] { $dice } kości
        *[many] { $dice } kości
    }
act-retreat = Wycofaj się: { $to }
act-retreat-home = Wycofaj się do portu macierzystego
act-stay = Zostań
act-keep = Zatrzymaj: { $card } { $from }
act-pay = Zapłać
act-drop-corvus = Odrzuć kartę Corvus
act-lose-fort = Strać Fortyfikację: { $at }
act-betray = Oblężenie: { $at }
act-revolt = Buntuje się { $at }

## What happened

event-round-began =
    { $side } zaczyna rundę: { $due ->
         [one] { $due } akcja
         [few] { $due } akcje
        *[many] { $due } akcji
    }.
event-round-ended = { $side } kończy rundę.
event-drew =
    { $side } dobiera { $count ->
         [one] { $count } kartę
         [few] { $count } karty
        *[many] { $count } kart
    }.
event-drew-cards = { $side } dobiera: { $cards }.
event-drew-known = { $side } dobiera z wierzchu: { $card }.
event-renewed = { $side } tasuje odrzucone karty w nową talię.
event-shuffled = { $side } tasuje talię Dobierania.
event-row-revealed = Nowa karta na torze strategii: { $card }.
event-strategies-shuffled = Odrzucone karty strategii zostały potasowane.
event-deus-dealt = { $side } otrzymuje kartę Deus Ex Machina.
event-deus-dealt-card = { $side } otrzymuje kartę: { $card }.
event-settled = { $side } zasiedla lokację: { $at }. Karty: { $cards }.
event-card-taken = { $side } bierze kartę: { $card }.
event-card-taken-from = { $side } bierze kartę { $card } od { $from }.
event-developed = { $side } rozwija lokację w Miasto: { $at }. Karty: { $cards }.
event-fortified =
    { $side } fortyfikuje lokację { $at } za { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-toll-paid =
    Dyplomacja: { $side } płaci { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-attacked = { $side } atakuje lokację { $at }: { $card }. Droga: { $cards }.
event-elephants = { $side } rzuca za słonie: { $die }, siła { $strength }.
event-reinforced = { $side } wysyła do bitwy: { $card }.
event-combined-arms = Połączone siły: { $side } zyskuje 1.
event-track = { $side } w ataku: tor bitwy { $track }.
event-battle-goes-on = { $side } w ataku: runda bitwy { $round }.
event-withdrew = { $side } rezygnuje z oblężenia.
event-battle-ended = Koniec bitwy: { $at }. { $end }.
event-captured = { $side } zdobywa znacznik: { $at }, { $marker }.
event-fort-removed = Znika Fortyfikacja: { $at }.
event-prestige = { $side } zyskuje Prestiż: { $prestige }.
event-gave-up = { $side } zwraca do talii Imperium: { $card } ({ $from }).
event-raiding = { $side } najeżdża lokację: { $at }. Karty: { $cards }.
event-bribing =
    { $side } przekupuje: { $card } i { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-pillaging = { $side } plądruje lokację: { $at }. Karty: { $cards }.
event-blocked = { $side } blokuje kartą: { $card }.
event-not-blocked = { $side } nie blokuje.
event-hand-shown = { $side } nie ma najemnika i pokazuje: { $cards }.
event-bribe-wasted = { $side } przekupuje na próżno.
event-pillaged =
    { $side } zabiera { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }: { $at }; znacznik plądrowania na polu { $marker }.
event-vp-lost = { $side } traci { $points } PZ.
event-engaged = { $side } atakuje flotę wroga, strefa { $at }: { $card }.
event-leaders = { $side }, przywódcy na morzu: { $cards }.
event-infantry = Corvus wprowadza na pokład: { $cards }.
event-naval-dice = { $side } rzuca. Okręty: { $warships }. Przywódcy: { $leaders }. Piechota: { $infantry }.
event-rerolled = { $side } przerzuca: { $dice }.
event-sunk =
    { $side } traci { $warships ->
         [one] { $warships } okręt wojenny
         [few] { $warships } okręty wojenne
        *[many] { $warships } okrętów wojennych
    }.
event-naval-won = { $side } wygrywa bitwę morską.
event-naval-draw = Bitwa morska kończy się remisem.
event-warships-gained =
    { $side } zyskuje { $warships ->
         [one] { $warships } okręt wojenny
         [few] { $warships } okręty wojenne
        *[many] { $warships } okrętów wojennych
    }.
event-fleet-moved = { $side }: flota płynie do strefy { $to }.
event-fleet-home = { $side }: flota wraca do portu macierzystego.
event-earned =
    { $side } zarabia { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }. Karty: { $cards }.
event-drafted =
    { $side } powołuje kartę { $card } za { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-levied =
    { $side } pobiera kartę { $card } za { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    } na wierzch talii.
event-discarded =
    { $side } odrzuca: { $cards }, za { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-returned = { $side } zwraca kartę: { $card }.
event-reserved = { $side } odkłada kartę do Rezerwy.
event-reserved-card = { $side } odkłada do Rezerwy: { $card }.
event-retrieved =
    { $side } bierze z Rezerwy { $count ->
         [one] { $count } kartę
         [few] { $count } karty
        *[many] { $count } kart
    } za { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-retrieved-cards =
    { $side } bierze z Rezerwy: { $cards }, za { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-strategy-bought =
    { $side } kupuje kartę { $card } za { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-strategy-dropped = { $side } odrzuca kartę { $card }.
event-cycled =
    { $side } odrzuca { $cards ->
         [one] { $cards } kartę
         [few] { $cards } karty
        *[many] { $cards } kart
    } z toru za { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-built =
    { $side } buduje okręt wojenny: { $card } i { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-passed = { $side } pasuje i bierze 1 srebro.
event-supported = { $side } zagrywa: { $card }.
event-deus-played = Deus Ex Machina: { $side } zagrywa { $card }.
event-silver-gained =
    { $side } zyskuje { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-silver-lost =
    { $side } traci { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-vp-gained = { $side } zyskuje { $points } PZ.
event-action-gained = { $side } ma dodatkową akcję.
event-protected = { $side } ma ochronę przed następnym złym wydarzeniem.
event-campaign = Pojawia się karta Kampanii.
event-drawn = Wydarzenie: { $event }.
event-rolled = Kość { $die }, wynik { $result }: dotknięte mocarstwo to { $side }.
event-protection-used = { $side } korzysta z ochrony.
event-ignored = { $event }: nic się nie zmienia.
event-events-shuffled = Wszystkie wydarzenia zostały potasowane.
event-intrigue = { $side } ma w następnej rundzie jedną akcję i żadnych darmowych.
event-lost-at-random = { $side } traci losowo kartę { $card }.
event-declined = { $side } nie robi nic.
event-mercenaries-kept = { $side } zatrzymuje: { $cards }.
event-revolted = Bunt: { $at }. { $side } traci znacznik: { $marker }.
event-fate-taken = { $side } bierze żeton losu.
event-fate-returned = { $side } odkłada żeton losu.
event-peace = Kość { $die }: nastaje pokój.
event-no-peace = Kość { $die }: wojna trwa.
event-income =
    { $side }, dochód: { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
event-points = { $side } zdobywa { $points } PZ.
event-turn-began = Zaczyna się tura { $turn }.
event-upkeep =
    { $side } płaci { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    } za utrzymanie.
event-turned-down = { $side } nie może zapłacić i zakrywa kartę { $card }.
event-end-pending = Koniec jest blisko: gra skończy się, gdy nie będzie żadnej bitwy.
event-end-comes = Wojna skończona.
event-scored = Wynik końcowy: Rzym { $rome }, Kartagina { $carthage }.
event-over = Wygrywa { $side }: { $cause }.
chapter-turn = Tura { $turn }
scene-campaign = Kampania
scene-attack = { $side } atakuje: { $at }
scene-engaged = Bitwa morska, { $at }: { $side } atakuje

## The situation

describe-time = Tura { $turn }. Rundę rozgrywa { $side }.
describe-ending = Gra skończy się, gdy nie będzie żadnej bitwy.
describe-power =
    { $side }: { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }, { $vp } PZ, Prestiż { $prestige }, plądrowanie { $pillage }, zdobyte znaczniki { $captured }.
describe-cards = { $side }: na ręce { $hand }, w talii { $deck }, odrzucone { $discard }, Rezerwa { $reserve }.
describe-reserve = { $side }, Rezerwa: { $cards }.
describe-known = { $side }, znane karty na ręce: { $cards }.
describe-fleet =
    { $side }, flota: { $warships ->
         [one] { $warships } okręt wojenny
         [few] { $warships } okręty wojenne
        *[many] { $warships } okrętów wojennych
    }, { $at }.
describe-strategy = { $side }, strategia: { $card }.
describe-strategy-down = { $side }, strategia: { $card }, zakryta.
describe-towns = { $side }, Miasteczka: { $places }.
describe-cities = { $side }, Miasta: { $places }.
describe-forts = { $side }, Fortyfikacje: { $places }.
describe-unsupplied = { $side }, bez zaopatrzenia: { $places }.
describe-battle = { $side } atakuje lokację { $at }, runda { $round }, tor { $track }. Atakujący: { $attackers }. Obrońcy: { $defenders }.
describe-siege = { $side } oblega lokację { $at }, runda { $round }, tor { $track }. Atakujący: { $attackers }. Obrońcy: { $defenders }.
describe-row = Tor strategii: { $cards }.
describe-hand = Twoja ręka: { $cards }.
describe-deck = W twojej talii: { $cards }.
describe-deus = Twoja karta Deus Ex Machina: { $card }.

## Why not

refusal-over = Gra jest skończona.
refusal-not-asked = To nie jest teraz twoja decyzja.
refusal-other-question = Nie o to jesteś teraz pytany.
refusal-finish-first = Najpierw dokończ albo cofnij to, co zaczęte.
refusal-not-begun = Zacznij od akcji, do której to należy.
refusal-actions-taken = Wszystkie akcje tej rundy są wykonane.
refusal-actions-due = Musisz jeszcze wykonać akcję; bezczynność to pas.
refusal-no-free-actions = Intryga polityczna zabrania darmowych akcji w tej rundzie.
refusal-once-per-round = Można to zrobić tylko raz na rundę.
refusal-end-pending = Koniec gry jest blisko: nie można zacząć nowej bitwy.
refusal-nothing-fits = { $action }: karty na to teraz nie pozwalają.
refusal-not-in-hand = Nie masz tej karty na ręce: { $card }.
refusal-card-not-controlled = Nie kontrolujesz tej lokacji, więc jej karta jest martwa: { $at }.
refusal-card-unsupplied = Lokacja bez zaopatrzenia, więc jej karta jest martwa: { $at }.
refusal-card-in-battle = Trwa tam bitwa, więc karty nie można użyć: { $at }.
refusal-no-symbol = Tej karty nie można do tego użyć: { $card }.
refusal-one-purpose = Karta jest już zagrana, a służy jednemu celowi: { $card }.
refusal-no-role = Do tego nie potrzeba karty.
refusal-role-full = Kart do tego już wystarczy.
refusal-dead-end = Nie starczyłoby wtedy na resztę: { $card }.
refusal-not-enough = Brakuje jeszcze karty.
refusal-silver =
    To kosztuje { $silver ->
         [one] { $silver } srebro
         [few] { $silver } srebra
        *[many] { $silver } srebra
    }.
refusal-occupied = Lokacja nie jest wolna: { $at }.
refusal-no-towns = Nie masz już znaczników Miasteczek.
refusal-no-cities = Nie masz już znaczników Miast.
refusal-not-connected = Lokacje nie są połączone: { $at }, { $from }.
refusal-zone-closed = Wróg panuje w strefie morskiej: { $zone }.
refusal-cannot-get-there = Brakuje kart, by tam dotrzeć albo założyć osadę.
refusal-not-your-town = Nie masz tam Miasteczka: { $at }.
refusal-too-small = Lokacja jest za mało warta, by stać się Miastem: { $at }.
refusal-unsupplied = Lokacja bez zaopatrzenia: { $at }.
refusal-battle-there = Trwa tam bitwa: { $at }.
refusal-fortified = Lokacja jest ufortyfikowana: { $at }.
refusal-no-forts = Wszystkie znaczniki Fortyfikacji są na mapie.
refusal-no-fortification = Nie masz na ręce karty Fortyfikacji.
refusal-not-yours = Nie kontrolujesz tej lokacji: { $at }.
refusal-not-enemy = Lokacja nie należy do wroga: { $at }.
refusal-already-attacking = Atakujesz już w innej bitwie.
refusal-no-battle = Nie bierzesz udziału w takiej bitwie.
refusal-no-supply-line = Nie da się poprowadzić zaopatrzenia do bitwy.
refusal-no-ships = Statki nie mogą tam pomóc.
refusal-defender-only = Fortyfikacji może w bitwie użyć tylko obrońca.
refusal-siege-only = Machina oblężnicza służy tylko atakującemu ufortyfikowane miejsce.
refusal-leader-is-free = Przywódca dołącza do bitwy darmową akcją.
refusal-not-a-leader = To nie przywódca: { $card }.
refusal-out-of-reach = Lokacja poza zasięgiem twojej kawalerii: { $at }.
refusal-fleets-apart = Floty nie są w jednej strefie morskiej.
refusal-has-built = W tej rundzie był budowany okręt.
refusal-has-engaged = W tej rundzie była już bitwa z flotą wroga.
refusal-fleet-in-port = Twojej floty nie ma na morzu.
refusal-inland = Lokacja leży w głębi lądu: { $at }.
refusal-guarded = Flota wroga strzeże tej strefy: { $at }.
refusal-too-far = Twoja flota tam nie sięga: { $at }.
refusal-not-for-draft = Tej karty nie możesz powołać: { $card }.
refusal-lost-location = Nie kontrolujesz lokacji tej karty: { $card }.
refusal-manpower = Karta wymaga osadnika jako rekruta: { $card }.
refusal-no-levy = Tej karty nie obejmuje nagły pobór: { $card }.
refusal-not-returnable = Tej karty nie można zwrócić: { $card }.
refusal-reserve-full = Twoja Rezerwa jest pełna.
refusal-reserve-empty = Twoja Rezerwa jest pusta.
refusal-slot-taken = Masz już kartę strategii.
refusal-slot-empty = Nie masz karty strategii.
refusal-wrong-power = Ta karta nie jest dla ciebie: { $card }.
refusal-no-position = Tor ma trzy pola.
refusal-no-warships = Nie masz okrętu wojennego.
refusal-fleet-full = Twoja flota ma już komplet okrętów.
refusal-not-adjacent = Twoja flota nie dotrze tam jednym ruchem.
refusal-not-a-siege = Zrezygnować można tylko z oblężenia.
refusal-siege-too-new = Nie w rundzie, w której oblężenie się zaczęło.
refusal-no-draw = Ta karta nie daje dobierania: { $card }.
refusal-no-deus = Nie masz karty Deus Ex Machina.
refusal-deus-too-late = Gdy koniec jest pewny, karty Deus Ex Machina nie można zagrać.
refusal-vp-too-few = Masz za mało punktów zwycięstwa.
refusal-deus-no-target = Karta nie miałaby celu: { $card }.
refusal-not-ending = Kolejność dotyczy tylko bitew, które się teraz kończą.
refusal-settler-needed = Potrzebna karta osadnika: { $at }.
refusal-settler-not-needed = Osadnik nie jest tam potrzebny: { $at }.
refusal-not-to-give = Tej karty tam nie ma albo nie można jej oddać: { $card }.
refusal-must-give = Masz kartę, którą musisz oddać.
refusal-has-mercenary = Masz najemnika do oddania.
refusal-cannot-block = Ta karta tego nie zablokuje: { $card }.
refusal-too-many-dice = Przerzuca się najwyżej dwie chybione kości.
refusal-no-retreat = Twoja flota nie może się tam wycofać.
refusal-must-retreat = Flota przegranego musi się wycofać.
refusal-no-revolt = Ta lokacja nie może się zbuntować: { $at }.
refusal-no-fort-there = Nie masz tam Fortyfikacji do stracenia: { $at }.
refusal-no-such-siege = Nie bierzesz udziału w takim oblężeniu.

## The board

home-port-rome = Port macierzysty Rzymu
home-port-carthage = Port macierzysty Kartaginy
board-zone = Strefa morska: { $zone }
board-zone-ruled = Panuje tu flota: { $side }
board-zone-open = Nie panuje tu żadna flota
board-held = { $marker } { $side }
board-independent = Niezależne: niczyj sprzymierzeniec
board-unoccupied = Niezajęte
board-vp =
    Wartość: { $vp ->
         [one] { $vp } punkt zwycięstwa
         [few] { $vp } punkty zwycięstwa
        *[many] { $vp } punktów zwycięstwa
    }
board-needs-settler = Do zasiedlenia potrzeba osadnika; Miasteczko może stać się Miastem
board-defence = Premia obrony: atak zaczyna się o 1 niżej
board-supply-point = Punkt zaopatrzenia
board-fortified = Ufortyfikowane
board-inland = W głębi lądu
board-unsupplied = Odcięte od zaopatrzenia
board-fleet =
    Flota { $side }: { $warships ->
         [one] { $warships } okręt wojenny
         [few] { $warships } okręty wojenne
        *[many] { $warships } okrętów wojennych
    }
board-battle-at = Atakuje { $side }, runda { $round }, tor { $track }
board-card-place =
    { $zone }, { $vp ->
         [one] { $vp } PZ
         [few] { $vp } PZ
        *[many] { $vp } PZ
    }
board-card-cost = Koszt: { $silver }
board-card-hidden = Zakryta karta
board-mercenary = Najemnik: można go przekupić
board-upkeep = Utrzymanie: o { $rate } więcej w każdej Kampanii
board-upkeep-level = Utrzymanie w najbliższej Kampanii, srebro: { $silver }
board-only = Tylko { $side }
board-ranges = Kość 1–{ $to }: Kartagina; { $from }–6: Rzym
board-deus-cost = Koszt: { $vp } PZ
board-reconstructed = Rekonstrukcja
board-reconstructed-parts = Zrekonstruowane: { $parts }
board-part-signs = symbole
board-part-cost = koszt
board-part-copies = liczba
board-part-owner = właściciel
board-part-name = nazwa
board-part-effect = działanie
board-copies = W pudełku: { $count }
board-copies-left = Zostało: { $count }
board-gallery-locations = Karty lokacji
board-gallery-rome = Karty Imperium Rzymu
board-gallery-carthage = Karty Imperium Kartaginy
board-gallery-neutral = Neutralne karty Imperium i karta Kampanii
board-gallery-strategy = Karty strategii
board-gallery-upkeep = Fortuna: karty strategii z utrzymaniem
board-gallery-events = Wydarzenia; pięć ostatnich to alternatywne z dodatku Fortuna
board-gallery-deus = Dodatek Fortuna: karty Deus Ex Machina
board-fortification = Fortyfikacja
board-hand = Twoja ręka ({ $count })
board-hand-of = Ręka { $side } ({ $count })
board-reserve = Rezerwa { $side } ({ $count })
board-picked = W rozkazie: { $role }
role-origin = punkt wyjścia
board-serves = Może posłużyć jako: { $role }
board-serves-silver = Daje srebro: { $silver }
board-dead-lost = Martwa: nie kontrolujesz tego miejsca
board-dead-unsupplied = Martwa: miejsce jest odcięte od zaopatrzenia
board-dead-battle = Nie do użycia: trwa tam bitwa
board-declares = Bitwa morska
board-market = Karty do powołania
board-turn = Tura
board-tracks = Tory
board-prestige = Prestiż
board-captured = Zdobyte
board-pillage = Łupy
board-warships = Okręty
board-row = Rząd strategii
board-price = Cena w tym miejscu, srebro: { $silver }
board-event = Wydarzenie
board-power = { $side }: { $vp } PZ, srebro { $silver }
board-silver = Srebro
board-victory-points = Punkty zwycięstwa
board-towns-left = Miasteczka w zasobie
board-cities-left = Miasta w zasobie
board-fate = Znacznik Losu: więcej szczęścia w wydarzeniach
board-protected = Chroni przed następnym złym wydarzeniem
board-intrigue = Następna runda: jedna akcja, bez darmowych
board-deus = Ma kartę Deus Ex Machina
board-face-down = Zakryta: nie działa
board-deck = Talia dobierania { $side } ({ $count })
board-unseen = Ręka i talia dobierania { $side } ({ $count })
board-deck-top = Na wierzchu, w tej kolejności: { $cards }.
board-deck-under = Niżej: { $cards }.
board-deck-campaign = Na spodzie: karta Kampanii.
board-known-deck = W talii: { $cards }.
board-known-held = W ręce albo Rezerwie: { $cards }.
board-discard = Stos odrzuconych { $side } ({ $count })
board-empire = Talia Imperium { $side } ({ $count })
board-neutral = Neutralny stos Imperium ({ $count })
board-neutral-locations = Neutralne karty lokacji ({ $count })
board-strategies = Talia strategii ({ $count })
board-strategy-discard = Odrzucone karty strategii ({ $count })
board-events = Talia wydarzeń ({ $count })
board-event-discard = Minione wydarzenia ({ $count })
board-battle = Atak: { $at } ({ $side })
board-siege = Oblężenie: { $at } ({ $side })
board-battle-round = Runda { $round } z { $last }
board-track-help = Od +2 wygrywa atakujący, poniżej 0 obrońca.
board-track-at = Tor { $track }
board-combined = Połączone siły: { $side }.
board-attacker = Atakujący
board-defender = Obrońca
board-syracuse = Broni się sam
board-naval = Bitwa morska: { $zone }
board-dice-warships = Okręty
board-dice-leaders = Przywódcy
board-dice-infantry = Piechota
board-dice-again = Rzut powtórzony

## Names

side-rome = Rzym
side-carthage = Kartagina
side-rome-of = Rzymu
side-carthage-of = Kartaginy
home-port = port macierzysty
marker-town = Miasteczko
marker-city = Miasto
marker-capital = Stolica
marker-independent = niezależne Miasteczko
battle-attacker-wins = Wygrywa atakujący
battle-defender-wins = Wygrywa obrońca
battle-draw = Remis
battle-gone = bitwa, która się skończyła
from-hand = z ręki
from-reserve = z Rezerwy
from-battle = z bitwy
cards-many = { $count } × { $card }
cards-none = brak
dice-none = brak
places-none = brak
deus-card = karta Deus Ex Machina
zone-italy = Włochy
zone-sicily = Sycylia
zone-africa = Afryka
zone-corsica-sardinia = Korsyka-Sardynia
location-pisa = Piza
location-cosa = Cosa
location-rome = Rzym
location-neapolis = Neapolis
location-velia = Velia
location-temesa = Temesa
location-rhegium = Rhegium
location-tarentum = Tarent
location-messana = Messana
location-catana = Catana
location-tyndaris = Tyndaris
location-thermae = Thermae
location-panormus = Panormus
location-drepanum = Drepanum
location-lilybaeum = Lilybaeum
location-heraclea = Heraclea
location-agrigentum = Agrigentum
location-camarina = Camarina
location-syracuse = Syrakuzy
location-enna = Enna
location-hippana = Hippana
location-aleria = Aleria
location-olbia = Olbia
location-nuaro = Nuaro
location-tharros = Tharros
location-caralis = Caralis
location-hippo-acra = Hippo Acra
location-utica = Utyka
location-carthage = Kartagina
location-aspis = Aspis
location-hadrumetum = Hadrumetum
location-thapsus = Thapsus
card-pisa = Piza
card-cosa = Cosa
card-rome = Rzym
card-neapolis = Neapolis
card-velia = Velia
card-temesa = Temesa
card-rhegium = Rhegium
card-tarentum = Tarent
card-messana = Messana
card-catana = Catana
card-tyndaris = Tyndaris
card-thermae = Thermae
card-panormus = Panormus
card-drepanum = Drepanum
card-lilybaeum = Lilybaeum
card-heraclea = Heraclea
card-agrigentum = Agrigentum
card-camarina = Camarina
card-syracuse = Syrakuzy
card-enna = Enna
card-hippana = Hippana
card-aleria = Aleria
card-olbia = Olbia
card-nuaro = Nuaro
card-tharros = Tharros
card-caralis = Caralis
card-hippo-acra = Hippo Acra
card-utica = Utyka
card-carthage = Kartagina
card-aspis = Aspis
card-hadrumetum = Hadrumetum
card-thapsus = Thapsus
card-legion = Legion
card-velites = Welici
card-equites = Kawaleria
card-praetor = Pretor
card-consul = Konsul
card-dictator = Dyktator
card-senatorial-support = Wsparcie Senatorów
card-trireme-rome = Trirema
card-merchant-rome = Kupiec
card-fortification-rome = Fortyfikacja
card-trireme-carthage = Trirema
card-merchant-carthage = Kupiec
card-numidian-cavalry = Numidyjska Kawaleria
card-sacred-band = Święty Zastęp
card-greek-mercenaries = Greccy Najemnicy
card-celtic-infantry = Celtycka Piechota
card-ligurian-infantry = Liguryjska Piechota
card-balearic-slingers = Balearscy Procarze
card-war-elephants = Słonie bojowe
card-general = Generał
card-mercenary-general = Generał Najemników
card-magistrate = Magistrat
card-fortification-carthage = Fortyfikacja
card-siege-engine = Maszyna Oblężnicza
card-settlers = Osadnicy
card-envoy = Poseł
card-campanian-mercenaries = Kampańscy Najemnicy
card-cretan-archers = Kreteńscy Łucznicy
card-tarentine-cavalry = Tarencka Kawaleria
card-campaign = Kampania
strategy-corvus = Corvus
strategy-deep-reserve = Głęboka Rezerwa
strategy-celtic-allies = Celtyccy Sojusznicy
strategy-plundering = Plądrowanie
strategy-devotion = Oddanie
strategy-loyalty = Lojalność
strategy-diplomacy = Dyplomacja
strategy-skilled-sailors = Doświadczeni Żeglarze
strategy-shipwrights = Szkutnicy
strategy-trade-routes = Szlaki handlowe
strategy-military-roads = Drogi wojskowe
strategy-conscription = Pobór
strategy-siegecraft = Sztuka oblężnicza
strategy-scouts = Zwiadowcy
strategy-mercenary-contracts = Kontrakty najemników
eventcard-political-intrigue = Polityczne intrygi
eventcard-storms-at-sea-1 = Burze na morzu
eventcard-storms-at-sea-2 = Burze na morzu
eventcard-naval-disaster = Katastrofa morska
eventcard-death-of-a-leader = Śmierć przywódcy
eventcard-traitor = Zdrajca
eventcard-revolt = Bunt
eventcard-mercenary-mutiny = Bunt najemników
eventcard-leaders-dispute = Spór przywódców
eventcard-peace = Pokój
eventcard-plague = Zaraza
eventcard-crop-failure = Nieurodzaj
eventcard-bountiful-harvest = Obfite zbiory
eventcard-public-zeal = Zapał ludu
eventcard-storms-at-sea-alt = Burze na morzu (alternatywne)
eventcard-naval-disaster-alt = Katastrofa morska (alternatywna)
eventcard-revolt-alt = Bunt (alternatywny)
eventcard-mercenary-mutiny-alt = Bunt najemników (alternatywny)
eventcard-leaders-dispute-alt = Spór przywódców (alternatywny)
deus-sacrifice-to-baal = Ofiara dla Baala
deus-council-of-104 = Rada 104
deus-serpent-of-africa = Wąż Afryki
deus-western-resources = Zachodnie zasoby
deus-gladiatorial-contest = Walka gladiatorów
deus-noble-citizen = Szlachetny obywatel
deus-punic-treachery = Punicka zdrada
deus-sacrifice-of-the-vestal = Ofiara kapłanki Westy

## What stands on the cards

text-card-legion = Ciężka piechota o sile 2.
text-card-velites = Lekka piechota o sile 1. Może zablokować napad kawalerii.
text-card-equites = Kawaleria o sile 1. Może być użyta do napadu albo zablokować napad.
text-card-praetor = Przywódca o sile 1; dołączenie do walki lądowej jest darmową akcją. W bitwie morskiej trafia na 5-6.
text-card-consul = Przywódca o sile 1; dołączenie do walki lądowej jest darmową akcją. Może zablokować przekupstwo.
text-card-dictator = Przywódca o sile 2; dołączenie do walki lądowej jest darmową akcją. Po bitwie wraca do talii Imperium i nie może być stratą.
text-card-senatorial-support = Darmowa akcja: dobierz 3 karty z talii Dobierania.
text-card-trireme-rome = Jeden symbol statku. Może zablokować plądrowanie.
text-card-merchant-rome = Potrzebny do akcji Kupiec: 2 srebra za każdą zagraną z nim kartę wina.
text-card-fortification-rome = Potrzebna do akcji Fortyfikuj lokację. Dla obrońcy: siła 1 w bitwie lądowej. Może zablokować plądrowanie.
text-card-trireme-carthage = Jeden symbol statku. Może zablokować plądrowanie.
text-card-merchant-carthage = Potrzebny do akcji Kupiec: 2 srebra za każdą zagraną z nim kartę wina.
text-card-numidian-cavalry = Najemna kawaleria o sile 1. Może być użyta do napadu albo zablokować napad.
text-card-sacred-band = Obywatelska ciężka piechota o sile 2.
text-card-greek-mercenaries = Najemna ciężka piechota o sile 2.
text-card-celtic-infantry = Najemna ciężka piechota o sile 2.
text-card-ligurian-infantry = Najemna lekka piechota o sile 1. Może zablokować napad kawalerii.
text-card-balearic-slingers = Najemna lekka piechota o sile 1. Może zablokować napad kawalerii.
text-card-war-elephants = Liczy się jako karta z symbolem miecza przy rozpoczęciu ataku. Po dodaniu do bitwy lądowej rzuć kostką na siłę: 1 lub mniej: -1 (pole na korzyść wroga), 2-3: 1, 4-5: 2, 6: 3; -1 do rzutu w oblężeniu.
text-card-general = Przywódca o sile 1; dołączenie do walki lądowej jest darmową akcją. Może zablokować przekupstwo.
text-card-mercenary-general = Przywódca o sile 2; dołączenie do walki lądowej jest darmową akcją. Po bitwie wraca do talii Imperium i nie może być stratą.
text-card-magistrate = Darmowa akcja: dobierz 2 karty z talii Dobierania, a potem możesz zwrócić 1 kartę z ręki do talii Imperium (nie zużywa to akcji Zwróć kartę).
text-card-fortification-carthage = Potrzebna do akcji Fortyfikuj lokację. Dla obrońcy: siła 1 w bitwie lądowej. Może zablokować plądrowanie.
text-card-siege-engine = Siła 2, tylko dla atakującego w oblężeniu; nie może rozpocząć ataku na nieufortyfikowaną lokację ani dołączyć do bitwy polowej.
text-card-settlers = Jeden symbol osadnika.
text-card-envoy = Może być zagrany do akcji Przekupstwo. Może zablokować przekupstwo.
text-card-campanian-mercenaries = Najemna ciężka piechota o sile 2.
text-card-cretan-archers = Najemna lekka piechota o sile 1. Może zablokować napad kawalerii.
text-card-tarentine-cavalry = Najemna kawaleria o sile 1. Może być użyta do napadu albo zablokować napad.
text-card-campaign = Po dobraniu kończy turę: patrz 4.1.
text-strategy-corvus = W bitwach morskich możesz bez kosztów dodać piechotę z Rezerwy, po 1 na okręt (lekka trafia na 5-6, ciężka na 3-6); po zwycięstwie z udziałem piechoty zdobywasz 1 okręt. Modyfikuje Burze na morzu i Katastrofę morską.
text-strategy-deep-reserve = Możesz trzymać w Rezerwie 2 dodatkowe karty (7). Odzyskanie całej Rezerwy nic nie kosztuje.
text-strategy-celtic-allies = Każdą bitwę lądową, w której atakujesz, zaczynasz z dodatkową siłą +1.
text-strategy-plundering = Gdy twoje plądrowanie się powiedzie, otrzymujesz +1 srebro, a splądrowany gracz losowo odrzuca 1 kartę z ręki.
text-strategy-devotion = Rzuty ustalające, kogo dotyczy wydarzenie, są zmieniane o 1 na twoją korzyść.
text-strategy-loyalty = Twoich najemników nie można przekupić. Ignorujesz wydarzenie Bunt najemników.
text-strategy-diplomacy = Przeciwnik płaci 2 srebra do banku za każdy atak, napad lub plądrowanie lokacji, którą kontrolujesz.
text-strategy-skilled-sailors = W każdej bitwie morskiej możesz raz przerzucić do 2 swoich kostek okrętów, które nie trafiły.
text-strategy-shipwrights = Budowa okrętu wojennego kosztuje cię 2 srebra zamiast 3.
text-strategy-trade-routes = Każda akcja Handel daje 2 dodatkowe srebra.
text-strategy-military-roads = Trudne drogi kosztują cię 1 kartę wozu zamiast 2; cieśnina nadal kosztuje 2.
text-strategy-conscription = Dobieranie ciężkiej piechoty nie wymaga karty osadnika.
text-strategy-siegecraft = Każde oblężenie, w którym atakujesz, zaczynasz z dodatkową siłą +1.
text-strategy-scouts = Zasięg twoich napadów kawalerii jest większy o 1 połączenie.
text-strategy-mercenary-contracts = Dobranie karty najemnika kosztuje o 1 srebro mniej (przed podwojeniem przy Nadzwyczajnym poborze).
text-eventcard-political-intrigue = W następnej rundzie możesz wykonać tylko 1 akcję i żadnych darmowych akcji.
text-eventcard-storms-at-sea-1 = Jeśli flota nie jest w porcie, zniszcz połowę okrętów wojennych (w dół). CORVUS: zaokrąglij w górę i odrzuć losową kartę z ręki. Potem wtasuj to wydarzenie.
text-eventcard-storms-at-sea-2 = Jeśli flota nie jest w porcie, zniszcz połowę okrętów wojennych (w dół). CORVUS: zaokrąglij w górę i odrzuć losową kartę z ręki. Potem wtasuj to wydarzenie.
text-eventcard-naval-disaster = Zniszcz wszystkie okręty, jeśli flota nie jest w porcie (w 11 i 12 turze brak wydarzenia). CORVUS: zwróć 1 piechotę z Rezerwy do talii Imperium i zapłać srebro równe połowie numeru tury (w górę) albo odrzuć Corvus.
text-eventcard-death-of-a-leader = Zwróć 1 kartę Przywódcy z ręki, Rezerwy lub bitwy do talii Imperium (dostosuj tor bitwy). Jeśli jej nie masz, odrzuć losową kartę z ręki.
text-eventcard-traitor = Jeśli bierzesz udział w oblężeniu, przesuń znacznik siły o 2 pola na korzyść wroga. W przeciwnym razie usuń 1 znacznik Fortyfikacji z kontrolowanej lokacji. Jeśli to niemożliwe, zignoruj.
text-eventcard-revolt = Przeciwnik wybiera twoją lokację poza macierzystym regionem, bez Fortyfikacji i bez bitwy: Miasto staje się Miasteczkiem, a Miasteczko zostaje usunięte. Jeśli takiej nie ma, zignoruj.
text-eventcard-mercenary-mutiny = Zwróć wszystkich Najemników z ręki, Rezerwy i bitew do talii Imperium (dostosuj tor bitwy). LOJALNOŚĆ: zignoruj.
text-eventcard-leaders-dispute = Zwróć wszystkie karty Przywódców z ręki, Rezerwy i bitew do talii Imperium (dostosuj tor bitwy). Jeśli ich nie masz, zignoruj.
text-eventcard-peace = Od 9 tury: rzuć kostką; 1-3 koniec gry, 4-6 brak efektu. Do 8 tury: dobierz i rozpatrz inne wydarzenie, potem przetasuj talię.
text-eventcard-plague = Odrzuć losowo 2 karty z ręki.
text-eventcard-crop-failure = Zapłać 3 srebra do banku lub tyle, ile masz.
text-eventcard-bountiful-harvest = Weź 4 srebra z banku.
text-eventcard-public-zeal = Dobierz do 2 dodatkowych kart z talii Dobierania (bez przetasowania).
text-eventcard-storms-at-sea-alt = Jeśli flota nie jest w porcie, zniszcz 1 okręt wojenny; CORVUS: 2. Potem wtasuj to wydarzenie.
text-eventcard-naval-disaster-alt = Zniszcz połowę okrętów (w górę), jeśli flota nie jest w porcie (w 11 i 12 turze brak wydarzenia). CORVUS: zapłać 2 srebra albo odrzuć Corvus.
text-eventcard-revolt-alt = Zapłać 3 srebra, aby zignorować, albo sam wybierz swoją lokację poza macierzystym regionem, bez Fortyfikacji i bez bitwy: Miasto staje się Miasteczkiem, a Miasteczko zostaje usunięte. Jeśli takiej nie ma, zignoruj.
text-eventcard-mercenary-mutiny-alt = Zapłać 3 srebra za każdego Najemnika w ręce, Rezerwie lub bitwie albo zwróć go do talii Imperium (dostosuj tor bitwy). LOJALNOŚĆ: zignoruj.
text-eventcard-leaders-dispute-alt = Zwróć 1 wybraną kartę Przywódcy z ręki, Rezerwy lub bitwy do talii Imperium (dostosuj tor bitwy). Jeśli jej nie masz, zignoruj.
text-deus-sacrifice-to-baal = Następne wydarzenie, które dotknęłoby cię negatywnie, jest ignorowane.
text-deus-council-of-104 = Wykonaj w tej rundzie jedną dodatkową akcję.
text-deus-serpent-of-africa = Przesuń znacznik siły bitwy, w której atakuje Rzym, o 2 pola na twoją korzyść (o 3 w Afryce).
text-deus-western-resources = Weź 7 srebra z banku.
text-deus-gladiatorial-contest = Otrzymujesz 3 PZ.
text-deus-noble-citizen = Dodaj 2 okręty wojenne do swojej floty (maksymalnie 8).
text-deus-punic-treachery = Wybierz kartę najemnika w Rezerwie Kartaginy lub w bitwie lądowej: wraca ona do talii Imperium (dostosuj tor bitwy).
text-deus-sacrifice-of-the-vestal = Następne wydarzenie, które dotknęłoby cię negatywnie, jest ignorowane.
