//! One of each thing that can be said, for those that random games do not bring.

use kernel::Seat;
use kernel::parts::Few;
use mare_nostrum::{
    Act, Area, ByEmpire, Card, CardSet, Cause, Empire, EmpireSet, Event, Form, Gain, Good, Holding,
    Item, Loss, Phase, Position, Province, Refusal, Rolled, Sea, Slot, Step, Token, Track, Use,
};

const EMPIRE: Empire = Empire::Rome;
const OTHER: Empire = Empire::Carthage;

fn land() -> Province {
    "italia".parse().unwrap()
}

fn sea() -> Sea {
    "mare-ionium".parse().unwrap()
}

fn slot() -> Slot {
    "italia/caravan-wine".parse().unwrap()
}

fn city() -> Slot {
    "sicilia/city-syracusae".parse().unwrap()
}

fn positions() -> [Position; 3] {
    [Position::Free, Position::Slot(slot()), Position::Marker]
}

fn items() -> [Item; 7] {
    [
        Item::Control(land()),
        Item::Legion(land()),
        Item::Fortress(land()),
        Item::Trireme(sea()),
        Item::Building(slot()),
        Item::Card(Card::Circe),
        Item::Pyramids,
    ]
}

fn losses() -> Vec<Loss> {
    (positions().into_iter().map(Loss::Legion))
        .chain([Loss::Fortress])
        .collect()
}

pub fn causes() -> [Cause; 5] {
    [
        Cause::Pyramids,
        Cause::FifthCard,
        Cause::Cities,
        Cause::Titles,
        Cause::LastRound,
    ]
}

/// Every kind of decision.
pub fn acts() -> Vec<Act> {
    let (at, slot, city, token) = (land(), slot(), city(), Token::of(Good::Wine));
    let mut acts = vec![
        Act::Play { empire: EMPIRE },
        Act::Draw { city },
        Act::Gain { gain: Gain::Coin },
        Act::Gain {
            gain: Gain::Legendary,
        },
        Act::Colossus { good: Good::Gems },
        Act::NoColossus,
        Act::Announce { number: 5 },
        Act::OwnNumber { number: 3 },
        Act::KeepNumber,
        Act::Offer { token },
        Act::Take { from: OTHER, token },
        Act::Give { token },
        Act::StepIn,
        Act::Decline,
        Act::Designate { empire: EMPIRE },
        Act::Pay { token },
        Act::Muster,
        Act::EndBuild,
        Act::Copy { card: Card::Circe },
        Act::Keep { token },
        Act::EndKeep,
        Act::Peace { with: OTHER },
        Act::NoPeace,
        Act::TakeOver { at },
        Act::EndTakeOver,
        Act::Sail {
            from: sea(),
            to: sea(),
        },
        Act::EndSail,
        Act::Attack {
            at: sea(),
            against: OTHER,
        },
        Act::EndAttacks,
        Act::EndMarch,
        Act::Fight { at, against: OTHER },
        Act::Pillage { slot },
        Act::Occupy { slot },
        Act::EndOccupy,
        Act::OccupyMarker { at },
        Act::Hold { at },
        Act::Release { at },
        Act::Convert,
        Act::NoConvert,
        Act::Circe { slot },
        Act::EndCirce,
        Act::Leader { empire: EMPIRE },
    ];
    acts.extend(items().map(|item| Act::Build { item }));
    acts.extend(Form::ALL.map(|form| Act::Price { form }));
    acts.extend(positions().map(|position| Act::March {
        from: at,
        position,
        to: at,
    }));
    acts.extend(losses().into_iter().map(|loss| Act::Lose { loss }));
    acts
}

/// Every question there is.
pub fn phases() -> Vec<Phase> {
    let (empire, city, at) = (EMPIRE, city(), land());
    let mut phases = vec![
        Phase::ChooseEmpire { seat: Seat(1) },
        Phase::Cities { empire },
        Phase::Temple { empire, city },
        Phase::Colossus { empire },
        Phase::Announce,
        Phase::OwnNumber { empire },
        Phase::Offer,
        Phase::Take { due: empire },
        Phase::Give {
            by: empire,
            to: OTHER,
        },
        Phase::Perseus { empire },
        Phase::NameBuilder,
        Phase::Copy { empire },
        Phase::Gardens { empire },
        Phase::Peace { empire },
        Phase::NameMover,
        Phase::TakeOver,
        Phase::Sail,
        Phase::Attack,
        Phase::March,
        Phase::Fight,
        Phase::Losses { empire },
        Phase::Conquest,
        Phase::Occupy { at },
        Phase::Convert { at },
        Phase::Plunder { city },
        Phase::Circe,
    ];
    phases.extend(Track::ALL.map(|track| Phase::Tie { track }));
    for stepped_in in [false, true] {
        phases.push(Phase::Build { empire, stepped_in });
    }
    for winners in [EmpireSet::EMPTY, EmpireSet::one(EMPIRE), EmpireSet::ALL] {
        phases.extend(causes().map(|cause| Phase::Over { winners, cause }));
    }
    phases
}

fn rolled(dice: &[u8], bonus: u8) -> Rolled {
    let mut faces = Few::default();
    for &face in dice {
        faces.push(face).unwrap();
    }
    Rolled {
        empire: EMPIRE,
        dice: faces,
        bonus,
        total: bonus + dice.iter().sum::<u8>(),
        hits: 2,
        stopped: u8::from(bonus > 0),
        losses: 1,
    }
}

/// Every kind of event, with each form that its sentence takes.
pub fn events() -> Vec<Event> {
    let (empire, at, slot, city) = (EMPIRE, land(), slot(), city());
    let some = Holding::of_coins(2).with(Token::of(Good::Wine));
    let mut offers = ByEmpire::default();
    offers[EMPIRE] = some;
    offers[OTHER] = Holding::one(Token::legendary(Good::Gems));
    let mut events = vec![
        Event::Seated {
            seat: Seat(4),
            empire,
        },
        Event::RoundBegan { round: 2 },
        Event::CardsTurned {
            cards: CardSet::ALL,
        },
        Event::Collected {
            empire,
            tokens: some,
        },
        Event::Collected {
            empire,
            tokens: Holding::NONE,
        },
        Event::Lapsed {
            empire,
            tokens: some,
        },
        Event::TookCoin { empire, city },
        Event::PileRenewed,
        Event::Announced { empire, number: 4 },
        Event::NoTrade,
        Event::Revealed { offers },
        Event::Took {
            empire,
            from: OTHER,
            token: Token::COIN,
        },
        Event::ChainEnded { due: empire },
        Event::Gave {
            empire,
            to: OTHER,
            token: Token::COIN,
        },
        Event::SteppedIn { empire },
        Event::NamedBuilder { by: OTHER, empire },
        Event::Mustered { empire, legions: 3 },
        Event::Copied {
            empire,
            card: Card::Circe,
        },
        Event::EndedBuild { empire },
        Event::PeaceMade {
            empire,
            with: OTHER,
        },
        Event::Recalled {
            empire,
            from: at,
            legions: 2,
        },
        Event::NamedMover { by: OTHER, empire },
        Event::TookOver {
            empire,
            from: OTHER,
            at,
        },
        Event::Sailed {
            empire,
            from: sea(),
            to: sea(),
        },
        Event::LostTriremes {
            empire,
            at: sea(),
            count: 2,
        },
        Event::War { at },
        Event::Pillaged {
            empire,
            slot,
            got: some,
        },
        Event::Pillaged {
            empire,
            slot,
            got: Holding::NONE,
        },
        Event::Occupied { empire, slot },
        Event::OccupiedMarker { empire, at },
        Event::Held { empire, at },
        Event::Released { empire, at },
        Event::Placed { empire, slot },
        Event::EndedMove { empire },
    ];
    for step in [
        Step::Perseus,
        Step::Peace,
        Step::TakeOver,
        Step::Sail,
        Step::Attack,
        Step::March,
        Step::Occupy,
        Step::Convert,
        Step::Circe,
    ] {
        events.push(Event::EndedStep { empire, step });
    }
    for good in [None, Some(Good::Wine)] {
        events.push(Event::Drew { empire, good });
        events.push(Event::Colossus { empire, good });
    }
    for number in [None, Some(3)] {
        events.push(Event::OwnNumber { empire, number });
    }
    for tokens in [None, Some(some), Some(Holding::NONE)] {
        events.push(Event::Discarded {
            empire,
            count: 3,
            tokens,
        });
    }
    for item in items() {
        for paid in [some, Holding::NONE] {
            events.push(Event::Built { empire, item, paid });
        }
    }
    for by_sea in [false, true] {
        events.push(Event::Marched {
            empire,
            from: at,
            position: Position::Free,
            to: at,
            by_sea,
        });
    }
    for area in [Area::Land(at), Area::Sea(sea())] {
        for sides in [
            [rolled(&[3, 6], 0), rolled(&[4], 5)],
            [rolled(&[], 5), rolled(&[1], 0)],
        ] {
            events.push(Event::Fought { area, sides });
        }
    }
    events.extend(
        losses()
            .into_iter()
            .map(|loss| Event::Lost { empire, at, loss }),
    );
    for track in Track::ALL {
        for new in [false, true] {
            events.push(Event::Titled { track, empire, new });
        }
    }
    for winners in [EmpireSet::EMPTY, EmpireSet::one(empire), EmpireSet::ALL] {
        events.extend(causes().map(|cause| Event::Ended { winners, cause }));
    }
    events
}

/// Every reason to refuse.
pub fn refusals() -> Vec<Refusal> {
    use Refusal as R;
    let (at, sea, slot, card, token) = (land(), sea(), slot(), Card::Circe, Token::COIN);
    vec![
        R::Over,
        R::NotAsked("2.2-c"),
        R::OtherPhase("2.2-c"),
        R::Decided,
        R::NoEmpire(EMPIRE),
        R::NoLegendary(slot),
        R::NotYourCity(slot),
        R::Drawn(slot),
        R::NotInStock(Good::Wine),
        R::NoSuchNumber(9),
        R::MarkerPlayed(5),
        R::HoldTooFew(5),
        R::NumberTooLarge(9),
        R::NotHeld(token, Use::Offer),
        R::NotHeld(token, Use::Give),
        R::NotHeld(token, Use::Pay),
        R::NotHeld(token, Use::Keep),
        R::TakesNoPart(EMPIRE),
        R::OwnOffer,
        R::NotOffered(EMPIRE),
        R::NoRepeat(EMPIRE),
        R::CannotWin,
        R::HasBuilt(EMPIRE),
        R::HasMoved(EMPIRE),
        R::NotPlaying(EMPIRE),
        R::NotOnBoard(at),
        R::SeaNotOnBoard(sea),
        R::NotLinked(at),
        R::NewlyLinked(at),
        R::Controlled(at),
        R::EnemyThere(at),
        R::EnemyBars(at),
        R::NoMarkers,
        R::NotYours(at),
        R::FortressThere(at),
        R::NoLegions,
        R::NoTriremes,
        R::NoFortresses,
        R::NoCoast(sea),
        R::Standing(slot),
        R::Covered(slot),
        R::NotFaceUp(card),
        R::FiveCards,
        R::PyramidsBuilt,
        R::CannotPay(6),
        R::BuildFirst,
        R::PayFirst,
        R::NoForm(Form::Free),
        R::NoForm(Form::Fixed),
        R::NoForm(Form::Goods),
        R::NoSet(Form::Goods),
        R::NoFixed(Good::Wine),
        R::KindTwiceAgain(Good::Wine),
        R::KindTwice(Good::Wine),
        R::DeadEnd(token),
        R::NoPower(Card::Cleopatra),
        R::NoPower(Card::Hammurabi),
        R::NoPower(Card::Penthesilea),
        R::NoPower(Card::Pharos),
        R::Used(card),
        R::NobodyInvades,
        R::OnlyToWin,
        R::NotCopyable(card),
        R::PerseusCopied,
        R::NotOwned(card),
        R::OnlyGoods,
        R::KeptKind(Good::Wine),
        R::PeaceAgain(EMPIRE),
        R::Oneself,
        R::NotOnMarker(at),
        R::NotRipe(at),
        R::NoMarkerToPlace,
        R::NoLink(at),
        R::NoTrireme(sea),
        R::Sailed(sea),
        R::NotAdjacent(sea, sea),
        R::NoSeaBattle(sea, EMPIRE),
        R::FoughtAtSea(sea),
        R::AtPeace(EMPIRE),
        R::NoLegion(at),
        R::Marched(at),
        R::OutOfReach(at, at),
        R::NoBattle(at, EMPIRE),
        R::Fought(at),
        R::NoSuchLoss(Loss::Fortress),
        R::NoSuchLoss(Loss::Legion(Position::Free)),
        R::NotConqueror(at),
        R::Nobodys(at),
        R::OwnProvince(at),
        R::NotAlone(at),
        R::OneChoice(at),
        R::NoBuilding(slot),
        R::Elsewhere(slot),
        R::OccupiedAlready(slot),
        R::CapitalProvince(at),
        R::HoldsNothing(at),
        R::NoCaravanSlot(slot),
        R::NotEmpty(slot),
        R::NotAloneForCirce(at),
        R::NoLegionFor(slot),
        R::NotTied(EMPIRE),
    ]
}
