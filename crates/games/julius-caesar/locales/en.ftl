# Julius Caesar: the words of the game in English.
#
# Counts choose the plural; names are looked up in this file and put in as they
# stand, places of a path joined by dashes. The names of places, blocks and cards
# at the end are those of data/.

## The game, its sides, scenario and options

game-title = Julius Caesar
game-pitch = Cross the Rubicon or hold the Republic. Wooden blocks hide your legions from the other side, and nobody knows what stands before Rome until swords are drawn.
seat-caesar = Caesar
seat-pompey = Pompey
scenario-civil-war = The Civil War, 705 to 709 (49 to 45 BC)
option-free-deployment = Free deployment
option-free-deployment-help = Both sides arrange their blocks on the map anew, in secret, over their own set-up cities.
option-tournament = Tournament start
option-tournament-help = On the first turn of 705 Caesar is Player 1, whatever cards are played.

## How a game ends

outcome-ten-points = ten Victory Points or more
outcome-more-points = more Victory Points after the last Year
outcome-rome = scores level, Rome held
outcome-tie = scores level, Rome vacant
outcome-stopped = the game was stopped

## What you are asked to do

prompt-deploy =
    Choose a block and its city. { $left ->
        [one] { $left } block is left.
       *[other] { $left } blocks are left.
    }
prompt-confirm = Your set-up is complete: confirm it.
prompt-deploy-done = Your set-up is complete. { $side } is still deploying.
prompt-deploy-both = Both sides deploy their blocks in secret.
prompt-deploy-one = { $side } is still deploying.
prompt-discard = Discard one of your six cards, face down.
prompt-discard-done = Your card is discarded. { $side } is still choosing.
prompt-discard-both = Both sides choose a card to discard.
prompt-discard-one = { $side } is still choosing a card to discard.
prompt-commit = Turn { $turn }: choose the card you play.
prompt-commit-done = Your card lies face down. { $side } is still choosing.
prompt-commit-both = Both sides choose the card they play.
prompt-commit-one = { $side } is still choosing a card.
prompt-move =
    Move: pick a block, or end your moves. { $moves ->
        [0] No Move Points left: only blocks of activated locations may still move.
        [one] { $moves } Move Point left.
       *[other] { $moves } Move Points left.
    }
prompt-move-mars = Mars: one group move by land blocks. Pick a block, or end your moves.
prompt-move-mercury = Mercury: one group move by land blocks, up to three cities far. Pick a block, or end your moves.
prompt-move-neptune = Neptune: one group move by Navis. Pick a Navis, or end your moves.
prompt-move-pluto = Pluto: one group move by land blocks, with higher road limits for attacks. Pick a block, or end your moves.
prompt-go = Where does { $block } go?
prompt-main = { $at }: which is the main attack?
prompt-mains = Which attack is the main attack? Say so for each battle.
prompt-surprise = Choose the battle of your surprise attack.
prompt-jupiter = Jupiter: choose a location and the colour of an enemy block there, or leave the event unused.
prompt-defect = { $block } joins you: choose a city.
prompt-vulcan = Vulcan: choose the Enemy city to strike, or leave the event unused.
prompt-levy =
    Levy: add a step, raise a block, or end your levies. { $levies ->
        [one] { $levies } Levy Point left.
       *[other] { $levies } Levy Points left.
    }
prompt-raise = Where do you raise { $block }?
prompt-pick-battle = Choose the next battle.
prompt-turn = { $at }, round { $round }: act with a block of letter { $letter }. Fire, pass or retreat.
prompt-turn-first = { $at }, round { $round }: act with a block of letter { $letter }. Fire or pass.
prompt-turn-forced = { $at }, round { $round }: your blocks of letter { $letter } must retreat.
prompt-hits =
    { $left ->
        [one] { $left } hit to take.
       *[other] { $left } hits to take.
    } Choose the block that takes the hit.
prompt-regroup = { $at } is yours. Pick a block to regroup, or end the regroup.
prompt-regroup-go = Where does { $block } regroup?
prompt-winter-navis = Winter: choose a port for each Navis at sea.
prompt-supply = Winter supply: disband a block where there are too many ({ $cities }).
prompt-disband = Winter: disband any blocks you like, or end disbanding.
prompt-over-ten-points = { $side } wins with ten Victory Points or more.
prompt-over-more-points = { $side } wins with more Victory Points.
prompt-over-rome = Scores are level: { $side } wins as the holder of Rome.
prompt-over-tie = The game is a draw: scores are level and Rome is Vacant.
prompt-nothing = There is nothing to decide.

## What you wait for

wait-move =
    { $side } moves. { $moves ->
        [0] No Move Points left.
        [one] { $moves } Move Point left.
       *[other] { $moves } Move Points left.
    }
wait-move-event = { $side } makes a group move: { $god }.
wait-main = { $side } declares the main attack: { $at }.
wait-mains = { $side } declares the main attacks.
wait-surprise = { $side } names the battle of the surprise attack.
wait-jupiter = { $side } chooses whom Jupiter strikes.
wait-defect = { $side } chooses a city for { $block }.
wait-vulcan = { $side } chooses the city that Vulcan strikes.
wait-levy =
    { $side } levies. { $levies ->
        [one] { $levies } Levy Point left.
       *[other] { $levies } Levy Points left.
    }
wait-pick-battle = { $side } chooses the next battle.
wait-turn = { $at }, round { $round }: { $side } acts with letter { $letter }.
wait-hits =
    { $side } takes { $left ->
        [one] { $left } hit.
       *[other] { $left } hits.
    }
wait-regroup = { $side } regroups: { $at }.
wait-winter-navis = { $side } brings the Navis to port.
wait-supply = { $side } disbands blocks that cannot be supplied.
wait-disband = { $side } disbands blocks.

## Options

act-deploy = { $block } ({ $steps }, { $rating }): { $city }
act-historical = Historical deployment
act-confirm = Confirm the set-up
act-discard = Discard { $card }
act-commit = Play { $card }
act-take = { $block } ({ $steps }, { $rating }), { $at }
act-go = { $path }
act-go-attack = { $path }: attack
act-go-reinforce = { $path }: reinforce
act-go-sea = { $path }: amphibious move
act-end-moves = End moves
act-main =
    { $path }: { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }
act-surprise = { $at }
act-jupiter =
    { $at }: { $blocks ->
        [one] the { $colour } block
       *[other] one of { $blocks } { $colour } blocks
    }
act-vulcan =
    { $at }: { $blocks ->
        [one] { $blocks } block loses a step
       *[other] { $blocks } blocks lose a step
    }
act-decline = Leave the event unused
act-add-step = Add a step: { $block } ({ $steps } → { $more }, { $rating }), { $at }
act-raise = Raise { $block } ({ $rating }): any Friendly city
act-raise-port = Raise { $block } ({ $rating }): any Friendly major port
act-raise-in = Raise { $block } ({ $rating }): { $at }
act-place = { $at }
act-end-levies = End levies
act-battle = { $at }: { seat-caesar } { $caesar }, { seat-pompey } { $pompey }
act-fire =
    Fire with { $block }: { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $fire ->
        [1] hits on 1
       *[other] hits on { $fire } or less
    }
act-pass = Pass with { $block }
act-retreat = Retreat with { $block }: { $path }
act-retreat-sea = Retreat by sea with { $block }: { $path }
act-lost = { $block } ({ $steps }) cannot retreat and is eliminated
act-surrender = { $block } ({ $steps }) cannot retreat and goes over to the enemy
act-hit = { $block } ({ $steps } → { $left }, { $rating })
act-hit-eliminated = { $block } ({ $steps }, { $rating }): eliminated
act-hit-killed = { $block } ({ $steps }, { $rating }): killed
act-hit-captured = { $block } ({ $steps }, { $rating }): goes over to the enemy
act-end-regroup = End the regroup
act-to-port = { $block } ({ $steps }): { $path }
act-disband = Disband { $block } ({ $steps }, { $rating }), { $at }
act-end-disband = End disbanding
nowhere = not on the map

## What happened

event-deployed = The set-up is complete. Cleopatra is in { $at }.
event-year-began = The Year { $year } ({ $bc } BC) begins.
event-dealt =
    { $side } is dealt { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
event-dealt-own = { $side } is dealt: { $cards }.
event-discarded = { $side } discards a card.
event-discarded-own = { $side } discards { $card }.
event-revealed = { seat-caesar } plays { $caesar }, { seat-pompey } plays { $pompey }.
event-cancelled = Two Events cancel each other: the turn is over.
event-part-began =
    { $side } is Player { $player }: { $moves ->
        [one] { $moves } Move Point
       *[other] { $moves } Move Points
    }, { $levies ->
        [one] { $levies } Levy Point
       *[other] { $levies } Levy Points
    }.
event-part-began-event = { $side } is Player { $player }: { $god }.
event-moved = { $side } moves { $block }: { $path }.
event-shipped = { $side } ships { $block }: { $path }.
event-regrouped = { $side } regroups { $block }: { $path }.
event-moves-ended = { $side } ends movement.
event-main-declared = { $side } declares the main attack: { $path }.
event-surprise-named = { $side } attacks by surprise: { $at }.
event-declined = { $side } leaves the event unused.
event-turned = Jupiter: { $side } turns over { $block }{ $mark }, { $steps }, in { $at }.
event-defected = { $side } wins over { $block }: { $path }.
event-struck =
    Vulcan: { $side } strikes { $at }. { $blocks ->
        [one] { $blocks } block loses a step.
       *[other] { $blocks } blocks lose a step.
    }
event-raised = { $side } raises { $block }: { $at }.
event-grew = { $side } adds a step to { $block }: { $at }.
event-levies-ended = { $side } ends levies.
event-battle-began = Battle: { $at }. { $side } attacks.
event-battle-began-surprise = Battle: { $at }. { $side } attacks by surprise.
event-shown = { $side } shows { $blocks }.
event-round-began = Battle Round { $round }.
event-disrupted = { $side } is disrupted: all reserves lose a step.
event-roles-swapped = { $side } is the Attacker now.
event-fired =
    { $block }{ $mark } fires { $dice }: { $hits ->
        [0] a miss.
        [one] { $hits } hit.
       *[other] { $hits } hits.
    }
event-passed = { $block }{ $mark } passes.
event-reduced = { $block }{ $mark } loses a step: { $steps } left.
event-eliminated = { $block }{ $mark } is eliminated.
event-killed = { $block }{ $mark } is killed: a trophy for { $side }.
event-captured = Cleopatra goes over to { $side }: { $at }.
event-retreated = { $block }{ $mark } retreats: { $path }.
event-battle-won = { $side } wins the battle: { $at }.
event-regroup-ended = { $side } ends the regroup.
event-turn-ended = Turn { $turn } of { $year } ends.
event-winter-began = Winter of { $year }.
event-cleopatra-home = Cleopatra goes home: { $path }. She is with { $side }.
event-wintered = { $side } brings { $block } to port: { $path }.
event-disbanded = { $side } disbands { $block }: { $at }.
event-scored = Victory Points: { seat-caesar } { $caesar }, { seat-pompey } { $pompey }.
event-disband-ended = { $side } ends disbanding.
event-won = { $side } wins the war.
event-drawn = The war ends in a draw.

## Why not

refusal-over = The game is over.
refusal-not-asked = It is not your decision now.
refusal-other-phase = That cannot be done in this phase.
refusal-decided = You have decided; wait for the other side.
refusal-not-in-hand = { $card } is not in your hand.
refusal-apollo-first = Apollo has nothing to copy on the first turn of a Year.
refusal-not-deployable = { $block }{ $mark } is not among your blocks on the map.
refusal-deployed = { $block }{ $mark } is deployed already.
refusal-no-set-up-city = { $at } is none of your set-up cities.
refusal-city-full = { $at } has all its blocks.
refusal-port-for-navis = { $at }: the places left in ports are for your fleets.
refusal-navis-inland = Navis can be deployed only in ports.
refusal-incomplete = Your set-up is not complete.
refusal-laid-out = Your set-up is laid out already.
refusal-not-yours = { $block }{ $mark } is not under your command.
refusal-moved = { $block }{ $mark } has moved this turn.
refusal-no-moves = { $at }: no Move Point is left to activate this location.
refusal-pinned = { $at }: the attackers pin your blocks here.
refusal-not-by-event = { $block }{ $mark } cannot move by this event.
refusal-guard = { $at } was crossed this turn: the last Navis must stay.
refusal-stuck = { $block }{ $mark } has nowhere to go.
refusal-take-first = Pick a block first.
refusal-already-taken = { $block }{ $mark } is picked: say where it goes, or take it back.
refusal-no-path = Say where the block goes.
refusal-no-link = { $path }: no link for this block.
refusal-round = { $at } occurs twice in the path.
refusal-must-stop = { $at }: the enemy is here, and the move ends.
refusal-too-far = That is too far.
refusal-attack-too-far = { $at } is too far for an attack.
refusal-road-full = { $path }: no more of your blocks may use this road.
refusal-entry-link = { $path }: the Attacker came this way.
refusal-no-amphibious = Amphibious moves come before group moves.
refusal-event-ships = Amphibious moves need a Command card.
refusal-unpaid-ships = You have no Move Point left for an amphibious move.
refusal-not-friendly = { $at } is not Friendly.
refusal-no-port = { $at }: an amphibious move ends in a Friendly or Vacant port.
refusal-not-entered = { $path }: you did not attack this way.
refusal-not-attacked = { $at }: you are not the Attacker here.
refusal-nobody-there = { $at }: no enemy block of that colour is here.
refusal-out-of-reach = { $at } is not next to a Friendly city.
refusal-no-defection = { $at }: the defector cannot be placed here.
refusal-not-enemy-city = { $at } is not an Enemy city.
refusal-full-strength = { $block }{ $mark } is at full strength.
refusal-not-in-friendly-city = { $block }{ $mark } is not in a Friendly city.
refusal-at-sea = { $block }{ $mark } is at sea.
refusal-city-not-friendly = { $at } is not a Friendly city.
refusal-face-up = { $block }{ $mark } lies face up and cannot be levied this Year.
refusal-locked = { $block }{ $mark } waits until another leader of this side is killed.
refusal-not-raised-there = { $block }{ $mark } cannot be raised there.
refusal-no-city = { $block }{ $mark }: no city to raise it in is Friendly.
refusal-no-battle = { $at }: there is no battle here.
refusal-not-in-battle = { $block }{ $mark } is not in this battle.
refusal-not-its-turn = { $block }{ $mark }: it is not its turn.
refusal-acted = { $block }{ $mark } has had its turn this round.
refusal-in-reserve = { $block }{ $mark } is in reserve.
refusal-must-retreat = Attackers must retreat in the last round.
refusal-no-retreat-yet = Nobody retreats in the first round.
refusal-no-retreat = { $block }{ $mark } cannot retreat there.
refusal-enemy-bars = { $at }: enemies are here.
refusal-not-by-entry = { $path }: your side did not come this way.
refusal-attackers-link = { $path }: this way is closed to the Defender.
refusal-retreat-full = { $path }: no more blocks can go this way.
refusal-no-sea-retreat = { $at }: a retreat by sea leads over one Friendly sea into a Friendly port on it.
refusal-sea-retreat-used = One block has retreated by sea this round.
refusal-no-sea-link = { $block }{ $mark } goes over one sea link.
refusal-can-retreat = { $block }{ $mark } can retreat and is not lost.
refusal-not-strongest = { $block }{ $mark } is not among the strongest.
refusal-no-regroup = { $block }{ $mark } cannot regroup there.
refusal-no-haven = { $block }{ $mark } cannot winter there.
refusal-not-at-sea = { $block }{ $mark } is not at sea.
refusal-regroup-by-sea = { $block }{ $mark } cannot regroup across the sea.
refusal-cleopatra = Cleopatra cannot be disbanded.
refusal-no-surplus = { $block }{ $mark } is in no city with too many blocks.

## The situation

describe-before = { $phase }, before the Year { $year }
describe-turn = Year { $year }, turn { $turn }. { $phase }
describe-winter = Year { $year }, Winter Turn. { $phase }
describe-score = Victory Points: { seat-caesar } { $caesar }, { seat-pompey } { $pompey }
describe-part = { $side }, Player { $player }: Move Points { $moves }, Levy Points { $levies }
describe-part-event = { $side }, Player { $player }: { $god }
describe-activated = Activated:{" "}
describe-cards = Cards of this turn: { seat-caesar } – { $caesar }, { seat-pompey } – { $pompey }
describe-last = Cards of the last turn: { seat-caesar } – { $caesar }, { seat-pompey } – { $pompey }
describe-hands = Cards in hand: { seat-caesar } { $caesar }, { seat-pompey } { $pompey }
describe-own-hand = Your hand:{" "}
describe-discarded = Discarded by you: { $card }
describe-answer = Chosen by you: { $card }
describe-draft = Your set-up:
describe-battle = Battle: { $at }, round { $round }. Attacker: { $side }
describe-battle-surprise = Battle: { $at }, round { $round }. Surprise attack: { $side }
describe-contested = Contested:
describe-pinned =
    {"    "}{ $side }, pinned: { $blocks ->
        [0] no block may leave
        [one] { $blocks } block may leave
       *[other] { $blocks } blocks may leave
    }
describe-held = Friendly to { $side }:
describe-vacant = Vacant cities of value:{" "}
describe-pool =
    Levy Pool of { $side }: { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }
describe-face-up = Face up:{" "}
describe-killed = Leaders killed:{" "}

## The gallery

gallery-blocks = Blocks of { $side }
gallery-command = Command cards
gallery-events = Event cards

## Places in a match that a reader looks for

milestone-year = Year { $year }
milestone-battle = Battle: { $at }
milestone-winter = Winter

## Phases

phase-deploy = Set-up
phase-discard = Card Phase: discard
phase-commit = Card Phase: play a card
phase-move = Command Phase: moves
phase-declare-main = Command Phase: main attacks
phase-surprise = Command Phase: surprise attack
phase-jupiter = Command Phase: Jupiter
phase-defect = Command Phase: Jupiter
phase-vulcan = Command Phase: Vulcan
phase-levy = Command Phase: levies
phase-pick-battle = Battle Phase: next battle
phase-turn = Battle Phase: battle turn
phase-hits = Battle Phase: hits
phase-regroup = Battle Phase: regroup
phase-winter-navis = Navis to port
phase-supply = Winter supply
phase-disband = Disbanding
phase-over = The game is over

## Blocks in general

back-tan = a crimson block
back-green = a green block
back-blue = Cleopatra
backs-tan = crimson blocks
backs-green = green blocks
colour-tan = crimson
colour-green = green
colour-blue = blue
mark-tan = {" "}(crimson)
mark-green = {" "}(green)
mark-moved = {" "}(moved)
mark-acted = {" "}(has acted)
mark-reserve = {" "}(reserve)
series-legion = Legio
series-equitatus = Equitatus
series-auxilia = Auxilia
series-navis = Navis
kind-leader = Leader
kind-legion = Legion
kind-equitatus = Equitatus (cavalry)
kind-elephant = Elephant
kind-auxilia-light = Auxilia: light infantry
kind-auxilia-archer = Auxilia: archers
kind-ballista = Ballista
kind-navis = Navis (fleet)
kind-cleopatra = Cleopatra

## Places in general

site-city = Inland city
site-port = Port
site-major-port = Major port
site-sea = Sea
link-kind-major = Major road
link-kind-minor = Minor road
link-kind-strait = Strait
link-kind-sea = Sea border

## What the cards do

effect-command =
    { $moves ->
        [one] { $moves } Move Point
       *[other] { $moves } Move Points
    }, then { $levies ->
        [one] { $levies } Levy Point
       *[other] { $levies } Levy Points
    }.
effect-apollo = Acts as the card that your opponent played last turn. Not on the first turn of a Year.
effect-jupiter = One enemy block next to a Friendly city, drawn by chance, changes sides. A leader or a Navis loses a step instead.
effect-mars = One group move by land blocks. In one battle that you start, your main force acts first in Round 1.
effect-mercury = One group move by land blocks, up to three cities far, or up to two with an attack.
effect-neptune = One group move by Navis. In one battle that you start, your main force acts first in Round 1.
effect-pluto = One group move by land blocks. Attacks may use a major road with six blocks, a minor road with three, a strait with two.
effect-vulcan = Every block in one Enemy city loses a step.

## Lines of lists

# The parts of one line of a list, one after the other.
line = { $p1 }{ $p2 }{ $p3 }{ $p4 }{ $p5 }{ $p6 }{ $p7 }{ $p8 }{ $p9 }{ $p10 }{ $p11 }{ $p12 }{ $p13 }{ $p14 }{ $p15 }{ $p16 }{ $p17 }{ $p18 }{ $p19 }{ $p20 }{ $p21 }{ $p22 }{ $p23 }{ $p24 }{ $p25 }{ $p26 }{ $p27 }{ $p28 }{ $p29 }{ $p30 }{ $p31 }{ $p32 }{ $p33 }{ $p34 }{ $p35 }{ $p36 }{ $p37 }{ $p38 }{ $p39 }{ $p40 }{ $p41 }{ $p42 }{ $p43 }{ $p44 }{ $p45 }{ $p46 }{ $p47 }{ $p48 }

## Words for pages, without sentences

term-player = Player
term-player-1 = Player 1
term-player-2 = Player 2
term-attacker = Attacker
term-defender = Defender
term-owner = Owner
term-victor = Victor
term-year = Year
term-game-turn = Game turn
term-card-phase = Card Phase
term-command-phase = Command Phase
term-battle-phase = Battle Phase
term-winter-turn = Winter Turn
term-winter-cleopatra = Cleopatra goes home
term-winter-navis = Navis to port
term-winter-supply = Winter supply
term-winter-victory = Victory
term-winter-disbanding = Disbanding
term-year-reset = Year Reset
term-battle-round = Battle Round
term-battle-turn = Battle turn
term-set-up = Set-up
term-deployment-historical = Historical deployment
term-deployment-free = Free deployment
term-tournament-start = Tournament start
term-card = Card
term-card-command = Command card
term-card-event = Event card
term-hand = Hand
term-discard = Discard
term-card-cancelled = Events cancelled
term-surprise-attack = Surprise attack
term-treachery = Treachery
term-move-point = Move Point (MP)
term-levy-point = Levy Point (LP)
term-victory-point = Victory Point (VP)
term-trophy = Trophy
term-block = Block
term-strength = Strength
term-step = Step
term-combat-rating = Combat rating
term-initiative = Initiative
term-firepower = Firepower
term-leader = Leader
term-legion = Legion
term-auxilia = Auxilia
term-auxilia-light = Light infantry
term-auxilia-archer = Archers
term-equitatus = Equitatus (cavalry)
term-elephant = Elephant
term-ballista = Ballista
term-navis = Navis (fleet)
term-land-block = Land block
term-levy-pool = Levy Pool
term-eliminated = Eliminated
term-face-up = Face up
term-hidden = Hidden
term-fog-of-war = Fog of war
term-map = Map
term-location = Location
term-city = City
term-sea = Sea
term-port = Port
term-major-port = Major port
term-island = Island
term-road = Road
term-major-road = Major road
term-minor-road = Minor road
term-strait = Strait
term-sea-border = Sea border
term-city-value = City value
term-road-limit = Road limit
term-friendly = Friendly
term-enemy = Enemy
term-vacant = Vacant
term-contested = Contested
term-control = Control
term-adjacent = Adjacent
term-move = Move
term-group = Group
term-group-move = Group move
term-navis-move = Navis move
term-amphibious-move = Amphibious move
term-attack = Attack
term-main-attack = Main attack
term-main-force = Main force
term-reserve = Reserve
term-reinforce = Reinforce
term-response-move = Response move
term-pinning = Pinning
term-pinned = Pinned
term-unpinned = Unpinned
term-stacking = Stacking
term-levy = Levy
term-raise-block = Raise a block
term-add-step = Add a step
term-end-moves = End moves
term-end-levies = End levies
term-battle = Battle
term-fire = Fire
term-pass = Pass
term-retreat = Retreat
term-sea-retreat = Sea retreat
term-regroup = Regroup
term-hit = Hit
term-miss = Miss
term-dice = Dice
term-disruption = Disruption
term-disrupted = Disrupted
term-pursuit = Pursuit
term-navis-battle = Navis battle
term-shore-combat = Shore combat
term-disband = Disband
term-choose-battle = Choose the next battle
term-choose-hit = Choose the block that takes the hit
term-victory = Victory
term-draw = Draw
term-score = Score

## Places

place-aenos = Aenos
place-aleria = Aleria
place-alexandria = Alexandria
place-ambracia = Ambracia
place-ancyra = Ancyra
place-antiochia = Antioch
place-appia = Appia
place-aquileia = Aquileia
place-asculum = Asculum
place-asturica = Asturica
place-athenae = Athens
place-badias = Badias
place-bilbilis = Bilbilis
place-brundisium = Brundisium
place-burdigala = Burdigala
place-byzantium = Byzantium
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
place-ephesus = Ephesus
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
place-roma = Rome
place-sala = Sala
place-salamis = Salamis
place-salona = Salona
place-serdica = Serdica
place-siga = Siga
place-sinope = Sinope
place-sipontum = Sipontum
place-sirmium = Sirmium
place-syracusae = Syracuse
place-tacape = Tacape
place-tarraco = Tarraco
place-tarsus = Tarsus
place-thessalonica = Thessalonica
place-thubactus = Thubactus
place-tingis = Tingis
place-toletum = Toletum
place-treviri = Treviri
place-utica = Utica
place-mare-aegaeum = Mare Aegaeum
place-mare-aegypticum = Mare Aegypticum
place-mare-hadriaticum = Mare Hadriaticum
place-mare-hispanum = Mare Hispanum
place-mare-internum = Mare Internum
place-mare-tyrrhenum = Mare Tyrrhenum
place-oceanus-atlanticus = Oceanus Atlanticus
place-pontus-euxinus = Pontus Euxinus
place-propontis = Propontis

## Straits

strait-herculeum = Herculeum
strait-messana = Messana
strait-hellespontus = Hellespontus
strait-bosphorus = Bosphorus

## Islands

island-corsica = Corsica
island-sardinia = Sardinia
island-sicilia = Sicilia
island-creta = Creta
island-cyprus = Cyprus

## Blocks

block-c-caesar = Caesar
block-c-antonius = Antonius
block-c-octavian = Octavian
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
block-c-ballista = Ballista
block-c-navis-1 = Navis 1
block-c-navis-2 = Navis 2
block-c-navis-3 = Navis 3
block-c-navis-4 = Navis 4
block-c-navis-5 = Navis 5
block-cleopatra = Cleopatra
block-p-pompey = Pompey
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
block-p-elephant = Elephant
block-p-auxilia-1 = Auxilia 1
block-p-auxilia-2 = Auxilia 2
block-p-auxilia-3 = Auxilia 3
block-p-auxilia-4 = Auxilia 4
block-p-ballista = Ballista
block-p-navis-1 = Navis 1
block-p-navis-2 = Navis 2
block-p-navis-3 = Navis 3
block-p-navis-4 = Navis 4
block-p-navis-5 = Navis 5

## Cards

card-apollo = Apollo
card-jupiter = Jupiter
card-mars = Mars
card-mercury = Mercury
card-neptune = Neptune
card-pluto = Pluto
card-vulcan = Vulcan
card-command-4-1-a = Command 4/1
card-command-3-2-a = Command 3/2
card-command-3-2-b = Command 3/2
card-command-3-1-a = Command 3/1
card-command-3-1-b = Command 3/1
card-command-3-1-c = Command 3/1
card-command-2-3-a = Command 2/3
card-command-2-3-b = Command 2/3
card-command-2-3-c = Command 2/3
card-command-2-3-d = Command 2/3
card-command-2-2-a = Command 2/2
card-command-2-2-b = Command 2/2
card-command-2-2-c = Command 2/2
card-command-2-2-d = Command 2/2
card-command-2-1-a = Command 2/1
card-command-2-1-b = Command 2/1
card-command-2-1-c = Command 2/1
card-command-1-3-a = Command 1/3
card-command-1-2-a = Command 1/2
card-command-1-2-b = Command 1/2

## board

board-block = { $block }, strength { $strength }, { $rating }
board-cards-last = Cards of the last turn
board-cards-now = Cards of this turn
board-commander = Commanded by { $side }
board-fired =
    { $block } fired: { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
board-full = At full strength { $strength }
board-hand-of = Hand of { $side }
board-held = Friendly to { $side }
board-hits =
    { $side } must take { $left ->
        [one] { $left } hit
       *[other] { $left } hits
    }
board-moved = Has moved this turn
board-round = Round { $round } of { $last }
board-score = Score: { $goal } points win
board-supply =
    Winter supply: { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }
board-year = { $year } ({ $bc } BC)
board-value = City value: { $value }
