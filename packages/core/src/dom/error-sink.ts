import type { Disposer } from '../logic/disposer';
import { addBreadcrumb, type Breadcrumb, buildErrorReport, nextBackOff } from '../logic/error-report';
import { writeJson } from '../logic/json';
import { browserClock } from './clock';
import { hub } from './hub';
import { report, reports } from './reporter';

/** Characters of an address that browsers and servers accept. */
const LONGEST_REQUEST = 8000;

/**
 * Sends every report, also earlier ones, to an address as image requests, one at a time. An image does not reveal the
 * status of its answer: each failure (also 400, 401 and 429) doubles the pause before the next.
 */
export function startErrorSink(address: string, clock = browserClock): Disposer {
  const base = parseAddress(address);
  if (!base) {
    report(`errorSink is ${JSON.stringify(address)}, expected an address`);
    return () => {};
  }

  const queue: string[] = [];
  let trail: readonly Breadcrumb[] = [];
  let pause = 0;
  let busy = false;
  let stopped = false;
  let stopTimer: Disposer = () => {};

  const sendNext = () => {
    const next = queue[0];
    if (busy || next === undefined) return;
    busy = true;
    const image = new Image();
    const settle = (refused: boolean) => () => {
      if (stopped) return;
      pause = nextBackOff(pause, refused);
      if (!refused) queue.shift();
      stopTimer = clock.after(pause, () => {
        busy = false;
        sendNext();
      });
    };
    image.onload = settle(false);
    image.onerror = settle(true);
    image.src = next;
  };

  const sink = (message: string, cause: unknown) => {
    const url = new URL(base);
    const { frames, breadcrumbs, ...rest } = buildErrorReport(message, cause, location.href, trail);
    const entries = { ...rest, frames: writeJson(frames), breadcrumbs: writeJson(breadcrumbs) };
    for (const [name, value] of Object.entries(entries)) url.searchParams.set(name, value);
    queue.push(url.href.slice(0, LONGEST_REQUEST));
    sendNext();
  };

  const off = hub().on('*', (detail) => {
    const { event } = detail as { event: string };
    trail = addBreadcrumb(trail, { time: clock.now(), event });
  });
  for (const [message, cause] of reports().told) sink(message, cause);
  reports().sink = sink;

  return () => {
    stopped = true;
    off();
    stopTimer();
    queue.length = 0;
    delete reports().sink;
  };
}

/** The address, resolved against the page's own; null if it is invalid. */
function parseAddress(address: string): string | null {
  try {
    return new URL(address, location.href).href;
  } catch {
    return null;
  }
}
