import { createExpiringStore, type ExpiringStore, type TextSlot } from '../logic/expiring-store';
import { browserClock } from './clock';
import { shared } from './shared';

/** How long entries are stored: `local` for later visits too, `session` for this one. */
export type StorageKind = 'local' | 'session';

/** The only key that mountkit uses in each storage. */
const KEY = 'mountkit';

/** The browser's storage; memory if reading or writing fails. */
function openSlot(kind: StorageKind): TextSlot {
  let memory: string | null = null;
  let refused = false;
  // Even reading the property throws if storage is switched off.
  const storage = () => (kind === 'local' ? localStorage : sessionStorage);

  return {
    read() {
      try {
        return refused ? memory : storage().getItem(KEY);
      } catch {
        refused = true;
        return memory;
      }
    },
    write(text) {
      memory = text;
      try {
        if (!refused) storage().setItem(KEY, text);
      } catch {
        refused = true;
      }
    },
  };
}

/** Opens the storage of a kind; nothing is written before a value is set. */
export const openStorage = (kind: StorageKind): ExpiringStore =>
  shared(`storage:${kind}`, () => createExpiringStore(openSlot(kind), browserClock));
