import {
  type Disposer,
  isJsonObject,
  jsonList,
  jsonObject,
  openStorage,
  readConsent,
  type StorageKind,
} from '@mountkit/core';

/** A submission that waits for the network. */
export interface QueuedSubmission {
  readonly correlationId: string;
  /** Field ids to values. */
  readonly values: Readonly<Record<string, string>>;
  /** What its context says of the moment at which it was made. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A week: who does not come back in that time does not wait for an answer. Milliseconds. */
const LIFE = 7 * 24 * 60 * 60 * 1000;

const keyOf = (formId: string) => `queue:${formId}`;

function readQueue(kind: StorageKind, formId: string): readonly QueuedSubmission[] {
  return jsonList(openStorage(kind).get(keyOf(formId))).flatMap((entry) => {
    const { correlationId, values, facts } = jsonObject(entry);
    if (typeof correlationId !== 'string' || !correlationId || !isJsonObject(values)) return [];
    const texts = Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
    return { correlationId, values: Object.fromEntries(texts), facts: jsonObject(facts) };
  });
}

function writeQueue(kind: StorageKind, formId: string, queue: readonly QueuedSubmission[]): void {
  if (queue.length > 0) openStorage(kind).set(keyOf(formId), queue, LIFE);
  else if (openStorage(kind).get(keyOf(formId)) !== undefined) openStorage(kind).remove(keyOf(formId));
}

const KINDS = ['session', 'local'] as const;

/** What waits for the network, of one form, the oldest first; also what another tab has put there. */
export const queuedSubmissions = (formId: string): readonly QueuedSubmission[] =>
  KINDS.flatMap((kind) => readQueue(kind, formId));

/** Keeps a submission: over visits, or for this one where the visitor has refused more (contract section 9). */
export function queueSubmission(formId: string, submission: QueuedSubmission): void {
  const kind = readConsent('marketing') === false ? 'session' : 'local';
  unqueueSubmission(formId, submission.correlationId);
  writeQueue(kind, formId, [...readQueue(kind, formId), submission]);
}

/** Forgets a submission: it has arrived, or was refused. */
export function unqueueSubmission(formId: string, correlationId: string): void {
  for (const kind of KINDS) {
    const queue = readQueue(kind, formId);
    const rest = queue.filter((entry) => entry.correlationId !== correlationId);
    if (rest.length < queue.length) writeQueue(kind, formId, rest);
  }
}

/** What this page has claimed, where the browser has no locks (a page without https). */
const claimed = new Set<string>();

/**
 * Claims a submission for one form of one tab, until it is released or the page is gone. Null where somebody else has
 * it. Without locks other tabs are not known; then the server tells a repetition by the correlation id.
 */
export function claimSubmission(correlationId: string): Promise<Disposer | null> {
  const name = `mountkit:${correlationId}`;
  if (claimed.has(name)) return Promise.resolve(null);
  const { locks } = navigator as { locks?: LockManager };
  return new Promise((resolve) => {
    const hold = () => {
      claimed.add(name);
      let release: Disposer = () => {};
      const held = new Promise<void>((end) => {
        release = end;
      });
      resolve(() => {
        claimed.delete(name);
        release();
      });
      return held;
    };
    if (!locks) {
      void hold();
      return;
    }
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return hold();
        resolve(null);
        return undefined;
      })
      // A page may not be allowed to have any.
      .catch(() => void hold());
  });
}
