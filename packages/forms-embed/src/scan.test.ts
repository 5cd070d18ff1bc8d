import { beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../core/src/testing/fake-fetch';
import { putMarkup, resetPage } from '../../core/src/testing/page';
import { linkRegistry, registry, scan } from './index';
import { FORM, PORTAL } from './testing/form-page';

beforeEach(resetPage);

it('scan mounts forms, signup links and viral links, each in its registry', () => {
  fakeFetch();
  const form = putMarkup(
    `<div data-mountkit="form" data-portal-id="${PORTAL}" data-form-id="${FORM}" data-provider="https://forms.test"></div>`,
  );
  const signup = putMarkup('<a data-mountkit="signup-link">Sign up</a>');
  const viral = putMarkup('<div data-mountkit="viral-link" data-link-type="forms"></div>');
  const stop = scan();
  expect(registry.all().map(({ element }) => element)).toEqual([form]);
  expect(linkRegistry.all().map(({ element }) => element)).toEqual([signup, viral]);
  stop();
  registry.removeAll();
  linkRegistry.removeAll();
  vi.unstubAllGlobals();
});
