import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { answer, DEFINITION, documentOf, EMAIL, openForm, SUBMISSION, textOf } from './harness/visitor-form';

// What visitors type, choose and press, and what their page shows meanwhile.

const PHONE = textOf('phone', { label: 'Phone', fieldType: 'phonenumber' });

describe.each(builds)('a form with $name', (build) => {
  test.override({ build });

  test('checks a field of the type email under another name', async ({ page, pages, proxy }) => {
    const second = textOf('second', { label: 'Second', fieldType: 'email' });
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL], [second]]));
    await form.field('Email').fill(newEmail());
    await form.field('Second').fill('nobody');
    await form.submit();
    await eventually(() => form.describedBy('Second')).toContain('Email must be formatted correctly.');
    expect(proxy.requests.some(({ path, method }) => method === 'POST' && SUBMISSION.test(path))).toBe(false);
  });

  test('takes a value that a script has set with the event change alone', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL]]));
    const email = newEmail();
    await form.field('Email').evaluate((element, value) => {
      (element as HTMLInputElement).value = value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }, email);
    await form.submit();
    await form.thanks.waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
  });

  test('sends an address without signs that nobody sees', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL]]));
    const email = newEmail();
    await form.field('Email').fill(`\u200b${email.replace('@', '\u200b@')}\ufeff`);
    await form.submit();
    await form.thanks.waitFor();
    expect(await submissionsOf(email)).toHaveLength(1);
  });

  test('takes a phone number in Arabic digits', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL], [PHONE]]));
    await form.field('Email').fill(newEmail());
    proxy.fault(SUBMISSION, answer({ inlineMessage: 'Thank you.' }));
    await form.field('Phone').fill('+٤٩ ٣٠ ١٢٣٤٥٦٧');
    await form.submit();
    await form.thanks.waitFor();
    const sent = proxy.requests.findLast(({ path, method }) => method === 'POST' && SUBMISSION.test(path));
    expect(/name="phone"\r\n\r\n(.*)\r\n/.exec(sent?.body ?? '')?.[1]?.replace(/\D/g, '')).toBe('49301234567');
  });

  test('writes the dial code of a country with its plus before it, from right to left', async ({
    page,
    pages,
    proxy,
  }) => {
    const phone = { ...PHONE, useCountryCodeSelect: true };
    await openForm({ page, pages, proxy }, documentOf([[EMAIL], [phone]]), { attributes: 'data-locale="ar"' });
    const first = page.locator('.hs-fieldtype-intl-phone select option').first();
    await eventually(() => first.textContent()).toContain('\u200e+');
  });

  test('takes one file, and several where the definition says so', async ({ page, pages, proxy }) => {
    const file = (name: string, metaData: readonly object[]) =>
      textOf(name, { fieldType: 'file', metaData, type: 'string' });
    const form = await openForm(
      { page, pages, proxy },
      documentOf([[EMAIL], [file('one', [])], [file('several', [{ name: 'multiple', value: 'true' }])]]),
    );
    const several = (label: string) => form.field(label).evaluate((control) => (control as HTMLInputElement).multiple);
    expect([await several('one'), await several('several')]).toEqual([false, true]);
  });

  test('has even columns, however long the words in one', async ({ page, pages, proxy }) => {
    await page.setViewportSize({ width: 700, height: 600 });
    const long = textOf('long', { label: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) });
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL, long]]));
    const widths = await form.root
      .locator('.hs-form-field')
      .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().width)));
    expect(widths).toHaveLength(2);
    expect(widths[0]).toBe(widths[1]);
  });

  test('has errors that can be read on a dark page that names no color-scheme', async ({ page, pages, proxy }) => {
    const head = '<style>body { background: #111; color: #eee }</style>';
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL]]), { head });
    await form.submit();
    const error = form.root.locator('.hs-error-msgs label').first();
    await error.waitFor();
    const contrast = await error.evaluate((element) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      const luminance = (color: string) => {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
          part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [one, other] = [luminance(getComputedStyle(element).color), luminance('#111')];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    });
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  });

  test('has a link where the page blocks the frame of its provider', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL]], {}, { scopes: { noBranding: false } }), {
      attributes: `data-branding-base="${proxy.url}"`,
      headers: { 'content-security-policy': "frame-src 'none'" },
    });
    await form.root.locator('a.mk-branding').waitFor();
    expect(await form.root.locator('iframe').count()).toBe(0);
  });

  test('opens links of its consent and its thanks in a tab of their own', async ({ page, pages, proxy }) => {
    const link = '<a href="/privacy" target="_blank">privacy</a>';
    const consent = { isLegitimateInterest: true, privacyPolicyText: `Read ${link}` };
    const document = documentOf([[EMAIL]], {
      metaData: [{ name: 'legalConsentOptions', value: JSON.stringify(consent) }],
      inlineMessage: `Thanks, ${link}`,
    });
    const form = await openForm({ page, pages, proxy }, document);
    const targets = () =>
      page
        .getByRole('link', { name: 'privacy' })
        .evaluateAll((links) =>
          links.map((each) => [(each as HTMLAnchorElement).target, (each as HTMLAnchorElement).rel]),
        );
    await eventually(targets).toEqual([['_blank', 'noopener']]);
    proxy.fault(SUBMISSION, answer({ inlineMessage: `Thanks, ${link}` }));
    await form.field('Email').fill(newEmail());
    await form.submit();
    await form.thanks.waitFor();
    await eventually(targets).toEqual([['_blank', 'noopener']]);
  });

  test('ties the help of a field to it', async ({ page, pages, proxy }) => {
    const size = textOf('size', { label: 'Size', description: 'Above it', footer: 'Below it' });
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL], [size]]));
    const said = await form.describedBy('Size');
    expect(said).toContain('Above it');
    expect(said).toContain('Below it');
  });

  test('that could not be loaded has no message where the page wants none', async ({ page, pages, proxy }) => {
    await openForm({ page, pages, proxy }, documentOf([[EMAIL]]));
    proxy.fault(DEFINITION, { status: 404 });
    proxy.fault(/static/, { status: 404 });
    await page.evaluate(() => {
      const main = document.querySelector('main') as HTMLElement;
      const [shown] = [...main.querySelectorAll<HTMLElement>('[data-mountkit]')];
      for (const silent of [true, false]) {
        const element = shown?.cloneNode() as HTMLElement;
        element.id = silent ? 'silent' : 'telling';
        if (silent) element.dataset.unavailableMessage = 'false';
        main.append(element);
      }
    });
    await page.locator('#telling').getByRole('button').waitFor();
    await eventually(() =>
      page.evaluate(() => window.mountkit.forms?.registry.all().filter(({ status }) => status === 'error').length),
    ).toBe(2);
    expect(await page.locator('#silent .mk-load-failure').count()).toBe(0);
  });
});
