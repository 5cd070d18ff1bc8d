import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { formOf, pageOf, seededForm, tagOf } from './harness/markup';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

/** What has the focus, as its text or the name of its field. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('name') ?? element?.getAttribute('data-for') ?? element?.textContent;
  });

const stepOf = (page: Page) => page.getByRole('heading', { level: 2 });

describe.each(builds)('a form of several pages with $name', (build) => {
  test.override({ build });

  test('is filled and sent by keyboard alone', async ({ page, pages, proxy, watch }) => {
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(seededForm(9)) })));
    const form = formModel(page.locator('[data-mountkit]'));
    await form.form.waitFor();
    const email = newEmail();
    const { keyboard } = page;
    expect(await stepOf(page).allInnerTexts()).toEqual(['Step 1']);
    expect(await page.getByRole('progressbar').getAttribute('aria-label')).toBe('1 of 3');

    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await eventually(() => form.describedBy('Email')).toBe('Please complete this required field.');
    await eventually(() => focused(page)).toBe('email');
    expect(await findAxeViolations(page)).toEqual([]);
    await keyboard.type(email);
    await keyboard.press('Enter');
    await eventually(() => focused(page)).toBe('Step 2');
    expect(await form.field('Email').isVisible()).toBe(false);
    expect(await findAxeViolations(page)).toEqual([]);

    await keyboard.press('Tab');
    await keyboard.type('1e2');
    expect(await form.field('Seats').inputValue()).toBe('12');
    await keyboard.press('Tab');
    await keyboard.type('2026-02-28');
    await keyboard.press('Escape');
    await form.field('Small').focus();
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('Tab');
    expect(await focused(page)).toBe('Previous');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await eventually(() => focused(page)).toBe('Step 3');
    expect(await findAxeViolations(page)).toEqual([]);

    await keyboard.press('Tab');
    await keyboard.type('No.');
    await form.field('I have read the terms').focus();
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await form.thanks.waitFor();
    await eventually(async () => (await submissionsOf(email))[0]?.values).toMatchObject({
      email,
      seats: '12',
      start_date: '2026-02-28',
      plan: 'Large',
      extras: 'Tax;Post',
      message: 'No.',
      terms: 'true',
    });
    expect(await findAxeViolations(page)).toEqual([]);
    expect([watch.errors, watch.reports]).toEqual([[], []]);
  });

  test('goes back whatever is wrong, keeps what was chosen, and leads to what the server refuses', async ({
    page,
    pages,
    proxy,
  }) => {
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(seededForm(9)) })));
    const form = formModel(page.locator('[data-mountkit]'));
    await form.form.waitFor();
    const next = page.getByRole('button', { name: 'Next' });
    await form.type('Email', newEmail());
    await next.click();
    await form.field('Large').check();
    await form.field('Stock').check();
    await form.type('Seats', '99');
    await page.getByRole('button', { name: 'Previous' }).click();
    await eventually(() => focused(page)).toBe('Step 1');
    await next.click();
    await next.click();
    await eventually(() => form.describedBy('Seats')).toBe("Please enter a number that's less than or equal to 50.");
    expect(await form.field('Large').isChecked()).toBe(true);
    expect(await form.field('Stock').isChecked()).toBe(true);
    await form.field('Seats').fill('9');
    await next.click();
    await eventually(() => focused(page)).toBe('Step 3');

    proxy.fault(/^\/submissions\//, {
      status: 400,
      body: JSON.stringify({ errors: [{ errorType: 'MAX_NUMBER', message: "Error in 'fields.seats'. At most 5" }] }),
    });
    await form.field('I have read the terms').check();
    await form.submit();
    const link = page.getByRole('button', { name: 'Step 2' });
    await link.waitFor();
    expect(await page.locator('.mk-summary li').allInnerTexts()).toEqual(["Please fix 'Seats' on Step 2"]);
    expect(await findAxeViolations(page)).toEqual([]);
    await link.click();
    await eventually(() => focused(page)).toBe('seats');
    expect(await form.describedBy('Seats')).toBe("Please enter a number that's less than or equal to 5.");
  });
});
