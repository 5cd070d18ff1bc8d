import { expect, it } from 'vitest';
import { readFacts } from './read-facts';

it('takes breakpoints, the visitor’s roles, and the address and nonce of calls from the builder’s objects', () => {
  const mobile = { label: 'Mobile Portrait', value: 600, default_value: 767, direction: 'max', is_enabled: true };
  const page = {
    elementorFrontendConfig: {
      environmentMode: { edit: false, wpPreview: false, isScriptDebug: false },
      responsive: { breakpoints: { mobile } },
      user: { roles: ['editor'] },
    },
    ElementorProFrontendConfig: { urls: { assets: '/pro/', rest: 'https://shop.test/wp-json/' } },
    elementorPro: { config: { loopFilter: { nonce: 'abc' } } },
  };
  expect(readFacts(page)).toEqual({
    breakpoints: { mobile },
    user: { loggedIn: true, roles: ['editor'] },
    rest: { base: 'https://shop.test/wp-json/', nonce: 'abc' },
  });
});

it.each([
  [{ edit: true, wpPreview: true }, 'edit'],
  [{ edit: false, wpPreview: true }, 'preview'],
  [{ edit: false, wpPreview: false }, undefined],
])('reads the mode of %j as %s', (environmentMode, mode) => {
  expect(readFacts({ elementorFrontendConfig: { environmentMode } }).mode).toBe(mode);
});

it.each([[{}], [{ elementorFrontendConfig: 7, ElementorProFrontendConfig: { urls: [] } }]])(
  'leaves the defaults where a page says nothing: %j',
  (page) => {
    expect(readFacts(page)).toEqual({ breakpoints: {}, rest: {} });
  },
);
