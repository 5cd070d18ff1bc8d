import type { AppEnv } from '@mountkit/provider';
import type { Hono } from 'hono';
import { from } from './requests';

/** A browser without scripts: it keeps cookies, and follows nothing by itself. */
export interface TestVisitor {
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  send(path: string, init: RequestInit): Promise<Response>;
  /** The answer to a GET, and to where it leads. */
  follow(response: Response): Promise<Response>;
}

/** A visitor with no cookies yet, or with those of another one's browser. */
export function newVisitor(app: Hono<AppEnv>, cookies = new Map<string, string>(), address = '127.0.0.1'): TestVisitor {
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await app.request(path, { ...init, headers }, from(address));
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  };
  const keep = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  };
  const get: TestVisitor['get'] = (path, headers = {}) => send(path, { headers });
  return {
    cookies,
    get,
    post: (path, fields, headers = {}) => send(path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
    send,
    follow: (response) => get(response.headers.get('location') ?? 'no location'),
  };
}

/** Calls the shop as its scripts do. */
export const callShop = (visitor: TestVisitor, endpoint: string, fields: Record<string, string> = {}) =>
  visitor.post(`/?wc-ajax=${endpoint}`, fields);
