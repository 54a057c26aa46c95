# Hannibal: the words of the game in English.
#
# Counts choose the plural; names are looked up in en-names.ftl and put in as they
# stand, spaces of a path joined by dashes. What cards and generals do is in
# en-cards.ftl.

## The game, its sides, scenarios and options

game-title = Hannibal: Rome against Carthage
game-pitch = Cross the Alps with elephants, or wear the invader down. Cards move your generals, battles are duels of nerve, and a single defeat can turn the provinces of Italy.
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
ask-summon = Where does Hannibal land?
wait-summon = { $side } brings Hannibal.
ask-owe-bleeding = You give up PCs (the war in Africa). Left: { $left }.
wait-owe-bleeding = { $side } gives up PCs (the war in Africa), { $left } left.
ask-owe-bid = You give up PCs (your bid). Left: { $left }.
wait-owe-bid = { $side } gives up PCs (the bid), { $left } left.
over-carthago-taken = { $side } wins: Carthago has fallen.
over-roma-taken = { $side } wins: Roma has fallen.
over-italia = { $side } wins: Italia is Carthaginian.
over-capitulation = { $side } wins: the enemy capitulated.
over-more-provinces = { $side } wins: more provinces at the end.
over-tie = { $side } wins: as many provinces each, which is enough for Carthage.
over-held-out = { $side } wins: Carthage has held out.
over-iberia = { $side } wins: Iberia is decided.
over-generals-dead = { $side } wins: two Carthaginian generals are dead.

## Options

act-bid =
    Bid { $count ->
        [one] { $count } PC
       *[other] { $count } PCs
    }
act-take-side = Play { $side }
act-place-recruits = Reinforce { $at }
act-place-general = { $general }: { $at }
act-place-army = { $general } with his army: { $at }
act-keep-offices = Leave the offices as they are
act-no-proconsul = Have no Proconsul
act-play-summon = { $card }: discard it to bring Hannibal
act-option-troops = 2 CUs with a general
act-option-pcs = PCs on empty spaces
act-no-preempt = Do not reveal one
act-no-diplomacy = Turn nothing

## Why not

refusal-has-bid = You have bid. Wait for the other player.
refusal-too-high = At most 10 PCs are bid.
refusal-bound = A general’s ability keeps him in his own region.
refusal-flamen = The Flamen may not leave his region this turn (#90).
refusal-hanno-counsels = No Carthaginian CU leaves Africa this turn (#57).
refusal-cato-counsels = No Roman CU enters Africa this turn (#58).
refusal-sicilia = Scipio Africanus and, once he has come, Roman CUs do not leave Sicilia.
refusal-no-mauretania = { $at } is not part of this match: the option Mauretania is off.
refusal-outside-iberia = { $at } is outside Iberia: no force leaves it in this campaign.
refusal-outside-italia = { $at } is not part of the Italian Campaign.
refusal-outside-africa = { $at } is outside Africa: no force leaves it in this campaign.
refusal-peace-party = Hanno does not attack: he leads the peace party.
refusal-rivalry = Until Carthage has lost a battle, two of its generals with CUs do not stand together.
refusal-no-ship = The card gives him no ships.
refusal-sailed = The one voyage that the card allows has been made.
refusal-no-port = A voyage leads from one port to another.
refusal-ship-room = So many CUs cannot sail with this card.
refusal-sea-points = A voyage costs 3 Movement Points.
refusal-naval-victory = Rome does not sail this turn (#29).
refusal-sea-alone = The pirates take him by sea alone (#50).
refusal-pirates = The pirates do not land at { $at } (#50).
refusal-city-shut = { $at } is no City of yours into which he could sail now.
refusal-grant-place = This CU goes to the place or the generals that the rule names, not to { $at }.
refusal-muster-place = Not at { $at }: these CUs go to generals or to Carthago.
refusal-return-place = Not at { $at }: he returns to Carthaginian CUs that are not besieged inside a City.
refusal-africanus-place = Scipio Africanus cannot come to { $at }.
refusal-levy-place = Not at { $at }: CUs go to Roma or to Roman generals.
refusal-levy-italia = Not at { $at }: the CUs that are left must go to Italia.
refusal-levy-five = Not at { $at }: the CUs must be placed so that one stack has 5.
refusal-consul-place = Not at { $at }: a Consul is placed with at least 5 Roman CUs.
refusal-consul-roma = Not at { $at }: no stack has 5 CUs, so the Consul goes to Roma.
refusal-consul-besieged = The CUs at { $at } are besieged and do not count.
refusal-deploy-place = The army cannot start at { $at }.
refusal-deploy-africa = The army starts in Libya without Utica, not at { $at }.
refusal-not-consul = { $general } is no Consul on the map.
refusal-not-in-pool = { $general } is not in the pool.
refusal-persuaded = The diplomat cannot turn a PC at { $at }.
refusal-mago-place = Mago lands in Gallia Cisalpina where no Roman CU is, not at { $at }.
refusal-summon = Hannibal cannot be called now.
refusal-summon-place = Hannibal lands in the free port of Libya farthest from Scipio, not at { $at }.
refusal-event-pc = The event does not reach { $at }.
refusal-event-stack = The event does not strike a stack at { $at }.
refusal-event-place = The event brings no CUs to { $at }.
refusal-event-general = The event cannot be used for { $general }.
refusal-event-province = The event does not reach { $province }.
refusal-event-not-done = The event asks for more.

## The situation in words

describe-turn = Turn { $turn } of { $last }, { $years }.
describe-truce = A truce is in force.
describe-effect = In force: { $card }.
