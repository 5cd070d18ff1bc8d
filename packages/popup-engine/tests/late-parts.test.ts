import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, watchReports } from '../../core/src/testing/page';
import { fakeDialogs } from '../src/testing/fake-dialogs';

/** Parts take their time to load on a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

const PARTS = ['show', 'triggers'] as const;

let reports: readonly string[];
let popups: typeof import('../src/index');

beforeEach(() => {
  resetPage();
  fakeDialogs();
  reports = watchReports();
});

afterEach(() => {
  popups.registry.removeAll();
  for (const part of PARTS) vi.doUnmock(`../src/on-demand/${part}`);
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page on which one part cannot be loaded until it is given. */
async function refuse(part: (typeof PARTS)[number]) {
  vi.resetModules();
  vi.doMock(`../src/on-demand/${part}`, () => {
    throw new Error('offline');
  });
  popups = await import('../src/index');
  return () => vi.doUnmock(`../src/on-demand/${part}`);
}

const mountPopup = (settings: object) =>
  popups.mount(putMarkup('<div id="a">news</div>'), { popupId: '7', ...settings });

/** What the console was given with the report. */
const causes = () => vi.mocked(console.error).mock.calls.map(([, cause]) => cause);

it('reports a dialog that cannot be loaded, once, and opens the popup at the next click', async () => {
  const give = await refuse('show');
  mountPopup({});
  const link = putMarkup('<a href="#mountkit:popup:open?id=7">open</a>');
  link.click();
  popups.open('7');
  await eventually(() => expect(reports).toEqual(['could not load the popup dialog']));
  expect(causes()).toEqual([expect.any(Error)]);
  expect(popups.isOpen('7')).toBe(false);
  give();
  link.click();
  await eventually(() => expect(popups.isOpen('7')).toBe(true));
  expect(reports).toHaveLength(1);
});

it('lets a popup without its triggers be opened by links, and arms them when its settings change', async () => {
  const give = await refuse('triggers');
  const handle = mountPopup({ triggers: { click: true } });
  await handle.ready;
  expect(reports).toEqual(['could not load popup triggers']);
  expect(causes()).toEqual([expect.any(Error)]);
  document.body.click();
  popups.open('7');
  await eventually(() => expect(popups.isOpen('7')).toBe(true));
  popups.close('7');
  give();
  handle.update({ triggers: { click: true, click_times: 1 } });
  await eventually(() => {
    document.body.click();
    expect(popups.isOpen('7')).toBe(true);
  });
  expect(reports).toHaveLength(1);
});

it('does not open a popup by itself without what checks its display rules, and checks them when its settings change', async () => {
  const give = await refuse('triggers');
  const handle = mountPopup({ timing: { times: true }, triggers: { click: true } });
  await handle.ready;
  expect(reports).toEqual(['could not load popup triggers']);
  expect(popups.explain('7')).toEqual([]);
  document.body.click();
  expect(popups.isOpen('7')).toBe(false);
  give();
  handle.update({ timing: { times: true, times_times: 2 } });
  await eventually(() => expect(popups.explain('7')).toMatchObject([{ rule: 'times', passes: true }]));
  document.body.click();
  await eventually(() => expect(popups.isOpen('7')).toBe(true));
  expect(reports).toHaveLength(1);
});

it('waits for the display rules that a marked popup has, and not for longer where they cannot be loaded', async () => {
  const give = await refuse('triggers');
  putMarkup('<div data-mountkit="popup" data-timing="{}"></div>');
  await popups.prepare();
  expect(reports).toEqual(['could not load popup triggers']);
  give();
  await popups.prepare();
  expect(reports).toHaveLength(1);
});
