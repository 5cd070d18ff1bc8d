import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSession } from './read-session';

const BASE = 'https://site.test/shop/';
const read = (json: unknown) => readSession(json, BASE);
const wrapped = (code: number, body: object) => ({ response: { code }, body: JSON.stringify(body) });

describe('an answer to somebody who wants to pay', () => {
  test('has an address, plain or as WordPress passes it on', () => {
    expect(read({ url: 'https://pay.test/1' })).toEqual({ address: 'https://pay.test/1' });
    expect(read(wrapped(200, { url: '/pay/1' }))).toEqual({ address: 'https://site.test/pay/1' });
  });

  test('has a reason', () => {
    expect(read({ error: { message: 'Sold out' } })).toEqual({ message: 'Sold out', isDenied: false });
    expect(read(wrapped(400, { error: { message: 'No' } }))).toEqual({ message: 'No', isDenied: false });
    expect(read(wrapped(403, { error: { message: 'Too old' } }))).toEqual({ message: 'Too old', isDenied: true });
  });

  test.each([
    undefined,
    null,
    0,
    'ok',
    {},
    { url: 'javascript:alert(1)' },
    { url: 3 },
    { error: 'no' },
    { response: { code: 200 }, body: '{"url":' },
    wrapped(500, { url: 'https://pay.test/1' }),
  ])('is none: %j', (json) => expect(read(json)).toBeUndefined());

  test('of any shape is read without an error, and leads to http and https only', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (json, url) => {
        for (const session of [read(json), read({ url })]) {
          if (session && 'address' in session) expect(session.address).toMatch(/^https?:/);
        }
      }),
    );
  });
});
