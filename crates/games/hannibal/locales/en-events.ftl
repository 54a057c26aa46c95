# Hannibal: what happened, in English.

## What happened

event-bids-opened = Bids for sides: { $first } and { $second }.
event-side-taken = Player { $seat } takes { $side }.
event-never-arrives = { $general } cannot arrive and is out of the game.
event-played-summon = { $side } plays { $card } to bring Hannibal.
event-embarked = { $general } puts to sea: { $path }.
event-embarked-inside = { $general } puts to sea for the City: { $path }.
event-turned-back = { $general } is turned back.
event-sunk = The fleet of { $general } is sunk.
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
event-hasdrubal-left = Hasdrubal marches away to Italia with his army.
event-hannibal-summoned = Hannibal lands at { $at }.

## What a die is for

purpose-naval = naval movement
