# Hannibal: co się stało, po polsku.

## Co się stało

event-bids-opened = Licytacja stron: { $first } i { $second }.
event-side-taken = Gracz { $seat } wybiera stronę: { $side }.
event-turn-began = Zaczyna się Tura { $turn }: { $years }.
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
event-general-placed = { $general } zostaje wystawiony: { $at }.
event-consul = { $general } jest Konsulem.
event-proconsul = { $general } jest Prokonsulem.
event-no-office = { $general } składa urząd.
event-recalled = { $general } wraca do puli.
event-elected = { $general } zostaje wybrany na Konsula.
event-command-taken = { $general } obejmuje dowództwo.
event-never-arrives = { $general } nie ma gdzie przybyć i wypada z gry.
event-shuffled = Karty Strategii zostają przetasowane.
event-dealt =
    { $side } otrzymuje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-dealt-own = { $side } otrzymuje: { $cards }.
event-preempted = { $side } odkrywa: { $card } – i zaczyna.
event-first-chosen = Zaczyna { $side }.
event-played-event = { $side } zagrywa: { $card } – jako Wydarzenie.
event-played-general = { $side } zagrywa: { $card } – aby aktywować Generała.
event-played-pcs = { $side } zagrywa: { $card } – aby umieścić KP.
event-played-troops = { $side } zagrywa: { $card } – aby przeprowadzić Zaciąg.
event-played-summon = { $side } zagrywa: { $card } – aby sprowadzić Hannibala.
event-played-discard = { $side } odrzuca: { $card }.
event-counter-played = { $side } przerywa: { $card }.
event-event-cancelled = { $card } – odwołane.
event-card-removed = { $card } – karta wypada z gry.
event-card-lost = { $side } traci z ręki: { $card }.
event-card-stolen = { $side } zabiera kartę z ręki przeciwnika.
event-card-stolen-own = { $side } zabiera z ręki przeciwnika: { $card }.
event-truce-began = Zaczyna się Rozejm.
event-truce-ended = Rozejm się kończy.
event-effect-on = { $card } – w mocy.
event-effect-off = { $card } – już nie obowiązuje.
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
event-embarked = { $general } wypływa: { $path }.
event-embarked-inside = { $general } wypływa do Miasta: { $path }.
event-turned-back = { $general } zostaje zawrócony.
event-sunk = { $general }: flota zatopiona.
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
event-intercept-failed = { $side } – nieudane Przechwycenie z: { $at }.
event-fell-back = { $general } cofa się: { $at }.
event-overran = { $general } – Zniesienie: { $at }.
event-pursuit-failed = { $general } – Pościg się nie udaje.
event-rolled = { $side } rzuca { $die }: { $purpose }.
event-rolled-modified = { $side } rzuca { $die }, co daje { $value }: { $purpose }.
event-roll-shifted = Dobra wróżba zmienia rzut o { $by }, na { $value }.
event-roll-repeated = Dobra wróżba: ponowny rzut, { $die }.
event-battle-began = { $side } atakuje: Bitwa – { $at }.
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
    { $side } – armia zniszczona: { $at }, { $cu ->
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
event-owed-bleeding =
    { $side } musi oddać { $count ->
        [one] { $count } KP
       *[other] { $count } KP
    } za wojnę w Afryce.
event-owed-bid =
    { $side } musi oddać { $count ->
        [one] { $count } KP
       *[other] { $count } KP
    } zgodnie z licytacją.
event-isolated = { $side } traci odizolowane KP: { $spaces }.
event-isolated-none = { $side } nie ma odizolowanych KP.
event-siege-points =
    { $at } – Oblężenie: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-subjugation-points =
    { $at } – Pacyfikacja: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-siege-failed = { $side } nic nie zyskuje: { $at }.
event-city-taken = { $side } zdobywa Miasto: { $at }.
event-city-turned = { $at } – Miasto przechodzi na stronę: { $side }.
event-tribe-subjugated = { $side } pacyfikuje Plemię: { $at }.
event-city-held = { $at } – cytadela wytrzymuje.
event-province-chosen = { $side } wybiera: { $province }.
event-passed = { $side } pasuje.
event-winter-began = Zima: Zgrupowania na wrogiej ziemi rzucają na Straty.
event-counted = Prowincje: Rzym { $rome }, Kartagina { $carthage }.
event-hasdrubal-left = Hasdrubal odchodzi ze swoją Armią do Italii.
event-hannibal-summoned = Hannibal ląduje: { $at }.
event-turn-ended = Koniec Tury { $turn }.

## Miejsca, do których się wraca

milestone-turn = Tura { $turn }: { $years }
milestone-battle = Bitwa: { $at }
milestone-city = Zdobyte Miasto: { $at }
milestone-winter = Zima

## Do czego służy rzut

purpose-attrition = Straty
purpose-naval = Ruch Morski
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
