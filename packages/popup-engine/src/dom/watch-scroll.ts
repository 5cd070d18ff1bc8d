import { type Disposer, listen, shared } from '@mountkit/core';
import { type ScrollSample, type ScrollStep, stepOf } from '../logic/scroll';

/** What waits for the page to be scrolled. */
interface Waiting {
  /** Whether this step is what it waits for. */
  isMeant(step: ScrollStep): boolean;
  fire(): void;
}

interface ScrollWatch {
  readonly waiting: Set<Waiting>;
  stop?: Disposer;
}

/** Milliseconds for which the height of a page is taken as known: asking for it takes longer than all the rest. */
const KNOWN_FOR = 100;

const readRange = () => document.documentElement.scrollHeight - window.innerHeight;

/** Where the page is. At a scroll event nothing has changed since it was laid out, so that nothing is laid out anew. */
const look = (time: number, range = readRange()): ScrollSample => ({ top: window.scrollY, range, time });

/** Follows how the page is scrolled: one look for each event, for all popups. */
function follow({ waiting }: ScrollWatch): Disposer {
  let before = look(0);
  let readAt = 0;
  const move = ({ timeStamp }: Event) => {
    const isFresh = timeStamp - readAt > KNOWN_FOR;
    if (isFresh) readAt = timeStamp;
    let now = look(timeStamp, isFresh ? undefined : before.range);
    let step = stepOf(before, now);
    // Nothing is shown for a height that the page had once.
    if (!isFresh && [...waiting].some(({ isMeant }) => isMeant(step))) {
      now = look(timeStamp);
      step = stepOf(before, now);
    }
    before = now;
    for (const { isMeant, fire } of waiting) if (isMeant(step)) fire();
  };
  return listen(window, 'scroll', move, { passive: true });
}

/** Waits for a scroll of the page: one passive listener for all popups. */
export function watchScroll(isMeant: Waiting['isMeant'], fire: () => void): Disposer {
  const watch = shared<ScrollWatch>('popups:scroll', () => ({ waiting: new Set() }));
  const one = { isMeant, fire };
  if (!watch.waiting.size) watch.stop = follow(watch);
  watch.waiting.add(one);
  // The visitor may have scrolled before anybody listened.
  const now = look(0);
  if (isMeant(stepOf(now, now))) fire();
  return () => {
    if (watch.waiting.delete(one) && !watch.waiting.size) watch.stop?.();
  };
}
