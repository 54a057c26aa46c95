//! Two nodes on one PostgreSQL database.

use harness::Cluster;
use serde_json::json;

use crate::test_server::{TestServer, until};

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_share_the_work() {
    let cluster = Cluster::start();
    let (one, other) = (
        TestServer::open(&cluster.url()).await,
        TestServer::open(&cluster.url()).await,
    );
    let ann = one.guest("Ann").await;
    let there = ann.at(&other);
    let id = ann.table(json!(["me", "me"])).await;
    let path = format!("/api/v1/matches/{id}");
    // A move made on one appears on the other.
    for _ in 0..5 {
        let (_, before) = there.get(&format!("{path}?seat=0")).await;
        assert!(ann.play(&id).await);
        let (_, now) = ann.get(&format!("{path}?seat=0")).await;
        until("the move on the other node", async || {
            let (_, seen) = there.get(&format!("{path}?seat=0")).await;
            (seen["version"] == now["version"]).then_some(())
        })
        .await;
        assert!(before["version"].is_string());
    }
    // Both act at once: exactly one wins.
    for _ in 0..10 {
        let decision = ann.first_move(&id).await.unwrap();
        until("the same question on both", async || {
            (there.first_move(&id).await? == decision).then_some(())
        })
        .await;
        let act = format!("{path}/act");
        let (here, over_there) = tokio::join!(
            ann.post(&act, decision.clone()),
            there.post(&act, decision.clone())
        );
        let mut statuses = [here.0, over_there.0];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409], "{here:?} {over_there:?}");
    }
    // What one node did before it ended is there for the other.
    let (_, last) = ann.get(&format!("{path}?seat=0")).await;
    one.shut().await;
    let (_, seen) = there.get(&format!("{path}?seat=0")).await;
    assert_eq!(seen["view"], last["view"]);
    assert!(there.play(&id).await);
    other.shut().await;
}
