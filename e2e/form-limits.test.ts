import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { CONTACT_FORM, EMAIL_FORM, formOf, PORTAL, pageOf, tagOf } from './harness/markup';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

// Each limit at its edge is tested beside the code; here, what a page and its visitor notice of what is beyond.

const DEFINITION = new RegExp(`^/embed/v3/form/${PORTAL}/${CONTACT_FORM}/json`);
const SUBMISSION = /^\/submissions\//;

const list = <T>(length: number, create: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => create(index));

const documentOf = (groups: readonly object[], whole: object = {}) => ({
  form: { guid: CONTACT_FORM, portalId: Number(PORTAL), formFieldGroups: groups },
  ...whole,
});
const textField = (name: string, more: object = {}) => ({ name, label: name, fieldType: 'text', ...more });
const EMAIL = textField('email', { label: 'Email', required: true });

/** Notes what a page is told of forms that cannot be drawn. */
const NOTES = `<script>
window.failures = [];
document.addEventListener('mountkit:forms:renderError', function (event) { failures.push(event.detail); });
</script>`;

const tooManyFields = documentOf([{ fields: list(1001, (index) => textField(`f${index}`)) }]);
const attribute = (value: unknown) => JSON.stringify(value).replaceAll("'", '&#39;');

/** Ways in which a definition comes. */
const WAYS: readonly { name: string; markup: string }[] = [
  { name: 'fetched', markup: formOf(CONTACT_FORM, 'id="here"') },
  { name: 'of the page', markup: formOf(CONTACT_FORM, `id="here" data-definition='${attribute(tooManyFields)}'`) },
  { name: 'for a frame', markup: formOf(CONTACT_FORM, 'id="here" data-render="iframe"') },
];

describe.each(builds)('a definition beyond a limit, with $name', (build) => {
  test.override({ build });

  test.for(WAYS)(
    '$name, is one clear error, and the rest of the page works',
    async ({ markup }, { page, pages, proxy, watch }) => {
      proxy.fault(DEFINITION, { status: 200, body: JSON.stringify(tooManyFields) });
      const body = markup + formOf(EMAIL_FORM, 'id="other"');
      await page.goto(pages.add(pageOf({ head: NOTES + tagOf(proxy.url), body })));
      const message = 'the definition has 1,001 fields with their dependents, expected at most 1,000';
      await eventually(() => page.evaluate(() => Reflect.get(window, 'failures'))).toEqual([
        expect.objectContaining({ code: 'DEFINITION_FAILURE', message }),
      ]);
      expect(watch.reports).toEqual([`mountkit: form #here: ${message}`]);

      const other = formModel(page.locator('#other'));
      await other.submit();
      await eventually(() => other.describedBy('Work email')).not.toBe('');
      expect(watch.errors).toEqual([]);
    },
  );

  test('nested without end is one clear error', async ({ page, pages, proxy, watch }) => {
    const body = `{"form":{"formFieldGroups":[]},"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    proxy.fault(DEFINITION, { status: 200, body });
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(CONTACT_FORM, 'id="here"') })));
    await eventually(() => watch.reports).toEqual([
      'mountkit: form #here: the definition has 201 levels of lists and objects, expected at most 200',
    ]);
    expect(watch.errors).toEqual([]);
  });

  test('loses what is too long, and nothing else', async ({ page, pages, proxy, watch }) => {
    const options = list(5001, (index) => ({ label: `Option ${index}`, value: `${index}` }));
    const document = documentOf(
      [
        { richText: { content: '<p>'.repeat(5001) }, fields: [EMAIL] },
        {
          richText: { content: '<p id="kept">Kept</p>' },
          fields: [{ ...textField('many'), fieldType: 'select', options }],
        },
      ],
      { themeCss: `${'.hs-input{color:red}'.repeat(501)}` },
    );
    proxy.fault(DEFINITION, { status: 200, body: JSON.stringify(document) });
    proxy.fault(SUBMISSION, { status: 200, body: JSON.stringify({ inlineMessage: `Thanks${'<b>'.repeat(5001)}` }) });
    const css = `.hs-input{color:rgb(1, 2, 3)}${' '.repeat(100_000)}`;
    const markup = formOf(
      CONTACT_FORM,
      `id="here" data-css="${css}" data-css-required=".hs-input{color:rgb(4, 5, 6)}"`,
    );
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: markup })));
    const form = formModel(page.locator('#here'));
    await form.field('Email').fill('ada@example.org');
    expect(await form.root.locator('.hs-richtext').allInnerTexts()).toEqual(['Kept']);
    // One is the text that asks for a choice.
    expect(await form.root.locator('select[name=many] option').count()).toBe(5001);
    expect(await form.field('Email').evaluate((control) => getComputedStyle(control).color)).not.toBe('rgb(1, 2, 3)');
    await form.submit();
    await eventually(() => form.thanks.textContent()).toBe('Thanks');
    expect(watch.reports.toSorted()).toEqual([
      'mountkit: form #here: css has 100,029 characters, expected at most 100,000; it is left out',
      'mountkit: form #here: field "many" has 5,001 options, expected at most 5,000; the first 5,000 are shown',
      'mountkit: form #here: the rich text of group 0 has 5,001 tags, expected at most 5,000; it is left out',
      'mountkit: form #here: themeCss has 501 blocks, expected at most 500; it is left out',
      `mountkit: form ${CONTACT_FORM}: the thank-you message has 5,001 tags, expected at most 5,000; its beginning is shown without its markup`,
    ]);
    expect(watch.errors).toEqual([]);
  });

  test('of style rules in style rules, loses the deepest', async ({ page, pages, proxy, watch }) => {
    const themeCss = `form{color:rgb(1, 2, 3);${'&{'.repeat(400)}`;
    proxy.fault(DEFINITION, { status: 200, body: JSON.stringify(documentOf([{ fields: [EMAIL] }], { themeCss })) });
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(CONTACT_FORM, 'id="here"') })));
    const { form } = formModel(page.locator('#here'));
    await eventually(() => form.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
    await eventually(() => watch.reports).toEqual([
      'mountkit: form #here: style rules are nested more than 20 levels deep; those are left out',
    ]);
    expect(watch.errors).toEqual([]);
  });
});

describe.each(builds)('a long form, with $name', (build) => {
  test.override({ build });

  test('is drawn in turns, and is ready when all of it stands', async ({ page, pages, proxy, watch }) => {
    const groups = [{ richText: { content: '<p>Before</p>' }, fields: [] }].concat(
      list(998, (index) => ({ fields: [textField(`f${index}`, { description: 'd' })] }) as never),
    );
    const metaData = [
      {
        name: 'legalConsentOptions',
        value: JSON.stringify({ communicationConsentCheckboxes: [{ communicationTypeId: 7, label: '<b>News</b>' }] }),
      },
    ];
    const document = documentOf([...groups, { fields: [EMAIL] }]);
    proxy.fault(DEFINITION, {
      status: 200,
      body: JSON.stringify({ ...document, form: { ...document.form, metaData } }),
    });
    const head = `<script>
      window.counts = [];
      function count() { return document.querySelectorAll('#here input:not([type=submit])').length; }
      new MutationObserver(function () { if (counts.at(-1) !== count()) counts.push(count()); })
        .observe(document, { childList: true, subtree: true });
      document.addEventListener('mountkit:forms:ready', function () { window.atReady = count(); });
    </script>`;
    await page.goto(pages.add(pageOf({ head: head + tagOf(proxy.url), body: formOf(CONTACT_FORM, 'id="here"') })));
    await page.waitForFunction(() => 'atReady' in window);
    expect(await page.evaluate(() => Reflect.get(window, 'atReady'))).toBe(1000);
    expect(await page.evaluate(() => Reflect.get(window, 'counts').length)).toBeGreaterThan(2);
    expect(await page.locator('#here .hs-richtext').allInnerTexts()).toEqual(['Before']);
    const form = formModel(page.locator('#here'));
    await form.field('Email').fill('nobody');
    await form.submit();
    await eventually(() => form.describedBy('Email')).not.toBe('');
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});
