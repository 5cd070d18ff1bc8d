import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBreadcrumb, type Breadcrumb, buildErrorReport, nextBackOff } from './error-report';

const PAGE = 'https://shop.test/cart';

/** An error with this stack below its message. */
const errorWith = (...lines: readonly string[]) =>
  Object.assign(new Error('why'), { stack: ['Error: why', ...lines].join('\n') });

const framesOf = (...lines: readonly string[]) => buildErrorReport('it broke', errorWith(...lines), PAGE, []).frames;

describe('addBreadcrumb', () => {
  it('keeps the newest 100, in their order, and leaves the trail before as it was', () => {
    fc.assert(
      fc.property(fc.nat(250), (count) => {
        let trail: readonly Breadcrumb[] = [];
        for (let time = 1; time <= count; time++) {
          const before = [...trail];
          const next = addBreadcrumb(trail, { time, event: 'forms:ready' });
          expect(trail).toEqual(before);
          trail = next;
        }
        expect(trail).toHaveLength(Math.min(100, count));
        expect(trail.map(({ time }) => time)).toEqual(trail.map((_, place) => count - trail.length + place + 1));
      }),
      { numRuns: 20 },
    );
  });
});

describe('buildErrorReport', () => {
  it('holds the message, the page, the frames and what happened before', () => {
    const breadcrumbs = [{ time: 1, event: 'forms:ready' }];
    const cause = errorWith('    at run (https://cdn.test/a.js:1:2)');
    expect(buildErrorReport('it broke', cause, PAGE, breadcrumbs)).toEqual({
      message: 'it broke',
      url: PAGE,
      frames: ['at run (https://cdn.test/a.js:1:2)'],
      breadcrumbs,
    });
  });

  it('leaves the query and the fragment of the page out', () => {
    const urlOf = (url: string) => buildErrorReport('it broke', undefined, url, []).url;
    expect(urlOf(`${PAGE}?email=a@b.co#top`)).toBe(PAGE);
    expect(urlOf(`${PAGE}#a?b`)).toBe(PAGE);
  });

  it('keeps 250 characters of the address of a page', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true, size: 'large' }), (url) => {
        const { url: sent } = buildErrorReport('it broke', undefined, url, []);
        expect(sent.length).toBeLessThanOrEqual(250);
        expect(url.startsWith(sent)).toBe(true);
        expect(sent).not.toMatch(/[?#]/);
      }),
    );
    expect(buildErrorReport('it broke', undefined, `https://a.test/${'x'.repeat(500)}`, []).url).toHaveLength(250);
  });

  it('keeps 50 frames, those nearest to the error', () => {
    const lines = Array.from({ length: 80 }, (_, place) => `    at f${place} (https://cdn.test/a.js:${place}:1)`);
    const frames = framesOf(...lines);
    expect(frames).toHaveLength(50);
    expect(frames[0]).toBe('at f0 (https://cdn.test/a.js:0:1)');
    expect(frames[49]).toBe('at f49 (https://cdn.test/a.js:49:1)');
  });

  it('reads the frames of every browser, and leaves the message of the error out', () => {
    expect(framesOf('    at https://cdn.test/a.js:1:2', 'run@https://cdn.test/a.js:3:4', '', 'other words')).toEqual([
      'at https://cdn.test/a.js:1:2',
      'run@https://cdn.test/a.js:3:4',
    ]);
  });

  it('shortens the addresses of frames and keeps their places', () => {
    const long = `https://cdn.test/${'x'.repeat(400)}`;
    expect(
      framesOf(`at run (${long}.js:12:34)`, 'at run (https://cdn.test/a.js?token=secret:1:2)', `run@${long}:5:6`),
    ).toEqual([
      `at run (${long.slice(0, 250)}:12:34)`,
      'at run (https://cdn.test/a.js:1:2)',
      `run@${long.slice(0, 250)}:5:6`,
    ]);
  });

  it.each([[undefined], [null], ['text'], [{ stack: 'at run (https://cdn.test/a.js:1:2)' }]])(
    'has no frames where the cause is %j',
    (cause) => {
      expect(buildErrorReport('it broke', cause, PAGE, []).frames).toEqual([]);
    },
  );

  it('has no frames where an error has no stack', () => {
    expect(
      buildErrorReport('it broke', Object.assign(new Error('why'), { stack: undefined }), PAGE, []).frames,
    ).toEqual([]);
  });
});

describe('nextBackOff', () => {
  it('starts with a second, doubles with each refusal and ends when one was taken', () => {
    const pauses = [0];
    for (let time = 0; time < 5; time++) pauses.push(nextBackOff(pauses.at(-1) ?? 0, true));
    expect(pauses).toEqual([0, 1000, 2000, 4000, 8000, 16_000]);
    expect(nextBackOff(16_000, false)).toBe(0);
    expect(nextBackOff(0, false)).toBe(0);
  });
});
