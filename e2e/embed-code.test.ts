import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { createHold } from './harness/faults';
import { CONTACT_FORM, EMAIL_FORM, PORTAL, pageOf } from './harness/markup';
import { contactsOf, newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';

const JQUERY = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.min.js'), 'utf8');

/** The incumbent's embed code, with the address of our file. */
const embedOf = (provider: string, options: string, attributes = '') =>
  `<script src="${provider}/mountkit/hbspt.js?provider=${provider}/" ${attributes}></script>
  <script>window.created = hbspt.forms.create({ region: 'na1', portalId: '${PORTAL}', ${options} });</script>`;

const read = <Value>(page: Page, name: string) =>
  page.evaluate((key) => Reflect.get(window, key), name) as Promise<Value>;

describe.each(builds)('a page of the incumbent, with $name', (build) => {
  test.override({ build });

  test('works as it was written, but for the address of the script', async ({ page, proxy, watch }) => {
    await page.goto(`${proxy.url}/embed-code/`);
    const [here, there, frame] = ['here', 'there', 'frame'].map((name) => page.locator(`[aria-labelledby=${name}]`));
    for (const part of [here, there, frame]) await part?.locator('form').waitFor();
    expect(await page.locator('form').count()).toBe(3);
    expect(await here?.locator('form').getAttribute('data-form-id')).toBe(EMAIL_FORM);
    expect(await frame?.locator('.hs-form-frame form').getAttribute('data-form-id')).toBe(EMAIL_FORM);

    const form = page.locator('#hs_form_target_contact > .hbspt-form > form.hs-custom-form');
    expect(await form.getAttribute('data-instance-id')).toBe('7412');
    const email = newEmail();
    await form.getByLabel('Last name').fill('Lovelace');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Send' }).click();
    await there?.getByText('Thank you. We have your message.').waitFor();
    expect(await submissionsOf(email)).toMatchObject([{ values: { firstname: 'Ada', lastname: 'Lovelace', email } }]);
    expect(await page.locator('#log').textContent()).toBe(
      'onBeforeFormInit, onFormReady, onFormSubmit 1, onFormSubmitted Ada',
    );
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('is given the form at its script, however late the script’s parts are', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const hold = createHold('request');
    proxy.fault(/\/chunks\/dialect-hubspot-/, hold);
    const body = `<p id="before">a</p>${embedOf(proxy.url, `formId: '${EMAIL_FORM}'`)}<p id="after">b</p>`;
    await page.goto(pages.add(pageOf({ body })), { waitUntil: 'commit' });
    await hold.arrived;
    // What the form needs is on its way already.
    await eventually(() => proxy.requests.some(({ path }) => path.startsWith('/embed/v3/form/'))).toBe(true);
    await eventually(() => proxy.requests.some(({ path }) => path.includes('/chunks/forms-'))).toBe(true);
    expect(await read(page, 'created')).toMatchObject({ id: EMAIL_FORM });
    hold.release();
    await page.locator('form').waitFor();
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('#before, form, #after')].map(({ localName, id }) => `${localName} ${id[0]}`),
    );
    expect(order).toEqual(['p b', 'form h', 'p a']);
    expect(proxy.requests.filter(({ path }) => path.startsWith('/embed/v3/form/'))).toHaveLength(1);
    expect(watch.reports).toEqual([]);
  });

  test('is told at once of ids that are none', async ({ page, pages, proxy }) => {
    const body = `<script src="${proxy.url}/mountkit/hbspt.js?provider=${proxy.url}/"></script><script>
      window.codes = ['x', '${PORTAL}'].map(function (portalId) {
        try { hbspt.forms.create({ portalId: portalId, formId: 'nobody' }); } catch (error) { return error.code; }
      });</script>`;
    await page.goto(pages.add(pageOf({ body })));
    expect(await read(page, 'codes')).toEqual(['INVALID_PORTAL_ID', 'INVALID_FORM_GUID']);
  });

  test('may have the script with the dialect by name, and call when it is there', async ({ page, pages, proxy }) => {
    const head = `<script src="${proxy.url}/mountkit/mountkit.js" data-provider="${proxy.url}/" data-dialects="hubspot"></script>`;
    const body = `<div class="hs-form-frame" data-region="na1" data-portal-id="${PORTAL}" data-form-id="${EMAIL_FORM}"></div>
      <div id="there"></div><script>
      window.hsFormsOnReady = [function () {
        hbspt.forms.create({ portalId: '${PORTAL}', formId: '${CONTACT_FORM}', target: '#there' });
      }];</script>`;
    await page.goto(pages.add(pageOf({ head, body })));
    await page.locator('#there form').waitFor();
    await page.locator('.hs-form-frame form').waitFor();
  });

  /** As the incumbent's plugin for WordPress prints it: forms wait until a setter is called, outside of a script too. */
  const pluginOf = (formId: string) => `<script>
      window.hbspt = { forms: {}, waiting: [] };
      hbspt.enqueueForm = function (form) {
        if (hbspt.forms.create) hbspt.forms.create(form); else hbspt.waiting.push(form);
      };
      Object.defineProperty(hbspt.forms, 'create', {
        configurable: true,
        get: function () { return hbspt.created; },
        set: function (create) {
          hbspt.created = create;
          while (hbspt.waiting.length) {
            var form = hbspt.waiting.shift();
            if (!document.currentScript) hubspot.utils.currentScript = null;
            create.call(hbspt.forms, form);
          }
        }
      });
    </script>
    <div id="one"></div><div id="two"></div>
    <script>
      hbspt.enqueueForm({ portalId: '${PORTAL}', formId: 'nobody', target: '#one' });
      hbspt.enqueueForm({ portalId: '${PORTAL}', formId: '${formId}', target: '#one' });
      setTimeout(function () {
        hbspt.enqueueForm({ portalId: '${PORTAL}', formId: '${formId}', target: '#two' });
      });
    </script>`;
  const TAGS = [
    { name: 'hbspt.js', tag: (url: string) => `<script src="${url}/mountkit/hbspt.js?provider=${url}/"></script>` },
    {
      name: 'mountkit.js',
      tag: (url: string) =>
        `<script src="${url}/mountkit/mountkit.js" data-provider="${url}/" data-dialects="hubspot"></script>`,
    },
  ];
  test.for(TAGS)(
    'with the plugin for WordPress and $name has its forms',
    async ({ tag }, { page, pages, proxy, watch }) => {
      await page.goto(pages.add(pageOf({ body: pluginOf(EMAIL_FORM) + tag(proxy.url) })));
      await page.locator('#one form').waitFor();
      await page.locator('#two form').waitFor();
      expect(await page.locator('form').count()).toBe(2);
      expect(watch.reports).toEqual([expect.stringContaining('could not be called for a form that waits')]);
      expect(await page.evaluate(() => 'hubspot' in window)).toBe(false);
    },
  );

  test('may call without a target later, and has the form after the script that names it', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const head = `<script src="${proxy.url}/mountkit/hbspt.js?provider=${proxy.url}/"></script>`;
    const body = `<p id="before">a</p><script>
        setTimeout(function () { hbspt.forms.create({ portalId: '${PORTAL}', formId: '${EMAIL_FORM}' }); });
      </script><p id="after">b</p><script></script>`;
    await page.goto(pages.add(pageOf({ head, body })));
    await page.locator('form').waitFor();
    const order = () => [...document.querySelectorAll('#before, form, #after')].map(({ localName }) => localName);
    expect(await page.evaluate(order)).toEqual(['p', 'form', 'p']);
    expect(watch.reports).toEqual([]);
  });

  test('gets jQuery’s wrapper, and may set values by jQuery', async ({ page, pages, proxy, watch }) => {
    const options = `formId: '${CONTACT_FORM}', target: '#there',
      onFormReady: function ($form) {
        window.readied = [$form.jquery, $form.length, $form.find('input[name=lastname]').length];
        $form.find('input[name=lastname]').val('Lovelace').change();
        jQuery('#there input[name=email]').val(window.address).trigger('change');
      },
      onFormSubmitted: function ($form, data) { window.sent = [$form.is('form'), data.submissionValues]; }`;
    const email = newEmail();
    const head = `<script>${JQUERY}</script>`;
    const body = `<div id="there"></div><script>window.address = '${email}';</script>${embedOf(proxy.url, options)}`;
    await page.goto(pages.add(pageOf({ head, body })));
    await page.locator('#there form').waitFor();
    await eventually(() => read(page, 'readied')).toEqual([expect.stringMatching(/^\d/), 1, 1]);
    await page.getByRole('button').click();
    const values = { firstname: '', lastname: 'Lovelace', email };
    await eventually(() => read(page, 'sent')).toEqual([true, values]);
    expect(await contactsOf(email)).toMatchObject([{ email }]);
    expect(watch.errors).toEqual([]);
  });

  test('gets an array-like without jQuery, and window messages and events', async ({ page, pages, proxy }) => {
    const head = `<script>
      window.told = [];
      addEventListener('message', function (event) {
        if (event.data.type === 'hsFormCallback') told.push(event.data.eventName);
      });
      ['on-ready', 'on-submission:success'].forEach(function (name) {
        addEventListener('hs-form-event:' + name, function (event) {
          var form = HubSpotFormsV4.getFormFromEvent(event);
          told.push(name + ' ' + (form.getFormId() === event.detail.formId));
          if (name === 'on-ready') {
            form.setFieldValue('0-1/lastname', 'Lovelace');
            form.getFormFieldValues().then(function (values) { window.values = values; });
          }
        });
      });
      addEventListener('hsvalidatedsubmit', function (event) { told.push('hsvalidatedsubmit ' + event.target.localName); });
    </script>`;
    const options = `formId: '${CONTACT_FORM}', onFormReady: function ($form) {
      window.readied = [$form.length, $form[0].localName]; }`;
    await page.goto(pages.add(pageOf({ head, body: embedOf(proxy.url, options) })));
    const email = newEmail();
    await page.getByLabel('Email').fill(email);
    expect(await read(page, 'readied')).toEqual([1, 'form']);
    expect(await read(page, 'values')).toContainEqual({ name: '0-1/lastname', value: 'Lovelace' });
    await page.getByRole('button').click();
    await eventually(() => read(page, 'told')).toEqual(
      expect.arrayContaining([
        'onFormReady',
        'on-ready true',
        'hsvalidatedsubmit form',
        'onBeforeFormSubmit',
        'onFormSubmit',
        'onFormSubmitted',
        'on-submission:success true',
      ]),
    );
    expect(await submissionsOf(email)).toMatchObject([{ values: { lastname: 'Lovelace' } }]);
  });
});
