//! Databases that are cut off, damaged, read-only or not there: said at once, with their
//! place, and nothing that was acknowledged is lost.

use std::future::Future;
use std::path::Path;
use std::task::{Context, Waker};

use harness::{Cluster, Scratch};
use server::store::{Finding, OpenError, Store, Trouble, check};

/// Begins a write and hangs up after so many steps of it.
fn cut_off(write: impl Future, steps: usize) {
    let mut write = Box::pin(write);
    let mut context = Context::from_waker(Waker::noop());
    for _ in 0..steps {
        if write.as_mut().poll(&mut context).is_ready() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_micros(300));
    }
}

/// What others store while writes are cut off is there for whoever opens the database
/// next: no connection is left in a transaction that nobody ends.
async fn writes_that_are_cut_off(url: &str) {
    let store = Store::open(url).await.unwrap();
    for number in 0..60 {
        let cut = format!("cut {number}");
        cut_off(store.add_guest(&cut, "x", &cut, i64::MAX), number % 4);
        cut_off(store.delete_person("nobody", None), number % 3);
        let id = format!("kept {number}");
        store.add_guest(&id, "y", &id, i64::MAX).await.unwrap();
        let other = store.person(&id).await.unwrap();
        assert_eq!(other.name, "y");
    }
    let again = Store::open(url).await.unwrap();
    for number in 0..60 {
        again.person(&format!("kept {number}")).await.unwrap();
    }
    again.close().await;
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn writes_that_are_cut_off_take_nothing_along() {
    let scratch = Scratch::new();
    writes_that_are_cut_off(&scratch.sqlite()).await;
    let cluster = Cluster::start();
    writes_that_are_cut_off(&cluster.url()).await;
}

/// All files of a folder with their contents.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found: Vec<_> = (std::fs::read_dir(folder).unwrap().flatten())
        .map(|file| {
            let name = file.file_name().to_string_lossy().into_owned();
            (name, std::fs::read(file.path()).unwrap())
        })
        .collect();
    found.sort();
    found
}

/// A database of a server that has ended, and its file.
async fn made(scratch: &Scratch) -> (String, std::path::PathBuf) {
    let url = scratch.sqlite();
    let store = Store::open(&url).await.unwrap();
    for number in 0..400 {
        let name = "long ".repeat(30);
        let id = format!("g{number}");
        store.add_guest(&id, &name, &id, i64::MAX).await.unwrap();
    }
    store.close().await;
    (url, scratch.path().join("iacta.db"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_changes_nothing() {
    let scratch = Scratch::new();
    let (_, found) = check(&scratch.sqlite()).await.unwrap();
    assert_eq!(found, Finding::New);
    assert_eq!(contents(scratch.path()), []);
    let (url, _) = made(&scratch).await;
    let before = contents(scratch.path());
    let (place, found) = check(&url).await.unwrap();
    assert_eq!(found, Finding::Ready { pending: 0 });
    assert!(place.to_string().ends_with("iacta.db"));
    assert!(contents(scratch.path()) == before, "a check leaves traces");

    let cluster = Cluster::start();
    let (_, found) = check(&cluster.url()).await.unwrap();
    assert!(matches!(found, Finding::Ready { pending: 1.. }));
    let tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'";
    assert_eq!(cluster.sql(tables).as_deref(), Some("0"));
}

/// Writes over a part of a file.
fn overwrite(file: &Path, from: usize, bytes: usize) {
    let mut all = std::fs::read(file).unwrap();
    all[from..from + bytes].fill(0xa5);
    std::fs::write(file, all).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_database_is_said_to_be_so_with_its_file() {
    // The header, and a page in the middle that no query has to read.
    for (from, bytes, at_once) in [(0, 100, true), (20 * 4096, 4096, false)] {
        let scratch = Scratch::new();
        let (url, file) = made(&scratch).await;
        overwrite(&file, from, bytes);
        let found = check(&url).await.expect_err("a check finds the damage");
        assert!(found.to_string().contains("iacta.db"), "{found}");
        let opened = Store::open(&url).await;
        let found = match opened {
            Err(error) => error,
            Ok(store) => {
                assert!(!at_once, "it opens without a word");
                store.find_damage().await.expect_err("it is damaged")
            }
        };
        assert!(found.to_string().contains("iacta.db"), "{found}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_database_is_left_alone() {
    let scratch = Scratch::new();
    let file = scratch.path().join("iacta.db");
    std::fs::write(&file, "my letters\n".repeat(1000)).unwrap();
    let before = contents(scratch.path());
    for found in [
        Store::open(&scratch.sqlite()).await.map(|_| ()),
        check(&scratch.sqlite()).await.map(|_| ()),
    ] {
        let found = found.expect_err("it is no database");
        assert!(
            matches!(&found, OpenError::Unusable { trouble, .. } if *trouble == Trouble::NoDatabase),
            "{found}"
        );
        assert!(found.to_string().contains("iacta.db"), "{found}");
    }
    assert!(contents(scratch.path()) == before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_database_is_refused() {
    let scratch = Scratch::new();
    let (url, _) = made(&scratch).await;
    let found = Store::open(&format!("{url}?mode=ro")).await.unwrap_err();
    assert!(
        matches!(&found, OpenError::Unusable { trouble, .. } if *trouble == Trouble::ReadOnly),
        "{found}"
    );
    let cluster = Cluster::start();
    Store::open(&cluster.url()).await.unwrap().close().await;
    let closed = "ALTER DATABASE postgres SET default_transaction_read_only = on";
    cluster.sql(closed).expect("read-only");
    for found in [
        Store::open(&cluster.url()).await.map(|_| ()),
        check(&cluster.url()).await.map(|_| ()),
    ] {
        let found = found.unwrap_err();
        assert!(
            matches!(&found, OpenError::Unusable { trouble, .. } if *trouble == Trouble::ReadOnly),
            "{found}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_database_url_is_named_without_its_password() {
    for url in ["mysql://a:secret@b/c", "sqlite::memory:", "nonsense"] {
        let found = Store::open(url).await.unwrap_err();
        assert!(matches!(found, OpenError::Url { .. }), "{found}");
        assert!(!found.to_string().contains("secret"), "{found}");
    }
    let gone = Store::open("postgres://a:secret@127.0.0.1:1/c")
        .await
        .unwrap_err();
    assert!(!gone.to_string().contains("secret"), "{gone}");
    assert!(gone.to_string().contains("127.0.0.1:1"), "{gone}");
}
