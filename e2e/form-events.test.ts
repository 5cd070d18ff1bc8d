import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { CONTACT_FORM, formOf, PORTAL, pageOf, tagOf } from './harness/markup';
import type { EventDetail } from './harness/page-api';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { type FormModel, formModel } from './models/form-model';

/** What the scripts of a test page have heard, by the way it came. */
type Heard = Record<string, { name: string; detail: EventDetail; target?: string; cancelable?: boolean }[]>;

declare global {
  interface Window {
    heard: Heard;
  }
}

const EVENTS = [
  ...['beforeFormInit', 'definitionFetched', 'definitionFetchError', 'rendered', 'ready', 'failedValidation'],
  ...['beforeSubmit', 'submit', 'submitted', 'submissionFailure', 'renderError'],
];

/** Runs before the tag: hears every event in every way that needs no handle. */
const EARS = `<script>
window.heard = { page: [], dom: [], message: [], handle: [], callback: [] };
window.mountkit = window.mountkit || { q: [] };
${JSON.stringify(EVENTS)}.forEach(function (name) {
  mountkit.q.push(function (m) { m.on('forms:' + name, function (detail) { heard.page.push({ name: name, detail: detail }); }); });
  document.addEventListener('mountkit:forms:' + name, function (event) {
    heard.dom.push({ name: name, detail: event.detail, target: event.composedPath()[0].className, cancelable: event.cancelable });
  });
});
document.addEventListener('hsvalidatedsubmit', function (event) {
  heard.dom.push({ name: 'hsvalidatedsubmit', detail: {}, target: event.target.localName });
});
addEventListener('message', function (event) {
  if (event.data.type === 'hsFormCallback' && event.source === window) heard.message.push({ name: event.data.eventName, detail: event.data });
});
</script>`;

const LOADED = ['beforeFormInit', 'definitionFetched', 'rendered', 'ready'];
const SENT = ['beforeSubmit', 'submit', 'submitted'];
const CALLED = [
  ...['onBeforeFormInit', 'onFormDefinitionFetchSuccess', 'onFormReady', 'onFormFailedValidation'],
  ...['onBeforeFormSubmit', 'onFormSubmit', 'onFormSubmitted'],
];
/** Messages begin with the definition, as those of the incumbent. */
const POSTED = ['onFormDefinitionFetchSuccess', 'onBeforeFormInit', ...CALLED.slice(2)];

const heard = (page: Page, way: string) => page.evaluate((way) => window.heard[way] ?? [], way);
const namesOf = async (page: Page, way: string) => (await heard(page, way)).map(({ name }) => name);

async function fill(form: FormModel): Promise<string> {
  const email = newEmail();
  await form.type('Last name', 'Lovelace');
  await form.type('Email', email);
  return email;
}

describe.each(builds)('the events of a form with $name', (build) => {
  test.override({ build });

  test('come in one order, to the page, through the DOM and as window messages', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: EARS + tagOf(proxy.url), body: formOf(CONTACT_FORM, 'class="here"') })));
    const form = formModel(page.locator('.here'));
    await form.form.waitFor();
    await form.submit();
    const email = await fill(form);
    await form.submit();
    await form.thanks.waitFor();
    await eventually(() => namesOf(page, 'message')).toEqual(POSTED);

    expect(await namesOf(page, 'page')).toEqual([...LOADED, 'failedValidation', ...SENT]);
    expect(await namesOf(page, 'dom')).toEqual([...LOADED, 'failedValidation', 'hsvalidatedsubmit', ...SENT]);

    const dom = await heard(page, 'dom');
    const instanceId = await page.evaluate((id) => window.mountkit.forms?.registry.get(id)?.instanceId, CONTACT_FORM);
    for (const { name, detail, target, cancelable } of dom.filter(({ name }) => name !== 'hsvalidatedsubmit')) {
      expect({ name, id: detail.id, instanceId: detail.instanceId, target }).toEqual({
        ...{ name, id: CONTACT_FORM, instanceId, target: 'here' },
      });
      expect({ name, cancelable }).toEqual({ name, cancelable: name === 'beforeSubmit' });
    }
    expect(dom.find(({ name }) => name === 'hsvalidatedsubmit')?.target).toBe('form');

    const values = expect.arrayContaining([{ name: 'email', value: email }]);
    const detailOf = async (name: string) => (await heard(page, 'page')).find((event) => event.name === name)?.detail;
    expect((await detailOf('failedValidation'))?.fields).toEqual([
      { name: 'lastname', key: 'required' },
      { name: 'email', key: 'required' },
    ]);
    expect((await detailOf('submit'))?.values).toEqual(values);
    expect((await detailOf('submitted'))?.submissionValues).toEqual(values);
    for (const { name, detail } of await heard(page, 'message')) {
      expect(detail).toMatchObject({ type: 'hsFormCallback', eventName: name, id: CONTACT_FORM });
    }
    expect(await submissionsOf(email)).toHaveLength(1);
  });

  test('leave a shadow tree', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: EARS + tagOf(proxy.url), body: '<div id="host"></div>' })));
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate((markup) => {
      const root = document.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot;
      root.innerHTML = markup;
      window.mountkit.scan(root);
    }, formOf());
    await page.locator('#host form').waitFor();
    await eventually(() => namesOf(page, 'dom')).toEqual(LOADED);
  });

  test('reach a handle, and callbacks that a script gave', async ({ page, pages, proxy }) => {
    const script = `<script>mountkit.q.push(function (m) { m.load('forms').then(function (forms) {
      var options = { portalId: '${PORTAL}', formId: '${CONTACT_FORM}' };
      ${JSON.stringify([...CALLED, 'onFormError', 'onRenderError'])}.forEach(function (name) {
        options[name] = function (detail) { heard.callback.push({ name: name, detail: detail }); };
      });
      var handle = forms.mount('#here', options);
      ${JSON.stringify(EVENTS)}.forEach(function (name) {
        handle.on(name, function (detail) { heard.handle.push({ name: name, detail: detail }); });
      });
    }); });</script>`;
    await page.goto(pages.add(pageOf({ head: EARS + script + tagOf(proxy.url), body: '<div id="here"></div>' })));
    const form = formModel(page.locator('#here'));
    await form.form.waitFor();
    await form.submit();
    await fill(form);
    await form.submit();
    await form.thanks.waitFor();
    expect(await namesOf(page, 'callback')).toEqual(CALLED);
    // The first event came before there was a handle to listen on.
    expect(await namesOf(page, 'handle')).toEqual([...LOADED.slice(1), 'failedValidation', ...SENT]);
    for (const { detail } of await heard(page, 'callback')) expect(detail.id).toBe(CONTACT_FORM);
  });

  test('let a page hold a submission back', async ({ page, pages, proxy }) => {
    const script = `<script>addEventListener('mountkit:forms:beforeSubmit', function (event) { event.preventDefault(); }, { once: true });</script>`;
    await page.goto(pages.add(pageOf({ head: EARS + script + tagOf(proxy.url), body: formOf() })));
    const form = formModel(page.locator('[data-mountkit]'));
    const email = await fill(form);
    await form.submit();
    await eventually(() => namesOf(page, 'page')).toEqual([...LOADED, 'beforeSubmit']);
    expect(await form.button.isEnabled()).toBe(true);
    expect(proxy.requests.filter(({ path }) => path.startsWith('/submissions/'))).toEqual([]);

    await form.submit();
    await form.thanks.waitFor();
    expect(await namesOf(page, 'page')).toEqual([...LOADED, 'beforeSubmit', ...SENT]);
    expect(await submissionsOf(email)).toHaveLength(1);
  });

  test('go on when a listener throws', async ({ page, pages, proxy, watch }) => {
    const script = `<script>
    window.mountkit = { q: [] };
    mountkit.q.push(function () { throw new Error('thrown in the queue'); });
    mountkit.q.push(function (m) {
      ['ready', 'beforeSubmit', 'submitted'].forEach(function (name) {
        m.on('forms:' + name, function () { throw new Error('thrown by the page'); });
      });
      m.load('forms').then(function (forms) {
        forms.registry.onReady(function (handle) {
          handle.on('submit', function () { throw new Error('thrown on the handle'); });
          throw new Error('thrown in the registry');
        });
        forms.mount('#here', { portalId: '${PORTAL}', formId: '${CONTACT_FORM}', onFormSubmit: function () { throw new Error('thrown by a callback'); } });
      });
    });</script>`;
    await page.goto(
      pages.add(
        pageOf({
          head: script + EARS + tagOf(proxy.url),
          body: '<div id="here"></div>',
        }),
      ),
    );
    const form = formModel(page.locator('#here'));
    const email = await fill(form);
    await form.submit();
    await form.thanks.waitFor();
    expect(await namesOf(page, 'page')).toEqual([...LOADED, ...SENT]);
    expect(await namesOf(page, 'dom')).toEqual([...LOADED, 'hsvalidatedsubmit', ...SENT]);
    expect(await submissionsOf(email)).toHaveLength(1);
    for (const place of ['in the queue', 'by the page', 'on the handle', 'in the registry', 'by a callback']) {
      expect(watch.reports.join('\n')).toContain(`thrown ${place}`);
    }
  });
});
