import { createExpiringStore, type ExpiringStore, type TextSlot } from '../logic/expiring-store';
import { browserClock } from './clock';
import { shared } from './shared';

/** How long what is stored lives: over visits, or for this one. */
export type StorageKind = 'local' | 'session';

/** The one key that mountkit uses in either storage. */
const KEY = 'mountkit';

/** The browser's storage; where it refuses to read or write, the page's memory for as long as the page lives. */
function openSlot(kind: StorageKind): TextSlot {
  let memory: string | null = null;
  let refused = false;
  // Reading the property alone throws where storage is switched off.
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
