import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { createHold, type FaultRule, type Hold } from './harness/faults';
import { EMAIL_FORM, formOf } from './harness/markup';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { answer, DEFINITION, documentOf, EMAIL, openForm, SUBMISSION, textOf } from './harness/visitor-form';

// What visitors expect of a form beyond what it says of itself.

/** Answers when the test lets it go. */
const answerAfter =
  ({ wait }: Hold): FaultRule =>
  async () => {
    await wait();
    return answer({});
  };

describe.each(builds)('a form with $name', (build) => {
  test.override({ build });

  test("sends the visitor's token of the page's analytics where there is no cookie", async ({ page, pages, proxy }) => {
    const head = `<script>
      window._hsq = { push: ([name, listener]) => name === 'addUserTokenListener' && listener('token-1') };
    </script>`;
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL]]), { head });
    const email = newEmail();
    await form.field('Email').fill(email);
    await form.submit();
    await eventually(async () => (await submissionsOf(email)).length).toBe(1);
    expect((await submissionsOf(email))[0]?.context).toMatchObject({ hutk: 'token-1' });
  });

  test('shows a refusal that comes with a good status, and thanks for an empty 204', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL]]));
    proxy.fault(SUBMISSION, answer({ accepted: false, formSubmissionError: 'BLOCKED_EMAIL' }));
    await form.field('Email').fill(newEmail());
    await form.submit();
    await eventually(() => form.rollup.textContent()).toContain('Please change your email address to continue.');
    proxy.fault(SUBMISSION, { status: 204, body: '' });
    await form.submit();
    await form.thanks.waitFor();
  });

  test('brings the thank-you message into the window, and reads it out', async ({ page, pages, proxy }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const many = Array.from({ length: 30 }, (_, index) => textOf(`field-${index}`));
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL], ...many.map((field) => [field])]), {
      body: '<div style="height:2000px"></div>',
    });
    await form.field('Email').fill(newEmail());
    const hold = createHold('request');
    proxy.fault(SUBMISSION, answerAfter(hold));
    await form.submit();
    await hold.arrived;
    // The visitor goes elsewhere in the page meanwhile.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const region = page.locator('[data-hs-forms-root] > [aria-live]');
    expect(await region.textContent()).toBe('');
    hold.release();
    await form.thanks.waitFor();
    expect(await region.textContent()).toBe(await form.thanks.textContent());
    const isSeen = () =>
      form.thanks.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await eventually(isSeen).toBe(true);
  });

  test('does not scroll to a thank-you message that is seen already', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL]]), {
      body: '<div style="height:3000px"></div>',
    });
    await page.evaluate(() => scrollTo(0, 20));
    await form.field('Email').fill(newEmail());
    await form.submit();
    await form.thanks.waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(20);
  });

  test('opens the links of its texts in a tab of their own where they say so', async ({ page, pages, proxy }) => {
    const link = '<a href="/privacy" target="_blank">privacy</a>';
    const form = await openForm(
      { page, pages, proxy },
      {
        form: { ...documentOf([]).form, formFieldGroups: [{ richText: { content: `Read ${link}` }, fields: [EMAIL] }] },
      },
    );
    await form.field('Email').fill('half-filled');
    const [tab] = await Promise.all([page.waitForEvent('popup'), form.root.getByRole('link').click()]);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    expect(await form.field('Email').inputValue()).toBe('half-filled');
  });

  test("keeps the owner's colour of labels out of errors", async ({ page, pages, proxy }) => {
    const document = documentOf(
      [[EMAIL]],
      { style: { labelTextColor: '#00ff00' } },
      { scopes: { customStyleAccess: true } },
    );
    const form = await openForm({ page, pages, proxy }, document);
    await form.submit();
    const error = form.root.locator('.hs-form-field .hs-error-msgs label');
    await error.waitFor();
    const colorOf = (selector: string) =>
      form.root
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    await eventually(() => colorOf('.hs-form-field > label')).toBe('rgb(0, 255, 0)');
    expect(await error.evaluate((element) => getComputedStyle(element).color)).not.toBe('rgb(0, 255, 0)');
  });

  test('puts the label of a consent beside its box, with its asterisk', async ({ page, pages, proxy }) => {
    const agree = { name: 'agree', label: '<p>I agree to the terms</p>', fieldType: 'booleancheckbox', required: true };
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL], [agree]]));
    const [box, text, mark] = await Promise.all(
      ['input[type=checkbox]', 'p', 'label .hs-form-required >> nth=-1'].map((selector) =>
        form.root.locator('.hs-form-booleancheckbox').locator(selector).boundingBox(),
      ),
    );
    const middle = (of: { y: number; height: number } | null | undefined) => (of ? of.y + of.height / 2 : Number.NaN);
    expect(Math.abs(middle(box) - middle(text))).toBeLessThan(8);
    expect(Math.abs(middle(mark) - middle(text))).toBeLessThan(8);
  });

  test('has its columns also where it is nothing but text, and shows that it is being sent', async ({
    page,
    pages,
    proxy,
  }) => {
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL, textOf('name')]]));
    const [first, second] = await Promise.all(['Email', 'name'].map((label) => form.field(label).boundingBox()));
    expect(first?.y).toBe(second?.y);
    expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
    await form.field('Email').fill(newEmail());
    const hold = createHold('request');
    proxy.fault(SUBMISSION, answerAfter(hold));
    const opacity = () => form.button.evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe('1');
    await form.submit();
    await hold.arrived;
    await eventually(opacity).toBe('0.65');
    hold.release();
    await form.thanks.waitFor();
  });

  test('frames a phone field once, whatever form is mounted after it', async ({ page, pages, proxy }) => {
    const phone = { name: 'phone', label: 'Phone', fieldType: 'phonenumber', useCountryCodeSelect: true };
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL], [phone]]));
    const frame = () =>
      form.root
        .locator('.hs-fieldtype-intl-phone')
        .first()
        .evaluate((element) => getComputedStyle(element).borderTopWidth);
    await form.root.locator('.hs-fieldtype-intl-phone').waitFor();
    expect(await frame()).toBe('0px');
    proxy.fault(DEFINITION, answer(documentOf([[EMAIL]])));
    await page.evaluate(
      (markup) => document.querySelector('main')?.insertAdjacentHTML('beforeend', markup),
      formOf(EMAIL_FORM),
    );
    await page.locator('[data-mountkit] >> nth=1').locator('form').waitFor();
    expect(await frame()).toBe('0px');
  });

  test('checks and sends what a password manager has written without an event', async ({ page, pages, proxy }) => {
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL]]));
    const email = newEmail();
    await form.field('Email').evaluate((element, value) => {
      (element as HTMLInputElement).value = value;
    }, email);
    await form.submit();
    await eventually(async () => (await submissionsOf(email)).length).toBe(1);
  });

  test('finds nothing wrong before anybody has typed', async ({ page, pages, proxy }) => {
    const size = { name: 'size', label: 'Size', fieldType: 'select', type: 'enumeration', required: true, options: [] };
    const form = await openForm({ page, pages, proxy }, documentOf([[EMAIL], [size]]));
    for (const label of ['Email', 'Size']) expect(await form.field(label).getAttribute('aria-invalid')).toBe('false');
  });

  test('breaks long words in a narrow window', async ({ page, pages, proxy }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await openForm(
      { page, pages, proxy },
      documentOf([[{ ...EMAIL, label: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) }]]),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
