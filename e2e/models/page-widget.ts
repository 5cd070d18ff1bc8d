import type { Page } from 'playwright-core';
import { pageOf, tagOf } from '../harness/markup';
import type { PageServer } from '../harness/page-server';

/** A style with which the page is as high as tests count with. */
const STYLE = '<style>body { margin: 0; font: 16px/1.5 sans-serif } .tall { height: 2000px }</style>';

/** An empty stretch of the page, higher than the window. */
export const TALL = '<div class="tall"></div>';

/** What a test of a family of page-widgets opens its page with. */
interface Stage {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: { readonly url: string };
}

/** Opens a page with this body; `tag` are attributes of the script tag, `html` those of the page. */
export async function openWidgets(
  { page, pages, proxy }: Stage,
  body: string,
  { tag = 'async', html = 'lang="en"', head = '', at = '' } = {},
): Promise<void> {
  await page.goto(pages.add(pageOf({ head: STYLE + head + tagOf(proxy.url, tag), body, html })) + at);
}

/** Until every element with one of these marks can be used. */
export const waitForWidgets = (page: Page, family: string, ...names: readonly string[]) =>
  page.waitForFunction(
    ([group, marks]) => {
      const registry = window.mountkit?.widgets?.[group]?.registry;
      return marks.every((name) =>
        [...document.querySelectorAll(`[data-mountkit~="${name}"]`)].every(
          (element) => registry?.getByElement(element, name)?.status === 'ready',
        ),
      );
    },
    [family, names] as const,
  );

/** Unmounts everything, and answers the markup of the page's content. */
export const unmountAll = (page: Page) =>
  page.evaluate(() => {
    window.mountkit.removeAll();
    return document.querySelector('main')?.innerHTML ?? '';
  });

/** The markup of the page's content. */
export const readContent = (page: Page) => page.evaluate(() => document.querySelector('main')?.innerHTML ?? '');

/** The sum of the page's layout shifts so far. */
export const readShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(list.getEntries().reduce((sum, entry) => sum + (Reflect.get(entry, 'value') as number), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Where there was none, nothing is observed.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
