import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fault, FaultRule } from './faults';
import type { Build } from './find-builds';
import { closeServer, listenLocally } from './listen-locally';

/** A request as the browser sent it. */
export interface SeenRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: string;
  /** What happened to it. */
  readonly fault: Fault;
}

/** A server in front of the example server that can break what it forwards. */
export interface FaultProxy {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** All that came, in order. */
  readonly requests: readonly SeenRequest[];
  /** From now on, this happens to requests whose path matches; the newest rule wins. */
  fault(path: RegExp, fault: FaultRule): void;
  /** While offline, every connection is destroyed. */
  setOffline(offline: boolean): void;
  close(): Promise<void>;
}

/** What was posted to the forms host and the shop: without what the example pages count for their owner. */
export const listPosts = ({ requests }: Pick<FaultProxy, 'requests'>): SeenRequest[] =>
  requests.filter(({ method, path }) => method === 'POST' && path !== '/events');

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const HTML = '<!doctype html><title>Sign in</title><p>Sign in to use this network.</p>';

/** Starts a proxy in front of `target`. The files of `build` are served where pages look for the script tag's. */
export async function startFaultProxy(target: string, build: Build): Promise<FaultProxy> {
  const requests: SeenRequest[] = [];
  const rules: { readonly path: RegExp; readonly fault: FaultRule }[] = [];
  let offline = false;

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const body = await readBody(request).catch(() => null);
    if (body === null) return;
    const rule = offline ? 'refused' : (rules.findLast((rule) => rule.path.test(path))?.fault ?? 'pass');
    const fault = typeof rule === 'function' ? await rule(body.toString()) : rule;
    requests.push({ method: request.method ?? '', path, body: body.toString(), fault });
    const forward = () => forwardTo(target + path.replace(/^\/mountkit\//, `${build.path}/`), request, body);
    await answerWith(fault, forward, response).catch(() => response.destroy());
  });

  return {
    url: await listenLocally(server),
    requests,
    fault: (path, fault) => void rules.push({ path, fault }),
    setOffline(next) {
      offline = next;
      if (offline) server.closeAllConnections();
    },
    close: () => closeServer(server),
  };
}

async function answerWith(fault: Fault, forward: () => Promise<Answer>, response: ServerResponse): Promise<void> {
  if (fault === 'pass') return give(response, await forward());
  if (fault === 'refused') return void response.destroy();
  if (fault === 'nonsense') return make(response, 200, 'text/html', HTML);
  if (fault === 'cut') return cut(response, await forward());
  if (fault === 'twice') {
    const [first] = await Promise.all([forward(), forward()]);
    return give(response, first);
  }
  if ('status' in fault) return make(response, fault.status, 'application/json', fault.body ?? '');
  if ('page' in fault) return make(response, 200, 'text/html', fault.page, fault.headers);
  if ('type' in fault) {
    const answer = await forward();
    return give(response, { ...answer, headers: { ...answer.headers, 'content-type': fault.type } });
  }
  if ('change' in fault) {
    const answer = await forward();
    return give(response, { ...answer, body: Buffer.from(fault.change(answer.body.toString())) });
  }
  if ('slow' in fault) {
    await delay(fault.slow);
    return give(response, await forward());
  }
  if (fault.hold === 'request') await fault.wait();
  const answer = await forward();
  if (fault.hold === 'answer') await fault.wait();
  give(response, answer);
}

function give(response: ServerResponse, { status, headers, body }: Answer): void {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': body.length });
  response.end(body);
}

/** What the proxy says itself; pages of every origin may read it, as they may read the server's. */
function make(response: ServerResponse, status: number, type: string, body: string, headers = {}): void {
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*', ...headers });
  response.end(body);
}

function cut(response: ServerResponse, { status, headers, body }: Answer): void {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

function forwardTo(url: string, { method, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Brotli takes the server up to a second for each file, which the first test to ask for it would wait for.
    const quick = headers['accept-encoding'] ? { ...headers, 'accept-encoding': 'gzip' } : headers;
    const request = sendRequest(url, { method, headers: quick }, async (answer) => {
      const { statusCode = 502, headers } = answer;
      resolve(readBody(answer).then((body) => ({ status: statusCode, headers, body })));
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
