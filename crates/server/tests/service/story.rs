//! What any storage must do, told as one story, on SQLite and on PostgreSQL.

use kernel::{Seat, Wish};
use server::line::Line;
use server::store::{Append, Journal, NewMatch, SeatKind, Stage, Store, StoreError};
use trial::{Cluster, Scratch};

async fn story(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.ping().await.unwrap();

    // A guest arrives, and becomes an account under a name nobody else has.
    store.add_guest("ann", "Ann").await.unwrap();
    store.add_guest("bob", "Bob").await.unwrap();
    store.sign_up("ann", "Anna", "hash", None).await.unwrap();
    let taken = store.sign_up("bob", "ANNA", "hash", None).await;
    assert!(matches!(taken, Err(StoreError::NameTaken)));
    assert_eq!(store.account("anna").await.unwrap().id, "ann");

    // Sessions end, tokens are taken back.
    store.add_session("s", "ann", i64::MAX).await.unwrap();
    store.add_session("old", "ann", 1).await.unwrap();
    assert_eq!(store.session("s").await.unwrap().name, "Anna");
    let old = store.session("old").await;
    assert!(matches!(old, Err(StoreError::NotFound)));
    store.end_session("s").await.unwrap();
    assert!(store.session("s").await.is_err());
    store.add_token("t1", "ann", "laptop", "h1").await.unwrap();
    assert_eq!(store.token_owner("h1").await.unwrap().id, "ann");
    let foreign = store.drop_token("bob", "t1").await;
    assert!(matches!(foreign, Err(StoreError::NotFound)));
    store.drop_token("ann", "t1").await.unwrap();
    assert!(store.tokens("ann").await.unwrap().is_empty());

    // A table waits for its last seat; only one can have it.
    let about = registry::games()[0].about();
    let opening = Line::Opening { chance: Vec::new() };
    let new = NewMatch {
        id: "m".to_owned(),
        game: about.id.to_owned(),
        setup: about.check(&Wish::default()).unwrap(),
        owner: "ann".to_owned(),
        public: true,
        stage: Stage::Open,
        seed: "0".repeat(64),
        commitment: "c".to_owned(),
        asked: 0b01,
        seats: vec![SeatKind::Person("ann".to_owned()), SeatKind::Open],
        opening: serde_json::to_string(&opening).unwrap(),
    };
    store.add_match(&new).await.unwrap();
    assert_eq!(store.public_matches(Stage::Open, 9).await.unwrap().len(), 1);
    let bob = SeatKind::Person("bob".to_owned());
    store
        .sit("m", Seat(1), &SeatKind::Open, &bob)
        .await
        .unwrap();
    let late = store.sit("m", Seat(1), &SeatKind::Open, &bob).await;
    assert!(matches!(late, Err(StoreError::Conflict)));
    let row = store.match_row("m").await.unwrap();
    assert_eq!(row.stage, Stage::Playing);
    assert_eq!(row.seats[1].name.as_deref(), Some("Bob"));
    let summary = &store.matches_of("ann", 9).await.unwrap()[0];
    assert!(summary.waits_for("ann") && !summary.waits_for("bob"));

    // Two write the same line at once: one of them does, the other is told.
    let journal = Journal::start(&store);
    let append = |seq: i64, body: &str| {
        journal.append(Append {
            match_id: "m".to_owned(),
            seq,
            body: body.to_owned(),
            at: 5,
            asked: 0b10,
            bots: 0b10,
            result: (seq == 2).then(|| "{}".to_owned()),
        })
    };
    let (one, other) = tokio::join!(append(1, "one"), append(1, "other"));
    assert!(one.is_ok() != other.is_ok());
    let gap = append(7, "gap").await;
    assert!(matches!(gap, Err(StoreError::Conflict)));
    assert_eq!(store.lines("m", 1).await.unwrap().len(), 1);
    // A bot that took a seat over is found by whoever looks for work; the seat's row
    // still says who sat down.
    assert_eq!(store.waiting_for_bots().await.unwrap(), ["m"]);
    append(2, "last").await.unwrap();
    assert_eq!(store.match_row("m").await.unwrap().stage, Stage::Over);
    assert!(store.waiting_for_bots().await.unwrap().is_empty());

    // Many lines at once, in as many matches, with a rival for each place.
    let mut racing = tokio::task::JoinSet::new();
    for number in 0..100 {
        let id = format!("m{number}");
        store
            .add_match(&NewMatch {
                id: id.clone(),
                ..new.clone()
            })
            .await
            .unwrap();
        for body in ["one", "other"] {
            let append = Append {
                match_id: id.clone(),
                seq: 1,
                body: body.to_owned(),
                at: number,
                asked: 0b01,
                bots: 0,
                result: None,
            };
            let journal = journal.clone();
            racing.spawn(async move { (append.match_id.clone(), journal.append(append).await) });
        }
    }
    let mut winners: Vec<String> = Vec::new();
    for (id, won) in racing.join_all().await {
        match won {
            Ok(()) => winners.push(id),
            Err(error) => assert!(matches!(error, StoreError::Conflict), "{error}"),
        }
    }
    assert_eq!(winners.len(), 100, "exactly one of two");
    winners.sort_unstable();
    winners.dedup();
    assert_eq!(winners.len(), 100, "one in each match");
    for number in 0..100 {
        let id = format!("m{number}");
        assert_eq!(store.lines(&id, 0).await.unwrap().len(), 2);
        assert_eq!(store.match_row(&id).await.unwrap().updated, number);
    }

    // What is said and noted, and the next match.
    store
        .add_chat("m", "ann", "Anna", -1, "salve")
        .await
        .unwrap();
    store.add_chat("m", "bob", "Bob", 2, "hm").await.unwrap();
    let said: Vec<_> = store.chats("m").await.unwrap();
    assert_eq!((said[0].seq, said[1].seq), (1, 2));
    store.set_note("m", "ann", "a").await.unwrap();
    store.set_note("m", "ann", "b").await.unwrap();
    assert_eq!(store.note("m", "ann").await.unwrap(), "b");
    assert_eq!(store.note("m", "bob").await.unwrap(), "");
    store.set_rematch("m", "n").await.unwrap();
    let second = store.set_rematch("m", "o").await;
    assert!(matches!(second, Err(StoreError::Conflict)));

    // Whoever is forgotten leaves the match for the others.
    store.delete_person("bob").await.unwrap();
    let row = store.match_row("m").await.unwrap();
    assert_eq!(row.seats[1].name, None);
    assert_eq!(store.chats("m").await.unwrap()[1].name, "");

    // Nothing is there that was not put there.
    assert!(matches!(
        store.match_row("x").await,
        Err(StoreError::NotFound)
    ));
    assert!(matches!(
        store.person("bob").await,
        Err(StoreError::NotFound)
    ));
    store.close().await;
    // And it is all there for whoever opens it next.
    let again = Store::open(url).await.unwrap();
    assert_eq!(again.lines("m", 0).await.unwrap().len(), 3);
    again.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite() {
    let scratch = Scratch::new();
    story(&scratch.sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres() {
    let cluster = Cluster::start();
    story(&cluster.url()).await;
}
