# Mare Nostrum: Empires: the words of the game in English.
#
# Counts choose the plural; names are looked up in this file and put in as they
# stand. An empire has one form here and five in Polish: the plain name, of it, to
# it, whom, and with it. The names of areas, cities and cards at the end are those
# of data/.

## The game, its seats, scenario and options

game-title = Mare Nostrum: Empires
game-pitch = Trade wine for papyrus, raise wonders, call heroes to your side, or let the legions speak. Five empires share one sea, and there are four ways to rule it.
seat-first = Player 1
seat-second = Player 2
seat-third = Player 3
seat-fourth = Player 4
seat-fifth = Player 5
scenario-empires = Empires around one sea
option-card-display = Heroes and wonders
option-card-display-help = For first games five cards lie face up and are replaced as they are bought. Experienced players see all seventeen from the start.
option-card-display-beginner = First games
option-card-display-expert = Experienced players
option-empire-assignment = Empires
option-empire-assignment-help = Dealt at random, chosen by the players one after another, or in the order of the seats.
option-empire-assignment-random = Dealt at random
option-empire-assignment-choice = Chosen one after another
option-empire-assignment-seats = By the order of seats
option-round-limit = Last round
option-round-limit-help = The game ends after this round if nobody has won. 0 means no limit, as in the rules.

## How a game ends

outcome-pyramids = the Pyramids built
outcome-fifth-card = five heroes and wonders
outcome-cities = four capitals or legendary cities
outcome-titles = leader in trade, culture and war
outcome-last-round = the agreed last round is over
outcome-stopped = the game was stopped

## What you are asked to do

prompt-choose-empire = Choose the empire that you play.
prompt-cities = Choose the legendary city that you draw for next.
prompt-temple = { $what } has a temple: take one more coin, or draw one more legendary good.
prompt-colossus = Colossus of Rhodes: take one good of your choice from the reserve, or none.
prompt-announce = You lead the trade: announce how many resources everyone offers.
prompt-own-number = Antigone: the number is { $number }. Keep it, or set your own.
prompt-offer =
    Lay out your offer in secret, from left to right. { $left ->
         [one] { $left } resource to go.
        *[other] { $left } resources to go.
    }
prompt-offer-done = Your offer lies face down. Still choosing: { $empires }.
prompt-take = Take one resource from the table.
prompt-give = You are one resource ahead: give one of yours to { $empire }.
prompt-perseus = Perseus: will you build first and win at once?
prompt-name-builder = You lead culture: choose who builds next.
prompt-build = Build: point at a province, a slot, a sea or a card, or say that you are done.
prompt-stepped-in = Perseus: buy what wins you the game.
prompt-price = { $item }: how do you pay? It takes a set of { $cost }.
prompt-pay = { $item }: put the set together, from left to right. So far: { $paid }.
prompt-copy = Castor and Pollux: choose the hero whose power you share.
prompt-gardens = Hanging Gardens: you may keep two goods of different kinds. Kept: { $kept }.
prompt-peace = Statue of Zeus: declare peace with one opponent, or with nobody.
prompt-name-mover = You lead the armies: choose who moves next.
prompt-take-over = Your legion has held the control marker: take over the province, or leave it.
prompt-sail = Move your triremes: pick one, then a neighbouring sea. End when you are done.
prompt-attack = Attack enemy triremes on a sea you share, or end the attacks.
prompt-march = Move your legions: pick them, then a province. End when you are done.
prompt-fight = Choose the next land battle.
prompt-losses =
    { $left ->
         [one] You lose { $left } unit: choose which.
        *[other] You lose { $left } units: choose one.
    }
prompt-conquest = You are the conqueror: pillage, occupy or leave alone, province by province.
prompt-occupy = { $at }: put legions on further buildings, or stop here.
prompt-convert = Queen of Sheba: give up the legion and take { $at } over at once?
prompt-plunder = { $what } is pillaged: take a coin or draw a legendary good.
prompt-circe = Circe: put legions on empty caravan slots.
prompt-tie = A tie: choose the { $title }.
prompt-nothing = There is nothing to decide.

## What you wait for

wait-choose-empire = { $seat } chooses an empire.
wait-offer = Offers are laid out in secret. Still choosing: { $empires }.
wait-cities = { $empire } draws legendary goods.
wait-colossus = { $empire } may take a good with the Colossus.
wait-announce = { $empire } leads the trade and announces a number.
wait-own-number = { $empire } may set another number with Antigone.
wait-take = { $empire } takes a resource.
wait-give = { $empire } gives a resource to make even.
wait-perseus = { $empire } may step in with Perseus.
wait-name-builder = { $empire } leads culture and names the next builder.
wait-build = { $empire } builds.
wait-copy = { $empire } chooses a hero for Castor and Pollux.
wait-gardens = { $empire } keeps goods in the Hanging Gardens.
wait-peace = { $empire } may declare peace.
wait-name-mover = { $empire } leads the armies and names who moves next.
wait-take-over = { $empire } may take over provinces.
wait-sail = { $empire } moves triremes.
wait-attack = { $empire } decides on battles at sea.
wait-march = { $empire } moves legions.
wait-fight = { $empire } chooses the next land battle.
wait-losses = { $empire } chooses losses.
wait-conquest = { $empire } decides what becomes of conquered provinces.
wait-convert = { $empire } may take the province over at once.
wait-circe = { $empire } places legions for Circe.
wait-tie = { $empire } decides the tie for { $title }.

## Options

act-play = Play { $empire }
act-draw = Draw for { $what } ({ $at })
act-gain = Take { $gain-a }
act-colossus = Take { $good } from the reserve
act-no-colossus = Take nothing
act-announce = Announce { $number }
act-own-number = Offer { $number } instead
act-keep-number = Keep the number { $number }
act-offer = Offer { $token-a }
act-take = Take { $token-a } from { $from }
act-give = Give { $token-a }
act-step-in = Build first and win
act-decline = Let the others build
act-name-builder = { $empire } builds
act-name-mover = { $empire } moves
act-build-control = Take control of { $at } ({ $cost })
act-build-legion = Build a legion in { $at } ({ $cost })
act-build-fortress = Build a fortress in { $at } ({ $cost })
act-build-trireme = Build a trireme on { $at } ({ $cost })
act-build-building = Build { $what-the } in { $at } ({ $cost })
act-build-card = Get { $card } ({ $cost })
act-price-coins =
    { $count ->
         [one] Pay { $count } coin
        *[other] Pay { $count } coins
    }
act-price-goods =
    { $count ->
         [one] Pay { $count } good
        *[other] Pay { $count } different goods
    }
act-price-coins-and-good =
    { $count ->
         [one] Pay { $count } coin and one good
        *[other] Pay { $count } coins and one good
    }
act-price-goods-and-coin =
    { $count ->
         [one] Pay { $count } good and one coin
        *[other] Pay { $count } different goods and one coin
    }
act-price-fixed = Pay the fixed price: one coin or one certain good
act-price-free = Pay nothing
act-pay = Pay { $token-a }
act-muster = Penthesilea: place the free legions
act-end-build = Done building
act-copy = Share the power of { $card }
act-keep = Keep { $token-a }
act-end-keep = Keep nothing more
act-peace = Declare peace with { $empire }
act-no-peace = No peace this round
act-take-over = Take over { $at }
act-end-take-over = Take over nothing more
act-sail = Move a trireme from { $from } to { $to }
act-end-sail = End sea movement
act-attack = Attack { $empire } on { $at }
act-end-attacks = No more battles at sea
act-march = Move a legion from { $from } to { $to }
act-march-slot = Move the legion on { $what-the } from { $from } to { $to }
act-march-marker = Move the legion on the control marker from { $from } to { $to }
act-end-march = End land movement
act-fight = Fight with { $empire } in { $at }
act-lose-fortress = Lose the fortress
act-lose-legion = Lose a legion
act-lose-slot = Lose the legion on { $what-the }
act-lose-marker = Lose the legion on the control marker
act-pillage = Pillage { $what-the } in { $at }
act-occupy = Occupy { $what-the } in { $at }
act-end-occupy = Occupy nothing more here
act-occupy-marker = Occupy the control marker of { $at }
act-hold = Keep what you occupy in { $at }
act-release = Neither pillage nor occupy in { $at }
act-convert = Give up the legion and take over
act-no-convert = Keep the legion on the marker
act-circe = A legion works here: { $what }, { $at }
act-end-circe = No further legion for Circe
act-leader = { $empire } becomes { $title }

## What happened

event-seated = { $seat } plays { $empire }.
event-round = Round { $round } begins.
event-cards-turned = Face up: { $cards }.
event-collected = { $empire } collects { $tokens }.
event-lapsed = The reserve is short: { $empire } goes without { $tokens }.
event-took-coin = { $empire } takes a coin for { $what }.
event-drew = { $empire } draws { $token }.
event-drew-hidden = { $empire } draws a legendary good.
event-pile-renewed = The discarded legendary goods are shuffled into a new pile.
event-colossus = { $empire } takes { $good } with the Colossus.
event-no-colossus = { $empire } takes nothing with the Colossus.
event-announced = { $empire } announces the number { $number }.
event-own-number = { $empire } sets the number { $number } with Antigone.
event-kept-number = { $empire } keeps the number.
event-no-trade = There is no trade this round.
event-revealed = Offers are revealed: { $offers }.
event-took = { $empire } takes { $token-a } from { $from }.
event-chain-ended = { $empire } has nothing to take: the trade ends.
event-gave = { $empire } gives { $token-a } to { $to }.
event-stepped-in = { $empire } steps in with Perseus.
event-named-builder = { $by } names the next builder: { $empire }.
event-built-control = { $empire } takes control of { $at } { $paid }.
event-built-legion = { $empire } builds a legion in { $at } { $paid }.
event-built-fortress = { $empire } builds a fortress in { $at } { $paid }.
event-built-trireme = { $empire } builds a trireme on { $at } { $paid }.
event-built-building = { $empire } builds { $what-the } in { $at } { $paid }.
event-built-card = { $empire } gains { $card } { $paid }.
event-mustered =
    Penthesilea: { $empire } places { $legions ->
         [one] { $legions } legion
        *[other] { $legions } legions
    } free of charge.
event-copied = { $empire } shares the power of { $card }.
event-ended-build = { $empire } ends building.
event-discarded = { $empire } discards { $tokens }.
event-discarded-nothing = { $empire } has nothing to discard.
event-discarded-hidden =
    { $empire } discards { $count ->
         [one] { $count } resource
        *[other] { $count } resources
    }.
event-peace = { $empire } declares peace with { $with }.
event-recalled =
    { $empire } calls home { $legions ->
         [one] { $legions } legion
        *[other] { $legions } legions
    } from { $at }.
event-named-mover = { $by } names who moves next: { $empire }.
event-took-over = { $empire } takes over { $at } from { $from }.
event-sailed = { $empire } moves a trireme from { $from } to { $to }.
event-marched = { $empire } moves a legion from { $from } to { $to }.
event-shipped = { $empire } ships a legion from { $from } to { $to }.
event-fought = Battle in { $at }. { $one }; { $two }.
event-fought-fortress = Battle in { $at }. { $one }; { $two }. The fortress of { $walled } stops one hit.
event-lost-triremes =
    { $empire } loses { $count ->
         [one] { $count } trireme
        *[other] { $count } triremes
    } on { $at }.
event-lost-fortress = { $empire } loses the fortress in { $at }.
event-lost-legion = { $empire } loses a legion in { $at }.
event-lost-slot = { $empire } loses the legion on { $what-the } in { $at }.
event-lost-marker = { $empire } loses the legion on the control marker of { $at }.
event-war = State of war in { $at }.
event-pillaged = { $empire } pillages { $what-the } in { $at } and gains { $tokens }.
event-occupied = { $empire } occupies { $what-the } in { $at }.
event-occupied-marker = { $empire } occupies the control marker of { $at }.
event-held = { $empire } keeps what it occupies in { $at }.
event-released = { $empire } neither pillages nor occupies in { $at }.
event-placed = { $empire } puts a legion on a slot for Circe: { $what } in { $at }.
event-ended-perseus = { $empire } does not step in with Perseus.
event-ended-peace = { $empire } declares no peace.
event-ended-take-over = { $empire } takes over nothing more.
event-ended-sail = { $empire } ends sea movement.
event-ended-attack = { $empire } seeks no more battles at sea.
event-ended-march = { $empire } ends land movement.
event-ended-occupy = { $empire } occupies nothing more there.
event-ended-convert = { $empire } leaves the legion on the control marker.
event-ended-circe = { $empire } puts no further legion on a slot for Circe.
event-ended-move = { $empire } ends its move.
event-titled = { $empire } becomes { $title }.
event-kept-title = { $empire } remains { $title }.
event-ended-nobody = The last round is over, and nobody has won.
event-ended-pyramids =
    { $empires } { $count ->
         [one] wins
        *[other] win together
    }: the Pyramids stand.
event-ended-fifth-card =
    { $empires } { $count ->
         [one] wins
        *[other] win together
    }: five heroes and wonders.
event-ended-cities =
    { $empires } { $count ->
         [one] wins
        *[other] win together
    }: four capitals or legendary cities.
event-ended-titles =
    { $empires } { $count ->
         [one] wins
        *[other] win together
    }: all three titles.
event-ended-last-round =
    { $empires } { $count ->
         [one] wins
        *[other] win together
    }: two titles when the last round ends.
offer-of = { $empire } ({ $tokens })
rolled =
    { $empire }: { $dice } = { $total }, { $hits ->
         [one] { $hits } hit
        *[other] { $hits } hits
    }
rolled-bonus =
    { $empire }: { $dice } + { $bonus } = { $total }, { $hits ->
         [one] { $hits } hit
        *[other] { $hits } hits
    }
rolled-nothing =
    { $empire }: no dice, total { $total }, { $hits ->
         [one] { $hits } hit
        *[other] { $hits } hits
    }

## Places in a record

milestone-round = Round { $round }
milestone-trade = Trade
milestone-build = Build: { $empire }
milestone-move = Move: { $empire }
milestone-battle = Battle in { $at }

## Why not

refusal-over = The game is over.
refusal-not-asked = It is not your decision now.
refusal-other-phase = That cannot be done in this phase.
refusal-decided = Your offer is laid out: wait for the others.
refusal-no-empire = { $empire } is not free on this board.
refusal-no-legendary = This is no legendary city: { $what }, { $at }.
refusal-not-your-city = You do not control this city: { $what }, { $at }.
refusal-drawn = You have drawn for this city: { $what }, { $at }.
refusal-not-in-stock = The reserve has none: { $good }.
refusal-no-such-number = No exchange marker has the number { $number }.
refusal-marker-played = The marker with { $number } has been played; all three return when all are played.
refusal-hold-too-few = You hold too few resources to offer { $number }.
refusal-number-too-large = Your own number is from 0 to 5.
refusal-not-held = You do not have { $token-a }.
refusal-takes-no-part = { $empire } takes no part in this trade.
refusal-own-offer = You cannot take what you offered yourself.
refusal-not-offered = { $empire } does not offer that.
refusal-no-repeat = You took from { $empire } and lost to the same player: take from somebody else now.
refusal-cannot-win = You could not win with that at this moment.
refusal-had-turn = { $empire } has had a turn.
refusal-not-playing = { $empire } does not play.
refusal-not-on-board = { $at } is not in play on this board.
refusal-not-linked = { $at } is neither adjacent nor contiguous to a province that you controlled when the round began.
refusal-newly-linked = Only a province that you gained this round leads to { $at }.
refusal-controlled = { $at } is under control already.
refusal-enemy-there = Enemy units stand in { $at }.
refusal-no-markers = You have no control marker left.
refusal-not-yours = You do not control { $at }.
refusal-fortress-there = There is a fortress in { $at } already.
refusal-no-legions = You have no legion left.
refusal-no-triremes = You have no trireme left.
refusal-no-fortresses = You have no fortress left.
refusal-no-coast = { $at }: you control no province on this sea that is free of enemies.
refusal-standing = { $what } in { $at }: the building is there already.
refusal-covered = { $what } in { $at }: an enemy legion stands on that slot.
refusal-not-face-up = { $card } does not lie face up.
refusal-five-cards = You own five cards already.
refusal-pyramids-built = You have built the Pyramids already.
refusal-cannot-pay = You have no set of { $number } for it.
refusal-build-first = Say first what you build.
refusal-pay-first = Pay for what you have begun, or take it back.
refusal-no-form = It cannot be paid for like that.
refusal-no-set = You have no such set for it.
refusal-no-fixed = The fixed price is a coin or this good: { $good }.
refusal-kind-twice-again = One kind is in the set twice, so another cannot be: { $good }.
refusal-kind-twice = A set may not contain the same good twice: { $good }.
refusal-dead-end = With { $token-a } the set could not be completed.
refusal-no-power = You do not have the power of { $card }.
refusal-used = { $card } has been used this round.
refusal-nobody-invades = No enemy legion stands in your provinces.
refusal-only-to-win = Whoever steps in does nothing but win.
refusal-not-copyable = { $card } cannot be shared.
refusal-not-owned = { $card } belongs to no other player.
refusal-only-goods = Only goods can be kept like that.
refusal-kept-kind = You keep this kind already: { $good }.
refusal-peace-again = Your last declaration was peace with { $empire }: choose another.
refusal-oneself = Peace is made with another player.
refusal-not-on-marker = No legion of yours stands on the control marker of { $at }.
refusal-not-ripe = Your legion has stood on the control marker of { $at } since this round only.
refusal-no-link = { $at } is neither adjacent nor contiguous to another province of yours.
refusal-no-trireme = You have no trireme on { $at }.
refusal-sailed = Your triremes on { $at } have moved already.
refusal-not-adjacent = { $from } does not border on { $to }.
refusal-no-sea-battle = You and { $empire } do not both have triremes on { $at }.
refusal-fought = A battle has been fought in { $at } this turn.
refusal-at-peace = There is peace with { $empire } this round.
refusal-no-legion = No legion of yours stands like that in { $at }.
refusal-marched = The legions in { $at } have moved already.
refusal-out-of-reach = { $to } is neither adjacent nor contiguous to { $from }.
refusal-no-battle = You and { $empire } do not both have land units in { $at }.
refusal-no-such-loss = You have no such unit in this battle.
refusal-not-conqueror = No legion of yours has conquered { $at }.
refusal-nobodys = Nobody controls { $at }: there is nothing to conquer.
refusal-own-province = { $at } is your own.
refusal-not-alone = You are not alone in { $at }.
refusal-one-choice = You have made your choice in { $at }.
refusal-no-building = { $what } in { $at }: the building is not there.
refusal-elsewhere = You are occupying buildings in another province: { $what }, { $at }.
refusal-occupied-already = A legion of yours stands there: { $what }, { $at }.
refusal-capital-province = { $at } is a capital province: control of it never changes.
refusal-holds-nothing = No legion of yours in { $at } occupies anything.
refusal-no-caravan-slot = This is no slot for a caravan: { $what }, { $at }.
refusal-no-legion-for = { $what } in { $at }: no legion is left for this slot.
refusal-not-tied = { $empire } is not among the tied players.

## The situation in words

describe-time = Round { $round }: { $phase }
describe-empire = { $empire }: trade { $trade }, culture { $culture }, military { $military }; resources: { $held }; cards: { $cards }; { $titles }
describe-no-title = no title
describe-hand = Behind your screen: { $tokens }
describe-trade = { $empire } offers { $offer }; taken: { $taken }
describe-sale = Face up: { $cards }; face down: { $deck }
describe-province = { $at } ({ $empire }): { $things }
describe-nobody = uncontrolled
describe-nothing = empty
describe-occupied = { $what } (occupied by { $empire })
describe-legions =
    { $legions ->
         [one] { $legions } legion of { $empire }
        *[other] { $legions } legions of { $empire }
    }
describe-fortress = fortress of { $empire }
describe-sea = { $at }: { $things }
describe-triremes =
    { $triremes ->
         [one] { $triremes } trireme of { $empire }
        *[other] { $triremes } triremes of { $empire }
    }

## Names of things

phase-0 = Set-up
phase-1 = Collect resources
phase-2 = Trade resources
phase-3 = Build
phase-4 = Move and battle
phase-5 = Claim leadership
item-control = Control of { $at }
item-legion = Legion in { $at }
item-fortress = Fortress in { $at }
item-trireme = Trireme on { $at }
item-building = { $what } in { $at }
item-card = { $card }
tokens =
    { $count ->
        [one] { $token-a }
       *[other] { $count } { $token-many }
    }
tokens-none = nothing
paid-nothing = at no cost
paid-with = for { $tokens }

## What stands around the board

board-race = Leadership
board-value = { $empire }: { $value }
board-value-leader = { $empire }: { $value }, { $title }
board-sets = Your resources
board-row-goods = Set
board-row-coins = Coins
board-note-cleopatra = Cleopatra: one coin may stand for a good in a set of goods, one good for a coin in a set of coins.
board-note-hannibal = Hannibal: one kind may appear twice in a set of goods.
board-rung-three = A set of 3 buys control, a legion, a trireme, a fortress, a caravan or a city.
board-rung-six = A set of 6 buys a market or a temple.
board-rung-card = A set of { $cost } buys your next hero or wonder.
board-rung-pyramids = A set of 12 buys the Pyramids.
board-trade = Trade
board-trade-number = Number: { $number }
board-trade-markers = Exchange markers
board-trade-leader = trade leader
board-trade-first = takes first
board-trade-out = takes no part
board-trade-ready = ready
board-trade-choosing = choosing
board-trade-due = takes now
board-trade-gives = gives now
board-nothing = { "" }
board-slot-free = free place in your offer
board-trade-hidden = face-down resource
board-trade-played = played
board-sale = Heroes and wonders
board-sale-deck = { $deck } more face down
board-price = Price for you: { $cost }
board-copied = Shares the power of { $card }
board-reserve = Reserve
board-left = { $what }: { $left } left
board-mat =
    { $empire }: { $held ->
         [one] { $held } resource
        *[other] { $held } resources
    }
board-great-cities = Capitals and legendary cities: { $cities } of 4
board-round = Round { $round }
board-battle = Battle in { $at }
board-attacker = attacker
board-defender = defender
board-roll =
    { $empire }: total { $total }, { $hits ->
         [one] { $hits } hit
        *[other] { $hits } hits
    }, { $losses ->
         [one] loses { $losses } unit
        *[other] loses { $losses } units
    }.
board-control = Control: { $empire }
board-uncontrolled = Nobody controls it.
board-out-of-play = Not in play
board-slot-empty = Empty slot: { $what }
board-legions =
    { $empire }: { $count ->
         [one] { $count } legion
        *[other] { $count } legions
    }
board-legion-on = { $empire }: legion on { $what }
board-legion-on-marker = { $empire }: legion on the control marker
board-fortress = { $empire }: fortress
board-triremes =
    { $empire }: { $count ->
         [one] { $count } trireme
        *[other] { $count } triremes
    }
board-marker = { $empire }: control marker
board-occupied-by = Occupied by { $empire }
board-yields = Yields { $good }
board-gallery-heroes = Heroes
board-gallery-wonders = Wonders
board-gallery-buildings = Buildings
board-gallery-goods = Goods and coins
effect-bonus = Bonus: { $tracks }
effect-bonus-of = { $track } { $value }
effect-caesar = In your own turn each of your land dice counts 1 more.
effect-pericles = In the turns of others each of your land dice counts 2 more.
effect-cleopatra = In each set one coin may stand for a good, or one good for a coin.
effect-hannibal = In each set of goods one kind may appear twice.
effect-hammurabi = Once a round one control marker is free.
effect-castor-and-pollux = When you gain this card, you share the power of another player’s hero for good.
effect-nebuchadnezzar = Land battles in your provinces: your total is 5 higher.
effect-circe = Your legions on empty caravan slots collect as caravans do.
effect-penthesilea = Once a round: a free legion in your capital for each of your provinces that enemy legions are in.
effect-gilgamesh = Once a round a fortress for one coin or one stone.
effect-perseus = You may build before all others, if that wins you the game.
effect-hamilcar = Your pillage brings double.
effect-queen-of-sheba = Once a round: give up the legion on an enemy control marker and take the province over at once.
effect-hercules = No power, but strong on every track.
effect-ramses-ii = One more die in each of your land battles.
effect-antigone = In the trade you may set your own number, from 0 to 5.
effect-spartacus = Once a round a legion for one coin or one gladiators token.
effect-colossus = After collecting you take one good of your choice from the reserve.
effect-hanging-gardens = At the end of the build phase you may keep two different goods.
effect-pharos = Once a round a trireme for one coin or one wood.
effect-statue-of-zeus = Each round you may declare peace with one opponent, never twice in a row with the same.
effect-temple-of-artemis = One more coin in each collection.
effect-pyramids = A set of 12. Whoever builds them may win the game.
