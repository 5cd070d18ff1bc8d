import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, unmountAll, waitForWidgets } from './models/page-widget';

const SESSION = `<form data-mountkit="payment" data-session="/session"><input type="hidden" name="product" value="jug"> <button>Pay</button></form>`;

/** Plays the site that makes sessions; each answer is one of these, the last one again and again. */
async function answerSessions(page: Page, ...answers: readonly (object | string | null)[]) {
  const asked: string[] = [];
  await page.route(/\/session$|admin-ajax/, (route) => {
    const answer = answers[Math.min(asked.push(route.request().postData() ?? ''), answers.length) - 1];
    if (answer === null) return route.abort();
    return typeof answer === 'string' ? route.fulfill({ status: 502, body: answer }) : route.fulfill({ json: answer });
  });
  await page.route('**/provider/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Pay</title>' }),
  );
  return asked;
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay' }).click();

describe('a payment button', () => {
  test('fills in what the provider’s page needs to know, and keeps what the page has', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const form = `<form data-mountkit="payment" data-account="shop@example.org" data-item="Jug" data-amount="10" data-currency="EUR" data-tax="8.1" data-shipping="2.5" data-quantity="3" data-test="true"><input type="hidden" name="lc" value="FR"><input type="hidden" name="quantity" value="4"> <button>Pay</button></form>
      <a data-mountkit="payment" data-account="shop@example.org" data-item="Gift" data-kind="donate">Give</a>`;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).hostname));
    await openWidgets({ page, pages, proxy }, form);
    await waitForWidgets(page, 'services', 'payment');
    expect(await page.locator('form').getAttribute('action')).toBe('https://www.sandbox.paypal.com/cgi-bin/webscr');
    expect(await page.evaluate(() => Object.fromEntries(new FormData(document.forms[0])))).toEqual({
      lc: 'FR',
      quantity: '4',
      cmd: '_xclick',
      business: 'shop@example.org',
      item_name: 'Jug',
      currency_code: 'EUR',
      amount: '10',
      no_note: '1',
      tax_rate: '8.1',
      shipping: '2.5',
    });
    expect(await page.getByRole('link', { name: 'Give' }).getAttribute('href')).toBe(
      'https://www.paypal.com/cgi-bin/webscr?cmd=_donations&business=shop%40example.org&item_name=Gift&currency_code=USD&amount=&no_note=1',
    );
    expect(requests.filter((host) => host.includes('paypal'))).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);
    expect(await unmountAll(page)).toBe(`<h1>A test page</h1>${form}`);
  });

  test('asks the site for a session once, and leads to its page', async ({ page, pages, proxy }) => {
    const asked = await answerSessions(page, { url: '/provider/1' });
    await openWidgets({ page, pages, proxy }, SESSION);
    await waitForWidgets(page, 'services', 'payment');
    await page.getByRole('button', { name: 'Pay' }).dblclick();
    await page.waitForURL('**/provider/1');
    expect(asked).toEqual(['product=jug']);
  });

  test('says what went wrong, and can be pressed again', async ({ page, pages, proxy }) => {
    const lost = 'The payment page could not be opened. Nothing was paid: try again in a moment.';
    const asked = await answerSessions(
      page,
      null,
      '<h1>Bad gateway</h1>',
      { url: 'javascript:document.title="ran"' },
      { error: { message: 'Sold <b>out</b>' } },
      { url: '/provider/2' },
    );
    await openWidgets({ page, pages, proxy }, SESSION);
    await waitForWidgets(page, 'services', 'payment');
    for (const [index, message] of [lost, lost, lost, 'Sold <b>out</b>'].entries()) {
      await pay(page);
      await eventually(() => asked.length).toBe(index + 1);
      await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
      expect(await page.locator('[aria-busy]').count()).toBe(0);
    }
    expect(await findAxeViolations(page)).toEqual([]);
    await pay(page);
    await page.waitForURL('**/provider/2');
  });

  test('of the page builder asks its server as the builder does, and opens a tab', async ({
    page,
    pages,
    proxy,
    context,
  }) => {
    const wrap = (code: number, body: object) => ({ response: { code }, body: JSON.stringify(body) });
    const asked = await answerSessions(
      page,
      wrap(403, { error: { message: 'Too old' } }),
      wrap(200, { url: '/provider/3' }),
    );
    await context.route('**/provider/3', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Tab</title>' }),
    );
    const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
    const stripe = `<div class="elementor" data-elementor-id="213"><div class="elementor-element elementor-widget elementor-widget-stripe-button"><form class="elementor-stripe-form">${hidden('url', '/wp-admin/admin-ajax.php')}${hidden('action', 'submit_stripe_form')}${hidden('widget_id', '7155b4b')}${hidden('custom_error_msg', '')}${hidden('stripe_form_submit_nonce', '0123456789')}${hidden('open_in_new_window', 'yes')}<button class="elementor-button elementor-payment-button" role="button">Pay</button></form></div>
      <div class="elementor-element elementor-widget elementor-widget-paypal-button"><form id="paypal" action="/provider/paypal" method="post"><button class="elementor-button elementor-paypal-legacy elementor-payment-button" type="submit">Buy</button><div class="elementor-message elementor-message-danger elementor-hidden">No account is set.</div></form></div></div>`;
    await openWidgets({ page, pages, proxy }, stripe, {
      tag: 'async data-dialects="elementor"',
      head: '<style>.elementor-hidden { display: none }</style>',
    });
    await page.waitForFunction(() => window.mountkit?.widgets?.services?.registry.all().length === 2);
    await pay(page);
    await page.locator('.elementor-stripe-error-message').getByText('Too old').waitFor();
    expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({
      action: 'submit_stripe_form',
      'data[action]': 'submit_stripe_form',
      'data[postId]': '213',
      'data[widgetId]': '7155b4b',
      'data[pageUrl]': page.url(),
      'data[nonce]': '0123456789',
    });
    // The first press has opened a tab, too, and has closed it.
    await eventually(() => context.pages().length).toBe(1);
    const opened = context.waitForEvent('page');
    await pay(page);
    await (await opened).waitForURL('**/provider/3');
    await page.getByRole('button', { name: 'Buy' }).click();
    await page.getByRole('alert').getByText('No account is set.').waitFor();
    expect(page.url()).not.toContain('/provider/');
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.locator('#paypal .elementor-hidden').count()).toBe(1);
  });
});

const EMBED = `<div data-mountkit="embed" data-params='{"show_text":true}' data-height="300"><a href="https://www.facebook.com/pottery/posts/1">Our kiln</a></div>`;

/** Plays the network; `asked` are the frames that it was asked for. */
async function playNetwork(page: Page) {
  const asked: string[] = [];
  await page.route('https://www.facebook.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Post</title><p>Hello',
    });
  });
  return asked;
}

describe('content of another site', () => {
  test('waits for a press, has its room from the start, and a frame with a name', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const asked = await playNetwork(page);
    await openWidgets({ page, pages, proxy }, EMBED);
    await waitForWidgets(page, 'services', 'embed');
    expect(await findAxeViolations(page)).toEqual([]);
    const heightOf = () => page.locator('.mountkit-embed').evaluate((card) => card.getBoundingClientRect().height);
    const height = await heightOf();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show content of facebook.com' }).press('Enter');
    await eventually(() => asked.length).toBe(1);
    expect(asked[0]).toContain('/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fpottery%2Fposts%2F1&width=500');
    expect(await page.evaluate(() => (document.activeElement as HTMLIFrameElement).title)).toBe('Our kiln');
    expect(await heightOf()).toBe(height);
    expect(await page.getByRole('link', { name: 'Our kiln' }).count()).toBe(1);
    expect(watch.reports).toEqual([]);
    expect(await unmountAll(page)).toBe(
      `<h1>A test page</h1>${EMBED.replaceAll('"{', "'{")}`.replace(/'\{.*?\}'/, '"{&quot;show_text&quot;:true}"'),
    );
  });

  test('is shown once the page has the visitor’s consent, without moving the focus', async ({ page, pages, proxy }) => {
    const asked = await playNetwork(page);
    await openWidgets({ page, pages, proxy }, EMBED);
    await waitForWidgets(page, 'services', 'embed');
    await page.evaluate(() => window.mountkit.consent.set({ marketing: false }));
    expect(await page.locator('iframe').count()).toBe(0);
    await page.evaluate(() => window.mountkit.consent.set({ marketing: true }));
    await eventually(() => asked.length).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  });

  test('of the page builder’s kinds is shown by frames, without a script of the network', async ({
    page,
    pages,
    proxy,
  }) => {
    const asked = await playNetwork(page);
    const widget = (name: string, html: string) =>
      `<div class="elementor-element elementor-widget elementor-widget-facebook-${name}">${html}</div>`;
    const body = `<div class="elementor">${widget('page', '<div class="elementor-facebook-widget fb-page" data-href="https://www.facebook.com/pottery/" data-tabs="timeline" data-height="200px" data-width="400px" data-small-header="false" style="min-height: 1px"></div>')}${widget('button', '<div class="elementor-facebook-widget fb-like" data-href="http://site.test/?p=1" data-layout="standard" data-share="false"></div>')}</div>`;
    await openWidgets({ page, pages, proxy }, body, { tag: 'async data-dialects="elementor"' });
    await page.waitForFunction(() => window.mountkit?.widgets?.services?.registry.all().length === 2);
    expect(await findAxeViolations(page)).toEqual([]);
    for (const index of [1, 2]) {
      await page.getByRole('button', { name: 'Show content of facebook.com' }).first().click();
      await eventually(() => asked.length).toBe(index);
    }
    expect(asked[0]).toContain(
      '/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fpottery%2F&width=400&height=200&tabs=timeline&small_header=false',
    );
    expect(asked[1]).toContain('/plugins/like.php?href=http%3A%2F%2Fsite.test%2F%3Fp%3D1');
    expect(await page.locator('script[src*=facebook]').count()).toBe(0);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.locator('.mountkit-embed').count()).toBe(0);
  });
});
