import { afterEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../../core/src/testing/page';
import type { PageContext } from '../../cart-page/dom/page-context';
import type { Addresses } from '../countries';
import { openCalculator } from './calculator';

const followed = vi.fn<(addresses: Addresses) => void>();
const load = vi.fn(() => ({ followCountries: followed }));
const abort = new AbortController();

vi.mock('../countries', () => load());

afterEach(resetPage);

it('opens and closes, and follows the states of countries once, also where they could not be loaded at first', async () => {
  load.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  const element = putMarkup(
    '<form><a role="button">Address</a><section class="shipping-calculator-form" style="display: none"><input></section></form>',
  );
  const opener = element.querySelector('a') as HTMLElement;
  const report = vi.fn();
  const settings = () => ({ states: { US: { CA: 'California' } }, texts: {} });
  const toggle = openCalculator({ element, settings, report, signal: abort.signal } as object as PageContext);
  await toggle(opener);
  expect([opener.ariaExpanded, followed.mock.calls.length]).toEqual(['true', 0]);
  expect(report.mock.calls).toEqual([['could not load the states of countries', expect.anything(), 'error']]);
  // Two presses in a row wait for one file.
  await Promise.all([toggle(opener), toggle(opener)]);
  await toggle(opener);
  expect([opener.ariaExpanded, followed.mock.calls.length]).toEqual(['false', 1]);
});
