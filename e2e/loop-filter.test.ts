import { describe, expect } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { createHold } from './harness/faults';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { pageOf } from './harness/markup';
import { strictPolicy } from './harness/page-server';
import { CALL, GROUP, groupOf, LIST, OTHER_LIST, test } from './models/loop-page';

const NONCE = 'bm9uY2U';

describe('a list of a page of its own', () => {
  test('is filtered, says so in the address and in its controls, and tells of it', async ({ page, loop }) => {
    await loop.open();
    await loop.choose('Apples');
    await eventually(() => loop.items()).toEqual(['one', 'two']);
    await loop.choose('Both');
    await page.getByLabel('Dates').check();
    await eventually(loop.query).toBe('?e-filter-abc1234-tag=a~b%2Bc~d');
    await eventually(() =>
      loop.events().then((names) => names.filter((name) => name === 'loaded').length),
    ).toBeGreaterThanOrEqual(2);

    const bodies = loop.sent();
    expect(bodies[0]).toMatchObject({
      post_id: 13,
      widget_id: 'abc1234',
      widget_filters: { taxonomy: { tag: { terms: ['a'], logicalJoin: 'AND' } } },
    });
    expect(bodies.at(-1)).toMatchObject({
      widget_filters: { taxonomy: { tag: { terms: ['a', 'b+c', 'd'], logicalJoin: 'IN' } } },
    });
    expect(await loop.isPressed('All')).toBe('false');
    expect(await loop.isPressed('Apples 2')).toBe('true');
    await eventually(() => loop.status.textContent()).toBe('1 items');

    // What the page says otherwise holds from the next choice on.
    await loop.setGroup('data-join', 'AND');

    // A chip takes its term back, and the address follows.
    await loop.choose('Dates ×');
    await eventually(loop.query).toBe('?e-filter-abc1234-tag=a+b%2Bc');
    expect(await page.getByLabel('Dates').isChecked()).toBe(false);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test.for(['select', 'checkbox'])(
    'takes a choice of a %s that was made before the engine was there',
    async (kind, { page, loop }) => {
      const group = groupOf(
        'tag',
        `<select data-filter aria-label="Tag"><option value="__all">All</option><option value="a">Apples</option></select>
        <label><input type="checkbox" data-filter="a"> Apples</label>`,
      );
      await loop.open(group + LIST);
      await page.evaluate((isSelect) => {
        const control = document.querySelector<HTMLSelectElement & HTMLInputElement>(isSelect ? 'select' : 'input');
        if (!isSelect) return control?.click();
        if (control) control.value = 'a';
        control?.dispatchEvent(new Event('change', { bubbles: true }));
      }, kind === 'select');
      await eventually(() => loop.items()).toEqual(['one', 'two']);
      expect(loop.query()).toBe('?e-filter-abc1234-tag=a');
      expect(await page.getByRole('combobox').inputValue()).toBe('a');
      expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    },
  );

  test('takes every term of a select that was chosen before the engine was there', async ({ page, loop }) => {
    const group = groupOf(
      'tag',
      `<select data-filter multiple aria-label="Tags"><option value="a">Apples</option>
      <option value="b">Berries</option><option value="c">Cherries</option></select>`,
      'data-join="OR" data-multiple="yes"',
    );
    await loop.open(group + LIST);
    const select = page.getByRole('listbox');
    await select.evaluate((element: HTMLSelectElement) => {
      for (const option of element.options) option.selected = option.value !== 'b';
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await eventually(() => loop.items()).toEqual(['one', 'two']);
    expect(loop.query()).toBe('?e-filter-abc1234-tag=a~c');
    expect(await select.evaluate((element: HTMLSelectElement) => element.selectedOptions.length)).toBe(2);
    // From now on it shows what the list is narrowed to.
    await page.goBack();
    await eventually(() => select.evaluate((element: HTMLSelectElement) => element.selectedOptions.length)).toBe(0);
  });

  test.for([false, true])(
    'is that which a group names now, and a group is off while its operator is none (used before: %s)',
    async (isUsed, { loop, watch }) => {
      await loop.open(GROUP + LIST + OTHER_LIST);
      const apples = loop.button('Apples');
      const pressed = () => loop.isPressed('Apples');
      if (isUsed) {
        await apples.click();
        await eventually(loop.query).toBe('?e-filter-abc1234-tag=a');
        await eventually(pressed).toBe('true');
      }
      const first = isUsed ? 'e-filter-abc1234-tag=a&' : '';
      await loop.setGroup('data-loop', 'xyz9876');
      await eventually(pressed).toBe('false');
      await apples.click();
      await eventually(loop.query).toBe(`?${first}e-filter-xyz9876-tag=a`);
      await eventually(() => loop.items('xyz9876')).toEqual(['one', 'two']);

      await loop.setGroup('data-join', 'XOR');
      await apples.click();
      expect(loop.query()).toBe(`?${first}e-filter-xyz9876-tag=a`);
      await loop.setGroup('data-join', 'AND');
      await loop.setGroup('data-taxonomy', 'kind');
      await eventually(pressed).toBe('false');
      await apples.click();
      await eventually(loop.query).toBe(`?${first}e-filter-xyz9876-tag=a&e-filter-xyz9876-kind=a`);
      expect(watch.reports).toEqual([]);
    },
  );

  test('is filtered by a group whose operator was none at first', async ({ loop, watch }) => {
    await loop.open(GROUP.replace('data-join="OR"', 'data-join="XOR"') + LIST);
    await eventually(() => watch.reports.length).toBe(1);
    expect(watch.reports[0]).toContain('data-join is "XOR", expected AND or OR');
    const apples = loop.button('Apples');
    await apples.click();
    await loop.setGroup('data-join', 'AND');
    await eventually(async () => {
      // The first press may have waited for the engine, and count by now.
      if (!loop.query()) await apples.click();
      return loop.query();
    }).toBe('?e-filter-abc1234-tag=a');
    await eventually(() => loop.sent().map(({ widget_filters }) => widget_filters)).toEqual(
      expect.arrayContaining([{ taxonomy: { tag: { terms: ['a'], logicalJoin: 'AND' } } }]),
    );
  });

  test.for([
    [false, 1],
    [true, 0],
  ])(
    'is asked for when its control is pointed at, once, and not where data is saved (%s)',
    async ([saveData, asked], { page, loop }) => {
      await page.addInitScript((saveData) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData } });
      }, saveData);
      await loop.open();
      const apples = loop.button('Apples');
      // The first that is pointed at fetches what asks, too.
      await apples.hover();
      await loop.engineLoaded();
      await eventually(() => loop.sent().length).toBe(asked);
      expect(loop.query()).toBe('');
      await apples.click();
      await eventually(() => loop.items()).toEqual(['one', 'two']);
      expect(loop.sent().map(({ widget_filters }) => widget_filters.taxonomy?.tag?.terms)).toContainEqual(['a']);
      expect(loop.sent().filter(({ widget_filters }) => widget_filters.taxonomy?.tag)).toHaveLength(1);
      // The list as it was is kept for the visit.
      await page.goBack();
      await page.goForward();
      await eventually(() => loop.items()).toEqual(['one', 'two']);
      expect(loop.sent().filter(({ widget_filters }) => widget_filters.taxonomy?.tag)).toHaveLength(1);
    },
  );

  test('is narrowed by several groups, cleared at once, asked for anew, and leaves its neighbour alone', async ({
    page,
    proxy,
    loop,
  }) => {
    const sizes = groupOf(
      'size',
      `<label><input type="radio" name="size" data-filter="__all" checked> Any</label>
      <label><input type="radio" name="size" data-filter="s"> Small</label>
      <input type="range" min="0" max="100" value="50" aria-label="No control of a group">`,
    );
    const prices = groupOf(
      'price',
      `<input type="range" min="0" max="100" value="50" data-filter aria-label="Price">
      <button type="button" data-filter-clear>Clear</button>`,
    );
    await loop.open(GROUP + sizes + prices + LIST + OTHER_LIST);
    await page.getByLabel('Dates').check();
    await page.getByLabel('Small').check();
    await page.getByRole('slider', { name: 'Price' }).fill('70');
    await eventually(loop.query).toBe('?e-filter-abc1234-tag=d&e-filter-abc1234-size=s&e-filter-abc1234-price=70');
    await eventually(() => Object.keys(loop.lastFilters()?.taxonomy ?? {})).toEqual(['tag', 'size', 'price']);
    // A choice that would show nothing says so.
    proxy.fault(CALL, {
      status: 200,
      body: JSON.stringify({ data: '<ul><li>one</li></ul>', counts: { tag: { a: 0, 'b+c': 3 } } }),
    });
    await page.getByLabel('Any').check();
    await eventually(loop.query).toBe('?e-filter-abc1234-tag=d&e-filter-abc1234-price=70');
    await eventually(() => loop.button('Apples').getAttribute('data-empty')).toBe('');

    await loop.choose('Clear');
    await eventually(loop.query).toBe('');
    await eventually(loop.lastFilters).toEqual({});
    expect(await page.getByRole('slider', { name: 'Price' }).inputValue()).toBe('50');
    expect(await page.getByLabel('Dates').isChecked()).toBe(false);
    const asked = loop.sent().length;
    await page.evaluate(`mountkit.filters.reload('abc1234')`);
    await eventually(() => loop.sent().length).toBe(asked + 1);
    expect(await loop.items('xyz9876')).toEqual(['first']);
  });

  test('keeps what its address excludes through other choices, and foreign parameters in their order', async ({
    page,
    proxy,
    loop,
  }) => {
    const kinds = groupOf('kind', '<button type="button" data-filter="k">Kind</button>');
    await loop.open(GROUP + kinds + LIST);
    const start = `${proxy.url}/own/?x=1&e-filter-abc1234-tag=!a&e-page-abc1234=3&y=%20b`;
    await page.goto(start);
    await loop.ready();
    await loop.choose('Kind');
    await eventually(loop.query).toBe('?x=1&y=%20b&e-filter-abc1234-tag=!a&e-filter-abc1234-kind=k');
    await eventually(() => loop.lastFilters()?.taxonomy).toEqual({
      tag: { terms: ['a'], logicalJoin: 'NOT IN' },
      kind: { terms: ['k'], logicalJoin: 'AND' },
    });
    await loop.choose('Both');
    await eventually(loop.query).toBe('?x=1&y=%20b&e-filter-abc1234-kind=k&e-filter-abc1234-tag=b%2Bc');
  });

  test('goes back and forward with list, controls, scroll and focus', async ({ page, loop }) => {
    // While a list moves, the driver finds nothing under its pointer, and scrolls by itself.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await loop.open(`<div style="height:1500px"></div>${GROUP}${LIST}<div style="height:2000px"></div>`);
    await loop.choose('Apples');
    await eventually(() => loop.items()).toEqual(['one', 'two']);
    const before = await loop.scrollY();
    expect(before).toBeGreaterThan(500);
    loop.answer('three');
    await loop.choose('Both');
    await eventually(() => loop.items()).toEqual(['three']);
    await loop.scrollTo(0);

    await page.goBack();
    await eventually(() => loop.items()).toEqual(['one', 'two']);
    expect(loop.query()).toBe('?e-filter-abc1234-tag=a');
    await eventually(loop.scrollY).toBe(before);
    expect(await loop.focused()).toBe('Both');
    expect(await loop.isPressed('Both')).toBe('false');
    await page.goForward();
    await eventually(() => loop.items()).toEqual(['three']);
    expect(await loop.isPressed('Both')).toBe('true');
  });

  test('goes back with scroll and focus after another page was opened, and writes one entry for a choice', async ({
    page,
    proxy,
    loop,
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
    await loop.open(`<div style="height:1500px"></div>${GROUP}${LIST}<div style="height:2000px"></div>`);
    await loop.choose('Apples');
    await eventually(() => loop.items()).toEqual(['one', 'two']);
    expect(await page.evaluate('calls')).toEqual(['pushState']);
    const before = await loop.scrollY();
    expect(before).toBeGreaterThan(500);
    await loop.scrollTo(300);

    // Each is a document of its own from here on; of the one before nothing is left but its entries.
    await page.goto(`${proxy.url}/own/other/`);
    await page.goBack();
    await eventually(() => loop.button('Apples').getAttribute('aria-pressed')).toBe('true');
    await eventually(loop.scrollY).toBe(300);
    await page.goBack();
    await eventually(loop.query).toBe('');
    await eventually(loop.scrollY).toBe(before);
    await eventually(loop.focused).toMatch(/^Apples \d$/);

    await page.reload();
    await eventually(loop.scrollY).toBe(before);
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
    async ([, fault], { proxy, loop }) => {
      await loop.open();
      proxy.fault(CALL, fault);
      await loop.choose('Apples');
      await loop.note.filter({ hasText: 'The list could not be updated. Please try again.' }).waitFor();
      expect(await loop.items()).toEqual(['first']);
      expect(await loop.isBusy()).toBe(false);
      expect(await loop.events()).toEqual(['change', 'loading', 'failed']);

      loop.answer('one');
      await loop.choose('Try again');
      await eventually(() => loop.items()).toEqual(['one']);
      expect(await loop.note.count()).toBe(0);
    },
  );

  test('shows the newest choice, whatever comes back first', async ({ page, proxy, loop }) => {
    await loop.open();
    const hold = createHold('answer');
    proxy.fault(CALL, hold);
    await loop.choose('Apples');
    await eventually(loop.isBusy).toBe(true);
    expect(await loop.list.getAttribute('class')).toBe('mountkit-loading');
    loop.answer('newest');
    await loop.choose('Both');
    await eventually(() => loop.items()).toEqual(['newest']);
    hold.release();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await loop.items()).toEqual(['newest']);
  });

  test('ends with the last of twenty choices, in whatever order the answers come', async ({
    page,
    proxy,
    loop,
    watch,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await loop.open();
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
    await eventually(loop.isBusy).toBe(false);
    const terms = decodeURIComponent(loop.query().split('=')[1] ?? '')
      .split('~')
      .filter(Boolean);
    expect(await loop.items()).toEqual([JSON.stringify(terms).replaceAll('"', "'")]);
    expect(await loop.note.count()).toBe(0);
    expect(watch.reports).toEqual([]);
  });

  test.for(['button', 'scroll'])(
    'brings further pages by %s until there are none',
    async (more, { page, proxy, loop }) => {
      const listWith = (number: number, names: string) =>
        `<div data-mountkit="loop" data-widget-id="abc1234" data-post-id="13" data-more="${more}" data-items="ul"
        data-page="${number}" data-max-page="2" ${number < 2 ? `data-next-page="/own/?e-page-abc1234=2"` : ''}>
        <ul>${names}</ul><nav aria-label="Pages"><a href="/own/?e-page-abc1234=2">2</a></nav></div>`;
      const room = more === 'scroll' ? '<div style="height:3000px"></div>' : '';
      const head = `<style>nav, button { display: flex }</style>${loop.tag()}`;
      await loop.openHtml(pageOf({ head, body: room + listWith(1, '<li>first</li><li>second</li>') }));
      proxy.fault(/^\/own\/\?e-page/, { page: pageOf({ body: listWith(2, '<li><a href="#x">third</a></li>') }) });
      const button = page.getByRole('button', { name: 'Load more', includeHidden: true });
      await button.waitFor({ state: 'attached' });
      expect(await page.locator('nav').isVisible()).toBe(false);
      expect(await loop.items()).toEqual(['first', 'second']);
      if (more === 'button') await button.press('Enter');
      else await loop.scrollTo('end');
      await eventually(() => loop.items()).toEqual(['first', 'second', 'third']);
      await eventually(() => button.isVisible()).toBe(false);
      if (more === 'button') expect(await loop.focused()).toBe('third');
      expect(await loop.list.getAttribute('data-page')).toBe('2');
    },
  );

  test('changes nothing where the page prevents it', async ({ page, loop }) => {
    await loop.open();
    await page.evaluate(() => document.addEventListener('mountkit:filters:change', (event) => event.preventDefault()));
    await page.getByLabel('Dates').click();
    await eventually(loop.events).toEqual(['change']);
    expect(await page.getByLabel('Dates').isChecked()).toBe(false);
    expect(loop.query()).toBe('');
    expect(await loop.items()).toEqual(['first']);
  });

  test('moves into its new shape, unless it is far taller than the window or motion is not welcome', async ({
    page,
    loop,
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
      await loop.open(GROUP + LIST.replace('<ul>', `<ul><li style="${style}">tall</li>`));
      await loop.button('Apples').hover();
      await loop.engineLoaded();
      await loop.choose('Apples');
      await eventually(() => loop.items()).toEqual(['one', 'two']);
      return (await page.locator('html').getAttribute('data-moved')) === 'yes';
    };
    expect(await movesWith('height: 4000px', 'no-preference')).toBe(true);
    expect(await movesWith('height: 5000px', 'no-preference')).toBe(false);
    expect(await movesWith('height: 40px', 'reduce')).toBe(false);
  });

  test('puts no script of an answer into the page, under a strict policy', async ({ page, proxy, loop, watch }) => {
    const evil = `<p onclick="boom()">safe<img src="x" onerror="boom()"><script>boom()</script><a href="javascript:boom()">link</a></p>
      <b/onmouseover=boom()>1</b><b title="x"ONCLICK=boom()>2</b><i on-x"y=boom()>3</i><i a="onx"onfocus=boom()>4</i>
      <img data-src="java&#10;script&colon;boom()" =src=javascript:boom()><b x"src=javascript:boom() x\u00a0href=javascript:boom()>5</b>
      <svg><a xlink:href="javascript:boom()"><animate values="#;javascript:boom()" /></a></svg>
      <template><b onclick="boom()">6</b></template><form onclick="boom()"><input name="getAttributeNames"></form>`;
    proxy.fault(CALL, { status: 200, body: JSON.stringify({ data: evil }) });
    const html = pageOf({ head: loop.tag(`nonce="${NONCE}"`), body: GROUP + LIST });
    await loop.openHtml(html, strictPolicy(NONCE, proxy.url));
    await loop.ready();
    await loop.choose('Apples');
    await page.getByText('safe').waitFor();
    const markup = await loop.list.innerHTML();
    expect(markup).toMatch(/1<.*2<.*3<.*4<.*5<.*6</s);
    expect(markup).not.toMatch(/script|onclick|onerror|boom/);
    // A browser looks at handlers as it parses them; what it tells of is that they are not allowed.
    expect(watch.errors.filter((error) => !/inline|img-src|\bx\b/i.test(error))).toEqual([]);
  });

  test('leaves nothing behind, also in mid-request', async ({ page, proxy, loop, context }) => {
    await watchLeaks(context);
    await loop.openHtml(pageOf({ head: loop.tag(), body: '<section></section>' }));
    await loop.ready();
    const put = (markup: string) =>
      page.evaluate((markup) => {
        (document.querySelector('section') as HTMLElement).innerHTML = markup;
      }, markup);
    // What the driver itself puts into a page is there from now on.
    await loop.items();
    const before = await takeHoldings(page);
    for (const state of ['loaded', 'busy']) {
      if (state === 'busy') proxy.fault(CALL, createHold('answer'));
      else loop.answer('one');
      await put(GROUP + LIST);
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-filter=a]')?.click());
      if (state === 'busy') await eventually(loop.isBusy).toBe(true);
      else await eventually(() => loop.items()).toEqual(['one']);
      await put('');
      await eventually(async () => findLeaks(before, await takeHoldings(page))).toEqual([]);
      await page.goto(`${page.url().split('?')[0]}`);
      await loop.ready();
    }
  });
});
