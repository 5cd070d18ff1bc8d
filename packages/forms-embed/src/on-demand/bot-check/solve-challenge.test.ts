import { describe, expect, it, vi } from 'vitest';
import { type Challenge, readChallenge } from '../../logic/bot-check/proof-of-work';
import { solveChallenge } from './solve-challenge';

const SALT = 'salt&';

/** A challenge whose number is known. */
async function challengeOf(number: number, maxnumber: number, algorithm = 'SHA-256'): Promise<Challenge> {
  const bytes = new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(`${SALT}${number}`)));
  const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return readChallenge({ algorithm, challenge: hash, salt: SALT, maxnumber }) ?? expect.fail('no challenge');
}

const never = () => new AbortController().signal;

describe('solveChallenge', () => {
  it.each([0, 1, 31, 32, 33, 299, 300])('finds %d, wherever it is', async (number) => {
    expect(await solveChallenge(await challengeOf(number, 300), never())).toBe(number);
  });

  it.each(['SHA-384', 'SHA-512'])('knows %s too', async (algorithm) => {
    expect(await solveChallenge(await challengeOf(5, 10, algorithm), never())).toBe(5);
  });

  it('rejects where there is none', async () => {
    await expect(solveChallenge({ ...(await challengeOf(0, 40)), salt: 'other' }, never())).rejects.toThrow(
      'no solution',
    );
  });

  it('looks no further than the largest number', async () => {
    await expect(solveChallenge({ ...(await challengeOf(41, 50)), maxnumber: 40 }, never())).rejects.toThrow(
      'no solution',
    );
  });

  it('lets the page have its turn between two slices', async () => {
    // Every look at the clock is one slice later.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    let turns = 0;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      turns++;
      channel.port2.postMessage(null);
    };
    channel.port2.postMessage(null);
    await solveChallenge(await challengeOf(600, 600), never());
    channel.port1.close();
    clock.mockRestore();
    expect(turns).toBeGreaterThan(5);
  });

  it('stops when nobody needs it any more', async () => {
    const end = new AbortController();
    const solved = solveChallenge({ ...(await challengeOf(0, 1_000_000)), salt: 'other' }, end.signal);
    end.abort(new Error('unmounted'));
    await expect(solved).rejects.toThrow('unmounted');
  });
});
