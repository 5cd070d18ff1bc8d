import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBaseApp } from '../app';
import { whyNotLoopback } from './peer';

let port: number;
let server: ReturnType<typeof serve>;

beforeAll(async () => {
  const app = createBaseApp({ report: () => undefined, requestMs: 30_000 });
  app.get('/own', (c) => c.text(whyNotLoopback(c) ?? 'own'));
  port = await new Promise((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The status and body of the answer to a request that is written by hand. */
function ask(target: string, hosts: readonly string[]): Promise<[status: number, body: string]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.on('error', reject).on('end', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      resolve([Number(head.split(' ')[1]), body]);
    });
    const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
    socket.write(`GET ${target} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  });
}

it.each([
  ['a path', '/own', ['localhost']],
  ['a whole address', 'http://localhost/own', ['localhost']],
  ['a whole address with the usual port', 'http://localhost:80/own', ['LOCALHOST']],
])('a request for %s with one host is answered', async (_, target, hosts) => {
  expect(await ask(target, hosts)).toEqual([200, 'own']);
});

it.each([
  ['two headers', '/own', ['localhost', 'rebound.example']],
  ['two headers, the other first', '/own', ['rebound.example', 'localhost']],
  ['a whole address and another header', 'http://localhost/own', ['rebound.example']],
  ['another whole address', 'http://rebound.example/own', ['localhost']],
])('a request that names two hosts is refused: %s', async (_, target, hosts) => {
  const [status, body] = await ask(target, hosts);
  expect(status).toBe(400);
  expect(body).not.toContain('own');
});

it('a host that a page was made to have is not this machine, however it is named', async () => {
  for (const target of ['/own', 'http://rebound.example/own'])
    expect(await ask(target, ['rebound.example'])).toEqual([200, expect.stringContaining('rebound.example')]);
});
