import fc from 'fast-check';
import { expect, it } from 'vitest';
import { browserOf } from './browser';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['chrome', CHROME],
  ['chrome', CHROME.replace('Chrome/', 'HeadlessChrome/')],
  ['chrome', `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ['edge', `${CHROME} Edg/140.0.0.0`],
  ['edge', `${IPHONE} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`],
  ['', `${CHROME} OPR/120.0.0.0`],
  ['', CHROME.replace('Chrome/', 'SamsungBrowser/27.0 Chrome/')],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['firefox', `${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/604.1`],
  ['safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'],
  ['', 'curl/8'],
  ['', ''],
])('finds "%s" in %s', (browser, userAgent) => {
  expect(browserOf(userAgent)).toBe(browser);
});

it('finds one of the browsers that a rule can name, or none, in any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(['', 'chrome', 'edge', 'firefox', 'safari']).toContain(browserOf(text));
    }),
  );
});
