import type { FormChoice } from '../manage';
import type { DeliveryState, NotificationKind, NotificationSettings, SpamReason } from '../schema';

export const KIND_LABELS: Readonly<Record<NotificationKind, string>> = {
  webhook: 'Webhook',
  'owner-mail': 'Mail to you',
  'auto-reply': 'Mail to the visitor',
};

export const STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  dead: 'Given up',
  skipped: 'Not sent',
};

export const REASON_LABELS: Readonly<Record<SpamReason, string>> = {
  honeypot: 'A field that people do not see was filled in.',
  'too-fast': 'It was filled in faster than people do.',
  links: 'It has many links.',
  markup: 'It has links in the markup of forums or pages.',
};

/** Whom a notification goes to. */
export function targetOf(kind: NotificationKind, { url = '', to = [] }: NotificationSettings): string {
  if (kind === 'webhook') return url;
  return kind === 'owner-mail' ? to.join(', ') : 'the address in the form’s email field';
}

/** Which form it is about. */
export function formLabel(
  { portalId, formGuid }: { portalId: number; formGuid: string | null },
  forms: readonly FormChoice[],
): string {
  if (formGuid === null) return `Every form of portal ${portalId}`;
  return forms.find(({ guid }) => guid === formGuid)?.title ?? formGuid;
}
