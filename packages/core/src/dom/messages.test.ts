import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../testing/page';
import { type ExpectedMessage, onMessage } from './messages';

const ORIGIN = 'https://app.test';
const readWord = (data: unknown) => (typeof data === 'string' && data !== '' ? data : undefined);

let reports: readonly string[];
let frame: Window;
let offs: (() => void)[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
  frame = windowOf(putMarkup('<iframe title="a"></iframe>'));
  offs = [];
});

afterEach(() => {
  for (const off of offs) off();
  vi.restoreAllMocks();
});

const windowOf = (element: Element) => (element as HTMLIFrameElement).contentWindow as Window;

/** Sends the page a message, as a window of another origin would. */
const send = (data: unknown, { source = frame, origin = ORIGIN }: { source?: Window | null; origin?: string } = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }));

/** Listens to words of the frame; the list of what was heard, and what ends it. */
function hear(expected: Partial<ExpectedMessage<string>> = {}) {
  const heard: string[] = [];
  const off = onMessage({ source: () => frame, origin: ORIGIN, read: readWord, ...expected }, (said) =>
    heard.push(said),
  );
  offs.push(off);
  return { heard, off };
}

describe('onMessage', () => {
  it('tells what the expected window of the expected origin has said', () => {
    const { heard } = hear();
    send('one');
    send('two');
    expect(heard).toEqual(['one', 'two']);
  });

  it.each([
    ['another window', () => ({ source: windowOf(putMarkup('<iframe title="b"></iframe>')) })],
    ['the page itself', () => ({ source: window })],
    ['no window', () => ({ source: null })],
    ['another origin', () => ({ origin: 'https://app.test.evil.example' })],
    ['another scheme', () => ({ origin: 'http://app.test' })],
    ['another port', () => ({ origin: 'https://app.test:8443' })],
    ['an origin without a name', () => ({ origin: 'null' })],
    ['no origin', () => ({ origin: '' })],
  ])('passes over a message of %s', (_, from) => {
    const { heard } = hear();
    send('one', from());
    expect(heard).toEqual([]);
    expect(reports).toEqual([]);
  });

  it.each(['null', '', 'app.test'])('takes nothing where %j is the origin that is expected', (origin) => {
    const { heard } = hear({ origin });
    send('one', { origin });
    expect(heard).toEqual([]);
  });

  it('takes nothing where the expected window is gone', () => {
    const { heard } = hear({ source: () => null });
    send('one', { source: null });
    expect(heard).toEqual([]);
  });

  it('asks for the window at each message', () => {
    let source = frame;
    const { heard } = hear({ source: () => source });
    source = windowOf(putMarkup('<iframe title="b"></iframe>'));
    send('of the old one');
    send('of the new one', { source });
    expect(heard).toEqual(['of the new one']);
  });

  it('passes over what has another shape', () => {
    const { heard } = hear();
    for (const data of [undefined, null, 7, '', {}, ['one']]) send(data);
    expect(heard).toEqual([]);
  });

  it('hears a message only where window, origin and shape are all as expected', () => {
    const other = windowOf(putMarkup('<iframe title="b"></iframe>'));
    const source = fc.constantFrom(frame, other, window, null);
    const origin = fc.oneof(fc.constantFrom(ORIGIN, 'null', '', `${ORIGIN}/`), fc.string());
    const data = fc.oneof(fc.string(), fc.anything());
    fc.assert(
      fc.property(source, origin, data, (source, origin, data) => {
        const { heard, off } = hear();
        send(data, { source, origin });
        off();
        const isExpected = source === frame && origin === ORIGIN && readWord(data) !== undefined;
        expect(heard).toEqual(isExpected ? [data] : []);
      }),
    );
  });

  it('reports a listener that throws, and tells the others', () => {
    offs.push(
      onMessage({ source: () => frame, origin: ORIGIN, read: readWord }, () => {
        throw new Error('widget code');
      }),
    );
    const { heard } = hear();
    send('one');
    expect(heard).toEqual(['one']);
    expect(reports).toEqual([expect.stringContaining('messages threw')]);
  });

  it('does not tell one that was ended by another at the same message', () => {
    const stop = onMessage({ source: () => frame, origin: ORIGIN, read: readWord }, () => off());
    offs.push(stop);
    const { heard, off } = hear();
    send('one');
    expect(heard).toEqual([]);
  });

  it('keeps one listener on the page for all, and none when nobody listens', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const count = (spy: typeof added | typeof removed) =>
      spy.mock.calls.filter(([name]) => name === ('message' as string)).length;

    const first = hear();
    const second = hear();
    expect([count(added), count(removed)]).toEqual([1, 0]);
    first.off();
    first.off();
    send('one');
    expect([first.heard, second.heard]).toEqual([[], ['one']]);
    expect(count(removed)).toBe(0);
    second.off();
    expect([count(added), count(removed)]).toEqual([1, 1]);
    send('two');

    const third = hear();
    send('three');
    expect(third.heard).toEqual(['three']);
    expect(second.heard).toEqual(['one']);
    third.off();
    expect([count(added), count(removed)]).toEqual([2, 2]);
  });
});
