import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { botTokens } from '../db/schema';
import { signFor } from '../db/secret';
import type { Report } from '../http/answer-failure';
import { describeFailure } from '../http/describe-failure';
import { askVendor } from './ask-vendor';
import { askedBotCheck } from './asked-bot-check';
import { BOT_VENDORS, type BotSettings, type BotVendor, PROOF_OF_WORK, secretNameOf } from './bot-settings';
import type { BotTokens } from './bot-tokens';
import type { StoredForm } from './find-form';
import type { Proofs } from './proof-of-work';
import type { SentSubmission } from './read-submission';
import type { Refusal } from './refusal';

/** How long a used token is remembered: longer than any provider takes one for good. */
const USED_MS = 60 * 60 * 1000;
const type = 'RECAPTCHA_VALIDATION_ERROR';

const notPassed: Refusal = { status: 400, type, message: 'The bot check of this form was not passed.' };
const notAnswered: Refusal = { status: 503, type, message: 'The provider of the bot check gave no answer.' };
const notVerifiable = (vendor: BotVendor): Refusal => ({
  status: 400,
  type,
  message: `Tokens of ${vendor} cannot be verified: ${secretNameOf(vendor)} is not set.`,
});

/** Decides whether a submission is of a robot: a refusal, or null. */
export type BotCheck = (form: StoredForm, sent: SentSubmission) => Promise<Refusal | null>;

interface BotCheckParts {
  db: Database;
  settings: BotSettings;
  tokens: BotTokens;
  proofs: Proofs;
  report: Report;
}

/** Verifies proofs of work itself, and the tokens of providers by asking them. What cannot be verified is refused. */
export function createBotCheck({ db, settings, tokens, proofs, report }: BotCheckParts): BotCheck {
  const { secrets, addresses, timeoutMs, isStandIn } = settings;
  const reported = new Set<BotVendor>();

  return async (form, sent) => {
    const asked = askedBotCheck(form.definition);
    // A proof of work counts for every form; a form may take nothing else.
    if (asked === PROOF_OF_WORK || sent.proof !== '')
      return refuseUnless(await proofs.redeem(sent.proof, form.address));
    const vendor = asked ?? BOT_VENDORS.find((name) => sent.botTokens[name]);
    const token = vendor && sent.botTokens[vendor];
    if (!vendor || !token) return notPassed;
    const secret = secrets[vendor];
    if (secret !== null) return verify(vendor, secret, token);
    if (isStandIn) return refuseUnless(await tokens.redeem(token));
    if (!reported.has(vendor)) report(`A submission was refused: ${notVerifiable(vendor).message}`);
    reported.add(vendor);
    return notVerifiable(vendor);
  };

  async function verify(vendor: BotVendor, secret: string, token: string): Promise<Refusal | null> {
    const question = { address: addresses[vendor], secret, token, timeoutMs };
    const verdict = await askVendor(question).catch((error: unknown) => {
      report(`${vendor} could not be asked about a token: ${describeFailure(error)}`);
      return null;
    });
    if (verdict === 'wrong secret') report(`${vendor} does not know the secret of ${secretNameOf(vendor)}`);
    if (verdict === null || verdict === 'wrong secret') return notAnswered;
    return refuseUnless(verdict === 'good' && (await use(vendor, token)));
  }

  /** Whether nobody has used it before, whatever the provider says of that. */
  async function use(vendor: BotVendor, token: string): Promise<boolean> {
    const used = `used token ${await signFor(db, vendor, token)}`;
    const endsAt = sql`now() + ${USED_MS}::float8 * interval '1 millisecond'`;
    const rows = await db.insert(botTokens).values({ token: used, endsAt }).onConflictDoNothing().returning();
    return rows.length === 1;
  }
}

const refuseUnless = (isGood: boolean) => (isGood ? null : notPassed);
