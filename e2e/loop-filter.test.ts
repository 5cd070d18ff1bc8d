import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { createHold } from './harness/faults';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { pageOf, tagOf } from './harness/markup';
import { strictPolicy } from './harness/page-server';
import { expect, test } from './harness/test';

const CALL = /refresh-loop/;
const NONCE = 'bm9uY2U';

/** Answers the list for a test's own page. */
const listOf = (...names: string[]) =>
  JSON.stringify({
    data: `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`,
    counts: { tag: { a: 2, b: 0 } },
  });

const GROUP = `<div data-mountkit="loop-filter" data-filter-id="tags" data-loop="abc1234" data-taxonomy="tag" data-join="OR"
  data-multiple="yes" role="group" aria-label="Tags">
  <button type="button" data-filter="__all" aria-pressed="true">All</button>
  <button type="button" data-filter="a" aria-pressed="false">Apples <span data-count>1</span></button>
  <button type="button" data-filter="b+c" aria-pressed="false">Both</button>
  <label><input type="checkbox" data-filter="d"> Dates</label>
  <span data-filter-chips></span>
</div>`;
const LIST = `<div data-mountkit="loop" data-widget-id="abc1234" data-post-id="13"><ul><li>first</li></ul></div>`;

const items = (page: Page) => page.locator('[data-widget-id] li').allTextContents();
const queryOf = (page: Page) => new URL(page.url()).search;
const tag = (provider: string, more = '') => tagOf(provider, `data-rest-base="${provider}/wp-json/" ${more}`);

/** Opens a page of the test's own on the shop's origin, where the REST calls are. */
async function openOwn(page: Page, proxy: FaultProxy, body: string, headers = {}) {
  proxy.fault(/^\/own\//, { page: body, headers });
  await page.goto(`${proxy.url}/own/`);
}

/** Opens a page of the example server; a link that is clicked before its group is ready leads to another page. */
async function openReady(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => window.mountkit.filters?.registry.all().every(({ status }) => status === 'ready'));
}

/** Waits for what keeps of a list what stays; until it is there the whole list is replaced. */
async function waitForSwap(page: Page) {
  await page.waitForFunction(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
      ({ name, responseEnd }) => /filters-engine/.test(name) && responseEnd > 0,
    ),
  );
}

/** A page of its own with a list, its group and a note of every event. */
async function openList(page: Page, proxy: FaultProxy, body = GROUP + LIST) {
  const note = `<script>var heard = []; ['change', 'loading', 'loaded', 'failed'].forEach(function (name) {
    document.addEventListener('mountkit:filters:' + name, function () { heard.push(name); }); });</script>`;
  proxy.fault(CALL, { status: 200, body: listOf('one', 'two') });
  await openOwn(page, proxy, pageOf({ head: note + tag(proxy.url), body }));
  await page.evaluate(() => window.mountkit.load('filters'));
}

describe('a list of a page of its own', () => {
  test('is filtered, says so in the address and in its controls, and tells of it', async ({ page, proxy }) => {
    await openList(page, proxy);
    await page.getByRole('button', { name: 'Apples' }).click();
    await eventually(() => items(page)).toEqual(['one', 'two']);
    await page.getByRole('button', { name: 'Both', exact: true }).click();
    await page.getByLabel('Dates').check();
    await eventually(() => queryOf(page)).toBe('?e-filter-abc1234-tag=a~b%2Bc~d');
    await eventually(() => page.evaluate('heard.filter(name => name === "loaded").length')).toBeGreaterThanOrEqual(2);

    const bodies = proxy.requests.filter(({ path }) => CALL.test(path)).map(({ body }) => JSON.parse(body));
    expect(bodies[0]).toMatchObject({
      post_id: 13,
      widget_id: 'abc1234',
      widget_filters: { taxonomy: { tag: { terms: ['a'], logicalJoin: 'AND' } } },
    });
    expect(bodies.at(-1)).toMatchObject({
      widget_filters: { taxonomy: { tag: { terms: ['a', 'b+c', 'd'], logicalJoin: 'IN' } } },
    });
    expect(await page.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('false');
    expect(await page.getByRole('button', { name: 'Apples 2', exact: true }).getAttribute('aria-pressed')).toBe('true');
    await eventually(() => page.locator('body > [role=status]').textContent()).toBe('1 items');

    // What the page says otherwise holds from the next choice on.
    await page.evaluate(() => document.querySelector('[data-filter-id=tags]')?.setAttribute('data-join', 'AND'));

    // A chip takes its term back, and the address follows.
    await page.getByRole('button', { name: 'Dates ×' }).click();
    await eventually(() => queryOf(page)).toBe('?e-filter-abc1234-tag=a+b%2Bc');
    expect(await page.getByLabel('Dates').isChecked()).toBe(false);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test.for(['select', 'checkbox'])(
    'takes a choice of a %s that was made before the engine was there',
    async (kind, { page, proxy }) => {
      const group = `<div data-mountkit="loop-filter" data-loop="abc1234" data-taxonomy="tag" role="group" aria-label="Tags">
      <select data-filter aria-label="Tag"><option value="__all">All</option><option value="a">Apples</option></select>
      <label><input type="checkbox" data-filter="a"> Apples</label></div>`;
      await openList(page, proxy, group + LIST);
      await page.evaluate((isSelect) => {
        const control = document.querySelector<HTMLSelectElement & HTMLInputElement>(isSelect ? 'select' : 'input');
        if (!isSelect) return control?.click();
        if (control) control.value = 'a';
        control?.dispatchEvent(new Event('change', { bubbles: true }));
      }, kind === 'select');
      await eventually(() => items(page)).toEqual(['one', 'two']);
      expect(queryOf(page)).toBe('?e-filter-abc1234-tag=a');
      expect(await page.getByRole('combobox').inputValue()).toBe('a');
      expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    },
  );

  test('takes every term of a select that was chosen before the engine was there', async ({ page, proxy }) => {
    const group = `<div data-mountkit="loop-filter" data-loop="abc1234" data-taxonomy="tag" data-join="OR" data-multiple="yes"
      role="group" aria-label="Tags"><select data-filter multiple aria-label="Tags"><option value="a">Apples</option>
      <option value="b">Berries</option><option value="c">Cherries</option></select></div>`;
    await openList(page, proxy, group + LIST);
    const select = page.getByRole('listbox');
    await select.evaluate((element: HTMLSelectElement) => {
      for (const option of element.options) option.selected = option.value !== 'b';
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await eventually(() => items(page)).toEqual(['one', 'two']);
    expect(queryOf(page)).toBe('?e-filter-abc1234-tag=a~c');
    expect(await select.evaluate((element: HTMLSelectElement) => element.selectedOptions.length)).toBe(2);
    // From now on it shows what the list is narrowed to.
    await page.goBack();
    await eventually(() => select.evaluate((element: HTMLSelectElement) => element.selectedOptions.length)).toBe(0);
  });

  test.for([false, true])(
    'is that which a group names now, and a group is off while its operator is none (used before: %s)',
    async (isUsed, { page, proxy, watch }) => {
      await openList(page, proxy, GROUP + LIST + LIST.replace('abc1234', 'xyz9876'));
      const apples = page.locator('[data-filter=a]').first();
      const set = (name: string, value: string) =>
        page.evaluate(
          ([name = '', value = '']) => document.querySelector('[data-filter-id]')?.setAttribute(name, value),
          [name, value],
        );
      const pressed = () => apples.getAttribute('aria-pressed');
      if (isUsed) {
        await apples.click();
        await eventually(() => queryOf(page)).toBe('?e-filter-abc1234-tag=a');
        await eventually(pressed).toBe('true');
      }
      const first = isUsed ? 'e-filter-abc1234-tag=a&' : '';
      await set('data-loop', 'xyz9876');
      await eventually(pressed).toBe('false');
      await apples.click();
      await eventually(() => queryOf(page)).toBe(`?${first}e-filter-xyz9876-tag=a`);
      await eventually(() => page.locator('[data-widget-id=xyz9876] li').allTextContents()).toEqual(['one', 'two']);

      await set('data-join', 'XOR');
      await apples.click();
      expect(queryOf(page)).toBe(`?${first}e-filter-xyz9876-tag=a`);
      await set('data-join', 'AND');
      await set('data-taxonomy', 'kind');
      await eventually(pressed).toBe('false');
      await apples.click();
      await eventually(() => queryOf(page)).toBe(`?${first}e-filter-xyz9876-tag=a&e-filter-xyz9876-kind=a`);
      expect(watch.reports).toEqual([]);
    },
  );

  test('is filtered by a group whose operator was none at first', async ({ page, proxy, watch }) => {
    await openList(page, proxy, GROUP.replace('data-join="OR"', 'data-join="XOR"') + LIST);
    await eventually(() => watch.reports.length).toBe(1);
    expect(watch.reports[0]).toContain('data-join is "XOR", expected AND or OR');
    const apples = page.locator('button[data-filter=a]:not([data-filter-chip])');
    await apples.click();
    await page.evaluate(() => document.querySelector('[data-filter-id]')?.setAttribute('data-join', 'AND'));
    await eventually(async () => {
      // The first press may have waited for the engine, and count by now.
      if (!queryOf(page)) await apples.click();
      return queryOf(page);
    }).toBe('?e-filter-abc1234-tag=a');
    await eventually(() =>
      proxy.requests.filter(({ path }) => CALL.test(path)).map(({ body }) => JSON.parse(body).widget_filters),
    ).toEqual(expect.arrayContaining([{ taxonomy: { tag: { terms: ['a'], logicalJoin: 'AND' } } }]));
  });

  test.for([
    [false, 1],
    [true, 0],
  ])(
    'is asked for when its control is pointed at, once, and not where data is saved (%s)',
    async ([saveData, asked], { page, proxy }) => {
      await page.addInitScript((saveData) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData } });
      }, saveData);
      await openList(page, proxy);
      const calls = () => proxy.requests.filter(({ path }) => CALL.test(path)).map(({ body }) => JSON.parse(body));
      const apples = page.locator('[data-filter=a]').first();
      // The first that is pointed at fetches what asks, too.
      await apples.hover();
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /filters-engine/.test(name)),
      );
      await eventually(async () => (await calls()).length).toBe(asked);
      expect(queryOf(page)).toBe('');
      await apples.click();
      await eventually(() => items(page)).toEqual(['one', 'two']);
      expect(calls().map(({ widget_filters }) => widget_filters.taxonomy?.tag.terms)).toContainEqual(['a']);
      expect(calls().filter(({ widget_filters }) => widget_filters.taxonomy?.tag)).toHaveLength(1);
      // The list as it was is kept for the visit.
      await page.goBack();
      await page.goForward();
      await eventually(() => items(page)).toEqual(['one', 'two']);
      expect(calls().filter(({ widget_filters }) => widget_filters.taxonomy?.tag)).toHaveLength(1);
    },
  );

  test('is narrowed by several groups, cleared at once, asked for anew, and leaves its neighbour alone', async ({
    page,
    proxy,
  }) => {
    const sizes = `<div data-mountkit="loop-filter" data-loop="abc1234" data-taxonomy="size" role="group" aria-label="Sizes">
      <label><input type="radio" name="size" data-filter="__all" checked> Any</label>
      <label><input type="radio" name="size" data-filter="s"> Small</label>
      <input type="range" min="0" max="100" value="50" aria-label="No control of a group"></div>
      <div data-mountkit="loop-filter" data-loop="abc1234" data-taxonomy="price" role="group" aria-label="Price">
      <input type="range" min="0" max="100" value="50" data-filter aria-label="Price">
      <button type="button" data-filter-clear>Clear</button></div>`;
    await openList(page, proxy, GROUP + sizes + LIST + LIST.replace('abc1234', 'xyz9876'));
    const last = () => {
      const { body } = proxy.requests.findLast(({ path }) => CALL.test(path)) ?? { body: '{}' };
      return JSON.parse(body).widget_filters;
    };
    await page.getByLabel('Dates').check();
    await page.getByLabel('Small').check();
    await page.getByRole('slider', { name: 'Price' }).fill('70');
    await eventually(() => queryOf(page)).toBe(
      '?e-filter-abc1234-tag=d&e-filter-abc1234-size=s&e-filter-abc1234-price=70',
    );
    await eventually(() => Object.keys(last().taxonomy)).toEqual(['tag', 'size', 'price']);
    // A choice that would show nothing says so.
    proxy.fault(CALL, {
      status: 200,
      body: JSON.stringify({ data: '<ul><li>one</li></ul>', counts: { tag: { a: 0, 'b+c': 3 } } }),
    });
    await page.getByLabel('Any').check();
    await eventually(() => queryOf(page)).toBe('?e-filter-abc1234-tag=d&e-filter-abc1234-price=70');
    await eventually(() => page.locator('[data-filter=a]').first().getAttribute('data-empty')).toBe('');

    await page.getByRole('button', { name: 'Clear' }).click();
    await eventually(() => queryOf(page)).toBe('');
    await eventually(() => last()).toEqual({});
    expect(await page.getByRole('slider', { name: 'Price' }).inputValue()).toBe('50');
    expect(await page.getByLabel('Dates').isChecked()).toBe(false);
    const asked = proxy.requests.filter(({ path }) => CALL.test(path)).length;
    await page.evaluate(`mountkit.filters.reload('abc1234')`);
    await eventually(() => proxy.requests.filter(({ path }) => CALL.test(path)).length).toBe(asked + 1);
    expect(await page.locator('[data-widget-id=xyz9876] li').allTextContents()).toEqual(['first']);
  });

  test('keeps what its address excludes through other choices, and foreign parameters in their order', async ({
    page,
    proxy,
  }) => {
    const kinds = `<div data-mountkit="loop-filter" data-loop="abc1234" data-taxonomy="kind" role="group" aria-label="Kinds">
      <button type="button" data-filter="k">Kind</button></div>`;
    await openList(page, proxy, GROUP + kinds + LIST);
    const start = `${proxy.url}/own/?x=1&e-filter-abc1234-tag=!a&e-page-abc1234=3&y=%20b`;
    await page.goto(start);
    await page.evaluate(() => window.mountkit.load('filters'));
    await page.getByRole('button', { name: 'Kind' }).click();
    await eventually(() => queryOf(page)).toBe('?x=1&y=%20b&e-filter-abc1234-tag=!a&e-filter-abc1234-kind=k');
    const sent = () => {
      const { body } = proxy.requests.findLast(({ path }) => CALL.test(path)) ?? { body: '{}' };
      return JSON.parse(body).widget_filters?.taxonomy;
    };
    await eventually(sent).toEqual({
      tag: { terms: ['a'], logicalJoin: 'NOT IN' },
      kind: { terms: ['k'], logicalJoin: 'AND' },
    });
    await page.locator('[data-filter="b+c"]').first().click();
    await eventually(() => queryOf(page)).toBe('?x=1&y=%20b&e-filter-abc1234-kind=k&e-filter-abc1234-tag=b%2Bc');
  });

  test('goes back and forward with list, controls, scroll and focus', async ({ page, proxy }) => {
    // While a list moves, the driver finds nothing under its pointer, and scrolls by itself.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openList(page, proxy, `<div style="height:1500px"></div>${GROUP}${LIST}<div style="height:2000px"></div>`);
    await page.getByRole('button', { name: 'Apples' }).click();
    await eventually(() => items(page)).toEqual(['one', 'two']);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    proxy.fault(CALL, { status: 200, body: listOf('three') });
    await page.getByRole('button', { name: 'Both' }).click();
    await eventually(() => items(page)).toEqual(['three']);
    await page.evaluate(() => scrollTo(0, 0));

    await page.goBack();
    await eventually(() => items(page)).toEqual(['one', 'two']);
    expect(queryOf(page)).toBe('?e-filter-abc1234-tag=a');
    await eventually(() => page.evaluate(() => scrollY)).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Both');
    expect(await page.getByRole('button', { name: 'Both' }).getAttribute('aria-pressed')).toBe('false');
    await page.goForward();
    await eventually(() => items(page)).toEqual(['three']);
    expect(await page.getByRole('button', { name: 'Both', exact: true }).getAttribute('aria-pressed')).toBe('true');
  });

  test('goes back with scroll and focus after another page was opened, and writes one entry for a choice', async ({
    page,
    proxy,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const calls: string[] = [];
      Reflect.set(window, 'calls', calls);
      for (const name of ['pushState', 'replaceState'] as const) {
        const call = history[name].bind(history);
        history[name] = (...said) => {
          calls.push(name);
          call(...said);
        };
      }
    });
    await openList(page, proxy, `<div style="height:1500px"></div>${GROUP}${LIST}<div style="height:2000px"></div>`);
    await page.getByRole('button', { name: 'Apples' }).click();
    await eventually(() => items(page)).toEqual(['one', 'two']);
    expect(await page.evaluate('calls')).toEqual(['pushState']);
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(500);
    await page.evaluate(() => scrollTo(0, 300));

    // Each is a document of its own from here on; of the one before nothing is left but its entries.
    await page.goto(`${proxy.url}/own/other/`);
    await page.goBack();
    await eventually(() => page.locator('[data-filter=a]').first().getAttribute('aria-pressed')).toBe('true');
    await eventually(() => page.evaluate(() => scrollY)).toBe(300);
    await page.goBack();
    await eventually(() => queryOf(page)).toBe('');
    await eventually(() => page.evaluate(() => scrollY)).toBe(before);
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-filter'))).toBe('a');

    await page.reload();
    await eventually(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test.for([
    ['refused', 'refused'],
    ['cut off', 'cut'],
    ['nonsense', 'nonsense'],
    ['an error', { status: 500, body: '{"data":"<p>broken</p>"}' }],
    ['empty', { status: 200, body: '{"data":""}' }],
    ['without data', { status: 200, body: '{}' }],
  ] as const)(
    'keeps what it shows when the answer is %s, says so, and tries again',
    async ([, fault], { page, proxy }) => {
      await openList(page, proxy);
      proxy.fault(CALL, fault);
      await page.getByRole('button', { name: 'Apples' }).click();
      await page.getByText('The list could not be updated. Please try again.').first().waitFor();
      expect(await items(page)).toEqual(['first']);
      expect(await page.locator('[data-widget-id]').getAttribute('aria-busy')).toBe(null);
      expect(await page.evaluate('heard')).toEqual(['change', 'loading', 'failed']);

      proxy.fault(CALL, { status: 200, body: listOf('one') });
      await page.getByRole('button', { name: 'Try again' }).click();
      await eventually(() => items(page)).toEqual(['one']);
      expect(await page.locator('.mountkit-loop-note').count()).toBe(0);
    },
  );

  test('shows the newest choice, whatever comes back first', async ({ page, proxy }) => {
    await openList(page, proxy);
    const hold = createHold('answer');
    proxy.fault(CALL, hold);
    await page.getByRole('button', { name: 'Apples' }).click();
    await eventually(() => page.locator('[data-widget-id]').getAttribute('aria-busy')).toBe('true');
    expect(await page.locator('[data-widget-id]').getAttribute('class')).toBe('mountkit-loading');
    proxy.fault(CALL, { status: 200, body: listOf('newest') });
    await page.getByRole('button', { name: 'Both' }).click();
    await eventually(() => items(page)).toEqual(['newest']);
    hold.release();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await items(page)).toEqual(['newest']);
  });

  test('ends with the last of twenty choices, in whatever order the answers come', async ({ page, proxy, watch }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openList(page, proxy);
    let answers = 0;
    proxy.fault(CALL, async (body) => {
      const { taxonomy } = JSON.parse(body).widget_filters;
      const said = JSON.stringify(taxonomy?.tag?.terms ?? []);
      // Every third is slower than those after it.
      await new Promise((resolve) => setTimeout(resolve, (answers++ % 3) * 60));
      return { status: 200, body: JSON.stringify({ data: `<ul><li>${said.replaceAll('"', "'")}</li></ul>` }) };
    });
    await page.evaluate(() => {
      const controls = [...document.querySelectorAll<HTMLElement>('button[data-filter]:not([data-filter-chip])')];
      for (let click = 0; click < 20; click++) setTimeout(() => controls[(click * 7) % 3]?.click(), click * 50);
      setTimeout(() => Reflect.set(window, 'isOver', true), 1000);
    });
    await page.waitForFunction('window.isOver');
    await eventually(() => page.locator('[data-widget-id]').getAttribute('aria-busy')).toBe(null);
    const terms = decodeURIComponent(queryOf(page).split('=')[1] ?? '')
      .split('~')
      .filter(Boolean);
    expect(await items(page)).toEqual([JSON.stringify(terms).replaceAll('"', "'")]);
    expect(await page.locator('.mountkit-loop-note').count()).toBe(0);
    expect(watch.reports).toEqual([]);
  });

  test.for(['button', 'scroll'])('brings further pages by %s until there are none', async (more, { page, proxy }) => {
    const listWith = (number: number, names: string) =>
      `<div data-mountkit="loop" data-widget-id="abc1234" data-post-id="13" data-more="${more}" data-items="ul"
        data-page="${number}" data-max-page="2" ${number < 2 ? `data-next-page="/own/?e-page-abc1234=2"` : ''}>
        <ul>${names}</ul><nav aria-label="Pages"><a href="/own/?e-page-abc1234=2">2</a></nav></div>`;
    const room = more === 'scroll' ? '<div style="height:3000px"></div>' : '';
    const head = `<style>nav, button { display: flex }</style>${tag(proxy.url)}`;
    await openOwn(page, proxy, pageOf({ head, body: room + listWith(1, '<li>first</li><li>second</li>') }));
    proxy.fault(/^\/own\/\?e-page/, { page: pageOf({ body: listWith(2, '<li><a href="#x">third</a></li>') }) });
    const button = page.getByRole('button', { name: 'Load more', includeHidden: true });
    await button.waitFor({ state: 'attached' });
    expect(await page.locator('nav').isVisible()).toBe(false);
    expect(await items(page)).toEqual(['first', 'second']);
    if (more === 'button') await button.press('Enter');
    else await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await eventually(() => items(page)).toEqual(['first', 'second', 'third']);
    await eventually(() => button.isVisible()).toBe(false);
    if (more === 'button') expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('third');
    expect(await page.locator('[data-widget-id]').getAttribute('data-page')).toBe('2');
  });

  test('changes nothing where the page prevents it', async ({ page, proxy }) => {
    await openList(page, proxy);
    await page.evaluate(() => document.addEventListener('mountkit:filters:change', (event) => event.preventDefault()));
    await page.getByLabel('Dates').click();
    await eventually(() => page.evaluate('heard')).toEqual(['change']);
    expect(await page.getByLabel('Dates').isChecked()).toBe(false);
    expect(queryOf(page)).toBe('');
    expect(await items(page)).toEqual(['first']);
  });

  test('moves into its new shape, unless it is far taller than the window or motion is not welcome', async ({
    page,
    proxy,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        document.documentElement.dataset.moved = 'yes';
        return start(change);
      };
    });
    const movesWith = async (style: string, reducedMotion: 'reduce' | 'no-preference') => {
      await page.emulateMedia({ reducedMotion });
      // A pointer that rests where the button comes points at nothing in some browsers.
      await page.mouse.move(0, 0);
      await openList(page, proxy, GROUP + LIST.replace('<ul>', `<ul><li style="${style}">tall</li>`));
      await page.getByRole('button', { name: 'Apples' }).hover();
      await waitForSwap(page);
      await page.getByRole('button', { name: 'Apples' }).click();
      await eventually(() => items(page)).toEqual(['one', 'two']);
      return (await page.locator('html').getAttribute('data-moved')) === 'yes';
    };
    expect(await movesWith('height: 4000px', 'no-preference')).toBe(true);
    expect(await movesWith('height: 5000px', 'no-preference')).toBe(false);
    expect(await movesWith('height: 40px', 'reduce')).toBe(false);
  });

  test('puts no script of an answer into the page, under a strict policy', async ({ page, proxy, watch }) => {
    const evil = `<p onclick="boom()">safe<img src="x" onerror="boom()"><script>boom()</script><a href="javascript:boom()">link</a></p>
      <b/onmouseover=boom()>1</b><b title="x"ONCLICK=boom()>2</b><i on-x"y=boom()>3</i><i a="onx"onfocus=boom()>4</i>
      <img data-src="java&#10;script&colon;boom()" =src=javascript:boom()><b x"src=javascript:boom() x\u00a0href=javascript:boom()>5</b>
      <svg><a xlink:href="javascript:boom()"><animate values="#;javascript:boom()" /></a></svg>
      <template><b onclick="boom()">6</b></template><form onclick="boom()"><input name="getAttributeNames"></form>`;
    proxy.fault(CALL, { status: 200, body: JSON.stringify({ data: evil }) });
    const html = pageOf({ head: tag(proxy.url, `nonce="${NONCE}"`), body: GROUP + LIST });
    await openOwn(page, proxy, html, strictPolicy(NONCE, proxy.url));
    await page.evaluate(() => window.mountkit.load('filters'));
    await page.getByRole('button', { name: 'Apples' }).click();
    await page.getByText('safe').waitFor();
    const markup = await page.locator('[data-widget-id]').innerHTML();
    expect(markup).toMatch(/1<.*2<.*3<.*4<.*5<.*6</s);
    expect(markup).not.toMatch(/script|onclick|onerror|boom/);
    // A browser looks at handlers as it parses them; what it tells of is that they are not allowed.
    expect(watch.errors.filter((error) => !/inline|img-src|\bx\b/i.test(error))).toEqual([]);
  });

  test('leaves nothing behind, also in mid-request', async ({ page, proxy, context }) => {
    await watchLeaks(context);
    await openOwn(page, proxy, pageOf({ head: tag(proxy.url), body: '<section></section>' }));
    await page.evaluate(() => window.mountkit.load('filters'));
    const put = (markup: string) =>
      page.evaluate((markup) => {
        (document.querySelector('section') as HTMLElement).innerHTML = markup;
      }, markup);
    // What the driver itself puts into a page is there from now on.
    await items(page);
    const before = await takeHoldings(page);
    for (const state of ['loaded', 'busy']) {
      proxy.fault(CALL, state === 'busy' ? createHold('answer') : { status: 200, body: listOf('one') });
      await put(GROUP + LIST);
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-filter=a]')?.click());
      if (state === 'busy') await eventually(() => page.locator('[aria-busy]').count()).toBe(1);
      else await eventually(() => items(page)).toEqual(['one']);
      await put('');
      await eventually(async () => findLeaks(before, await takeHoldings(page))).toEqual([]);
      await page.goto(`${page.url().split('?')[0]}`);
      await page.evaluate(() => window.mountkit.load('filters'));
    }
  });
});

describe('the journal of the example server', () => {
  const count = (page: Page) => page.locator('[data-widget-id] [role=status]').first().textContent();

  test('is filtered and paged like the server does it without script', async ({ page, proxy, watch }) => {
    await openReady(page, `${proxy.url}/blog/`);
    const all = await count(page);
    const control = page.locator('[data-taxonomy=category] [data-filter]').nth(1);
    await control.click();
    await eventually(() => count(page)).not.toBe(all);
    const filtered = await count(page);
    const address = page.url();
    expect(address).toContain('e-filter-b10g300-category=');

    await page.getByRole('link', { name: 'Next page' }).click();
    await eventually(() => page.url()).toContain('e-page-b10g300=2');
    await eventually(() => count(page)).not.toBe(filtered);
    expect(page.url()).toContain('e-filter-b10g300-category=');
    await page.goBack();
    await eventually(() => count(page)).toBe(filtered);

    // A shared address opens the same list, served filtered.
    await page.goto(address);
    expect(await count(page)).toBe(filtered);
    await eventually(() => page.locator('[data-taxonomy=category] [aria-pressed=true]').count()).toBe(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test.runIf(has.tabs)('opens a control in a new tab as a link does', async ({ page, proxy, context }) => {
    await openReady(page, `${proxy.url}/blog/`);
    const control = page.locator('[data-taxonomy=category] [data-filter]').nth(1);
    await control.hover();
    const [tab] = await Promise.all([context.waitForEvent('page'), control.click({ modifiers: ['Control'] })]);
    await eventually(() => tab.url()).toContain('e-filter-b10g300-category=');
    expect(page.url()).not.toContain('e-filter');
  });
});

describe('the catalogue of the example server, while its page is edited,', () => {
  /** The page as the builder's editor has it: its mode, the model of the list, and a nonce. */
  const openEdited = async (page: Page, proxy: FaultProxy, change: (html: string) => string) => {
    const edit = (html: string) =>
      html
        .replace('"mode":"live"', '"mode":"edit"')
        .replace('data-widget-id="sh0p115"', `data-widget-id="sh0p115" data-widget-model='{"elType":"widget"}'`);
    proxy.fault(/^\/shop\/$/, { change: (html) => change(edit(html)) });
    await openReady(page, `${proxy.url}/shop/`);
    await page.locator('[data-filter=vases]').click();
  };
  const sent = ({ requests }: FaultProxy) => JSON.parse(requests.find(({ path }) => CALL.test(path))?.body ?? '{}');

  test('is asked for with its model and the nonce of the page', async ({ page, proxy, watch }) => {
    await openEdited(page, proxy, (html) => html);
    await page.locator('.woocommerce-result-count', { hasText: 'of 20 results' }).waitFor();
    expect(sent(proxy)).toMatchObject({ is_edit_mode: true, widget_model: { elType: 'widget' } });
    expect(watch.errors).toEqual([]);
  });

  test('stays as it is, and says so, where the nonce is none', async ({ page, proxy }) => {
    await openEdited(page, proxy, (html) => html.replace(/"nonce":"[^"]+"/, '"nonce":"none"'));
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(sent(proxy)).toMatchObject({ is_edit_mode: true });
    await page.locator('.woocommerce-result-count', { hasText: 'of 200 results' }).waitFor();
  });
});

describe('a list of the page builder', () => {
  test('is filtered by its own markup', async ({ page, proxy }) => {
    const body = `<div data-elementor-id="42"><div class="elementor-element elementor-element-f1l7er1" data-id="f1l7er1"
      data-settings='{"selected_element":"abc1234","taxonomy":"category","multiple_selection":"yes","logical_combination":"OR"}'>
      <search class="e-filter" role="search" data-base-url="/list/" data-page-num="1">
        <button class="e-filter-item" data-filter="news" aria-pressed="false">News</button></search></div>
      <div class="elementor-element elementor-element-abc1234"><div class="elementor-widget-container"><p>first</p></div></div></div>`;
    proxy.fault(CALL, { status: 200, body: JSON.stringify({ data: '<p>filtered</p>' }) });
    await openOwn(page, proxy, pageOf({ head: tag(proxy.url, 'data-dialects="elementor"'), body }));
    await page.waitForFunction(() => window.mountkit.filters);
    await page.getByRole('button', { name: 'News' }).click();
    await page.getByText('filtered').waitFor();
    expect(JSON.parse(proxy.requests.findLast(({ path }) => CALL.test(path))?.body ?? '')).toMatchObject({
      post_id: 42,
      widget_id: 'abc1234',
    });
    expect(await page.locator('.e-loading-overlay').count()).toBe(0);
  });

  /** A page of a list of posts with what the builder prints below it. */
  const pageWith = (kind: string, number: number, names: readonly string[]) => {
    const item = (name: string) =>
      `<div class="e-loop-item elementor-element post-${name}"><a class="elementor-button" href="#${name}">${name}</a></div>`;
    const more =
      kind === 'load_more_on_click'
        ? '<div class="e-loop__load-more elementor-button-wrapper"><a class="elementor-button" href="#" role="button">Older</a></div>'
        : '';
    return `<div data-elementor-id="42"><div class="elementor-element elementor-element-abc1234" data-id="abc1234"
      data-settings='${JSON.stringify({ pagination_type: kind })}'><div class="elementor-widget-container">
      <div class="elementor-loop-container">${names.map(item).join('')}</div>
      <div class="e-load-more-anchor" data-page="${number}" data-max-page="2" data-next-page="/own/page/${number + 1}/"></div>
      ${more}</div></div></div>`;
  };

  test.for(['load_more_on_click', 'load_more_infinite_scroll'])(
    'brings further pages without any filter: %s',
    async (kind, { page, proxy, watch }) => {
      const room = kind === 'load_more_infinite_scroll' ? '<div style="height:3000px"></div>' : '';
      const note = `<script>window.told = []; window.elementorFrontend = { elementsHandler: { runReadyTrigger: function (element) {
      told.push(element.textContent); } } };
      addEventListener('elementor-pro/loop-builder/after-insert-posts', function () { told.push('inserted'); });</script>`;
      const head = note + tag(proxy.url, 'data-dialects="elementor"');
      await openOwn(page, proxy, pageOf({ head, body: room + pageWith(kind, 1, ['first', 'second']) }));
      proxy.fault(/^\/own\/page\/2\/$/, { page: pageOf({ body: pageWith(kind, 2, ['third']) }) });
      await page.waitForFunction(() => window.mountkit.filters);
      const shown = () => page.locator('.e-loop-item').allTextContents();
      const theirs = page.getByText('Older');
      const ours = page.getByRole('button', { name: 'Load more' });
      if (room) {
        await page.locator('.mountkit-load-more').waitFor({ state: 'attached' });
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      } else {
        await theirs.and(page.locator('[aria-disabled=false]')).press('Enter');
      }
      await eventually(shown).toEqual(['first', 'second', 'third']);
      await eventually(async () => [await theirs.isVisible(), await ours.isVisible()]).toEqual([false, false]);
      expect(await page.evaluate('told')).toEqual(['third', 'inserted']);
      if (!room) expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('third');
      expect(new URL(page.url()).pathname).toBe('/own/');
      expect(watch.reports).toEqual([]);
    },
  );

  test('takes the container that the call answers for its own, and goes on from there', async ({ page, proxy }) => {
    const whole = pageWith('load_more_on_click', 1, ['filtered']);
    const data = whole.slice(whole.indexOf('<div class="elementor-widget-container">'), -'</div></div>'.length);
    const filter = `<div class="elementor-element" data-id="f1l7er1"
      data-settings='{"selected_element":"abc1234","taxonomy":"category"}'><search class="e-filter" role="search">
      <button class="e-filter-item" data-filter="news" aria-pressed="false">News</button></search></div>`;
    proxy.fault(CALL, { status: 200, body: JSON.stringify({ data }) });
    const body = filter + pageWith('load_more_on_click', 2, ['first']);
    await openOwn(page, proxy, pageOf({ head: tag(proxy.url, 'data-dialects="elementor"'), body }));
    await page.waitForFunction(() => window.mountkit.filters?.registry.all().length === 2);
    await page.getByRole('button', { name: 'News' }).click();
    await page.getByText('filtered').waitFor();
    expect(await page.locator('.elementor-widget-container').count()).toBe(1);
    await page.locator('.elementor-button', { hasText: 'Older' }).and(page.locator('[aria-disabled=false]')).waitFor();
  });
});
