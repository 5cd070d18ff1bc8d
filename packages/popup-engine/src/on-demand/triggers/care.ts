import {
  browserClock,
  type Disposer,
  isJsonObject,
  jsonList,
  listen,
  openStorage,
  pageConfig,
  shared,
} from '@mountkit/core';
import { isShown, pageLayers } from '../../dom/page-layers';
import type { PopupContext } from '../../dom/part-types';
import { popupStorage } from '../../dom/popup-storage';
import { countOf } from '../../dom/visit';
import { type CareLimits, checkCare, DAY, nextOf, recentOf, type Waiting } from '../../logic/care';

/** Milliseconds after which a popup that waits looks again whether it may open. */
const AGAIN = 500;

/** Milliseconds after the last key for which a visitor counts as typing. */
const TYPING = 2000;

interface Entry extends Waiting {
  open(): void;
  block(reason: string): void;
}

interface Queue {
  readonly waiting: Set<Entry>;
  /** How many popups use it. */
  users: number;
  end?(): void;
  typedAt: number;
  stop?: Disposer | undefined;
}

const VISIT = 'popups_visit';
const SHOWN = 'popups_shown';
const QUIET = 'popups_quiet';

const limitsOf = (): CareLimits => {
  const { popups } = pageConfig();
  return isJsonObject(popups) ? popups : {};
};

const timesOf = (value: unknown) => jsonList(value).filter((each): each is number => typeof each === 'number');

/** Whether something lies over the page that must not be disturbed: a popup, or a dialog of the page. */
const isCovered = () =>
  [...pageLayers()].some((layer) => !layer.isInPlace && (isShown(layer) || layer.shown)) ||
  !!document.querySelector('dialog:modal,[aria-modal=true]:not([hidden],[aria-hidden=true],dialog)');

/** Whether the visitor types: a key was pressed just now in a field that still has the focus. */
const isTyping = ({ typedAt }: Queue) =>
  Date.now() - typedAt < TYPING &&
  !!document.activeElement?.matches('input:not([type=button],[type=submit]),textarea,select,[contenteditable]');

/** Lets the next one open, if nothing speaks against it; otherwise it looks again later. */
function look(queue: Queue): void {
  queue.stop?.();
  queue.stop = undefined;
  const entry = nextOf([...queue.waiting]);
  if (!entry) return;
  if (!isCovered() && !isTyping(queue)) {
    queue.waiting.delete(entry);
    const limits = limitsOf();
    const now = Date.now();
    const store = popupStorage();
    const session = openStorage('session');
    const visit = countOf(session.get(VISIT));
    const shown = timesOf(store.get(SHOWN));
    const { passes, reason } = checkCare(limits, { visit, shown, isQuiet: !!store.get(QUIET), now });
    if (passes) {
      if (limits.perVisit !== undefined) session.set(VISIT, visit + 1);
      if (limits.perDays !== undefined)
        store.set(SHOWN, [...recentOf(shown, limits, now), now], (limits.days ?? 7) * DAY);
      entry.open();
    } else entry.block(reason);
  }
  if (queue.waiting.size) queue.stop = browserClock.after(AGAIN, () => look(queue));
}

/** After what a popup asks for was done, none asks again for a while. */
function rest(): void {
  const { quietDays = 0 } = limitsOf();
  if (quietDays > 0) popupStorage().set(QUIET, true, quietDays * DAY);
}

const queueOf = (): Queue => shared('popups:queue', () => ({ waiting: new Set(), users: 0, typedAt: 0 }));

/** Follows what the queue must know, from the first popup that uses it to the last. */
export function joinQueue(): Disposer {
  const queue = queueOf();
  if (!queue.users++) {
    const note = () => {
      queue.typedAt = Date.now();
    };
    const offs = [
      listen(document, 'keydown', note, { passive: true, capture: true }),
      ...['mountkit:forms:submitted', 'mountkit:popups:convert'].map((name) => listen(document, name, rest)),
    ];
    queue.end = () => {
      for (const off of offs) off();
    };
  }
  return () => {
    if (!--queue.users) queue.end?.();
  };
}

/** Lets a popup wait for its turn: those that fire at the same time are looked at together. The answer takes it out again. */
export function queuePopup({ emit, settings }: PopupContext, open: () => void): Disposer {
  const queue = queueOf();
  const entry: Entry = {
    priority: Number(settings().priority) || 0,
    open,
    block: (reason) => emit('blocked', { rule: 'care', reason }),
  };
  queue.waiting.add(entry);
  queue.stop?.();
  queue.stop = browserClock.after(0, () => look(queue));
  return () => {
    queue.waiting.delete(entry);
    if (!queue.waiting.size) queue.stop?.();
  };
}
