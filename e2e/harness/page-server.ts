import { createServer } from 'node:http';
import { closeServer, listenLocally } from './listen-locally';

/** Serves a test's own pages on an origin of their own. */
export interface PageServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** Serves a page; answers its address. */
  add(html: string, headers?: Readonly<Record<string, string>>): string;
  close(): Promise<void>;
}

/** Starts a server without pages. */
export async function startPageServer(): Promise<PageServer> {
  const pages = new Map<string, { html: string; headers: Readonly<Record<string, string>> }>();
  const server = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (page) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html);
    else response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
  });
  const url = await listenLocally(server);
  return {
    url,
    add(html, headers = {}) {
      const path = `/${pages.size + 1}/`;
      pages.set(path, { html, headers });
      return url + path;
    },
    close: () => closeServer(server),
  };
}

/** The strictest policy that a page may have and still load a script from `provider` by its nonce. */
export function strictPolicy(nonce: string, provider: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'nonce-${nonce}'`,
      `connect-src ${provider}`,
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types mountkit dompurify',
    ].join('; '),
  };
}
