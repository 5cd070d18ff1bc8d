import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { sumLayoutShifts } from './harness/layout-shift';
import { expect, test } from './harness/test';
import { openWidgets, readContent, TALL, unmountAll, waitForWidgets } from './models/page-widget';
import { scrollTo } from './models/sticky-page';

const TOC = '<nav id="toc" data-mountkit="toc" aria-label="On this page"></nav>';
const STORY = `<h2>Clay</h2>${TALL}<h3>Digging</h3>${TALL}<h2 id="own">Wool &amp; more</h2>${TALL}<h2>Clay</h2>${TALL}`;
const HEADER =
  '<header style="position: fixed; inset: 0 0 auto; height: 80px; background: #fff">A header</header><div style="height: 80px"></div>';

/** The links of a table of contents, as text: indented by level, the current one marked. */
const linksOf = (page: Page, selector = '#toc') =>
  page.evaluate(
    (root) =>
      [...document.querySelectorAll<HTMLAnchorElement>(`${root} a[href^="#"]`)].map((link) => {
        let depth = -1;
        for (let list = link.closest('ol,ul'); list; list = list.parentElement?.closest('ol,ul') ?? null) depth += 1;
        const mark = link.getAttribute('aria-current') ? ' *' : '';
        return `${' '.repeat(depth)}${link.textContent} ${decodeURIComponent(link.hash)}${mark}`;
      }),
    selector,
  );

const topOf = (page: Page, selector: string) =>
  page.evaluate((given) => Math.round(document.querySelector(given)?.getBoundingClientRect().top ?? -1), selector);

/** The number that a tracker tells. */
const toldValue = (page: Page) => page.locator('#tracker').getAttribute('aria-valuenow');

describe('a table of contents', () => {
  test('opens a list after its section has become the current one, once the page rests', async ({
    page,
    pages,
    proxy,
  }) => {
    await openWidgets({ page, pages, proxy }, `${TOC.replace('toc"', 'toc" data-collapse')}<h2>Start</h2>${STORY}`);
    await waitForWidgets(page, 'toc', 'toc');
    const displayOf = () => page.locator('#toc li :is(ol,ul)').evaluate((list) => getComputedStyle(list).display);
    await eventually(displayOf).toBe('none');
    // How the list is at the moment at which the mark has moved.
    await page.evaluate(`new MutationObserver((records, observer) => {
      observer.disconnect();
      window.seen = getComputedStyle(document.querySelector('#toc li :is(ol,ul)')).display;
    }).observe(document.querySelector('#toc'), { subtree: true, attributeFilter: ['aria-current'] })`);
    await scrollTo(page, 600);
    await eventually(displayOf).toBe('block');
    expect(await page.evaluate('window.seen')).toBe('none');
  });

  test('shows the list of the first section before it is reached: nothing moves then', async ({
    page,
    pages,
    proxy,
  }) => {
    await openWidgets(
      { page, pages, proxy },
      `${TOC.replace('toc"', 'toc" data-collapse')}<div style="height: 300px"></div>${STORY}`,
    );
    await page.getByRole('link', { name: 'Digging' }).waitFor();
    expect(await page.locator('[aria-current]').count()).toBe(0);
    await scrollTo(page, 600);
    await page.locator('[aria-current]').waitFor();
    expect(await page.getByRole('link', { name: 'Digging' }).isVisible()).toBe(true);
  });

  test('lists the headings, each by an address of its own, and marks the one that is read', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    await openWidgets({ page, pages, proxy }, TOC + STORY);
    await waitForWidgets(page, 'toc', 'toc');
    expect(await linksOf(page)).toEqual(['Clay #clay', ' Digging #digging', 'Wool & more #own', 'Clay #clay-2']);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Wool' }).press('Enter');
    await eventually(() => linksOf(page)).toContain('Wool & more #own *');
    expect(await topOf(page, '#own')).toBe(0);
    await scrollTo(page, 2300);
    await page.keyboard.press('PageUp');
    await eventually(() => linksOf(page)).toContain('Clay #clay *');
    expect(watch.reports).toEqual([]);
  });

  test('brings a heading below what covers the top of the window, also by the address that it was opened with', async ({
    page,
    pages,
    proxy,
  }) => {
    await openWidgets({ page, pages, proxy }, HEADER + TOC + STORY, { at: '#clay-2' });
    await eventually(() => topOf(page, '#clay-2')).toBe(80);
    await eventually(() => linksOf(page)).toContain('Clay #clay-2 *');
    await page.getByRole('link', { name: 'Digging' }).evaluate((link: HTMLElement) => link.click());
    await eventually(() => topOf(page, '#digging')).toBe(80);
    await eventually(() => linksOf(page)).toContain(' Digging #digging *');
  });

  test('takes the headings that it is told to, in the markers and the order that it is told', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const body = `<article id="text"><h2>One <span aria-hidden="true">¶</span></h2><h4>Two</h4><div class="aside"><h2>Not this</h2></div></article><h2>Nor this</h2>
      <nav id="toc" data-mountkit="toc" data-container="#text" data-headings="h2,h4" data-exclude=".aside" data-hierarchical="false" data-markers="numbers" aria-label="x"></nav>`;
    await openWidgets({ page, pages, proxy }, body);
    await eventually(() => linksOf(page)).toEqual(['One #one', 'Two #two']);
    expect(await page.locator('#toc > ol').count()).toBe(1);
    await page.evaluate(() => document.querySelector('#text')?.insertAdjacentHTML('beforeend', '<h2>Three</h2>'));
    await eventually(() => linksOf(page)).toEqual(['One #one', 'Two #two', 'Three #three']);
    expect(watch.reports).toEqual([]);
  });

  test('shows lower headings while their section is read, and uses a list that the server has printed', async ({
    page,
    pages,
    proxy,
  }) => {
    const printed =
      '<nav id="toc" data-mountkit="toc" data-collapse aria-label="x"><ol><li><a href="#c">C</a></li><li><a href="#a">A</a><ol><li><a href="#b">B</a></li></ol></li></ol></nav>';
    const story = `<h2 id="c">C</h2><h2 id="a">A</h2>${TALL}<h3 id="b">B</h3>${TALL}`;
    await openWidgets({ page, pages, proxy }, `<div style="height: 200px"></div>${printed}${story}`);
    await waitForWidgets(page, 'toc', 'toc');
    await page.getByRole('link', { name: 'B' }).waitFor({ state: 'hidden' });
    await scrollTo(page, 700);
    await page.locator('#toc ol ol').waitFor();
    expect(await linksOf(page)).toEqual(['C #c', 'A #a *', ' B #b']);
  });

  test('has a box that is closed at first on the devices that it is told', async ({ page, pages, proxy }) => {
    const box =
      '<nav id="toc" data-mountkit="toc" data-minimized-on="mobile,tablet" aria-label="x"><details open><summary>On this page</summary></details></nav>';
    await page.setViewportSize({ width: 375, height: 700 });
    await openWidgets({ page, pages, proxy }, box + STORY);
    await waitForWidgets(page, 'toc', 'toc');
    expect(await page.getByRole('link').count()).toBe(0);
    // Nor was it open before anything was seen of it.
    expect(await sumLayoutShifts(page)).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.locator('summary').press('Enter');
    await page.getByRole('link', { name: 'Digging' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    expect(await findAxeViolations(page)).toEqual([]);
    // A turned device leaves it open.
    await page.setViewportSize({ width: 800, height: 375 });
    await eventually(() => page.evaluate(() => innerWidth)).toBe(800);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.locator('details').getAttribute('open')).toBe('');
    await page.locator('summary').press('Enter');
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.getByRole('link', { name: 'Digging' }).waitFor();
  });

  test('without headings says so, and names once what is wrong', async ({ page, pages, proxy, watch }) => {
    await openWidgets(
      { page, pages, proxy },
      '<nav id="toc" data-mountkit="toc" data-empty-text="Nothing yet." data-exclude="[" aria-label="x"></nav><h2>One</h2>',
    );
    await page.getByText('Nothing yet.').waitFor();
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('p')));
    await eventually(() => [...watch.reports]).toEqual([
      expect.stringContaining('mountkit: toc #toc: container or exclude is no selector'),
    ]);
  });
});

describe('reading progress', () => {
  const tracker = (attributes = '') => `<div style="position: sticky; top: 0">
    <div id="tracker" data-mountkit="tracker" ${attributes}></div></div>`;

  test.for([
    ['by the timelines of the browser', ''],
    [
      'by a listener',
      '<script>delete window.ScrollTimeline; delete window.ViewTimeline; Reflect.deleteProperty(window, "onscrollend")</script>',
    ],
  ] as const)('follows the page %s', async ([, head], { page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, `${tracker('data-percentage')}${TALL}${TALL}`, { head });
    await waitForWidgets(page, 'toc', 'tracker');
    expect(await toldValue(page)).toBe('0');
    const width = () =>
      page.evaluate(() => {
        const [bar, root] = ['.mountkit-tracker__bar', '#tracker'].map(
          (selector) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0,
        );
        return Math.round((100 * (bar ?? 0)) / (root ?? 1));
      });
    expect(await width()).toBe(0);
    const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scrollTo(page, way / 2);
    await eventually(width).toBe(50);
    await eventually(() => toldValue(page)).toBe('50');
    await page.getByText('50%').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await scrollTo(page, way);
    await eventually(() => toldValue(page)).toBe('100');
    await eventually(width).toBe(100);
    expect(watch.reports).toEqual([]);
  });

  test.for([
    ['by the timelines of the browser', ''],
    ['by a listener', '<script>delete window.ScrollTimeline</script>'],
  ] as const)('follows a page that is a box which scrolls, %s', async ([, script], { page, pages, proxy }) => {
    const head = `${script}<style>html { height: 100vh; overflow: hidden } body { height: 100vh; margin: 0; overflow: auto }</style>`;
    await openWidgets({ page, pages, proxy }, `${tracker()}${TALL}${TALL}`, { head });
    await waitForWidgets(page, 'toc', 'tracker');
    await page.evaluate(() => {
      const { body } = document;
      body.scrollTo({ top: (body.scrollHeight - body.clientHeight) / 2, behavior: 'instant' });
    });
    await eventually(() => toldValue(page)).toBe('50');
    await eventually(() =>
      page.evaluate(() => {
        const bar = document.querySelector('.mountkit-tracker__bar') as HTMLElement;
        return Math.round((100 * bar.offsetWidth) / (bar.parentElement?.offsetWidth ?? 0));
      }),
    ).toBe(50);
  });

  test('follows what a selector finds as a ring, and tells the number once it rests', async ({
    page,
    pages,
    proxy,
  }) => {
    const attributes = 'data-kind="circular" data-relative-to="selector" data-selector="#story" aria-label="Story"';
    await openWidgets({ page, pages, proxy }, `${tracker(attributes)}${TALL}<div id="story">${TALL}</div>${TALL}`);
    await waitForWidgets(page, 'toc', 'tracker');
    const drawn = () =>
      page.evaluate(() =>
        Number.parseFloat(
          getComputedStyle(document.querySelector('#tracker circle:last-of-type') as Element).strokeDasharray,
        ),
      );
    await scrollTo(page, 1000);
    await eventually(() => toldValue(page)).toBe('0');
    expect(await drawn()).toBe(0);
    const top = await page.evaluate(
      () => (document.querySelector('#story')?.getBoundingClientRect().top ?? 0) + scrollY,
    );
    await scrollTo(page, top + 550);
    await eventually(() => toldValue(page)).toBe('50');
    await eventually(async () => Math.round(await drawn())).toBe(141);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('of nothing is reported once', async ({ page, pages, proxy, watch }) => {
    await openWidgets({ page, pages, proxy }, tracker('data-relative-to="selector" data-selector="#none"'));
    await eventually(() => [...watch.reports]).toEqual([
      'mountkit: tracker #tracker: found nothing to follow, expected a selector of what is read',
    ]);
  });
});

test('after unmount nothing is left, and both can be mounted again', async ({ page, pages, proxy }) => {
  const body = `${HEADER}${TOC}<div id="tracker" data-mountkit="tracker" data-percentage></div><div data-mountkit="tracker" data-kind="circular"></div>${STORY}`;
  await openWidgets({ page, pages, proxy }, body, { tag: 'async data-auto="false"' });
  const before = await readContent(page);
  for (const _ of [1, 2]) {
    await page.evaluate(() => void window.mountkit.scan());
    await waitForWidgets(page, 'toc', 'toc', 'tracker');
    expect(await readContent(page)).not.toBe(before);
    expect(await unmountAll(page)).toBe(before);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  }
});

describe("the page builder's", () => {
  const STYLE = `<style>
    .elementor-toc--collapsed .elementor-toc__toggle-button--collapse, .elementor-widget-table-of-contents:not(.elementor-toc--collapsed) .elementor-toc__toggle-button--expand { display: none }
    .elementor-toc__list-items--collapsible > .elementor-toc__list-wrapper > .elementor-toc__list-item > .elementor-toc__list-wrapper { display: none }
    .elementor-scrolling-tracker .current-progress { display: none; height: 20px; background: #171; position: relative }
    .current-progress-percentage { position: absolute; inset-inline-end: 8px; padding-inline: 20px; color: #fff }
  </style>`;
  const settings = (more: object) =>
    JSON.stringify({ headings_by_tags: ['h2', 'h3'], no_headings_message: 'None.', ...more });
  const widget = (more: object) =>
    `<div id="toc" class="elementor-element elementor-widget elementor-widget-table-of-contents" data-settings='${settings(more)}'>
      <div class="elementor-toc__header"><h2 class="elementor-toc__header-title">On this page</h2>
      <div class="elementor-toc__toggle-button elementor-toc__toggle-button--expand" role="button" tabindex="0" aria-controls="b" aria-expanded="true" aria-label="Open table of contents">+</div>
      <div class="elementor-toc__toggle-button elementor-toc__toggle-button--collapse" role="button" tabindex="0" aria-controls="b" aria-expanded="true" aria-label="Close table of contents">-</div></div>
      <div id="b" class="elementor-toc__body elementor-toc__list-items--collapsible"><div class="elementor-toc__spinner-container">…</div></div></div>`;
  const heading = (tag: string, words: string, id = '') =>
    `<div class="elementor-element elementor-widget elementor-widget-heading" ${id && `id="${id}"`}><${tag} class="elementor-heading-title">${words}</${tag}></div>${TALL}`;
  const story = heading('h2', 'Clay') + heading('h3', 'Digging') + heading('h2', 'Wool', 'own-anchor');
  const page_ = (more: object) =>
    `${STYLE}<div class="elementor" data-elementor-type="header"><h2>A header</h2></div><div class="elementor" data-elementor-type="wp-page">${widget(more)}${story}</div>`;
  const DIALECT = { tag: 'async data-dialects="elementor"' };

  test('table is filled, and minimised by buttons that keep the focus', async ({ page, pages, proxy, watch }) => {
    const more = { marker_view: 'numbers', hierarchical_view: 'yes', collapse_subitems: 'yes', minimize_box: 'yes' };
    await openWidgets({ page, pages, proxy }, page_({ ...more, minimized_on: 'tablet' }), DIALECT);
    await eventually(() => linksOf(page)).toEqual(['Clay #clay', ' Digging #digging', 'Wool #own-anchor']);
    expect(await page.locator('.elementor-toc__spinner-container').count()).toBe(0);
    expect(await page.locator('ol.elementor-toc__list-wrapper a.elementor-toc__top-level').count()).toBe(2);
    await page.getByRole('link', { name: 'Clay' }).click();
    await page.locator('a.elementor-item-active[aria-current]', { hasText: 'Clay' }).waitFor();
    await page.getByRole('link', { name: 'Digging' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).press(' ');
    await page.getByRole('link', { name: 'Clay' }).waitFor({ state: 'hidden' });
    const button = page.getByRole('button', { name: 'Open' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('#toc.elementor-toc--collapsed').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Clay' }).waitFor();
    await page.setViewportSize({ width: 375, height: 700 });
    await page.getByRole('link', { name: 'Clay' }).waitFor({ state: 'hidden' });
    expect(watch.reports).toEqual([]);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.locator('.elementor-toc__spinner-container').count()).toBe(1);
    expect(await page.locator('#clay,[aria-current],.elementor-toc--collapsed').count()).toBe(0);
  });

  test('table does not list the title of another one', async ({ page, pages, proxy }) => {
    const other = '<div class="elementor-toc__header"><h2 class="elementor-toc__header-title">Also here</h2></div>';
    const body = `${page_({})}<div class="elementor" data-elementor-type="wp-page">${other}${heading('h2', 'Oak')}</div>`;
    await openWidgets({ page, pages, proxy }, body, DIALECT);
    await page.getByRole('link', { name: 'Oak' }).waitFor();
    expect((await linksOf(page)).filter((link) => link.includes('Also'))).toEqual([]);
  });

  test('table without headings says so', async ({ page, pages, proxy }) => {
    await openWidgets(
      { page, pages, proxy },
      page_({ exclude_headings_by_selector: ['.elementor-widget-heading'] }),
      DIALECT,
    );
    await page.getByText('None.').waitFor();
  });

  test('trackers whose bar is too short for its number are no wider than the page', async ({ page, pages, proxy }) => {
    const bar = `<div class="elementor-element elementor-widget elementor-widget-progress-tracker" data-settings='{"percentage":"yes","type":"horizontal","relative_to":"entire_page","direction":"rtl"}'><div class="elementor-scrolling-tracker"><div class="current-progress"><div class="current-progress-percentage"></div></div></div></div>`;
    await openWidgets({ page, pages, proxy }, `${STYLE}<div class="elementor">${bar}${TALL}</div>`, DIALECT);
    await page.locator('.current-progress-percentage', { hasText: '0%' }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await scrollTo(page, 400);
    await page.locator('.current-progress-percentage:visible').waitFor();
  });

  test('trackers follow', async ({ page, pages, proxy, watch }) => {
    const of = (more: object, inner: string) =>
      `<div class="elementor-element elementor-widget elementor-widget-progress-tracker" data-settings='${JSON.stringify({ percentage: 'yes', ...more })}'><div class="elementor-scrolling-tracker">${inner}</div></div>`;
    const bar = of(
      { type: 'horizontal', relative_to: 'entire_page' },
      '<div class="current-progress"><div class="current-progress-percentage"></div></div>',
    );
    const ring = of(
      { type: 'circular', relative_to: 'selector', selector: '#story' },
      '<svg width="100" height="100"><circle class="circle" r="40%" cx="50%" cy="50%"></circle><circle class="current-progress" r="40%" cx="50%" cy="50%"></circle></svg><div class="current-progress-percentage"></div>',
    );
    const body = `${STYLE}<div class="elementor"><div style="position: fixed; inset: 0 0 auto">${bar}${ring}</div>${TALL}<div id="story">${TALL}</div></div>`;
    await openWidgets({ page, pages, proxy }, body, DIALECT);
    await scrollTo(page, 2600);
    await eventually(() =>
      page.evaluate(() => document.querySelector('.current-progress')?.getBoundingClientRect().width),
    ).toBeGreaterThan(500);
    await eventually(() => page.locator('svg + .current-progress-percentage').textContent()).toMatch(/^[1-9]\d%$/);
    expect(watch.reports).toEqual([]);
  });
});
