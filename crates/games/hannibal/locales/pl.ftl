# Hannibal: słowa gry po polsku.
#
# Liczby wybierają formę; nazwy pochodzą z pl-names.ftl i nie są odmieniane, dlatego
# zdania prowadzą do nich dwukropkiem. Co robią karty i Generałowie, mówi pl-cards.ftl.

## Gra, strony, scenariusze i opcje

game-title = Hannibal: Rzym przeciw Kartaginie
game-pitch = Przejdź ze słoniami przez Alpy albo zamęcz najeźdźcę. Karty poruszają Twoich Generałów, bitwy są pojedynkiem nerwów, a jedna klęska może odwrócić prowincje Italii.
seat-rome = Rzym
seat-carthage = Kartagina
seat-bidder = Gracz { $seat }
scenario-s1-218 = 1. Druga Wojna Punicka, 218–201 p.n.e.
scenario-s2-217 = 2. Inwazja na Italię, 217–201 p.n.e.
scenario-s3-216 = 3. Hannibal ad Portas, 216–201 p.n.e.
scenario-s4-215 = 4. Po bitwie pod Kannami, 215–201 p.n.e.
scenario-s5-213 = 5. Przesilenie, 213–201 p.n.e.
scenario-s6-211 = 6. Rzym kontratakuje, 211–201 p.n.e.
scenario-s7-209 = 7. Upadek koalicji Hannibala, 209–201 p.n.e.
scenario-s8-206 = 8. Szukając pokoju, 206–201 p.n.e. (przewaga Rzymu)
scenario-s9-203 = 9. Gorzki koniec, 203–201 p.n.e. (wyraźna przewaga Rzymu)
scenario-c1-iberia = Kampania iberyjska, 210–205 p.n.e. (niewielka przewaga Kartaginy)
scenario-c2-italia = Kampania italska, 207–204 p.n.e. (wyraźna przewaga Rzymu)
scenario-c3-africa = Kampania afrykańska, 204–201 p.n.e. (niewielka przewaga Kartaginy)
scenario-a1-218 = Druga Wojna Punicka (alternatywne rozstawienie), 218–201 p.n.e.
option-mauretania = Mauretania
option-mauretania-help = Trzy pola MAURETANII są otwarte, na każdym stoi neutralne Plemię.
option-war-in-numidia = Wojna w Numidii
option-war-in-numidia-help = Plemię z Sigus, jeśli jest w scenariuszu, zostaje usunięte. Na korzyść Kartaginy.
option-choosing-consuls = Wybór Konsulów
option-choosing-consuls-help = Wybieranie Konsulów zamiast losowania jest na korzyść Rzymu.
option-choosing-consuls-drawn = obaj losowani
option-choosing-consuls-second-chosen = Rzym wybiera drugiego
option-choosing-consuls-both-chosen = Rzym wybiera obu
option-additional-cards = Karty dodatkowe od 65 do 91
option-additional-cards-help = Karty zalecane w scenariuszu. Działanie większości z nich zostało odtworzone.
option-additional-cards-none = żadne
option-additional-cards-at-start = wszystkie od początku
option-additional-cards-by-turn = każda od swojej Tury
option-bidding = Licytacja stron
option-bidding-help = Kto zaoferuje więcej KP, wybiera stronę i oddaje tyle KP.
option-hannibal-returns = Hannibal wraca po usunięciu
option-hannibal-returns-help = Bez tej opcji ginie, a Kartagina oddaje 5 KP.
option-no-pursuit-roll = Bez rzutu na pościg
option-no-pursuit-roll-help = Armia porusza się dalej, gdy wróg uniknie Bitwy.

## Jak kończy się gra

outcome-carthago-taken = Carthago padło
outcome-roma-taken = Roma padła
outcome-italia = Italia jest kartagińska
outcome-capitulation = kapitulacja przeciwnika
outcome-more-provinces = więcej Prowincji na koniec
outcome-tie = tyle samo Prowincji, co wystarcza Kartaginie
outcome-held-out = Kartagina wytrwała
outcome-iberia = Iberia rozstrzygnięta
outcome-generals-dead = zginęli dwaj kartagińscy Generałowie
outcome-stopped = gra została przerwana

## O co pytamy i na co czekasz

ask-bid = Ile KP oferujesz za wybór strony?
wait-bid = Drugi gracz jeszcze licytuje.
wait-bids = Obaj gracze licytują strony.
ask-choose-side = Zaoferowałeś więcej: którą stronę wybierasz?
wait-choose-side = Zwycięzca licytacji wybiera stronę.
ask-deploy = Gdzie zaczyna Scipio Africanus ze swoją Armią?
wait-deploy = { $side } wybiera, gdzie zaczyna Scipio Africanus.
ask-grant = Uzupełnienia: gdzie umieszczasz ten Oddział?
wait-grant = { $side } rozmieszcza Uzupełnienia.
ask-muster = Uzupełnienia: gdzie umieszczasz ten Oddział? Pozostało: { $left }.
wait-muster = { $side } rozmieszcza Uzupełnienia.
ask-return = Gdzie wraca { $general }?
wait-return = { $side } przywraca do gry: { $general }.
ask-africanus = Gdzie przybywa Scipio Africanus ze swoją Armią?
wait-africanus = { $side } wystawia: Scipio Africanus.
ask-levy = Uzupełnienia: gdzie umieszczasz ten Oddział? Pozostało: { $left }, w tym do Italii: { $italia }.
wait-levy = { $side } rozmieszcza Uzupełnienia, pozostało: { $left }.
ask-proconsul = Czy mianujesz któregoś Konsula Prokonsulem?
wait-proconsul = { $side } rozstrzyga, kto jest Prokonsulem.
ask-elect = Kogo wybierasz na Konsula?
wait-elect = { $side } wybiera Konsula.
ask-consuls = Gdzie obejmuje dowództwo Konsul { $general }?
wait-consuls = { $side } wystawia Konsula: { $general }.
ask-preempt = Czy odkrywasz Kartę Kampanii, aby zacząć?
wait-preempt = { $side } może odkryć Kartę Kampanii, aby zacząć.
ask-first = Kto zaczyna w tej Turze?
wait-first = { $side } decyduje, kto zaczyna.
ask-play = Zagraj kartę: Wydarzenie, operacje albo odrzuć ją.
wait-play = { $side } zagrywa kartę.
ask-play-revealed = Zagraj: { $card } – Wydarzenie albo operacje.
wait-play-revealed = { $side } zagrywa: { $card }.
ask-diplomat = Rzymski dyplomata: odwróć kartagiński KP w pobliżu Scypiona albo zrezygnuj.
wait-diplomat = { $side } może odwrócić KP.
ask-mago = Gdzie ląduje Mago z 3 Oddziałami?
wait-mago = { $side } wystawia: Mago.
ask-activate = { $card }: wybierz Generała do aktywacji.
wait-activate = { $side } aktywuje Generała: { $card }.
ask-campaign = { $card }: wybierz następnego Generała albo zakończ. Pozostało: { $left }.
wait-campaign = { $side } prowadzi kampanię: { $card }.
ask-pcs = Umieść KP na pustym polu albo odwróć KP tam, gdzie stoją Twoje Oddziały. Pozostało: { $left }.
wait-pcs = { $side } umieszcza KP, pozostało: { $left }.
ask-summon = Gdzie ląduje Hannibal?
wait-summon = { $side } sprowadza Hannibala.
ask-troops = Z którym Generałem przeprowadzasz Zaciąg?
wait-troops = { $side } przeprowadza Zaciąg.
ask-event = { $card }: dokonaj wyboru.
wait-event = { $side } rozpatruje: { $card }.
ask-march =
    { $general } ({ $at }): porusz albo zakończ; { $mp ->
        [one] pozostał { $mp } PR
        [few] pozostały { $mp } PR
       *[many] pozostało { $mp } PR
    }.
wait-march = { $side } porusza: { $general } ({ $at }).
ask-halted = { $general } ({ $at }): koniec ruchu. Oblegasz czy kończysz?
wait-halted = { $side } decyduje, co robi { $general } ({ $at }).
ask-pursuit =
    { $general } ({ $at }): aby iść dalej, musi wyrzucić { $rating } lub mniej; { $mp ->
        [one] pozostał { $mp } PR
        [few] pozostały { $mp } PR
       *[many] pozostało { $mp } PR
    }.
wait-pursuit = { $side } decyduje, czy { $general } podejmuje Pościg.
ask-sortie = Wycieczka: czym atakuje { $general }?
wait-sortie = { $side } przygotowuje wycieczkę: { $general }.
ask-inside = { $at }: nadchodzi wróg. Ile Oddziałów jest w Mieście?
wait-inside = { $side } ustala, kto jest w Mieście: { $at }.
ask-shelter = { $at }: którzy Generałowie są w Mieście?
wait-shelter = { $side } ustala, kto jest w Mieście: { $at }.
ask-declare = Wróg wchodzi: { $at }. Ogłoś, kto unika Bitwy i kto przechwytuje.
wait-declare = { $side } może zareagować: { $at }.
ask-draft = Kto i co rusza z: { $from }?
wait-draft = { $side } ogłasza skład armii ({ $from }).
ask-intercept = Które Przechwycenie rzucasz teraz?
wait-intercept = { $side } rzuca na Przechwycenia.
ask-fall-back = Przechwycono Cię: { $at }. Walczysz czy się cofasz?
wait-fall-back = { $side } walczy albo się cofa ({ $at }).
ask-meet = { $at }: na drodze stoi jeden Oddział. Zniesienie czy Bitwa?
wait-meet = { $side } wybiera Zniesienie albo Bitwę ({ $at }).
ask-change-command = Bitwa: { $at }. Czy rzucasz na zmianę rzymskiego dowódcy?
wait-change-command = { $side } może rzucić na Zmianę Dowódcy.
ask-charge = Bitwa: { $at }. Czy Twoje Słonie szarżują?
wait-charge = { $side } może szarżować Słoniami.
ask-attack = Bitwa: { $at }. Zaatakuj KB albo spróbuj Odwrotu.
wait-attack = Bitwa: { $at }. { $side } atakuje.
ask-answer = Bitwa: { $at }. Dopasuj KB: { $title } – albo przegrasz Bitwę.
wait-answer = Bitwa: { $at }. { $side } odpowiada na: { $title }.
ask-counter = Atak dopasowany: czy próbujesz Kontrataku? Wynik { $rating } lub mniej.
wait-counter = { $side } może kontratakować.
ask-counter-free = Podwójne Oskrzydlenie dopasowane: czy zostajesz Atakującym?
wait-counter-free = { $side } może przejąć inicjatywę.
ask-stop = Wróg wykonuje Odwrót: czy próbujesz go zatrzymać? Wynik { $rating } lub mniej.
wait-stop = { $side } może zatrzymać Odwrót.
ask-take-over = Odwrót się nie udał: czy zostajesz Atakującym?
wait-take-over = { $side } może zostać Atakującym.
ask-withdraw-move = Dokąd wykonujesz Odwrót z: { $at }?
wait-withdraw-move = { $side } wykonuje Odwrót z: { $at }.
ask-retreat-inside = { $at }: ile Oddziałów ucieka do Miasta?
wait-retreat-inside = { $side } ucieka: { $at }.
ask-retreat-shelter = { $at }: którzy Generałowie uciekają do Miasta?
wait-retreat-shelter = { $side } ucieka: { $at }.
ask-retreat = Ucieczka: wybierz następne pole.
wait-retreat = { $side } ucieka.
ask-lose =
    { $at }: tracisz { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }. Ile z nich to Słonie?
wait-lose = { $side } ponosi straty ({ $at }).
ask-owe-battle = Oddajesz KP (przegrana Bitwa). Pozostało: { $left }.
wait-owe-battle = { $side } oddaje KP (przegrana Bitwa), pozostało: { $left }.
ask-owe-mourning = Oddajesz KP (śmierć Hannibala). Pozostało: { $left }.
wait-owe-mourning = { $side } oddaje KP (śmierć Hannibala), pozostało: { $left }.
ask-owe-check = Oddajesz KP (mniej Prowincji). Pozostało: { $left }.
wait-owe-check = { $side } oddaje KP (mniej Prowincji), pozostało: { $left }.
ask-owe-bleeding = Oddajesz KP (wojna w Afryce). Pozostało: { $left }.
wait-owe-bleeding = { $side } oddaje KP (wojna w Afryce), pozostało: { $left }.
ask-owe-bid = Oddajesz KP (licytacja). Pozostało: { $left }.
wait-owe-bid = { $side } oddaje KP (licytacja), pozostało: { $left }.
ask-command = { $at }: kto dowodzi?
wait-command = { $side } wyznacza dowódcę ({ $at }).
ask-window-event = Wróg ogłasza: { $card }: zagraj Kontrwydarzenie albo spasuj.
wait-window-event = Ogłoszono: { $card }: { $side } może zagrać Kontrwydarzenie.
ask-window-activate = Aktywacja: { $general }: zagraj Kontrwydarzenie albo spasuj.
wait-window-activate = Aktywacja: { $general }: { $side } może zagrać Kontrwydarzenie.
ask-window-enter = { $general } wchodzi: { $at }: zagraj Kontrwydarzenie albo spasuj.
wait-window-enter = { $general } wchodzi: { $at }: { $side } może zagrać Kontrwydarzenie.
ask-window-naval = { $general } wypływa w morze: zagraj Kontrwydarzenie albo spasuj.
wait-window-naval = { $general } wypływa w morze: { $side } może zagrać Kontrwydarzenie.
ask-window-prepare = Przed Bitwą: { $at }: zagraj Kontrwydarzenie albo spasuj.
wait-window-prepare = Przed Bitwą: { $at }: { $side } może zagrać Kontrwydarzenie.
ask-window-charge = Słonie szarżują: zagraj Kontrwydarzenie albo spasuj.
wait-window-charge = Słonie szarżują: { $side } może zagrać Kontrwydarzenie.
ask-window-dealt = Rozdano KB: zagraj Kontrwydarzenie albo spasuj.
wait-window-dealt = Rozdano KB: { $side } może zagrać Kontrwydarzenie.
ask-window-round = Początek Rundy Bitwy: zagraj Kontrwydarzenie albo spasuj.
wait-window-round = Początek Rundy Bitwy: { $side } może zagrać Kontrwydarzenie.
ask-window-match = Atak leży odkryty: zagraj Kontrwydarzenie albo spasuj.
wait-window-match = Atak leży odkryty: { $side } może zagrać Kontrwydarzenie.
ask-window-siege = Odczytano Kość Oblężenia: zagraj Kontrwydarzenie albo spasuj.
wait-window-siege = Odczytano Kość Oblężenia: { $side } może zagrać Kontrwydarzenie.
ask-window-fall = { $at } ma upaść: zagraj Kontrwydarzenie albo spasuj.
wait-window-fall = { $at } ma upaść: { $side } może zagrać Kontrwydarzenie.
ask-window-roll = Odczytano rzut: zagraj Kontrwydarzenie albo spasuj.
wait-window-roll = Odczytano rzut: { $side } może zagrać Kontrwydarzenie.
over-carthago-taken = { $side } wygrywa: Carthago padło.
over-roma-taken = { $side } wygrywa: Roma padła.
over-italia = { $side } wygrywa: Italia jest kartagińska.
over-capitulation = { $side } wygrywa: kapitulacja przeciwnika.
over-more-provinces = { $side } wygrywa: więcej Prowincji na koniec.
over-tie = { $side } wygrywa: tyle samo Prowincji, co wystarcza Kartaginie.
over-held-out = { $side } wygrywa: Kartagina wytrwała.
over-iberia = { $side } wygrywa: Iberia rozstrzygnięta.
over-generals-dead = { $side } wygrywa: zginęli dwaj kartagińscy Generałowie.
ask-nothing = Nie ma nic do rozstrzygnięcia.

## Chwile na Kontrwydarzenia

window-w-event = Wydarzenia przeciwnika
window-w-activate = aktywacja wrogiego Generała
window-w-enter = wroga armia wchodzi na pole
window-w-naval = Ruch Morski przeciwnika
window-w-prepare = przed Bitwą
window-w-charge = Szarża Słoni
window-w-dealt = rozdanie KB
window-w-round = początek Rundy Bitwy
window-w-match = atak leży odkryty
window-w-siege = odczytano Kość Oblężenia
window-w-fall = Miasto ma upaść
window-w-roll = odczytano rzut

## Możliwości

act-bid =
    Oferuj { $count ->
        [one] { $count } KP
       *[other] { $count } KP
    }
act-take-side = Graj stroną: { $side }
act-first = Zaczyna { $side }
act-place-cu = 1 Oddział: { $at }
act-place-recruits = Posiłki: { $at }
act-place-general = { $general }: { $at }
act-place-army = { $general } z Armią: { $at }
act-promote = Mianuj Prokonsulem: { $general }
act-keep-proconsul = Zachowaj Prokonsula: { $general }
act-keep-offices = Zostaw urzędy bez zmian
act-no-proconsul = Żadnego Prokonsula
act-elect = Wybierz: { $general } ({ $ratings })
act-command = Dowodzi { $general } ({ $ratings })
act-preempt = Odkryj: { $card } – i zacznij
act-play-event = { $card }: jako Wydarzenie
act-play-campaign = { $card }: przeprowadź kampanię
act-play-general = { $card }: aktywuj Generała ({ $ops } PO)
act-play-dual = { $card }: aktywuj Generała, z Wydarzeniem ({ $ops } PO)
act-play-pcs = { $card }: umieść KP ({ $ops } PO)
act-play-troops = { $card }: Zaciąg
act-play-discard = { $card }: odrzuć
act-play-summon = { $card }: odrzuć, aby sprowadzić Hannibala
act-activate = { $general } ({ $ratings }), { $at }
act-pc-place = Umieść KP: { $at }
act-pc-turn = Odwróć KP: { $at }
act-pc-remove = Usuń KP: { $at }
act-raise = Zaciąg: { $general }, { $at }
act-general = { $general }, { $at }
act-province = { $province }
act-stack =
    { $at }: { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }
act-stack-inside =
    { $at }, w Mieście: { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }
act-option-troops = 2 Oddziały z Generałem
act-option-pcs = KP na pustych polach
act-stop = Wystarczy
act-stop-campaign = Zakończ kampanię
act-join = Zabierz: { $general }
act-leave = Zostaw: { $general }
act-force-none = Bez Oddziałów
act-force =
    Zabierz: { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }
act-force-train =
    Zabierz: { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    } i maszyny oblężnicze
act-step = { $at }
act-step-attack =
    { $at }: przeciw { $cu ->
        [one] { $cu } Oddziałowi
       *[other] { $cu } Oddziałom
    }
act-step-pass = { $at }, przez Przełęcz: Straty
act-step-pass-attack =
    { $at }, przez Przełęcz: Straty, potem przeciw { $cu ->
        [one] { $cu } Oddziałowi
       *[other] { $cu } Oddziałom
    }
act-step-strait = { $at }, przez Cieśninę
act-sail = Płyń: { $at }
act-sail-inside = Wpłyń do Miasta: { $at }
act-besiege = Oblegaj: { $at }
act-subjugate = Pacyfikuj: { $at }
act-sortie = Wycieczka z: { $at }
act-end-move = { $general } kończy ruch
act-counter = Zagraj: { $card }
act-omen = Dobra wróżba: { $by } do rzutu
act-omen-again = Dobra wróżba: rzuć ponownie
act-pass = Pas
act-decline = Zrezygnuj
act-no-preempt = Nie uprzedzaj
act-no-charge = Bez szarży
act-no-roll = Nie rzucaj
act-stay-defender = Pozostań Obrońcą
act-no-diplomacy = Nie odwracaj niczego
act-inside-none = Nikt w środku
act-inside =
    { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    } w środku
act-shelter = { $general } wchodzi do Miasta
act-avoid = Uniknij Bitwy: { $at } – { $general }, wynik { $rating } lub mniej
act-avoid-inside = Uniknij Bitwy w Mieście: { $general }, wynik { $rating } lub mniej
act-intercept = Przechwyć z: { $at } – { $general }, wynik { $rating } lub mniej
act-done = Nic więcej
act-fall-back = Cofnij się: { $at }
act-fight = Stocz Bitwę
act-overrun = Zniesienie
act-roll-command = Rzuć na Zmianę Dowódcy
act-charge =
    Szarżuj: { $elephants ->
        [one] { $elephants } Oddział Słoni
        [few] { $elephants } Oddziały Słoni
       *[many] { $elephants } Oddziałów Słoni
    }
act-counterattack = Kontratak
act-roll-stop = Zatrzymaj Odwrót
act-roll = Rzuć
act-attack = { $title }
act-attack-reserve = Odwód jako: { $title }
act-withdraw = Spróbuj Odwrotu: wynik { $rating } lub mniej
act-match = Dopasuj: { $title }
act-yield = Nie dopasowuj: przegraj Bitwę
act-take-over = Zostań Atakującym
act-lose-none = Bez Słoni
act-lose =
    { $elephants ->
        [one] { $elephants } Oddział Słoni
        [few] { $elephants } Oddziały Słoni
       *[many] { $elephants } Oddziałów Słoni
    }
act-retreat = { $at }
act-retreat-inside = Do Miasta: { $at }

## Dlaczego nie

refusal-over = Gra jest skończona.
refusal-not-asked = To nie Twoja decyzja.
refusal-other-question = Teraz pytanie jest inne.
refusal-has-bid = Już licytowałeś. Poczekaj na drugiego gracza.
refusal-not-in-hand = { $card } – tej karty nie masz na ręce.
refusal-other-card = Odkryta karta to { $card }: musi być zagrana pierwsza.
refusal-not-usable = { $card } – tej karty nie można teraz tak użyć.
refusal-no-counter = { $card } – ta karta nie pasuje do tej chwili.
refusal-not-this-general = { $general } – tego Generała nie można wybrać.
refusal-not-this-space = { $at } – tego pola nie można wybrać.
refusal-not-this-province = { $province } – tej Prowincji nie można wybrać.
refusal-no-step = { $at } – tam nie może wejść: pole nie sąsiaduje, kosztuje zbyt wiele PR albo jest zamknięte.
refusal-no-voyage = { $at } – tam nie może popłynąć.
refusal-no-siege = Nie można teraz oblegać ani pacyfikować. Potrzeba 3 Oddziałów, wrogiego Miasta lub nieprzyjaznego Plemienia i braku Bitwy w tej aktywacji.
refusal-no-sortie = Nie można teraz zrobić wycieczki.
refusal-wrong-force = Tyle Oddziałów nie może ruszyć.
refusal-wrong-garrison = Tyle Oddziałów nie mieści się w Mieście.
refusal-no-avoiding = { $at } – tam nie można uniknąć Bitwy.
refusal-no-interception = { $at } – stamtąd nikt nie może przechwycić.
refusal-no-battle-card = Nie masz takiej KB albo ona nie pasuje.
refusal-no-withdrawal = Nie można próbować Odwrotu: potrzeba Generała i pola, na które można pójść.
refusal-no-retreat = { $at } – tam nie prowadzi Ucieczka.
refusal-wrong-losses = Tyle Słoni nie może być wśród strat.

## Sytuacja słowami

describe-turn = Tura { $turn } z { $last }, { $years }.
describe-provinces = Prowincje: Rzym { $rome }, Kartagina { $carthage }. KP: Rzym { $rome-pcs }, Kartagina { $carthage-pcs }.
describe-truce = Obowiązuje Rozejm.
describe-effect = W mocy: { $card }.
describe-hands = Karty na ręce: Rzym { $rome }, Kartagina { $carthage }.
describe-hand = Twoja ręka: { $cards }.
describe-stack =
    { $at }, { $side }: { $generals }, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }.
describe-stack-leaderless =
    { $at }, { $side }: { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }.
describe-garrison =
    { $at }, { $side }, w Mieście: { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }.
describe-garrison-led =
    { $at }, { $side }, w Mieście: { $generals }, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }.
describe-alone = { $at }, { $side }: { $generals } bez Oddziałów.
describe-siege =
    { $at }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } Oblężenia lub Pacyfikacji.
describe-held = { $side } kontroluje: { $provinces }.
describe-pool = Dostępni rzymscy Generałowie: { $generals }.
describe-displaced = Usunięci: { $generals }.
describe-dead = Nie żyją: { $generals }.
describe-battle = Bitwa: { $at }. Atakujący: { $side }. KB: Rzym { $rome }, Kartagina { $carthage }.
describe-battle-hand = Twoje KB: { title-frontal-assault } { $frontal }, { title-flank-left } { $left }, { title-flank-right } { $right }, { title-probe } { $probe }, { title-double-envelopment } { $double }, { title-reserve } { $reserve }.
