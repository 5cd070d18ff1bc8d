import { isJsonObject } from '@mountkit/core/logic';

/** A challenge: find the number below which, written after the salt, has this hash. In ALTCHA's words. */
export interface Challenge {
  readonly algorithm: 'SHA-256' | 'SHA-384' | 'SHA-512';
  /** The hash, in hexadecimal digits. */
  readonly challenge: string;
  readonly salt: string;
  /** The server's signature, which is sent back as it is. */
  readonly signature: string;
  /** The largest number that it can be. */
  readonly maxnumber: number;
  /** How long it can be used, in seconds. */
  readonly expires: number;
}

/** More than this is no fair work for a phone. */
const MOST = 10_000_000;
const USUAL_MOST = 1_000_000;
/** Seconds; the longest is a day. */
const USUAL_LIFE = 300;
const LONGEST_LIFE = 86_400;
const PRINTABLE = /^[\x21-\x7e]{1,1000}$/;

const within = (found: unknown, usual: number, most: number): number | null => {
  if (found === undefined) return usual;
  return typeof found === 'number' && found > 0 && found <= most ? found : null;
};

/** The challenge in a server's answer; null if it is none. */
export function readChallenge(answer: unknown): Challenge | null {
  if (!isJsonObject(answer)) return null;
  const { algorithm, challenge, salt, signature = '' } = answer;
  const maxnumber = within(answer.maxnumber, USUAL_MOST, MOST);
  const expires = within(answer.expires, USUAL_LIFE, LONGEST_LIFE);
  if (algorithm !== 'SHA-256' && algorithm !== 'SHA-384' && algorithm !== 'SHA-512') return null;
  const digits = Number(algorithm.slice(4)) / 4;
  if (typeof challenge !== 'string' || challenge.length !== digits || !/^[0-9a-f]+$/.test(challenge)) return null;
  if (typeof salt !== 'string' || !PRINTABLE.test(salt)) return null;
  if (typeof signature !== 'string' || (signature && !PRINTABLE.test(signature))) return null;
  return maxnumber === null || expires === null ? null : { algorithm, challenge, salt, signature, maxnumber, expires };
}

/** A hash as bytes. */
export const bytesOf = (hexadecimal: string): readonly number[] =>
  (hexadecimal.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** What a server is sent as the proof, before it is encoded as base64: printable ASCII only. */
export const proofText = ({ algorithm, challenge, salt, signature }: Challenge, number: number): string =>
  JSON.stringify({ algorithm, challenge, number, salt, signature });
