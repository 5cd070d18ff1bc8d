import { describe } from 'vitest';
import { builds } from '../harness/builds';
import { eventually } from '../harness/eventually';
import { EMAIL_FORM, PORTAL, seededForm } from '../harness/markup';
import { expect, test } from '../harness/test';
import { effort } from './effort';
import { listDangers, openGadgetPage } from './gadget-page';
import { EVIL, makeGadgets, makePayloads } from './payloads';

const COUNT = Math.ceil(effort.payloads / 10);
const SUBMISSION = /^\/submissions\//;

/** Markup of authors whose posts a site cleans: no script, frame or form, but classes, ids and data attributes. */
const CLEANED = `<div data-mountkit="form" data-portal-id="${PORTAL}" data-form-id="${EMAIL_FORM}" data-region=".${EVIL}/"></div>
  <div data-mountkit="form" data-portal-id="${PORTAL}" data-form-id="${EMAIL_FORM}" data-provider="http://${EVIL}"></div>
  <div data-mountkit="form" data-portal-id="${PORTAL}" data-form-id="${seededForm(23)}"
    data-settings='{"provider":"//${EVIL}","fallbackScript":"//${EVIL}/x.js"}'></div>
  <div data-mountkit="form" data-portal-id="${PORTAL}" data-form-id="${seededForm(7)}" data-bot-check="turnstile" data-bot-check-key="k"
    data-bot-check-src="http://${EVIL}/y.js" data-parent-origin="http://${EVIL}" data-fonts-src="http://${EVIL}"></div>
  <div data-mountkit="viral-link" data-link-type="forms" data-app-base="http://${EVIL}"></div>
  <a data-mountkit="embed" href="https://www.facebook.com/a" data-src="http://${EVIL}/frame">E</a>
  <a data-mountkit="payment" href="/pay" data-session="http://${EVIL}/session">P</a>
  <div data-mountkit="cart" data-settings='{"wc_ajax_url":"http://${EVIL}/?wc-ajax=%%endpoint%%"}'>
    <a class="add_to_cart_button ajax_add_to_cart" data-product_id="13" href="#">Add</a></div>
  <pre id="wp-emoji-settings">{"source":{"concatemoji":"http://${EVIL}/emoji.js"}}</pre>
  <a id="_wpemojiSettings" href="http://${EVIL}/emoji.js">w</a><a id="ElementorProFrontendConfig" href="http://${EVIL}/">c</a>
  <div class="elementor-element elementor-widget-text-editor" data-settings='{"_animation":"fadeIn"}'>A widget of the builder</div>`;

/** A cart with so many places that an answer can fill. */
const shopOf = (slots: number) =>
  `<section data-mountkit="cart" data-settings='{"wc_ajax_url":"/?wc-ajax=%%endpoint%%"}'>
    <a class="add_to_cart_button ajax_add_to_cart" data-product_id="13" href="#">Add</a>
    ${Array.from({ length: slots }, (_, at) => `<div class="slot-${at}"></div>`).join('')}</section>`;

const json = (body: object, status = 200) => ({ status, body: JSON.stringify(body) });

describe.each(builds)('with $name', (build) => {
  test.override({ build });

  // A form of the kind that only a page's own script can draw: its definition is refused.
  const GADGET = `<div data-mountkit="form" data-portal-id="${PORTAL}" data-form-id="${seededForm(23)}"
    data-fallback-script="http://${EVIL}/x.js" data-bot-check-src="http://${EVIL}/y.js">g</div>`;

  test.for(['mountkit.js', 'mountkit.umd.js', 'umd/forms-embed.js'])(
    'in %s: a form that a label, a consent or thanks would mark loads no script',
    async (file, { page, proxy }) => {
      proxy.fault(SUBMISSION, json({ inlineMessage: `<b>Thank you</b>${GADGET}` }));
      const { expectUnharmed } = await openGadgetPage({ page, proxy }, { file, body: '<div id="there"></div>' });
      await page.evaluate(
        async ([portalId, formId, label]) => {
          const field = { name: 'firstname', label, fieldType: 'text', type: 'string' };
          const group = { fields: [field], richText: { content: label, type: 'TEXT' } };
          const definition = { form: { guid: formId, portalId, formFieldGroups: [group] } };
          const { mount } = await window.mountkit.load('forms');
          await mount('#there', { portalId, formId, definition }).ready;
        },
        [PORTAL, EMAIL_FORM, `<i>First name</i>${GADGET}`] as const,
      );
      await page.locator('#there i').first().waitFor();
      await page.locator('#there form').evaluate((form: HTMLFormElement) => form.requestSubmit());
      await page.getByText('Thank you').waitFor();
      await expectUnharmed();
      expect(await listDangers(page)).toEqual([]);
      expect(proxy.requests.filter(({ path }) => path.includes(seededForm(23)))).toEqual([]);
    },
  );

  test.for(['mountkit.js', 'mountkit.umd.js'])(
    'in %s: no attribute of cleaned markup names a script, a frame, a style or a host',
    async (file, { page, proxy, watch }) => {
      // No emoji is drawn, so that WordPress' own replacement is asked for.
      await page.addInitScript(() => {
        CanvasRenderingContext2D.prototype.measureText = () => ({ width: 1 }) as TextMetrics;
      });
      const { expectUnharmed } = await openGadgetPage({ page, proxy }, { file, body: CLEANED });
      const named = ['provider', 'bot-check-src', 'parent-origin', 'fonts-src', 'app-base', 'src'];
      for (const name of [...named, 'session', 'settings.wc_ajax_url', 'settings.fallbackScript']) {
        await eventually(() => [...watch.reports]).toContainEqual(expect.stringMatching(`data-${name} is "`));
      }
      await page.getByText('Add', { exact: true }).click();
      await page.getByRole('link', { name: 'P', exact: true }).click();
      await page.getByRole('button', { name: /facebook/ }).click();
      await page.waitForFunction(() => document.readyState === 'complete' && !!window.mountkit.cart);
      await expectUnharmed();
      expect(await page.locator(`:is(script,iframe,link,img)[src*="${EVIL}"],link[href*="${EVIL}"]`).count()).toBe(0);
    },
  );

  test('a form in a fragment is mounted, and its script comes from nowhere but the page', async ({
    page,
    proxy,
    watch,
  }) => {
    proxy.fault(/wc-ajax=/, json({ fragments: { '.slot-0': `<div class="slot-0">${GADGET}</div>` }, cart_hash: 'h' }));
    const { expectUnharmed } = await openGadgetPage({ page, proxy }, { file: 'mountkit.js', body: shopOf(1) });
    await page.waitForFunction(() => !!window.mountkit.cart);
    await page.getByText('Add', { exact: true }).click();
    await eventually(() => watch.reports).toContainEqual(
      expect.stringContaining('data-fallback-script is "http://evil.test/x.js"'),
    );
    await expectUnharmed();
    expect(await page.locator(`script[src*="${EVIL}"]`).count()).toBe(0);
  });

  test.for(['mountkit.js', 'mountkit.umd.js', 'umd/forms-embed.js'])(
    'in %s: no payload in the answer to a submission runs, asks or is mounted',
    { timeout: effort.timeout },
    async (file, { page, proxy }) => {
      const payloads = makePayloads(COUNT, effort.seed + 1);
      let taken = 0;
      const next = () => payloads[taken++ % payloads.length] as string;
      proxy.fault(SUBMISSION, () =>
        taken % 3
          ? json({
              inlineMessage: next(),
              redirectUrl: `javascript:ran()//${next()}`,
              localizedVisitorWarningMessage: '',
            })
          : json({ message: next(), errors: [{ message: next(), errorType: next() }] }, 400),
      );
      const { expectUnharmed } = await openGadgetPage({ page, proxy }, { file });
      while (taken < payloads.length) {
        await page.evaluate(
          async ([portalId, formId]) => {
            const fields = [{ name: 'firstname', label: 'First name', fieldType: 'text', type: 'string' }];
            const definition = { form: { guid: formId, portalId, formFieldGroups: [{ fields }] } };
            const { mount, registry } = await window.mountkit.load('forms');
            registry.removeAll();
            const send = async () => {
              const handle = mount(document.body.appendChild(document.createElement('div')), {
                portalId,
                formId,
                definition,
              });
              await handle.ready;
              const ended = new Promise((resolve) => {
                handle.on('submitted', resolve);
                handle.on('submissionFailure', resolve);
              });
              handle.element?.querySelector('form')?.requestSubmit();
              await ended;
            };
            await Promise.all(Array.from({ length: 20 }, send));
          },
          [PORTAL, EMAIL_FORM] as const,
        );
        expect(await listDangers(page)).toEqual([]);
        await expectUnharmed();
      }
    },
  );

  test.for(['mountkit.js', 'mountkit.umd.js', 'umd/shop-cart.js'])(
    'in %s: no payload in an answer of the shop, or kept of one, runs or asks',
    { timeout: effort.timeout },
    async (file, { page, proxy }) => {
      const payloads = [...makePayloads(COUNT, effort.seed + 2), ...makeGadgets(COUNT, effort.seed + 3)];
      const fragments = Object.fromEntries(
        payloads.map((payload, at) => [`.slot-${at}`, `<div class="slot-${at}">${payload}</div>`]),
      );
      proxy.fault(/wc-ajax=/, json({ fragments, cart_hash: 'h', product_url: 'javascript:ran()' }));
      await page
        .context()
        .addCookies(
          ['woocommerce_items_in_cart', 'woocommerce_cart_hash'].map((name) => ({ name, value: '1', url: proxy.url })),
        );
      const body = shopOf(payloads.length);
      const { expectUnharmed } = await openGadgetPage({ page, proxy }, { file, body });
      await page.waitForFunction(() => !!window.mountkit.cart);
      await page.evaluate(() => {
        const added = new Promise((resolve) => window.mountkit.on('cart:added', resolve));
        document.querySelector<HTMLElement>('.add_to_cart_button')?.click();
        return added;
      });
      await page.locator('.slot-0').waitFor({ state: 'attached' });
      await expectUnharmed();
      // The next page shows it from the storage.
      const again = await openGadgetPage({ page, proxy }, { file, body });
      await page.waitForFunction(() => !!window.mountkit.cart);
      await page.waitForFunction(() => !!document.querySelector('.slot-0')?.childNodes.length);
      await again.expectUnharmed();
    },
  );
});
