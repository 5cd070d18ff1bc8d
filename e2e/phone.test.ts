import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { has } from './harness/engines';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { startInputMethod } from './harness/input-method';
import { formOf, pageOf, tagOf } from './harness/markup';
import type { PageServer } from './harness/page-server';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';
import { phoneField } from './models/phone-field';

const DEFINITION = /^\/embed\/v3\/form\//;
const SUBMISSION = /^\/submissions\//;
const LABEL = 'Phone number';
const PHONE = { name: 'phone', label: LABEL, fieldType: 'phonenumber', useCountryCodeSelect: true };

interface Site {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

/** A page with a form of one phone field, and what sees it. */
async function openPhone({ page, pages, proxy }: Site, field: object = {}, attributes = '') {
  const definition = { form: { guid: 'g', formFieldGroups: [{ fields: [{ ...PHONE, ...field }] }] } };
  proxy.fault(DEFINITION, { status: 200, body: JSON.stringify(definition) });
  proxy.fault(SUBMISSION, { status: 200, body: JSON.stringify({ inlineMessage: 'Thank you.' }) });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(undefined, attributes) })));
  const form = formModel(page.locator('[data-mountkit]'));
  await form.form.waitFor();
  return { form, phone: phoneField(page, LABEL) };
}

/** The phone number of the one submission that was sent. */
const sentNumber = (proxy: FaultProxy): string | undefined => {
  const [{ body } = { body: '' }] = proxy.requests.filter(
    ({ path, method }) => method === 'POST' && SUBMISSION.test(path),
  );
  return /name="phone"\r\n\r\n(.*)\r\n/.exec(body)?.[1];
};

const asked = (proxy: FaultProxy, chunk: string): number =>
  proxy.requests.filter(({ path }) => path.includes(`lazy-${chunk}-`)).length;

describe.each(builds)('a phone field with $name', (build) => {
  test.override({ build });

  test('keeps to a narrow cell where the names of countries are long', async ({ page, pages, proxy }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openPhone({ page, pages, proxy }, {}, 'data-locale="de"');
    await page.addStyleTag({ content: '.hs-form-field { display: grid }' });
    const names = page.locator('select option');
    await eventually(() => names.nth(100).innerText()).not.toBe('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('is formatted as it is typed, and sent with its dial code', async ({ page, pages, proxy }) => {
    const { form, phone } = await openPhone({ page, pages, proxy });
    expect(await phone.code()).toBe('US');
    expect(asked(proxy, 'phone-metadata')).toBe(0);
    await phone.enter();
    await phone.input.pressSequentially('2125550123');
    expect(await phone.text()).toBe('(212) 555-0123|');
    expect(await phone.number()).toBe('+12125550123');
    expect(await findAxeViolations(page)).toEqual([]);
    await form.submit();
    await form.thanks.waitFor();
    expect(sentNumber(proxy)).toBe('+12125550123');
  });

  test('leaves the caret where the visitor is', async ({ page, pages, proxy }) => {
    const { phone } = await openPhone({ page, pages, proxy });
    await phone.enter();
    const { keyboard } = page;
    await keyboard.type('2125550123');

    await phone.putCaret(4);
    await keyboard.press('Backspace');
    expect(await phone.text()).toBe('(21|5) 550-123');
    await keyboard.type('9');
    expect(await phone.text()).toBe('(219|) 555-0123');
    await keyboard.press('Delete');
    expect(await phone.text()).toBe('(219| 555-0123');
    await keyboard.press('Delete');
    expect(await phone.text()).toBe('(219|555-0123');
    await keyboard.press('Delete');
    expect(await phone.text()).toBe('(219) |550-123');
    await keyboard.press('Delete');
    expect(await phone.text()).toBe('(219) |501-23');
    await keyboard.type('55');
    expect(await phone.text()).toBe('(219) 55|5-0123');

    await keyboard.press('Home');
    await keyboard.type('1');
    expect(await phone.text()).toBe('1| (219) 555-0123');
    expect(await phone.number()).toBe('+12195550123');
    await keyboard.press('End');
    for (let presses = 0; presses < 20; presses++) await keyboard.press('Backspace');
    expect(await phone.text()).toBe('|');
    expect(await phone.number()).toBe('');
  });

  test('lets a separator be deleted, and the visitor set others', async ({ page, pages, proxy }) => {
    const { phone } = await openPhone({ page, pages, proxy });
    await phone.enter();
    await page.keyboard.type('2125550123');
    await phone.putCaret(10);
    await page.keyboard.press('Backspace');
    expect(await phone.text()).toBe('(212) 555|0123');
    await page.keyboard.type('.');
    expect(await phone.text()).toBe('(212) 555.|0123');
    expect(await phone.number()).toBe('+12125550123');
    await page.keyboard.press('Tab');
    expect(await phone.input.inputValue()).toBe('(212) 555-0123');
  });

  const PASTED: readonly (readonly [pasted: string, code: string, text: string, number: string])[] = [
    ['+49 30 123456', 'DE', '+49 30 123456|', '+4930123456'],
    ['+49 (0)30 123456', 'DE', '+49 030 123456|', '+4930123456'],
    ['\u202a+44 20 7946 0123\u202c', 'GB', '+44 20 7946 0123|', '+442079460123'],
    ['(212) 555-0123', 'US', '(212) 555-0123|', '+12125550123'],
    ['tel:+1-242-345-6789', 'BS', '+1 242 345 6789|', '+12423456789'],
    ['011 49 30 123456', 'DE', '011 49 30 123456|', '+4930123456'],
    ['212.555.0123 ext. 12', 'US', '(212) 555-0123 x12|', '+12125550123x12'],
    ['٢١٢٥٥٥٠١٢٣', 'US', '(212) 555-0123|', '+12125550123'],
  ];
  test('takes every form of a number that is pasted', async ({ page, pages, proxy }) => {
    const { phone } = await openPhone({ page, pages, proxy });
    await phone.enter();
    for (const [pasted, code, text, number] of PASTED) {
      await page.keyboard.press('Control+A');
      await phone.paste(pasted);
      expect([await phone.code(), await phone.text(), await phone.number()]).toEqual([code, text, number]);
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await phone.choose('US');
      await phone.input.focus();
    }
  });

  test('takes a national number for the country that is chosen, and follows to another', async ({
    page,
    pages,
    proxy,
  }) => {
    const { phone } = await openPhone({ page, pages, proxy }, { countryCode: 'DE' });
    expect(await phone.code()).toBe('DE');
    await phone.enter();
    await phone.paste('030 123456');
    expect(await phone.text()).toBe('030 123456|');
    expect(await phone.number()).toBe('+4930123456');
    await phone.choose('AT');
    expect(await phone.number()).toBe('+4330123456');
    await phone.input.fill('+49 30 123456');
    expect(await phone.code()).toBe('DE');
    await phone.choose('AT');
    expect(await phone.number()).toBe('+4330123456');
    expect(await phone.input.inputValue()).toMatch(/^\+43 /);
  });

  test('can be used with the keyboard alone', async ({ page, pages, proxy }) => {
    const { form, phone } = await openPhone({ page, pages, proxy });
    await phone.country.waitFor();
    await page.keyboard.press('Tab');
    expect(await phone.country.evaluate((control) => control === document.activeElement)).toBe(true);
    await page.keyboard.type('germ');
    await page.keyboard.press('Tab');
    expect(await phone.code()).toBe('DE');
    expect(await phone.input.evaluate((control) => control === document.activeElement)).toBe(true);
    await page.keyboard.type('030 123456');
    await page.keyboard.press('Enter');
    await form.thanks.waitFor();
    expect(sentNumber(proxy)).toBe('+4930123456');
  });

  test('gives back what was typed when it is undone, and again', async ({ page, pages, proxy }) => {
    const { phone } = await openPhone({ page, pages, proxy });
    await phone.enter();
    await page.keyboard.type('2125550123');
    const seen: string[] = [];
    for (let presses = 0; presses < 40 && seen.at(-1) !== ''; presses++) {
      await page.keyboard.press('Control+Z');
      seen.push(await phone.input.inputValue());
    }
    expect(seen.at(-1)).toBe('');
    expect(await phone.number()).toBe('');
    for (let presses = 0; presses < 40; presses++) await page.keyboard.press('Control+Shift+Z');
    expect(await phone.input.inputValue()).toBe('(212) 555-0123');
    expect(await phone.number()).toBe('+12125550123');
  });

  test.runIf(has.inputMethods)('leaves what an input method composes to it', async ({ page, pages, proxy }) => {
    const { phone } = await openPhone({ page, pages, proxy });
    await phone.enter();
    const method = await startInputMethod(page);
    await page.keyboard.type('212555');
    await method.compose('01');
    expect(await phone.text()).toBe('(212) 55501|');
    expect(await phone.number()).toBe('+121255501');
    await method.compose('012');
    await method.commit('0123');
    expect(await phone.text()).toBe('(212) 555-0123|');
    expect(await phone.number()).toBe('+12125550123');
  });

  test('works without the phone data', async ({ page, pages, proxy }) => {
    proxy.fault(/lazy-phone-metadata/, 'refused');
    const { form, phone } = await openPhone({ page, pages, proxy }, { countryCode: 'DE' });
    await phone.input.focus();
    await eventually(() => asked(proxy, 'phone-metadata')).toBeGreaterThan(0);
    await phone.input.pressSequentially('030 123456');
    expect(await phone.text()).toBe('030 123456|');
    expect(await phone.number()).toBe('+4930123456');
    await form.submit();
    await form.thanks.waitFor();
    expect(sentNumber(proxy)).toBe('+4930123456');
  });

  test('is a plain one where its control does not come', async ({ page, pages, proxy }) => {
    proxy.fault(/lazy-phone-control/, 'refused');
    const { form, phone } = await openPhone({ page, pages, proxy });
    await phone.input.pressSequentially('212 555 0123');
    await form.submit();
    await form.thanks.waitFor();
    expect(sentNumber(proxy)).toBe('2125550123');
  });

  test('without a dropdown loads neither, and is sent without its whitespace', async ({ page, pages, proxy }) => {
    const { form, phone } = await openPhone({ page, pages, proxy }, { useCountryCodeSelect: false });
    await phone.input.pressSequentially(' 212 555 0123');
    expect(await phone.text()).toBe(' 212 555 0123|');
    await form.submit();
    await form.thanks.waitFor();
    expect(sentNumber(proxy)).toBe('2125550123');
    expect([asked(proxy, 'phone-control'), asked(proxy, 'phone-metadata')]).toEqual([0, 0]);
  });

  test('says what is wrong, to every reader', async ({ page, pages, proxy }) => {
    const { form, phone } = await openPhone({ page, pages, proxy }, { required: true });
    await phone.input.fill('+1');
    await form.submit();
    await eventually(() => form.describedBy(LABEL)).toContain('Please complete this required field.');
    expect(await phone.input.inputValue()).toBe('');
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('names countries in the language of the form, from right to left too', async ({ page, pages, proxy }) => {
    const { phone } = await openPhone({ page, pages, proxy }, {}, 'data-locale="ar"');
    await phone.choose('DE');
    expect(await phone.country.inputValue()).toMatch(/^\p{Script=Arabic}+ \(\u200e\+49\)$/u);
    expect(await findAxeViolations(page)).toEqual([]);
    await phone.input.fill('030');
  });
});
