// @vitest-environment jsdom
import { pageProvider } from '@mountkit/core';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../../../core/src/testing/fake-fetch';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import { prepareCall } from './prepare-call';
import { takeAddress } from './take-address';

const runIn = (markup: string) => {
  const script = putMarkup(markup) as HTMLScriptElement;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  takeAddress();
  return { ...script.dataset };
};

afterEach(() => {
  resetPage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says by its parameters what other tags say by attributes', () => {
  expect(
    runIn('<script src="https://cdn.test/hbspt.js?provider=https://a.test/&rest-base=/r/&%20=1"></script>'),
  ).toEqual({
    provider: 'https://a.test/',
    restBase: '/r/',
  });
});

it('leaves attributes as they are', () => {
  expect(runIn('<script src="/hbspt.js?provider=/a/" data-provider="/b/"></script>')).toEqual({ provider: '/b/' });
});

it('is nothing to a script without an address', () => {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(null);
  expect(takeAddress).not.toThrow();
});

it('asks for the definition of a call at once', () => {
  resetPage();
  Object.assign(pageProvider(), { provider: 'https://forms.test' });
  const { calls } = fakeFetch();
  prepareCall({ portalId: 8100231, formId: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10', onFormReady() {}, 'not a name': 1 });
  expect(calls.map(({ url }) => url)).toEqual([
    'https://forms.test/embed/v3/form/8100231/6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10/json',
  ]);
});
