# Hands in the Sea: the words of the game in English.
#
# Counts choose the plural; names are looked up in this file and put in as they stand.
# The names of locations and cards at the end are those of data/.

## The game, its seats, scenario and options

game-title = Hands in the Sea
game-pitch = Rome has legions and no fleet, Carthage has ships and hires its army. Twenty years of war for Sicily, fought with the cards that you bring into your deck.
seat-rome = Rome
seat-carthage = Carthage
scenario-first-punic-war = The First Punic War
option-hidden-reserve = Hidden Reserve
option-hidden-reserve-help = Cards in the Reserve lie face down: the enemy knows only how many there are.
option-fate-marker = Fate marker
option-fate-marker-help = Whoever is struck by an event takes the marker and has better luck with the next ones.
option-upkeep = Upkeep of strategy cards
option-upkeep-help = Fortuna: other strategy cards, cheaper to buy, that cost silver in every Campaign.
option-deus-ex-machina = Deus Ex Machina
option-deus-ex-machina-help = Fortuna: each power holds a secret card that it may play once, for victory points.
option-storms-at-sea-alt = Milder storms
option-storms-at-sea-alt-help = Fortuna: one of the two Storms at Sea costs a warship only.
option-naval-disaster-alt = Milder naval disaster
option-naval-disaster-alt-help = Fortuna: the disaster sinks half of a fleet.
option-revolt-alt = Milder revolt
option-revolt-alt-help = Fortuna: a revolt can be bought off, or its place chosen by the victim.
option-mercenary-mutiny-alt = Milder mutiny
option-mercenary-mutiny-alt-help = Fortuna: mercenaries can be kept for 3 silver each.
option-leaders-dispute-alt = Milder dispute of leaders
option-leaders-dispute-alt-help = Fortuna: one leader is lost, not all.

## How a game ends

outcome-capital = the enemy's capital taken
outcome-sicily = all of Sicily
outcome-lead = 25 victory points ahead
outcome-score = victory points
outcome-stopped = the game was stopped

## What you are asked to do

prompt-nothing = Nothing is asked of you now.
prompt-over = The game is over. { $side } wins: { $cause }.
prompt-order = Two battles end now: choose which is settled first.
prompt-action =
    Choose an action ({ $left ->
         [one] { $left } action
        *[other] { $left } actions
    } to go) or a free action.
prompt-end-round = Your actions are taken. End the round, or take a free action.
prompt-target = { $action }: choose the place.
prompt-choose = { $action }: choose.
prompt-lacks = { $action }: still needed: { $needs }. Chosen: { $cards }.
prompt-enough = { $action }: enough cards. Chosen: { $cards }.
prompt-brings = { $action }: brings { $silver } silver so far. Chosen: { $cards }.
prompt-costs = { $action }: costs { $silver } silver so far. Chosen: { $cards }.
need = { $count } × { $role }
prompt-settle = You have won at { $at }. Place a Town there, or leave it empty.
prompt-settle-with = You have won at { $at }. Play a settler to place a Town, or leave it empty.
prompt-loss = { $side } loses a card of the battle: choose it.
prompt-block-raid = Cavalry raids { $at }. Block it with a card, or let it pass.
prompt-block-bribe = The enemy tries to bribe your mercenaries. Block it with a card, or let it pass.
prompt-block-pillage = The enemy fleet pillages { $at }. Block it with a card, or let it pass.
prompt-bribed = Choose a mercenary to give up, or show that you have none.
prompt-leaders = Naval battle: declare leaders from your hand, as many as you like.
prompt-infantry = Corvus: declare infantry of your Reserve, at most one card per warship.
prompt-reroll = Skilled Sailors: how many of the missed dice are rolled again?
prompt-surplus = More infantry than warships: choose a card to return to the Empire deck.
prompt-retreat = Your fleet has lost: choose where it retreats.
prompt-may-retreat = A draw: your fleet may retreat or stay.
prompt-magistrate = Magistrate: return a card from hand to the Empire deck, or keep all.
prompt-treachery = Punic Treachery: choose the mercenary that is removed.
prompt-event-infantry = { $event }: choose an infantry card of the Reserve to return.
prompt-event-corvus = { $event }: pay, or discard Corvus.
prompt-event-leader = { $event }: choose the leader that is lost.
prompt-event-siege = { $event }: choose the siege that is betrayed.
prompt-event-fort = { $event }: choose the Fortification that is lost.
prompt-event-revolt = { $event }: choose the place that rises.
prompt-event-mercenaries = { $event }: choose the mercenaries that you keep for 3 silver each; the others leave.
wait = { $side } decides.

## Actions

action-settle = Settle a location
action-develop = Develop a location
action-fortify = Fortify a location
action-attack = Attack a location
action-reinforce = Reinforce a land battle
action-raid = Cavalry raid
action-engage = Engage the enemy fleet
action-bribe = Bribery
action-take-money = Take money
action-trade = Trader
action-merchant = Merchant
action-pillage = Pillage
action-draft = Draft an Empire card
action-discard = Discard cards
action-return = Return a card
action-reserve = Reserve a card
action-buy = Buy a strategy card
action-drop-strategy = Discard your strategy card
action-cycle = Cycle strategy cards
action-sail = Sea move
action-build = Build a warship
action-pass = Pass

## What a card is played for

role-wagon = wagon
role-ship = ship
role-settler = settler
role-sword = attack
role-coin = coin
role-wine = wine
role-raider = raid
role-briber = bribe
role-discarded = discard
role-returned = return
role-reserved = Reserve
role-leader = leader
role-infantry = infantry

## Options

act-aim = { $target } from { $from }
act-place = { $at }
act-pick = { $card }: { $role }
act-enough = No more cards
act-declared = Done declaring
act-mutiny-done = Let the others go
act-reinforce = { $card } to the battle at { $at }
act-draft = { $card } for { $silver } silver
act-levy = Emergency Levy: { $card } for { $silver } silver, onto the draw deck
act-buy = { $card } for { $silver } silver
act-cycle =
    Discard { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    } of the row
act-sail = To the sea zone { $to }
act-sail-home = To the home port
act-leader = { $card } joins the battle at { $at }
act-retrieve = Retrieve the Reserve
act-withdraw = Give up the siege of { $at }
act-support = Play { $card } and draw
act-divine = Play { $card }
act-end-round = End the round
act-first = Settle the battle at { $at } first
act-settle-with = Place a Town with { $card }
act-settle-free = Place a Town
act-leave = Leave it empty
act-give-up = { $card } { $from }
act-nothing = None
act-show-hand = Show the hand
act-block = Block with { $card }
act-decline = Do not block
act-reroll =
    Roll { $dice ->
         [one] { $dice } die
        *[other] { $dice } dice
    } again
act-retreat = Retreat to { $to }
act-retreat-home = Retreat to the home port
act-stay = Stay
act-keep = Keep { $card } { $from }
act-pay = Pay
act-drop-corvus = Discard Corvus
act-lose-fort = Lose the Fortification of { $at }
act-betray = The siege of { $at }
act-revolt = { $at } rises

## What happened

event-round-began =
    { $side } begins a round: { $due ->
         [one] { $due } action
        *[other] { $due } actions
    }.
event-round-ended = { $side } ends the round.
event-drew =
    { $side } draws { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }.
event-drew-cards = { $side } draws { $cards }.
event-drew-known = { $side } draws { $card } from the top.
event-renewed = { $side } shuffles the discard pile into the draw deck.
event-shuffled = { $side } shuffles the draw deck.
event-row-revealed = New in the strategy row: { $card }.
event-strategies-shuffled = The discarded strategy cards are shuffled.
event-deus-dealt = { $side } receives a Deus Ex Machina card.
event-deus-dealt-card = { $side } receives { $card }.
event-settled = { $side } settles { $at }. Cards: { $cards }.
event-card-taken = { $side } takes the card { $card }.
event-card-taken-from = { $side } takes the card { $card } from { $from }.
event-developed = { $side } develops { $at } into a City. Cards: { $cards }.
event-fortified = { $side } fortifies { $at } for { $silver } silver.
event-toll-paid = Diplomacy: { $side } pays { $silver } silver.
event-attacked = { $side } attacks { $at } with { $card }. Way: { $cards }.
event-elephants = { $side } rolls { $die } for the War Elephants: { $strength }.
event-reinforced = { $side } sends { $card } into battle.
event-combined-arms = Combined arms: { $side } gains 1.
event-track = The attack of { $side } stands at { $track }.
event-battle-goes-on = The attack of { $side } goes into round { $round }.
event-withdrew = { $side } gives up the siege.
event-battle-ended = The battle at { $at } is over: { $end }.
event-captured = { $side } captures a marker at { $at }: { $marker }.
event-fort-removed = The Fortification of { $at } is gone.
event-prestige = { $side } gains Prestige: { $prestige }.
event-gave-up = { $side } returns { $card } to the Empire deck ({ $from }).
event-raiding = { $side } raids { $at }. Cards: { $cards }.
event-bribing = { $side } bribes with { $card } and { $silver } silver.
event-pillaging = { $side } pillages { $at }. Cards: { $cards }.
event-blocked = { $side } blocks with { $card }.
event-not-blocked = { $side } does not block.
event-hand-shown = { $side } has no mercenary and shows { $cards }.
event-bribe-wasted = The bribe of { $side } comes to nothing.
event-pillaged = { $side } takes { $silver } silver at { $at }; the pillage marker reaches { $marker }.
event-vp-lost = { $side } loses { $points } VP.
event-engaged = { $side } engages the enemy fleet in the sea zone { $at } with { $card }.
event-leaders = Leaders of { $side } at sea: { $cards }.
event-infantry = Corvus brings aboard: { $cards }.
event-naval-dice = { $side } rolls. Warships: { $warships }. Leaders: { $leaders }. Infantry: { $infantry }.
event-rerolled = { $side } rolls again: { $dice }.
event-sunk =
    { $side } loses { $warships ->
         [one] { $warships } warship
        *[other] { $warships } warships
    }.
event-naval-won = { $side } wins the naval battle.
event-naval-draw = The naval battle is a draw.
event-warships-gained =
    { $side } gains { $warships ->
         [one] { $warships } warship
        *[other] { $warships } warships
    }.
event-fleet-moved = The fleet of { $side } sails to the sea zone { $to }.
event-fleet-home = The fleet of { $side } goes to its home port.
event-earned = { $side } earns { $silver } silver. Cards: { $cards }.
event-drafted = { $side } drafts { $card } for { $silver } silver.
event-levied = { $side } levies { $card } for { $silver } silver onto the draw deck.
event-discarded = { $side } discards { $cards } for { $silver } silver.
event-returned = { $side } returns { $card }.
event-reserved = { $side } puts a card into the Reserve.
event-reserved-card = { $side } reserves { $card }.
event-retrieved =
    { $side } retrieves { $count ->
         [one] { $count } card
        *[other] { $count } cards
    } of the Reserve for { $silver } silver.
event-retrieved-cards = { $side } retrieves { $cards } for { $silver } silver.
event-strategy-bought = { $side } buys { $card } for { $silver } silver.
event-strategy-dropped = { $side } discards { $card }.
event-cycled =
    { $side } discards { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    } of the row for { $silver } silver.
event-built = { $side } builds a warship with { $card } for { $silver } silver.
event-passed = { $side } passes and takes 1 silver.
event-supported = { $side } plays { $card }.
event-deus-played = Deus Ex Machina: { $side } plays { $card }.
event-silver-gained = { $side } gains { $silver } silver.
event-silver-lost = { $side } loses { $silver } silver.
event-vp-gained = { $side } gains { $points } VP.
event-action-gained = { $side } has one more action.
event-protected = { $side } is safe from the next bad event.
event-campaign = The Campaign card comes up.
event-drawn = Event: { $event }.
event-rolled = Die { $die }, result { $result }: { $side } is affected.
event-protection-used = { $side } was protected.
event-ignored = { $event } changes nothing.
event-events-shuffled = All events are shuffled.
event-intrigue = { $side } has one action and no free ones in the next round.
event-lost-at-random = { $side } loses { $card } at random.
event-declined = { $side } does nothing.
event-mercenaries-kept = { $side } keeps { $cards }.
event-revolted = { $at } rises against { $side }: { $marker } lost.
event-fate-taken = { $side } takes the Fate marker.
event-fate-returned = { $side } puts the Fate marker back.
event-peace = Die { $die }: there is peace.
event-no-peace = Die { $die }: the war goes on.
event-income = Income of { $side }: { $silver } silver.
event-points = { $side } scores { $points } VP.
event-turn-began = Turn { $turn } begins.
event-upkeep = { $side } pays { $silver } silver for the upkeep.
event-turned-down = { $side } cannot pay and turns { $card } face down.
event-end-pending = The end is near: the game ends when no battle is left.
event-end-comes = The war is over.
event-scored = Final score: Rome { $rome }, Carthage { $carthage }.
event-over = { $side } wins: { $cause }.
chapter-turn = Turn { $turn }
scene-campaign = Campaign
scene-attack = { $side } attacks { $at }
scene-engaged = Naval battle, { $at }: { $side } attacks

## The situation

describe-time = Turn { $turn }. Round of { $side }.
describe-ending = The game ends when no battle is left.
describe-power = { $side }: { $silver } silver, { $vp } VP, Prestige { $prestige }, pillage { $pillage }, captured markers { $captured }.
describe-cards = { $side }: { $hand } in hand, { $deck } in the draw deck, discarded { $discard }, Reserve { $reserve }.
describe-reserve = Reserve of { $side }: { $cards }.
describe-known = Known in the hand of { $side }: { $cards }.
describe-fleet =
    Fleet of { $side }: { $warships ->
         [one] { $warships } warship
        *[other] { $warships } warships
    }, { $at }.
describe-strategy = Strategy of { $side }: { $card }.
describe-strategy-down = Strategy of { $side }: { $card }, face down.
describe-towns = Towns of { $side }: { $places }.
describe-cities = Cities of { $side }: { $places }.
describe-forts = Fortified by { $side }: { $places }.
describe-unsupplied = { $side }, without supply: { $places }.
describe-battle = { $side } attacks { $at }, round { $round }, track { $track }. Attackers: { $attackers }. Defenders: { $defenders }.
describe-siege = { $side } besieges { $at }, round { $round }, track { $track }. Attackers: { $attackers }. Defenders: { $defenders }.
describe-row = Strategy row: { $cards }.
describe-hand = Your hand: { $cards }.
describe-deck = In your draw deck: { $cards }.
describe-deus = Your Deus Ex Machina card: { $card }.

## Why not

refusal-over = The game is over.
refusal-not-asked = It is not your decision now.
refusal-other-question = That is not what you are asked now.
refusal-finish-first = Finish or take back first what you have begun.
refusal-not-begun = Begin with the action that it belongs to.
refusal-actions-taken = You have taken all actions of this round.
refusal-actions-due = You still have to take an action; to do nothing is to pass.
refusal-no-free-actions = Political intrigue forbids free actions in this round.
refusal-once-per-round = This can be done only once in a round.
refusal-end-pending = The end of the game is near: no new battle can be begun.
refusal-nothing-fits = { $action }: your cards do not allow it now.
refusal-not-in-hand = { $card } is not in your hand.
refusal-card-not-controlled = You do not control { $at }, so its card is dead.
refusal-card-unsupplied = { $at } is cut off from supply, so its card is dead.
refusal-card-in-battle = There is a battle at { $at }, so its card is out of use.
refusal-no-symbol = { $card } cannot be played for that.
refusal-one-purpose = { $card } is played already: a card serves one purpose.
refusal-no-role = No card is wanted for that.
refusal-role-full = There are enough cards for that.
refusal-dead-end = With { $card } the rest could not be paid.
refusal-not-enough = A card is still missing.
refusal-silver = It costs { $silver } silver.
refusal-occupied = { $at } is not free to be settled.
refusal-no-towns = You have no Town marker left.
refusal-no-cities = You have no City marker left.
refusal-not-connected = { $at } and { $from } are not connected.
refusal-zone-closed = The enemy rules the sea zone { $zone }.
refusal-cannot-get-there = You lack the cards to get there, or to found the town.
refusal-not-your-town = You have no Town at { $at }.
refusal-too-small = { $at } is worth too little to become a City.
refusal-unsupplied = { $at } is cut off from supply.
refusal-battle-there = There is a battle at { $at }.
refusal-fortified = { $at } is fortified.
refusal-no-forts = All Fortification markers are on the map.
refusal-no-fortification = You have no Fortification card in hand.
refusal-not-yours = You do not control { $at }.
refusal-not-enemy = { $at } is not the enemy's.
refusal-already-attacking = You are the attacker in another battle.
refusal-no-battle = You take no part in such a battle.
refusal-no-supply-line = Supply cannot be traced to the battle.
refusal-no-ships = Ships cannot help there.
refusal-defender-only = Only the defender can use a Fortification in battle.
refusal-siege-only = A Siege Engine serves only the attacker of a fortified place.
refusal-leader-is-free = A leader joins a battle as a free action.
refusal-not-a-leader = { $card } is no leader.
refusal-out-of-reach = { $at } is beyond the reach of your cavalry.
refusal-fleets-apart = The fleets are not in one sea zone.
refusal-has-built = You have built a warship in this round.
refusal-has-engaged = You have engaged the enemy fleet in this round.
refusal-fleet-in-port = Your fleet is not at sea.
refusal-inland = { $at } is inland.
refusal-guarded = The enemy fleet guards the zone of { $at }.
refusal-too-far = Your fleet does not reach { $at }.
refusal-not-for-draft = { $card } cannot be drafted by you.
refusal-lost-location = You do not control the location of { $card }.
refusal-manpower = { $card } takes a settler card as manpower.
refusal-no-levy = { $card } cannot be levied.
refusal-not-returnable = { $card } cannot be returned.
refusal-reserve-full = Your Reserve is full.
refusal-reserve-empty = Your Reserve is empty.
refusal-slot-taken = Your strategy slot is taken.
refusal-slot-empty = You own no strategy card.
refusal-wrong-power = { $card } is not for you.
refusal-no-position = The row has three positions.
refusal-no-warships = You have no warship.
refusal-fleet-full = Your fleet has all the warships it can have.
refusal-not-adjacent = Your fleet cannot get there in one step.
refusal-not-a-siege = Only a siege can be given up.
refusal-siege-too-new = Not in the round in which you began the siege.
refusal-no-draw = { $card } does not let you draw cards.
refusal-no-deus = You hold no Deus Ex Machina card.
refusal-deus-too-late = Your Deus Ex Machina card cannot be played once the end is certain.
refusal-vp-too-few = You have too few victory points.
refusal-deus-no-target = There is nothing that { $card } could work on.
refusal-not-ending = Only battles that end now are put in order.
refusal-settler-needed = A settler card is needed at { $at }.
refusal-settler-not-needed = No settler card is needed at { $at }.
refusal-not-to-give = { $card } does not lie there, or cannot be given up.
refusal-must-give = You have a card that you must give up.
refusal-has-mercenary = You have a mercenary to give up.
refusal-cannot-block = { $card } cannot block that.
refusal-too-many-dice = At most two dice that missed are rolled again.
refusal-no-retreat = Your fleet cannot retreat there.
refusal-must-retreat = The loser's fleet must retreat.
refusal-no-revolt = { $at } cannot rise.
refusal-no-fort-there = You have no Fortification at { $at } that can be lost.
refusal-no-such-siege = You take part in no such siege.

## The board

home-port-rome = Home port of Rome
home-port-carthage = Home port of Carthage
board-zone = Sea zone { $zone }
board-zone-ruled = Ruled by the fleet of { $side }
board-zone-open = No fleet rules it
board-held = { $marker } of { $side }
board-independent = Independent: nobody's friend
board-unoccupied = Unoccupied
board-vp =
    Worth { $vp ->
         [one] { $vp } victory point
        *[other] { $vp } victory points
    }
board-needs-settler = A settler is needed to settle it; a Town can become a City
board-defence = Defence bonus: attacks begin 1 lower
board-supply-point = Supply point
board-fortified = Fortified
board-inland = Inland
board-unsupplied = Cut off from supply
board-fleet =
    Fleet of { $side }: { $warships ->
         [one] { $warships } warship
        *[other] { $warships } warships
    }
board-battle-at = { $side } attacks, round { $round }, track { $track }
board-card-place =
    { $zone }, { $vp ->
         [one] { $vp } VP
        *[other] { $vp } VP
    }
board-card-cost = Cost: { $silver }
board-card-hidden = A card, face down
board-mercenary = Mercenary: can be bribed
board-upkeep = Upkeep: { $rate } more in each Campaign
board-upkeep-level = Upkeep in the next Campaign: { $silver } silver
board-only = For { $side } only
board-ranges = Die 1–{ $to }: Carthage; { $from }–6: Rome
board-deus-cost = Cost: { $vp } VP
board-reconstructed = Reconstructed
board-reconstructed-parts = Reconstructed: { $parts }
board-part-signs = signs
board-part-cost = cost
board-part-copies = number
board-part-owner = owner
board-part-name = name
board-part-effect = effect
board-copies = { $count } in the box
board-copies-left = { $count } left
board-gallery-locations = Location cards
board-gallery-rome = Empire cards of Rome
board-gallery-carthage = Empire cards of Carthage
board-gallery-neutral = Neutral Empire cards and the Campaign card
board-gallery-strategy = Strategy cards
board-gallery-upkeep = Fortuna: strategy cards with upkeep
board-gallery-events = Events; the last five are alternative ones of Fortuna
board-gallery-deus = Fortuna: Deus Ex Machina
board-fortification = Fortification
board-hand = Your hand ({ $count })
board-hand-of = Hand of { $side } ({ $count })
board-reserve = Reserve of { $side } ({ $count })
board-picked = In the command: { $role }
role-origin = origin
board-serves = Can serve as: { $role }
board-serves-silver = Gives { $silver } silver
board-dead-lost = Dead: you do not control the place
board-dead-unsupplied = Dead: the place is cut off from supply
board-dead-battle = Out of use: there is a battle
board-declares = Naval battle
board-market = Cards to draft
board-turn = Turn
board-tracks = Tracks
board-prestige = Prestige
board-captured = Captured
board-pillage = Pillage
board-warships = Warships
board-row = Strategy row
board-price = Price here: { $silver } silver
board-event = Event
board-power = { $side }: { $vp } VP, { $silver } silver
board-silver = Silver
board-victory-points = Victory points
board-towns-left = Towns in supply
board-cities-left = Cities in supply
board-fate = Fate marker: better luck with events
board-protected = Safe from the next bad event
board-intrigue = Next round: one action, no free ones
board-deus = Holds a Deus Ex Machina card
board-face-down = Face down: without effect
board-deck = Draw deck of { $side } ({ $count })
board-unseen = Hand and draw deck of { $side } ({ $count })
board-deck-top = On top, in this order: { $cards }.
board-deck-under = Further down: { $cards }.
board-deck-campaign = At the bottom: the Campaign card.
board-known-deck = In the deck: { $cards }.
board-known-held = In hand or Reserve: { $cards }.
board-discard = Discard pile of { $side } ({ $count })
board-empire = Empire deck of { $side } ({ $count })
board-neutral = Neutral Empire pile ({ $count })
board-neutral-locations = Neutral Location cards ({ $count })
board-strategies = Strategy deck ({ $count })
board-strategy-discard = Discarded strategy cards ({ $count })
board-events = Event deck ({ $count })
board-event-discard = Past events ({ $count })
board-battle = { $side } attacks { $at }
board-siege = { $side } besieges { $at }
board-battle-round = Round { $round } of { $last }
board-track-help = From +2 on the attacker wins; below 0 the defender.
board-track-at = Track { $track }
board-combined = { $side } has combined arms.
board-attacker = Attacker
board-defender = Defender
board-syracuse = Defends itself
board-naval = Naval battle: { $zone }
board-dice-warships = Warships
board-dice-leaders = Leaders
board-dice-infantry = Infantry
board-dice-again = Rolled again

## Names

side-rome = Rome
side-carthage = Carthage
side-rome-of = Rome
side-carthage-of = Carthage
home-port = the home port
marker-town = Town
marker-city = City
marker-capital = Capital
marker-independent = independent Town
battle-attacker-wins = the attacker wins
battle-defender-wins = the defender wins
battle-draw = a draw
battle-gone = a battle that is over
from-hand = from hand
from-reserve = from the Reserve
from-battle = from battle
cards-many = { $count } × { $card }
cards-none = none
dice-none = none
places-none = none
deus-card = a Deus Ex Machina card
zone-italy = Italy
zone-sicily = Sicily
zone-africa = Africa
zone-corsica-sardinia = Corsica-Sardinia
location-pisa = Pisa
location-cosa = Cosa
location-rome = Rome
location-neapolis = Neapolis
location-velia = Velia
location-temesa = Temesa
location-rhegium = Rhegium
location-tarentum = Tarentum
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
location-syracuse = Syracuse
location-enna = Enna
location-hippana = Hippana
location-aleria = Aleria
location-olbia = Olbia
location-nuaro = Nuaro
location-tharros = Tharros
location-caralis = Caralis
location-hippo-acra = Hippo Acra
location-utica = Utica
location-carthage = Carthage
location-aspis = Aspis
location-hadrumetum = Hadrumetum
location-thapsus = Thapsus
card-pisa = Pisa
card-cosa = Cosa
card-rome = Rome
card-neapolis = Neapolis
card-velia = Velia
card-temesa = Temesa
card-rhegium = Rhegium
card-tarentum = Tarentum
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
card-syracuse = Syracuse
card-enna = Enna
card-hippana = Hippana
card-aleria = Aleria
card-olbia = Olbia
card-nuaro = Nuaro
card-tharros = Tharros
card-caralis = Caralis
card-hippo-acra = Hippo Acra
card-utica = Utica
card-carthage = Carthage
card-aspis = Aspis
card-hadrumetum = Hadrumetum
card-thapsus = Thapsus
card-legion = Legion
card-velites = Velites
card-equites = Roman Cavalry
card-praetor = Praetor
card-consul = Consul
card-dictator = Dictator
card-senatorial-support = Senatorial Support
card-trireme-rome = Trireme
card-merchant-rome = Merchant
card-fortification-rome = Fortification
card-trireme-carthage = Trireme
card-merchant-carthage = Merchant
card-numidian-cavalry = Numidian Cavalry
card-sacred-band = Sacred Band
card-greek-mercenaries = Greek Mercenaries
card-celtic-infantry = Celtic Infantry
card-ligurian-infantry = Ligurian Infantry
card-balearic-slingers = Balearic Slingers
card-war-elephants = War Elephants
card-general = General
card-mercenary-general = Mercenary General
card-magistrate = Magistrate
card-fortification-carthage = Fortification
card-siege-engine = Siege Engine
card-settlers = Settlers
card-envoy = Envoy
card-campanian-mercenaries = Campanian Mercenaries
card-cretan-archers = Cretan Archers
card-tarentine-cavalry = Tarentine Cavalry
card-campaign = Campaign
strategy-corvus = Corvus
strategy-deep-reserve = Deep Reserve
strategy-celtic-allies = Celtic Allies
strategy-plundering = Plundering
strategy-devotion = Devotion
strategy-loyalty = Loyalty
strategy-diplomacy = Diplomacy
strategy-skilled-sailors = Skilled Sailors
strategy-shipwrights = Shipwrights
strategy-trade-routes = Trade Routes
strategy-military-roads = Military Roads
strategy-conscription = Conscription
strategy-siegecraft = Siegecraft
strategy-scouts = Scouts
strategy-mercenary-contracts = Mercenary Contracts
eventcard-political-intrigue = Political Intrigue
eventcard-storms-at-sea-1 = Storms at Sea
eventcard-storms-at-sea-2 = Storms at Sea
eventcard-naval-disaster = Naval Disaster
eventcard-death-of-a-leader = Death of a Leader
eventcard-traitor = Traitor
eventcard-revolt = Revolt
eventcard-mercenary-mutiny = Mercenary Mutiny
eventcard-leaders-dispute = Leaders' Dispute
eventcard-peace = Peace
eventcard-plague = Plague
eventcard-crop-failure = Crop Failure
eventcard-bountiful-harvest = Bountiful Harvest
eventcard-public-zeal = Public Zeal
eventcard-storms-at-sea-alt = Storms at Sea (alternative)
eventcard-naval-disaster-alt = Naval Disaster (alternative)
eventcard-revolt-alt = Revolt (alternative)
eventcard-mercenary-mutiny-alt = Mercenary Mutiny (alternative)
eventcard-leaders-dispute-alt = Leaders' Dispute (alternative)
deus-sacrifice-to-baal = Sacrifice to Baal
deus-council-of-104 = Council of 104
deus-serpent-of-africa = Serpent of Africa
deus-western-resources = Western Resources
deus-gladiatorial-contest = Gladiatorial Contest
deus-noble-citizen = Noble Citizen
deus-punic-treachery = Punic Treachery
deus-sacrifice-of-the-vestal = Sacrifice of the Vestal

## What stands on the cards

text-card-legion = Heavy infantry of strength 2.
text-card-velites = Light infantry of strength 1. May block a cavalry raid.
text-card-equites = Cavalry of strength 1. May raid or block a cavalry raid.
text-card-praetor = Leader of strength 1; joining a land battle is a free action. In a naval battle its die hits on 5-6.
text-card-consul = Leader of strength 1; joining a land battle is a free action. May block a bribe.
text-card-dictator = Leader of strength 2; joining a land battle is a free action. Returns to the Empire deck when its battle ends and is never taken as a loss.
text-card-senatorial-support = Free action: draw 3 cards from the draw deck.
text-card-trireme-rome = One ship symbol. May block pillaging.
text-card-merchant-rome = Needed for the Merchant action: 2 silver for each wine card played with it.
text-card-fortification-rome = Needed for the Fortify action. As the defender: strength 1 in a land battle. May block pillaging.
text-card-trireme-carthage = One ship symbol. May block pillaging.
text-card-merchant-carthage = Needed for the Merchant action: 2 silver for each wine card played with it.
text-card-numidian-cavalry = Mercenary cavalry of strength 1. May raid or block a cavalry raid.
text-card-sacred-band = Citizen heavy infantry of strength 2.
text-card-greek-mercenaries = Mercenary heavy infantry of strength 2.
text-card-celtic-infantry = Mercenary heavy infantry of strength 2.
text-card-ligurian-infantry = Mercenary light infantry of strength 1. May block a cavalry raid.
text-card-balearic-slingers = Mercenary light infantry of strength 1. May block a cavalry raid.
text-card-war-elephants = Counts as a card with a sword symbol for starting an attack. When committed to a land battle roll one die for its strength: 1 or less: -1 (one space in the enemy's favour), 2-3: 1, 4-5: 2, 6: 3; -1 to the roll in a siege.
text-card-general = Leader of strength 1; joining a land battle is a free action. May block a bribe.
text-card-mercenary-general = Leader of strength 2; joining a land battle is a free action. Returns to the Empire deck when its battle ends and is never taken as a loss.
text-card-magistrate = Free action: draw 2 cards from the draw deck, then you may return 1 card from hand to the Empire deck (this does not use up the Return action).
text-card-fortification-carthage = Needed for the Fortify action. As the defender: strength 1 in a land battle. May block pillaging.
text-card-siege-engine = Strength 2, only for the attacker in a siege; it cannot start an attack on an unfortified location or join a field battle.
text-card-settlers = One settler symbol.
text-card-envoy = May be played for the Bribery action. May block a bribe.
text-card-campanian-mercenaries = Mercenary heavy infantry of strength 2.
text-card-cretan-archers = Mercenary light infantry of strength 1. May block a cavalry raid.
text-card-tarentine-cavalry = Mercenary cavalry of strength 1. May raid or block a cavalry raid.
text-card-campaign = When drawn, ends the turn: see clauses 4.1.
text-strategy-corvus = In naval battles you may commit infantry from your Reserve at no cost, at most one card per warship (light hits on 5-6, heavy on 3-6); if you win with at least one infantry card committed you gain one warship. Worsens the events Storms at Sea and Naval Disaster for you.
text-strategy-deep-reserve = Your Reserve holds 2 more cards (7). Retrieving the whole Reserve is free of charge.
text-strategy-celtic-allies = Every land battle you start as the attacker begins with +1 strength for you.
text-strategy-plundering = When your Pillage action succeeds you gain 1 more silver from the bank and the pillaged player discards 1 card at random from hand.
text-strategy-devotion = Every die that decides whom an event affects is shifted by 1 in your favour.
text-strategy-loyalty = Your mercenaries cannot be bribed. Ignore the event Mercenary Mutiny.
text-strategy-diplomacy = Your opponent pays 2 silver to the bank in addition to other costs for each attack, raid or pillage against a location you control.
text-strategy-skilled-sailors = In each naval battle, after all dice are rolled and before ships are sunk, you may reroll up to 2 of your warship dice that missed, once.
text-strategy-shipwrights = Building a warship costs you 2 silver instead of 3.
text-strategy-trade-routes = Each Trader action earns 2 more silver.
text-strategy-military-roads = Difficult roads cost you one wagon card instead of two; the strait still costs two.
text-strategy-conscription = Drafting heavy infantry needs no settler card.
text-strategy-siegecraft = Every siege you start as the attacker begins with +1 strength for you.
text-strategy-scouts = The range of your cavalry raids is 1 connection longer.
text-strategy-mercenary-contracts = Drafting a mercenary card costs 1 silver less (before the doubling of an Emergency Levy).
text-eventcard-political-intrigue = In your next round you take only 1 action and no free actions.
text-eventcard-storms-at-sea-1 = If your fleet is not in its home port, lose half of your warships, rounded down. With Corvus: round up instead and discard 1 card at random from hand. Then shuffle this card back into the event deck.
text-eventcard-storms-at-sea-2 = If your fleet is not in its home port, lose half of your warships, rounded down. With Corvus: round up instead and discard 1 card at random from hand. Then shuffle this card back into the event deck.
text-eventcard-naval-disaster = If your fleet is not in its home port, lose all your warships (no event in turns 11 and 12). With Corvus: also return 1 infantry card from your Reserve to the Empire deck, and pay silver equal to half the turn number rounded up or discard Corvus.
text-eventcard-death-of-a-leader = Return 1 leader card from your hand, Reserve or a battle to the Empire deck (adjust the battle track). If you have none there, discard 1 card at random from hand.
text-eventcard-traitor = If you take part in a siege, the strength marker moves 2 spaces in the enemy favour. Otherwise remove 1 Fortification marker of your choice from a location you control. If neither applies, ignore.
text-eventcard-revolt = Your opponent chooses a location you control outside your home region that has no Fortification and no battle: a City there becomes a Town, a Town is removed. If there is none, ignore.
text-eventcard-mercenary-mutiny = Return every mercenary card in your hand, Reserve and battles to its Empire deck (adjust the battle track). With Loyalty: ignore.
text-eventcard-leaders-dispute = Return every leader card in your hand, Reserve and battles to the Empire deck (adjust the battle track). If you have none there, ignore.
text-eventcard-peace = Turn 9 or later: roll a die; on 1-3 the game ends, on 4-6 nothing happens. Turn 8 or earlier: draw and resolve another event, then shuffle the whole event deck.
text-eventcard-plague = Discard 2 cards at random from hand.
text-eventcard-crop-failure = Pay 3 silver to the bank, or all you have.
text-eventcard-bountiful-harvest = Take 4 silver from the bank.
text-eventcard-public-zeal = Draw up to 2 extra cards from your draw deck (no reshuffle).
text-eventcard-storms-at-sea-alt = If your fleet is not in its home port, lose 1 warship; with Corvus lose 2. Then shuffle this card back into the event deck.
text-eventcard-naval-disaster-alt = If your fleet is not in its home port, lose half of your warships, rounded up (no event in turns 11 and 12). With Corvus: also pay 2 silver or discard Corvus.
text-eventcard-revolt-alt = Pay 3 silver to ignore, or choose yourself a location you control outside your home region that has no Fortification and no battle: a City there becomes a Town, a Town is removed. If there is none, ignore.
text-eventcard-mercenary-mutiny-alt = For each mercenary card in your hand, Reserve or battles pay 3 silver or return it to its Empire deck (adjust the battle track). With Loyalty: ignore.
text-eventcard-leaders-dispute-alt = Return 1 leader card of your choice from your hand, Reserve or a battle to the Empire deck (adjust the battle track). If you have none there, ignore.
text-deus-sacrifice-to-baal = The next event that would affect you negatively is ignored.
text-deus-council-of-104 = Take one more action this round.
text-deus-serpent-of-africa = Move the strength marker of the battle in which Rome is the attacker 2 spaces in your favour (3 if the location is in Africa).
text-deus-western-resources = Take 7 silver from the bank.
text-deus-gladiatorial-contest = Gain 3 VP.
text-deus-noble-citizen = Add 2 warships to your fleet (never above 8).
text-deus-punic-treachery = Choose a mercenary card in the Carthaginian Reserve or in a land battle: it returns to its Empire deck (adjust the battle track).
text-deus-sacrifice-of-the-vestal = The next event that would affect you negatively is ignored.
