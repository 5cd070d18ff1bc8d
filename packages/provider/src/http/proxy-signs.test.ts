import { describe, expect, it } from 'vitest';
import { findProxyHeader } from './proxy-signs';

const added = `
  Forwarded Via X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Port X-Forwarded-Server X-Forwarded-By
  X-Forwarded X-Real-IP X-Client-IP X-Cluster-Client-IP X-Remote-IP X-Remote-Addr X-Originating-IP True-Client-IP
  Client-IP X-Original-Forwarded-For X-Original-URL X-Original-Host X-Rewrite-URL X-Envoy-External-Address
  X-Envoy-Expected-Rq-Timeout-Ms X-Varnish X-NginX-Proxy X-ARR-SSL X-ARR-LOG-ID X-Scheme X-Host X-Request-Start
  CF-Connecting-IP CF-Ray CF-IPCountry CF-Visitor CDN-Loop Fastly-Client-IP Fly-Client-IP Fly-Forwarded-Port
  X-Amzn-Trace-Id X-Amz-Cf-Id X-Azure-ClientIP X-FD-HealthProbe X-Appengine-User-IP X-Cloud-Trace-Context
  X-Vercel-Id X-NF-Client-Connection-IP DO-Connecting-IP Akamai-Origin-Hop X-Sucuri-ClientIP Incap-Client-IP
  Ali-CDN-Real-IP WL-Proxy-Client-IP X-ProxyUser-Ip Proxy-Connection Front-End-Https Tailscale-User-Login
  Ngrok-Trace-Id X-SSL-Client-Cert SSL-Client-Verify
`;
const ordinary = `
  Host Connection Keep-Alive User-Agent Accept Accept-Encoding Accept-Language Cache-Control Pragma Cookie DNT Origin
  Referer Range If-None-Match If-Modified-Since Authorization Content-Type Content-Length Transfer-Encoding TE Expect
  Upgrade Upgrade-Insecure-Requests Sec-Fetch-Site Sec-Fetch-Mode Sec-Fetch-Dest Sec-Fetch-User Sec-CH-UA
  Sec-CH-UA-Platform Sec-GPC Save-Data Priority X-Requested-With X-WP-Nonce Nonce
`;
const namesOf = (text: string) => text.trim().split(/\s+/);

describe('the sign of a proxy', () => {
  it.each(namesOf(added))('is %s, in any case', (name) => {
    expect(findProxyHeader(['accept', name])).toBe(name);
    expect(findProxyHeader([name.toLowerCase()])).toBe(name.toLowerCase());
  });

  it('is nothing that browsers and command lines send', () => {
    expect(findProxyHeader(namesOf(ordinary))).toBeNull();
  });
});
