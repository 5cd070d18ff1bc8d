import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { pageOf, tagOf } from './harness/markup';
import { expect, test } from './harness/test';

// Inline scripts of real pages that call the page builder's object, on pages without the builder's own script.

const JQUERY = `<script>${readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8')}</script>`;
const CONFIG = `<script>var elementorFrontendConfig = {"environmentMode": {"edit": false, "wpPreview": false},
  "kit": {"lightbox_title_src": "title"}, "settings": {"page": {"layout": "wide"}}};</script>`;
const CHUNK = /lazy-dialect-elementor-offer-frontend-/;

const heading = (id: string, text: string) =>
  `<div class="elementor-element elementor-widget" data-id="${id}" data-element_type="widget" data-widget_type="heading.default"><h2>${text}</h2></div>`;

const documentOf = (content: string, attributes = 'data-elementor-type="wp-page" data-elementor-id="9"') =>
  `<div class="elementor" ${attributes}>
    <div class="elementor-element" data-id="bb" data-element_type="container">${content}</div></div>`;

const heard = (page: Page) => page.evaluate(() => Reflect.get(window as object, 'heard') as unknown[]);

/** Listens as such scripts do: `$scope` is a jQuery object, or a list of one element. */
const scriptOf = (listen: string) => `<script>
  window.heard = [];
  ${listen}(function () {
    heard.push('init');
    var note = function (name) {
      return function ($scope, $) {
        heard.push(name + ' ' + $scope[0].dataset.id + ($ ? ' ' + $scope.find('h2').length : ''));
      };
    };
    elementorFrontend.hooks.addAction('frontend/element_ready/global', note('global'));
    elementorFrontend.hooks.addAction('frontend/element_ready/container', note('container'));
    elementorFrontend.hooks.addAction('frontend/element_ready/widget', note('widget'));
    elementorFrontend.hooks.addAction('frontend/element_ready/heading.default', note('heading'));
    elementorFrontend.on('components:init', function () { heard.push('components'); });
  });
</script>`;
const BY_JQUERY = scriptOf("(function (run) { jQuery(window).on('elementor/frontend/init', run); })");
const BY_DOM = scriptOf("(function (run) { window.addEventListener('elementor/frontend/init', run); })");

const ORDER = ['init', 'global bb', 'container bb', 'global aa', 'widget aa', 'heading aa', 'components'];
const tag = (url: string) => tagOf(url, 'async data-dialects="elementor"');

describe('an inline script that uses elementorFrontend', () => {
  test('hears of the start and of each element by jQuery, in the builder’s order', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const body = documentOf(heading('aa', 'One')) + CONFIG + BY_JQUERY;
    await page.goto(pages.add(pageOf({ head: JQUERY + tag(proxy.url), body })));
    await eventually(() => heard(page)).toContain('components');
    const counted = ORDER.map((entry) => (/ /.test(entry) ? `${entry} 1` : entry));
    expect(await heard(page)).toEqual(counted);
    const facts = await page.evaluate(`(() => {
      const { elements, utils, hooks, config } = elementorFrontend;
      return [
        elementorFrontend.isEditMode(), elementorFrontend.isWPPreviewMode(), elementorFrontend.getCurrentDeviceMode(),
        elementorFrontend.getKitSettings('lightbox_title_src'), elementorFrontend.getPageSettings('layout'),
        config === elementorFrontendConfig, elements.$window[0] === window, elements.$body.is('body'),
        elements.$document[0] === document, utils.environment.webkit,
        elementorFrontend.getCurrentDeviceSetting({ offset: 3, offset_mobile: 7 }, 'offset'),
        hooks.applyFilters('offset', 5),
      ];
    })()`);
    expect(facts).toEqual([false, false, 'desktop', 'title', 'wide', true, true, true, true, true, 3, 5]);
    await page.setViewportSize({ width: 375, height: 700 });
    expect(
      await page.evaluate("elementorFrontend.getCurrentDeviceSetting({ offset: 3, offset_mobile: 7 }, 'offset')"),
    ).toBe(7);
    expect(watch.reports).toEqual([]);
    expect(watch.errors).toEqual([]);
  });

  test('hears the same without jQuery, and of what is scrolled into the window', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const body = `${documentOf(heading('aa', 'One'))}${BY_DOM}<p id="far" style="margin-top: 3000px">Far</p>`;
    await page.goto(pages.add(pageOf({ head: tag(proxy.url), body })));
    await eventually(() => heard(page)).toEqual(ORDER);
    await page.evaluate(
      "elementorFrontend.waypoint(document.querySelectorAll('#far'), function () { heard.push(this.id); })",
    );
    expect(await heard(page)).not.toContain('far');
    await page.locator('#far').scrollIntoViewIfNeeded();
    await eventually(() => heard(page)).toContain('far');
    // A script that has added elements asks for them itself.
    await page.evaluate("elementorFrontend.elementsHandler.runReadyTrigger(document.querySelector('[data-id=aa]'))");
    expect((await heard(page)).slice(-3)).toEqual(['global aa', 'widget aa', 'heading aa']);
    expect(watch.reports).toEqual([]);
  });

  test('hears of what is in a popup whenever that is shown', async ({ page, pages, proxy }) => {
    const popup = documentOf(heading('cc', 'In it'), 'data-elementor-type="popup" data-elementor-id="535"');
    await page.goto(
      pages.add(pageOf({ head: tag(proxy.url), body: documentOf(heading('aa', 'One')) + popup + BY_DOM })),
    );
    await eventually(() => heard(page)).toEqual(ORDER);
    const shown = async () => (await heard(page)).filter((entry) => entry === 'heading cc').length;
    await page.waitForFunction(() => 'elementorProFrontend' in window);
    for (const times of [1, 2]) {
      await page.evaluate('elementorProFrontend.modules.popup.showPopup({ id: 535 })');
      await page.getByRole('dialog').waitFor();
      await eventually(shown).toBe(times);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
  });

  test('that throws is reported, and stops nobody else', async ({ page, pages, proxy, watch }) => {
    const broken = `<script>addEventListener('elementor/frontend/init', function () {
      elementorFrontend.hooks.addAction('frontend/element_ready/global', function () { throw new Error('broken'); }, 1);
    });</script>`;
    await page.goto(
      pages.add(pageOf({ head: tag(proxy.url), body: documentOf(heading('aa', 'One')) + broken + BY_DOM })),
    );
    await eventually(() => heard(page)).toEqual(ORDER);
    expect(watch.reports[0]).toContain('a script of the page that uses elementorFrontend threw');
    expect(watch.errors).toEqual([]);
  });

  test('is the only one for which the object is loaded', async ({ page, pages, proxy }) => {
    const asked = () => proxy.requests.some(({ path }) => CHUNK.test(path));
    await page.goto(pages.add(pageOf({ head: tag(proxy.url), body: documentOf(heading('aa', 'One')) + CONFIG })));
    await page.locator('body[data-elementor-device-mode]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(false);
    expect(await page.evaluate(() => 'elementorFrontend' in window)).toBe(false);
  });

  test('gets the builder’s own object where its script is on the page', async ({ page, pages, proxy }) => {
    const theirs = '<script type="rocketlazyloadscript" data-src="/elementor/assets/js/frontend.min.js"></script>';
    const body = documentOf(heading('aa', 'One')) + BY_DOM + theirs;
    await page.goto(pages.add(pageOf({ head: tag(proxy.url), body })));
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.waitForLoadState('networkidle');
    expect(proxy.requests.some(({ path }) => CHUNK.test(path))).toBe(false);
    expect(await page.evaluate(() => 'elementorFrontend' in window)).toBe(false);
  });

  test('whose file cannot be loaded is reported', async ({ page, pages, proxy, watch }) => {
    proxy.fault(CHUNK, { status: 500 });
    await page.goto(pages.add(pageOf({ head: tag(proxy.url), body: documentOf(heading('aa', 'One')) + BY_DOM })));
    await eventually(() => watch.reports.join()).toContain('could not load what scripts of the page call');
    expect(await page.evaluate(() => 'elementorFrontend' in window)).toBe(false);
  });
});

describe('a script of an add-on', () => {
  /** A handler as add-ons write it: its class, and the widget that it is for. */
  const HANDLER = `class Card extends elementorModules.frontend.handlers.Base {
    getDefaultSettings() { return { selectors: { title: 'h2' } }; }
    getDefaultElements() { return { $title: this.findElement(this.getSettings('selectors.title')) }; }
    bindEvents() {
      heard.push(['bound', this.getID(), this.getWidgetType(), this.getElementSettings('colour'), this.elements.$title.length].join(' '));
      this.elements.$title.on('click', () => heard.push('pressed'));
      elementorFrontend.addListenerOnce(this.getUniqueHandlerID(), 'resize', () => heard.push('resized'));
    }
  }`;
  const card = `<div class="elementor-element elementor-widget" data-id="aa" data-element_type="widget"
    data-widget_type="addon-card.default" data-settings='{"colour":"blue"}'><h2>Card</h2></div>`;
  const BOUND = 'bound aa addon-card blue 1';
  const ADDON = '/wp-content/plugins/addon/card.js';
  const src = (attributes: string) => `<script ${attributes}></script>`;
  const list = '<script>window.heard = [];</script>';
  const open = async (
    { page, pages }: { page: Page; pages: { add(html: string): string } },
    { head, body, script }: { head: string; body: string; script: string },
  ) => {
    await page.route(`**${ADDON}`, (route) => route.fulfill({ body: script, contentType: 'text/javascript' }));
    await page.goto(pages.add(pageOf({ head: list + JQUERY + head, body: documentOf(card) + CONFIG + body })));
  };

  test('in a file of its own comes to life with the dialect, once for each element', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const script = `jQuery(window).on('elementor/frontend/init', () => {
      ${HANDLER}
      elementorFrontend.elementsHandler.attachHandler('addon-card', Card);
    });`;
    await open({ page, pages }, { head: tag(proxy.url), body: src(`src="${ADDON}" defer`), script });
    await eventually(() => heard(page)).toEqual([BOUND]);
    await page.getByRole('heading', { name: 'Card' }).click();
    await page.evaluate('jQuery(window).trigger("resize")');
    expect(await heard(page)).toEqual([BOUND, 'pressed', 'resized']);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('that takes the object while it is read has it by the file in the head, with the tag after it', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const script = `${HANDLER}
      (function ($, elementor) {
        $(window).on('elementor/frontend/init', () => elementor.elementsHandler.attachHandler('addon-card', Card));
      })(jQuery, window.elementorFrontend);`;
    const early = src(`src="${proxy.url}/mountkit/umd/elementor-frontend.js"`);
    await open({ page, pages }, { head: early + tag(proxy.url), body: src(`src="${ADDON}"`), script });
    await eventually(() => heard(page)).toEqual([BOUND]);
    await page.locator('body[data-elementor-device-mode]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(proxy.requests.some(({ path }) => CHUNK.test(path))).toBe(false);
    expect(await heard(page)).toEqual([BOUND]);
    expect(watch.errors).toEqual([]);
  });

  test('that an optimiser delays hears of the start once it has run', async ({ page, pages, proxy, watch }) => {
    const script = `jQuery(window).on('elementor/frontend/init', () => heard.push('init'));`;
    const delayed = src(`type="rocketlazyloadscript" data-rocket-src="${ADDON}"`);
    await open({ page, pages }, { head: tag(proxy.url), body: delayed, script });
    await page.waitForFunction(() => 'elementorFrontend' in window);
    expect(await heard(page)).toEqual([]);
    await page.evaluate(`new Promise((loaded) => {
      const script = document.createElement('script');
      script.onload = loaded;
      script.src = '${ADDON}';
      document.querySelector('[type=rocketlazyloadscript]').replaceWith(script);
    }).then(() => window.dispatchEvent(new Event('rocket-allScriptsLoaded')))`);
    expect(await heard(page)).toEqual(['init']);
    expect(watch.errors).toEqual([]);
  });

  test('makes nothing load where only the shop’s, the theme’s and our own plug-in’s files are', async ({
    page,
    pages,
    proxy,
  }) => {
    const others = ['plugins/woocommerce/shop.js', 'plugins/mountkit/consent.js', 'themes/plain/theme.js'].map(
      (file) => `/wp-content/${file}`,
    );
    for (const file of others) await page.route(`**${file}`, (route) => route.fulfill({ body: '' }));
    await open(
      { page, pages },
      { head: tag(proxy.url), body: others.map((file) => src(`src="${file}"`)).join(''), script: '' },
    );
    await page.locator('body[data-elementor-device-mode]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(proxy.requests.some(({ path }) => CHUNK.test(path))).toBe(false);
  });
});
