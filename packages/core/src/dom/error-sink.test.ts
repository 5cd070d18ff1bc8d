import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, watchReports } from '../testing/page';
import { startErrorSink } from './error-sink';
import { hub } from './hub';
import { report } from './reporter';

const SINK = 'https://errors.test/collect.gif';

/** Images that are not fetched, and how each of them ends. */
interface SentImage {
  src: string;
  onload(): void;
  onerror(): void;
}

let sent: SentImage[];
let stop = () => {};

beforeEach(() => {
  resetPage();
  watchReports();
  sent = [];
  const images = sent;
  vi.stubGlobal(
    'Image',
    class {
      constructor() {
        images.push(this as never);
      }
    },
  );
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const image = (index: number) => sent[index] as SentImage;

const paramsOf = (index: number) => Object.fromEntries(new URL(image(index).src).searchParams);

describe('startErrorSink', () => {
  it('sends nothing where there is nothing to tell', () => {
    stop = startErrorSink(SINK);
    hub().emit('*', { event: 'forms:ready' });
    expect(sent).toEqual([]);
  });

  it('sends a report with the page, its frames and what happened before', () => {
    stop = startErrorSink(SINK);
    hub().emit('*', { event: 'forms:ready', detail: { values: 'private' } });
    vi.setSystemTime(1_000_250);
    hub().emit('*', { event: 'forms:submit', detail: { values: 'private' } });
    const cause = Object.assign(new Error('why'), { stack: 'Error: why\n    at run (https://cdn.test/a.js?b:1:2)' });
    report('it broke & more', cause);
    expect(sent).toHaveLength(1);
    expect(image(0).src.startsWith(`${SINK}?`)).toBe(true);
    const { frames, breadcrumbs, ...rest } = paramsOf(0);
    expect(rest).toEqual({ message: 'it broke & more', url: location.href.replace(/[?#].*/, '') });
    expect(JSON.parse(frames ?? '')).toEqual(['at run (https://cdn.test/a.js:1:2)']);
    expect(JSON.parse(breadcrumbs ?? '')).toEqual([
      { time: 1_000_000, event: 'forms:ready' },
      { time: 1_000_250, event: 'forms:submit' },
    ]);
  });

  it('keeps what a visitor typed, or what an event carries, out of the report', () => {
    stop = startErrorSink(SINK);
    hub().emit('*', { event: 'forms:submit', detail: { values: [{ name: 'email', value: 'ada@b.co' }] } });
    report('it broke');
    expect(decodeURIComponent(image(0).src)).not.toContain('ada');
  });

  it('sends the reports of the past, in their order', () => {
    report('first', new Error('why'));
    report('second');
    stop = startErrorSink(SINK);
    expect(sent).toHaveLength(1);
    image(0).onload();
    vi.advanceTimersByTime(0);
    expect(sent).toHaveLength(2);
    expect([paramsOf(0).message, paramsOf(1).message]).toEqual(['first', 'second']);
  });

  it('sends one at a time', () => {
    stop = startErrorSink(SINK);
    for (const message of ['first', 'second', 'third']) report(message);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
    image(0).onload();
    vi.advanceTimersByTime(0);
    expect(sent).toHaveLength(2);
    image(1).onload();
    vi.advanceTimersByTime(0);
    image(2).onload();
    vi.runAllTimers();
    expect(sent.map((_, index) => paramsOf(index).message)).toEqual(['first', 'second', 'third']);
  });

  it('sends a message once, however often it is reported', () => {
    stop = startErrorSink(SINK);
    for (let count = 0; count < 3; count++) report('it broke');
    image(0).onload();
    vi.runAllTimers();
    expect(sent).toHaveLength(1);
  });

  it('sends a refused report again after a second, and doubles the pause with each refusal', () => {
    stop = startErrorSink(SINK);
    report('it broke');
    for (const [index, pause] of [1000, 2000, 4000].entries()) {
      image(index).onerror();
      vi.advanceTimersByTime(pause - 1);
      expect(sent).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(sent).toHaveLength(index + 2);
    }
    expect(new Set(sent.map(({ src }) => src)).size).toBe(1);
  });

  it('is back to a second when one was taken in between', () => {
    stop = startErrorSink(SINK);
    report('first');
    report('second');
    image(0).onerror();
    vi.advanceTimersByTime(1000);
    image(1).onload();
    vi.advanceTimersByTime(0);
    image(2).onerror();
    vi.advanceTimersByTime(999);
    expect(sent).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(sent).toHaveLength(4);
  });

  it('keeps to what browsers and servers take as an address', () => {
    stop = startErrorSink(SINK);
    report('x'.repeat(20_000));
    expect(image(0).src).toHaveLength(8000);
  });

  it('takes an address that is relative to the page', () => {
    stop = startErrorSink('/collect.gif');
    report('it broke');
    expect(new URL(image(0).src).origin).toBe(location.origin);
  });

  it('sends nothing more after it was stopped, and leaves no timer', () => {
    stop = startErrorSink(SINK);
    report('first');
    report('second');
    image(0).onerror();
    stop();
    expect(vi.getTimerCount()).toBe(0);
    report('third');
    hub().emit('*', { event: 'forms:ready' });
    vi.runAllTimers();
    expect(sent).toHaveLength(1);
  });

  it('sends nothing more where the last image ends only after it was stopped', () => {
    stop = startErrorSink(SINK);
    report('first');
    report('second');
    stop();
    image(0).onload();
    vi.runAllTimers();
    expect(sent).toHaveLength(1);
  });

  it('sends everything once more where it is started again', () => {
    report('it broke');
    startErrorSink(SINK)();
    stop = startErrorSink(SINK);
    expect(sent.map((_, index) => paramsOf(index).message)).toEqual(['it broke', 'it broke']);
  });
});
