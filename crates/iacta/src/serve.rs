//! `iacta serve`, and `iacta` alone: games in the browser.

use std::io::Write;
use std::net::SocketAddr;

use clap::ValueEnum;
use server::store::Finding;
use server::{Settings, TrustedProxies};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::Error;

#[derive(Debug, Clone, clap::Args)]
#[command(after_help = "\
Examples:
  iacta serve
  iacta serve --listen 0.0.0.0:80 --base-url http://games.example
  iacta serve --database postgres://iacta@localhost/iacta --base-url https://games.example
  iacta serve --check --database sqlite:///var/lib/iacta/iacta.db

IACTA_LOG chooses what is logged, such as `debug` or `warn,server=info`.")]
pub struct Args {
    /// Address and port to listen on; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,

    /// Where everything is kept: sqlite://FILE, created if it is not there, or postgres://…
    #[arg(
        long,
        value_name = "URL",
        env = "IACTA_DATABASE",
        hide_env_values = true,
        default_value = "sqlite://iacta.db"
    )]
    pub database: String,

    /// The address that people type, if it is not the one we listen on
    #[arg(long, value_name = "URL")]
    pub base_url: Option<String>,

    /// A proxy or network of proxies whose X-Forwarded-For is believed, such as 10.0.0.0/8;
    /// may be given several times. Those on this machine if left out
    #[arg(
        long = "trusted-proxy",
        value_name = "CIDR",
        env = "IACTA_TRUSTED_PROXIES",
        value_delimiter = ',',
        value_parser = server::addresses::network
    )]
    pub trusted_proxies: Vec<server::addresses::IpNet>,

    /// How many connections there may be at once; 10000 if left out, and never more than the
    /// limit of open files allows
    #[arg(long, value_name = "NUMBER")]
    pub max_connections: Option<usize>,

    /// Let everybody ask as often as he likes: for load tests and closed networks
    #[arg(long)]
    pub no_rate_limits: bool,

    /// The form of the log on standard error
    #[arg(long, value_name = "FORM", default_value = "text")]
    pub log: LogForm,

    /// Only check the settings and the whole database; changes nothing
    #[arg(long)]
    pub check: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LogForm {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

/// As started without a word.
pub fn alone(out: &mut dyn Write) -> Result<(), Error> {
    use clap::Parser;
    #[derive(Parser)]
    struct Alone {
        #[command(flatten)]
        args: Args,
    }
    run(&Alone::parse_from(["iacta"]).args, out)
}

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Error> {
    log(args.log)?;
    let settings = Settings {
        database: args.database.clone(),
        base_url: args.base_url.clone(),
        rate_limits: !args.no_rate_limits,
        trusted_proxies: match args.trusted_proxies.as_slice() {
            [] => TrustedProxies::default(),
            given => TrustedProxies::new(given.iter().copied()),
        },
        max_connections: args.max_connections,
        ..Settings::default()
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    if args.check {
        let (place, found) = runtime.block_on(server::check(settings))?;
        match found {
            Finding::New => writeln!(out, "Settings are in order; {place} will be created.")?,
            Finding::Ready { pending: 0 } => {
                writeln!(out, "Settings and the database {place} are in order.")?;
            }
            Finding::Ready { pending } => writeln!(
                out,
                "Settings and the database {place} are in order; \
                 its tables will be changed at the next start ({pending} migrations)."
            )?,
        }
        return Ok(());
    }
    runtime.block_on(async {
        let busy = |error| Error::Listen {
            address: args.listen,
            error,
        };
        let listener = TcpListener::bind(args.listen).await.map_err(busy)?;
        let address = listener.local_addr()?;
        let shown = match &args.base_url {
            Some(url) => url.clone(),
            None => format!("http://{address}"),
        };
        // Those who come before the database is open wait a moment and are served.
        writeln!(out, "Iacta is at {shown} (Ctrl-C ends it)")?;
        out.flush()?;
        Ok(server::run(settings, listener, asked_to_end()).await?)
    })
}

fn log(form: LogForm) -> Result<(), Error> {
    let wanted = std::env::var("IACTA_LOG").unwrap_or_default();
    let filter = match wanted.trim() {
        "" => EnvFilter::new("info,sqlx=warn"),
        wanted => EnvFilter::try_new(wanted).map_err(|error| Error::Log(error.to_string()))?,
    };
    let logger = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr);
    // A second logger in one process is a test's, and it may keep the first.
    let _ = match form {
        LogForm::Text => logger.try_init(),
        LogForm::Json => logger.json().try_init(),
    };
    Ok(())
}

/// Ready when somebody presses Ctrl-C or the system asks.
async fn asked_to_end() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
