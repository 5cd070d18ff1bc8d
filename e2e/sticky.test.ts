import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import { sumLayoutShifts } from './harness/layout-shift';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { tagOf } from './harness/markup';
import { expect, test } from './harness/test';
import { bare, drawFrames, STYLE, scrollTo, TALL, topOf, waitForReady } from './models/sticky-page';

const NOTE = `<script>
window.heard = [];
for (const name of ['stick', 'unstick']) {
  document.addEventListener('mountkit:sticky:' + name, function (event) { heard.push(name + ' ' + event.target.id); });
}
</script>`;

const stickyOf = (id: string, settings: object = {}, attributes = 'class="bar"', tag = 'div') =>
  `<${tag} id="${id}" ${attributes} data-mountkit="sticky" data-settings='${JSON.stringify(settings)}'>${id}</${tag}>`;

const heard = (page: Page) => page.evaluate(() => Reflect.get(window as object, 'heard') as string[]);
const classesOf = (page: Page, id: string) =>
  page.evaluate(
    (given) =>
      [...(document.getElementById(given)?.classList ?? [])]
        .filter((name) => name.startsWith('mountkit-'))
        .map((name) => name.slice('mountkit-sticky'.length))
        .join(' '),
    id,
  );
describe('sticky elements', () => {
  test('in a wrapper that sticks lie above the page as they are meant to', async ({ page, pages, proxy }) => {
    const bar = stickyOf('bar', {}, 'class="bar" style="position: relative; z-index: 5"');
    const body = `<div>${bar}</div><div style="position: relative; height: 3000px; margin-top: -40px">Text</div>`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await scrollTo(page, 500);
    expect(await page.evaluate(() => document.elementFromPoint(20, 50)?.id)).toBe('bar');
  });

  test('stick at the top natively, and tell it', async ({ page, pages, proxy, watch }) => {
    const body = `${stickyOf('bar', { sticky_offset: 10, sticky_effects_offset: 50 })}${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + NOTE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await drawFrames(page);
    expect(await classesOf(page, 'bar')).toBe('');
    expect(await page.evaluate(() => getComputedStyle(document.getElementById('bar') as Element).position)).toBe(
      'sticky',
    );
    await scrollTo(page, 90);
    expect(await heard(page)).toEqual([]);
    await scrollTo(page, 91);
    await eventually(() => heard(page)).toEqual(['stick bar']);
    expect(await classesOf(page, 'bar')).toBe(' --active');
    expect(await topOf(page, '#bar')).toBe(10);
    await scrollTo(page, 139);
    expect(await classesOf(page, 'bar')).toBe(' --active');
    await scrollTo(page, 140);
    await eventually(() => classesOf(page, 'bar')).toBe(' --active --effects');
    await scrollTo(page, 0);
    await eventually(() => heard(page)).toEqual(['stick bar', 'unstick bar']);
    expect(await classesOf(page, 'bar')).toBe('');
    expect(await sumLayoutShifts(page)).toBe(0);
    expect(watch.reports).toEqual([]);
    expect(watch.errors).toEqual([]);
  });

  test('keep inside their parent, natively where it is their containing block', async ({ page, pages, proxy }) => {
    const inner = `<div style="height: 700px">${stickyOf('aside', { sticky_parent: true })}</div>`;
    const body = `<div id="box" style="padding-bottom: 40px">${inner}</div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + NOTE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await scrollTo(page, 500);
    expect(await topOf(page, '#aside')).toBe(0);
    await scrollTo(page, 760);
    expect(await topOf(page, '#aside')).toBe(100 + 700 - 60 - 760);
    expect(await page.locator('mountkit-space').count()).toBe(0);
    expect(await classesOf(page, 'aside')).toBe(' --active --effects');
  });

  test('rest at the bottom until the page comes to their place', async ({ page, pages, proxy }) => {
    const body = `${TALL}${stickyOf('bar', { sticky: 'bottom', sticky_offset: 5 })}${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + NOTE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await eventually(() => heard(page)).toEqual(['stick bar']);
    expect(await topOf(page, '#bar')).toBe(900 - 60 - 5);
    await scrollTo(page, 3100 + 60 + 5 - 900);
    await eventually(() => heard(page)).toEqual(['stick bar', 'unstick bar']);
    await scrollTo(page, 3100);
    expect(await topOf(page, '#bar')).toBe(0);
  });

  test('rest one inside the other, but not side by side and not where one lies in the other', async ({
    page,
    pages,
    proxy,
  }) => {
    const column = (id: string) =>
      `<div style="flex: 1; height: 2000px">${stickyOf(id, { sticky_parent: true })}</div>`;
    const body = `${stickyOf('one')}${stickyOf('two', { sticky_offset: 7 })}
      <div style="display: flex">${column('left')}${column('right')}</div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await scrollTo(page, 1000);
    const tops = await Promise.all(['one', 'two', 'left', 'right'].map((id) => topOf(page, `#${id}`)));
    expect(tops).toEqual([0, 67, 127, 127]);
  });

  test('show all of what is taller than the window', async ({ page, pages, proxy }) => {
    const body = `${stickyOf('tall', { sticky_offset: 20 }, 'style="height: 1200px"')}${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await scrollTo(page, 2000);
    expect(await topOf(page, '#tall')).toBe(900 - 1200);
  });

  test('are fixed in a space of their size where an ancestor is in the way, as if they were native', async ({
    page,
    pages,
    proxy,
  }) => {
    const column = (id: string, style: string) =>
      `<div style="width: 400px; height: 1500px; padding: 10px; ${style}">
        ${stickyOf(id, { sticky_parent: `#box-${id}`, sticky_offset: 30 }, `class="bar" style="margin: 20px"`)}
        <p id="after-${id}">after</p></div>`;
    const body = `<div style="display: flex"><div id="box-native">${column('native', '')}</div>
      <div id="box-fixed">${column('fixed', 'overflow: hidden')}</div></div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + NOTE + tagOf(proxy.url), body })));
    await waitForReady(page);
    // What the browser cannot place by itself waits for a chunk.
    await page.waitForLoadState('networkidle');
    for (const y of [0, 99, 100, 101, 102, 350, 900, 1400, 1440, 1490, 1520, 1550, 1600, 300, 0]) {
      await scrollTo(page, y);
      const [native, fixed] = [await topOf(page, '#native'), await topOf(page, '#fixed')];
      expect(Math.abs(native - fixed), `at ${y}: ${native} and ${fixed}`).toBeLessThanOrEqual(1);
      expect(Math.abs((await topOf(page, '#after-native')) - (await topOf(page, '#after-fixed')))).toBe(0);
      expect((await page.locator('#fixed').boundingBox())?.width).toBe(
        (await page.locator('#native').boundingBox())?.width,
      );
      expect(await classesOf(page, 'fixed')).toBe(await classesOf(page, 'native'));
    }
    expect((await heard(page)).sort()).toEqual(['stick fixed', 'stick native', 'unstick fixed', 'unstick native']);
    expect(await sumLayoutShifts(page)).toBe(0);
  });

  test('are where native ones are when script places several of them, at both edges and aside', async ({
    page,
    pages,
    proxy,
  }) => {
    const kinds = ['native', 'clipped', 'short'];
    const column = (kind: string) => {
      const part = (content: string) => (kind === 'short' ? `<div>${content}</div>` : content);
      const bar = (sticky: string) => stickyOf(`${sticky}-${kind}`, { sticky, sticky_parent: `#${kind}` });
      const gap = '<p style="margin: 0; height: 40px">words</p>';
      const style = `width: 300px; height: 1500px; ${kind === 'clipped' ? 'overflow: hidden' : ''}`;
      const middle = '<div style="height: 1300px"></div>';
      return `<div id="${kind}" style="${style}">${part(bar('top') + gap)}${middle}${part(gap + bar('bottom'))}</div>`;
    };
    const body = `<div style="height: 600px; width: 3000px"></div>
      <div style="display: flex">${kinds.map(column).join('')}</div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await page.waitForLoadState('networkidle');
    const places = () =>
      page.evaluate(
        (given) =>
          given.map((kind) =>
            ['top', 'bottom'].flatMap((edge) => {
              const { top, left, width } = document.getElementById(`${edge}-${kind}`)?.getBoundingClientRect() ?? {};
              const start = document.getElementById(kind)?.getBoundingClientRect().left;
              return [Math.round(top ?? Number.NaN), Math.round((left ?? Number.NaN) - (start ?? 0)), width];
            }),
          ),
        kinds,
      );
    const marks = [0, 250, 599, 600, 601, 650, 1200, 1140, 1199, 1201, 2000, 2041, 2100, 2200, 1300, 700, 100, 0];
    for (const left of [0, 120]) {
      await page.evaluate((given) => window.scrollTo({ left: given, behavior: 'instant' }), left);
      for (const y of marks) {
        await scrollTo(page, y);
        const [native, ...others] = await places();
        for (const found of others) expect(found, `at ${left}, ${y}`).toEqual(native);
      }
      // What is fixed is put elsewhere in the window when the page goes aside.
      if (!left) expect(await sumLayoutShifts(page)).toBe(0);
    }
    await scrollTo(page, 1000);
    await page.evaluate(() => window.scrollTo({ left: 40, behavior: 'instant' }));
    await drawFrames(page);
    const [native, ...others] = await places();
    expect(others).toEqual([native, native]);
  });

  test('leave nothing when they are unmounted, natively and by script', async ({ page, context, pages, proxy }) => {
    await watchLeaks(context);
    const body = `${stickyOf('native')}<div style="overflow: hidden; padding: 1px">${stickyOf('fixed')}</div>
      <div id="ground" style="transform: none">${TALL}</div>`;
    const tag = tagOf(proxy.url, 'async data-auto="off"');
    await page.goto(pages.add(bare({ head: STYLE + tag, body })));
    await page.evaluate(async () => {
      await window.mountkit.load('sticky');
      // What is fetched once stays fetched.
      const stop = window.mountkit.scan();
      const { registry } = await window.mountkit.load('sticky');
      await Promise.all(registry.all().map(({ ready: each }) => each));
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
      stop();
      window.mountkit.removeAll();
    });
    const before = await takeHoldings(page);
    await page.evaluate(async () => {
      const { mount } = await window.mountkit.load('sticky');
      const handles = ['native', 'fixed'].map((id) => mount(`#${id}`));
      await Promise.all(handles.map(({ ready: each }) => each));
    });
    await drawFrames(page);
    await scrollTo(page, 700);
    await eventually(() => page.locator('.mountkit-sticky--active').count()).toBe(2);
    expect(await page.locator('mountkit-space').count()).toBe(1);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(findLeaks(before, await takeHoldings(page))).toEqual([]);
  });

  test('know tables, flex and grid cells, shadow roots and transformed ancestors', async ({ page, pages, proxy }) => {
    const body = `
      <table style="border-spacing: 0"><thead><tr><th class="bar" id="th" data-mountkit="sticky">Head</th></tr></thead>
        <tbody><tr><td style="height: 1400px">Cell</td></tr></tbody></table>
      <div style="display: grid; grid-template: 800px 800px / 1fr 1fr"><p>cell</p>
        <div><div id="cell" class="bar" data-mountkit="sticky" data-sticky-parent>cell</div></div></div>
      <div style="display: grid; grid-template-columns: 1fr 1fr"><div style="height: 1000px">long</div>
        <div id="stretched" data-mountkit="sticky" data-sticky-parent><b>short</b></div></div>
      <div style="transform: translateX(0); height: 1500px; overflow: hidden">
        <div id="held" class="bar" data-mountkit="sticky" data-sticky-parent="true">held</div></div>
      ${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await waitForReady(page);
    // What the browser cannot place by itself waits for a chunk.
    await page.waitForLoadState('networkidle');
    await scrollTo(page, 600);
    expect(await topOf(page, '#th')).toBe(0);
    await scrollTo(page, 100 + 60 + 1400 + 300);
    expect(await topOf(page, '#cell')).toBe(0);
    await scrollTo(page, 100 + 60 + 1400 + 1600 + 300);
    expect(await topOf(page, '#stretched')).toBe(0);
    await scrollTo(page, 100 + 60 + 1400 + 1600 + 1000 + 300);
    expect(Math.abs(await topOf(page, '#held'))).toBeLessThanOrEqual(1);
  });

  test('take no harm from bad input, and tell of it once', async ({ page, pages, proxy, watch }) => {
    const body = `<style>#contents { display: contents }</style>
      ${stickyOf('ancestor', { sticky_parent: '#nowhere' })}${stickyOf('selector', { sticky_parent: '][' })}
      ${stickyOf('words', { sticky: 'left', sticky_offset: 'far', sticky_on: ['desktop'], colour: 'red' })}
      ${stickyOf('absurd', { sticky_offset: 1e9 })}${stickyOf('digits', { sticky_offset: '12px', sticky_parent: true })}
      ${stickyOf('contents', {}, '')}${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await scrollTo(page, 2000);
    await eventually(() => [...watch.reports].sort()).toEqual([
      expect.stringMatching(/sticky #ancestor: sticky_parent is "#nowhere", expected an ancestor/),
      expect.stringMatching(/sticky #contents: display is contents/),
      expect.stringMatching(/sticky #selector: sticky_parent is "\]\[", expected an ancestor/),
      expect.stringMatching(/sticky #words: data-settings.colour is "red"/),
      expect.stringMatching(/sticky #words: data-settings.sticky is "left", expected top or bottom/),
      expect.stringMatching(/sticky #words: data-settings.sticky_offset is "far", expected a number or {size, unit}/),
    ]);
    expect(await topOf(page, '#absurd')).toBe(900 - 60);
    expect(watch.errors).toEqual([]);
  });

  test('stick in their device modes only, 300 ms after the window has another size', async ({ page, pages, proxy }) => {
    const settings = {
      sticky_on: ['desktop', 'mobile'],
      sticky_offset: 10,
      sticky_offset_mobile: { size: 3, unit: 'px' },
    };
    await page.goto(pages.add(bare({ head: STYLE + NOTE + tagOf(proxy.url), body: stickyOf('bar', settings) + TALL })));
    await waitForReady(page);
    await scrollTo(page, 500);
    expect(await topOf(page, '#bar')).toBe(10);
    await page.setViewportSize({ width: 900, height: 900 });
    await eventually(() => heard(page)).toEqual(['stick bar', 'unstick bar']);
    expect(await page.locator('#bar').getAttribute('class')).toBe('bar');
    expect(await topOf(page, '#bar')).toBe(-400);
    await page.setViewportSize({ width: 400, height: 900 });
    await eventually(() => topOf(page, '#bar')).toBe(3);
    await page.evaluate(() => document.getElementById('bar')?.setAttribute('data-sticky-offset-mobile', '21'));
    await eventually(() => topOf(page, '#bar')).toBe(21);
  });

  test('count the fixed admin bar', async ({ page, pages, proxy }) => {
    const bar = '<div id="wpadminbar" style="position: fixed; top: 0; width: 100%; height: 32px"></div>';
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body: bar + stickyOf('bar') + TALL })));
    await waitForReady(page);
    await scrollTo(page, 500);
    expect(await topOf(page, '#bar')).toBe(32);
  });

  test('are moved and removed while they are stuck', async ({ page, pages, proxy }) => {
    const body = `<div id="first" style="overflow: hidden; padding: 1px">${stickyOf('bar')}</div>${TALL}<div id="second"></div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + NOTE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await drawFrames(page);
    await scrollTo(page, 700);
    await eventually(() => heard(page)).toEqual(['stick bar']);
    await page.evaluate(() => document.getElementById('second')?.append(document.getElementById('bar') as Element));
    await eventually(() => heard(page)).toEqual(['stick bar', 'unstick bar']);
    expect(await page.locator('mountkit-space').count()).toBe(0);
    await scrollTo(page, 3500);
    await eventually(() => topOf(page, '#bar')).toBe(0);
    await page.evaluate(() => document.getElementById('bar')?.remove());
    await eventually(() => page.locator('mountkit-marks, mountkit-space').count()).toBe(0);
  });

  test('are in their place on paper', async ({ page, pages, proxy }) => {
    const body = `${stickyOf('native')}<div id="clip" style="overflow: hidden; padding: 1px">${stickyOf('fixed')}</div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await drawFrames(page);
    await scrollTo(page, 700);
    await eventually(() => page.locator('mountkit-space').count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await eventually(() => page.locator('mountkit-space').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await eventually(() => page.locator('mountkit-space').count()).toBe(1);
  });

  test('run no script while a page with a hundred of them is scrolled', async ({ page, pages, proxy }) => {
    const items = Array.from(
      { length: 100 },
      (_, index) =>
        `<section style="height: 100px">${stickyOf(`s${index}`, { sticky_parent: true }, 'style="height: 30px"')}</section>`,
    );
    const spy = `<script>
      window.added = [];
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type) {
        if (/scroll|wheel|touchmove/.test(type)) added.push(type);
        return add.apply(this, arguments);
      };
      window.long = 0;
      new PerformanceObserver(function (list) { long += list.getEntries().length; }).observe({ type: 'longtask' });
    </script>`;
    await page.goto(pages.add(bare({ head: STYLE + spy + tagOf(proxy.url), body: items.join('') + TALL })));
    await waitForReady(page);
    await drawFrames(page);
    await page.evaluate(() => Reflect.set(window as object, 'long', 0));
    for (let y = 0; y <= 10_000; y += 1000) await scrollTo(page, y + 115);
    expect(
      await page.evaluate(() => [Reflect.get(window as object, 'added'), Reflect.get(window as object, 'long')]),
    ).toEqual([[], 0]);
    expect(await sumLayoutShifts(page)).toBe(0);
    expect(await page.locator('.mountkit-sticky--active').count()).toBeGreaterThan(95);
  });

  test('stick in a shadow root, in a wrapper of their own box, and in a box that scrolls', async ({
    page,
    pages,
    proxy,
  }) => {
    const body = `<div id="wrapper">${stickyOf('wrapped')}</div><div id="host"></div>
      <div id="scroller" style="height: 400px; overflow: auto">${stickyOf('inside')}<div style="height: 900px"></div></div>
      <div id="hidden" hidden>${stickyOf('away')}</div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + NOTE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await page.evaluate(async () => {
      const root = (document.getElementById('host') as Element).attachShadow({ mode: 'open' });
      root.innerHTML = '<div id="shadowed" style="height: 40px">in a shadow root</div>';
      const { mount } = await window.mountkit.load('sticky');
      await mount(root.firstElementChild as Element).ready;
    });
    await drawFrames(page);
    const style = (id: string) => page.evaluate((given) => document.getElementById(given)?.style.position, id);
    expect([await style('wrapper'), await style('wrapped')]).toEqual(['sticky', '']);
    await page.evaluate(() => document.getElementById('scroller')?.scrollTo(0, 300));
    await eventually(() => heard(page)).toEqual(['stick inside']);
    expect((await topOf(page, '#inside')) - (await topOf(page, '#scroller'))).toBe(0);
    await scrollTo(page, 900);
    await eventually(() => classesOf(page, 'wrapped')).toBe(' --active --effects');
    expect(await topOf(page, '#wrapped')).toBe(0);
    const shadowed = () =>
      page.evaluate(() => {
        const element = document.getElementById('host')?.shadowRoot?.firstElementChild as Element;
        return [element.getBoundingClientRect().top, ...[...element.classList].sort()];
      });
    await eventually(shadowed).toEqual([60, 'mountkit-sticky', 'mountkit-sticky--active', 'mountkit-sticky--effects']);
    expect(await heard(page)).not.toContain('stick away');
  });

  test('stay in the flow of what has none, and let no words jump', async ({ page, pages, proxy }) => {
    const body = `<div style="position: relative; height: 500px">
        <div id="over" style="position: absolute; top: 20px; left: 0; width: 100%; height: 50px" data-mountkit="sticky" data-sticky-parent>over</div></div>
      <div style="overflow: hidden; padding-top: 1px"><div id="margins" data-mountkit="sticky" data-sticky-offset="50"><p id="words">words</p></div>
        <p id="next">next</p></div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await waitForReady(page);
    const next = await topOf(page, '#next');
    expect(await page.evaluate(() => document.getElementById('over')?.style.position)).toBe('absolute');
    await scrollTo(page, 200);
    await eventually(() => topOf(page, '#over')).toBe(0);
    await scrollTo(page, 0);
    const words = await topOf(page, '#words');
    await scrollTo(page, words - 50 - 10);
    expect(await topOf(page, '#words')).toBe(60);
    await scrollTo(page, words - 50 + 30);
    await eventually(() => classesOf(page, 'margins')).toContain('--active');
    expect(await topOf(page, '#words')).toBe(50);
    expect((await topOf(page, '#next')) + words - 50 + 30).toBe(next);
  });

  test.for([
    ['of its content', '<p>words</p>'],
    ['of what lies deeper', '<div><div><p>words</p></div></div>'],
    ['beside an empty block', '<div></div><p>words</p><div></div>'],
    ['beside what floats', '<div style="float: right">right</div><p>words</p>'],
    ['beside what is placed', '<div style="position: absolute">placed</div><p>words</p>'],
    ['beside an empty word', '<span></span><p>words</p>'],
    ['none, for its padding', '<div style="padding: 5px"><p>words</p></div>'],
    ['none, for it has words only', 'words'],
  ] as const)('hold the page still where margins come out: %s', async ([, content], { page, pages, proxy }) => {
    const body = `<div style="overflow: hidden; padding-top: 1px"><div id="bar" data-mountkit="sticky">${content}</div>
        <p id="next">next</p></div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await waitForReady(page);
    const bar = await topOf(page, '#bar');
    const next = await topOf(page, '#next');
    const words = () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(
          document.getElementById('bar') as Node,
          NodeFilter.SHOW_TEXT,
          (node) => (node.nodeValue === 'words' ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP),
        );
        const range = document.createRange();
        range.selectNode(walker.nextNode() as Node);
        return range.getBoundingClientRect().top;
      });
    const inside = (await words()) - bar;
    await scrollTo(page, bar + 100);
    await eventually(() => classesOf(page, 'bar')).toContain('--active');
    expect(await words()).toBe(inside);
    expect((await topOf(page, '#next')) + bar + 100).toBe(next);
    expect(await sumLayoutShifts(page)).toBe(0);
  });

  test('are measured before they leave their place, and not in the frame in which they do', async ({
    page,
    pages,
    proxy,
  }) => {
    const spy = `<script>
      window.trace = '';
      for (const [owner, name, sign] of [
        [Element.prototype, 'getBoundingClientRect', 'r'],
        [window, 'getComputedStyle', 'r'],
        [Element.prototype, 'before', 'w'],
        [CSSStyleDeclaration.prototype, 'setProperty', 'w'],
      ]) {
        const own = owner[name];
        owner[name] = function () { trace += sign; return own.apply(this, arguments); };
      }
    </script>`;
    const column = (id: string) => `<div style="float: left; width: 90px">${stickyOf(id)}</div>`;
    const body = `<div style="overflow: hidden; padding: 1px">${['one', 'two', 'three'].map(column).join('')}</div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + spy + tagOf(proxy.url), body })));
    await waitForReady(page);
    await drawFrames(page);
    await page.evaluate(() => Reflect.set(window as object, 'trace', ''));
    await scrollTo(page, 300);
    await eventually(() => page.locator('mountkit-space').count()).toBe(3);
    expect(await page.evaluate(() => Reflect.get(window as object, 'trace'))).toMatch(/^w+$/);
  });

  test('are not placed after another that sticks has ended them', async ({ page, pages, proxy }) => {
    const column = (id: string) => `<div style="float: left; width: 90px">${stickyOf(id)}</div>`;
    const body = `<div style="overflow: hidden; padding: 1px">${column('one')}${column('two')}</div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + NOTE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await drawFrames(page);
    await page.evaluate(async () => {
      const { registry } = await window.mountkit.load('sticky');
      document.addEventListener('mountkit:sticky:stick', () => {
        for (const handle of registry.all()) handle.unmount();
      });
    });
    await scrollTo(page, 300);
    await eventually(() => heard(page)).toContain('stick one');
    await drawFrames(page);
    expect(await page.locator('mountkit-space').count()).toBe(0);
    expect(await page.locator('#two').getAttribute('style')).toBeFalsy();
    expect(await heard(page)).not.toContain('stick two');
  });

  test('are right after the window, the zoom and their parent have another size', async ({ page, pages, proxy }) => {
    const body = `<style>html { overflow-anchor: none }</style><div id="parent" style="width: 600px; padding: 1px; overflow: hidden">${stickyOf('fixed')}</div>
      <div id="above" style="height: 10px"></div>${stickyOf('native')}${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + tagOf(proxy.url), body })));
    await waitForReady(page);
    await scrollTo(page, 800);
    await eventually(() => classesOf(page, 'fixed')).toContain('--active');
    const width = () => page.evaluate(() => document.getElementById('fixed')?.getBoundingClientRect().width);
    expect(await width()).toBe(600);
    await page.evaluate(() => document.getElementById('parent')?.style.setProperty('width', '300px'));
    await eventually(width).toBe(300);
    await page.evaluate(() => document.getElementById('parent')?.style.setProperty('width', '50%'));
    await page.setViewportSize({ width: 900, height: 1280 });
    await eventually(width).toBe(450);
    if (has.zoomedBoxes) {
      await page.evaluate(() => document.documentElement.style.setProperty('zoom', '1.5'));
      await eventually(async () => Math.round(await topOf(page, '#fixed'))).toBe(0);
      await page.evaluate(() => document.documentElement.style.removeProperty('zoom'));
    }
    // What comes in above moves the place that an element leaves.
    await scrollTo(page, 160);
    await eventually(() => classesOf(page, 'native')).toContain('--active');
    await page.evaluate(() => document.getElementById('above')?.style.setProperty('height', '500px'));
    await eventually(() => classesOf(page, 'native')).toBe('');
  });

  test('take no harm from a page without a height', async ({ page, pages, proxy, watch }) => {
    const body = `<div style="position: absolute; width: 100%">${stickyOf('bar')}${TALL}</div>`;
    const html = bare({ head: STYLE + tagOf(proxy.url), body }).replace('<h1>A test page</h1>', '');
    await page.goto(pages.add(html));
    await waitForReady(page);
    await scrollTo(page, 600);
    expect(await topOf(page, '#bar')).toBe(0);
    await page.setViewportSize({ width: 300, height: 1 });
    await drawFrames(page);
    expect(watch.errors).toEqual([]);
  });

  test('on the fallback have one listener, and read no layout while the page is scrolled', async ({
    page,
    pages,
    proxy,
  }) => {
    const spy = `<script>
      window.added = [];
      window.reads = 0;
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        if (type === 'scroll') added.push(options && options.passive);
        return add.apply(this, arguments);
      };
      const read = Element.prototype.getBoundingClientRect;
      Element.prototype.getBoundingClientRect = function () { reads++; return read.call(this); };
      const style = window.getComputedStyle;
      window.getComputedStyle = function (element, pseudo) { reads++; return style.call(window, element, pseudo); };
    </script>`;
    const section = (index: number) =>
      `<section style="height: 480px">${stickyOf(`s${index}`, { sticky_parent: 'section' }, 'style="height: 30px"')}</section>`;
    const items = Array.from({ length: 20 }, (_, index) => section(index)).join('');
    const body = `<div style="overflow: hidden; padding: 1px">${items}</div>${TALL}`;
    await page.goto(pages.add(bare({ head: STYLE + spy + tagOf(proxy.url), body })));
    await waitForReady(page);
    await scrollTo(page, 150);
    await eventually(() => page.locator('mountkit-space').count()).toBe(1);
    await drawFrames(page);
    await page.evaluate(() => Reflect.set(window as object, 'reads', 0));
    for (let y = 160; y < 580; y += 20) await scrollTo(page, y);
    expect(
      await page.evaluate(() => [Reflect.get(window as object, 'added'), Reflect.get(window as object, 'reads')]),
    ).toEqual([[true], 0]);
    expect(await page.locator('#s0').evaluate((element) => element.style.translate)).not.toBe('0px');
  });

  test('on the fallback are left alone when they are far out of the window, and come back', async ({
    page,
    pages,
    proxy,
  }) => {
    const section = `<section style="height: 480px">${stickyOf('s', { sticky_parent: 'section' }, 'class="bar"')}</section>`;
    await page.goto(
      pages.add(
        bare({ head: STYLE + tagOf(proxy.url), body: `<div style="overflow: hidden">${section}</div>${TALL}` }),
      ),
    );
    await waitForReady(page);
    await scrollTo(page, 150);
    await eventually(() => page.locator('mountkit-space').count()).toBe(1);
    const moved = () => page.locator('#s').evaluate((element) => element.style.translate);
    const { height } = page.viewportSize() ?? { height: 0 };
    await scrollTo(page, 2 * height + 480);
    const before = await moved();
    await scrollTo(page, 2 * height + 600);
    expect(await moved()).toBe(before);
    expect(await topOf(page, '#s')).toBeLessThan(-height);
    await scrollTo(page, 560);
    expect(await topOf(page, '#s')).toBe(-40);
    await scrollTo(page, 150);
    expect(await topOf(page, '#s')).toBe(0);
  });
});
