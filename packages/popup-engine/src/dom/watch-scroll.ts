import { type Disposer, listen, shared } from '@mountkit/core';
import { type ScrollSample, type ScrollStep, stepOf } from '../logic/scroll';

/** Something that waits for the page to be scrolled. */
interface Waiting {
  /** Nothing happens above this percentage of the page; absent where it waits for a scroll upwards. */
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

/** Milliseconds for which the height of the page is reused: reading it at each event is slow. */
const KNOWN_FOR = 100;

const readRange = () => document.documentElement.scrollHeight - window.innerHeight;

/** Where the page is. At a scroll event nothing has changed since the last layout, so reading it costs none. */
const look = (time: number, range = readRange()): ScrollSample => ({ top: window.scrollY, range, time });

/** Follows the scroll of the page. At most events nobody waits for it: then two numbers are compared, for all. */
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
    // A former height of the page must not fire.
    if (!isFresh) before = look(timeStamp);
    const step = stepOf(last, before);
    for (const { isMeant, fire } of watch.waiting) if (isMeant(step)) fire();
  };
  return listen(window, 'scroll', move, { passive: true });
}

/** Updates what the fast comparison needs. */
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
