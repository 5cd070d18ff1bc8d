import { describe } from 'vitest';
import { findAxeViolations } from './harness/axe';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { createHold, type Fault } from './harness/faults';
import { CONTACT_FORM, EMAIL_FORM, formOf, PORTAL, pageOf, tagOf } from './harness/markup';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

const DEFINITION = new RegExp(`^/embed/v3/form/${PORTAL}/${CONTACT_FORM}/json`);

const STATIC_COPY = new RegExp(`^/${PORTAL}/${CONTACT_FORM}\\.json\\.gz`);

/** Notes how the form on `#here` ends; both ways of hearing of it. */
const NOTES = `<script>
window.ends = [];
document.addEventListener('mountkit:forms:definitionFetchError', function (event) { ends.push('definitionFetchError ' + event.detail.code); });
document.addEventListener('mountkit:forms:renderError', function (event) { ends.push('renderError ' + event.detail.code); });
</script>`;

declare global {
  interface Window {
    ends: string[];
  }
}

/** Failures that the server has explained are final; after any other the static copy is asked for. */
const GAVE_UP = ['definitionFetchError DEFINITION_FAILURE', ...endsIn('FALLBACK_DEFINITION_FAILURE')];

function endsIn(code: string): string[] {
  return [`definitionFetchError ${code}`, `renderError ${code}`];
}

const FAULTS: readonly { name: string; fault: Fault; ends: readonly string[] }[] = [
  { name: 'is refused', fault: 'refused', ends: GAVE_UP },
  { name: 'breaks off', fault: 'cut', ends: GAVE_UP },
  { name: 'is not found', fault: { status: 404 }, ends: endsIn('DEFINITION_NOT_FOUND') },
  { name: 'meets a failing server', fault: { status: 500 }, ends: GAVE_UP },
  { name: 'meets a busy server', fault: { status: 429 }, ends: endsIn('RATE_LIMIT_EXCEEDED') },
  { name: 'is a page of HTML', fault: 'nonsense', ends: GAVE_UP },
  { name: 'is empty', fault: { status: 200 }, ends: GAVE_UP },
  { name: 'is no form', fault: { status: 200, body: '{"form":null}' }, ends: GAVE_UP },
];

describe.each(builds)('a definition with $name', (build) => {
  test.override({ build });

  test.for(FAULTS)(
    'that $name is told, and the page goes on',
    async ({ fault, ends }, { page, pages, proxy, watch }) => {
      proxy.fault(DEFINITION, fault);
      proxy.fault(STATIC_COPY, { status: 404 });
      const body = formOf(CONTACT_FORM, 'id="here" data-min-height="300"') + formOf(EMAIL_FORM, 'id="other"');
      await page.goto(pages.add(pageOf({ head: NOTES + tagOf(proxy.url), body })));
      await page.locator('#other form').waitFor();
      await eventually(() => page.evaluate(() => window.ends)).toEqual(ends);
      const code = ends.at(-1)?.split(' ')[1];

      const handle = await page.evaluate(async () => {
        const registry = window.mountkit.forms?.registry;
        const handle = registry?.getByElement(document.querySelector('#here') as Element);
        const rejected = await handle?.ready.then(
          () => 'resolved',
          (error) => error.code,
        );
        const told: string[] = [];
        registry?.onRenderError((_, error) => told.push(error.code));
        return { status: handle?.status, rejected, told };
      });
      expect(handle).toEqual({ status: 'error', rejected: code, told: [code] });
      expect(watch.reports).toHaveLength(1);
      expect(watch.blockers).toEqual(watch.reports);
      // The message stands in the space that was kept for the form.
      await page.locator('#here').getByText('This form could not be loaded.').waitFor();
      expect(await page.locator('#here').evaluate(({ clientHeight }) => clientHeight)).toBe(300);
    },
  );

  test('that takes its time is waited for', async ({ page, pages, proxy, watch }) => {
    const hold = createHold('request');
    proxy.fault(DEFINITION, hold);
    const body = formOf(CONTACT_FORM, 'id="here"') + formOf(EMAIL_FORM, 'id="other"');
    await page.goto(pages.add(pageOf({ head: NOTES + tagOf(proxy.url), body })));
    await page.locator('#other form').waitFor();
    await hold.arrived;
    expect(await page.locator('#here').innerHTML()).toBe('');
    hold.release();
    await page.locator('#here form').waitFor();
    expect(await page.evaluate(() => window.ends)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('that fails at first is asked for again', async ({ page, pages, proxy, watch }) => {
    proxy.fault(DEFINITION, { status: 500 });
    await page.goto(pages.add(pageOf({ head: NOTES + tagOf(proxy.url), body: formOf() })));
    await eventually(() => proxy.requests.some(({ path }) => DEFINITION.test(path))).toBe(true);
    proxy.fault(DEFINITION, 'pass');
    await page.locator('form').waitFor();
    expect(await page.evaluate(() => window.ends)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('that does not come is replaced by its static copy', async ({ page, pages, proxy }) => {
    proxy.fault(DEFINITION, { status: 500 });
    await page.goto(pages.add(pageOf({ head: NOTES + tagOf(proxy.url), body: formOf() })));
    await page.locator('form').waitFor();
    expect(await page.evaluate(() => window.ends)).toEqual(['definitionFetchError DEFINITION_FAILURE']);
  });

  test('that takes longer than 30 seconds is asked for again', async ({ page, pages, proxy, watch }) => {
    const hold = createHold('request');
    proxy.fault(DEFINITION, hold);
    await page.clock.install();
    await page.goto(
      pages.add(pageOf({ head: NOTES + tagOf(proxy.url), body: formOf() + formOf(EMAIL_FORM, 'id="other"') })),
    );
    await page.locator('#other form').waitFor();
    await hold.arrived;
    proxy.fault(DEFINITION, 'pass');
    await page.clock.fastForward(31_000);
    await page.locator('[data-mountkit]:not(#other) form').waitFor();
    expect(await page.evaluate(() => window.ends)).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('that does not come leaves a message with a button, by which it comes', async ({ page, pages, proxy }) => {
    proxy.fault(DEFINITION, { status: 500 });
    proxy.fault(STATIC_COPY, { status: 404 });
    const head = `<style>:root { color-scheme: light dark }</style>${tagOf(proxy.url)}`;
    const body = formOf(CONTACT_FORM, 'id="here" data-min-height="300"');
    await page.goto(pages.add(pageOf({ head, body })));
    const button = page.locator('#here').getByRole('button', { name: 'Try again' });
    await button.waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAxeViolations(page)).toEqual([]);
    }
    const asked = () => proxy.requests.filter(({ path }) => DEFINITION.test(path)).length;
    const before = asked();

    await page.keyboard.press('Tab');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => button.getAttribute('aria-disabled')).toBe('true');
    expect(await findAxeViolations(page)).toEqual([]);
    await eventually(() => button.getAttribute('aria-disabled')).toBe('false');
    expect(asked()).toBeGreaterThan(before);

    proxy.fault(DEFINITION, 'pass');
    await page.keyboard.press('Enter');
    const form = formModel(page.locator('#here'));
    await form.form.waitFor();
    const first = form.form.locator('input:not([type=hidden])').first();
    await eventually(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await button.count()).toBe(0);
  });

  test('of another kind is left to the fallback script, without a message', async ({ page, pages, proxy }) => {
    proxy.fault(DEFINITION, { status: 403, body: 'Not an Embed version 2 or 3 form' });
    const body = "document.querySelector('#here').append('Drawn by another script')";
    await page.route('**/fallback.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    const form = formOf(CONTACT_FORM, `id="here" data-fallback-script="${proxy.url}/fallback.js"`);
    await page.goto(pages.add(pageOf({ head: NOTES + tagOf(proxy.url), body: form })));
    await page.getByText('Drawn by another script').waitFor();
    await eventually(() => page.evaluate(() => window.ends)).toEqual(endsIn('NON_EMBEDDABLE_EDITOR2_FORM'));
    expect(await page.locator('#here .mk-load-failure').count()).toBe(0);
  });

  const LOST: readonly { name: string; lost: RegExp | null }[] = [
    { name: 'that does not come comes with the network', lost: null },
    { name: 'that does not come, nor the file of its message, comes with the network', lost: /lazy-load-failure/ },
  ];
  test.for(LOST)('$name', async ({ lost }, { page, pages, proxy, context }) => {
    proxy.fault(DEFINITION, { status: 500 });
    proxy.fault(STATIC_COPY, { status: 404 });
    if (lost) proxy.fault(lost, 'refused');
    await page.goto(pages.add(pageOf({ head: NOTES + tagOf(proxy.url), body: formOf(CONTACT_FORM, 'id="here"') })));
    await eventually(() => page.evaluate(() => window.ends.some((end) => end.startsWith('renderError')))).toBe(true);
    await page.locator('#here button').waitFor({ state: lost ? 'detached' : 'visible' });
    await context.setOffline(true);
    proxy.fault(DEFINITION, 'pass');
    if (lost) proxy.fault(lost, 'pass');
    await context.setOffline(false);
    await page.locator('#here form').waitFor();
    expect(await page.locator('#here .mk-load-failure').count()).toBe(0);
  });

  const WRONG: readonly { portal: string; form: string; code: string }[] = [
    { portal: 'eight', form: CONTACT_FORM, code: 'INVALID_PORTAL_ID' },
    { portal: '', form: CONTACT_FORM, code: 'INVALID_PORTAL_ID' },
    { portal: PORTAL, form: 'contact', code: 'INVALID_FORM_GUID' },
  ];
  test.for(WRONG)(
    'for portal "$portal" and form "$form" is told as an error',
    async ({ portal, form, code }, { page, pages, proxy, watch }) => {
      const body = `<div id="here" data-mountkit="form" data-portal-id="${portal}" data-form-id="${form}"></div>`;
      await page.goto(
        pages.add(pageOf({ head: NOTES + tagOf(proxy.url), body: body + formOf(EMAIL_FORM, 'id="other"') })),
      );
      await page.locator('#other form').waitFor();
      const status = () =>
        window.mountkit.forms?.registry.getByElement(document.querySelector('#here') as Element)?.status;
      await eventually(() => page.evaluate(status)).toBe('error');
      expect(await page.evaluate(() => window.ends)).toEqual([`renderError ${code}`]);
      expect(watch.reports).toHaveLength(1);
    },
  );

  test('is told as an error when its element is not there', async ({ page, pages, proxy, watch }) => {
    await page.goto(pages.add(pageOf({ head: NOTES + tagOf(proxy.url), body: formOf(EMAIL_FORM, 'id="other"') })));
    await page.locator('#other form').waitFor();
    const outcome = await page.evaluate(
      async (options) => {
        const forms = await window.mountkit.load('forms');
        const handle = forms.mount('#nowhere', options);
        const code = await handle.ready.catch((error) => error.code);
        return { status: handle.status, element: handle.element, code, ends: window.ends };
      },
      { portalId: PORTAL, formId: CONTACT_FORM },
    );
    const code = 'TARGET_NOT_FOUND';
    expect(outcome).toEqual({ status: 'error', element: null, code, ends: [`renderError ${code}`] });
    expect(watch.reports).toHaveLength(1);
    const { form } = formModel(page.locator('#other'));
    expect(await form.isVisible()).toBe(true);
  });
});
