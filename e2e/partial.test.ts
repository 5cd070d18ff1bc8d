import { describe, inject } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { Fault } from './harness/faults';
import { CONTACT_FORM, formOf, pageOf, tagOf } from './harness/markup';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

const PARTIAL = /^\/submissions\/.*\/partial$/;

const allow = (marketing: boolean) =>
  `<script type="application/json" data-mountkit-config>{"consent":{"marketing":${marketing}}}</script>`;

/** What the host has kept of forms that were left, as CSV. */
const readPartials = async () => (await fetch(`${inject('server')}/admin/export/partials.csv`)).text();

describe.each(builds)('a form that is left with $name', (build) => {
  test.override({ build });

  test('sends what was filled in, once, where the visitor allows it', async ({ page, pages, proxy, watch }) => {
    const head = allow(true) + tagOf(proxy.url);
    await page.goto(pages.add(pageOf({ head, body: formOf(CONTACT_FORM, 'data-partial="consented"') })));
    const form = formModel(page.locator('[data-mountkit]'));
    await form.form.waitFor();
    const email = newEmail();
    await form.field('Email').fill(email);
    await page.goto(pages.add(pageOf({ body: 'Elsewhere' })));
    await eventually(readPartials).toContain(email);
    expect(proxy.requests.filter(({ path }) => PARTIAL.test(path))).toHaveLength(1);
    expect(await submissionsOf(email)).toEqual([]);
    await page.goBack();
    await form.form.waitFor();
    await page.goForward();
    expect((await readPartials()).split(email)).toHaveLength(3);
    expect(watch.errors).toEqual([]);
  });

  test('sends nothing where the visitor does not', async ({ page, pages, proxy }) => {
    for (const consent of [allow(false), '']) {
      const head = consent + tagOf(proxy.url);
      await page.goto(pages.add(pageOf({ head, body: formOf(CONTACT_FORM, 'data-partial="consented"') })));
      const form = formModel(page.locator('[data-mountkit]'));
      await form.form.waitFor();
      await form.field('Email').fill(newEmail());
    }
    await page.goto(pages.add(pageOf({ body: 'Elsewhere' })));
    expect(proxy.requests.filter(({ path }) => PARTIAL.test(path))).toEqual([]);
  });

  const FAULTS: readonly { name: string; fault: Fault }[] = [
    { name: 'is refused', fault: 'refused' },
    { name: 'meets a failing server', fault: { status: 500 } },
    { name: 'is cut off', fault: 'cut' },
    { name: 'is answered with nonsense', fault: 'nonsense' },
    { name: 'arrives twice', fault: 'twice' },
  ];
  test.for(FAULTS)('and whose beacon $name harms no page', async ({ fault }, { page, pages, proxy, watch }) => {
    proxy.fault(PARTIAL, fault);
    const head = allow(true) + tagOf(proxy.url);
    await page.goto(pages.add(pageOf({ head, body: formOf(CONTACT_FORM, 'data-partial="consented"') })));
    const form = formModel(page.locator('[data-mountkit]'));
    await form.form.waitFor();
    await form.field('Email').fill(newEmail());
    await page.goto(pages.add(pageOf({ body: 'Elsewhere' })));
    await eventually(() => proxy.requests.some(({ path }) => PARTIAL.test(path))).toBe(true);
    expect(watch.thrown).toEqual([]);
  });
});
