# Hannibal: what happened, in English.

## What happened

event-bids-opened = Bids for sides: { $first } and { $second }.
event-side-taken = Player { $seat } takes { $side }.
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
event-never-arrives = { $general } cannot arrive and is out of the game.
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
event-played-summon = { $side } plays { $card } to bring Hannibal.
event-played-discard = { $side } discards { $card }.
event-counter-played = { $side } interrupts with { $card }.
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
event-embarked = { $general } puts to sea: { $path }.
event-embarked-inside = { $general } puts to sea for the City: { $path }.
event-turned-back = { $general } is turned back.
event-sunk = The fleet of { $general } is sunk.
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
event-battle-began = { $side } attacks: battle of { $at }.
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
    { $side } is destroyed at { $at }: { $cu ->
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
event-owed-bleeding =
    { $side } must give up { $count ->
        [one] { $count } PC
       *[other] { $count } PCs
    } for the war in Africa.
event-owed-bid =
    { $side } must give up { $count ->
        [one] { $count } PC
       *[other] { $count } PCs
    } as bid.
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
event-hasdrubal-left = Hasdrubal marches away to Italia with his army.
event-hannibal-summoned = Hannibal lands at { $at }.
event-turn-ended = Turn { $turn } is over.

## Places in a match to go back to

milestone-turn = Turn { $turn }: { $years }
milestone-battle = Battle: { $at }
milestone-city = City taken: { $at }
milestone-winter = Winter

## What a die is for

purpose-attrition = attrition
purpose-naval = naval movement
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
