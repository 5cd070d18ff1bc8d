import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../../../../core/src/testing/page';
import { explain, isOpen, mount, popup, registerRule, registerTrigger } from '../../mount';
import type { PopupSettings } from '../../settings';
import { fakeDialogs } from '../../testing/fake-dialogs';

/** Parts take their time to load on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let reports: readonly string[];

beforeEach(() => {
  resetPage();
  fakeDialogs();
  reports = watchReports();
});

afterEach(() => {
  popup.registry.removeAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const mountPopup = (settings: object, popupId = '7') =>
  mount(putMarkup('<div>news</div>'), { popupId, ...settings } as Partial<PopupSettings>).ready;

it('checks popups that wait for a rule of the page once it is registered, and asks it with its own settings', async () => {
  const timing = { weather: 'yes', weather_city: 'Bonn' };
  await mountPopup({ timing, triggers: { click: true } });
  expect(explain('7')).toEqual([{ rule: 'weather', passes: false, reason: 'no rule of this name is registered' }]);
  const check = vi.fn(() => true);
  registerRule('weather', check);
  expect(check).toHaveBeenCalledWith({ city: 'Bonn' }, { id: '7', element: expect.any(HTMLElement) });
  document.body.click();
  await eventually(() => expect(isOpen('7')).toBe(true));
  expect(reports).toEqual([]);
});

it('stops a trigger of the page when the popup is unmounted, and reports one that throws', async () => {
  const stop = vi.fn();
  registerTrigger('shake', () => stop);
  registerTrigger('odd', () => {
    throw new Error('page code');
  });
  await mountPopup({ triggers: { shake: 'yes', odd: 'yes' } });
  expect(reports).toEqual([expect.stringContaining('the trigger odd threw')]);
  popup.registry.removeAll();
  expect(stop).toHaveBeenCalledOnce();
});

it('fetches the basket once for all popups, and again after a change', async () => {
  let count = 0;
  const fetched = vi.fn(async () =>
    Response.json({ items: [], items_count: count, totals: { total_items: '0', currency_minor_unit: 2 } }),
  );
  vi.stubGlobal('fetch', fetched);
  const settings = { timing: { basket: 'yes', basket_min_items: 1 }, triggers: { page_load: 'yes' } };
  await Promise.all([mountPopup(settings, '7'), mountPopup(settings, '8')]);
  await eventually(() => expect(explain('8')[0]?.reason).toBe('the basket holds 0 for 0'));
  expect(fetched).toHaveBeenCalledOnce();
  count = 1;
  document.dispatchEvent(new CustomEvent('mountkit:cart:added'));
  await eventually(() => expect([isOpen('7'), isOpen('8')]).toEqual([true, true]));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(reports).toEqual([]);
});

it('reports what belongs to no rule', async () => {
  await mountPopup({ timing: { wether_city: 'Bonn' }, triggers: { page_load: 'yes' } });
  expect(reports).toEqual([
    expect.stringContaining('data-settings.timing.wether_city is "Bonn", expected no such option'),
  ]);
});
