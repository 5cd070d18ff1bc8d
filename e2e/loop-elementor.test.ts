import { describe, expect } from 'vitest';
import { eventually } from './harness/eventually';
import { pageOf } from './harness/markup';
import { CALL, test } from './models/loop-page';

describe('a list of the page builder', () => {
  test('is filtered by its own markup', async ({ page, proxy, loop }) => {
    const body = `<div data-elementor-id="42"><div class="elementor-element elementor-element-f1l7er1" data-id="f1l7er1"
      data-settings='{"selected_element":"abc1234","taxonomy":"category","multiple_selection":"yes","logical_combination":"OR"}'>
      <search class="e-filter" role="search" data-base-url="/list/" data-page-num="1">
        <button class="e-filter-item" data-filter="news" aria-pressed="false">News</button></search></div>
      <div class="elementor-element elementor-element-abc1234"><div class="elementor-widget-container"><p>first</p></div></div></div>`;
    proxy.fault(CALL, { status: 200, body: JSON.stringify({ data: '<p>filtered</p>' }) });
    await loop.openHtml(pageOf({ head: loop.tag('data-dialects="elementor"'), body }));
    await page.waitForFunction(() => window.mountkit.filters);
    await loop.choose('News');
    await page.getByText('filtered').waitFor();
    expect(loop.sent().at(-1)).toMatchObject({
      post_id: 42,
      widget_id: 'abc1234',
    });
    expect(await page.locator('.e-loading-overlay').count()).toBe(0);
  });

  test('is filtered by one term or the other, as its server reads it, also from an address that the server wrote', async ({
    page,
    proxy,
    loop,
  }) => {
    const button = (name: string) =>
      `<button class="e-filter-item" data-filter="${name}" aria-pressed="false">${name}</button>`;
    const body = `<div data-elementor-id="42"><div class="elementor-element elementor-element-f1l7er1" data-id="f1l7er1"
      data-settings='{"selected_element":"abc1234","taxonomy":"category","multiple_selection":"yes","logical_combination":"OR"}'>
      <search class="e-filter" role="search">${['news', 'tips', 'wool'].map(button).join('')}</search></div>
      <div class="elementor-element elementor-element-abc1234"><div class="elementor-widget-container"><p>first</p></div></div></div>`;
    proxy.fault(CALL, { status: 200, body: JSON.stringify({ data: '<p>filtered</p>' }) });
    await loop.openHtml(pageOf({ head: loop.tag('data-dialects="elementor"'), body }));
    await page.goto(`${proxy.url}/own/?e-filter-abc1234-category=news%7Etips`);
    await page.waitForFunction(() => window.mountkit.filters);
    await eventually(() => page.locator('[aria-pressed=true]').allTextContents()).toEqual(['news', 'tips']);
    await loop.choose('wool');
    await eventually(() => loop.sent().at(-1)).toMatchObject({
      widget_filters: { taxonomy: { category: { terms: ['news', 'tips', 'wool'], logicalJoin: 'OR' } } },
    });
  });

  test('opens a page of its own in place, also one that is pressed before anything is loaded for it', async ({
    page,
    proxy,
    loop,
    watch,
  }) => {
    const list = (
      text: string,
    ) => `<div data-elementor-id="42"><div class="elementor-element elementor-element-abc1234" data-id="abc1234"
      data-settings='{"pagination_type":"numbers","pagination_load_type":"ajax"}'><div class="elementor-widget-container">
      <div class="elementor-loop-container"><div class="e-loop-item">${text}</div></div>
      <div class="e-load-more-anchor" data-page="1" data-max-page="2" data-next-page="/own/?e-page-abc1234=2"></div>
      <nav class="elementor-pagination" aria-label="Pages"><a class="page-numbers" href="/own/?e-page-abc1234=2">2</a></nav></div></div></div>`;
    await loop.openHtml(pageOf({ head: loop.tag('data-dialects="elementor"'), body: list('first') }));
    proxy.fault(CALL, { status: 200, body: JSON.stringify({ data: '<p>second</p>' }) });
    proxy.fault(/^\/own\/\?e-page/, { page: pageOf({ body: list('second') }) });
    await page.waitForFunction(() => window.mountkit.filters?.registry.all()[0]);
    await page.evaluate(() => {
      Object.assign(window, { isSamePage: true });
      document.querySelector<HTMLElement>('.page-numbers')?.click();
    });
    await page.getByText('second').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
    expect(new URL(page.url()).searchParams.get('e-page-abc1234')).toBe('2');
    expect(watch.reports).toEqual([]);
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
    async (kind, { page, proxy, loop, watch }) => {
      const room = kind === 'load_more_infinite_scroll' ? '<div style="height:3000px"></div>' : '';
      const note = `<script>window.told = []; window.elementorFrontend = { elementsHandler: { runReadyTrigger: function (element) {
      told.push(element.textContent); } } };
      addEventListener('elementor-pro/loop-builder/after-insert-posts', function () { told.push('inserted'); });</script>`;
      const head = note + loop.tag('data-dialects="elementor"');
      await loop.openHtml(pageOf({ head, body: room + pageWith(kind, 1, ['first', 'second']) }));
      proxy.fault(/^\/own\/page\/2\/$/, { page: pageOf({ body: pageWith(kind, 2, ['third']) }) });
      await page.waitForFunction(() => window.mountkit.filters);
      const shown = () => page.locator('.e-loop-item').allTextContents();
      const theirs = page.getByText('Older');
      const ours = loop.button('Load more');
      if (room) {
        await page.locator('.mountkit-load-more').waitFor({ state: 'attached' });
        await loop.scrollTo('end');
      } else {
        await theirs.and(page.locator('[aria-disabled=false]')).press('Enter');
      }
      await eventually(shown).toEqual(['first', 'second', 'third']);
      await eventually(async () => [await theirs.isVisible(), await ours.isVisible()]).toEqual([false, false]);
      expect(await page.evaluate('told')).toEqual(['third', 'inserted']);
      if (!room) expect(await loop.focused()).toBe('third');
      expect(new URL(page.url()).pathname).toBe('/own/');
      expect(watch.reports).toEqual([]);
    },
  );

  test('takes the container that the call answers for its own, and goes on from there', async ({
    page,
    proxy,
    loop,
  }) => {
    const whole = pageWith('load_more_on_click', 1, ['filtered']);
    const data = whole.slice(whole.indexOf('<div class="elementor-widget-container">'), -'</div></div>'.length);
    const filter = `<div class="elementor-element" data-id="f1l7er1"
      data-settings='{"selected_element":"abc1234","taxonomy":"category"}'><search class="e-filter" role="search">
      <button class="e-filter-item" data-filter="news" aria-pressed="false">News</button></search></div>`;
    proxy.fault(CALL, { status: 200, body: JSON.stringify({ data }) });
    const body = filter + pageWith('load_more_on_click', 2, ['first']);
    await loop.openHtml(pageOf({ head: loop.tag('data-dialects="elementor"'), body }));
    await page.waitForFunction(() => window.mountkit.filters?.registry.all().length === 2);
    await loop.choose('News');
    await page.getByText('filtered').waitFor();
    expect(await page.locator('.elementor-widget-container').count()).toBe(1);
    await page.locator('.elementor-button', { hasText: 'Older' }).and(page.locator('[aria-disabled=false]')).waitFor();
  });
});
