import { describe, inject } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { CONTACT_FORM, formOf, PORTAL, pageOf, seededForm, tagOf } from './harness/markup';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

describe.each(builds)('a form among the rest of a page, with $name', (build) => {
  test.override({ build });

  test('lets the wheel scroll the page over a number that has the focus', async ({ page, pages, proxy }) => {
    const body = `${formOf(seededForm(9))}<div style="height:3000px"></div>`;
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })));
    const form = formModel(page.locator('[data-mountkit]'));
    await form.form.waitFor();
    await form.type('Email', 'ada@example.org');
    await page.getByRole('button', { name: 'Next' }).click();
    await form.type('Seats', '12');
    await form.field('Seats').hover();
    await page.mouse.wheel(0, 100);
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await form.field('Seats').inputValue()).toBe('12');
    expect(await form.field('Seats').evaluate((input) => input === document.activeElement)).toBe(true);
    await form.type('Seats', '3');
    expect(await form.field('Seats').inputValue()).toBe('123');
  });

  test('has no frame of the browser around its rows where the page styles it', async ({ page, pages, proxy }) => {
    const path = `/embed/v3/form/${PORTAL}/${seededForm(3)}/json`;
    const document = await (await fetch(`${inject('server')}${path}`)).json();
    document.form.metaData.push({ name: 'renderRawHtml', value: 'true' });
    document.scopes.rawHtmlAccess = true;
    proxy.fault(new RegExp(`^${path}`), { status: 200, body: JSON.stringify(document) });
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(seededForm(3)) })));
    const form = formModel(page.locator('[data-mountkit]'));
    await form.form.waitFor();
    const borderOf = () =>
      form.root
        .locator('fieldset')
        .first()
        .evaluate((row) => getComputedStyle(row).borderTopWidth);
    expect(await borderOf()).toBe('0px');
    await page.addStyleTag({ content: 'fieldset { border: 3px solid }' });
    expect(await borderOf()).toBe('3px');
  });

  test('has neither button nor ring of the focus on paper', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(CONTACT_FORM) })));
    const form = formModel(page.locator('[data-mountkit]'));
    await form.form.waitFor();
    await form.field('Email').press('A');
    const ring = () => form.field('Email').evaluate((field) => getComputedStyle(field).outlineStyle);
    expect(await ring()).toBe('solid');
    const button = form.root.getByRole('button');
    expect(await button.isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await eventually(() => button.isVisible()).toBe(false);
    expect(await ring()).toBe('none');
  });
});
