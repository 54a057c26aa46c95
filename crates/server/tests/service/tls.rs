//! PostgreSQL over TLS, with certificates made for the occasion.

use harness::{Cluster, Scratch};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use serde_json::json;
use server::Settings;

use crate::test_server::{TestServer, until};

/// An authority that signs certificates.
struct Authority {
    certificate: String,
    issuer: Issuer<'static, KeyPair>,
}

fn authority(name: &str) -> Authority {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    params
        .distinguished_name
        .push(rcgen::DnType::CommonName, name);
    let key = KeyPair::generate().unwrap();
    let certificate = params.self_signed(&key).unwrap().pem();
    Authority {
        certificate,
        issuer: Issuer::new(params, key),
    }
}

/// Certificate and key of a server at 127.0.0.1.
fn certify(authority: &Authority) -> (String, String) {
    let params = CertificateParams::new(vec!["127.0.0.1".to_owned()]).unwrap();
    let key = KeyPair::generate().unwrap();
    let certificate = params.signed_by(&key, &authority.issuer).unwrap();
    (certificate.pem(), key.serialize_pem())
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_talk_to_postgres_by_tls() {
    let scratch = Scratch::new();
    let (ours, stranger) = (authority("ours"), authority("stranger"));
    let (certificate, key) = certify(&ours);
    let cluster = Cluster::start_with_tls(&certificate, &key);
    let root = |name: &str, authority: &Authority| {
        let path = scratch.path().join(name);
        std::fs::write(&path, &authority.certificate).unwrap();
        path.display().to_string()
    };
    let (ours, stranger) = (root("ours.pem", &ours), root("stranger.pem", &stranger));
    for options in [
        "sslmode=require".to_owned(),
        format!("sslmode=verify-ca&sslrootcert={ours}"),
        format!("sslmode=verify-full&sslrootcert={ours}"),
    ] {
        let url = format!("{}?{options}", cluster.url());
        let (one, other) = (TestServer::open(&url).await, TestServer::open(&url).await);
        // Writes, and what nodes hear of each other.
        let ann = one.guest("Ann").await;
        let there = ann.at(&other);
        let id = ann.table(json!(["me", "me"])).await;
        let path = format!("/api/v1/matches/{id}?seat=0");
        for _ in 0..3 {
            assert!(there.get(&path).await.1["version"].is_string());
            assert!(ann.play(&id).await);
            let (_, now) = ann.get(&path).await;
            until("the move on the other node", async || {
                let (_, seen) = there.get(&path).await;
                (seen["version"] == now["version"]).then_some(())
            })
            .await;
        }
        let of_nodes = "FROM pg_stat_activity JOIN pg_stat_ssl USING (pid) \
                        WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
        let plain = cluster.sql(&format!("SELECT count(*) {of_nodes} AND NOT ssl"));
        assert_eq!(plain.as_deref(), Some("0"), "{options}");
        let listening = format!("SELECT count(*) {of_nodes} AND ssl AND query LIKE 'LISTEN%'");
        assert_eq!(cluster.sql(&listening).as_deref(), Some("2"), "{options}");
        one.shut().await;
        other.shut().await;
    }
    // Somebody else's certificate is not taken, and nothing goes unencrypted.
    for options in [
        format!("sslmode=verify-full&sslrootcert={stranger}"),
        format!("sslmode=verify-ca&sslrootcert={stranger}"),
        "sslmode=verify-full".to_owned(),
        "sslmode=disable".to_owned(),
    ] {
        let settings = Settings {
            database: format!("{}?{options}", cluster.url()),
            ..Settings::default()
        };
        assert!(server::check(settings).await.is_err(), "{options}");
    }
}
