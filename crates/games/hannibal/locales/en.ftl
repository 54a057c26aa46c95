# Hannibal: the words of the game in English.
#
# Counts choose the plural; names are looked up in en-names.ftl and put in as they
# stand, spaces of a path joined by dashes. What cards and generals do is in
# en-cards.ftl.

## The game, its sides, scenarios and options

game-title = Hannibal: Rome against Carthage
game-pitch = Cross the Alps with elephants, or wear the invader down. Cards move your generals, battles are duels of nerve, and a single defeat can turn the provinces of Italy.
seat-rome = Rome
seat-carthage = Carthage
seat-bidder = Player { $seat }
scenario-s1-218 = 1. The Second Punic War, 218–201 BC
scenario-s2-217 = 2. Invasion of Italy, 217–201 BC
scenario-s3-216 = 3. Hannibal ad Portas, 216–201 BC
scenario-s4-215 = 4. After Cannae, 215–201 BC
scenario-s5-213 = 5. The Turning Point, 213–201 BC
scenario-s6-211 = 6. Rome Strikes Back, 211–201 BC
scenario-s7-209 = 7. The Fall of Hannibal's Coalition, 209–201 BC
scenario-s8-206 = 8. Seeking Peace, 206–201 BC (favours Rome)
scenario-s9-203 = 9. The Bitter End, 203–201 BC (strongly favours Rome)
scenario-c1-iberia = Iberian Campaign, 210–205 BC (slightly favours Carthage)
scenario-c2-italia = Italian Campaign, 207–204 BC (strongly favours Rome)
scenario-c3-africa = African Campaign, 204–201 BC (slightly favours Carthage)
scenario-a1-218 = The Second Punic War (alternative set-up), 218–201 BC
option-mauretania = Mauretania
option-mauretania-help = The three spaces of MAURETANIA are open, each with a neutral tribe.
option-war-in-numidia = War in Numidia
option-war-in-numidia-help = The tribe of Sigus, if the scenario has one, is taken off. Favours Carthage.
option-choosing-consuls = Election of Consuls
option-choosing-consuls-help = To choose Consuls instead of drawing them favours Rome.
option-choosing-consuls-drawn = both are drawn
option-choosing-consuls-second-chosen = Rome picks the second
option-choosing-consuls-both-chosen = Rome picks both
option-additional-cards = Additional cards 65 to 91
option-additional-cards-help = The cards that the scenario recommends. Most of their effects are reconstructed.
option-additional-cards-none = none
option-additional-cards-at-start = all from the start
option-additional-cards-by-turn = each from its own turn
option-bidding = Bidding for sides
option-bidding-help = The player who bids more PCs takes the side he wants and gives them up.
option-hannibal-returns = Hannibal returns when displaced
option-hannibal-returns-help = Otherwise he is dead and Carthage gives up 5 PCs.
option-no-pursuit-roll = No pursuit roll
option-no-pursuit-roll-help = An army goes on moving when the enemy has avoided battle.

## How a game ends

outcome-carthago-taken = Carthago has fallen
outcome-roma-taken = Roma has fallen
outcome-italia = Italia is Carthaginian
outcome-capitulation = the enemy capitulated
outcome-more-provinces = more provinces at the end
outcome-tie = as many provinces each, which is enough for Carthage
outcome-held-out = Carthage has held out
outcome-iberia = Iberia is decided
outcome-generals-dead = two Carthaginian generals are dead
outcome-stopped = the game was stopped

## What you are asked, and what you wait for

ask-bid = How many PCs do you bid for the choice of sides?
wait-bid = The other player is still bidding.
wait-bids = Both players bid for sides.
ask-choose-side = You bid more: which side do you take?
wait-choose-side = The higher bidder chooses a side.
ask-deploy = Where does Scipio Africanus start with his army?
wait-deploy = { $side } chooses where Scipio Africanus starts.
ask-grant = Reinforcements: where do you place this CU?
wait-grant = { $side } places reinforcements.
ask-muster = Reinforcements: where do you place this CU? Left: { $left }.
wait-muster = { $side } places reinforcements.
ask-return = Where does { $general } return?
wait-return = { $side } brings { $general } back.
ask-africanus = Where does Scipio Africanus arrive with his army?
wait-africanus = { $side } places Scipio Africanus.
ask-levy = Reinforcements: where do you place this CU? Left: { $left }, of which { $italia } to Italia.
wait-levy = { $side } places reinforcements, { $left } left.
ask-proconsul = Do you make a Consul your Proconsul?
wait-proconsul = { $side } settles who is Proconsul.
ask-elect = Whom do you elect Consul?
wait-elect = { $side } elects a Consul.
ask-consuls = Where does Consul { $general } take command?
wait-consuls = { $side } places Consul { $general }.
ask-preempt = Do you reveal a Campaign card to play first?
wait-preempt = { $side } may reveal a Campaign card to play first.
ask-first = Who plays first this turn?
wait-first = { $side } decides who plays first.
ask-play = Play a card: its event, its operations, or discard it.
wait-play = { $side } plays a card.
ask-play-revealed = Play { $card }: its event or its operations.
wait-play-revealed = { $side } plays { $card }.
ask-diplomat = Roman diplomat: turn a Carthaginian PC near Scipio, or none.
wait-diplomat = { $side } may turn a PC.
ask-mago = Where does Mago land with 3 CUs?
wait-mago = { $side } places Mago.
ask-activate = { $card }: choose a general to activate.
wait-activate = { $side } activates a general: { $card }.
ask-campaign = { $card }: choose the next general, or stop. Left: { $left }.
wait-campaign = { $side } wages a campaign: { $card }.
ask-pcs = Place a PC on an empty space, or turn one where your CUs stand. Left: { $left }.
wait-pcs = { $side } places PCs, { $left } left.
ask-summon = Where does Hannibal land?
wait-summon = { $side } brings Hannibal.
ask-troops = With which general do you raise troops?
wait-troops = { $side } raises troops.
ask-event = { $card }: make your choice.
wait-event = { $side } carries out { $card }.
ask-march =
    { $general } ({ $at }): move or stop; { $mp ->
        [one] { $mp } MP left
       *[other] { $mp } MP left
    }.
wait-march = { $side } moves { $general } ({ $at }).
ask-halted = { $general } ({ $at }): his movement is over. Besiege or stop?
wait-halted = { $side } decides what { $general } does ({ $at }).
ask-pursuit =
    { $general } ({ $at }): to go on he must roll { $rating } or less; { $mp ->
        [one] { $mp } MP left
       *[other] { $mp } MP left
    }.
wait-pursuit = { $side } decides whether { $general } pursues.
ask-sortie = Sortie: with what does { $general } attack?
wait-sortie = { $side } prepares a sortie: { $general }.
ask-inside = { $at }: the enemy comes. How many CUs are inside the City?
wait-inside = { $side } says who is inside { $at }.
ask-shelter = { $at }: which generals are inside the City?
wait-shelter = { $side } says who is inside { $at }.
ask-declare = The enemy enters { $at }. Declare who avoids battle and who intercepts.
wait-declare = { $side } may react at { $at }.
ask-draft = Who and what goes along from { $from }?
wait-draft = { $side } declares a force ({ $from }).
ask-intercept = Which interception is rolled next?
wait-intercept = { $side } rolls its interceptions.
ask-fall-back = You are intercepted at { $at }: fight or fall back?
wait-fall-back = { $side } fights or falls back ({ $at }).
ask-meet = { $at }: one CU stands in your way. Overrun it or fight?
wait-meet = { $side } overruns or fights ({ $at }).
ask-change-command = Battle of { $at }: do you roll for a change of Roman command?
wait-change-command = { $side } may roll for a change of command.
ask-charge = Battle of { $at }: do your elephants charge?
wait-charge = { $side } may charge with elephants.
ask-attack = Battle of { $at }: attack with a battle card, or try to withdraw.
wait-attack = Battle of { $at }: { $side } attacks.
ask-answer = Battle of { $at }: match { $title }, or lose the battle.
wait-answer = Battle of { $at }: { $side } answers { $title }.
ask-counter = The attack is matched: do you try to counterattack? Roll { $rating } or less.
wait-counter = { $side } may counterattack.
ask-counter-free = Double Envelopment is matched: do you become the Attacker?
wait-counter-free = { $side } may take the initiative.
ask-stop = The enemy withdraws: do you try to stop him? Roll { $rating } or less.
wait-stop = { $side } may try to stop the withdrawal.
ask-take-over = The withdrawal failed: do you become the Attacker?
wait-take-over = { $side } may become the Attacker.
ask-withdraw-move = Where do you withdraw from { $at }?
wait-withdraw-move = { $side } withdraws from { $at }.
ask-retreat-inside = { $at }: how many CUs retreat into the City?
wait-retreat-inside = { $side } retreats at { $at }.
ask-retreat-shelter = { $at }: which generals retreat into the City?
wait-retreat-shelter = { $side } retreats at { $at }.
ask-retreat = Retreat: choose the next space.
wait-retreat = { $side } retreats.
ask-lose =
    { $at }: you lose { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }. How many of them are elephants?
wait-lose = { $side } takes losses ({ $at }).
ask-owe-battle = You give up PCs (the lost battle). Left: { $left }.
wait-owe-battle = { $side } gives up PCs (the lost battle), { $left } left.
ask-owe-mourning = You give up PCs (Hannibal's death). Left: { $left }.
wait-owe-mourning = { $side } gives up PCs (Hannibal's death), { $left } left.
ask-owe-check = You give up PCs (fewer provinces). Left: { $left }.
wait-owe-check = { $side } gives up PCs (fewer provinces), { $left } left.
ask-owe-bleeding = You give up PCs (the war in Africa). Left: { $left }.
wait-owe-bleeding = { $side } gives up PCs (the war in Africa), { $left } left.
ask-owe-bid = You give up PCs (your bid). Left: { $left }.
wait-owe-bid = { $side } gives up PCs (the bid), { $left } left.
ask-command = { $at }: who commands?
wait-command = { $side } names a commander ({ $at }).
ask-window-event = The enemy announces { $card }: play a counter-event or pass.
wait-window-event = { $card } is announced: { $side } may play a counter-event.
ask-window-activate = { $general } is activated: play a counter-event or pass.
wait-window-activate = { $general } is activated: { $side } may play a counter-event.
ask-window-enter = { $general } enters { $at }: play a counter-event or pass.
wait-window-enter = { $general } enters { $at }: { $side } may play a counter-event.
ask-window-naval = { $general } puts to sea: play a counter-event or pass.
wait-window-naval = { $general } puts to sea: { $side } may play a counter-event.
ask-window-prepare = Before the battle of { $at }: play a counter-event or pass.
wait-window-prepare = Before the battle of { $at }: { $side } may play a counter-event.
ask-window-charge = The elephants charge: play a counter-event or pass.
wait-window-charge = The elephants charge: { $side } may play a counter-event.
ask-window-dealt = Battle cards are dealt: play a counter-event or pass.
wait-window-dealt = Battle cards are dealt: { $side } may play a counter-event.
ask-window-round = A battle round begins: play a counter-event or pass.
wait-window-round = A battle round begins: { $side } may play a counter-event.
ask-window-match = The attack lies open: play a counter-event or pass.
wait-window-match = The attack lies open: { $side } may play a counter-event.
ask-window-siege = The siege die is read: play a counter-event or pass.
wait-window-siege = The siege die is read: { $side } may play a counter-event.
ask-window-fall = { $at } is about to fall: play a counter-event or pass.
wait-window-fall = { $at } is about to fall: { $side } may play a counter-event.
ask-window-roll = A die is read: play a counter-event or pass.
wait-window-roll = A die is read: { $side } may play a counter-event.
over-carthago-taken = { $side } wins: Carthago has fallen.
over-roma-taken = { $side } wins: Roma has fallen.
over-italia = { $side } wins: Italia is Carthaginian.
over-capitulation = { $side } wins: the enemy capitulated.
over-more-provinces = { $side } wins: more provinces at the end.
over-tie = { $side } wins: as many provinces each, which is enough for Carthage.
over-held-out = { $side } wins: Carthage has held out.
over-iberia = { $side } wins: Iberia is decided.
over-generals-dead = { $side } wins: two Carthaginian generals are dead.
ask-nothing = There is nothing to decide.

## Moments for counter-events

window-w-event = events of the enemy
window-w-activate = an enemy general is activated
window-w-enter = an enemy force enters a space
window-w-naval = an enemy voyage
window-w-prepare = before a battle
window-w-charge = an elephant charge
window-w-dealt = battle cards are dealt
window-w-round = a battle round begins
window-w-match = an attack lies open
window-w-siege = a siege die is read
window-w-fall = a City is about to fall
window-w-roll = a die is read

## Options

act-bid =
    Bid { $count ->
        [one] { $count } PC
       *[other] { $count } PCs
    }
act-take-side = Play { $side }
act-first = { $side } plays first
act-place-cu = 1 CU: { $at }
act-place-recruits = Reinforce { $at }
act-place-general = { $general }: { $at }
act-place-army = { $general } with his army: { $at }
act-promote = Make { $general } Proconsul
act-keep-proconsul = Keep { $general } as Proconsul
act-keep-offices = Leave the offices as they are
act-no-proconsul = Have no Proconsul
act-elect = Elect { $general } ({ $ratings })
act-command = { $general } commands ({ $ratings })
act-preempt = Reveal { $card } and play first
act-play-event = { $card }: as its event
act-play-campaign = { $card }: wage the campaign
act-play-general = { $card }: activate a general ({ $ops } OP)
act-play-dual = { $card }: activate a general, with the event ({ $ops } OP)
act-play-pcs = { $card }: place PCs ({ $ops } OP)
act-play-troops = { $card }: raise troops
act-play-discard = { $card }: discard it
act-play-summon = { $card }: discard it to bring Hannibal
act-activate = { $general } ({ $ratings }), { $at }
act-pc-place = Place a PC: { $at }
act-pc-turn = Turn the PC: { $at }
act-pc-remove = Take the PC off: { $at }
act-raise = Raise troops with { $general }, { $at }
act-general = { $general }, { $at }
act-province = { $province }
act-stack =
    { $at }: { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }
act-stack-inside =
    { $at }, inside the City: { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }
act-option-troops = 2 CUs with a general
act-option-pcs = PCs on empty spaces
act-stop = Enough
act-stop-campaign = End the campaign
act-join = Take { $general } along
act-leave = Leave { $general } behind
act-force-none = Take no CUs
act-force =
    Take { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }
act-force-train =
    Take { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    } and the siege train
act-step = { $at }
act-step-attack =
    { $at }: against { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }
act-step-pass = { $at }, over the pass: attrition
act-step-pass-attack =
    { $at }, over the pass: attrition, then against { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }
act-step-strait = { $at }, over the strait
act-sail = Sail to { $at }
act-sail-inside = Sail into the City: { $at }
act-besiege = Besiege { $at }
act-subjugate = Subjugate { $at }
act-sortie = Sortie from { $at }
act-end-move = { $general } stops
act-counter = Play { $card }
act-omen = Good Omen: { $by } to the die
act-omen-again = Good Omen: roll again
act-pass = Pass
act-decline = Decline
act-no-preempt = Do not preempt
act-no-charge = No charge
act-no-roll = Do not roll
act-stay-defender = Stay the Defender
act-no-diplomacy = Turn nothing
act-inside-none = Nobody inside
act-inside =
    { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    } inside
act-shelter = { $general } goes inside
act-avoid = Avoid battle to { $at }: { $general }, roll { $rating } or less
act-avoid-inside = Avoid battle into the City: { $general }, roll { $rating } or less
act-intercept = Intercept from { $at }: { $general }, roll { $rating } or less
act-done = Nothing more
act-fall-back = Fall back to { $at }
act-fight = Fight
act-overrun = Overrun
act-roll-command = Roll for a change of command
act-charge =
    Charge with { $elephants ->
        [one] { $elephants } elephant
       *[other] { $elephants } elephants
    }
act-counterattack = Counterattack
act-roll-stop = Stop the withdrawal
act-roll = Roll
act-attack = { $title }
act-attack-reserve = Reserve as { $title }
act-withdraw = Try to withdraw: roll { $rating } or less
act-match = Match with { $title }
act-yield = Do not match: lose the battle
act-take-over = Become the Attacker
act-lose-none = No elephants
act-lose =
    { $elephants ->
        [one] { $elephants } elephant
       *[other] { $elephants } elephants
    }
act-retreat = { $at }
act-retreat-inside = Into the City: { $at }

## Why not

refusal-over = The game is over.
refusal-not-asked = It is not your decision now.
refusal-other-question = That is not what is asked now.
refusal-has-bid = You have bid. Wait for the other player.
refusal-not-in-hand = { $card } is not in your hand.
refusal-other-card = You revealed { $card }: it is your first play.
refusal-not-usable = { $card } cannot be used in that way now.
refusal-no-counter = { $card } does not fit this moment.
refusal-not-this-general = { $general } cannot be chosen here.
refusal-not-this-space = { $at } cannot be chosen here.
refusal-not-this-province = { $province } cannot be chosen here.
refusal-no-step = He cannot go to { $at }: it is not next to him, costs too much or is closed to him.
refusal-no-voyage = He cannot sail to { $at }.
refusal-no-siege = No siege or subjugation can be attempted here now. It takes 3 CUs, an enemy City or unfriendly tribe, and no battle in this activation.
refusal-no-sortie = No sortie can be made here now.
refusal-wrong-force = So many CUs cannot go.
refusal-wrong-garrison = So many CUs do not fit inside.
refusal-no-avoiding = The army cannot avoid battle to { $at }.
refusal-no-interception = Nobody can intercept from { $at }.
refusal-no-battle-card = You hold no such battle card, or it does not fit.
refusal-no-withdrawal = No withdrawal can be attempted: it takes a general and a space to go to.
refusal-no-retreat = No retreat leads to { $at }.
refusal-wrong-losses = So many elephants cannot be among the losses.

## The situation in words

describe-turn = Turn { $turn } of { $last }, { $years }.
describe-provinces = Provinces: Rome { $rome }, Carthage { $carthage }. PCs: Rome { $rome-pcs }, Carthage { $carthage-pcs }.
describe-truce = A truce is in force.
describe-effect = In force: { $card }.
describe-hands = Cards in hand: Rome { $rome }, Carthage { $carthage }.
describe-hand = Your hand: { $cards }.
describe-stack =
    { $at }, { $side }: { $generals }, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }.
describe-stack-leaderless =
    { $at }, { $side }: { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }.
describe-garrison =
    { $at }, { $side }, inside the City: { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }.
describe-garrison-led =
    { $at }, { $side }, inside the City: { $generals }, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }.
describe-alone = { $at }, { $side }: { $generals } without CUs.
describe-siege =
    { $at }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of siege or subjugation.
describe-held = { $side } controls: { $provinces }.
describe-pool = Roman generals available: { $generals }.
describe-displaced = Displaced: { $generals }.
describe-dead = Dead: { $generals }.
describe-battle = Battle of { $at }: the Attacker is { $side }. Battle cards: Rome { $rome }, Carthage { $carthage }.
describe-battle-hand = Your battle cards: { title-frontal-assault } { $frontal }, { title-flank-left } { $left }, { title-flank-right } { $right }, { title-probe } { $probe }, { title-double-envelopment } { $double }, { title-reserve } { $reserve }.
