import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { sumLayoutShifts } from './harness/layout-shift';
import { contactsOf, newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { contactPage } from './models/contact-page';

const REQUIRED = 'Please complete this required field.';
const ALL_REQUIRED = 'Please complete all required fields.';
const FORM = '5eed0000-0000-4000-8000-000000000010';

/** The name of the control that has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe.each(builds)('the contact page with $name', (build) => {
  test.override({ build });

  test.for([1280, 375])(
    'shows its form without moving anything, %i pixels wide',
    async (width, { page, proxy, watch }) => {
      await page.setViewportSize({ width, height: 900 });
      await contactPage(page, proxy.url).open();
      expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(build.shift);
      expect(await page.title()).toBe('Contact Step 1');
      expect(watch.errors).toEqual([]);
    },
  );

  test('takes a visitor with a keyboard through all pages', async ({ page, proxy, watch }) => {
    const { form, step, summary, ...contact } = contactPage(page, proxy.url);
    const email = newEmail();
    await contact.open();

    // Nothing is filled in: the first page stays, and the focus goes to the first field that is asked for.
    await contact.press('Next');
    await eventually(() => form.describedBy('First name')).toContain(REQUIRED);
    await eventually(() => focused(page)).toBe('firstname');
    await page.keyboard.type('Ada');
    await contact.type('Last name', 'Moss');
    await contact.type('Email', email);
    await contact.press('Next');
    await eventually(() => step.innerText()).toBe('Step 2');

    // What follows from the answers comes into sight, is asked for, and goes again.
    await contact.tabTo(form.root.getByRole('radio', { name: 'I have no shop yet' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await contact.type('Where can we see it?', 'moss.example');
    const craft = form.root.getByRole('combobox', { name: 'What do you make?' });
    await contact.tabTo(craft);
    await page.keyboard.type('Something');
    await contact.type('What is it?', 'Clocks');
    await contact.tabTo(craft);
    await page.keyboard.type('Food');
    await eventually(() => form.root.getByText('What is it?').count()).toBe(0);
    await contact.type('How many days does it keep?', '0');
    await contact.press('Next');
    await eventually(() => form.describedBy('How many days does it keep?')).toContain('greater than or equal to 1');
    await eventually(() => focused(page)).toBe('shelf_life');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('30');
    await contact.type('Orders in a month', '40');
    await contact.type('Day you want to open', '2026-12-01');
    await contact.tick('Postage and labels');
    await contact.tick('Counting stock');
    await contact.press('Next');
    await eventually(() => step.innerText()).toBe('Step 3');

    const message = form.root.getByRole('textbox', { name: 'What would you like to know?' });
    await contact.tabTo(message);
    await page.keyboard.type('How much is postage?');
    await contact.tabTo(form.root.getByLabel('A picture of what you make'));
    // What opens now is the system's own list of files.
    const picture = form.root.getByLabel('A picture of what you make');
    await picture.setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer: Buffer.from('a cup') });
    await contact.press('Next');
    await eventually(() => step.innerText()).toBe('Step 4');

    // The consent is missing: said here, and on the page before, with the way back.
    await contact.press('Send to Wrenhouse');
    await eventually(() => form.rollup.innerText()).toBe(ALL_REQUIRED);
    await contact.press('Previous');
    await eventually(() => summary.innerText()).toBe(
      "Please complete 'Wrenhouse may keep what I sent to answer me' on Step 4",
    );
    // Something else is taken away meanwhile.
    await contact.tabTo(message);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await contact.press('Step 4');
    await eventually(() => step.innerText()).toBe('Step 4');
    await contact.tick('Wrenhouse may keep what I sent');
    await contact.tick('A letter each month');
    await contact.press('Send to Wrenhouse');
    await eventually(() => summary.innerText()).toBe("Please complete 'What would you like to know?' on Step 3");
    expect(proxy.requests.filter(({ path }) => path.startsWith('/submissions/'))).toEqual([]);
    expect(await submissionsOf(email)).toEqual([]);

    await contact.press('Step 3');
    await eventually(() => message.evaluate((control) => control === document.activeElement)).toBe(true);
    await page.keyboard.type('How much is postage, to Malmö?');
    await contact.press('Next');
    await eventually(() => step.innerText()).toBe('Step 4');
    await contact.press('Send to Wrenhouse');
    await form.thanks.waitFor();
    expect(await form.thanks.innerText()).toContain('Thank you, it is with us.');
    expect(await form.thanks.evaluate((thanks) => thanks === document.activeElement)).toBe(true);

    const submissions = await submissionsOf(email);
    expect(submissions).toMatchObject([
      { formId: FORM, pageUrl: `${proxy.url}/contact/`, files: [{ fieldId: 'picture', name: 'cup.png', size: 5 }] },
    ]);
    expect(submissions[0]?.values).toEqual({
      firstname: 'Ada',
      lastname: 'Moss',
      email,
      phone: '',
      shop_stage: 'online',
      website: 'moss.example',
      craft: 'food',
      shelf_life: '30',
      orders_per_month: '40',
      opening_day: '2026-12-01',
      needs: 'postage;stock',
      message: 'How much is postage, to Malmö?',
      picture: 'cup.png',
      'LEGAL_CONSENT.subscription_type_401': 'true',
      'LEGAL_CONSENT.subscription_type_402': 'false',
      'LEGAL_CONSENT.processing': 'true',
    });
    expect(submissions[0]?.context).not.toHaveProperty('fieldsNotShown');
    const [known] = await contactsOf(email);
    expect(known?.properties).toMatchObject({ email, firstname: 'Ada', craft: 'food' });
    expect(known?.properties).not.toHaveProperty('LEGAL_CONSENT.processing');
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});
