import { createHash, randomBytes, randomInt } from 'node:crypto';
import { jsonObject, jsonText, parseJson } from '@mountkit/core/logic';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { botTokens } from '../db/schema';
import { signFor } from '../db/secret';
import { isSame } from '../http/is-same';
import type { FormAddress } from './find-form';

/** Hashes that a browser makes at most, on average half of them: a moment for one visitor, a cost for a robot of many. */
const MOST = 50_000;
/** Proofs that were used, among the tokens of the database. */
const USED = 'used proof ';
const LONGEST = 2000;
const SALT = /^[0-9a-f]{32}\?form=(\d+)\/([0-9a-f-]{36})&expires=(\d+)&$/;

/** A challenge in the words of ALTCHA, and for how many seconds it can be used. */
export interface ProofChallenge {
  algorithm: 'SHA-256';
  challenge: string;
  salt: string;
  signature: string;
  maxnumber: number;
  expires: number;
}

/** Challenges of proofs of work, and what proves that the work was done. */
export interface Proofs {
  /** A challenge for one form, good for so many seconds; nothing is stored. */
  issue: (form: FormAddress, seconds: number) => Promise<ProofChallenge>;
  /** Whether the proof is of a challenge for this form, in time, right, and was never used before. */
  redeem: (proof: string, form: FormAddress) => Promise<boolean>;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Keeps used proofs in the database until their challenges have expired: each is good at one process, once. */
export function createProofs(db: Database): Proofs {
  const sign = (challenge: string) => signFor(db, 'proof of work', challenge);

  /** Whether nobody has used it before; one statement, so that of two at the same moment one is the first. */
  async function use(challenge: string, expires: number): Promise<boolean> {
    const endsAt = sql`to_timestamp(${expires}::float8)`;
    const rows = await db
      .insert(botTokens)
      .values({ token: USED + challenge, endsAt })
      .onConflictDoNothing()
      .returning();
    return rows.length === 1;
  }

  return {
    async issue({ portalId, guid }, seconds) {
      const ends = Math.ceil(Date.now() / 1000 + seconds);
      // The sign at the end keeps the number apart: none of its digits can be taken for one of the time.
      const salt = `${randomBytes(16).toString('hex')}?form=${portalId}/${guid}&expires=${ends}&`;
      const challenge = hashOf(`${salt}${randomInt(MOST + 1)}`);
      const signature = await sign(challenge);
      return { algorithm: 'SHA-256', challenge, salt, signature, maxnumber: MOST, expires: seconds };
    },

    async redeem(proof, { portalId, guid }) {
      if (proof === '' || proof.length > LONGEST) return false;
      const sent = jsonObject(parseJson(Buffer.from(proof, 'base64').toString('utf8')));
      const [challenge, salt, signature] = [sent.challenge, sent.salt, sent.signature].map(jsonText);
      const { number } = sent;
      if (!challenge || !salt || !signature || !Number.isSafeInteger(number) || Number(number) < 0) return false;
      const [, portal, form, expires] = SALT.exec(salt) ?? [];
      const isFor = portal === String(portalId) && form === guid;
      if (!isFor || Number(expires) * 1000 <= Date.now()) return false;
      if (!isSame(signature, await sign(challenge)) || hashOf(`${salt}${number}`) !== challenge) return false;
      return use(challenge, Number(expires));
    },
  };
}
