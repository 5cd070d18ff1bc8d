import type { Page, Route } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { openWidgets, readContent, unmountAll, waitForWidgets } from './models/page-widget';

const FORM = `<form id="letter" data-mountkit="page-form" action="/send" method="post">
  <p><label for="name">Name</label> <input id="name" name="name" required autocomplete="name"></p>
  <p><label for="email">Email</label> <input id="email" type="email" name="email" required autocomplete="email"></p>
  <p><label for="post">Postcode</label> <input id="post" name="post" pattern="\\d+" title="Digits only"></p>
  <fieldset><legend>How often</legend><label><input type="radio" name="how" value="weekly" required> Weekly</label> <label><input type="radio" name="how" value="monthly" required> Monthly</label></fieldset>
  <p><label for="file">Picture</label> <input id="file" type="file" name="file" data-maxsize="1"></p>
  <input type="hidden" name="source" value="footer"><button name="by" value="button">Send</button></form>`;

/** Answers with what a server says; `taken` are the bodies that it has got. */
async function takeForms(page: Page, answer: (route: Route, count: number) => unknown) {
  const taken: string[] = [];
  await page.route('**/send', async (route) => {
    taken.push(route.request().postDataBuffer()?.toString() ?? '');
    await answer(route, taken.length);
  });
  return taken;
}

const yes = (data: object = {}) => ({
  json: { success: true, data: { message: 'You are on the <b>list</b>.', data } },
});

const namesIn = (body = '') => [...body.matchAll(/; name="([^"]+)"/g)].map(([, name]) => name);

/** Fills in what is needed. */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Monthly').check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Notes the family's events in the page. */
const noteEvents = (page: Page) =>
  page.evaluate(() => {
    const noted: unknown[] = [];
    Object.assign(window, { noted });
    for (const name of ['start', 'end', 'failed', 'change']) {
      window.mountkit.on(`page-form:${name}`, ({ code, message, errors, step }) => {
        noted.push(JSON.parse(JSON.stringify({ name, code, message, errors, step })));
      });
    }
  });
const noted = (page: Page) => page.evaluate(() => Reflect.get(window as object, 'noted') as unknown[]);

describe('a form of the page', () => {
  test('is sent without leaving, once for two presses, says so, and is empty again', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const taken = await takeForms(page, async (route) => {
      await gate;
      await route.fulfill(yes({ popup: 1 }));
    });
    await openWidgets({ page, pages, proxy }, FORM);
    await waitForWidgets(page, 'page-form', 'page-form');
    await noteEvents(page);
    expect(await findAxeViolations(page)).toEqual([]);
    await fillIn(page);
    await page
      .getByLabel('Picture')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('picture') });
    await send(page);
    await page.locator('form[aria-busy=true]').waitFor();
    await page.getByRole('progressbar', { name: 'Sending…' }).waitFor();
    expect(await page.getByRole('status').first().textContent()).toBe('Sending…');
    expect(await findAxeViolations(page)).toEqual([]);
    await send(page);
    await page.getByLabel('Name').press('Enter');
    letGo();
    await page.getByRole('status').getByText('You are on the list.').waitFor();
    expect(taken).toHaveLength(1);
    expect(namesIn(taken[0])).toEqual(['name', 'email', 'post', 'how', 'file', 'source', 'by']);
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    expect(await page.locator('[aria-busy],progress').count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await noted(page)).toEqual([{ name: 'start' }, { name: 'end', message: 'You are on the <b>list</b>.' }]);
    expect(watch.reports).toEqual([]);
  });

  test('says what is wrong at each field, in a list that leads there, and until it is mended', async ({
    page,
    pages,
    proxy,
  }) => {
    const taken = await takeForms(page, (route) => route.fulfill(yes()));
    await openWidgets({ page, pages, proxy }, FORM);
    await waitForWidgets(page, 'page-form', 'page-form');
    await page.getByLabel('Postcode').fill('x');
    await page
      .getByLabel('Picture')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024 + 1) });
    await page.getByText('This file is too large.').waitFor();
    await send(page);
    const list = page.getByRole('alert').getByRole('link');
    await eventually(() => list.count()).toBe(5);
    expect((await list.allTextContents()).map((text) => text.split(':')[0])).toEqual([
      'Name',
      'Email',
      'Postcode',
      'Weekly',
      'Picture',
    ]);
    expect(await focused(page)).toBe('name');
    expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
    const described = await page.getByLabel('Postcode').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Digits only');
    expect(await findAxeViolations(page)).toEqual([]);
    await list.nth(3).press('Enter');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('weekly');
    await page.getByLabel('Monthly').check();
    await page.getByLabel('Postcode').fill('1');
    await page.getByLabel('Picture').setInputFiles([]);
    await fillIn(page);
    expect(await page.locator('[aria-invalid],.mountkit-page-form__error').count()).toBe(0);
    expect(taken).toEqual([]);
    await send(page);
    await eventually(() => taken.length).toBe(1);
  });

  test('shows what the server refuses: at its fields, and the rest at the end', async ({ page, pages, proxy }) => {
    const errors = { email: 'Nobody&#039;s there.', how: 'Too often', elsewhere: 'No robots.' };
    await takeForms(page, (route) =>
      route.fulfill({
        json: { success: false, data: { message: 'Not <i>sent</i>.<script>ran = 1</script>', errors, data: [] } },
      }),
    );
    await openWidgets({ page, pages, proxy }, FORM);
    await waitForWidgets(page, 'page-form', 'page-form');
    await noteEvents(page);
    await fillIn(page);
    await send(page);
    const alert = page.getByRole('alert');
    await eventually(() => alert.textContent()).toBe("Not sent. No robots.Email: Nobody's there.Weekly: Too often");
    expect(await focused(page)).toBe('email');
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await noted(page)).toEqual([{ name: 'start' }, { name: 'failed', code: 'REFUSED', errors }]);
  });

  test.for([
    ['no answer', 'NO_ANSWER', (route: Route) => route.abort()],
    ['nonsense', 'BAD_ANSWER', (route: Route) => route.fulfill({ status: 500, body: '<h1>Error</h1>' })],
    ['half an answer', 'BAD_ANSWER', (route: Route) => route.fulfill({ body: '{"success":true,"data":{"mess' })],
  ] as const)(
    'keeps what was typed where there is %s, and sends it again',
    async ([, code, fail], { page, pages, proxy }) => {
      const taken = await takeForms(page, (route, count) => (count === 1 ? fail(route) : route.fulfill(yes())));
      await openWidgets({ page, pages, proxy }, FORM);
      await waitForWidgets(page, 'page-form', 'page-form');
      await noteEvents(page);
      await fillIn(page);
      await send(page);
      await page.getByRole('alert').getByText('Everything is still here: try again in a moment.').waitFor();
      expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.org');
      expect(await noted(page)).toEqual([{ name: 'start' }, { name: 'failed', code, errors: {} }]);
      expect(await findAxeViolations(page)).toEqual([]);
      await send(page);
      await page.getByText('You are on the list.').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(taken).toHaveLength(2);
    },
  );

  test('waits for a connection where there is none', async ({ page, pages, proxy, context }) => {
    const taken = await takeForms(page, (route) => route.fulfill(yes()));
    await openWidgets({ page, pages, proxy }, FORM);
    await waitForWidgets(page, 'page-form', 'page-form');
    await fillIn(page);
    await context.setOffline(true);
    await send(page);
    await page.getByRole('status').getByText('You are offline. This is sent as soon as you are back.').waitFor();
    expect(taken).toEqual([]);
    await context.setOffline(false);
    await page.getByText('You are on the list.').waitFor();
    expect(taken).toHaveLength(1);
  });

  test('follows a redirect to http and https only, and can be kept from sending', async ({ page, pages, proxy }) => {
    const redirects = ['javascript:document.title="ran"', '/thanks/'];
    await page.route('**/thanks/', (route) =>
      route.fulfill({ body: '<title>Thanks</title>', contentType: 'text/html' }),
    );
    const taken = await takeForms(page, (route, count) => route.fulfill(yes({ redirect_url: redirects[count - 1] })));
    await openWidgets({ page, pages, proxy }, FORM);
    await waitForWidgets(page, 'page-form', 'page-form');
    await page.evaluate(() => {
      document.addEventListener('mountkit:page-form:start', (event) => event.preventDefault(), { once: true });
    });
    await fillIn(page);
    await send(page);
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
    await eventually(() => page.locator('form[aria-busy]').count()).toBe(0);
    await send(page);
    await page.getByText('You are on the list.').waitFor();
    await fillIn(page);
    await send(page);
    await page.waitForURL('**/thanks/');
    expect(taken).toHaveLength(2);
  });

  test('leaves nothing behind', async ({ page, pages, proxy }) => {
    await takeForms(page, (route) => route.abort());
    await openWidgets({ page, pages, proxy }, FORM);
    await waitForWidgets(page, 'page-form', 'page-form');
    const before = FORM.replace('required', 'required=""')
      .replaceAll(' required ', ' required="" ')
      .replaceAll(' required>', ' required="">');
    await send(page);
    await page.getByRole('alert').waitFor();
    expect(await readContent(page)).toContain('aria-invalid');
    expect(await unmountAll(page)).toBe(`<h1>A test page</h1>${before}`);
  });
});

const STEPS = `<form data-mountkit="page-form" action="/send" method="post">
  <div data-step><p><label for="name">Name</label> <input id="name" name="name" required autocomplete="name"></p></div>
  <div data-step><p><label for="many">How many</label> <input id="many" type="number" name="many" max="9"></p></div>
  <div data-step><p><label for="note">Note</label> <textarea id="note" name="note"></textarea></p></div><button>Send</button></form>`;

test('a form of steps checks each one, goes back and forth, and leads to what the server refuses', async ({
  page,
  pages,
  proxy,
  watch,
}) => {
  const refusal = { success: false, data: { message: 'No', errors: { many: 'Too many' } } };
  const taken = await takeForms(page, (route, count) => route.fulfill(count === 1 ? { json: refusal } : yes()));
  await openWidgets({ page, pages, proxy }, STEPS);
  await waitForWidgets(page, 'page-form', 'page-form');
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByText('Step 1 of 3').waitFor();
  expect(await page.getByRole('button').allTextContents()).toEqual(['Next']);
  await next.click();
  expect(await focused(page)).toBe('name');
  await page.getByRole('alert').getByText('Something needs your attention.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel('Name').fill('Ada');
  // Enter goes on: there is more to come.
  await page.getByLabel('Name').press('Enter');
  await page.getByText('Step 2 of 3').waitFor();
  expect(await focused(page)).toBe('many');
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await focused(page)).toBe('name');
  await next.click();
  await page.getByLabel('How many').fill('5');
  await next.click();
  expect(await page.getByRole('button').allTextContents()).toEqual(['Back', 'Send']);
  await send(page);
  await page.getByText('Step 2 of 3').waitFor();
  await eventually(() => focused(page)).toBe('many');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByLabel('How many').fill('4');
  await next.click();
  await send(page);
  await page.getByText('Step 1 of 3').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('You are on the list.');
  expect(taken).toHaveLength(2);
  expect(watch.reports).toEqual([]);
  expect(await unmountAll(page)).toBe(
    `<h1>A test page</h1>${STEPS.replace('required', 'required=""').replaceAll('data-step>', 'data-step="">')}`,
  );
});

const group = (type: string, id: string, field: string) =>
  `<div class="elementor-field-type-${type} elementor-field-group elementor-column elementor-field-group-${id} elementor-col-100">${field}</div>`;
const input = (id: string, more = '') =>
  `<label for="form-field-${id}" class="elementor-field-label">${id}</label><input size="1" type="text" name="form_fields[${id}]" id="form-field-${id}" class="elementor-field elementor-field-textual" ${more}>`;
const step = (label: string) =>
  group(
    'step',
    label,
    `<div class="e-field-step elementor-hidden" data-label="${label}" data-previousbutton="" data-nextbutton="" data-iconurl="" data-iconlibrary="fas fa-star" data-icon=""></div>`,
  );
const builderForm = (settings: object, fields: string) =>
  `<div class="elementor" data-elementor-id="7"><div class="elementor-element elementor-widget elementor-widget-form" data-id="1f1b71b" data-settings='${JSON.stringify(settings)}'><form class="elementor-form" method="post" name="Letter" aria-label="Letter"><input type="hidden" name="post_id" value="217"><input type="hidden" name="form_id" value="1f1b71b"><input type="hidden" name="referer_title" value="Pro form"><input type="hidden" name="queried_id" value="217"><div class="elementor-form-fields-wrapper elementor-labels-above">${fields}<div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons"><button class="elementor-button elementor-size-sm" type="submit">Send</button></div></div></form></div></div>`;

/** The page's own style, config, and jQuery that notes what a form is told. */
const BUILDER = `<style>.elementor-hidden { display: none } .elementor-message-danger { color: #b3261e }</style><script>
  var ElementorProFrontendConfig = { ajaxurl: '/wp-admin/admin-ajax.php' };
  var told = [];
  window.jQuery = (target) => ({ trigger: (name, details) => told.push([target.name || target.className, name, JSON.stringify(details)]), on() {} });
</script>`;

describe('the page builder’s form', () => {
  test('is sent to its server, and tells what it heard by the builder’s events', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const taken: string[] = [];
    await page.route('**/wp-admin/admin-ajax.php', (route) => {
      taken.push(route.request().postDataBuffer()?.toString() ?? '');
      return route.fulfill(
        taken.length === 1
          ? { json: { success: false, data: { message: 'It did not work.', errors: { when: 'Needed.' }, data: [] } } }
          : yes({ a: 1 }),
      );
    });
    const fields =
      group('text', 'who', input('who', 'required')) +
      group(
        'checkbox',
        'when',
        '<div class="elementor-field-subgroup"><span class="elementor-field-option"><input type="checkbox" value="now" id="form-field-when-0" name="form_fields[when][]"> <label for="form-field-when-0">Now</label></span></div>',
      ) +
      `<div class="elementor-field-type-text"><input size="1" type="text" name="form_fields[hp]" id="form-field-hp" style="display:none !important;"></div>`;
    await openWidgets({ page, pages, proxy }, builderForm({}, fields), {
      tag: 'async data-dialects="elementor"',
      head: BUILDER,
    });
    const form = page.locator('form.elementor-form[novalidate]');
    await form.waitFor();
    await send(page);
    await page.locator('.elementor-error > .elementor-form-help-inline').waitFor();
    expect(taken).toEqual([]);
    await page.getByLabel('who').fill('Ada');
    await send(page);
    await page.locator('.elementor-message-danger', { hasText: 'It did not work.' }).waitFor();
    expect(await page.locator('.elementor-field-option > .elementor-form-help-inline').textContent()).toBe('Needed.');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByLabel('Now').check();
    await send(page);
    await page.locator('.elementor-message-success', { hasText: 'You are on the list.' }).waitFor();
    expect(namesIn(taken[1])).toEqual([
      'post_id',
      'form_id',
      'referer_title',
      'queried_id',
      'form_fields[who]',
      'form_fields[when][]',
      'form_fields[hp]',
      'action',
      'referrer',
    ]);
    expect(taken[1]).toContain('elementor_pro_forms_send_form');
    const details = JSON.stringify([{ message: 'You are on the <b>list</b>.', data: { a: 1 } }]);
    expect(await page.evaluate(() => Reflect.get(window as object, 'told'))).toEqual(
      expect.arrayContaining([
        ['Letter', 'error', '[]'],
        ['Letter', 'submit_success', details],
        ['Letter', 'form_destruct', details],
      ]),
    );
    expect(watch.reports).toEqual([]);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await page.locator('.elementor-message, [aria-invalid], [novalidate], .elementor-error').count()).toBe(0);
  });

  test('keeps a day within its limits, which the builder prints with a time', async ({ page, pages, proxy }) => {
    const day =
      '<input type="date" name="form_fields[day]" id="form-field-day" min="2026-05-02 00:00" max="2026-05-20 12:30">';
    await openWidgets({ page, pages, proxy }, builderForm({}, group('date', 'day', day)), {
      tag: 'async data-dialects="elementor"',
      head: BUILDER,
    });
    await page.locator('form.elementor-form[novalidate]').waitFor();
    const limits = () =>
      page.locator('#form-field-day').evaluate((field: HTMLInputElement) => {
        field.value = '2026-06-01';
        const { min, max, validity } = field;
        return [min, max, validity.rangeOverflow];
      });
    expect(await limits()).toEqual(['2026-05-02', '2026-05-20', true]);
    await page.evaluate(() => window.mountkit.removeAll());
    expect(await limits()).toEqual(['2026-05-02 00:00', '2026-05-20 12:30', false]);
  });

  test.for([
    ['number_text', '.e-form__indicators__indicator__number', '1'],
    ['icon', '.e-form__indicators__indicator__icon', ''],
    ['progress_bar', '.e-form__indicators__indicator__progress__meter', '50%'],
    ['none', '', ''],
  ] as const)(
    'has steps of the type %s as the page’s style knows them',
    async ([type, part, text], { page, pages, proxy }) => {
      await page.route('**/admin-ajax.php', (route) => route.fulfill(yes()));
      const settings = {
        step_type: type,
        step_icon_shape: 'circle',
        button_width: '50',
        step_next_label: 'On',
        step_previous_label: 'Back',
      };
      const body = builderForm(
        settings,
        step('You') +
          group('text', 'who', input('who', 'required')) +
          step('Order') +
          group('text', 'what', input('what')),
      );
      await openWidgets({ page, pages, proxy }, body, { tag: 'async data-dialects="elementor"', head: BUILDER });
      await page.locator('form.elementor-form[novalidate]').waitFor();
      await page.getByLabel('what').waitFor({ state: 'hidden' });
      if (part) expect(await page.locator(part).first().textContent()).toBe(text);
      else expect(await page.locator('.e-form__indicators').count()).toBe(0);
      const states = () =>
        page
          .locator('.e-form__indicators__indicator')
          .evaluateAll((all) => all.map((each) => /state-(\w+)/.exec(each.className)?.[1]));
      const hasStates = type !== 'none' && type !== 'progress_bar';
      if (hasStates) expect(await states()).toEqual(['active', 'inactive']);
      await page.getByRole('button', { name: 'On' }).click();
      expect(await focused(page)).toBe('form-field-who');
      await page.getByLabel('who').fill('Ada');
      await page.getByRole('button', { name: 'On' }).click();
      expect(await focused(page)).toBe('form-field-what');
      if (hasStates) expect(await states()).toEqual(['completed', 'active']);
      if (type === 'progress_bar') expect(await page.locator(part).textContent()).toBe('100%');
      expect(await findAxeViolations(page)).toEqual([]);
      await send(page);
      await page.locator('.elementor-message-success').waitFor();
      expect(await page.getByLabel('who').isVisible()).toBe(true);
      await page.evaluate(() => window.mountkit.removeAll());
      await eventually(() =>
        page.locator('.e-form__buttons__wrapper, .e-form__indicators, .elementor-hidden:not(.e-field-step)').count(),
      ).toBe(0);
      expect(await page.locator('.elementor-form-fields-wrapper > *').count()).toBe(5);
    },
  );

  test('brings a token of the page’s bot check, and opens and closes popups', async ({ page, pages, proxy }) => {
    const taken: string[] = [];
    const popups = [{ action: 'open', id: '9' }, { action: 'close' }];
    await page.route('**/admin-ajax.php', (route) => {
      taken.push(route.request().postDataBuffer()?.toString() ?? '');
      return route.fulfill(yes({ popup: popups[taken.length - 1] }));
    });
    const check = group(
      'recaptcha_v3',
      'check',
      '<div class="elementor-field" id="form-field-check"><div class="elementor-g-recaptcha" data-sitekey="key" data-type="v3" data-action="Form" data-size="invisible"></div></div>',
    );
    const vendor = `<script>window.asked = []; window.grecaptcha = { ready: (run) => run(), render: (element, options) => { asked.push(options.sitekey); return 3 }, reset: (id) => asked.push('reset ' + id), execute: async (id, { action }) => action + '-token-' + id }</script>`;
    const popup =
      '<div data-elementor-type="popup" data-elementor-id="9" class="elementor elementor-9" data-elementor-settings="{}"><p>Thank you!</p></div>';
    await openWidgets({ page, pages, proxy }, builderForm({}, check) + popup, {
      tag: 'async data-dialects="elementor"',
      head: BUILDER + vendor,
    });
    await page.locator('form.elementor-form[novalidate]').waitFor();
    await send(page);
    await page.getByRole('dialog').getByText('Thank you!').waitFor();
    expect(taken[0]).toContain('Form-token-3');
    expect(await page.evaluate(() => Reflect.get(window as object, 'asked'))).toEqual(['key', 'reset 3']);
  });
});
