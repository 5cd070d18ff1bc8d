import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from '../harness/builds';
import { eventually } from '../harness/eventually';
import { createHold } from '../harness/faults';
import { CONTACT_FORM, EMAIL_FORM, formOf, PORTAL } from '../harness/markup';
import { test } from '../harness/test';
import { effort } from './effort';
import { openGadgetPage } from './gadget-page';
import { makePayloads } from './payloads';

const FILES = ['mountkit.js', 'mountkit.umd.js'];
const COUNT = Math.ceil(effort.payloads / 10);

/** A shop that remembers where its visitors came from, and a form. */
const BODY = `<section data-mountkit="cart" data-attribution>
    <form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>
    <div class="widget_shopping_cart_content"></div></section>
  <div data-template-id="7">A template</div>${formOf(CONTACT_FORM, 'data-offline="queue"')}`;

const ready = (page: Page) => page.locator('[data-form-id] form').waitFor();

/** What every key of both storages holds, with the payloads in place of all texts. */
const poisonStorage = (page: Page, payloads: readonly string[]) =>
  page.evaluate((payloads) => {
    let taken = 0;
    const poison = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(poison);
      if (value && typeof value === 'object')
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poison(item)]));
      return typeof value === 'string' ? payloads[taken++ % payloads.length] : value;
    };
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        const text = storage.getItem(key) ?? '';
        storage.setItem(key, text.startsWith('{') ? JSON.stringify(poison(JSON.parse(text))) : `${payloads[0]}`);
      }
      storage.setItem(
        'elementor',
        JSON.stringify(poison({ pageViews: '', popup_77_times: '', __expiration: { a: '' } })),
      );
    }
    for (const name of [
      'hubspotutk',
      '__hstc',
      'sbjs_current',
      'sbjs_first',
      'woocommerce_cart_hash',
      'store_notice',
    ]) {
      // biome-ignore lint/suspicious/noDocumentCookie: what a page of the same site could have written.
      document.cookie = `${name}=${encodeURIComponent(poison('') as string)};path=/`;
    }
    return taken;
  }, payloads);

describe.each(builds)('with $name', (build) => {
  test.override({ build });

  test.for(FILES)(
    'in %s: no payload in the page’s address runs, asks or opens',
    { timeout: effort.timeout },
    async (file, { page, proxy }) => {
      const payloads = makePayloads(COUNT, effort.seed + 4);
      const names = ['email', 'firstname', 'lastname', 'theme_template_id', 'e-filter-abc1234-category', 'orderby'];
      const more = ['utm_source', 'utm_campaign', 'gclid', 'hsqa', 'e-page-abc1234', '__proto__'];
      for (let from = 0; from < payloads.length; from += names.length + more.length + 1) {
        const query = new URLSearchParams(
          [...names, ...more].map((name, at) => [name, payloads[(from + at) % payloads.length] as string]),
        );
        const fragment = payloads[(from + names.length + more.length) % payloads.length] as string;
        const address = `?${query}#${from % 2 ? fragment : `mountkit:popup:open?id=77&x=${encodeURIComponent(fragment)}`}`;
        const { expectUnharmed } = await openGadgetPage({ page, proxy }, { file, body: BODY, address });
        await ready(page);
        await expectUnharmed();
        page.removeAllListeners('framenavigated');
      }
    },
  );

  test.for(FILES)(
    'in %s: no payload in the storage or a cookie runs or asks',
    { timeout: effort.timeout },
    async (file, { page, proxy }) => {
      const { expectUnharmed } = await openGadgetPage({ page, proxy }, { file, body: BODY });
      await ready(page);
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Email').fill('ada@example.org');
      await eventually(() => page.evaluate("sessionStorage.getItem('mountkit')")).not.toBe(null);
      await expectUnharmed();
      const payloads = makePayloads(COUNT, effort.seed + 5);
      for (let from = 0; from < payloads.length; from += 20) {
        await poisonStorage(page, payloads.slice(from));
        page.removeAllListeners('framenavigated');
        const again = await openGadgetPage({ page, proxy }, { file, body: BODY });
        await ready(page);
        await again.expectUnharmed();
      }
    },
  );

  test.for(FILES)(
    'in %s: no payload in a message to the page runs, asks or counts as an answer',
    { timeout: effort.timeout },
    async (file, { page, proxy }) => {
      const hold = createHold('request');
      proxy.fault(/^\/uploads\/form/, hold);
      const body = `${formOf(EMAIL_FORM, 'data-submit="frame"')}<div data-mountkit="viral-link" data-link-type="forms"
        data-portal-id="${PORTAL}" data-app-base="${proxy.url}"></div>`;
      const { expectUnharmed } = await openGadgetPage({ page, proxy }, { file, body });
      await ready(page);
      await page.getByLabel('Email').fill('ada@example.org');
      await page
        .locator('form')
        .first()
        .evaluate((form: HTMLFormElement) => form.requestSubmit());
      await hold.arrived;
      await page.evaluate(
        async ([payloads, formGuid]) => {
          const frame = document.body.appendChild(document.createElement('iframe'));
          const send = (data: unknown) => {
            window.postMessage(data, '*');
            Reflect.get(frame.contentWindow as Window, 'parent').postMessage(data, '*');
          };
          for (const payload of payloads) {
            send(payload);
            send({ type: 'height', height: payload });
            send({ type: 'hsFormCallback', eventName: payload, id: formGuid, data: payload });
            send({ accepted: true, status: 200, formGuid, inlineMessage: payload, redirectUrl: payload });
            send(JSON.stringify({ accepted: true, formGuid, redirectUrl: payload }));
          }
          // Messages arrive in their order: this one is the last.
          await new Promise((resolve) => {
            addEventListener('message', ({ data }) => data === 'last' && resolve(null));
            window.postMessage('last', '*');
          });
        },
        [makePayloads(COUNT, effort.seed + 6), EMAIL_FORM] as const,
      );
      await expectUnharmed();
      // Nobody but the forms host can say what became of it.
      await eventually(() => page.locator('.submitted-message').count()).toBe(0);
      hold.release();
    },
  );
});
