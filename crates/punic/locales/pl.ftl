## Gra, strony, scenariusze i opcje

seat-rome = Rzym
    .gen = Rzymu
    .ins = Rzymem
seat-carthage = Kartagina
    .gen = Kartaginy
    .ins = Kartaginą

## O co pytamy i na co czekasz

ask-activate = { $card }: wybierz Generała do aktywacji.
wait-activate = { $side } aktywuje Generała kartą „{ $card }”.
ask-campaign = { $card }: wybierz następnego Generała albo zakończ. Pozostało: { $left }.
wait-campaign = { $side } prowadzi kampanię („{ $card }”).
ask-pcs = Umieść KP na pustym polu albo odwróć KP tam, gdzie stoją Twoje Oddziały. Pozostało: { $left }.
wait-pcs = { $side } umieszcza KP, pozostało: { $left }.
ask-troops = Z którym Generałem przeprowadzasz Zaciąg?
wait-troops = { $side } przeprowadza Zaciąg.
ask-event = { $card }: dokonaj wyboru.
wait-event = { $side } rozpatruje „{ $card }”.
ask-march =
    { $general } ({ $at }): porusz albo zakończ; { $mp ->
        [one] pozostał { $mp } PR
        [few] pozostały { $mp } PR
       *[many] pozostało { $mp } PR
    }.
wait-march = { $side } wykonuje ruch: { $general } ({ $at }).
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
ask-declare = Wróg wchodzi na pole { $at }. Ogłoś, kto unika Bitwy i kto przechwytuje.
wait-declare = { $at }: { $side } może zareagować.
ask-draft = { $from }: kto i co rusza?
wait-draft = { $from }: { $side } ogłasza skład armii.
ask-intercept = Na które Przechwycenie rzucasz teraz?
wait-intercept = { $side } rzuca na Przechwycenia.
ask-fall-back = { $at }: wróg przechwycił Twoją armię. Walczysz czy się cofasz?
wait-fall-back = { $at }: { $side } walczy albo się cofa.
ask-meet = { $at }: na drodze stoi jeden Oddział. Zniesienie czy Bitwa?
wait-meet = { $at }: { $side } wybiera Zniesienie albo Bitwę.
ask-change-command = Bitwa: { $at }. Czy rzucasz na zmianę rzymskiego dowódcy?
wait-change-command = { $side } może rzucić na Zmianę Dowódcy.
ask-charge = Bitwa: { $at }. Czy Twoje Słonie szarżują?
wait-charge = { $side } może szarżować Słoniami.
ask-attack = Bitwa: { $at }. Zaatakuj KB albo spróbuj Odwrotu.
wait-attack = Bitwa: { $at }. { $side } atakuje.
ask-answer = Bitwa: { $at }. Dopasuj „{ $title }” albo przegrasz Bitwę.
wait-answer = Bitwa: { $at }. { $side } odpowiada na „{ $title }”.
ask-counter = Atak dopasowany: czy próbujesz Kontrataku? Wynik { $rating } lub mniej.
wait-counter = { $side } może kontratakować.
ask-counter-free = Podwójne Oskrzydlenie dopasowane: czy zostajesz Atakującym?
wait-counter-free = { $side } może przejąć inicjatywę.
ask-stop = Wróg wykonuje Odwrót: czy próbujesz go zatrzymać? Wynik { $rating } lub mniej.
wait-stop = { $side } może zatrzymać Odwrót.
ask-take-over = Odwrót się nie udał: czy zostajesz Atakującym?
wait-take-over = { $side } może zostać Atakującym.
ask-withdraw-move = { $at }: dokąd wykonujesz Odwrót?
wait-withdraw-move = { $at }: { $side } wykonuje Odwrót.
ask-retreat-inside = { $at }: ile Oddziałów ucieka do Miasta?
wait-retreat-inside = { $at }: { $side } ucieka.
ask-retreat-shelter = { $at }: którzy Generałowie uciekają do Miasta?
wait-retreat-shelter = { $at }: { $side } ucieka.
ask-retreat = Ucieczka: wybierz następne pole.
wait-retreat = { $side } ucieka.
ask-lose =
    { $at }: tracisz { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }. Ile z nich to Słonie?
wait-lose = { $at }: { $side } ponosi straty.
ask-owe-battle = Oddajesz KP (przegrana Bitwa). Pozostało: { $left }.
wait-owe-battle = { $side } oddaje KP (przegrana Bitwa), pozostało: { $left }.
ask-owe-mourning = Oddajesz KP (śmierć Hannibala). Pozostało: { $left }.
wait-owe-mourning = { $side } oddaje KP (śmierć Hannibala), pozostało: { $left }.
ask-owe-check = Oddajesz KP (mniej Prowincji). Pozostało: { $left }.
wait-owe-check = { $side } oddaje KP (mniej Prowincji), pozostało: { $left }.
ask-command = { $at }: kto dowodzi?
wait-command = { $at }: { $side } wyznacza dowódcę.
ask-window-event = Wróg ogłasza „{ $card }”. Zagraj Kontrwydarzenie albo spasuj.
wait-window-event = Ogłoszono „{ $card }”. { $side } może zagrać Kontrwydarzenie.
ask-window-activate = { $general } zostaje aktywowany. Zagraj Kontrwydarzenie albo spasuj.
wait-window-activate = { $general } zostaje aktywowany. { $side } może zagrać Kontrwydarzenie.
ask-window-enter = { $general } wchodzi na pole { $at }. Zagraj Kontrwydarzenie albo spasuj.
wait-window-enter = { $general } wchodzi na pole { $at }. { $side } może zagrać Kontrwydarzenie.
ask-window-naval = { $general } wypływa w morze. Zagraj Kontrwydarzenie albo spasuj.
wait-window-naval = { $general } wypływa w morze. { $side } może zagrać Kontrwydarzenie.
ask-window-prepare = { $at }: zaraz zacznie się Bitwa. Zagraj Kontrwydarzenie albo spasuj.
wait-window-prepare = { $at }: zaraz zacznie się Bitwa. { $side } może zagrać Kontrwydarzenie.
ask-window-charge = Słonie szarżują. Zagraj Kontrwydarzenie albo spasuj.
wait-window-charge = Słonie szarżują. { $side } może zagrać Kontrwydarzenie.
ask-window-dealt = Rozdano Karty Bitewne. Zagraj Kontrwydarzenie albo spasuj.
wait-window-dealt = Rozdano Karty Bitewne. { $side } może zagrać Kontrwydarzenie.
ask-window-round = Zaczyna się Runda Bitwy. Zagraj Kontrwydarzenie albo spasuj.
wait-window-round = Zaczyna się Runda Bitwy. { $side } może zagrać Kontrwydarzenie.
ask-window-match = Atak leży odkryty. Zagraj Kontrwydarzenie albo spasuj.
wait-window-match = Atak leży odkryty. { $side } może zagrać Kontrwydarzenie.
ask-window-siege = Rzucono Kością Oblężenia. Zagraj Kontrwydarzenie albo spasuj.
wait-window-siege = Rzucono Kością Oblężenia. { $side } może zagrać Kontrwydarzenie.
ask-window-fall = { $at }: Miasto zaraz upadnie. Zagraj Kontrwydarzenie albo spasuj.
wait-window-fall = { $at }: Miasto zaraz upadnie. { $side } może zagrać Kontrwydarzenie.
ask-window-roll = Rzucono kością. Zagraj Kontrwydarzenie albo spasuj.
wait-window-roll = Rzucono kością. { $side } może zagrać Kontrwydarzenie.
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
window-w-siege = rzut Kością Oblężenia
window-w-fall = Miasto zaraz upadnie
window-w-roll = rzut kością

## Możliwości

act-first = Zaczyna { $side }
act-place-cu = 1 Oddział: { $at }
act-promote = Mianuj Prokonsulem: { $general }
act-keep-proconsul = Zachowaj Prokonsula: { $general }
act-elect = Wybierz: { $general } ({ $ratings })
act-command = Dowodzi { $general } ({ $ratings })
act-preempt = Odkryj „{ $card }” i zacznij
act-play-event = { $card }: Wydarzenie
act-play-campaign = { $card }: przeprowadź kampanię
act-play-general = { $card }: aktywuj Generała ({ $ops } PO)
act-play-dual = { $card }: aktywuj Generała, z Wydarzeniem ({ $ops } PO)
act-play-pcs = { $card }: umieść KP ({ $ops } PO)
act-play-troops = { $card }: Zaciąg
act-play-discard = { $card }: odrzuć
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
act-step-pass = { $at }, przez Przełęcz (rzut na Straty)
act-step-pass-attack =
    { $at }, przez Przełęcz (rzut na Straty), potem przeciw { $cu ->
        [one] { $cu } Oddziałowi
       *[other] { $cu } Oddziałom
    }
act-step-strait = { $at }, przez Cieśninę
act-sail = Płyń: { $at }
act-sail-inside = Wpłyń do Miasta: { $at }
act-besiege = Oblegaj: { $at }
act-subjugate = Pacyfikuj: { $at }
act-sortie = Wycieczka: { $at }
act-end-move = { $general } kończy ruch
act-counter = Zagraj: { $card }
act-omen = Dobra wróżba: { $by } do rzutu
act-omen-again = Dobra wróżba: rzuć ponownie
act-pass = Pas
act-decline = Zrezygnuj
act-no-charge = Bez szarży
act-no-roll = Nie rzucaj
act-stay-defender = Pozostań Obrońcą
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
act-avoid = Uniknij Bitwy: { $general } idzie na pole { $at }, wynik { $rating } lub mniej
act-avoid-inside = Uniknij Bitwy w Mieście: { $general }, wynik { $rating } lub mniej
act-intercept = Przechwyć: { $general } ({ $at }), wynik { $rating } lub mniej
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

## Sytuacja słowami

describe-provinces = Prowincje: Rzym { $rome }, Kartagina { $carthage }. KP: Rzym { $rome-pcs }, Kartagina { $carthage-pcs }.
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

## Co się stało

event-turn-began = Zaczyna się Tura { $turn } ({ $years }).
event-cu-placed =
    { $side } umieszcza { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }: { $at }.
event-cu-forfeited =
    { $side } traci { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }: brak miejsca.
event-general-placed = { $general } zostaje umieszczony: { $at }.
event-consul = { $general } jest Konsulem.
event-proconsul = { $general } jest Prokonsulem.
event-no-office = { $general } składa urząd.
event-recalled = { $general } wraca do puli.
event-elected = { $general } zostaje wybrany na Konsula.
event-command-taken = { $general } obejmuje dowództwo.
event-shuffled = Karty Strategii zostają przetasowane.
event-dealt =
    { $side } otrzymuje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-dealt-own = { $side } otrzymuje: { $cards }.
event-preempted = { $side } odkrywa „{ $card }” i zaczyna.
event-first-chosen = Zaczyna { $side }.
event-played-event = { $side } zagrywa „{ $card }” jako Wydarzenie.
event-played-general = { $side } zagrywa „{ $card }”, aby aktywować Generała.
event-played-pcs = { $side } zagrywa „{ $card }”, aby umieścić KP.
event-played-troops = { $side } zagrywa „{ $card }”, aby przeprowadzić Zaciąg.
event-played-discard = { $side } odrzuca „{ $card }”.
event-counter-played = { $side } zagrywa Kontrwydarzenie „{ $card }”.
event-event-cancelled = „{ $card }”: Wydarzenie odwołane.
event-card-removed = „{ $card }” wypada z gry.
event-card-lost = { $side } traci z ręki „{ $card }”.
event-card-stolen = { $side } zabiera kartę z ręki przeciwnika.
event-card-stolen-own = { $side } zabiera z ręki przeciwnika „{ $card }”.
event-truce-began = Zaczyna się Rozejm.
event-truce-ended = Rozejm się kończy.
event-effect-on = „{ $card }” obowiązuje.
event-effect-off = „{ $card }” już nie obowiązuje.
event-activated = { $side } aktywuje: { $general }.
event-force-set =
    { $generals } i { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }.
event-force-train =
    { $generals } i { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    } z maszynami oblężniczymi.
event-moved =
    { $generals }, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }: { $path }.
event-moved-alone = { $generals }: { $path }.
event-moved-pass =
    { $generals }, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }, przez Przełęcz: { $path }.
event-moved-sea =
    { $generals }, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }, morzem: { $path }.
event-moved-sortie =
    { $generals }, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    } – wycieczka: { $at }.
event-move-ended = { $general } kończy ruch.
event-went-inside =
    { $at }, w Mieście: { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }.
event-went-inside-generals =
    { $at }, w Mieście: { $generals }, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }.
event-avoid-declared =
    Próba Uniknięcia Bitwy, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }: { $path }.
event-intercept-declared =
    Próba Przechwycenia, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }: { $path }.
event-avoided =
    { $side } unika Bitwy: { $generals }, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }, { $path }.
event-avoided-inside =
    { $side } unika Bitwy w Mieście { $at }: { $generals }, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }.
event-avoid-failed = { $side } nie unika Bitwy: { $at }.
event-intercepted =
    { $side } przechwytuje: { $generals }, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }, { $path }.
event-intercept-failed = { $side }: nieudane Przechwycenie ({ $at }).
event-fell-back = { $general } cofa się: { $at }.
event-overran = { $general }: Zniesienie ({ $at }).
event-pursuit-failed = { $general }: Pościg się nie udaje.
event-rolled = { $side } rzuca { $die }: { $purpose }.
event-rolled-modified = { $side } rzuca { $die }, co daje { $value }: { $purpose }.
event-roll-shifted = Dobra wróżba zmienia rzut o { $by }, na { $value }.
event-roll-repeated = Dobra wróżba: ponowny rzut, { $die }.
event-battle-began = Bitwa: { $at }. Atakuje { $side }.
event-command-changed = Zmiana Dowódcy: { $general }.
event-charged =
    Szarża Słoni: { $elephants ->
        [one] { $elephants } Oddział Słoni
        [few] { $elephants } Oddziały Słoni
       *[many] { $elephants } Oddziałów Słoni
    }.
event-battle-cards-dealt = Karty Bitewne: Atakujący { $attacker }, Obrońca { $defender }.
event-battle-hand = { $side } bierze swoje KB.
event-battle-hand-own = { $side } ma: { title-frontal-assault } { $frontal }, { title-flank-left } { $left }, { title-flank-right } { $right }, { title-probe } { $probe }, { title-double-envelopment } { $double }, { title-reserve } { $reserve }.
event-hand-shown = { $side } odkrywa: { title-frontal-assault } { $frontal }, { title-flank-left } { $left }, { title-flank-right } { $right }, { title-probe } { $probe }, { title-double-envelopment } { $double }, { title-reserve } { $reserve }.
event-battle-cards-drawn =
    { $side } dobiera { $count ->
        [one] { $count } KB
       *[other] { $count } KB
    }.
event-battle-card-stolen = { $side } zabiera przeciwnikowi KB.
event-battle-card-stolen-own = { $side } zabiera przeciwnikowi KB: { $title }.
event-attacked = { $side } atakuje: { $title }.
event-attacked-reserve = { $side } atakuje: Odwód jako { $title }.
event-matched = { $side } dopasowuje: { $title }.
event-not-matched = { $side } nie dopasowuje KB.
event-out-of-cards = { $side } nie ma już KB.
event-attacker-changed = { $side } zostaje Atakującym.
event-withdrawal-stopped = { $side } zatrzymuje Odwrót.
event-withdrew = { $side } wykonuje Odwrót: { $at }.
event-battle-won = { $side } wygrywa Bitwę: { $at }.
event-lost-attrition =
    { $side } traci { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }: { $at } (Straty).
event-lost-battle =
    { $side } traci { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }: { $at } (Straty Bitewne).
event-lost-retreat =
    { $side } traci { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }: { $at } (Straty w Ucieczce).
event-lost-siege =
    { $side } traci { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }: { $at } (Oblężenie).
event-lost-event =
    { $side } traci { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }: { $at } (Wydarzenie).
event-retreated =
    { $side } ucieka: { $generals }, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }, { $path }.
event-retreated-leaderless =
    { $side } ucieka: { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }, { $path }.
event-eliminated =
    { $side } traci całą armię: { $at }, { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }{ $elephants ->
        [0] {""}
       *[other] {" "}(Słonie: { $elephants })
    }.
event-displaced = { $general } zostaje usunięty.
event-died = { $general } nie żyje.
event-train-placed = Maszyny oblężnicze: { $at }.
event-train-lost = Maszyny oblężnicze przepadają.
event-pc-placed = { $side } umieszcza KP: { $at }.
event-pc-turned = { $side } odwraca KP: { $at }.
event-pc-removed = { $side } traci KP: { $at }.
event-owed-battle =
    { $side } musi oddać { $count ->
        [one] { $count } KP
       *[other] { $count } KP
    } po przegranej Bitwie.
event-owed-mourning =
    { $side } musi oddać { $count ->
        [one] { $count } KP
       *[other] { $count } KP
    } po śmierci Hannibala.
event-owed-check =
    { $side } musi oddać { $count ->
        [one] { $count } KP
       *[other] { $count } KP
    } za mniejszą liczbę Prowincji.
event-isolated = { $side } traci odizolowane KP: { $spaces }.
event-isolated-none = { $side } nie ma odizolowanych KP.
event-siege-points =
    Oblężenie ({ $at }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-subjugation-points =
    Pacyfikacja ({ $at }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-siege-failed = { $side } nic nie zyskuje: { $at }.
event-city-taken = { $side } zdobywa Miasto: { $at }.
event-city-turned = { $at }: Miasto przechodzi na stronę { $side-gen }.
event-tribe-subjugated = { $side } pacyfikuje Plemię: { $at }.
event-city-held = { $at }: cytadela wytrzymuje.
event-province-chosen = { $side } wybiera: { $province }.
event-passed = { $side } pasuje.
event-winter-began = Zima: Zgrupowania na wrogiej ziemi rzucają na Straty.
event-counted = Prowincje: Rzym { $rome }, Kartagina { $carthage }.
event-turn-ended = Koniec Tury { $turn }.

## Miejsca, do których się wraca

milestone-turn = Tura { $turn }: { $years }
milestone-battle = Bitwa: { $at }
milestone-city = Zdobyte Miasto: { $at }
milestone-winter = Zima

## Do czego służy rzut

purpose-attrition = Straty
purpose-avoid = Uniknięcie Bitwy
purpose-intercept = Przechwycenie
purpose-pursuit = Pościg
purpose-change-command = Zmiana Dowódcy
purpose-charge = Szarża Słoni
purpose-counterattack = Kontratak
purpose-withdraw = Odwrót
purpose-stop-withdrawal = zatrzymanie Odwrotu
purpose-casualties = Straty Bitewne
purpose-retreat = Straty w Ucieczce
purpose-siege = Oblężenie

## Słowa planszy

board-provinces =
    { $goal ->
        [one] Prowincje: wygrywa { $goal }
        [few] Prowincje: wygrywają { $goal }
       *[many] Prowincje: wygrywa { $goal }
    }
board-hand = Twoja ręka
board-hand-of = Ręka: { $side }
board-discard = Stos kart odrzuconych
board-on-table = Na stole
board-in-force = Obowiązuje
board-allies = Sojusznicy w Bitwie
board-allies-in = { $region } { $rome }:{ $carthage }
board-pool = Dostępni rzymscy Generałowie
board-displaced = Usunięci Generałowie
board-dead = Polegli Generałowie
board-waiting = Generałowie, którzy dopiero przybędą
board-battle = Bitwa: { $at }
board-battle-hand = Twoje Karty Bitewne
board-battle-hand-open = Odkryte Karty Bitewne: { $side }
board-battle-held =
    na ręce { $count ->
        [one] { $count } KB
       *[other] { $count } KB
    }
board-attacker = Atakujący
board-defender = Obrońca
board-battle-rating = Wartość Bitewna { $rating }
board-step-prepare = Przygotowanie
board-step-charge = Szarża
board-step-deal = Rozdanie
board-step-attack = Atak
board-step-match = Dopasowanie
board-step-counter = Kontratak
board-step-losses = Straty
board-step-retreat = Ucieczka
board-played-attack = { $side } atakuje: { $title }
board-played-match = { $side } dopasowuje: { $title }
board-reserve-as = Odwód: { $title }
board-dice = Ostatni rzut
board-cu =
    { $side }: { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }
board-elephants =
    { $side }: { $elephants ->
        [one] { $elephants } Oddział Słoni
        [few] { $elephants } Oddziały Słoni
       *[many] { $elephants } Oddziałów Słoni
    }
board-inside = w Mieście
board-commander = dowodzi
board-subordinate = Podwładny
board-consul = Konsul
board-proconsul = Prokonsul
board-consul-letter = K
board-proconsul-letter = P
board-strategy = Wartość Strategiczna { $rating }
board-battle-value = Wartość Bitewna { $rating }
board-siege =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } Oblężenia
board-subjugation =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } Pacyfikacji
board-city =
    Miasto, mieści { $cu ->
        [one] { $cu } Oddział
        [few] { $cu } Oddziały
       *[many] { $cu } Oddziałów
    }
board-tribe = Plemię
board-round = Pole
board-port = Port
board-empty = Puste
board-neutral-tribe = Neutralne
board-province-held = { $province }: { $side }
board-province-open = { $province }: bez kontroli
board-card = Karta Strategii
board-battle-card = Karta Bitewna
board-reconstructed = odtworzone
board-ops-reconstructed = odtworzone PO
board-reconstructed-tip = Treść i liczby tej karty są częściowo odtworzone; nie są to dane drukowane.
board-either = obie strony
board-owner = Wydarzenie: { $side }
board-counter-event = Kontrwydarzenie
board-generals-of = Generałowie: { $side }
board-battle-cards = Karty Bitewne
board-retreat-small = Mała Kość Ucieczki: { $losses }
board-retreat-large = Duża Kość Ucieczki: { $losses }

## Karty Bitewne

text-frontal-assault = Prosto na szyk wroga.
text-flank-left = Obejście prawego skrzydła wroga.
text-flank-right = Obejście lewego skrzydła wroga.
text-probe = Ostrożne natarcie: najmniejsze straty w Ucieczce.
text-double-envelopment = Oba skrzydła naraz: największe straty w Ucieczce, lecz kto je dopasuje, może przejąć inicjatywę bez rzutu.
text-reserve = Pasuje do wszystkiego. W Ataku ogłasza się ją jako inną kartę.

## Karty Bitewne

title-frontal-assault = Atak frontalny
title-flank-left = Lewe skrzydło
title-flank-right = Prawe skrzydło
title-probe = Rozpoznanie
title-double-envelopment = Podwójne Oskrzydlenie
title-reserve = Odwód

## Odmowy

refusal-over = Gra jest skończona.
refusal-not-asked = To nie Twoja decyzja.
refusal-other-question = Teraz pytanie jest inne.
refusal-not-in-hand = { $card } – tej karty nie masz na ręce.
refusal-no-campaign = { $card } – tą kartą nie można uprzedzić przeciwnika: potrzebna jest karta Kampanii.
refusal-revealed-first = { $card } – jeszcze nie: najpierw musisz zagrać odkrytą kartę Kampanii.
refusal-enemy-event = { $card } – to wydarzenie należy do drugiej strony; możesz użyć punktów tej karty.
refusal-not-in-own-play = { $card } – tego wydarzenia nie ogłasza się we własnym zagraniu.
refusal-condition = { $card } – warunki tego wydarzenia nie są spełnione.
refusal-nothing-changes = { $card } – to wydarzenie niczego by teraz nie zmieniło.
refusal-no-general = Nie masz na mapie Generała, którego można aktywować.
refusal-too-few-ops = Karta ma za mało punktów operacji na taki Współczynnik Strategii.
refusal-enemy-general = { $general } – to nie jest Twój Generał.
refusal-off-map = { $general } – tego Generała nie ma na mapie.
refusal-activated = { $general } – ten Generał był już aktywowany tą kartą.
refusal-no-place-for-pcs = Nie ma pola, na którym można położyć KP.
refusal-no-levy-card = { $card } – na tej karcie nie ma symbolu zaciągu.
refusal-no-levy-there = Żaden Twój Generał nie stoi tam, gdzie można zaciągać wojsko.
refusal-levy-uncontrolled = { $general } – nie kontrolujesz Prowincji, w której stoi ten Generał.
refusal-nothing-done = Nie możesz skończyć, zanim użyjesz karty.
refusal-no-counter = { $card } – ta karta nie pasuje do tej chwili.
refusal-wrong-omen = { $card } – ta karta nie zmienia tak tego rzutu.
refusal-not-in-play = { $at } – tego pola nie ma w tej rozgrywce.
refusal-place-besieged = W obleganym Mieście niczego się nie wystawia.
refusal-place-enemy = Stoją tam wrogie Oddziały.
refusal-no-room = Tyle Oddziałów nie mieści się w Mieście.
refusal-not-so-many = Nie ma tam tylu takich Oddziałów.
refusal-lower-rank = { $general } – nie pozwala na to jego ranga.
refusal-not-in-stack = { $general } – tego Generała nie ma w tym Zgrupowaniu.
refusal-no-connection = { $at } – tam nie prowadzi stąd żadne połączenie.
refusal-no-points = Zostało mu za mało Punktów Ruchu.
refusal-strait = { $at } – to pole leży za cieśniną, a Ty nie kontrolujesz Miasta, z którego miałby wyruszyć.
refusal-alone = { $at } – stoją tam wrogie Oddziały: Generał bez Oddziałów nie może wejść.
refusal-truce = Trwa rozejm.
refusal-fought = Po Bitwie jego ruch jest skończony.
refusal-fell-back = Po wycofaniu się nie rusza się już dalej.
refusal-stopped = Jego ruch jest skończony.
refusal-pursuit-first = Zanim pójdzie dalej, musi rzucić na Pościg.
refusal-shut-in = Jest w Mieście, pod którym stoi wróg, i nie może wyjść lądem.
refusal-besieged = Z obleganego Miasta może tylko zrobić wycieczkę.
refusal-consular = Armia Konsula nie może stać się mniejsza niż wymagane minimum.
refusal-formed = Jego siły są już na tym polu ustalone.
refusal-too-many = Razem nie rusza się nigdy więcej niż 10 Oddziałów.
refusal-spent = Pozostałe Oddziały poruszył już inny Generał tej Kampanii.
refusal-enemy-near = Tam, gdzie stoją wrogie Oddziały, nikogo się nie zabiera ani nie zostawia.
refusal-last-cu = Musi ruszyć co najmniej jeden Oddział.
refusal-sorted = { $general } – o tym Generale już na tym polu zdecydowano.
refusal-same-force = Jego siły już są takie.
refusal-train = Taboru nie można tak oddzielić od Oddziałów.
refusal-no-target = Nie stoi przed wrogim Miastem ani nieprzyjaznym Plemieniem.
refusal-few-besiegers = Próba wymaga co najmniej 3 Oddziałów.
refusal-not-cleared = Przed murami stoją wrogie Oddziały.
refusal-siege-after-battle = W tej aktywacji brał udział w Bitwie.
refusal-attempted = Tą kartą już tu próbowano.
refusal-not-inside = Wycieczkę robi się z wnętrza Miasta.
refusal-must-avoid = Generał bez Oddziałów musi najpierw spróbować uniknąć Bitwy.
refusal-avoided = To Zgrupowanie już zapowiedziało uniknięcie Bitwy.
refusal-not-attacked = Nie przyszły żadne Oddziały: nie ma Bitwy, której można uniknąć.
refusal-leaderless = W tym Zgrupowaniu nie ma Generała.
refusal-never-avoids = Dowódca tego Zgrupowania nigdy nie unika Bitwy.
refusal-no-road = { $at } – tego pola nie łączy z miejscem starcia droga.
refusal-came-from = { $at } – stamtąd przyszły siły przeciwnika.
refusal-hostile = { $at } – to pole jest wrogie albo stoją tam wrogie Oddziały.
refusal-no-walls = { $at } – to nie jest Twoje nieoblegane Miasto, w którym jest miejsce.
refusal-commander-goes = { $general } – on dowodzi i sam musi ruszyć.
refusal-no-army = { $at } – nie masz tam Oddziałów poza murami.
refusal-one-attempt = { $at } – stamtąd próba jest już zapowiedziana.
refusal-others-there = Na polu, na które wszedł przeciwnik, są już inne jego Oddziały.
refusal-no-battle-card = Nie masz takiej KB.
refusal-other-title = Tylko Rezerwę można ogłosić jako inną kartę.
refusal-no-match = Ta karta nie odpowiada na atak.
refusal-no-leader = Odwrót może zarządzić tylko Atakujący, który ma Generała.
refusal-nowhere = Nie ma pola, na które można zrobić Odwrót.
refusal-withdraws-back = { $at } – nie tam: pierwotny Atakujący robi Odwrót na pole, z którego przyszedł.
refusal-withdraws-freely = { $at } – tam nie prowadzi ten Odwrót.
refusal-retreats-back = { $at } – nie tam: pierwszy krok prowadzi na pole, z którego przyszedł Atakujący.
refusal-retreat-barred = { $at } – stamtąd przyszły siły przeciwnika: Obrońca nie może tam uciec.
refusal-retreat-road = { $at } – nie prowadzi tam droga; Ucieczka nie wiedzie przez Przełęcz ani cieśninę.
refusal-retreat-deadly = { $at } – tej Ucieczki nikt by nie przeżył.
refusal-retreat-longer = { $at } – tędy droga jest dłuższa i nie kosztuje mniej Oddziałów.
refusal-elephant-first = Pierwszym straconym Oddziałem musi być Słoń.
refusal-losses = Tyle Słoni nie może być wśród strat.
refusal-not-empty = { $at } – to pole jest już Twoje.
refusal-pc-on-city = { $at } – to Miasto albo Plemię: KP go nie zmieniają.
refusal-pc-enemy-cu = { $at } – stoją tam wrogie Oddziały.
refusal-pc-no-cu = { $at } – leży tam wrogi KP: aby go odwrócić, musisz mieć tam Oddział.
refusal-not-your-pc = { $at } – nie ma tam Twojego KP.
