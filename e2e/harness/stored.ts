import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';

/** A submission, as the example server tells of it. */
export interface StoredSubmission {
  readonly formId: string;
  readonly correlationId: string;
  readonly values: Readonly<Record<string, string>>;
  readonly context: Readonly<Record<string, unknown>>;
  readonly pageUrl: string | null;
  readonly files: readonly { readonly fieldId: string; readonly name: string; readonly size: number }[];
}

/** A contact, as the example server tells of it. */
export interface StoredContact {
  readonly email: string;
  readonly properties: Readonly<Record<string, string>>;
}

async function fetchItems<Item>(server: string, path: string): Promise<readonly Item[]> {
  const answer = await fetch(`${server}/admin/api/${path}`);
  return ((await answer.json()) as { items: Item[] }).items;
}

/** An address that no other test uses; with a plus sign, which an address line must encode. */
export const newEmail = (): string => `ada+${randomUUID().slice(0, 8)}@example.org`;

/** Every stored submission with this address. */
export async function submissionsOf(email: string, server = inject('server')): Promise<readonly StoredSubmission[]> {
  const items = await fetchItems<StoredSubmission>(server, 'submissions?limit=200');
  return items.filter(({ values }) => values.email === email);
}

/** Every stored contact with this address. */
export const contactsOf = (email: string, server = inject('server')): Promise<readonly StoredContact[]> =>
  fetchItems(server, `contacts?email=${encodeURIComponent(email)}`);

/** A wish for mail, as the example server tells of it. */
export interface StoredResubscription {
  readonly email: string;
  readonly pageTitle: string;
}

/** Every stored resubscription of this address. */
export async function resubscriptionsOf(
  email: string,
  server = inject('server'),
): Promise<readonly StoredResubscription[]> {
  const items = await fetchItems<StoredResubscription>(server, 'resubscriptions?limit=200');
  return items.filter((item) => item.email === email);
}
