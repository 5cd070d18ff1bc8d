import { type Disposer, listen, shared } from '@mountkit/core';
import { type ScrollSample, type ScrollStep, stepOf } from '../logic/scroll';

/** What waits for the page to be scrolled. */
interface Waiting {
  /** The percentage of the page before which it waits on; absent where it waits for a scroll upwards. */
  readonly from?: number;
  /** Whether this step is what it waits for. */
  isMeant(step: ScrollStep): boolean;
  fire(): void;
}

interface ScrollWatch {
  readonly waiting: Set<Waiting>;
  /** The least percentage that one of them waits for, and whether one waits for a scroll upwards. */
  from: number;
  hasUp: boolean;
  stop?: Disposer;
}

/** Milliseconds for which the height of a page is taken as known: to ask for it at each event takes its time. */
const KNOWN_FOR = 100;

const readRange = () => document.documentElement.scrollHeight - window.innerHeight;

/** Where the page is. At a scroll event nothing has changed since it was laid out, so that nothing is laid out anew. */
const look = (time: number, range = readRange()): ScrollSample => ({ top: window.scrollY, range, time });

/** Follows how the page is scrolled. Mostly nobody waits for what happens: two numbers are compared then, for all. */
function follow(watch: ScrollWatch): Disposer {
  let before = look(0);
  let readAt = 0;
  const move = ({ timeStamp }: Event) => {
    const isFresh = timeStamp - readAt > KNOWN_FOR;
    if (isFresh) readAt = timeStamp;
    const now = look(timeStamp, isFresh ? undefined : before.range);
    const last = before;
    before = now;
    if (now.top < (now.range * watch.from) / 100 && !(watch.hasUp && now.top < last.top)) return;
    // Nothing is shown for a height that the page had once.
    if (!isFresh) before = look(timeStamp);
    const step = stepOf(last, before);
    for (const { isMeant, fire } of watch.waiting) if (isMeant(step)) fire();
  };
  return listen(window, 'scroll', move, { passive: true });
}

/** Notes what is waited for. */
function sum(watch: ScrollWatch): void {
  const froms = [...watch.waiting].map(({ from }) => from);
  watch.from = Math.min(...froms.map((from = Number.POSITIVE_INFINITY) => from));
  watch.hasUp = froms.includes(undefined);
}

/** Waits for a scroll of the page: one passive listener for all popups. */
export function watchScroll(one: Waiting): Disposer {
  const watch = shared<ScrollWatch>('popups:scroll', () => ({ waiting: new Set(), from: 0, hasUp: false }));
  if (!watch.waiting.size) watch.stop = follow(watch);
  watch.waiting.add(one);
  sum(watch);
  // The visitor may have scrolled before anybody listened.
  const now = look(0);
  if (one.isMeant(stepOf(now, now))) one.fire();
  return () => {
    if (!watch.waiting.delete(one)) return;
    sum(watch);
    if (!watch.waiting.size) watch.stop?.();
  };
}
