import type { Page } from 'playwright-core';
import { eventually } from './harness/eventually';
import { pageOf, tagOf } from './harness/markup';
import { expect, test } from './harness/test';

/** A popup as the page builder prints it. */
const documentOf = (id: number, settings: object) =>
  `<div data-elementor-type="popup" data-elementor-id="${id}" class="elementor elementor-${id} elementor-location-popup" data-elementor-settings='${JSON.stringify(settings)}'><h2>Document ${id}</h2></div>`;

const hashOf = (action: string, settings: object) =>
  `#${encodeURIComponent(`elementor-action:action=${action}&settings=${Buffer.from(JSON.stringify(settings)).toString('base64')}`)}`;

const HEAD = `<style>.elementor-location-popup { display: none }</style><script>
window.told = [];
window.jQuery = function () { return { trigger: function (name, details) { told.push('jquery ' + name + ' ' + details[0]); } }; };
['show', 'hide'].forEach(function (name) {
  addEventListener('elementor/popup/' + name, function (event) { told.push('window ' + name + ' ' + event.detail.id); });
});
</script>`;

const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told') as string[]);

test('the builder’s documents, links, events and counters', async ({ page, pages, proxy, watch }) => {
  const hash = hashOf('popup:open', { id: '535', toggle: false });
  const body =
    documentOf(77, {
      timing: { times: 'yes', times_times: 2 },
      triggers: { page_load: 'yes' },
      entrance_animation: '',
      a11y_navigation: 'yes',
      prevent_scroll: 'yes',
      background_color: 'red',
    }) +
    documentOf(535, { timing: [], triggers: [] }) +
    `<a href="${hash}">Open</a>`;
  const head = HEAD + tagOf(proxy.url, 'async data-dialects="elementor"');
  const url = pages.add(pageOf({ head, body }));
  const before = { popup_77_times: 1, pageViews: 9, other: 1, __expiration: {} };
  await page.addInitScript((stored) => {
    if (location.protocol === 'http:') localStorage.setItem('elementor', JSON.stringify(stored));
  }, before);
  await page.goto(url);
  await page.getByRole('dialog', { name: 'Document 77' }).waitFor();
  await eventually(() => told(page)).toEqual(['window show 77', 'jquery elementor/popup/show 77']);
  expect(await page.locator('#elementor-popup-modal-77.elementor-popup-modal > .dialog-widget-content').count()).toBe(
    1,
  );
  const isStill = () => page.evaluate(() => document.body.classList.contains('dialog-prevent-scroll'));
  expect(await isStill()).toBe(true);
  expect(await page.locator('#elementor-popup-modal-77 .dialog-close-button').getAttribute('aria-label')).toBe('Close');
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('mountkit') ?? '{}'));
  expect(await stored()).toMatchObject({ popup_77_times: 2, pageViews: 9 });
  expect(await stored()).not.toHaveProperty('other');

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Open' }).click();
  await page.getByRole('dialog', { name: 'Document 535' }).waitFor();
  expect(await told(page)).toContain('window hide 77');
  expect(await isStill()).toBe(false);

  await page.goto('about:blank');
  await page.goto(url + hash);
  await page.getByRole('dialog', { name: 'Document 535' }).waitFor();
  expect(watch.reports).toEqual([]);
  expect(watch.errors).toEqual([]);
});

/** The builder's free part, as far as links are concerned: it prevents the click, and performs what it knows. */
const CORE = (actions = '') => `<script>
  window.elementorFrontend = { utils: { urlActions: { actions: { ${actions} } } } };
  document.addEventListener('click', function (event) {
    if (event.target.closest('a')) event.preventDefault();
  });
</script>`;

test('a link opens its popup though the builder’s free part has prevented the click', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  const settings = Buffer.from('{"id":"535"}').toString('base64');
  const older = `#${encodeURIComponent(`elementor-action:action=popup:open settings=${settings}`)}`;
  const body =
    documentOf(535, {}) +
    `<a href="${hashOf('popup:open', { id: '535' })}">Open</a> <a href="${older}">Open as before</a>`;
  const head = HEAD + CORE() + tagOf(proxy.url, 'async data-dialects="elementor"');
  await page.goto(pages.add(pageOf({ head, body })));
  for (const name of ['Open', 'Open as before']) {
    await page.locator('[data-elementor-type=popup]').waitFor({ state: 'attached' });
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('dialog', { name: 'Document 535' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  expect(watch.reports).toEqual([]);
});

test('settings and ids that change later are followed', async ({ page, pages, proxy, watch }) => {
  const head = HEAD + tagOf(proxy.url, 'async data-dialects="elementor"');
  await page.goto(pages.add(pageOf({ head, body: documentOf(535, { prevent_close_on_esc_key: 'yes' }) })));
  await page.locator('dialog#elementor-popup-modal-535').waitFor({ state: 'attached' });
  const set = (name: string, value: string) =>
    page
      .locator('[data-elementor-type=popup]')
      .evaluate((element, [name, value]) => element.setAttribute(name, value), [name, value] as const);
  const open = (id: string) => page.evaluate((id) => window.mountkit.popups?.open(id), id);
  const dialog = page.getByRole('dialog', { name: 'Document 535' });
  await open('535');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(true);
  // What is left out now is off.
  await set('data-elementor-settings', '{"classes":"wide"}');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await open('535');
  await page.locator('dialog.wide').waitFor();
  await set('data-elementor-id', '536');
  await page.locator('dialog#elementor-popup-modal-536').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => window.mountkit.popups?.registry.all().map(({ id }) => id))).toEqual(['536']);
  await open('536');
  await dialog.waitFor();
  await page.evaluate(() => window.mountkit.removeAll());
  expect(
    await page.locator('body > main > [data-elementor-type=popup], main > [data-elementor-type=popup]').count(),
  ).toBe(1);
  expect(watch.reports).toEqual([]);
});

test('a link is left to the builder’s Pro part where that is there', async ({ page, pages, proxy }) => {
  const body = `${documentOf(535, {})}<a href="${hashOf('popup:open', { id: '535' })}">Open</a>`;
  const head = HEAD + CORE("'popup:open': function () {}") + tagOf(proxy.url, 'async data-dialects="elementor"');
  await page.goto(pages.add(pageOf({ head, body })));
  await page.locator('dialog#elementor-popup-modal-535').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Open' }).click();
  expect(await told(page)).toEqual([]);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('scripts of the page open and close popups by the builder’s own calls', async ({ page, pages, proxy, watch }) => {
  const close = '<button onclick="elementorProFrontend.modules.popup.closePopup({}, event)">Enough</button>';
  const body = documentOf(535, {}).replace('</h2>', `</h2>${close}`);
  const head = HEAD + tagOf(proxy.url, 'async data-dialects="elementor"');
  await page.goto(pages.add(pageOf({ head, body })));
  await page.waitForFunction(() => 'elementorProFrontend' in window);
  await page.evaluate('elementorProFrontend.modules.popup.showPopup({ id: 535 })');
  await page.getByRole('dialog', { name: 'Document 535' }).waitFor();
  await page.getByRole('button', { name: 'Enough' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.evaluate("elementorProFrontend.modules.popup.showPopup({ id: '1' })");
  await eventually(() => watch.reports).toEqual([expect.stringContaining('"1"')]);
});

test('the builder’s panels: links, command, overlay, and what the page says of them', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  const link = (verb: string, text: string) =>
    `<a href="${hashOf(`off_canvas:${verb}`, { id: 'aa11bb2', displayMode: verb })}">${text}</a>`;
  const panel = (id: string, settings: object, content: string) =>
    `<div class="elementor-element" data-id="${id}" data-settings='${JSON.stringify(settings)}'>
    <div id="off-canvas-${id}" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="Panel ${id}" inert>
    <div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main"><div class="e-off-canvas__content">${content}</div></div></div></div>`;
  const style = `<style>.e-off-canvas, .e-off-canvas__overlay { position: fixed; inset: 0 } .e-off-canvas { z-index: 9 }
    .e-off-canvas__main { position: fixed; inset: 0 auto 0 0; width: 300px; background: white }</style>`;
  const body =
    `${link('open', 'Open')} ${panel('aa11bb2', { prevent_scroll: 'yes' }, link('close', 'Leave'))}` +
    panel('cc33dd4', { is_not_close_on_overlay: 'yes' }, 'stays');
  const head = style + tagOf(proxy.url, 'async data-dialects="elementor"');
  await page.goto(pages.add(pageOf({ head, body })));
  const opener = page.getByRole('link', { name: 'Open' });
  await page.locator('[aria-expanded]').waitFor();
  await page.evaluate(
    (html) => document.querySelector('h1')?.insertAdjacentHTML('afterend', html),
    link('toggle', 'Later'),
  );
  const later = page.getByRole('link', { name: 'Later' });
  const state = async (id = 'aa11bb2') => [
    await page.locator(`dialog:has(#off-canvas-${id})`).evaluate((dialog) => (dialog as HTMLDialogElement).open),
    await page.locator(`#off-canvas-${id}`).evaluate(({ ariaHidden, inert }: HTMLElement) => `${ariaHidden} ${inert}`),
    await page.locator('body').evaluate(({ classList }) => classList.contains('e-off-canvas__no-scroll')),
  ];
  const said = () => later.getAttribute('aria-expanded');
  await eventually(said).toBe('false');
  expect(await state()).toEqual([false, 'true true', false]);
  expect(await later.getAttribute('aria-controls')).toBe('off-canvas-aa11bb2');

  await opener.click();
  await eventually(state).toEqual([true, 'false false', true]);
  expect([await said(), await opener.getAttribute('aria-expanded')]).toEqual(['true', 'true']);
  // The builder's style has put it to the left, over nothing of ours.
  expect(await page.locator('#off-canvas-aa11bb2 .e-off-canvas__main').boundingBox()).toMatchObject({ x: 0, y: 0 });
  await page.mouse.click(900, 500);
  await eventually(state).toEqual([false, 'true true', false]);
  expect(await said()).toBe('false');
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);

  const command = (displayMode: string, id = 'aa11bb2') =>
    page.evaluate(
      (detail) => dispatchEvent(new CustomEvent('elementor-pro/off-canvas/toggle-display-mode', { detail })),
      { id, displayMode },
    );
  await command('toggle');
  await eventually(state).toEqual([true, 'false false', true]);
  await page.getByRole('link', { name: 'Leave' }).click();
  await eventually(state).toEqual([false, 'true true', false]);

  await command('open', 'cc33dd4');
  await eventually(() => state('cc33dd4')).toEqual([true, 'false false', false]);
  await page.mouse.click(900, 500);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect((await state('cc33dd4'))[0]).toBe(true);
  expect(watch.reports).toEqual([]);
});

test('popups and panels of the builder are as they were once they are unmounted, and go with their place', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  const hash = hashOf('off_canvas:open', { id: 'aa11bb2', displayMode: 'open' });
  const panel = `<div class="elementor-element" data-id="aa11bb2" data-settings='{"prevent_scroll":"yes"}'>
    <div id="off-canvas-aa11bb2" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="Panel" inert>
    <div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main">Inside</div></div></div>`;
  const markup = `${documentOf(77, { prevent_scroll: 'yes' })}${panel}<a href="${hash}">Open</a>`;
  const url = pages.add(
    pageOf({
      head: HEAD + tagOf(proxy.url, 'async data-dialects="elementor"'),
      body: `<div id="place">${markup}</div>`,
    }),
  );
  /** Whether the place is as the server wrote it. */
  const isAsBefore = () =>
    page.evaluate((html) => {
      const served = document.createElement('div');
      served.id = 'place';
      served.innerHTML = html;
      return !!document.getElementById('place')?.isEqualNode(served) && !/scroll/.test(document.body.className);
    }, markup);
  const open = async () => {
    await page.evaluate(() => window.mountkit.popups?.open('77'));
    await page.getByRole('dialog', { name: 'Document 77' }).waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('#place a[href]')?.click());
    await page.locator('[aria-expanded=true]').waitFor();
    await eventually(() => page.evaluate(() => document.body.className)).toContain('dialog-prevent-scroll');
    await eventually(() => page.evaluate(() => document.body.className)).toContain('e-off-canvas__no-scroll');
  };

  await page.goto(url);
  await page.waitForFunction(() => window.mountkit.popups?.registry.all().length === 2);
  await open();
  expect(await isAsBefore()).toBe(false);
  await page.evaluate(() => window.mountkit.removeAll());
  await eventually(isAsBefore).toBe(true);
  // Nor do they come again by themselves.
  await page.evaluate(() => document.body.append('text'));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await isAsBefore()).toBe(true);

  await page.reload();
  await page.waitForFunction(() => window.mountkit.popups?.registry.all().length === 2);
  await page.evaluate(() => {
    const place = document.getElementById('place');
    Object.assign(window, { place });
    place?.remove();
  });
  await page.waitForFunction(() => window.mountkit.popups?.registry.all().length === 0);
  await page.evaluate(() => document.body.append(Reflect.get(window, 'place') as Node));
  await page.waitForFunction(() => window.mountkit.popups?.registry.all().length === 2);
  await open();
  expect(watch.reports).toEqual([]);
  expect(watch.errors).toEqual([]);
});

test('what the builder says of the page holds where the page says nothing itself', async ({ page, pages, proxy }) => {
  const config = {
    environmentMode: { edit: false, wpPreview: false },
    responsive: { breakpoints: { tablet: { label: 'Tablet', value: 5000, direction: 'max', is_enabled: true } } },
    user: { roles: ['editor'] },
  };
  const only = (rule: object) => ({ timing: rule, triggers: { page_load: 'yes' } });
  const body = `${documentOf(1, only({ devices: 'yes', devices_devices: ['tablet'] }))}
    ${documentOf(2, only({ logged_in: 'yes', logged_in_users: 'custom', logged_in_roles: ['editor'] }))}
    <script>var elementorFrontendConfig = ${JSON.stringify(config)};</script>`;
  const open = async (html: string) => {
    const head = HEAD + tagOf(proxy.url, 'async data-dialects="elementor"');
    await page.goto(pages.add(pageOf({ head, body: html })));
    await page.waitForFunction(() => window.mountkit.popups?.registry.all().length === 2);
  };
  const passes = () => page.evaluate(() => ['1', '2'].map((id) => window.mountkit.popups?.explain(id)[0]?.passes));
  await open(body);
  await eventually(passes).toEqual([true, false]);
  const own = '<script type="application/json" data-mountkit-config>{"user":{"loggedIn":false}}</script>';
  await open(body + own);
  await eventually(passes).toEqual([true, true]);
});

test('a page without such markup pays for no popups', async ({ page, pages, proxy }) => {
  await page.goto(
    pages.add(pageOf({ head: tagOf(proxy.url, 'async data-dialects="elementor"'), body: '<p>none</p>' })),
  );
  await eventually(() => proxy.requests.some(({ path }) => path.includes('dialect-elementor'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(proxy.requests.filter(({ path }) => /popups/.test(path))).toEqual([]);
});

test('the inspector says what is mounted, how, and why a popup is not shown', async ({ page, pages, proxy }) => {
  const settings = JSON.stringify({ timing: { devices: 'yes', devices_devices: [] }, triggers: { page_load: 'yes' } });
  const popup = `<div hidden data-mountkit="popup" data-popup-id="7" data-odd="1" data-settings='${settings}'><h2>Seven</h2></div>`;
  await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, 'async data-debug'), body: popup })));
  const panel = page.getByRole('complementary', { name: 'mountkit inspector' });
  await panel.locator('summary').first().click();
  await page.evaluate(() => window.mountkit.popups?.open('7'));
  for (const text of [
    /popup 7: ready/,
    /blocks devices: the device mode is desktop/,
    /popups:show 7/,
    /\d+ requests, \d+ bytes/,
  ]) {
    await panel.getByText(text).first().waitFor();
  }
});
