import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { isFirefox } from './harness/browser';
import { builds } from './harness/builds';
import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import { reachFrames } from './harness/frames';
import { findLeaks, takeHoldings, watchLeaks } from './harness/leaks';
import { EMAIL_FORM, FREE_DOCUMENT, formOf, pageOf, tagOf } from './harness/markup';
import { strictPolicy } from './harness/page-server';
import { expect, test } from './harness/test';

const APP = 'https://app.example';
/** The host of the frames may be named by elements. */
const LISTED = `async data-providers="${APP}"`;
const EVIL = 'https://app.example.evil.example';

const SIGNUP = `<p><a id="signup" href="/join" data-mountkit="signup-link" data-signup-type="trial" data-trialid="7"
  data-signup-base="${APP}">Try it</a></p>`;
const VIRAL = `<div id="viral" data-mountkit="viral-link" data-link-type="forms" data-portal-id="8100231"
  data-app-base="${APP}"></div>`;

/** Notes every message that reaches the page, and every height that the viral link's frame ever has. */
const NOTE = `<script>
window.said = [];
window.heights = [];
addEventListener('message', function (event) { said.push(event.origin + ' ' + JSON.stringify(event.data)); });
new MutationObserver(function () {
  var frame = document.querySelector('#viral iframe');
  var height = frame ? frame.style.height : '';
  if (height && height !== heights[heights.length - 1]) heights.push(height);
}).observe(document, { subtree: true, childList: true, attributeFilter: ['style'] });
</script>`;

const said = (page: Page) => page.evaluate(() => Reflect.get(window, 'said') as string[]);
const heights = (page: Page) => page.evaluate(() => Reflect.get(window, 'heights') as string[]);
const frameOf = (page: Page) => page.locator('#viral iframe');

/** Answers for the app and for whoever is not it; their pages say nothing until a test lets them. */
async function serveApp(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const html = '<!doctype html><html lang="en"><title>The app</title><main><h1>Free forms</h1></main></html>';
  for (const origin of [APP, EVIL]) {
    await page.context().route(`${origin}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: html });
    });
  }
  return asked;
}

/** The frame's own window, from which a test speaks. */
async function openApp(page: Page) {
  const frame = await (await frameOf(page).elementHandle())?.contentFrame();
  if (!frame) throw new Error('the viral link has no frame');
  await frame.waitForLoadState();
  return {
    say: (data: unknown) => frame.evaluate((message) => parent.postMessage(message, '*'), data),
    write: (html: string) =>
      frame.evaluate((markup) => {
        document.body.innerHTML = markup;
      }, html),
    async goTo(url: string) {
      await frame.evaluate((address) => location.assign(address), url);
      await frame.waitForURL(url);
    },
  };
}

describe.each(builds)('signup and viral links with $name', (build) => {
  test.override({ build });

  test('are there with their own chunk, and without that of the form', async ({ page, pages, proxy, watch }) => {
    const asked = await serveApp(page);
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, LISTED), body: SIGNUP + VIRAL })));
    await frameOf(page).waitFor();
    await eventually(() => asked).toEqual([`${APP}/embedded-viral-link/forms?lang=en&portalId=8100231`]);
    const chunks = proxy.requests
      .map(({ path }) => /\/chunks\/([a-z-]+)-[0-9a-f]{7}\.js/.exec(path)?.[1])
      .filter(Boolean);
    expect(chunks).toEqual(['widgets', 'widget-kit', 'links']);

    await page.locator('#signup').click();
    await page.waitForURL(`${APP}/signup-hubspot/trial?trialid=7`);
    expect(watch.reports).toEqual([]);
    expect(watch.errors).toEqual([]);
  });

  test('follow their attributes, and tell of what is missing', async ({ page, pages, proxy, watch }) => {
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, LISTED), body: SIGNUP })));
    const href = () => page.locator('#signup').getAttribute('href');
    const set = (name: string, value: string) =>
      page.locator('#signup').evaluate((link, given) => Object.assign(link.dataset, given), { [name]: value });
    await eventually(href).toBe(`${APP}/signup-hubspot/trial?trialid=7`);
    await set('signupType', 'kitchen');
    await eventually(href).toBe(`${APP}/signup-hubspot/crm`);
    await set('signupType', 'microapp');
    await eventually(href).toBe('/join');
    await eventually(() => watch.reports).toEqual([expect.stringContaining('signup-link #signup: data-microapp')]);
    const status = await page.evaluate(() => window.mountkit.links?.registry.get('trial')?.status);
    expect(status).toBe('error');
    await set('microapp', 'grader');
    await eventually(href).toBe(`${APP}/signup-hubspot/microapp?microapp=grader`);
  });

  test('lets the page in the frame set its height, and nobody else', async ({ page, pages, proxy }) => {
    await serveApp(page);
    const others = `<iframe id="other" title="of the same app" src="${APP}/other"></iframe>`;
    await page.goto(pages.add(pageOf({ head: NOTE + tagOf(proxy.url, LISTED), body: VIRAL + others })));
    await frameOf(page).waitFor();
    const app = await openApp(page);

    await app.say({ type: 'height', height: 77 });
    await eventually(() => heights(page)).toEqual(['77px']);
    expect((await frameOf(page).boundingBox())?.height).toBe(77);

    // Of the right origin, but another window.
    const other = page.frames().find((frame) => frame.url() === `${APP}/other`);
    await other?.evaluate(() => parent.postMessage({ type: 'height', height: 501 }, '*'));
    // Another window in every respect: the page itself.
    await page.evaluate(() => window.postMessage({ type: 'height', height: 502 }, '*'));
    // The right window and origin, and another shape.
    const shapes = [-1, 10_001, '503', null, { valueOf: 504 }].map((height) => ({ type: 'height', height }));
    for (const shape of [...shapes, { height: 505 }, { type: 'width', height: 506 }, 507, null]) await app.say(shape);
    await eventually(async () => (await said(page)).length).toBe(12);
    expect(await heights(page)).toEqual(['77px']);

    // The right window, and another origin: the frame has gone elsewhere.
    await app.goTo(`${EVIL}/height`);
    await app.say({ type: 'height', height: 508 });
    await eventually(async () => (await said(page)).at(-1)).toBe(`${EVIL} {"type":"height","height":508}`);
    expect(await heights(page)).toEqual(['77px']);

    await app.goTo(`${APP}/back`);
    await app.say({ type: 'height', height: 78 });
    await eventually(() => heights(page)).toEqual(['77px', '78px']);
  });

  test.runIf(has.popupRoutes)(
    'let the frame open what it links to, and not send forms',
    async ({ page, pages, proxy, watch }) => {
      const asked = await serveApp(page);
      await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, LISTED), body: VIRAL })));
      await frameOf(page).waitFor();
      const { write } = await openApp(page);
      await write(`<a href="${APP}/join" target="_blank">Join</a><form action="${EVIL}"><button>Send</button></form>`);

      await reachFrames(page);
      const opened = page.context().waitForEvent('page');
      await page.frameLocator('#viral iframe').getByRole('link').click();
      const popup = await opened;
      await popup.waitForURL(`${APP}/join`);
      // What is opened is as free as any page.
      expect(await popup.evaluate(() => window.origin)).toBe(APP);
      expect(watch.errors).toEqual([]);

      await page.bringToFront();
      await page.frameLocator('#viral iframe').getByRole('button').click();
      if (isFirefox) await page.evaluate(() => new Promise(requestAnimationFrame));
      else await eventually(() => watch.errors).toEqual([expect.stringContaining('allow-forms')]);
      expect(asked.filter((url) => url.startsWith(EVIL))).toEqual([]);
    },
  );

  test('leave nothing behind', async ({ page, pages, proxy, build }) => {
    await serveApp(page);
    await watchLeaks(page.context());
    const body = '<a id="signup" href="/join">Try it</a><div id="viral"></div>';
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, LISTED), body })));
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate(() => window.mountkit.load('links'));
    const before = await takeHoldings(page);
    const leaks = async () => {
      const left = findLeaks(before, await takeHoldings(page));
      return left.filter((line) => !build.leaves.includes(line));
    };

    await page.evaluate((appBase) => {
      window.mountkit.links?.mountSignupLink('#signup', { signupType: 'sales' });
      window.mountkit.links?.mountViralLink('#viral', { linkType: 'forms', appBase });
    }, APP);
    await (await openApp(page)).say({ type: 'height', height: 77 });
    expect(await leaks()).toEqual(expect.arrayContaining(['message on window']));
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await leaks()).toEqual([]);

    // Those that could not be drawn, and those whose element has gone.
    await page.evaluate((appBase) => {
      window.mountkit.links?.mountSignupLink('#signup', { signupType: 'trial' }).unmount();
      window.mountkit.links?.mountViralLink('#viral', { linkType: 'kitchen', appBase }).unmount();
      const element = document.createElement('div');
      Object.assign(element.dataset, { mountkit: 'viral-link', linkType: 'live-chat', appBase });
      document.body.append(element);
    }, APP);
    await page.locator('[data-mountkit] iframe').waitFor();
    await page.evaluate(() => document.querySelector('[data-mountkit]')?.remove());
    await eventually(() => page.evaluate(() => window.mountkit.links?.registry.all().length)).toBe(0);
    expect(await leaks()).toEqual([]);
  });

  test('pass axe, and the strictest policy that lets the app into a frame', async ({ page, pages, proxy, watch }) => {
    await serveApp(page);
    const nonce = 'bW91bnRraXQ';
    const { 'content-security-policy': strict } = strictPolicy(nonce, proxy.url);
    const headers = { 'content-security-policy': `${strict}; frame-src ${APP}` };
    const head = tagOf(proxy.url, `${LISTED} nonce="${nonce}"`);
    await page.goto(pages.add(pageOf({ head, body: SIGNUP + VIRAL }), headers));
    await frameOf(page).waitFor();
    await (await openApp(page)).say({ type: 'height', height: 77 });
    await eventually(async () => (await frameOf(page).boundingBox())?.height).toBe(77);
    expect(await frameOf(page).evaluate((frame) => getComputedStyle(frame).borderTopWidth)).toBe('0px');
    expect(watch.errors).toEqual([]);

    // axe puts a script into the page, which that policy does not let it do.
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, LISTED), body: SIGNUP + VIRAL })));
    await frameOf(page).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });

  for (const file of ['mountkit.umd.js', 'umd/forms-embed.js']) {
    test(`are in ${file} too, there at once`, async ({ page, pages, proxy }) => {
      await serveApp(page);
      const tag = `<script src="${proxy.url}/mountkit/${file}"></script>`;
      const late = `<script>window.there = typeof mountkit.links.mountSignupLink + ' ' + typeof mountkit.links.mountViralLink;</script>`;
      await page.goto(pages.add(pageOf({ head: tag + late, body: SIGNUP + VIRAL })));
      await frameOf(page).waitFor();
      await eventually(() => page.locator('#signup').getAttribute('href')).toBe(
        `${APP}/signup-hubspot/trial?trialid=7`,
      );
      expect(await page.evaluate('there')).toBe('function function');
      expect(proxy.requests.filter(({ path }) => path.endsWith('.js'))).toHaveLength(1);
      await page.evaluate(() => window.mountkit.removeAll());
      expect(await frameOf(page).count()).toBe(0);
      expect(await page.locator('#signup').getAttribute('href')).toBe('/join');
    });
  }
});

describe.each(builds)('the branding link with $name', (build) => {
  test.override({ build });

  test('stands at the end of the form of a free account, and passes axe', async ({ page, pages, proxy, watch }) => {
    const asked = await serveApp(page);
    proxy.fault(/^\/embed\//, { status: 200, body: JSON.stringify(FREE_DOCUMENT) });
    const body = formOf(EMAIL_FORM, `data-branding-base="${APP}/"`);
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, LISTED), body })));
    const frame = page.locator('form > iframe.mk-branding');
    await frame.waitFor();
    await eventually(() => asked).toEqual([`${APP}/forms-embed-branding?portalId=8100231&lang=en`]);
    const { width = 0, height } = (await frame.boundingBox()) ?? {};
    expect([width > 600, height]).toEqual([true, 40]);
    expect(await frame.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('0px');
    expect(await page.locator('form').evaluate((form) => form.lastElementChild?.matches('[role=status]'))).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(watch.reports).toEqual([]);

    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('is a plain link where the policy of the page blocks the frame', async ({ page, pages, proxy }) => {
    await serveApp(page);
    proxy.fault(/^\/embed\//, { status: 200, body: JSON.stringify(FREE_DOCUMENT) });
    const body = formOf(EMAIL_FORM, `data-branding-base="${APP}/"`);
    const headers = { 'content-security-policy': "frame-src 'none'" };
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, LISTED), body }), headers));
    const link = page.locator('form').getByRole('link', { name: new URL(APP).host });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(new URL(APP).origin);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('is not there in a module of the content system', async ({ page, pages, proxy }) => {
    await serveApp(page);
    proxy.fault(/^\/embed\//, { status: 200, body: JSON.stringify(FREE_DOCUMENT) });
    const body = formOf(EMAIL_FORM, `data-branding-base="${APP}/" data-mode="cms-module"`);
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url, LISTED), body })));
    await page.locator('form').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
  });
});
