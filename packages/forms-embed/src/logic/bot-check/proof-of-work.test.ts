import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, proofText, readChallenge } from './proof-of-work';

const HASH = 'ab'.repeat(32);
const ANSWER = {
  algorithm: 'SHA-256',
  challenge: HASH,
  salt: 's?expires=1&',
  signature: 'x',
  maxnumber: 9,
  expires: 60,
};

describe('a challenge', () => {
  it('is read from an answer', () => {
    expect(readChallenge({ ...ANSWER, more: 1 })).toEqual(ANSWER);
  });

  it('has defaults where the server says nothing', () => {
    const { signature: _, maxnumber: _m, expires: _e, ...rest } = ANSWER;
    expect(readChallenge(rest)).toEqual({ ...rest, signature: '', maxnumber: 1_000_000, expires: 300 });
  });

  it.each([
    ['another hash', { algorithm: 'MD5' }],
    ['a hash of another length', { challenge: 'ab' }],
    ['a hash that is none', { challenge: 'zz'.repeat(32) }],
    ['no salt', { salt: '' }],
    ['a salt that base64 cannot hold', { salt: 'ä' }],
    ['a salt too long', { salt: 'a'.repeat(1001) }],
    ['a signature that base64 cannot hold', { signature: '€' }],
    ['a number that would never be found', { maxnumber: 10_000_001 }],
    ['no number at all', { maxnumber: 0 }],
    ['a number as text', { maxnumber: '9' }],
    ['no time', { expires: -1 }],
    ['too much time', { expires: 86_401 }],
  ])('is none with %s', (_, wrong) => {
    expect(readChallenge({ ...ANSWER, ...wrong })).toBeNull();
  });

  it('is none in any other answer, and reading it never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (answer) => readChallenge(answer) === null));
  });
});

describe('a proof', () => {
  it('has what the server needs to check it, in printable ASCII', () => {
    const text = proofText(readChallenge(ANSWER) ?? expect.fail(), 7);
    expect(JSON.parse(text)).toEqual({
      algorithm: 'SHA-256',
      challenge: HASH,
      number: 7,
      salt: ANSWER.salt,
      signature: 'x',
    });
    expect(text).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('bytesOf', () => {
  it('reads hexadecimal digits by two', () => {
    expect(bytesOf('00ff10')).toEqual([0, 255, 16]);
  });
});
