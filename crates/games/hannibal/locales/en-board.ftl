# Hannibal: words of the board in English.

## Words of the board

years-1 = 218 BC
years-2 = 217 BC
years-3 = 216 BC
years-4 = 215–214 BC
years-5 = 213–212 BC
years-6 = 211–210 BC
years-7 = 209–207 BC
years-8 = 206–204 BC
years-9 = 203–201 BC
board-turns = Turns (BC)
board-turn-1 = 218
board-turn-2 = 217
board-turn-3 = 216
board-turn-4 = 215–214
board-turn-5 = 213–212
board-turn-6 = 211–210
board-turn-7 = 209–207
board-turn-8 = 206–204
board-turn-9 = 203–201
board-provinces = Provinces
board-hand = Your hand
board-hand-of = Hand: { $side }
board-discard = Discard pile
board-on-table = On the table
board-in-force = In force
board-naval = Carthage at sea
board-naval-from-carthago = from Carthago
board-naval-enemy-port = to a Roman port
board-naval-general = Mago, Bomilcar
board-naval-naval-victory = naval victory
board-naval-philip-v = Philip V
board-allies = Allies in battle
board-allies-in = { $region } { $rome }:{ $carthage }
board-pool = Available Roman generals
board-displaced = Displaced generals
board-dead = Dead generals
board-waiting = Generals still to come
board-battle = Battle of { $at }
board-battle-hand = Your battle cards
board-battle-hand-open = Open battle cards: { $side }
board-battle-held =
    { $count ->
        [one] { $count } battle card
       *[other] { $count } battle cards
    } in hand
board-attacker = Attacker
board-defender = Defender
board-battle-rating = battle rating { $rating }
board-step-prepare = Prepare
board-step-charge = Charge
board-step-deal = Deal
board-step-attack = Attack
board-step-match = Match
board-step-counter = Counterattack
board-step-losses = Losses
board-step-retreat = Retreat
board-played-attack = { $side } attacks: { $title }
board-played-match = { $side } matches: { $title }
board-reserve-as = Reserve: { $title }
board-dice = Last die
board-cu =
    { $side }: { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }
board-elephants =
    { $side }: { $elephants ->
        [one] { $elephants } elephant
       *[other] { $elephants } elephants
    }
board-inside = inside the City
board-commander = commands
board-subordinate = subordinate
board-consul = Consul
board-proconsul = Proconsul
board-dictator = Dictator
board-consul-letter = C
board-proconsul-letter = P
board-dictator-letter = D
board-strategy = Strategy rating { $rating }
board-battle-value = Battle rating { $rating }
board-siege-train = Siege train
board-siege =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of siege
board-subjugation =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of subjugation
board-truce = Truce
board-city =
    Walled City, holds { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }
board-tribe = Tribe
board-round = Space
board-port = Port
board-empty = Empty
board-neutral-tribe = Neutral
board-province-held = { $province }: { $side }
board-province-open = { $province }: nobody
board-card = Strategy card
board-battle-card = Battle card
board-reconstructed = reconstructed
board-ops-reconstructed = OPs reconstructed
board-reconstructed-tip = The text and numbers of this card are partly reconstructed; they are not the printed ones.
board-either = either side
board-owner = event of { $side }
board-counter-event = Counter-event
board-generals-of = Generals: { $side }
board-cards-base = Strategy cards 1 to 64
board-cards-extra = Additional cards 65 to 91
board-battle-cards = Battle cards
board-retreat-small = Small retreat die: { $losses }
board-retreat-large = Large retreat die: { $losses }
