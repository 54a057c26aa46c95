//! Every question and every act, on positions that need not be reachable: a sentence
//! depends on what is under way and on nothing else.

use hannibal::{
    Act, Battle, BattleStep, CardStep, Debt, DebtCause, Declared, End, EventFrame, Force, Frame,
    GameAct, GameDebt, GameUse, GeneralSet, Hannibal, Loss, LossCause, March, MarchStep, Moment,
    Play, Province, ReactStep, Reaction, Retreat, RetreatStep, Side, SpaceSet, Stack, Stage, Title,
    TurnStep, Units, Use, View,
};
use kernel::parts::Window;
use kernel::{Game, Out, Seat, SetupRequest, SplitMix64, Table, Viewer};

use super::samples::{card, causes, general, space};

/// An activation, a reaction, a battle and a retreat, each as some random game had it.
fn procedures() -> (March, Reaction, Battle, Retreat) {
    let setup = Hannibal::about().check(&SetupRequest::default()).unwrap();
    let (mut march, mut reaction, mut battle, mut retreat) = (None, None, None, None);
    for seed in 0..200 {
        let mut chance = SplitMix64::new(seed);
        let mut table = Table::<Hannibal>::new(setup.clone(), &mut chance).unwrap();
        while let Some(seat) = table.asked().seats().iter().next() {
            let open = &table.state().open;
            march = open.march.or(march);
            reaction = open.reaction.or(reaction);
            battle = open.battle.or(battle);
            retreat = open.retreat.or(retreat);
            if let (Some(march), Some(reaction), Some(battle), Some(retreat)) =
                (march, reaction, battle, retreat)
            {
                return (march, reaction, battle, retreat);
            }
            let options = table.options(seat);
            let act = options[chance.below(options.len() as u32) as usize];
            table.play(seat, act, &mut chance, None).unwrap();
        }
    }
    panic!("two hundred games without a retreat");
}

/// The opening with all of them under way around Hannibal at Saguntum.
fn busy(viewer: Viewer) -> View {
    let setup = Hannibal::about().check(&SetupRequest::default()).unwrap();
    let state = Hannibal::new(&setup, &mut SplitMix64::new(1), &mut Out::muted());
    let mut view = Hannibal::view(&state, viewer);
    let (hannibal, at) = (general("hannibal"), space("saguntum"));
    let (march, reaction, battle, retreat) = procedures();
    let force = Force {
        units: Units::of(6, 1),
        generals: [hannibal].into_iter().collect(),
        train: false,
    };
    let open = &mut view.open;
    open.frames.clear();
    open.land.displaced = [general("mago")].into_iter().collect();
    open.march = Some(March {
        general: hannibal,
        mp: 3,
        from: Some(space("dertosa")),
        halted: false,
        pursues: false,
        ..march
    });
    open.reaction = Some(Reaction {
        at,
        side: Side::Carthage,
        draft: Some(Declared {
            from: at,
            to: space("dertosa"),
            inside: false,
            force,
        }),
        ..reaction
    });
    open.battle = Some(Battle {
        at,
        attacker: Side::Rome,
        attack: Some(Title::FlankLeft),
        ..battle
    });
    open.retreat = Some(Retreat {
        side: Side::Carthage,
        at,
        ..retreat
    });
    open.strategy.play = Some(play("c33", 2));
    view
}

fn play(id: &str, generals: u8) -> Play {
    Play {
        side: Side::Carthage,
        card: card(id),
        way: Use::Event,
        generals,
        activated: GeneralSet::EMPTY,
        sailed: false,
        attempted: SpaceSet::EMPTY,
        spent: false,
        cancelled: false,
    }
}

/// Each question that can be put.
fn frames() -> Vec<Frame> {
    let stack = Stack::outside(Side::Carthage, space("saguntum"));
    let consuls = [general("nero")].into_iter().collect();
    let mut frames: Vec<Frame> = [
        TurnStep::Bid,
        TurnStep::ChooseSide { by: 0, bid: 3 },
        TurnStep::Deploy,
        TurnStep::Grant(1),
        TurnStep::Muster { left: 2 },
        TurnStep::Return,
        TurnStep::Africanus,
        TurnStep::Levy { left: 4, italia: 2 },
        TurnStep::Proconsul,
        TurnStep::Elect { left: 1 },
        TurnStep::Consuls { left: consuls },
        TurnStep::Preempt,
        TurnStep::First,
        TurnStep::Play,
        TurnStep::Diplomat,
        TurnStep::Mago,
    ]
    .map(|step| Frame::Game(Stage::Turn(step)))
    .to_vec();
    frames.extend(
        [
            CardStep::Activate,
            CardStep::Pcs { left: 2 },
            CardStep::Troops,
            CardStep::Event,
        ]
        .map(Frame::Card),
    );
    frames.push(Frame::Game(Stage::Summon));
    for id in ["c78", "c03"] {
        let event = EventFrame::new(Side::Carthage, card(id));
        frames.push(Frame::Game(Stage::Event(event)));
    }
    frames.extend([MarchStep::Decide, MarchStep::Sortie].map(Frame::March));
    frames.extend(
        [
            ReactStep::Inside,
            ReactStep::Shelter,
            ReactStep::Declare,
            ReactStep::Draft,
            ReactStep::Intercept,
            ReactStep::FallBack,
            ReactStep::Meet,
        ]
        .map(Frame::React),
    );
    frames.extend(
        [
            BattleStep::ChangeCommand,
            BattleStep::Charge,
            BattleStep::Attack,
            BattleStep::Answer,
            BattleStep::Counter { free: false },
            BattleStep::Counter { free: true },
            BattleStep::Stop,
            BattleStep::TakeOver,
            BattleStep::WithdrawMove,
        ]
        .map(Frame::Battle),
    );
    frames.extend([RetreatStep::Inside, RetreatStep::Shelter, RetreatStep::Go].map(Frame::Retreat));
    let why = LossCause::Battle;
    frames.push(Frame::Lose(Loss {
        stack,
        count: 2,
        elephant_first: true,
        why,
    }));
    for why in [
        DebtCause::Battle,
        DebtCause::Mourning,
        DebtCause::Check,
        DebtCause::Game(GameDebt::Bleeding),
        DebtCause::Game(GameDebt::Bid),
    ] {
        let side = Side::Carthage;
        frames.push(Frame::Owe(Debt {
            side,
            left: 3,
            paid: 0,
            why,
        }));
    }
    frames.push(Frame::Command(stack));
    for moment in [
        Moment::Event,
        Moment::Activate,
        Moment::Enter,
        Moment::Naval,
        Moment::Prepare,
        Moment::Charge,
        Moment::Dealt,
        Moment::Round,
        Moment::Match,
        Moment::Siege,
        Moment::Fall,
        Moment::Roll,
    ] {
        frames.push(Frame::Window(moment, Window::single(Seat(1))));
    }
    frames
}

/// Carthage is asked each question; both sides and an onlooker look on.
pub fn views() -> Vec<View> {
    let mut views = Vec::new();
    for viewer in Viewer::all(2) {
        let busy = busy(viewer);
        let with = |change: &dyn Fn(&mut View)| {
            let mut view = busy.clone();
            view.asked = vec![1];
            change(&mut view);
            view
        };
        for frame in frames() {
            views.push(with(&|view| view.open.push(frame)));
        }
        let asked = |frame: Frame, change: &dyn Fn(&mut View)| {
            with(&|view| {
                view.open.push(frame);
                change(view);
            })
        };
        let decide = Frame::March(MarchStep::Decide);
        let march = |change: &dyn Fn(&mut March)| {
            asked(decide, &|view| {
                if let Some(march) = &mut view.open.march {
                    change(march);
                }
            })
        };
        views.push(march(&|march| march.halted = true));
        views.push(march(&|march| march.pursues = true));
        views.push(march(&|march| march.general = general("hanno")));
        // Before an Alpine pass that is held.
        views.push(asked(decide, &|view| {
            let land = &mut view.open.land;
            let below = Stack::outside(Side::Carthage, space("druentia"));
            land.put_general(general("hannibal"), below);
            let above = Stack::outside(Side::Rome, space("taurini"));
            land.set_units(above, Units::of(5, 0));
        }));
        views.push(asked(Frame::Card(CardStep::Activate), &|view| {
            view.open.strategy.play = Some(play("c25", 1));
        }));
        views.push(asked(Frame::Game(Stage::Turn(TurnStep::Play)), &|view| {
            view.open.strategy.revealed = Some(card("c33"));
        }));
        views.push(asked(Frame::Game(Stage::Turn(TurnStep::Bid)), &|view| {
            view.asked = vec![0, 1]
        }));
        // Two Proconsuls, of whom one may be kept (6.6-c).
        views.push(asked(
            Frame::Game(Stage::Turn(TurnStep::Proconsul)),
            &|view| {
                let both = [general("nero"), general("livius")];
                view.open.land.proconsuls = both.into_iter().collect();
            },
        ));
        views.extend(causes().map(|cause| {
            let winner = Side::Rome;
            with(&|view| view.open.over = Some(End { winner, cause }))
        }));
        // What lies about at the end of a long war.
        views.push(with(&|view| {
            let effects = &mut view.open.game.effects;
            effects.philip_v = true;
            effects.truce = Some(3);
            view.open.land.dead = [general("paullus")].into_iter().collect();
            let (city, tribe) = (space("roma"), space("boii"));
            view.open.land.set_points(Side::Carthage, city, 2);
            view.open.land.set_points(Side::Rome, tribe, 1);
            for (at, man) in [
                ("roma", "fabius"),
                ("capua", "varro"),
                ("messana", "crassus"),
            ] {
                let stack = Stack::inside(Side::Rome, space(at));
                view.open.land.set_units(stack, Units::of(2, 0));
                if at != "capua" {
                    view.open.land.put_general(general(man), stack);
                }
            }
            let alone = Stack::outside(Side::Rome, space("nola"));
            view.open.land.put_general(general("nero"), alone);
            let led = Stack::outside(Side::Carthage, space("malaca"));
            view.open.land.set_units(led, Units::of(2, 0));
        }));
    }
    views
}

/// One of every act; a new one does not compile until it is put here.
pub fn acts() -> Vec<Act> {
    let mut all: Vec<Act> =
        std::iter::successors(Some(Act::Game(GameAct::Bid { pcs: 3 })), after).collect();
    let (here, there) = (space("saguntum"), space("dertosa"));
    for way in [
        Use::General,
        Use::Pcs,
        Use::Troops,
        Use::Discard,
        Use::Game(GameUse::Summon),
    ] {
        all.push(Act::Play {
            card: card("c33"),
            way,
        });
        all.push(Act::Play {
            card: card("c61"),
            way,
        });
    }
    all.extend([
        Act::Play {
            card: card("c25"),
            way: Use::Event,
        },
        Act::Game(GameAct::Option { second: true }),
        Act::Stack {
            at: space("roma"),
            inside: true,
        },
        Act::Pc { at: there },
        Act::Pc {
            at: space("malaca"),
        },
        Act::Force {
            cu: 0,
            elephants: 0,
            train: false,
        },
        Act::Force {
            cu: 5,
            elephants: 1,
            train: true,
        },
        Act::Sail {
            to: there,
            inside: true,
        },
        Act::Omen {
            card: card("c84"),
            by: 0,
        },
        Act::Inside {
            cu: 0,
            elephants: 0,
        },
        Act::Avoid { to: here },
        Act::Retreat { to: here },
        Act::Attack {
            card: Title::Reserve,
            title: Title::Probe,
        },
        Act::Lose { elephants: 0 },
        Act::Promote {
            general: general("livius"),
        },
    ]);
    for to in ["taurini", "roma", "mutina", "regium"] {
        all.push(Act::Step { to: space(to) });
    }
    all
}

fn after(act: &Act) -> Option<Act> {
    use Act as A;
    let (at, to) = (space("roma"), space("dertosa"));
    let (man, strategy) = (general("nero"), card("c33"));
    Some(match act {
        A::Game(GameAct::Bid { .. }) => A::Side { side: Side::Rome },
        A::Side { .. } => A::Place { at },
        A::Place { .. } => A::Promote { general: man },
        A::Promote { .. } => A::Game(GameAct::KeepOffices),
        A::Game(GameAct::KeepOffices) => A::Elect { general: man },
        A::Elect { .. } => A::Command { general: man },
        A::Command { .. } => A::Preempt { card: strategy },
        A::Preempt { .. } => A::Play {
            card: strategy,
            way: Use::Event,
        },
        A::Play { .. } => A::Activate { general: man },
        A::Activate { .. } => A::Pc { at },
        A::Pc { .. } => A::General {
            general: general("hannibal"),
        },
        A::General { .. } => A::Province {
            province: Province::from_id("libya").unwrap(),
        },
        A::Province { .. } => A::Stack { at, inside: false },
        A::Stack { .. } => A::Game(GameAct::Option { second: false }),
        A::Game(GameAct::Option { .. }) => A::Stop,
        A::Stop => A::Join { general: man },
        A::Join { .. } => A::Leave { general: man },
        A::Leave { .. } => A::Force {
            cu: 5,
            elephants: 2,
            train: false,
        },
        A::Force { .. } => A::Step { to },
        A::Step { .. } => A::Sail { to, inside: false },
        A::Sail { .. } => A::Siege,
        A::Siege => A::Sortie,
        A::Sortie => A::EndMove,
        A::EndMove => A::Counter { card: strategy },
        A::Counter { .. } => A::Omen {
            card: card("c84"),
            by: -2,
        },
        A::Omen { .. } => A::Decline,
        A::Decline => A::Inside {
            cu: 2,
            elephants: 1,
        },
        A::Inside { .. } => A::Shelter { general: man },
        A::Shelter { .. } => A::Avoid { to },
        A::Avoid { .. } => A::Intercept {
            from: space("saguntum"),
        },
        A::Intercept { .. } => A::Done,
        A::Done => A::FallBack,
        A::FallBack => A::Fight,
        A::Fight => A::Overrun,
        A::Overrun => A::Roll,
        A::Roll => A::Attack {
            card: Title::Probe,
            title: Title::Probe,
        },
        A::Attack { .. } => A::Withdraw,
        A::Withdraw => A::Match {
            card: Title::Reserve,
        },
        A::Match { .. } => A::Yield,
        A::Yield => A::TakeOver,
        A::TakeOver => A::Lose { elephants: 2 },
        A::Lose { .. } => A::Retreat { to },
        A::Retreat { .. } => return None,
    })
}
