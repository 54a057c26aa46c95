//! Where a request comes from: the peer itself, or whoever a trusted proxy says that
//! it asks for.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
pub use ipnet::IpNet;

/// The header in which proxies say for whom they ask.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// Networks whose word on `X-Forwarded-For` is taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrustedProxies(Vec<IpNet>);

/// A network that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is no network: give an address such as 10.0.0.7 or a range such as 10.0.0.0/8")]
pub struct BadNetwork {
    text: String,
}

/// Reads an address or a range in CIDR notation.
pub fn network(text: &str) -> Result<IpNet, BadNetwork> {
    let text = text.trim();
    let net = text.parse::<IpNet>().or_else(|_| {
        let address = text.parse::<IpAddr>();
        address.map(|address| IpNet::from(address.to_canonical()))
    });
    net.map_err(|_| BadNetwork {
        text: text.to_owned(),
    })
}

/// A proxy on this machine is trusted unless others are named.
impl Default for TrustedProxies {
    fn default() -> TrustedProxies {
        let loopback = ["127.0.0.0/8", "::1/128"];
        TrustedProxies(
            (loopback.iter())
                .filter_map(|net| net.parse().ok())
                .collect(),
        )
    }
}

impl TrustedProxies {
    pub fn new(networks: impl IntoIterator<Item = IpNet>) -> TrustedProxies {
        TrustedProxies(networks.into_iter().collect())
    }

    /// Is `address` one of theirs?
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|net| net.contains(&address))
    }

    /// The address of whoever asks. Every proxy adds the address that it was asked from
    /// at the end, so the list is read from there: the last address that is not a
    /// trusted proxy's is the visitor's, and all before it are hearsay.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut client = peer.to_canonical();
        let lines: Vec<&str> = (headers.get_all(FORWARDED_FOR).iter())
            .map(|line| line.to_str().unwrap_or_default())
            .collect();
        let told = lines.iter().rev().flat_map(|line| line.rsplit(','));
        for entry in told {
            if !self.contains(client) {
                break;
            }
            match entry_address(entry) {
                Some(address) => client = address,
                // Who comes before something unreadable is not known.
                None => break,
            }
        }
        client
    }
}

/// The address in an entry of the list. Some proxies add the port.
fn entry_address(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let address: Option<IpAddr> = entry.parse().ok();
    let address = address.or_else(|| {
        let with_port: std::net::SocketAddr = entry.parse().ok()?;
        Some(with_port.ip())
    });
    let bracketed = || entry.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    Some(address.or_else(bracketed)?.to_canonical())
}

/// What limits count an address as: an IPv4 address by itself, an IPv6 address by its
/// /64, of which everybody has at least one.
pub fn limit_key(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = u128::from(address) & !u128::from(u64::MAX);
            IpAddr::V6(Ipv6Addr::from(network))
        }
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderValue};

    use super::*;

    fn proxies(networks: &[&str]) -> TrustedProxies {
        TrustedProxies::new(networks.iter().map(|net| network(net).unwrap()))
    }

    #[test]
    fn the_last_untrusted_entry_counts() {
        let cases: &[(&str, &str, &[&str], &str)] = &[
            ("no header", "127.0.0.1", &[], "127.0.0.1"),
            ("one entry", "127.0.0.1", &["203.0.113.7"], "203.0.113.7"),
            (
                "what the visitor sent himself is ignored",
                "127.0.0.1",
                &["198.51.100.1, 203.0.113.7"],
                "203.0.113.7",
            ),
            (
                "two proxies",
                "127.0.0.1",
                &["198.51.100.1, 203.0.113.7, 10.1.2.3"],
                "203.0.113.7",
            ),
            (
                "several lines are one list",
                "127.0.0.1",
                &["198.51.100.1", "203.0.113.7", "10.1.2.3,10.9.9.9"],
                "203.0.113.7",
            ),
            (
                "a peer that is no proxy is not believed",
                "198.51.100.9",
                &["203.0.113.7"],
                "198.51.100.9",
            ),
            (
                "a mapped peer is the proxy it is",
                "::ffff:127.0.0.1",
                &["203.0.113.7"],
                "203.0.113.7",
            ),
            (
                "a mapped entry is an IPv4 address",
                "127.0.0.1",
                &["::ffff:203.0.113.7"],
                "203.0.113.7",
            ),
            ("rubbish", "127.0.0.1", &["unknown"], "127.0.0.1"),
            (
                "rubbish behind a proxy",
                "127.0.0.1",
                &["203.0.113.7, unknown, 10.1.2.3"],
                "10.1.2.3",
            ),
            (
                "all trusted",
                "127.0.0.1",
                &["10.1.1.1, 10.1.2.3"],
                "10.1.1.1",
            ),
            (
                "ports",
                "127.0.0.1",
                &["[2001:db8::1]:443, 10.1.2.3:80"],
                "2001:db8::1",
            ),
            ("IPv6", "::1", &["2001:db8::1"], "2001:db8::1"),
        ];
        let trusted = proxies(&["127.0.0.0/8", "::1", "10.0.0.0/8"]);
        for (name, peer, lines, expected) in cases {
            let mut headers = HeaderMap::new();
            for line in *lines {
                headers.append(FORWARDED_FOR, HeaderValue::from_str(line).unwrap());
            }
            let client = trusted.client(peer.parse().unwrap(), &headers);
            assert_eq!(client.to_string(), *expected, "{name}");
        }
    }

    #[test]
    fn limits_count_ipv6_by_64_bits_and_mapped_addresses_as_ipv4() {
        for (address, key) in [
            ("203.0.113.7", "203.0.113.7"),
            ("::ffff:203.0.113.7", "203.0.113.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
            ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ] {
            assert_eq!(limit_key(address.parse().unwrap()).to_string(), key);
        }
    }

    #[test]
    fn a_network_is_an_address_or_a_range() {
        for (text, net) in [
            ("10.0.0.7", "10.0.0.7/32"),
            (" 10.0.0.0/8 ", "10.0.0.0/8"),
            ("fd00::/8", "fd00::/8"),
            ("::ffff:10.0.0.7", "10.0.0.7/32"),
        ] {
            assert_eq!(network(text).unwrap().to_string(), net);
        }
        for text in ["", "localhost", "10.0.0.0/33", "10.0.0"] {
            assert!(network(text).is_err(), "{text:?}");
        }
    }
}
