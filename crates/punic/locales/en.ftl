## The game, its sides, scenarios and options

seat-rome = Rome
seat-carthage = Carthage

## What you are asked, and what you wait for

ask-activate = { $card }: choose a general to activate.
wait-activate = { $side } activates a general: { $card }.
ask-campaign = { $card }: choose the next general, or stop. Left: { $left }.
wait-campaign = { $side } wages a campaign: { $card }.
ask-pcs = Place a PC on an empty space, or turn one where your CUs stand. Left: { $left }.
wait-pcs = { $side } places PCs, { $left } left.
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

act-first = { $side } plays first
act-place-cu = 1 CU: { $at }
act-promote = Make { $general } Proconsul
act-keep-proconsul = Keep { $general } as Proconsul
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
act-step-pass = { $at }, over the pass (attrition)
act-step-pass-attack =
    { $at }, over the pass (attrition), then against { $cu ->
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
act-no-charge = No charge
act-no-roll = Do not roll
act-stay-defender = Stay the Defender
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

## The situation in words

describe-provinces = Provinces: Rome { $rome }, Carthage { $carthage }. PCs: Rome { $rome-pcs }, Carthage { $carthage-pcs }.
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

## What happened

event-turn-began = Turn { $turn } begins: { $years }.
event-cu-placed =
    { $side } places { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }: { $at }.
event-cu-forfeited =
    { $side } has no place for { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }: lost.
event-general-placed = { $general } is placed: { $at }.
event-consul = { $general } is Consul.
event-proconsul = { $general } is Proconsul.
event-no-office = { $general } leaves his office.
event-recalled = { $general } goes back to the pool.
event-elected = { $general } is elected Consul.
event-command-taken = { $general } takes command.
event-shuffled = The strategy cards are shuffled.
event-dealt =
    { $side } is dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-dealt-own = { $side } is dealt: { $cards }.
event-preempted = { $side } reveals { $card } and plays first.
event-first-chosen = { $side } plays first.
event-played-event = { $side } plays { $card } as an event.
event-played-general = { $side } plays { $card } to activate a general.
event-played-pcs = { $side } plays { $card } to place PCs.
event-played-troops = { $side } plays { $card } to raise troops.
event-played-discard = { $side } discards { $card }.
event-counter-played = { $side } plays the counter-event { $card }.
event-event-cancelled = { $card } is cancelled.
event-card-removed = { $card } is out of the game.
event-card-lost = { $side } loses { $card } from its hand.
event-card-stolen = { $side } takes a card from the enemy's hand.
event-card-stolen-own = { $side } takes { $card } from the enemy's hand.
event-truce-began = A truce begins.
event-truce-ended = The truce is over.
event-effect-on = { $card } is in force.
event-effect-off = { $card } is no longer in force.
event-activated = { $side } activates { $general }.
event-force-set =
    { $generals } with { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }.
event-force-train =
    { $generals } with { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    } and the siege train.
event-moved =
    { $generals }, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }: { $path }.
event-moved-alone = { $generals }: { $path }.
event-moved-pass =
    { $generals }, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }, over the pass: { $path }.
event-moved-sea =
    { $generals }, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }, by sea: { $path }.
event-moved-sortie =
    { $generals }, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }, sortie: { $at }.
event-move-ended = { $general } stops.
event-went-inside =
    { $at }, inside the City: { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }.
event-went-inside-generals =
    { $at }, inside the City: { $generals }, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }.
event-avoid-declared =
    To avoid battle, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }: { $path }.
event-intercept-declared =
    To intercept, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }: { $path }.
event-avoided =
    { $side } avoids battle: { $generals }, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }, { $path }.
event-avoided-inside =
    { $side } avoids battle inside { $at }: { $generals }, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }.
event-avoid-failed = { $side } fails to avoid battle: { $at }.
event-intercepted =
    { $side } intercepts: { $generals }, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }, { $path }.
event-intercept-failed = { $side } fails to intercept from { $at }.
event-fell-back = { $general } falls back: { $at }.
event-overran = { $general } overruns a CU: { $at }.
event-pursuit-failed = { $general } cannot pursue.
event-rolled = { $side } rolls { $die }: { $purpose }.
event-rolled-modified = { $side } rolls { $die }, which counts as { $value }: { $purpose }.
event-roll-shifted = Good Omen shifts the die by { $by }, to { $value }.
event-roll-repeated = Good Omen: rolled again, { $die }.
event-battle-began = Battle of { $at }: { $side } attacks.
event-command-changed = Change of command: { $general }.
event-charged =
    Elephant charge: { $elephants ->
        [one] { $elephants } elephant
       *[other] { $elephants } elephants
    }.
event-battle-cards-dealt = Battle cards: the Attacker has { $attacker }, the Defender { $defender }.
event-battle-hand = { $side } takes up its battle cards.
event-battle-hand-own = { $side } holds: { title-frontal-assault } { $frontal }, { title-flank-left } { $left }, { title-flank-right } { $right }, { title-probe } { $probe }, { title-double-envelopment } { $double }, { title-reserve } { $reserve }.
event-hand-shown = { $side } lays open: { title-frontal-assault } { $frontal }, { title-flank-left } { $left }, { title-flank-right } { $right }, { title-probe } { $probe }, { title-double-envelopment } { $double }, { title-reserve } { $reserve }.
event-battle-cards-drawn =
    { $side } draws { $count ->
        [one] { $count } battle card
       *[other] { $count } battle cards
    }.
event-battle-card-stolen = { $side } takes a battle card from the enemy.
event-battle-card-stolen-own = { $side } takes a battle card from the enemy: { $title }.
event-attacked = { $side } attacks: { $title }.
event-attacked-reserve = { $side } attacks: Reserve as { $title }.
event-matched = { $side } matches: { $title }.
event-not-matched = { $side } does not match.
event-out-of-cards = { $side } has no battle cards left.
event-attacker-changed = { $side } becomes the Attacker.
event-withdrawal-stopped = { $side } stops the withdrawal.
event-withdrew = { $side } withdraws: { $at }.
event-battle-won = { $side } wins the battle of { $at }.
event-lost-attrition =
    { $side } loses { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    } by attrition: { $at }.
event-lost-battle =
    { $side } loses { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    } in battle: { $at }.
event-lost-retreat =
    { $side } loses { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    } in the retreat: { $at }.
event-lost-siege =
    { $side } loses { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    } in the siege: { $at }.
event-lost-event =
    { $side } loses { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    } by an event: { $at }.
event-retreated =
    { $side } retreats: { $generals }, { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }, { $path }.
event-retreated-leaderless =
    { $side } retreats: { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }, { $path }.
event-eliminated =
    { $side } loses the whole force at { $at }: { $cu ->
        [one] { $cu } CU
       *[other] { $cu } CUs
    }{ $elephants ->
        [0] {""}
        [one] {" "}(1 elephant)
       *[other] {" "}({ $elephants } elephants)
    }.
event-displaced = { $general } is displaced.
event-died = { $general } is dead.
event-train-placed = The siege train is at { $at }.
event-train-lost = The siege train is lost.
event-pc-placed = { $side } places a PC: { $at }.
event-pc-turned = { $side } turns the PC: { $at }.
event-pc-removed = { $side } loses its PC: { $at }.
event-owed-battle =
    { $side } must give up { $count ->
        [one] { $count } PC
       *[other] { $count } PCs
    } after the lost battle.
event-owed-mourning =
    { $side } must give up { $count ->
        [one] { $count } PC
       *[other] { $count } PCs
    } for Hannibal.
event-owed-check =
    { $side } must give up { $count ->
        [one] { $count } PC
       *[other] { $count } PCs
    } for having fewer provinces.
event-isolated = { $side } loses isolated PCs: { $spaces }.
event-isolated-none = { $side } has no isolated PCs.
event-siege-points =
    { $at } is besieged: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-subjugation-points =
    { $at } is being subjugated: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-siege-failed = { $side } gains nothing at { $at }.
event-city-taken = { $side } takes { $at }.
event-city-turned = { $at } goes over to { $side }.
event-tribe-subjugated = { $side } subjugates { $at }.
event-city-held = { $at } holds out in its citadel.
event-province-chosen = { $side } chooses { $province }.
event-passed = { $side } passes.
event-winter-began = Winter: stacks in hostile country roll for attrition.
event-counted = Provinces: Rome { $rome }, Carthage { $carthage }.
event-turn-ended = Turn { $turn } is over.

## Places in a match to go back to

milestone-turn = Turn { $turn }: { $years }
milestone-battle = Battle: { $at }
milestone-city = City taken: { $at }
milestone-winter = Winter

## What a die is for

purpose-attrition = attrition
purpose-avoid = to avoid battle
purpose-intercept = interception
purpose-pursuit = pursuit
purpose-change-command = change of command
purpose-charge = elephant charge
purpose-counterattack = counterattack
purpose-withdraw = withdrawal
purpose-stop-withdrawal = to stop the withdrawal
purpose-casualties = battle casualties
purpose-retreat = retreat losses
purpose-siege = siege

## Words of the board

board-provinces = Provinces: { $goal } win
board-hand = Your hand
board-hand-of = Hand: { $side }
board-discard = Discard pile
board-on-table = On the table
board-in-force = In force
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
board-consul-letter = C
board-proconsul-letter = P
board-strategy = Strategy rating { $rating }
board-battle-value = Battle rating { $rating }
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
board-province-open = { $province }: uncontrolled
board-card = Strategy card
board-battle-card = Battle card
board-reconstructed = reconstructed
board-ops-reconstructed = OPs reconstructed
board-reconstructed-tip = The text and numbers of this card are partly reconstructed; they are not the printed ones.
board-either = either side
board-owner = event of { $side }
board-counter-event = Counter-event
board-generals-of = Generals: { $side }
board-battle-cards = Battle cards
board-retreat-small = Small retreat die: { $losses }
board-retreat-large = Large retreat die: { $losses }

## What battle cards are

text-frontal-assault = Straight at their line.
text-flank-left = Around their right wing.
text-flank-right = Around their left wing.
text-probe = A cautious push: the least losses in a retreat.
text-double-envelopment = Both wings at once: the worst losses in a retreat, but whoever matches it may take the initiative without a roll.
text-reserve = Matches anything. In attack it is declared as another card.

## Battle cards

title-frontal-assault = Frontal Assault
title-flank-left = Flank Left
title-flank-right = Flank Right
title-probe = Probe
title-double-envelopment = Double Envelopment
title-reserve = Reserve

## Refusals

refusal-over = The game is over.
refusal-not-asked = It is not your decision now.
refusal-other-question = That is not what is asked now.
refusal-not-in-hand = { $card } is not in your hand.
refusal-no-campaign = { $card } does not preempt: only a Campaign card does.
refusal-revealed-first = Not { $card }: the Campaign card that you revealed must be your first play.
refusal-enemy-event = The event of { $card } is the other side’s; you may use its points.
refusal-not-in-own-play = { $card } is not an event of your own play.
refusal-condition = The conditions of { $card } are not met.
refusal-nothing-changes = { $card } would change nothing now.
refusal-no-general = You have no general on the map to activate.
refusal-too-few-ops = The card has too few operations points for that strategy rating.
refusal-enemy-general = { $general } is not your general.
refusal-off-map = { $general } is not on the map.
refusal-activated = { $general } has already been activated with this card.
refusal-no-place-for-pcs = There is no space where you could place a PC.
refusal-no-levy-card = { $card } does not show the levy symbol.
refusal-no-levy-there = No general of yours is where troops can be raised.
refusal-levy-uncontrolled = { $general } is in a province that you do not control.
refusal-nothing-done = You cannot stop before you have used the card.
refusal-no-counter = { $card } does not fit this moment.
refusal-wrong-omen = { $card } does not change this die like that.
refusal-not-in-play = { $at } is not part of this match.
refusal-place-besieged = Nothing is placed in a besieged City.
refusal-place-enemy = Enemy CUs are there.
refusal-no-room = So many CUs do not fit inside.
refusal-not-so-many = There are not so many CUs of that kind.
refusal-lower-rank = { $general } may not, because of his rank.
refusal-not-in-stack = { $general } is not in that stack.
refusal-no-connection = No connection leads from here to { $at }.
refusal-no-points = He has too few Movement Points left.
refusal-strait = { $at } lies across a strait, and you do not control the City he would leave.
refusal-alone = { $at } holds enemy CUs: a general without CUs may not enter.
refusal-truce = There is a truce.
refusal-fought = After a battle his movement is over.
refusal-fell-back = Having fallen back he moves no further.
refusal-stopped = His movement is over.
refusal-pursuit-first = He must roll for the pursuit before he goes on.
refusal-shut-in = He is inside the City with the enemy before it and cannot leave by land.
refusal-besieged = In a besieged City he can only make a sortie.
refusal-consular = A Consul’s army may not be made smaller than the minimum.
refusal-formed = His force has already been set in this space.
refusal-too-many = More than 10 CUs never move together.
refusal-spent = Other CUs there were moved by another general of this campaign.
refusal-enemy-near = Nothing is taken or left where enemy CUs stand.
refusal-last-cu = At least one CU must go.
refusal-sorted = { $general } has already been taken along or left here.
refusal-same-force = That is his force as it is.
refusal-train = The train cannot be divided from its CUs like that.
refusal-no-target = There is no enemy City and no unfriendly tribe before him.
refusal-few-besiegers = An attempt takes at least 3 CUs.
refusal-not-cleared = Enemy CUs stand outside the walls.
refusal-siege-after-battle = He was in a battle in this activation.
refusal-attempted = This card has already been used for an attempt here.
refusal-not-inside = A sortie is made from inside a City.
refusal-must-avoid = A general without CUs must try to avoid battle first.
refusal-avoided = The stack has already declared that it avoids battle.
refusal-not-attacked = No force with CUs has come: there is no battle to avoid.
refusal-leaderless = There is no general in that stack.
refusal-never-avoids = Its commander never avoids battle.
refusal-no-road = No road joins { $at } to the space of the battle.
refusal-came-from = The active force came from { $at }.
refusal-hostile = { $at } is the enemy’s or holds enemy CUs.
refusal-no-walls = { $at } is no City of yours that is not besieged and has room.
refusal-commander-goes = { $general } commands and goes himself.
refusal-no-army = You have no CUs outside walls at { $at }.
refusal-one-attempt = From { $at } you have already declared an attempt.
refusal-others-there = Other CUs of the active player are in the space that he entered.
refusal-no-battle-card = You hold no such battle card.
refusal-other-title = Only a Reserve is declared as another card.
refusal-no-match = That card does not match the attack.
refusal-no-leader = Only an attacker with a general can withdraw.
refusal-nowhere = There is no space to withdraw to.
refusal-withdraws-back = Not to { $at }: the original attacker withdraws to where he came from.
refusal-withdraws-freely = { $at } is not open to this withdrawal.
refusal-retreats-back = Not to { $at }: the first step leads back to where the attacker came from.
refusal-retreat-barred = The active force came from { $at }: the defender may not retreat there.
refusal-retreat-road = No road leads to { $at }; a retreat crosses no pass and no strait.
refusal-retreat-deadly = Nobody would survive a retreat to { $at }.
refusal-retreat-longer = By { $at } the way is longer and costs no fewer CUs.
refusal-elephant-first = The first CU lost must be an elephant.
refusal-losses = So many elephants cannot be among the losses.
refusal-not-empty = { $at } is yours already.
refusal-pc-on-city = { $at } is a City or a tribe: PCs do not change it.
refusal-pc-enemy-cu = Enemy CUs are at { $at }.
refusal-pc-no-cu = { $at } has an enemy PC: to turn it you need a CU there.
refusal-not-your-pc = { $at } has no PC of yours to give up.
