import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../core/src/testing/page';
import { registry } from '../src/index';
import type { FormOptions } from '../src/settings';
import { documentWith, FORM, openForm, page } from '../src/testing/form-page';

const EVENTS = ['view', 'visible', 'interaction'] as const;
const counter = (counted: string) => `https://forms.test/embed/v3/counters.gif?key=forms-embed:${counted}&count=1`;

/** The observers that were made, and what each looks at. */
let observers: { target: Element | null; see: (isIntersecting: boolean) => void }[];
let reports: readonly string[];

beforeEach(() => {
  resetPage();
  reports = watchReports();
  observers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly own: (typeof observers)[number];
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.own = { target: null, see: (isIntersecting) => this.own.target && tell([{ isIntersecting }]) };
        observers.push(this.own);
      }
      observe(target: Element) {
        this.own.target = target;
      }
      disconnect() {
        this.own.target = null;
      }
    },
  );
});

afterEach(() => {
  registry.removeAll();
  Reflect.deleteProperty(window, '_hsq');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens a form and notes what it tells of itself; resolves when its view has been told. */
async function openWatched(options: Partial<FormOptions> = {}, document: object = documentWith()) {
  const told: string[] = [];
  for (const name of EVENTS) {
    addEventListener(`mountkit:forms:${name}`, () => told.push(name), { signal: ended.signal });
  }
  const form = await openForm(options, document);
  await waitFor(() => expect(told).toContain('view'));
  return { ...form, told };
}

let ended: AbortController;
beforeEach(() => {
  ended = new AbortController();
});
afterEach(() => ended.abort());

const queue = () => (window as { _hsq?: unknown[][] })._hsq ?? [];
const tracked = () => queue().filter(([name]) => `${name}`.startsWith('track'));

describe('a form tells', () => {
  it('that it is there, that it was seen, and that the visitor came into it, each once', async () => {
    Object.assign(window, { _hsq: [] });
    const { told, handle, user, beacons } = await openWatched();
    expect(told).toEqual(['view']);
    const [observer] = observers;
    expect(observer?.target).toBe(handle.element);
    observer?.see(false);
    expect(told).toEqual(['view']);
    observer?.see(true);
    observer?.see(true);
    expect(told).toEqual(['view', 'visible']);

    await user.click(page.field('Email'));
    await user.click(page.button());
    expect(told).toEqual(['view', 'visible', 'interaction']);
    expect(beacons).toEqual(['view', 'visible', 'interaction'].map(counter));
    expect(tracked()).toEqual([
      ['trackFormView', FORM, handle.instanceId, 11],
      ['trackFormVisible', FORM, handle.instanceId, 11],
      ['trackFormInteraction', FORM, handle.instanceId, 11],
    ]);
    expect(observers).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('the host without saying who the visitor is, from a page that goes too', async () => {
    const { user } = await openWatched();
    const asked = vi.spyOn(globalThis, 'fetch');
    await user.click(page.field('Email'));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(expect.stringContaining('forms-embed:interaction'), {
        mode: 'no-cors',
        credentials: 'omit',
        keepalive: true,
      }),
    );
  });

  it('the type that its definition has', async () => {
    Object.assign(window, { _hsq: [] });
    await openWatched({ keepValues: false }, documentWith(undefined, { formTypeNumber: 9 }));
    expect(tracked()[0]?.[3]).toBe(9);
  });

  it('of a visitor who came before it could listen', async () => {
    const outside = putMarkup('<input autofocus>') as HTMLInputElement;
    outside.focus();
    const form = await openForm();
    page.field('Email').focus();
    const told = vi.fn();
    form.handle.on('interaction', told);
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    outside.focus();
    page.field('Email').focus();
    await settleMicrotasks();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('analytics that come later, when the page has loaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { handle } = await openWatched();
    expect(window).not.toHaveProperty('_hsq');
    Object.assign(window, { _hsq: [] });
    window.dispatchEvent(new Event('load'));
    expect(tracked()).toEqual([['trackFormView', FORM, handle.instanceId, 11]]);
  });

  it('nobody where the page has no analytics: none are made, and no cookie is written', async () => {
    const write = vi.spyOn(document, 'cookie', 'set');
    const { user } = await openWatched();
    await user.click(page.field('Email'));
    expect(window).not.toHaveProperty('_hsq');
    expect(write).not.toHaveBeenCalled();
  });

  it.each(['preview', 'builder', 'test', 'cms-editor'] as const)('only its events in the mode %s', async (mode) => {
    Object.assign(window, { _hsq: [] });
    const { user, told, beacons } = await openWatched({ mode });
    await user.click(page.field('Email'));
    expect(told).toEqual(['view', 'interaction']);
    expect([tracked(), beacons]).toEqual([[], []]);
  });

  it('nothing after it has gone, and looks no longer', async () => {
    const { told, handle } = await openWatched();
    handle.unmount();
    expect(observers.map(({ target }) => target)).toEqual([null]);
    handle.element?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(told).toEqual(['view']);
  });
});

it('a browser that cannot watch tells the rest', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const { told, user } = await openWatched();
  await user.click(page.field('Email'));
  expect(told).toEqual(['view', 'interaction']);
  expect(reports).toEqual([]);
});
