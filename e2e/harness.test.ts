import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations, rulesIn } from './harness/axe';
import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import { sumLayoutShifts } from './harness/layout-shift';
import { countMemory, findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { pageOf } from './harness/markup';
import { expect, test } from './harness/test';

/** What the harness sees: a check that no longer sees anything would pass for ever. */
describe('the harness', () => {
  const LEAKS: readonly { what: string; leave: () => void; line: string }[] = [
    { what: 'a listener', leave: () => document.addEventListener('click', () => {}), line: 'click on document' },
    {
      what: 'a listener on the window',
      leave: () => addEventListener('resize', () => {}, { once: true }),
      line: 'resize on window',
    },
    { what: 'a timer', leave: () => void setTimeout(() => {}, 5000), line: 'timer of 5000 ms' },
    { what: 'an interval', leave: () => void setInterval(() => {}, 5000), line: 'interval of 5000 ms' },
    {
      what: 'an observer',
      leave: () => new MutationObserver(() => {}).observe(document, { childList: true }),
      line: 'MutationObserver of 1',
    },
    {
      what: 'an observer of sizes',
      leave: () => new ResizeObserver(() => {}).observe(document.body),
      line: 'ResizeObserver of 1',
    },
    {
      what: 'a style sheet',
      leave: () => void document.adoptedStyleSheets.push(new CSSStyleSheet()),
      line: 'style sheet',
    },
    { what: 'a global', leave: () => void Reflect.set(window, 'left', 1), line: 'global left' },
    { what: 'a node', leave: () => document.head.append(document.createElement('style')), line: 'markup' },
    { what: 'an attribute', leave: () => document.body.setAttribute('class', 'open'), line: 'markup' },
  ];
  test.for(LEAKS)('sees $what that is left', async ({ leave, line }, { page, pages }) => {
    await watchLeaks(page.context());
    await page.goto(pages.add(pageOf({})));
    const before = await takeHoldings(page);
    await page.evaluate(leave);
    const leaks = findLeaks(before, await takeHoldings(page));
    expect(leaks).toHaveLength(1);
    expect(leaks[0]).toContain(line);
  });

  test('sees nothing where all was taken away', async ({ page, pages }) => {
    await watchLeaks(page.context());
    await page.goto(pages.add(pageOf({})));
    const before = await takeHoldings(page);
    await page.evaluate(async () => {
      const listener = () => {};
      const abort = new AbortController();
      addEventListener('resize', listener, true);
      removeEventListener('resize', listener, { capture: true });
      document.addEventListener('click', listener, { signal: abort.signal });
      abort.abort();
      document.addEventListener('click', listener, { once: true });
      document.dispatchEvent(new Event('click'));
      document.createElement('div').addEventListener('click', listener);
      clearTimeout(setTimeout(listener, 1000));
      clearInterval(setInterval(listener, 1000));
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise(requestAnimationFrame);
      const observer = new ResizeObserver(listener);
      observer.observe(document.body);
      observer.unobserve(document.body);
    });
    expect(findLeaks(before, await takeHoldings(page))).toEqual([]);
  });

  test('sees nodes that only a script still holds', async ({ page, pages }) => {
    await page.goto(pages.add(pageOf({})));
    const before = await countMemory(page);
    await page.evaluate(() =>
      Reflect.set(
        window,
        'kept',
        Array.from({ length: 50 }, () => document.createElement('p')),
      ),
    );
    expect((await countMemory(page)).nodes).toBeGreaterThanOrEqual(before.nodes + 50);
  });

  const open = async (page: Page, url: string) => {
    await page.goto(url);
    return page;
  };

  test.runIf(has.layoutShifts)('measures what moves', async ({ page, pages }) => {
    await open(page, pages.add(pageOf({ body: '<p>text</p>' })));
    expect(await sumLayoutShifts(page)).toBe(0);
    await page.evaluate(async () => {
      const box = document.createElement('div');
      box.style.height = '300px';
      document.body.prepend(box);
    });
    expect(await sumLayoutShifts(page)).toBeGreaterThan(0.01);
  });

  test('hears of a broken policy and of an error on the console', async ({ page, pages, watch }) => {
    const headers = { 'content-security-policy': "default-src 'none'" };
    await open(page, pages.add(pageOf({ head: '<script>document.title = "ran"</script>' }), headers));
    await eventually(() => watch.errors.some((text) => text.startsWith('policy violation: script-src'))).toBe(true);
    await page.evaluate(() => console.error('something is wrong'));
    await eventually(() => watch.errors).toContain('something is wrong');
  });

  test('lets axe see a control without a name', async ({ page, pages }) => {
    await open(page, pages.add(pageOf({ body: '<input>' })));
    expect((await findAxeViolations(page)).map((line) => line.split(':')[0])).toEqual(['label']);
  });

  test('lets axe see in the dark what cannot be read there alone', async ({ page, pages }) => {
    const head = '<style>@media (prefers-color-scheme: dark) { p { color: #999 } a { color: #888 } }</style>';
    const link = '<a href="/" style="text-decoration: none">A link</a>';
    await open(page, pages.add(pageOf({ head, body: `<p>A text of some length, with ${link} in it.</p>` })));
    await page.emulateMedia({ colorScheme: 'dark' });
    const broken = (await findAxeViolations(page, rulesIn.dark)).map((line) => line.split(':')[0]);
    expect([...new Set(broken)].sort()).toEqual(['color-contrast', 'link-in-text-block']);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findAxeViolations(page, rulesIn.light)).not.toContainEqual(expect.stringMatching(/^color-contrast/));
  });
});
