import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../harness/eventually';
import type { FaultProxy } from '../harness/fault-proxy';
import { CONTACT_FORM, EMAIL_FORM, formOf, type PageParts, pageOf } from '../harness/markup';
import { popupOf } from './popup-page';

/** Ways to have every widget on a page: the loader, all in one file, and a file for each. */
export const WAYS: Readonly<Record<string, readonly string[]>> = {
  'mountkit.js': ['mountkit.js'],
  'mountkit.umd.js': ['mountkit.umd.js'],
  'umd/*.js': ['forms-embed', 'popup-engine', 'sticky', 'loop-filter', 'shop-cart'].map((name) => `umd/${name}.js`),
};

const option = (name: string) => ({ label: name, value: name });

/** A form of many kinds of fields, with markup to be cleaned. */
const DOCUMENT = {
  form: {
    guid: CONTACT_FORM,
    portalId: 8100231,
    formFieldGroups: [
      {
        richText: { content: '<p>Some <i>rich</i> text</p>' },
        fields: [
          { name: 'firstname', label: 'First <b>name</b>', fieldType: 'text', type: 'string' },
          { name: 'phone', label: 'Phone', fieldType: 'phonenumber', useCountryCodeSelect: true },
        ],
      },
      {
        fields: [
          {
            name: 'tea',
            label: 'Tea',
            fieldType: 'checkbox',
            type: 'enumeration',
            options: ['green', 'black'].map(option),
          },
          {
            name: 'pot',
            label: 'Pot',
            fieldType: 'select',
            type: 'enumeration',
            options: ['small', 'large'].map(option),
          },
          { name: 'day', label: 'Day', fieldType: 'date', type: 'date' },
        ],
      },
    ],
  },
};

const LIST = `<div data-mountkit="loop-filter" data-loop="abc1234" data-taxonomy="tag" role="group" aria-label="Tags">
  <button type="button" data-filter="a">Apples</button></div>
  <div data-mountkit="loop" data-widget-id="abc1234" data-post-id="13"><ul><li>first</li></ul></div>`;

const SHOP = `<div id="shop" data-mountkit="cart" data-attribution="true" data-wc_ajax_url="/cart-%%endpoint%%/">
  <a href="?add-to-cart=13" class="add_to_cart_button ajax_add_to_cart" data-product_id="13" data-quantity="1">Add</a>
  <div class="widget_shopping_cart_content">none</div>
  <form><wc-order-attribution-inputs></wc-order-attribution-inputs></form></div>`;

const BAR = `<div id="bar" style="height:60px;background:tan" data-mountkit="sticky">bar</div><div style="height:3000px"></div>`;

const EVERYTHING = `<div id="plain">${formOf(EMAIL_FORM)}</div><div id="rich">${formOf(CONTACT_FORM)}</div>
  ${popupOf('one', {})}<p><a href="#mountkit:popup:open?id=one">Open</a></p>${LIST}${SHOP}${BAR}`;

/** The page's parts before every widget, and the way in which those come. */
export interface HostileParts extends PageParts {
  readonly way: string;
}

/** The scripts of a way. */
export const scriptsOf = (way: string, url: string): string =>
  (WAYS[way] ?? [])
    .map(
      (file) =>
        `<script src="${url}/mountkit/${file}" data-provider="${url}/" data-rest-base="${url}/wp-json/"></script>`,
    )
    .join('');

/** Serves a page of the shop's origin with every widget on it; answers its address. */
export function serveHostile(proxy: FaultProxy, parts: HostileParts): string {
  const { way, body = '' } = parts;
  answerAll(proxy);
  const html = pageOf({ ...parts, body: body + EVERYTHING + scriptsOf(way, proxy.url) });
  proxy.fault(/^\/own\//, { page: html });
  return `${proxy.url}/own/`;
}

/** Opens such a page. */
export async function openHostile(page: Page, proxy: FaultProxy, parts: HostileParts): Promise<void> {
  await page.goto(serveHostile(proxy, parts));
}

function answerAll(proxy: FaultProxy): void {
  const say = (path: RegExp, body: object) => proxy.fault(path, { status: 200, body: JSON.stringify(body) });
  const basket = '<div class="widget_shopping_cart_content">one item</div>';
  say(new RegExp(`/embed/.*${CONTACT_FORM}`), DOCUMENT);
  say(/^\/submissions\//, { inlineMessage: '<b>Thank you</b>' });
  say(/^\/cart-/, { fragments: { '.widget_shopping_cart_content': basket }, cart_hash: 'h' });
  say(/refresh-loop/, { data: '<ul><li>one</li><li>two</li></ul>' });
}

/** What a visitor does with each widget. Through the driver's own world: the page's scripts may be in the way of others. */
export const visitorOf = (page: Page, proxy: FaultProxy) => {
  const visitor = {
    async sendTextForm() {
      await page.locator('#plain input[name=email]').fill('ada@example.org');
      await page.locator('#plain input[type=submit]').click();
      await page.locator('#plain .submitted-message').waitFor();
    },
    async sendFullForm() {
      const form = page.locator('#rich');
      await form.locator('i').waitFor();
      await form.locator('input[name=firstname]').fill('Ada');
      await form.locator('input[type=tel]').pressSequentially('2125550123');
      for (const value of ['green', 'black']) await form.locator(`input[value=${value}]`).check();
      await form.locator('select[name=pot]').selectOption('large');
      await form.locator('input[type=submit]').click();
      await form.locator('.submitted-message b').waitFor();
      const body = proxy.requests.find(
        ({ path, body }) => path.includes(CONTACT_FORM) && body.includes('hs_context'),
      )?.body;
      const entries = [...(body ?? '').matchAll(/name="([^"]+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [
        name,
        value,
      ]);
      expect(entries.filter(([name]) => name === 'tea')).toEqual([
        ['tea', 'green'],
        ['tea', 'black'],
      ]);
      const { hs_context: context = '', ...values } = Object.fromEntries(entries);
      expect(values).toMatchObject({ firstname: 'Ada', pot: 'large' });
      expect(JSON.parse(context).renderedFieldsIds).toEqual(expect.arrayContaining(['firstname', 'tea', 'pot', 'day']));
    },
    async filter() {
      await page.locator('[data-filter=a]').click();
      await eventually(() => page.locator('[data-widget-id] li').allTextContents()).toEqual(['one', 'two']);
      await page.locator('[data-filter=a][aria-pressed=true]').waitFor();
    },
    async seeOrigin() {
      await page.locator('#shop form input').first().waitFor({ state: 'attached' });
    },
    async add() {
      await visitor.seeOrigin();
      await page.locator('.add_to_cart_button').click();
      await page.getByText('one item').waitFor();
    },
    async stick() {
      await page.locator('#bar.mountkit-sticky').waitFor({ state: 'attached' });
    },
    async openPopup() {
      await page.getByRole('link', { name: 'Open' }).click();
      await page.locator('dialog[open]').waitFor();
    },
    async useAll() {
      await visitor.stick();
      await visitor.sendTextForm();
      await visitor.sendFullForm();
      await visitor.filter();
      await visitor.add();
      await visitor.openPopup();
    },
  };
  return visitor;
};
