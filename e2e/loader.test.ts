import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { CONTACT_FORM, EMAIL_FORM, formOf, pageOf, tagOf } from './harness/markup';
import { expect, test } from './harness/test';

/** Counts the forms that became ready, from before the tag. */
const COUNT = `<script>
window.readied = 0;
document.addEventListener('mountkit:forms:ready', function () { readied++; });
</script>`;

declare global {
  interface Window {
    readied: number;
  }
}

const TAG_PLACES: readonly { name: string; place: (provider: string) => { head: string; body?: string } }[] = [
  { name: 'with async', place: (provider) => ({ head: tagOf(provider, 'async') }) },
  { name: 'with defer', place: (provider) => ({ head: tagOf(provider, 'defer') }) },
  { name: 'in the head, as it is', place: (provider) => ({ head: tagOf(provider, '') }) },
  { name: 'at the end of the body', place: (provider) => ({ head: '', body: tagOf(provider, '') }) },
  {
    name: 'put in by a script later',
    place: (provider) => ({
      head: `<script>addEventListener('load', function () {
        var script = document.createElement('script');
        script.src = '${provider}/mountkit/mountkit.js';
        script.dataset.provider = '${provider}/';
        document.head.append(script);
      });</script>`,
    }),
  },
];

const statusesOf = (page: Page) =>
  page.evaluate(() => window.mountkit.forms?.registry.all().map(({ status }) => status));

describe.each(builds)('the script tag with $name', (build) => {
  test.override({ build });

  test.for(TAG_PLACES)('mounts a form when it stands $name', async ({ place }, { page, pages, proxy, watch }) => {
    const { head, body = '' } = place(proxy.url);
    await page.goto(pages.add(pageOf({ head: COUNT + head, body: formOf() + body })));
    await page.locator('form').waitFor();
    expect(await statusesOf(page)).toEqual(['ready']);
    expect(await page.evaluate(() => window.readied)).toBe(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('does once what stands on the page twice', async ({ page, pages, proxy }) => {
    const queue = `<script>window.runs = 0; window.mountkit = { q: [function () { runs++; }] };</script>`;
    const head = COUNT + queue + tagOf(proxy.url, 'defer') + tagOf(proxy.url, 'defer');
    await page.goto(pages.add(pageOf({ head, body: formOf() })));
    await page.waitForLoadState('load');
    await page.locator('form').waitFor();
    expect(await page.locator('form').count()).toBe(1);
    expect(await statusesOf(page)).toEqual(['ready']);
    expect(await page.evaluate(() => [window.readied, Reflect.get(window, 'runs')])).toEqual([1, 1]);
    expect(proxy.requests.filter(({ path }) => path.startsWith('/embed/v3/form/'))).toHaveLength(1);
  });

  test('leaves the page alone with data-auto=off until it is asked to scan', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, 'data-auto="off"'), body: formOf() })));
    expect(await page.evaluate(() => window.mountkit.forms)).toBeUndefined();
    expect(proxy.requests.map(({ path }) => path)).toEqual(['/mountkit/mountkit.js']);
    expect(await page.locator('[data-mountkit]').innerHTML()).toBe('');
    await page.evaluate(() => void window.mountkit.scan());
    await page.locator('form').waitFor();
  });

  test('mounts an element that appears later, and one that is marked later', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: '<div id="here"></div>' })));
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate((markup) => {
      (document.querySelector('#here') as Element).innerHTML = `<section>${markup}</section>`;
    }, formOf(EMAIL_FORM));
    await page.locator('#here form').waitFor();

    await page.evaluate((formId) => {
      const element = document.createElement('div');
      element.id = 'marked';
      Object.assign(element.dataset, { portalId: '8100231', formId });
      document.querySelector('main')?.append(element);
      element.dataset.mountkit = 'form';
    }, CONTACT_FORM);
    await page.locator('#marked form').waitFor();
    expect(await statusesOf(page)).toEqual(['ready', 'ready']);
  });

  test('lets an element that is moved keep its form', async ({ page, pages, proxy }) => {
    const body = `<div id="here">${formOf()}</div><div id="there"></div>`;
    await page.goto(pages.add(pageOf({ head: COUNT + tagOf(proxy.url), body })));
    await page.getByLabel('Email').fill('ada@example.org');
    const kept = await page.evaluate(async () => {
      const { registry } = window.mountkit.forms ?? {};
      const element = document.querySelector('[data-mountkit]') as HTMLElement;
      const handle = registry?.getByElement(element);
      document.querySelector('#there')?.append(element);
      // Longer than the one task in which an element may be put back.
      for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve));
      return { same: registry?.getByElement(element) === handle, status: handle?.status };
    });
    expect(kept).toEqual({ same: true, status: 'ready' });
    expect(await page.locator('#there form').count()).toBe(1);
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.org');
    expect(await page.evaluate(() => window.readied)).toBe(1);
  });

  test('unmounts an element that is removed', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: `<div id="here">${formOf()}</div>` })));
    await page.locator('form').waitFor();
    const handle = await page.evaluateHandle(() => window.mountkit.forms?.registry.all()[0]);
    await page.evaluate(() => document.querySelector('#here')?.replaceChildren());
    await eventually(() => handle.evaluate((handle) => handle?.status)).toBe('unmounted');
    expect(await statusesOf(page)).toEqual([]);
  });

  test('reports a name that it does not know, once', async ({ page, pages, proxy, watch }) => {
    const body = `<i data-mountkit="marquee"></i><i data-mountkit="marquee"></i>${formOf()}`;
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })));
    await page.locator('form').waitFor();
    expect(watch.reports).toEqual([expect.stringContaining('"marquee"')]);
  });

  test('tells of a chunk that fails, and leaves the page in order', async ({ page, pages, proxy, watch }) => {
    proxy.fault(/\/chunks\/forms-/, { status: 500 });
    const listen = `<script>
    window.failed = []; window.told = [];
    window.mountkit = { q: [function (m) { m.on('forms:renderError', function (detail) { told.push(detail.code); }); }] };
    document.addEventListener('mountkit:forms:renderError', function (event) { failed.push(event.target.id + ' ' + event.detail.code); });
    </script>`;
    const body = formOf(CONTACT_FORM, 'id="first"') + formOf(EMAIL_FORM, 'id="second"');
    await page.goto(pages.add(pageOf({ head: listen + tagOf(proxy.url), body })));
    const code = 'CHUNK_FAILED';
    await eventually(() => page.evaluate(() => Reflect.get(window, 'failed'))).toEqual([
      `first ${code}`,
      `second ${code}`,
    ]);
    expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([code, code]);
    expect(watch.reports).toHaveLength(1);
    expect(watch.blockers).toEqual(watch.reports);
    const outcome = await page.evaluate(() => window.mountkit.load('forms').catch((error) => error.code));
    expect(outcome).toBe(code);
  });

  test('gives a chunk up that has not arrived after two minutes', async ({ page, pages, proxy }) => {
    await page.clock.install();
    await page.route(/\/chunks\/forms-/, () => {});
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf() })), { waitUntil: 'commit' });
    await page.waitForFunction(() => 'version' in (window.mountkit ?? {}));
    const outcome = page.evaluate(() => window.mountkit.load('forms').catch((error) => error.code));
    await page.clock.fastForward(121_000);
    expect(await outcome).toBe('CHUNK_FAILED');
  });

  test('mounts inside a shadow tree, with its style', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: '<div id="host"></div>' })));
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate((markup) => {
      const root = document.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot;
      root.innerHTML = markup;
      window.mountkit.scan(root);
    }, formOf());
    await page.locator('#host form').waitFor();
    const { width } = (await page.getByLabel('Email').boundingBox()) ?? {};
    expect(width).toBeGreaterThan(600);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });

  test('lets an element that is moved into a shadow tree keep its style there', async ({ page, pages, proxy }) => {
    const body = `<div id="here">${formOf()}</div><div id="host"></div>`;
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })));
    await page.locator('#here form').waitFor();
    const widthIn = (place: 'shadow' | 'page') =>
      page.evaluate(async (place) => {
        const host = document.querySelector('#host') as Element;
        const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
        const element = document.querySelector('[data-mountkit]') ?? root.querySelector('[data-mountkit]');
        (place === 'shadow' ? root : (document.querySelector('#here') as Element)).append(element as Element);
        await Promise.resolve();
        return element?.querySelector('input.hs-input')?.getBoundingClientRect().width ?? 0;
      }, place);
    expect(await widthIn('shadow')).toBeGreaterThan(600);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    expect(await widthIn('page')).toBeGreaterThan(600);
  });

  test('mounts on a page in quirks mode', async ({ page, pages, proxy, watch }) => {
    await page.goto(pages.add(pageOf({ doctype: '', head: tagOf(proxy.url), body: formOf() })));
    await page.locator('form').waitFor();
    expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
    expect(watch.errors).toEqual([]);
  });
});
