import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../../../core/src/testing/page';
import type { Layer } from '../dom/page-layers';
import { explain, mount, popup } from '../mount';
import type { PopupSettings } from '../settings';
import { fakeDialogs } from '../testing/fake-dialogs';

/** Parts take their time to load on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let reports: readonly string[];
let shown: string[];

const note = ({ type, detail: { id, rule } }: CustomEvent) => shown.push(`${type.replace(/.*:/, '')} ${rule ?? id}`);

beforeEach(() => {
  resetPage();
  fakeDialogs();
  reports = watchReports();
  shown = [];
  // A popup may be shown or blocked before `mount` returns.
  for (const name of ['show', 'blocked']) document.addEventListener(`mountkit:popups:${name}`, note as never);
});

afterEach(() => {
  popup.registry.removeAll();
  for (const name of ['show', 'blocked']) document.removeEventListener(`mountkit:popups:${name}`, note as never);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const mountPopup = (settings: Partial<PopupSettings>) =>
  mount(putMarkup('<div id="source">news</div>'), { popupId: '7', ...settings }).ready;

const leaveByTop = () => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }));

it('shows a popup after so many clicks, once', async () => {
  await mountPopup({ triggers: { click: true, click_times: 2 } });
  document.body.click();
  expect(shown).toEqual([]);
  document.body.click();
  await eventually(() => expect(shown).toEqual(['show 7']));
});

it('disarms the other triggers when one fires', async () => {
  const open = vi.fn();
  const { startPopup } = await import('./triggers');
  const handle = await mountPopup({});
  const context = {
    signal: new AbortController().signal,
    settings: () => ({ timing: {}, triggers: { click: 'yes', exit_intent: 'yes' } }),
    scope: { add: vi.fn() },
    emit: vi.fn(),
    markReady: vi.fn(),
    report: vi.fn(),
  };
  startPopup(context as never, { open } as Partial<Layer> as Layer);
  leaveByTop();
  document.body.click();
  expect(open.mock.calls).toEqual([[{ isAutomatic: true }]]);
  handle.unmount();
});

it('arms triggers again when their settings change, and none after unmount', async () => {
  const handle = await mountPopup({ triggers: { click: true } });
  handle.update({ triggers: { exit_intent: true } });
  document.body.click();
  handle.unmount();
  leaveByTop();
  await Promise.resolve();
  expect(shown).toEqual([]);
});

it('reports what cannot be read of triggers', async () => {
  await mountPopup({ triggers: { scrolling_to: true, scrolling_to_selector: ':::', click_times: 'x' as never } });
  expect(reports).toEqual([
    'popup #source: data-settings.triggers.click_times is "x", expected a number',
    'popup #source: data-settings.triggers.scrolling_to_selector is ":::", expected a selector',
  ]);
});

describe('a popup with display rules', () => {
  it('is blocked by the first that does not pass, and explains all of them', async () => {
    const timing = { devices: true, devices_devices: ['none'], times: true, url: true, url_url: 'spring' };
    await mountPopup({ timing, triggers: { click: true } });
    document.body.click();
    expect(shown).toEqual(['blocked url']);
    expect(explain('7').map(({ rule, passes }) => `${rule} ${passes}`)).toEqual([
      'url false',
      'devices false',
      'times true',
    ]);
  });

  it('is checked again when they change', async () => {
    const timing = { url: true, url_url: 'spring' };
    const handle = await mountPopup({ timing, triggers: { click: true } });
    handle.update({ timing: { url: true, url_url: '' } });
    document.body.click();
    await eventually(() => expect(shown).toContain('show 7'));
    expect(explain('7')).toMatchObject([{ rule: 'url', passes: true }]);
  });

  it('counts its impressions', async () => {
    await mountPopup({ timing: { times: true, times_times: 1 }, triggers: { click: true } });
    document.body.click();
    await eventually(() => expect(shown).toEqual(['show 7']));
    expect(explain('7')).toMatchObject([{ rule: 'times', passes: false, reason: 'shown 1 of 1 times in all' }]);
  });
});

it.each(['preview', 'edit'])('shows a popup at once in %s, whatever its rules are', async (mode) => {
  putMarkup(`<script type="application/json" data-mountkit-config>{"mode": "${mode}"}</script>`);
  await mountPopup({ timing: { url: true, url_url: 'spring' } });
  await eventually(() => expect(shown).toEqual(['show 7']));
});
