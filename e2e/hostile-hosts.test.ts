import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { prototypeJs } from './harness/prototype-js';
import { expect, test } from './harness/test';
import { type HostileParts, openHostile, visitorOf, WAYS } from './models/hostile-page';

type Host = Omit<HostileParts, 'way'> & { readonly name: string };

const script = (text: string) => `<script>${text}</script>`;

const imagesOf = (...names: string[]) => names.map((name) => `<img name="${name}" alt="">`).join('');

/** The library itself, as its package for Node has it: what it does to lists, texts, numbers and functions. */
const MOOTOOLS = readFileSync(createRequire(import.meta.url).resolve('mootools'), 'utf8');

/** Pages on which everything works. */
const HARMLESS: readonly Host[] = [
  {
    name: 'with elements that hide what the document tells',
    body:
      imagesOf('cookie', 'head', 'documentElement', 'currentScript', 'readyState', 'activeElement') +
      '<form name="body"></form><p id="mountkit"></p><p id="fetch"></p><p id="Promise"></p><p id="history"></p>',
  },
  { name: 'with a text under our symbol', head: script(`window[Symbol.for('mountkit.v1')] = 'x'`) },
  { name: 'with an object under our symbol', head: script(`window[Symbol.for('mountkit.v1')] = {}`) },
  { name: 'without Promise.prototype.finally', head: script('delete Promise.prototype.finally') },
  { name: 'of Prototype.js 1.6.0', head: prototypeJs('1.6.0') },
  { name: 'of Prototype.js 1.7', head: prototypeJs('1.7') },
  { name: 'of MooTools', head: script(MOOTOOLS) },
  {
    name: 'that adds to every object, list and function',
    head: script(`Object.prototype.each = function () {}; Object.prototype.extra = 'x';
      Array.prototype.last = function () {}; Array.prototype.extra = {};
      Function.prototype.bind = function (that) { var run = this; return function () { return run.apply(that, arguments); }; };`),
  },
];

const GLOBALS = ['"x"', 'function () {}', 'null', 'Object.freeze({})'];

const FETCHES = [
  { name: 'missing', value: 'undefined' },
  { name: 'one that answers something else', value: `function () { return Promise.resolve('hello'); }` },
  { name: 'one that throws', value: `function () { throw new Error('no fetch'); }` },
  { name: 'one that answers nothing', value: 'function () {}' },
];

describe.each(Object.keys(WAYS))('every widget by %s works on a page', (way) => {
  /** The rest is the same code in every way. */
  const some = <Value>(all: readonly Value[], count: number) => (way === 'mountkit.js' ? all : all.slice(0, count));

  test.for(HARMLESS)('$name', async (host, { page, proxy, watch }) => {
    await openHostile(page, proxy, { ...host, way });
    await visitorOf(page, proxy).useAll();
    expect(watch.reports).toEqual([]);
  });

  test.for(some(GLOBALS, 1))('that has a global of our name: %s', async (value, { page, proxy, watch }) => {
    await openHostile(page, proxy, { way, head: script(`window.mountkit = ${value}`) });
    const visitor = visitorOf(page, proxy);
    await visitor.sendTextForm();
    await visitor.openPopup();
    expect(await page.evaluate(() => typeof window.mountkit.version)).toBe('string');
    expect(watch.reports).toEqual([]);
  });

  test.for(some(FETCHES, 2))(
    'whose fetch is $name, but for what needs it',
    async ({ value }, { page, proxy, watch }) => {
      await openHostile(page, proxy, { way, head: script(`window.fetch = ${value}`) });
      const visitor = visitorOf(page, proxy);
      await visitor.stick();
      await visitor.openPopup();
      await eventually(() => watch.blockers.length).toBe(2);
      expect(watch.blockers.join()).toMatch(/form #div: could not load the definition from .* or /);
      expect(watch.reports).toEqual(watch.blockers);
    },
  );
});

describe.each(builds.slice(1))('every widget by the build with $name works on a page', (build) => {
  test.override({ build });

  test('of Prototype.js 1.6.0', async ({ page, proxy, watch }) => {
    await openHostile(page, proxy, { way: 'mountkit.js', head: prototypeJs('1.6.0') });
    await visitorOf(page, proxy).useAll();
    expect(watch.reports).toEqual([]);
  });
});
