import { isIP } from 'node:net';
import { isPublicAddress } from './address-rules';
import type { NotificationKind, NotificationSettings } from './schema';
import { readMailAddress, toLine } from './templates';

/** A notification as somebody asks for it. */
export interface WantedNotification {
  portalId: number;
  formGuid: string | null;
  kind: NotificationKind;
  settings: NotificationSettings;
}

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string>>;

interface Known {
  kind: NotificationKind;
  forms: readonly { portalId: number; guid: string }[];
  allowsPrivate: boolean;
}

export const KINDS: readonly NotificationKind[] = ['webhook', 'owner-mail', 'auto-reply'];

const MOST = { url: 2000, receivers: 10, subject: 200, text: 10_000 };

/** Reads the posted form of a notification. `form` is `PORTAL/GUID`, or `PORTAL/` for every form of it. */
export function readNotification(
  fields: Readonly<Record<string, string>>,
  { kind, forms, allowsPrivate }: Known,
): { wanted: WantedNotification } | { problems: Problems } {
  const problems: Record<string, string> = {};
  const [portal = '', guid = ''] = (fields.form ?? '').split('/');
  const form = forms.find((known) => String(known.portalId) === portal && (guid === '' || known.guid === guid));
  if (form === undefined) problems.form = 'Choose a form.';
  const settings = kind === 'webhook' ? readWebhook(fields, allowsPrivate, problems) : readMail(kind, fields, problems);
  if (form === undefined || Object.keys(problems).length > 0) return { problems };
  return { wanted: { portalId: form.portalId, formGuid: guid === '' ? null : form.guid, kind, settings } };
}

function readWebhook(
  { url = '' }: Readonly<Record<string, string>>,
  allowsPrivate: boolean,
  problems: Record<string, string>,
): NotificationSettings {
  const text = url.trim();
  const parsed = URL.canParse(text) && text.length <= MOST.url ? new URL(text) : null;
  const host = parsed?.hostname.replace(/^\[|\]$/g, '') ?? '';
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
    problems.url = 'Enter an address that begins with https:// or http://.';
  } else if (parsed.username !== '' || parsed.password !== '') {
    problems.url = 'Leave out the name and password: receivers check the signature.';
  } else if (!allowsPrivate && (host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host)))) {
    problems.url = 'This address is of a private network. WEBHOOK_PRIVATE_NETWORKS=allow lets webhooks go there.';
  }
  return { url: parsed?.href ?? text };
}

function readMail(
  kind: NotificationKind,
  { to = '', subject = '', text = '' }: Readonly<Record<string, string>>,
  problems: Record<string, string>,
): NotificationSettings {
  const line = toLine(subject);
  if (line === '' || line.length > MOST.subject)
    problems.subject = `Enter a subject of up to ${MOST.subject} characters.`;
  if (text.trim() === '' || text.length > MOST.text) problems.text = `Enter a text of up to ${MOST.text} characters.`;
  if (kind === 'auto-reply') return { subject: line, text };
  const receivers = to.split(/[\s,;]+/).filter(Boolean);
  const isReadable = receivers.every((one) => readMailAddress(one) !== null);
  if (receivers.length === 0 || receivers.length > MOST.receivers || !isReadable) {
    problems.to = `Enter up to ${MOST.receivers} email addresses, with commas between them.`;
  }
  return { to: receivers, subject: line, text };
}
