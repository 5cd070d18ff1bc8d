/** The names under which servers send the id of a request, for their own logs. */
const HEADERS = ['x-correlation-id', 'x-hubspot-correlation-id'];

/** The correlation id of an answer: from its header or its `hcid` server-timing entry; empty if there is none. */
export function readCorrelationId({ headers }: Pick<Response, 'headers'>): string {
  for (const name of HEADERS) {
    const value = headers.get(name);
    if (value) return value;
  }
  return /(?:^|,)\s*hcid\s*;[^,]*?desc="?([^",;]+)/i.exec(headers.get('server-timing') ?? '')?.[1] ?? '';
}

/** The header against forged requests: the page's XSRF cookie, for the page's own origin only. */
export function xsrfHeaders(url: string): Record<string, string> {
  try {
    const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
    const isOwn = new URL(url, location.href).origin === location.origin;
    return token && isOwn ? { 'X-XSRF-TOKEN': token.replace(/%3D/gi, '=') } : {};
  } catch {
    // No cookies in a sandboxed frame, or no address.
    return {};
  }
}
