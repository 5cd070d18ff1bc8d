/** What reverse proxies, content networks, hosting platforms and tunnels add to the requests they pass on. */
const ADDED = [
  'forwarded',
  'via',
  'x-forward(ed)?(-.+)?',
  'cdn-loop',
  'front-end-https',
  'proxy-.+',
  '(x-|wl-proxy-|ali-cdn-|incap-|true-|cluster-|x-cluster-|x-original-)?(client|real|remote|originating)[-_]?(ip|addr|host|port)',
  'x-(original|rewrite|proxy|nginx|varnish|haproxy|traefik|envoy|kong|arr|ssl|sucuri|tunnel)(-.+)?',
  'x-(amzn?|azure|fd|appengine|cloud|goog|vercel|nf|railway|zeabur|akamai|request-start)(-.+)?',
  'x-(host|scheme|url-scheme|server-name|script-name|proxyuser-ip|client-(dn|cert|verify))',
  '(cf|fastly|fly|akamai|ngrok|tailscale|ssl-client|do-connecting|gcp|ms-edge|surrogate)-.+',
];
const PROXY_HEADER = new RegExp(`^(${ADDED.join('|')})$`, 'i');

/** The first of these header names that a proxy adds and no browser sends; null where there is none. */
export function findProxyHeader(names: Iterable<string>): string | null {
  for (const name of names) if (PROXY_HEADER.test(name)) return name;
  return null;
}
