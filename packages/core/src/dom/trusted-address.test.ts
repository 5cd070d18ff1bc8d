import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { putMarkup, resetPage } from '../testing/page';
import { markAnswered } from './own-markup';
import { pageProvider } from './page-provider';
import { shared } from './shared';
import { trustedAddress } from './trusted-address';

const OWN = location.origin;
const USES = ['host', 'frame', 'style', 'script'] as const;

beforeEach(() => {
  resetPage();
  Object.assign(pageProvider(), {
    src: 'https://cdn.test/v1/',
    provider: 'https://forms.test/base/',
    providers: 'https://eu.forms.test, other.test',
  });
  shared('config', () => ({
    config: { addresses: { legacy: 'https://legacy.test/x.js' }, providers: ['https://us.test'] },
  }));
});

const trusted = (named: string, use: (typeof USES)[number] = 'host') =>
  trustedAddress(putMarkup('<div></div>'), named, use);

describe('trustedAddress', () => {
  it.each([
    ...['/a.js', `${OWN}/a`, 'https://forms.test/x', 'https://eu.forms.test/', 'https://other.test:443/a'],
    'https://us.test/a',
  ])('is %s for every use', (named) => {
    for (const use of USES) expect(trusted(named, use)).toBe(named);
  });

  it.each([
    ...['https://evil.test/', '//evil.test/x.js', 'https://forms.test.evil.test/', 'https://forms.test@evil.test/'],
    ...[
      'http://forms.test/',
      'https://a.other.test/',
      'http://other.test/',
      'https://forms.test:8443/',
      '\\\\evil.test\\x',
    ],
    ...[
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/javascript,1',
      'blob:https://forms.test/1',
      'http://[',
    ],
  ])('is none for %j', (named) => {
    for (const use of USES) expect(trusted(named, use)).toBeUndefined();
  });

  it('is what the config block has by that key', () => {
    expect(trusted('legacy', 'script')).toBe('https://legacy.test/x.js');
  });

  it('has no members of every object for keys', () => {
    expect(trusted('toString', 'script')).toBe('toString');
  });

  it('takes no script from the host of the tag, which may serve the files of anyone', () => {
    expect(trusted('https://cdn.test/npm/evil/x.js', 'script')).toBeUndefined();
    expect(trusted('https://cdn.test/frame', 'frame')).toBe('https://cdn.test/frame');
  });

  it('takes no script that this page’s own server would compose', () => {
    expect(trusted('/wp-json/?_jsonp=alert', 'script')).toBeUndefined();
    expect(trusted('https://forms.test/check.js?v=1', 'script')).toBe('https://forms.test/check.js?v=1');
  });

  it('lets markup of an answer name a host, and nothing else', () => {
    const element = putMarkup('<section><div></div></section>').firstElementChild as Element;
    markAnswered(element.parentElement as Element);
    expect(trustedAddress(element, 'https://forms.test/', 'host')).toBe('https://forms.test/');
    for (const use of ['frame', 'style', 'script'] as const) {
      expect(trustedAddress(element, 'https://forms.test/', use)).toBeUndefined();
      expect(trustedAddress(element, 'legacy', use)).toBeUndefined();
    }
  });

  it('is http(s) of a known host or none, whatever is named', () => {
    const hosts = new Set([new URL(OWN).host, 'cdn.test', 'forms.test', 'eu.forms.test', 'other.test', 'us.test']);
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string({
        unit: fc.constantFrom('/', '\\', '@', ':', '.', 'forms.test', 'evil.test', 'https', '\t', '?', '#'),
      }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...USES), (named, use) => {
        const address = trusted(named, use);
        if (address === undefined) return;
        const { protocol, host } = new URL(address, document.baseURI);
        expect([protocol, hosts.has(host)]).toEqual([expect.stringMatching(/^https?:$/), true]);
      }),
      { numRuns: 2_000 },
    );
  });
});
