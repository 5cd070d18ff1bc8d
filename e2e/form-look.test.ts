import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { createHold } from './harness/faults';
import { sumLayoutShifts } from './harness/layout-shift';
import { EMAIL_FORM, formOf, PORTAL, pageOf, tagOf } from './harness/markup';
import { type PageServer, strictPolicy } from './harness/page-server';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

const SUBMISSION = /^\/submissions\//;
const ACCEPTED = { status: 200, body: '{}' };
const NONCE = 'bW91bnRraXQ';

interface Stage {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

const FIELDS = [
  { name: 'email', label: 'Email', fieldType: 'text', type: 'string', required: true },
  { name: 'born', label: 'Born', fieldType: 'date', type: 'date' },
];

/** A definition document of the seeded form, as it is written into an attribute. */
const definitionOf = (form: object = {}, whole: object = {}) =>
  `data-definition='${JSON.stringify({
    form: { guid: EMAIL_FORM, portalId: Number(PORTAL), formFieldGroups: [{ fields: FIELDS }], ...form },
    scopes: { customStyleAccess: true },
    ...whole,
  }).replaceAll("'", '&#39;')}'`;

async function openForm(
  { page, pages, proxy }: Stage,
  attributes: string,
  parts: { head?: string; body?: string } = {},
) {
  const { head = '', body = '' } = parts;
  const html = pageOf({
    head: head + tagOf(proxy.url, `async nonce="${NONCE}"`),
    body: `${formOf(EMAIL_FORM, attributes)}<p id="after">After the form</p>${body}`,
  });
  await page.goto(pages.add(html, strictPolicy(NONCE, proxy.url)));
  return formModel(page.locator('[data-mountkit]'));
}

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe.each(builds)('the look of a form, $name', (build) => {
  test.override({ build });

  test('is what its owner, its theme and its page say, under the strictest policy', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const form = await openForm(
      { page, pages, proxy },
      `data-css=".hs-button { letter-spacing: 2px }" ${definitionOf(
        { style: { submitColor: '#123456', submitAlignment: 'right', labelTextSize: '19', backgroundWidth: '400px' } },
        { themeCss: '.hs-input { border-style: dotted } .hs-form ::placeholder { color: red } p { color: red }' },
      )}`,
    );
    await form.form.waitFor();
    expect(await styleOf(page, '.hs-button', 'background-color')).toBe('rgb(18, 52, 86)');
    expect(await styleOf(page, '.actions', 'text-align')).toBe('right');
    expect(await styleOf(page, '.hs-form-field > label', 'font-size')).toBe('19px');
    expect(await styleOf(page, '.hbspt-form', 'width')).toBe('400px');
    expect(await styleOf(page, '.hs-input', 'border-top-style')).toBe('dotted');
    expect(await styleOf(page, '.hs-button', 'letter-spacing')).toBe('2px');
    expect(await styleOf(page, '#after', 'color')).not.toBe('rgb(255, 0, 0)');
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('is fetched together with the options of the page, not after them', async ({ page, pages, proxy }) => {
    const hold = createHold('request');
    proxy.fault(/\/chunks\/lazy-options-/, hold);
    // Some browsers say that a page has loaded only when the chunks have, too.
    const opened = openForm({ page, pages, proxy }, definitionOf({ style: { submitColor: '#123456' } }));
    await hold.arrived;
    await eventually(() => proxy.requests.some(({ path }) => path.includes('/chunks/lazy-look-'))).toBe(true);
    hold.release();
    await (await opened).form.waitFor();
  });

  test('that closes its style ends nothing but itself', async ({ page, pages, proxy, watch }) => {
    const themeCss =
      '</style><img src=x onerror=ran()> } } body, h1 { display: none } @import "https://evil.test/a.css"; .hs-input { color: rgb(1, 2, 3) } @page { margin: 0 }';
    const style = { submitColor: 'red;} body{display:none', labelTextColor: 'var(--x', submitSize: 'huge' };
    const form = await openForm({ page, pages, proxy }, definitionOf({ style }, { themeCss }));
    await form.form.waitFor();
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('img, style').count()).toBe(0);
    expect(await form.field('Email').isVisible()).toBe(true);
    expect(proxy.requests.some(({ path }) => path.includes('evil'))).toBe(false);
    await eventually(
      () => watch.reports.filter((report) => /@import|the style (submitColor|submitSize)/.test(report)).length,
    ).toBe(3);
    expect(watch.errors).toEqual([]);
  });

  test('waits for its font and moves nothing', async ({ page, pages, proxy, watch }) => {
    const fonts = pages.add('@font-face { font-family: Lato; src: local("Arial") }', { 'content-type': 'text/css' });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(`${fonts}**`, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(/family=Lato:400,500,700/);
    const form = await openForm(
      { page, pages, proxy },
      `data-min-height="300" data-fonts-src="${fonts}" ${definitionOf({ style: { fontFamily: 'Lato, serif' } })}`,
    );
    await asked;
    await form.form.waitFor({ state: 'attached' });
    expect(await form.form.isVisible()).toBe(false);
    letGo();
    await form.form.waitFor();
    expect(await styleOf(page, '.hs-input', 'font-family')).toBe('Lato, serif');
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('is there when its font is not, and when its host is forbidden', async ({ page, pages, proxy, watch }) => {
    const style = { fontFamily: 'Lato' };
    const form = await openForm(
      { page, pages, proxy },
      `data-fonts-src="${proxy.url}/no-fonts" ${definitionOf({ style })}`,
    );
    proxy.fault(/no-fonts/, 'refused');
    await form.form.waitFor();
    await eventually(() => watch.reports).toEqual([expect.stringContaining('could not load the font Lato')]);
  });

  test('is the page’s own where it is unstyled', async ({ page, pages, proxy }) => {
    const head = `<style nonce="${NONCE}">.hs-button { color: white; background: rgb(1, 2, 3) }</style>`;
    const form = await openForm(
      { page, pages, proxy },
      `data-unstyled ${definitionOf({ style: { submitColor: 'red' } })}`,
      {
        head,
      },
    );
    await form.form.waitFor();
    expect(await styleOf(page, '.hs-button', 'background-color')).toBe('rgb(1, 2, 3)');
    expect((await form.form.locator('.mk-hidden').boundingBox())?.width).toBeLessThan(2);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('leaves nothing of itself', async ({ page, pages, proxy }) => {
    const form = await openForm(
      { page, pages, proxy },
      `data-render="iframe" data-css="p { color: red }" ${definitionOf({ style: { fontFamily: 'Lato' } })}`,
    );
    await page.locator('iframe.mk-form-frame').waitFor();
    await form.root.evaluate((element) => element.remove());
    await eventually(() => page.locator('iframe, link[rel=stylesheet]').count()).toBe(0);
    await eventually(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });
});

describe.each(builds)('a form in a frame, $name', (build) => {
  test.override({ build });

  const framed = (page: Page) => {
    const frame = page.frameLocator('iframe.mk-form-frame');
    return { ...formModel(frame.locator('body')), frame };
  };
  const heightOf = (page: Page) => page.locator('iframe.mk-form-frame').evaluate((frame) => frame.clientHeight);

  test('is as tall as the form, filled and sent in it', async ({ page, pages, proxy, watch }) => {
    const stage = { page, pages, proxy };
    await openForm(stage, `data-render="iframe" ${definitionOf({ inlineMessage: 'Thank you, Ada.' })}`, {
      head: `<style nonce="${NONCE}">main { color: rgb(1, 2, 3); --mountkit-accent: rgb(9, 8, 7) } input { display: none }</style>`,
    });
    const form = framed(page);
    await form.form.waitFor();
    expect(await form.form.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
    expect(await form.button.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(9, 8, 7)');
    const fits = () =>
      form.root.evaluate(
        (body) => Math.abs(body.getBoundingClientRect().height - body.ownerDocument.documentElement.clientHeight) < 2,
      );
    await eventually(fits).toBe(true);
    const before = await heightOf(page);
    await form.submit();
    await eventually(() => form.describedBy('Email')).toBe('Please complete this required field.');
    await eventually(() => heightOf(page)).toBeGreaterThan(before);
    await eventually(fits).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);

    await form.field('Born').click();
    const calendar = form.frame.getByRole('dialog');
    await calendar.waitFor();
    await eventually(fits).toBe(true);
    await calendar.locator('[data-day]:not([aria-disabled=true])').nth(10).click();
    await calendar.waitFor({ state: 'hidden' });
    expect(await form.field('Born').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);

    const email = newEmail();
    await form.type('Email', email);
    proxy.fault(SUBMISSION, ACCEPTED);
    await form.submit();
    await form.thanks.waitFor();
    expect(await form.thanks.innerText()).toBe('Thank you, Ada.');
    expect(proxy.requests.find(({ path }) => SUBMISSION.test(path))?.body).toContain(email);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('moves nothing on its page', async ({ page, pages, proxy }) => {
    const stage = { page, pages, proxy };
    const attributes = `data-render="iframe" ${definitionOf()}`;
    await openForm(stage, attributes);
    const form = framed(page);
    await form.form.waitFor();
    const height = await heightOf(page);
    const head = `<style nonce="${NONCE}">[data-mountkit] { min-height: ${height - 10}px }</style>`;
    await openForm(stage, `data-min-height="${height - 10}" ${attributes}`, { head });
    await form.form.waitFor();
    await eventually(() => heightOf(page)).toBe(height);
    expect(await sumLayoutShifts(page)).toBe(0);
  });

  test('stays what it is when it is moved in its page', async ({ page, pages, proxy, watch }) => {
    await openForm({ page, pages, proxy }, `data-render="iframe" ${definitionOf()}`, {
      body: '<section id="other"></section>',
    });
    const form = framed(page);
    await form.type('Email', 'ada@');
    await page.evaluate(() =>
      document.querySelector('#other')?.append(document.querySelector('[data-mountkit]') as Element),
    );
    await eventually(() => form.field('Email').inputValue()).toBe('ada@');
    expect(await form.button.evaluate((button) => getComputedStyle(button).fontWeight)).toBe('600');
    proxy.fault(SUBMISSION, ACCEPTED);
    await form.field('Email').fill(newEmail());
    await form.submit();
    await form.thanks.waitFor();
    expect(watch.errors).toEqual([]);
  });

  test('is sent by the browser itself where the page wants it', async ({ page, pages, proxy }) => {
    const body = formOf(EMAIL_FORM, 'data-render="iframe" data-submit="frame"');
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })));
    const form = framed(page);
    const email = newEmail();
    await form.type('Email', email);
    await form.submit();
    await form.thanks.waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
  });

  test('leads the page to where its links lead, not the frame', async ({ page, pages, proxy }) => {
    const next = pages.add(pageOf({ body: '<p>Arrived</p>' }));
    const groups = [{ fields: FIELDS, richText: { content: `<a href="${next}">On</a>` } }];
    await openForm({ page, pages, proxy }, `data-render="iframe" ${definitionOf({ formFieldGroups: groups })}`);
    await framed(page).frame.getByRole('link', { name: 'On' }).click();
    await page.getByText('Arrived').waitFor();
    expect(page.url()).toBe(next);
  });

  test('offers the better spelling of an address', async ({ page, pages, proxy }) => {
    await openForm({ page, pages, proxy }, `data-render="iframe" ${definitionOf()}`);
    const form = framed(page);
    await form.type('Email', 'ada@gmial.com');
    await form.frame.getByRole('button', { name: /gmail\.com/ }).click();
    expect(await form.field('Email').inputValue()).toBe('ada@gmail.com');
  });
});

describe.each(builds)('a page with a form in a frame of another page, $name', (build) => {
  test.override({ build });

  test.for([
    ['', '', true, false],
    ['', 'data-parent-origin="PARENT"', true, true],
    ['', 'data-parent-origin="https://other.test"', true, false],
    ['data-providers="https://other.test"', 'data-parent-origin="https://other.test"', false, false],
    ['data-parent-origin="https://other.test"', '', false, false],
  ] as const)(
    'hears names and height, and values only where the owner of the form’s page names it: tag %s, form %s',
    async ([tag, attribute, isNamed, hasValues], { page, pages, proxy }) => {
      const inner = pageOf({
        head: tagOf(proxy.url, tag),
        body: formOf(EMAIL_FORM, `${attribute.replace('PARENT', pages.url)} ${definitionOf()}`),
      });
      const other = pages.add(inner);
      const outer = pages.add(
        pageOf({
          head: '<script>window.heard = []; addEventListener("message", ({ data }) => heard.push(data));</script>',
          body: `<iframe title="Form" width="600" height="200" src="${other}"></iframe>`,
        }),
      );
      await page.goto(outer);
      proxy.fault(SUBMISSION, ACCEPTED);
      const form = formModel(page.frameLocator('iframe').locator('[data-mountkit]'));
      await form.field('Email').fill(newEmail());
      await form.submit();
      await form.thanks.waitFor();
      const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as unknown as Record<string, unknown>[]);
      await eventually(async () =>
        (await heard()).some(({ type, height }) => type === 'height' && Number(height) > 100),
      ).toBe(true);
      const events = (await heard()).filter(({ type }) => type === 'hsFormCallback');
      expect(events.some(({ eventName }) => eventName === 'onFormSubmitted')).toBe(isNamed);
      expect(events.some((event) => JSON.stringify(event).includes('@'))).toBe(hasValues);
      expect(events.every(({ id }) => id === EMAIL_FORM)).toBe(true);
    },
  );
});

describe.each(builds)('a form of text fields in a frame of another page, $name', (build) => {
  test.override({ build });

  test('tells what has happened, and how tall it is', async ({ page, pages, proxy }) => {
    const inner = pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(EMAIL_FORM) }));
    const head = '<script>window.heard = []; addEventListener("message", ({ data }) => heard.push(data));</script>';
    await page.goto(pages.add(pageOf({ head, body: `<iframe title="Form" src="${inner}"></iframe>` })));
    const heard = (key: string) =>
      page.evaluate(
        (name) => (Reflect.get(window, 'heard') as unknown as Record<string, unknown>[]).map((said) => said[name]),
        key,
      );
    await eventually(() => heard('eventName')).toContain('onFormReady');
    await eventually(async () => (await heard('height')).some((height) => Number(height) > 50)).toBe(true);
    expect(await heard('data')).not.toContainEqual(expect.anything());
  });
});

describe.each(builds)('the fields gallery, $name', (build) => {
  test.override({ build });

  test.for(['light', 'dark'] as const)('has no fault that axe finds, %s', async (colorScheme, { page, proxy }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${proxy.url}/fields/`);
    await page.locator('form').first().waitFor();
    await page.locator('input[type=submit], button[type=submit]').first().click();
    await page.locator('[role=alert] .hs-error-msgs').first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
