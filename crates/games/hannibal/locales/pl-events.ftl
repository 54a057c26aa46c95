# Hannibal: co się stało, po polsku.

## Co się stało

event-bids-opened = Licytacja stron: { $first } i { $second }.
event-side-taken = Gracz { $seat } gra { $side-ins }.
event-never-arrives = { $general } nie ma dokąd przybyć i wypada z gry.
event-played-summon = { $side } zagrywa „{ $card }”, aby sprowadzić Hannibala.
event-embarked = { $general } wypływa: { $path }.
event-embarked-inside = { $general } wypływa do Miasta: { $path }.
event-turned-back = { $general } zostaje zawrócony.
event-sunk = { $general }: flota zatopiona.
event-owed-bleeding =
    { $side } musi oddać { $count ->
        [one] { $count } KP
       *[other] { $count } KP
    } za wojnę w Afryce.
event-owed-bid =
    { $side } musi oddać { $count ->
        [one] { $count } KP
       *[other] { $count } KP
    } zgodnie z licytacją.
event-hasdrubal-left = Hasdrubal odchodzi ze swoją Armią do Italii.
event-hannibal-summoned = Hannibal ląduje: { $at }.

## Do czego służy rzut

purpose-naval = Ruch Morski
