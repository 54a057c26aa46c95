# Hannibal: słowa planszy po polsku.

## Słowa planszy

years-1 = 218 p.n.e.
years-2 = 217 p.n.e.
years-3 = 216 p.n.e.
years-4 = 215–214 p.n.e.
years-5 = 213–212 p.n.e.
years-6 = 211–210 p.n.e.
years-7 = 209–207 p.n.e.
years-8 = 206–204 p.n.e.
years-9 = 203–201 p.n.e.
board-turns = Tury (p.n.e.)
board-turn-1 = 218
board-turn-2 = 217
board-turn-3 = 216
board-turn-4 = 215–214
board-turn-5 = 213–212
board-turn-6 = 211–210
board-turn-7 = 209–207
board-turn-8 = 206–204
board-turn-9 = 203–201
board-provinces = Prowincje
board-hand = Twoja ręka
board-hand-of = Ręka: { $side }
board-discard = Stos kart odrzuconych
board-on-table = Na stole
board-in-force = W mocy
board-naval = Kartagina na morzu
board-naval-from-carthago = z Carthago
board-naval-enemy-port = do rzymskiego portu
board-naval-general = Mago, Bomilcar
board-naval-naval-victory = zwycięstwo morskie
board-naval-philip-v = Filip V
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
board-dictator = Dyktator
board-consul-letter = K
board-proconsul-letter = P
board-dictator-letter = D
board-strategy = Wartość Strategiczna { $rating }
board-battle-value = Wartość Bitewna { $rating }
board-siege-train = Maszyny oblężnicze
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
board-truce = Rozejm
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
board-province-open = { $province }: nikt
board-card = Karta Strategii
board-battle-card = Karta Bitewna
board-reconstructed = odtworzone
board-ops-reconstructed = odtworzone PO
board-reconstructed-tip = Treść i liczby tej karty są częściowo odtworzone; nie są to dane drukowane.
board-either = obie strony
board-owner = Wydarzenie: { $side }
board-counter-event = Kontrwydarzenie
board-generals-of = Generałowie: { $side }
board-cards-base = Karty Strategii od 1 do 64
board-cards-extra = Karty dodatkowe od 65 do 91
board-battle-cards = Karty Bitewne
board-retreat-small = Mała Kość Ucieczki: { $losses }
board-retreat-large = Duża Kość Ucieczki: { $losses }
