import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { createHold } from './harness/faults';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { pageOf, tagOf } from './harness/markup';
import { expect, test } from './harness/test';
import { shopModel } from './models/shop-model';

describe("the shop's pages", () => {
  test('sort at once, and announce how many there are again', async ({ page, proxy }) => {
    await page.goto(`${proxy.url}/shop/`);
    await shopModel(page).ready();
    await page.evaluate(() => document.readyState);
    await page.waitForLoadState('networkidle');
    await page.locator('select.orderby').selectOption('price');
    await page.waitForURL(/orderby=price/);
    const count = page.locator('.woocommerce-result-count').first();
    await eventually(() => count.getAttribute('aria-hidden')).toBe('true');
    await eventually(() => count.getAttribute('aria-hidden')).toBeNull();
    expect(await count.textContent()).toContain('of 200 results');
  });

  test('hide the notice of the store for good', async ({ page, proxy, context }) => {
    await page.goto(`${proxy.url}/shop/`);
    await shopModel(page).ready();
    await page.waitForLoadState('networkidle');
    const notice = page.locator('.woocommerce-store-notice');
    expect(await notice.isVisible()).toBe(true);
    const id = await notice.getAttribute('data-notice-id');
    await page.locator('.woocommerce-store-notice__dismiss-link').press(' ');
    expect(await notice.isVisible()).toBe(false);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === `store_notice${id}`)).toMatchObject({ value: 'hidden', path: '/' });
    await page.reload();
    await shopModel(page).ready();
    expect(await notice.isVisible()).toBe(false);
  });

  test('let a password be seen, focus alerts, show hints, count, and never start below the least', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const body = `<div data-mountkit="cart" class="woocommerce" data-settings='{"wc_ajax_url":"${proxy.url}/?wc-ajax=%%endpoint%%"}'>
      <ul class="woocommerce-error" role="alert"><li>Sorry, sold out.</li></ul>
      <div style="height:3000px"></div>
      <form>
        <label>Password <input type="password" id="pass" value="secret"></label>
        <p class="woocommerce-input-wrapper"><input id="phone" aria-label="Phone"><span class="description">Digits only</span></p>
        <div class="quantity"><button type="button" class="minus">-</button><input class="qty" type="number" min="2" max="3" value="0" aria-label="Number"><button type="button" class="plus">+</button></div>
      </form></div>`;
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })));
    await shopModel(page).ready();
    await eventually(() => page.evaluate(() => document.activeElement?.className)).toBe('woocommerce-error');

    const qty = page.locator('input.qty');
    expect(await qty.inputValue()).toBe('2');
    await page.locator('.plus').click();
    await page.locator('.plus').click();
    expect(await qty.inputValue()).toBe('3');
    await page.locator('.minus').click();
    expect(await qty.inputValue()).toBe('2');

    const password = page.locator('#pass');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pass');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await password.getAttribute('type')).toBe('password');

    const hint = page.locator('.description');
    expect(await hint.isVisible()).toBe(false);
    await page.locator('#phone').focus();
    await eventually(() => hint.isVisible()).toBe(true);
    await password.focus();
    await eventually(() => hint.isVisible()).toBe(false);
    expect(watch.reports).toEqual([]);
  });

  const alertBelow = (provider: string) =>
    pageOf({
      head: `<style>html{scroll-behavior:smooth}</style>${tagOf(provider)}`,
      body: `<div data-mountkit="cart"><div style="height:3000px"></div>
        <div class="woocommerce-message" role="alert">It is there</div><div style="height:3000px"></div></div>`,
    });

  test('focus an alert after half a second, and scroll to it in one', async ({ page, pages, proxy }) => {
    await page.addInitScript(() => {
      const seen: [string, number][] = [];
      Reflect.set(window, 'seen', seen);
      addEventListener('focusin', () => seen.push(['focus', performance.now()]), { once: true });
      addEventListener('scroll', () => seen.push([`${scrollY}`, performance.now()]));
    });
    await page.goto(pages.add(alertBelow(proxy.url)));
    const top = () => page.locator('.woocommerce-message').evaluate((alert) => alert.getBoundingClientRect().top);
    await eventually(async () => Math.round(await top())).toBe(100);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('woocommerce-message');
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as [string, number][]);
    const [focus, ...scrolls] = seen;
    expect(focus?.[0]).toBe('focus');
    // Step by step, and no faster than it should be.
    expect(scrolls.length).toBeGreaterThan(5);
    expect((scrolls.at(-1)?.[1] ?? 0) - (focus?.[1] ?? 0)).toBeGreaterThan(900);
  });

  test('scroll to an alert at once under reduced motion', async ({ page, pages, proxy }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      Reflect.set(window, 'steps', 0);
      addEventListener('scroll', () => Reflect.set(window, 'steps', Reflect.get(window, 'steps') + 1));
    });
    await page.goto(pages.add(alertBelow(proxy.url)));
    const top = () => page.locator('.woocommerce-message').evaluate((alert) => alert.getBoundingClientRect().top);
    await eventually(async () => Math.round(await top())).toBe(100);
    // The browser tells of it with the next frame; more than one came before it if it went there bit by bit.
    await eventually(() => page.evaluate('steps')).toBe(1);
  });

  test('hide the coming-soon banner when its call has ended, however it ended', async ({ page, proxy }) => {
    const markup = `<div data-mountkit="cart"><div id="coming-soon-footer-banner">Not open yet
      <a class="coming-soon-footer-banner-dismiss" href="#dismiss" data-rest-url="/wp-json/wp/v2/users/5"
        data-rest-nonce="abc">Dismiss</a></div></div>`;
    const hold = createHold('answer');
    proxy.fault(/users\/5/, hold);
    proxy.fault(/^\/own\/$/, { page: pageOf({ head: tagOf(proxy.url), body: markup }) });
    await page.goto(`${proxy.url}/own/`);
    await shopModel(page).ready();
    await page.waitForLoadState('networkidle');
    const banner = page.locator('#coming-soon-footer-banner');
    const sent = page.waitForRequest(/users\/5/);
    await page.getByText('Dismiss').click();
    expect(await banner.isVisible()).toBe(true);
    hold.release();
    await eventually(() => banner.isVisible()).toBe(false);
    const request = await sent;
    expect([request.method(), request.headers()['x-wp-nonce']]).toEqual(['POST', 'abc']);
    const posted = proxy.requests.filter(({ path }) => path.endsWith('/users/5'));
    expect(posted.map(({ body }) => JSON.parse(body))).toEqual([
      { woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } },
    ]);
    expect(page.url()).not.toContain('#dismiss');
  });

  test('are left as they were', async ({ page, proxy }) => {
    await watchLeaks(page.context());
    await page.goto(`${proxy.url}/shop/`);
    const shop = shopModel(page);
    await shop.ready();
    await page.waitForLoadState('networkidle');
    // Mounted once, so that what is loaded for good is there before counting.
    await page.evaluate(() => {
      const root = document.querySelector<HTMLElement>('[data-mountkit~=cart]');
      if (!root) return;
      root.dataset.was = root.dataset.mountkit;
      delete root.dataset.mountkit;
    });
    await eventually(() => page.evaluate(() => window.mountkit.cart?.registry.all().length)).toBe(0);
    // The page's list wakes up when the pointer comes by.
    await page.evaluate(() =>
      (window.mountkit as { filters?: { registry: { removeAll(): void } } }).filters?.registry.removeAll(),
    );
    const before = await takeHoldings(page);
    await page.evaluate(() => {
      const root = document.querySelector('[data-was]');
      if (root) window.mountkit.cart?.mount(root);
    });
    await shop.button(0).click();
    await eventually(() => shop.viewLinks.count()).toBe(1);
    await page.evaluate(() => window.mountkit.cart?.registry.removeAll());
    const left = findLeaks(before, await takeHoldings(page)).filter((line) => !line.startsWith('markup'));
    expect(left).toEqual([]);
    expect(await shop.viewLinks.count()).toBe(0);
    expect(await page.locator('.added, .loading, .updating').count()).toBe(0);
    expect(await shop.live.count()).toBe(0);
  });
});
