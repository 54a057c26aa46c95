# Hannibal: słowa gry po polsku.
#
# Liczby wybierają formę; nazwy pochodzą z pl-names.ftl i nie są odmieniane, dlatego
# zdania prowadzą do nich dwukropkiem. Co robią karty i Generałowie, mówi pl-cards.ftl.

## Gra, strony, scenariusze i opcje

game-title = Hannibal: Rzym przeciw Kartaginie
game-pitch = Przejdź ze słoniami przez Alpy albo zamęcz najeźdźcę. Karty poruszają Twoich Generałów, bitwy są pojedynkiem nerwów, a jedna klęska może odwrócić prowincje Italii.
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
option-mauretania-help = Trzy pola Mauretanii są otwarte, na każdym stoi neutralne Plemię.
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

outcome-carthago-taken = Kartagina upadła
outcome-roma-taken = Rzym upadł
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
ask-choose-side = Twoja oferta jest wyższa: którą stronę wybierasz?
wait-choose-side = Zwycięzca licytacji wybiera stronę.
ask-deploy = Gdzie zaczyna Scipio Africanus ze swoją Armią?
wait-deploy = { $side } wybiera, gdzie zaczyna Scipio Africanus.
ask-grant = Uzupełnienia: gdzie umieszczasz ten Oddział?
wait-grant = { $side } rozmieszcza Uzupełnienia.
ask-muster = Uzupełnienia: gdzie umieszczasz ten Oddział? Pozostało: { $left }.
wait-muster = { $side } rozmieszcza Uzupełnienia.
ask-return = Dokąd wraca { $general }?
wait-return = { $side } przywraca do gry: { $general }.
ask-africanus = Dokąd przybywa Scipio Africanus ze swoją Armią?
wait-africanus = { $side } umieszcza Generała: Scipio Africanus.
ask-levy = Uzupełnienia: gdzie umieszczasz ten Oddział? Pozostało: { $left } (do Italii { $italia }).
wait-levy = { $side } rozmieszcza Uzupełnienia, pozostało: { $left }.
ask-proconsul = Czy mianujesz któregoś Konsula Prokonsulem?
wait-proconsul = { $side } rozstrzyga, kto jest Prokonsulem.
ask-elect = Kogo wybierasz na Konsula?
wait-elect = { $side } wybiera Konsula.
ask-consuls = Gdzie obejmuje dowództwo Konsul { $general }?
wait-consuls = { $side } umieszcza Konsula: { $general }.
ask-preempt = Czy odkrywasz Kartę Kampanii, aby zacząć?
wait-preempt = { $side } może odkryć Kartę Kampanii, aby zacząć.
ask-first = Kto zaczyna w tej Turze?
wait-first = { $side } decyduje, kto zaczyna.
ask-play = Zagraj kartę: Wydarzenie, operacje albo odrzuć ją.
wait-play = { $side } zagrywa kartę.
ask-play-revealed = Zagraj „{ $card }”: Wydarzenie albo operacje.
wait-play-revealed = { $side } zagrywa „{ $card }”.
ask-diplomat = Rzymski dyplomata: odwróć kartagiński KP w pobliżu Scypiona albo zrezygnuj.
wait-diplomat = { $side } może odwrócić KP.
ask-mago = Gdzie ląduje Mago z 3 Oddziałami?
wait-mago = { $side } umieszcza Generała: Mago.
ask-summon = Gdzie ląduje Hannibal?
wait-summon = { $side } sprowadza Hannibala.
ask-owe-bleeding = Oddajesz KP (wojna w Afryce). Pozostało: { $left }.
wait-owe-bleeding = { $side } oddaje KP (wojna w Afryce), pozostało: { $left }.
ask-owe-bid = Oddajesz KP (licytacja). Pozostało: { $left }.
wait-owe-bid = { $side } oddaje KP (licytacja), pozostało: { $left }.
over-carthago-taken = { $side } wygrywa: Kartagina upadła.
over-roma-taken = { $side } wygrywa: Rzym upadł.
over-italia = { $side } wygrywa: Italia jest kartagińska.
over-capitulation = { $side } wygrywa: kapitulacja przeciwnika.
over-more-provinces = { $side } wygrywa: więcej Prowincji na koniec.
over-tie = { $side } wygrywa: tyle samo Prowincji, co wystarcza Kartaginie.
over-held-out = { $side } wygrywa: Kartagina wytrwała.
over-iberia = { $side } wygrywa: Iberia rozstrzygnięta.
over-generals-dead = { $side } wygrywa: zginęli dwaj kartagińscy Generałowie.

## Możliwości

act-bid =
    Oferuj { $count ->
        [one] { $count } KP
       *[other] { $count } KP
    }
act-take-side = Graj { $side-ins }
act-place-recruits = Posiłki: { $at }
act-place-general = { $general }: { $at }
act-place-army = { $general } z Armią: { $at }
act-keep-offices = Zostaw urzędy bez zmian
act-no-proconsul = Żadnego Prokonsula
act-play-summon = { $card }: odrzuć, aby sprowadzić Hannibala
act-option-troops = 2 Oddziały z Generałem
act-option-pcs = KP na pustych polach
act-no-preempt = Nie odkrywaj
act-no-diplomacy = Nie odwracaj niczego

## Dlaczego nie

refusal-has-bid = Twoja oferta już padła. Poczekaj na drugiego gracza.
refusal-too-high = Licytuje się najwyżej 10 KP.
refusal-bound = Zdolność Generała nie pozwala mu opuścić jego Regionu.
refusal-flamen = Flamin nie może w tej Turze opuścić swojego Regionu (#90).
refusal-hanno-counsels = W tej Turze żaden Oddział Kartaginy nie opuszcza Afryki (#57).
refusal-cato-counsels = W tej Turze żaden Oddział Rzymu nie wkracza do Afryki (#58).
refusal-sicilia = Scypion Afrykański, a po jego przybyciu także Oddziały Rzymu, nie opuszczają Sycylii.
refusal-no-mauretania = { $at } – tego pola nie ma w tej rozgrywce: wariant Mauretania jest wyłączony.
refusal-outside-iberia = { $at } – to pole leży poza Iberią: w tej kampanii nikt jej nie opuszcza.
refusal-outside-italia = { $at } – tego pola nie ma w Kampanii Italskiej.
refusal-outside-africa = { $at } – to pole leży poza Afryką: w tej kampanii nikt jej nie opuszcza.
refusal-peace-party = Hanno nie atakuje: przewodzi stronnictwu pokoju.
refusal-rivalry = Dopóki Kartagina nie przegra Bitwy, dwaj jej Generałowie z Oddziałami nie stają razem.
refusal-no-ship = Karta nie daje mu okrętów.
refusal-sailed = Jedyną podróż morską, na jaką pozwala karta, już odbyto.
refusal-no-port = Podróż morska prowadzi z jednego portu do drugiego.
refusal-ship-room = Tą kartą nie może popłynąć tyle Oddziałów.
refusal-sea-points = Podróż morska kosztuje 3 Punkty Ruchu.
refusal-naval-victory = W tej Turze Rzym nie pływa (#29).
refusal-sea-alone = Z piratami rusza się tylko morzem (#50).
refusal-pirates = { $at } – tam piraci nie lądują (#50).
refusal-city-shut = { $at } – do tego Miasta nie można teraz wpłynąć.
refusal-grant-place = { $at } – nie tam: ten Oddział trafia na pole lub do Generałów wskazanych w przepisie.
refusal-muster-place = { $at } – nie tam: te Oddziały trafiają do Generałów albo do Kartaginy.
refusal-return-place = { $at } – nie tam: wraca do Oddziałów Kartaginy, które nie są oblegane w Mieście.
refusal-africanus-place = { $at } – tam Scypion Afrykański nie może przybyć.
refusal-levy-place = { $at } – nie tam: Oddziały trafiają do Rzymu albo do rzymskich Generałów.
refusal-levy-italia = { $at } – nie tam: pozostałe Oddziały muszą trafić do Italii.
refusal-levy-five = { $at } – nie tam: Oddziały trzeba wystawić tak, aby jedno Zgrupowanie miało ich 5.
refusal-consul-place = { $at } – nie tam: Konsula wystawia się przy co najmniej 5 rzymskich Oddziałach.
refusal-consul-roma = { $at } – nie tam: żadne Zgrupowanie nie ma 5 Oddziałów, więc Konsul trafia do Rzymu.
refusal-consul-besieged = { $at } – te Oddziały są oblegane i nie liczą się.
refusal-deploy-place = { $at } – tam Armia nie może zacząć.
refusal-deploy-africa = { $at } – nie tam: Armia zaczyna w Libii, ale nie w Utyce.
refusal-not-consul = { $general } – to nie jest Konsul na mapie.
refusal-not-in-pool = { $general } – tego Generała nie ma w puli.
refusal-persuaded = { $at } – tam dyplomata nie może odwrócić KP.
refusal-mago-place = { $at } – nie tam: Mago ląduje w Galii Przedalpejskiej, gdzie nie ma Oddziałów Rzymu.
refusal-summon = Hannibala nie można teraz wezwać.
refusal-summon-place = { $at } – nie tam: Hannibal ląduje w wolnym porcie Libii najdalszym od Scypiona.
refusal-event-pc = { $at } – tego pola wydarzenie nie obejmuje.
refusal-event-stack = { $at } – w to Zgrupowanie wydarzenie nie uderza.
refusal-event-place = { $at } – tam wydarzenie nie daje Oddziałów.
refusal-event-general = { $general } – na tego Generała wydarzenie nie działa.
refusal-event-province = { $province } – tej Prowincji wydarzenie nie obejmuje.
refusal-event-not-done = Wydarzenie wymaga więcej.

## Sytuacja słowami

describe-turn = Tura { $turn } z { $last } ({ $years }).
describe-truce = Obowiązuje Rozejm.
describe-effect = Obowiązuje „{ $card }”.
