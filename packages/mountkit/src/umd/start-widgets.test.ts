// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import type { Mountkit } from '../loader/create-mountkit';
import { type ModuleSystems, type OneFile, startWidgets } from './start-widgets';

const page = window as { mountkit?: Partial<Mountkit> | undefined };
const sticky = { mount: vi.fn(), registry: { all: () => [] } };

const FILE: OneFile = {
  name: 'mountkit/sticky',
  main: 'sticky',
  apis: { sticky } as never,
  nameOf: (name) => name,
};

/** Runs the file of one widget where there are these module systems. */
const run = (more: Partial<OneFile> = {}, systems: ModuleSystems = {}) => startWidgets({ ...FILE, ...more }, systems);

beforeEach(() => {
  resetPage();
  vi.stubGlobal('ownFolder', undefined);
});

afterEach(() => {
  page.mountkit?.removeAll?.();
  page.mountkit = undefined;
  sticky.mount.mockClear();
  vi.unstubAllGlobals();
});

it('joins the global of the page at once, runs its queue, scans, and does what else is to be done', async () => {
  const queued = vi.fn();
  const start = vi.fn();
  page.mountkit = { q: [queued] as never };
  const element = putMarkup('<div data-mountkit="sticky"></div>');
  run({ start });
  expect(page.mountkit).toMatchObject({ version: expect.any(String), sticky });
  expect(queued).toHaveBeenCalledWith(page.mountkit);
  expect(start).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(sticky.mount).toHaveBeenCalledWith(element));
});

it('adds its widget to the global that is there', () => {
  run();
  const first = page.mountkit;
  const cart = { mount: vi.fn() };
  run({ name: 'mountkit/shop-cart', main: 'cart', apis: { cart } as never });
  expect(page.mountkit).toBe(first);
  expect(first).toMatchObject({ sticky, cart });
});

it('is a named module beside an AMD loader, and starts without being asked for', () => {
  const define = Object.assign(vi.fn(), { amd: {} });
  run({}, { define });
  const { main: _, ...everything } = FILE;
  startWidgets({ ...everything, name: 'mountkit' }, { define });
  expect(page.mountkit).toMatchObject({ sticky });
  const answers = define.mock.calls.map(([name, dependencies, make]) => [name, dependencies, make()]);
  expect(answers).toEqual([
    ['mountkit/sticky', [], sticky],
    ['mountkit', [], page.mountkit],
  ]);
});

it.each([
  ['a function that is no AMD loader', { define: () => expect.unreachable() }],
  ['an element with the id "module"', { module: document.createElement('p') }],
])('is a script like any other beside %s', (_, systems: object) => {
  run({}, systems);
  expect(page.mountkit).toMatchObject({ sticky });
});

it('answers CommonJS with what the global holds, and leaves the page alone', async () => {
  const commonJs = { exports: {} as Partial<Mountkit> & { mount?: unknown } };
  const start = vi.fn();
  const look = vi.spyOn(document, 'querySelector');
  const running = vi.spyOn(document, 'currentScript', 'get');
  const element = putMarkup('<div data-mountkit="sticky" data-base="/kit"></div>');
  run({ start }, { module: commonJs });
  expect(page.mountkit).toBeUndefined();
  expect(start).not.toHaveBeenCalled();
  expect(look).not.toHaveBeenCalled();
  expect(running).not.toHaveBeenCalled();
  expect(commonJs.exports).toMatchObject({ version: expect.any(String), sticky, mount: sticky.mount });

  const stop = commonJs.exports.scan?.();
  await vi.waitFor(() => expect(sticky.mount).toHaveBeenCalledWith(element));
  stop?.();
});

it('finds its late files by its tag, when the first is needed', () => {
  putMarkup('<script src="https://cdn.test/v1/umd/mountkit-sticky.js"></script>');
  putMarkup('<script src="https://cdn.test/v1/mountkit/umd/sticky.js"></script>');
  run();
  expect(ownFolder()).toBe('https://cdn.test/v1/');
});
