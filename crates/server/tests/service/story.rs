//! What any storage must do, told as one story, on SQLite and on PostgreSQL.

use harness::{Cluster, Scratch};
use kernel::{Seat, SetupRequest};
use server::journal_entry::JournalEntry;
use server::store::{
    ApiToken, Append, Beginning, Chat, Journal, MatchStatus, NewChat, NewMatch, SeatKind, SitDown,
    Store, StoreError,
};

async fn story(url: &str) {
    let store = Store::open(url).await.unwrap();
    store.ping().await.unwrap();

    // A guest arrives, and becomes an account under a name nobody else has.
    // A cookie makes one guest, however often it asks, until its session has ended.
    for (id, name, session, who) in [
        ("ann", "Ann", "first", "ann"),
        ("eve", "Eve", "first", "ann"),
        ("bob", "Bob", "second", "bob"),
    ] {
        let has = store.add_guest(id, name, session, i64::MAX).await;
        assert_eq!(has.unwrap().id, who);
    }
    assert!(matches!(
        store.person("eve").await,
        Err(StoreError::NotFound)
    ));
    store.add_session("ended", "bob", 1).await.unwrap();
    let has = store.add_guest("eve", "Eve", "ended", i64::MAX).await;
    assert_eq!(has.unwrap().id, "eve");
    store.delete_person("eve", None).await.unwrap();
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
    let token = |id: &str| ApiToken {
        id: id.to_owned(),
        name: "laptop".to_owned(),
        created: 0,
    };
    store.add_token("ann", &token("t1"), "h1", 1).await.unwrap();
    let full = store.add_token("ann", &token("t2"), "h2", 1).await;
    assert!(matches!(full, Err(StoreError::Full)));
    let nobody = store.add_token("nobody", &token("t2"), "h2", 1).await;
    assert!(matches!(nobody, Err(StoreError::NotFound)));
    assert_eq!(store.token_owner("h1").await.unwrap().id, "ann");
    let foreign = store.drop_token("bob", "t1").await;
    assert!(matches!(foreign, Err(StoreError::NotFound)));
    store.drop_token("ann", "t1").await.unwrap();
    assert!(store.tokens("ann").await.unwrap().is_empty());

    // A table waits for its last seat; only one can have it.
    let about = registry::games()[0].about();
    let opening = JournalEntry::Opening { chance: Vec::new() };
    let new = NewMatch {
        id: "m".to_owned(),
        game: about.id.to_owned(),
        setup: about.check(&SetupRequest::default()).unwrap(),
        owner: "ann".to_owned(),
        public: true,
        seed: "0".repeat(64),
        commitment: "c".to_owned(),
        seats: vec![SeatKind::Person("ann".to_owned()), SeatKind::Open],
        beginning: None,
        caps: None,
    };
    let beginning = Beginning {
        opening: serde_json::to_string(&opening).unwrap(),
        asked: 0b01,
    };
    store.add_match(&new).await.unwrap();
    assert_eq!(
        store
            .public_matches(MatchStatus::Open, 9)
            .await
            .unwrap()
            .len(),
        1
    );
    assert!(store.lines("m", 0).await.unwrap().is_empty());
    let sits = |person: &str| SitDown {
        id: "m".to_owned(),
        seat: Seat(1),
        was: SeatKind::Open,
        person: person.to_owned(),
        again: false,
        beginning: beginning.clone(),
    };
    let second = store.sit_down(sits("ann")).await;
    assert!(matches!(second, Err(StoreError::Seated)));
    assert!(store.sit_down(sits("bob")).await.unwrap());
    let late = store.sit_down(sits("cid")).await;
    assert!(matches!(late, Err(StoreError::Conflict)));
    let gets_up = store.get_up("m", Seat(1), "bob").await;
    assert!(matches!(gets_up, Err(StoreError::Conflict)));
    assert_eq!(
        store.lines("m", 0).await.unwrap(),
        std::slice::from_ref(&beginning.opening)
    );
    let row = store.match_row("m").await.unwrap();
    assert_eq!(row.stage, MatchStatus::Playing);
    assert_eq!(row.seats[1].name.as_deref(), Some("Bob"));
    let summary = &store.matches_of("ann", 9, 0).await.unwrap()[0];
    assert!(summary.waits_for("ann") && !summary.waits_for("bob"));

    // Two write the same line at once: one of them does, the other is told.
    let journal = Journal::start(&store);
    let append = |seq: i64, body: &str| {
        journal.append(Append {
            match_id: "m".to_owned(),
            seq,
            body: body.to_owned(),
            at: 5,
            shown: true,
            asked: 0b10,
            bots: 0b10,
            result: (seq == 2).then(|| "{}".to_owned()),
            rules: String::new(),
            snapshot: None,
        })
    };
    let (one, other) = tokio::join!(append(1, "one"), append(1, "other"));
    assert!(one.is_ok() != other.is_ok());
    let gap = append(7, "gap").await;
    assert!(matches!(gap, Err(StoreError::Conflict)));
    assert_eq!(store.lines("m", 1).await.unwrap().len(), 1);
    // A bot that took a seat over is found by whoever looks for work; the seat's row
    // still says who sat down.
    let waits = ("m".to_owned(), "ann".to_owned());
    assert_eq!(store.waiting_for_bots().await.unwrap(), [waits]);
    append(2, "last").await.unwrap();
    assert_eq!(store.match_row("m").await.unwrap().stage, MatchStatus::Over);
    assert!(store.waiting_for_bots().await.unwrap().is_empty());

    // Many lines at once, in as many matches, with a rival for each place.
    let mut racing = tokio::task::JoinSet::new();
    for number in 0..100 {
        let id = format!("m{number}");
        store
            .add_match(&NewMatch {
                id: id.clone(),
                beginning: Some(beginning.clone()),
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
                // What nobody could see does not count as a change.
                shown: number % 2 == 0,
                asked: 0b01,
                bots: 0,
                result: None,
                rules: String::new(),
                snapshot: None,
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
        let updated = store.match_row(&id).await.unwrap().updated;
        assert_eq!(updated == number, number % 2 == 0, "{number}");
    }

    // What is said and noted, and the next match.
    let says = |person: &str, name: &str, to: Option<&[&str]>, said: &str| NewChat {
        match_id: "m".to_owned(),
        person: person.to_owned(),
        name: name.to_owned(),
        readers: to.map(|to| to.iter().map(|it| (*it).to_owned()).collect()),
        said: said.to_owned(),
    };
    for new in [
        says("ann", "Anna", None, "salve"),
        says("bob", "Bob", Some(&["bob", "ann"]), "hm"),
        says("bob", "Bob", None, "ave"),
        says("ann", "Anna", Some(&["bob", "ann"]), "psst"),
    ] {
        store.add_chat(new).await.unwrap();
    }
    let heard = |said: &[Chat], by: Option<&str>| -> Vec<String> {
        (said.iter().filter(|chat| chat.is_for(by)))
            .map(|chat| chat.said.clone())
            .collect()
    };
    let said = store.chats("m").await.unwrap();
    assert_eq!(heard(&said, None), ["salve", "ave"]);
    assert_eq!(heard(&said, Some("cid")), ["salve", "ave"]);
    assert_eq!(heard(&said, Some("bob")), ["salve", "hm", "ave", "psst"]);
    // However much is said in private, what is for all stays in view.
    for number in 0..310 {
        let said = format!("{number}");
        let new = says("ann", "Anna", Some(&["ann"]), &said);
        store.add_chat(new).await.unwrap();
    }
    let said = store.chats("m").await.unwrap();
    assert_eq!(heard(&said, None), ["salve", "ave"]);
    assert_eq!(heard(&said, Some("bob")), ["salve", "hm", "ave", "psst"]);
    assert_eq!(heard(&said, Some("ann")).len(), 300 + 2);
    store.set_note("m", "ann", "a").await.unwrap();
    store.set_note("m", "ann", "b").await.unwrap();
    assert_eq!(store.note("m", "ann").await.unwrap(), "b");
    assert_eq!(store.note("m", "bob").await.unwrap(), "");
    let next = |id: &str| NewMatch {
        id: id.to_owned(),
        ..new.clone()
    };
    store.add_rematch(&next("n"), "m").await.unwrap();
    let second = store.add_rematch(&next("o"), "m").await;
    assert!(matches!(second, Err(StoreError::Conflict)));
    assert!(store.match_row("n").await.is_ok() && store.match_row("o").await.is_err());

    // Whoever is forgotten leaves the match for the others.
    store.delete_person("bob", None).await.unwrap();
    let row = store.match_row("m").await.unwrap();
    assert_eq!(row.seats[1].name, None);
    let said = store.chats("m").await.unwrap();
    assert_eq!(heard(&said, Some("bob")), ["salve", "ave"]);
    assert_eq!(
        said.iter().find(|chat| chat.said == "ave").unwrap().name,
        ""
    );
    // What others wrote stays for those who may read it.
    assert!(!said.iter().any(|chat| chat.said == "hm"));

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
