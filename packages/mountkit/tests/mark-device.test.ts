import { afterEach, expect, it, vi } from 'vitest';
import { browserFacts } from '../src/dialects/elementor/mark-device';

afterEach(() => {
  vi.restoreAllMocks();
});

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

it.each([
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', ['firefox']],
  [
    'Chrome',
    `${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`,
    ['blink', 'chrome', 'webkit', 'mac'],
  ],
  [
    'Edge',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    ['blink', 'edge', 'webkit'],
  ],
  [
    'Safari',
    `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    ['safari', 'webkit', 'appleWebkit', 'mac'],
  ],
])('tells %s by its names', (_, agent, names) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const found = Object.entries(browserFacts()).flatMap(([name, holds]) => (holds ? [name] : []));
  expect(found).toEqual(names);
});
