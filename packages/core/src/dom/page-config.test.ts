import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../testing/page';
import { consentState, readConsent } from './consent';
import { addPageConfig, pageConfig } from './page-config';
import { pageProvider } from './page-provider';
import { shared } from './shared';

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const putConfig = (text: string) => putMarkup(`<script type="application/json" data-mountkit-config>${text}</script>`);

describe('addPageConfig', () => {
  const mobile = { value: 600 };
  const added = { mode: 'preview', breakpoints: { mobile }, rest: { base: '/theirs/', nonce: 'n' } } as const;

  it('stands in where the page has no block', () => {
    addPageConfig(added);
    expect(pageConfig()).toEqual(added);
  });

  it('leaves what the block says, key by key', () => {
    putConfig('{"mode":"live","breakpoints":{"tablet":{"value":900}},"rest":{"base":"/ours/"}}');
    addPageConfig(added);
    expect(pageConfig()).toEqual({
      mode: 'live',
      breakpoints: { mobile, tablet: { value: 900 } },
      rest: { base: '/ours/', nonce: 'n' },
    });
  });
});

describe('pageConfig', () => {
  it('has no facts where there is no block, and does not complain', () => {
    expect(pageConfig()).toEqual({});
    expect(reports).toEqual([]);
  });

  it('reads the block', () => {
    putConfig('\n { "mode": "preview", "user": {"loggedIn": true, "roles": ["editor"]} } \n');
    expect(pageConfig()).toEqual({ mode: 'preview', user: { loggedIn: true, roles: ['editor'] } });
  });

  it('finds a block that comes after the first question', () => {
    expect(pageConfig()).toEqual({});
    putConfig('{"mode":"edit"}');
    expect(pageConfig().mode).toBe('edit');
  });

  it('remembers what it has read, and takes the first of two blocks', () => {
    const first = putConfig('{"mode":"edit"}');
    putConfig('{"mode":"preview"}');
    expect(pageConfig().mode).toBe('edit');
    first.remove();
    expect(pageConfig().mode).toBe('edit');
  });

  it.each(['', '{', '[]', 'null', '"live"', "{'mode':'edit'}"])(
    'has no facts where the block holds %j, and says so once',
    (text) => {
      putConfig(text);
      expect([pageConfig(), pageConfig()]).toEqual([{}, {}]);
      expect(reports).toEqual(['data-mountkit-config must contain a JSON object']);
    },
  );

  it('does not read what is no data block', () => {
    putMarkup('<div data-mountkit-config>{"mode":"edit"}</div>');
    putMarkup('<script type="application/json">{"mode":"edit"}</script>');
    expect(pageConfig()).toEqual({});
    expect(reports).toEqual([]);
  });
});

describe('readConsent', () => {
  it('answers undefined for what nobody has stated', () => {
    expect(readConsent('marketing')).toBeUndefined();
    putConfig('{"consent":{"marketing":true}}');
    expect(readConsent('statistics')).toBeUndefined();
  });

  it('answers what the config block states', () => {
    putConfig('{"consent":{"marketing":true,"statistics":false}}');
    expect([readConsent('marketing'), readConsent('statistics')]).toEqual([true, false]);
  });

  it('takes what was stated in script over the config block, a refusal too', () => {
    putConfig('{"consent":{"marketing":true,"statistics":false}}');
    Object.assign(consentState(), { marketing: false });
    expect([readConsent('marketing'), readConsent('statistics')]).toEqual([false, false]);
    Object.assign(consentState(), { statistics: true });
    expect(readConsent('statistics')).toBe(true);
  });

  it('remembers what was stated before anybody asked, for every copy on the page', () => {
    Object.assign(consentState(), { marketing: true });
    expect(consentState()).toBe(shared('consent', () => ({})));
    expect(readConsent('marketing')).toBe(true);
  });
});

describe('pageProvider', () => {
  it('says nothing where no script tag did', () => {
    expect(pageProvider()).toEqual({});
  });

  it('answers what the first copy on the page has read', () => {
    const provider = shared('provider', () => ({ provider: 'https://forms.test' }));
    shared('provider', () => ({ provider: 'https://other.test' }));
    expect(pageProvider()).toBe(provider);
  });
});
