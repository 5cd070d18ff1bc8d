import type { Database } from '../db/connect';
import { mailboxOf } from '../email/domains';
import { hasOptedOut } from '../email/opt-outs';
import { createRateLimiter } from '../http/rate-limit';
import type { Outcome } from './delivery-rules';
import { type Message, readMessage, toPayload, valuesOf, visitorAddress } from './read-message';
import { sendMail } from './send-mail';
import { sendWebhook } from './send-webhook';
import type { NotifySettings } from './settings';
import type { TakenDelivery } from './take-due';
import { fillWords, readMailAddress, tameValues } from './templates';

interface Means {
  settings: NotifySettings;
  /** Ends attempts that are under way. */
  signal: AbortSignal;
}

/** Automatic answers that one address gets in a day, whoever asks for them. */
const REPLIES = { name: 'auto-replies', most: 3, milliseconds: 24 * 60 * 60 * 1000 };

/** Makes one attempt; null where there is nothing to tell any more. */
export async function deliver(db: Database, taken: TakenDelivery, means: Means): Promise<Outcome | null> {
  const message = await readMessage(db, taken);
  if (message === null) return null;
  const { settings, signal } = means;
  const { kind, secret, settings: wanted } = message.notification;
  if (kind === 'webhook') {
    const call = {
      url: wanted.url ?? '',
      secret,
      body: toPayload(message, taken),
      id: taken.id,
      attempt: taken.attempt,
    };
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(settings.timeoutSeconds * 1000)]);
    // Those that were added before it was noted are as they were.
    const allowsPrivate = settings.allowsPrivate && wanted.mayBePrivate !== false;
    return sendWebhook(call, { allowsPrivate, signal: inTime });
  }
  const words = { subject: wanted.subject ?? '', text: wanted.text ?? '' };
  if (kind === 'owner-mail') {
    return sendMail({ id: taken.id, to: wanted.to ?? [], ...fillWords(words, valuesOf(message)) }, settings);
  }
  const to = readMailAddress(visitorAddress(message));
  const reason = to === null ? 'The form held no email address.' : await whyNoReply(db, { to, message, taken });
  if (to === null || reason !== null) return { kind: 'skipped', answer: reason ?? '' };
  return sendMail({ id: taken.id, to: [to], ...fillWords(words, tameValues(valuesOf(message))) }, settings);
}

async function whyNoReply(
  db: Database,
  { to, message, taken }: { to: string; message: Message; taken: TakenDelivery },
): Promise<string | null> {
  const { portalId } = message.submission;
  if (await hasOptedOut(db, portalId, to)) return 'This address wants no mail.';
  // A further attempt of the same answer is not one more.
  const waits = await createRateLimiter(db, REPLIES)(`${portalId} ${mailboxOf(to)}`, taken.attempt === 1 ? 1 : 0);
  return waits > 0 ? `This address has had ${REPLIES.most} automatic answers within a day.` : null;
}
