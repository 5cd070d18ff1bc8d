import { describe } from 'vitest';
import { builds } from './harness/builds';
import { EMAIL_FORM, formOf, PORTAL, pageOf } from './harness/markup';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';
import { phoneField } from './models/phone-field';

describe.each(builds)('everything in one file with $name', (build) => {
  test.override({ build });

  for (const file of ['mountkit.umd.js', 'umd/forms-embed.js']) {
    test(`${file} draws the form with one request, and its Api is there at once`, async ({ page, pages, proxy }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const tag = `<script src="${proxy.url}/mountkit/${file}" data-provider="${proxy.url}/"></script>`;
      const late = `<script>window.there = typeof mountkit.forms.mount + ' ' + typeof mountkit.forms.scan;</script>`;
      await page.goto(pages.add(pageOf({ head: tag + late, body: formOf(EMAIL_FORM) })));

      const form = formModel(page.locator('[data-mountkit]'));
      await form.form.waitFor();
      await form.submit();
      await page.getByText('Please complete this required field.').waitFor();
      expect(await page.evaluate('there')).toBe('function function');
      expect(asked.filter((path) => path.endsWith('.js'))).toEqual([`/mountkit/${file}`]);
    });
  }

  test.for(['mountkit.umd.js', 'umd/forms-embed.js'])(
    '%s fetches the words of other locales and the phone data',
    async (file, { page, pages, proxy }) => {
      const field = { name: 'phone', label: 'Phone', fieldType: 'phonenumber', useCountryCodeSelect: true };
      const definition = { form: { guid: EMAIL_FORM, formFieldGroups: [{ fields: [field] }] } };
      proxy.fault(/^\/embed\//, { status: 200, body: JSON.stringify(definition) });
      const tag = `<script src="${proxy.url}/mountkit/${file}" data-provider="${proxy.url}/"></script>`;
      await page.goto(pages.add(pageOf({ head: tag, body: formOf(EMAIL_FORM, 'data-locale="de"') })));
      await page.getByRole('combobox', { name: 'Land' }).waitFor();
      const phone = phoneField(page, 'Phone');
      await phone.enter();
      await phone.input.pressSequentially('2125550123');
      expect(await phone.text()).toBe('(212) 555-0123|');
    },
  );

  test.for(['mountkit.umd.js', 'umd/forms-embed.js'])('%s fetches a dialect', async (file, { page, pages, proxy }) => {
    const tag = `<script src="${proxy.url}/mountkit/${file}" data-provider="${proxy.url}/" data-dialects="hubspot"></script>`;
    const ready = `<script>window.hsFormsOnReady = [function () {
      hbspt.forms.create({ portalId: '${PORTAL}', formId: '${EMAIL_FORM}', target: '#there' }); }];</script>`;
    await page.goto(pages.add(pageOf({ head: tag + ready, body: '<div id="there"></div>' })));
    await page.locator('#there form').waitFor();
  });

  test('two files on one page share one global: the first wins', async ({ page, pages, proxy }) => {
    const tagOf = (file: string) =>
      `<script src="${proxy.url}/mountkit/${file}" data-provider="${proxy.url}/"></script>`;
    const note = '<script>window.first = mountkit;</script>';
    const head = tagOf('mountkit.umd.js') + note + tagOf('umd/forms-embed.js') + tagOf('mountkit.js');
    await page.goto(pages.add(pageOf({ head, body: formOf(EMAIL_FORM) })));
    await formModel(page.locator('[data-mountkit]')).form.waitFor();
    expect(await page.evaluate('mountkit === first && mountkit.forms.registry.all().length')).toBe(1);
    expect(await page.locator('form').count()).toBe(1);
  });
});
