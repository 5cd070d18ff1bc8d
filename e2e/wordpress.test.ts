import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest';
import { startWordPress, type WordPressSite } from '../scripts/wordpress-site.mjs';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';
import { activate, changeSettings, publishPages, wordpressAdmin } from './models/wordpress-admin';

const WIDGET = (type: string) =>
  `<div class="elementor-element" data-element_type="widget" data-widget_type="${type}.default"></div>`;
const BUILDER = '[incumbents scripts="elementor-frontend wc-add-to-cart woocommerce"]';
const FORM = '{"portalId":"8100231","formId":"6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10"}';

let site: WordPressSite;
const paths = { replaced: '/replaced/', kept: '/kept/', theme: '/theme/', late: '/late/', form: '/form/' };

beforeAll(async () => {
  site = await startWordPress();
  site.run(activate('incumbents'));
  publishPages(site, {
    replaced: `<!-- wp:html -->${WIDGET('heading')}<!-- /wp:html -->${BUILDER}`,
    kept: `<!-- wp:html -->${WIDGET('code-highlight')}<!-- /wp:html -->${BUILDER}`,
    theme: '[incumbents scripts="elementor-frontend theme"]',
    late: '[incumbents scripts="elementor-frontend" late="yes"]',
    form: `<!-- wp:mountkit/form ${FORM} /-->`,
  });
}, 110_000);

afterAll(() => site?.stop());

/** The handles of incumbents that ran on a page, the page's dialects, and whether it has the style for the page builder's. */
async function look(page: Page, path: string) {
  await page.goto(site.url + path, { waitUntil: 'load' });
  return page.evaluate(() => {
    const { ran = [], jQuery, wc_add_to_cart_params: shop } = window as never as Record<string, unknown>;
    const tag = document.querySelector<HTMLElement>('script[src*="dist/mountkit.js"]');
    const style = document.head.querySelector<HTMLLinkElement>('link[href*="/dist/early-elementor.css?ver="]');
    const isStyled = !!style?.sheet && { isStyled: true };
    return { ran, hasJQuery: !!jQuery, hasShop: !!shop, dialects: tag?.dataset.dialects, ...isStyled };
  });
}

const ALL = [
  'wc-add-to-cart',
  'woocommerce',
  'elementor-webpack-runtime',
  'elementor-frontend-modules',
  'elementor-frontend',
];
/** The part of an admin page that is ours: WordPress's menu and bar have faults of their own. */
async function expectGoodPage(page: Page): Promise<void> {
  const violations = await findAxeViolations(page);
  expect(violations.filter((line) => !/: #(?:collapse-button|wpadminbar)\b/.test(line))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
}

const isActive = () => site.run("echo in_array('mountkit/mountkit.php', get_option('active_plugins')) ? 'yes' : 'no';");

describe('the WordPress plugin', () => {
  beforeEach(() => changeSettings(site, { state: 'preview', always: true }, activate('mountkit')));

  test('is activated from the list of plugins', async ({ page }) => {
    site.run("require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('mountkit/mountkit.php');");
    const admin = wordpressAdmin(page, site);
    await admin.signIn('admin', 'adminpw');
    await admin.open('plugins.php');
    await page.getByRole('link', { name: 'Activate mountkit' }).click();
    await page.getByText('Plugin activated.').waitFor();
    expect(isActive()).toBe('yes');
  });

  test('puts the tag and the config block on the pages of every theme', async ({ page }) => {
    expect(site.themes.length).toBeGreaterThan(0);
    for (const theme of site.themes) {
      site.run(`switch_theme('${theme}');`);
      await page.goto(site.url + paths.form);
      await eventually(() => page.evaluate('typeof window.mountkit?.version')).toBe('string');
      const tags = page.locator('script[src*="/plugins/mountkit/dist/mountkit.js?ver="]');
      expect([await tags.count(), await tags.getAttribute('async')]).toEqual([1, '']);
      const config = JSON.parse((await page.locator('script[data-mountkit-config]').textContent()) ?? '');
      expect(config.rest.base).toBe(`${site.url}/wp-json/`);
    }
  });

  test('leaves visitors the original scripts, and shows administrators the page without them', async ({
    page,
    context,
  }) => {
    expect(await look(page, `${paths.replaced}?mountkit=preview`)).toEqual({
      ran: ALL,
      hasJQuery: true,
      hasShop: true,
    });
    await wordpressAdmin(page, site).signIn('admin', 'adminpw');
    expect((await look(page, paths.replaced)).ran).toEqual(ALL);

    const swapped = { ran: [], hasJQuery: false, hasShop: true, dialects: 'elementor woocommerce', isStyled: true };
    expect(await look(page, `${paths.replaced}?mountkit=preview`)).toEqual(swapped);
    const bar = page.getByRole('complementary', { name: 'mountkit preview' });
    await bar.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate('elementorFrontendConfig.is_rtl')).toBe(false);
    // It goes on from page to page, and leaves the admin alone.
    expect(await look(page, paths.replaced)).toEqual(swapped);
    await page.goto(`${site.url}/wp-admin/`);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.goto(site.url + paths.replaced);
    await bar.getByRole('link', { name: 'Leave the preview' }).click();
    await bar.waitFor({ state: 'detached' });
    expect((await look(page, paths.replaced)).ran).toEqual(ALL);
    expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'mountkit_preview' }));
  });

  test('takes scripts out for everybody, but what a page still needs, and switches back', async ({ page, context }) => {
    const admin = wordpressAdmin(page, site);
    await admin.signIn('admin', 'adminpw');
    await admin.open('admin.php?page=mountkit-health');
    await page.getByRole('button', { name: 'Switch on for everybody' }).click();
    await page.getByText('The swap is on for everybody.').waitFor();

    const visitor = await (await context.browser()?.newContext())?.newPage();
    if (!visitor) throw new Error('no visitor');
    expect(await look(visitor, paths.replaced)).toMatchObject({ ran: [], hasJQuery: false, hasShop: true });
    // Highlighted code is not replaced: the builder stays, the shop goes.
    expect(await look(visitor, paths.kept)).toMatchObject({
      ran: ALL.slice(2),
      hasJQuery: true,
      dialects: 'woocommerce',
    });
    expect(await look(visitor, paths.kept)).not.toHaveProperty('isStyled');
    expect(await look(visitor, paths.theme)).toMatchObject({ ran: ['theme'], hasJQuery: true, dialects: 'elementor' });
    // Code after all scripts is only known at the end.
    expect((await look(visitor, paths.late)).ran).toEqual(['late', 'late jQuery']);

    // Alone the shop's scripts are less than what replaces them; with jQuery they are more.
    changeSettings(site, { always: false });
    expect(await look(visitor, paths.kept)).toMatchObject({ ran: ALL, hasJQuery: true, dialects: undefined });
    expect(await look(visitor, paths.replaced)).toMatchObject({ ran: [], hasJQuery: false });

    await admin.open('admin.php?page=mountkit');
    await page.getByRole('button', { name: 'Switch back to the original scripts' }).click();
    await page.getByText('Visitors have the original scripts again.').waitFor();
    expect(await look(visitor, paths.replaced)).toMatchObject({ ran: ALL, hasJQuery: true });
    await visitor.context().close();
  });

  test('says on the health page what is replaced, what stays, and why', async ({ page }) => {
    changeSettings(site, { state: 'on', always: true });
    for (const path of [paths.replaced, paths.kept]) await fetch(site.url + path);
    const admin = wordpressAdmin(page, site);
    await admin.signIn('admin', 'adminpw');
    await admin.open('admin.php?page=mountkit-health');
    await page.getByRole('button', { name: 'Check every page type now' }).click();
    await page
      .getByRole('row', { name: /^Page not found/ })
      .getByText('not checked yet')
      .waitFor({ state: 'detached' });
    const kept = page.locator('details', { hasText: '/kept/' });
    await kept.locator('summary').press('Enter');
    const row = (handle: string) => kept.getByRole('row', { name: new RegExp(`^${handle} `) });
    await row('wc-add-to-cart').getByText('replaced: WooCommerce').waitFor();
    await row('elementor-frontend').getByText('not replaced yet: code-highlight').waitFor();
    await row('jquery-core').getByText('the script elementor-frontend-modules depends on it').waitFor();
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await expectGoodPage(page);
    }
  });

  test('takes settings that can be used, and says which cannot', async ({ page }) => {
    const admin = wordpressAdmin(page, site);
    await admin.signIn('admin', 'adminpw');
    await admin.open('admin.php?page=mountkit');
    await page.getByLabel('Forms host', { exact: true }).fill('javascript:alert(1)');
    await page.getByLabel('Scripts that always stay').fill('jquery theme');
    await page.getByLabel('HubSpot forms').uncheck();
    await page.getByLabel('Text in the cookie that means yes').fill('a\\b "c"');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Forms host: “javascript:alert(1)” cannot be used.').waitFor();
    expect(await page.getByLabel('Scripts that always stay').inputValue()).toBe('jquery theme');
    expect(await page.getByLabel('HubSpot forms').isChecked()).toBe(false);
    expect(await page.getByLabel('Text in the cookie that means yes').inputValue()).toBe('a\\b "c"');
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await expectGoodPage(page);
    }
    changeSettings(site, { kept: [], dialects: ['elementor', 'woocommerce', 'hubspot'], consent_value: '' });
  });

  test('has the hashes of script and chunks that come from elsewhere', async () => {
    changeSettings(site, { source: 'https://cdn.example/' });
    const html = await (await fetch(site.url + paths.form)).text();
    changeSettings(site, { source: '' });
    const [map = '', text = '{}'] = /<script type="importmap"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const hashes = Object.entries(JSON.parse(text).integrity ?? {});
    expect(hashes.length).toBeGreaterThan(1);
    for (const [address, hash] of hashes) {
      expect(address).toMatch(/^https:\/\/cdn\.example\/[^/]+\/chunks\/.+\.js$/);
      expect(hash).toMatch(/^sha384-/);
    }
    const tag = /<script [^>]*integrity="sha384-[^>]*\/mountkit\.js'[^>]*>/.exec(html);
    expect(html.indexOf(map)).toBeLessThan(tag?.index ?? -1);
  });

  test('lets only those who may use unfiltered HTML name hosts', async ({ page }) => {
    const hosts = { provider: `${inject('server')}/`, providers: ['https://more.example'] };
    changeSettings(site, hosts);
    // As the settings page saves it, by an administrator of one site of a network.
    const stored = site.run(
      `define('DISALLOW_UNFILTERED_HTML', true); wp_set_current_user(1); require_once ABSPATH . 'wp-admin/includes/admin.php';
      foreach (glob(WP_PLUGIN_DIR . '/mountkit/admin/*.php') as $file) require_once $file;
      Mountkit\\register_settings();
      update_option('mountkit_settings', ['source' => 'https://evil.example/', 'provider' => '', 'providers' => '', 'kept' => 'theme']);
      echo json_encode([get_option('mountkit_settings'), array_column(get_settings_errors('mountkit_settings'), 'code')]);`,
    );
    const [settings, notices] = JSON.parse(stored);
    expect(settings).toMatchObject({ ...hosts, source: '', kept: ['theme'] });
    expect(notices).toEqual(['mountkit-source', 'mountkit-provider', 'mountkit-providers']);
    await page.goto(site.url + paths.form);
    expect(await page.locator('script[data-provider]').getAttribute('data-providers')).toBe('https://more.example');
    changeSettings(site, { provider: '', providers: [], kept: [] });
  });

  test('lets nobody else change or see anything', async ({ page }) => {
    await wordpressAdmin(page, site).signIn('ed', 'edpw');
    const health = await page.goto(`${site.url}/wp-admin/admin.php?page=mountkit-health`);
    expect(health?.status()).toBe(403);
    expect((await look(page, `${paths.replaced}?mountkit=preview`)).ran).toEqual(ALL);
    const post = (data: Record<string, string>) =>
      page.request.post(`${site.url}/wp-admin/admin-post.php`, {
        form: { action: 'mountkit_switch', state: 'on', ...data },
      });
    expect((await post({})).status()).toBe(403);
    await page.context().clearCookies();
    await wordpressAdmin(page, site).signIn('admin', 'adminpw');
    expect((await post({ _wpnonce: 'wrong' })).status()).toBe(403);
    expect((await look(page, paths.replaced)).ran).toEqual(ALL);
  });

  test('has a form block whose form is sent to the forms host', async ({ page }) => {
    changeSettings(site, { provider: `${inject('server')}/` });
    await page.goto(site.url + paths.form);
    const { form, field, button } = formModel(page.locator('[data-mountkit=form]'));
    await form.waitFor();
    const email = newEmail();
    await field('Work email').fill(email);
    await button.click();
    await eventually(async () => (await submissionsOf(email)).length).toBe(1);
    changeSettings(site, { provider: '' });
  });

  test('has blocks that the editor knows, and shortcodes that escape', async ({ page }) => {
    const admin = wordpressAdmin(page, site);
    await admin.signIn('admin', 'adminpw');
    await admin.open('post-new.php?post_type=page');
    const names = ['form', 'popup-trigger', 'cart-drawer'];
    await eventually(() =>
      page.evaluate(
        (all) =>
          all.map((name) => !!(window as never as { wp: WordPress }).wp?.blocks?.getBlockType(`mountkit/${name}`)),
        names,
      ),
    ).toEqual([true, true, true]);
    await page.evaluate((all) => {
      const { wp } = window as never as { wp: WordPress };
      wp.data.dispatch('core/block-editor').insertBlocks(all.map((name) => wp.blocks.createBlock(`mountkit/${name}`)));
    }, names);
    const editor = page.locator('.editor-styles-wrapper');
    await editor.getByLabel('Portal id').fill('8100231');
    await editor.getByLabel('Heading of the drawer').waitFor();
    const html = site.run(
      `echo do_shortcode('[mountkit_popup_trigger popup="77" label="<b>Open"][mountkit_form portal="1" id="x"][mountkit_cart_drawer]');`,
    );
    expect(html).toBe('<a class="mountkit-trigger" href="#mountkit:popup:open?id=77">&lt;b&gt;Open</a>');
  });

  test('leaves nothing behind, on any site of a network', () => {
    const count = `echo $wpdb->get_var("SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%mountkit%'");`;
    const remove = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('mountkit/mountkit.php'); uninstall_plugin('mountkit/mountkit.php');`;
    expect(Number(site.run(`global $wpdb; ${count}`))).toBeGreaterThan(0);
    site.run(remove);
    expect(site.run(`global $wpdb; ${count}`)).toBe('0');

    site.makeNetwork();
    site.run("wpmu_create_blog(DOMAIN_CURRENT_SITE, '/second/', 'Second', 1);");
    site.run(
      "require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('mountkit/mountkit.php', '', true);",
    );
    const each = (code: string) => site.run(`global $wpdb; foreach ([1, 2] as $id) { switch_to_blog($id); ${code} }`);
    expect(
      each("update_option('mountkit_settings', ['state' => 'on']); echo Mountkit\\load_settings()['state'];"),
    ).toBe('onon');
    site.run(remove.replace("mountkit.php');", "mountkit.php', false, true);"));
    expect(each(count)).toBe('00');
  });

  test('has said nothing in the log', () => {
    expect(
      site
        .run("echo @file_get_contents(WP_CONTENT_DIR . '/debug.log');")
        .split('\n')
        .filter((line) => /mountkit/i.test(line)),
    ).toEqual([]);
  });
});

/** What the tests use of the editor. */
interface WordPress {
  readonly blocks: { getBlockType(name: string): unknown; createBlock(name: string): unknown };
  readonly data: { dispatch(store: string): { insertBlocks(blocks: readonly unknown[]): void } };
}
