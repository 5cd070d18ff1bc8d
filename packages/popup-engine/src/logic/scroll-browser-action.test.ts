import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAction } from './action';
import { browserOf } from './browser';
import { isLeaving, stepOf } from './scroll';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  ['chrome', CHROME],
  ['chrome', CHROME.replace('Chrome/', 'HeadlessChrome/')],
  ['chrome', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1'],
  ['edge', `${CHROME} Edg/140.0.0.0`],
  ['', `${CHROME} OPR/120.0.0.0`],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'],
  ['', 'curl/8'],
])('%j says %s of itself', (browser, userAgent) => {
  expect(browserOf(userAgent)).toBe(browser);
});

describe('a link action', () => {
  it.each([
    ['#mountkit:popup:open?id=77&toggle=true', { name: 'popup:open', settings: { id: '77', toggle: 'true' } }],
    ['#mountkit:reload-page', { name: 'reload-page', settings: {} }],
    ['#mountkit:popup:close?', { name: 'popup:close', settings: {} }],
    ['#mountkit:', undefined],
    ['#other', undefined],
  ])('%s says %j', (address, expected) => {
    expect(readAction(address)).toEqual(expected);
  });
});

describe('a step of scrolling', () => {
  it('is between 0 and 100 percent, and up only where the page went up', () => {
    const sample = fc.record({ top: fc.integer({ min: -500, max: 9000 }), range: fc.integer({ min: 0, max: 8000 }) });
    fc.assert(
      fc.property(sample, sample, (before, now) => {
        const { percent, up } = stepOf({ ...before, time: 0 }, { ...now, range: before.range, time: 16 });
        expect(percent >= 0 && percent <= 100).toBe(true);
        if (now.top >= before.top) expect(up).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('does not take a page that springs back from its end for one that is scrolled up', () => {
    expect(stepOf({ top: 1050, range: 1000, time: 0 }, { top: 1000, range: 1000, time: 16 }).up).toBe(0);
  });

  it('says that somebody leaves only where it is fast and up', () => {
    const at = (top: number, time: number) => ({ top, range: 9000, time });
    expect(isLeaving(stepOf(at(500, 0), at(400, 16)))).toBe(true);
    expect(isLeaving(stepOf(at(500, 0), at(490, 16)))).toBe(false);
    expect(isLeaving(stepOf(at(400, 0), at(500, 16)))).toBe(false);
  });
});
