import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { createHold } from './harness/faults';
import { formOf, pageOf, tagOf } from './harness/markup';
import { newEmail } from './harness/stored';
import { expect, test } from './harness/test';
import { type FormModel, formModel } from './models/form-model';
import { EMAIL_LABEL, marketingPage } from './models/marketing-page';

const SUBMISSION = /^\/submissions\//;
/** The page's own colours, said aloud: axe takes a background that nobody has set for white. */
const FOLLOWS_SCHEME = '<style>html{color-scheme:light dark;background:Canvas;color:CanvasText}</style>';

async function showErrors(form: FormModel): Promise<void> {
  await form.submit();
  await eventually(() => form.describedBy('Email')).not.toBe('');
}

async function fill(form: FormModel): Promise<void> {
  await form.field('Last name').fill('Lovelace');
  await form.field('Email').fill(newEmail());
}

describe.each(builds)('axe finds nothing in a form with $name', (build) => {
  test.override({ build });

  /** Every way that a page can be shown to a visitor. */
  const SHOWN: readonly { name: string; html?: string; media?: Parameters<Page['emulateMedia']>[0] }[] = [
    { name: 'as it is' },
    { name: 'from right to left', html: 'lang="ar" dir="rtl"' },
    { name: 'in the dark', media: { colorScheme: 'dark' } },
    { name: 'in forced colors', media: { forcedColors: 'active' } },
  ];
  test.for(SHOWN)('that is empty, wrong, being sent and sent, $name', async (shown, { page, pages, proxy }) => {
    const hold = createHold('request');
    proxy.fault(SUBMISSION, hold);
    await page.emulateMedia(shown.media ?? {});
    const head = FOLLOWS_SCHEME + tagOf(proxy.url);
    await page.goto(pages.add(pageOf({ head, body: formOf(), ...(shown.html && { html: shown.html }) })));
    const form = formModel(page.locator('[data-mountkit]'));
    await form.form.waitFor();
    expect(await findAxeViolations(page)).toEqual([]);

    await showErrors(form);
    expect(await findAxeViolations(page)).toEqual([]);

    await fill(form);
    await form.submit();
    await hold.arrived;
    await eventually(() => form.status.innerText()).toBe('Form is submitting');
    expect(await findAxeViolations(page)).toEqual([]);

    hold.release();
    await form.thanks.waitFor();
    expect(await form.thanks.innerText()).toBe('Thank you, we will be in touch.');
    expect(await form.thanks.evaluate((thanks) => thanks === document.activeElement)).toBe(true);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('whose controls keep an outline in forced colors', async ({ page, pages, proxy }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf() })));
    const form = formModel(page.locator('[data-mountkit]'));
    for (const control of [form.field('Email'), form.button]) {
      const border = await control.evaluate((element) => getComputedStyle(element).border);
      expect(border).toMatch(/^[1-9]\d*px solid/);
    }
  });

  test('that could not be sent', async ({ page, pages, proxy }) => {
    proxy.fault(SUBMISSION, { status: 500 });
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf() })));
    const form = formModel(page.locator('[data-mountkit]'));
    await fill(form);
    await form.submit();
    await eventually(() => form.rollup.innerText()).not.toBe('');
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('that stands on a page twice', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf() + formOf() })));
    const [first, second] = [
      formModel(page.locator('[data-mountkit]').nth(0)),
      formModel(page.locator('[data-mountkit]').nth(1)),
    ];
    await first.form.waitFor();
    await second.form.waitFor();
    await showErrors(first);
    await showErrors(second);
    const ids = await page.evaluate(() => Array.from(document.querySelectorAll('[id]'), ({ id }) => id));
    expect(ids).toEqual([...new Set(ids)]);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test.for(SHOWN.filter(({ html }) => !html))('on the marketing page, $name', async ({ media }, { page, proxy }) => {
    await page.emulateMedia(media ?? {});
    const { form, ...marketing } = marketingPage(page, proxy.url);
    await marketing.open();
    await eventually(() => form.button.inputValue()).toBe('Continue  ➜');
    await form.submit();
    await eventually(() => form.describedBy(EMAIL_LABEL)).not.toBe('');
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
