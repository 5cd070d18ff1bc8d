import type { Page } from 'playwright-core';
import { describe, inject } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import { createHold } from './harness/faults';
import { CONTACT_FORM, EMAIL_FORM, formOf, PORTAL, pageOf, tagOf } from './harness/markup';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { type FormModel, formModel } from './models/form-model';

const DEFINITION = new RegExp(`^/embed/v3/form/${PORTAL}/${CONTACT_FORM}/json`);
const SUBMISSION = /^\/submissions\//;
const TRY_AGAIN = 'There was an issue submitting your form. Please wait a few seconds and try again.';

/** A definition as the server tells it; what the tests put into it, no server would. */
interface DefinitionDocument {
  readonly form: { readonly formFieldGroups: { fields: object[] }[] };
}

/** The contact form's definition as text, with more fields before its own. */
async function definitionWith(fields: readonly object[], more: object = {}): Promise<string> {
  const answer = await fetch(`${inject('server')}/embed/v3/form/${PORTAL}/${CONTACT_FORM}/json`);
  const { form, ...rest } = (await answer.json()) as DefinitionDocument;
  const groups = [...fields.map((field) => ({ fields: [field] })), ...form.formFieldGroups];
  return JSON.stringify({ ...rest, form: { ...form, ...more, formFieldGroups: groups } });
}

async function fill(form: FormModel): Promise<string> {
  const email = newEmail();
  await form.field('Last name').fill('Lovelace');
  await form.field('Email').fill(email);
  return email;
}

/** Fills and sends a form; answers how often it is stored. */
async function countStored(form: FormModel): Promise<number> {
  const email = await fill(form);
  await form.submit();
  await form.thanks.waitFor();
  return (await submissionsOf(email)).length;
}

const statusOf = (page: Page) =>
  page.evaluate(
    () => window.mountkit.forms?.registry.getByElement(document.querySelector('#here') as Element)?.status ?? '',
  );

/** Counts what markup that must not run would do. */
const RUNS = '<script>window.runs = 0; function ran() { runs++; }</script>';
const runsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'runs'));

/** What a key like `__proto__` would leave on every object. */
const polluted = (page: Page) => page.evaluate(() => Reflect.get({}, 'polluted') ?? null);

const FIVE_MEGABYTES = 5 * 1024 * 1024;

/** As much as a definition may hold, with the contact form's own three fields: docs/guide/bad-input.md. */
const LARGE: readonly { name: string; fields: readonly object[] }[] = [
  {
    name: 'in long texts',
    fields: Array.from({ length: 90 }, (_, index) => ({
      ...{ name: `long${index}`, fieldType: 'text', label: 'Long' },
      [['label', 'placeholder', 'defaultValue', 'description', 'unknown'][index % 5] as string]: 'm'.repeat(20_000),
    })),
  },
  {
    name: 'in a thousand fields',
    fields: Array.from({ length: 997 }, (_, index) => ({
      ...{ name: `many${index}`, fieldType: 'text', label: `Many ${index}`, description: 'm'.repeat(1800) },
    })),
  },
];

describe.each(builds)('a definition that nobody meant, with $name', (build) => {
  test.override({ build });

  test.for(LARGE)('of nearly two megabytes $name is drawn', async ({ fields }, { page, pages, proxy, watch }) => {
    const body = await definitionWith(fields);
    expect(body.length).toBeGreaterThan(1_800_000);
    proxy.fault(DEFINITION, { status: 200, body });
    const markup = formOf(CONTACT_FORM, 'id="here"') + formOf(EMAIL_FORM, 'id="other"');
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: markup })));
    await page.locator('#other form').waitFor();
    await eventually(() => statusOf(page)).toBe('ready');
    expect(await page.locator('#here input:not([type=submit])').count()).toBe(fields.length + 3);

    const other = formModel(page.locator('#other'));
    await other.submit();
    await eventually(() => other.describedBy('Work email')).not.toBe('');
    expect(watch.reports).toEqual([]);
    expect(watch.errors).toEqual([]);
  });

  test('with kinds of fields that nobody knows, keeps its other fields', async ({ page, pages, proxy, watch }) => {
    const kinds = ['hologram', '', 'constructor', '__proto__', 'hasOwnProperty', 'x y" onfocus="ran()'];
    const fields = [
      ...kinds.map((fieldType, index) => ({ name: `odd${index}`, label: `Odd ${index}`, fieldType })),
      { name: 'nothing' },
      { name: 'wrong', label: {}, fieldType: [], required: 'no', options: 7, validation: 'none', defaultValue: {} },
    ];
    proxy.fault(DEFINITION, { status: 200, body: await definitionWith(fields) });
    await page.goto(pages.add(pageOf({ head: RUNS + tagOf(proxy.url), body: formOf(CONTACT_FORM, 'id="here"') })));
    const form = formModel(page.locator('#here'));
    const email = await fill(form);
    expect(await statusOf(page)).toBe('ready');
    await form.submit();
    // What becomes of the odd values is the server's to say; the visitor's own are sent.
    await eventually(() => proxy.requests.filter(({ path }) => SUBMISSION.test(path)).length).toBe(1);
    expect(proxy.requests.find(({ path }) => SUBMISSION.test(path))?.body).toContain(email);
    expect(await runsOf(page)).toBe(0);
    expect(watch.errors.filter((error) => !error.includes('status of 4'))).toEqual([]);
  });

  test('with entries that are no groups and no fields, keeps its fields', async ({ page, pages, proxy, watch }) => {
    const groups = [null, 7, 'group', [], { fields: null }, { fields: 'email' }, { fields: [null, 7, [], {}] }];
    const document = JSON.parse(await definitionWith([])) as DefinitionDocument;
    (document.form.formFieldGroups as unknown[]).unshift(...groups);
    proxy.fault(DEFINITION, { status: 200, body: JSON.stringify({ ...document, metaData: 'none' }) });
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf(CONTACT_FORM, 'id="here"') })));
    const form = formModel(page.locator('#here'));
    await form.form.waitFor();
    await eventually(() => watch.reports.length).toBe(4);
    expect(await countStored(form)).toBe(1);
    expect(watch.errors).toEqual([]);
  });

  test('with markup in its texts, runs nothing', async ({ page, pages, proxy, watch }) => {
    const bad =
      '<img src="data:,x" onerror="ran()"><svg onload="ran()"></svg><script>ran()</script>" onfocus="ran()" autofocus="';
    const texts = { label: bad, description: bad, placeholder: bad, defaultValue: bad, helpText: bad };
    const fields = [
      { ...texts, name: 'bad', fieldType: 'text' },
      { ...texts, name: `bad${bad}`, fieldType: bad },
    ];
    const more = { submitText: bad, cssClass: bad, name: bad, guid: bad, themeName: bad };
    proxy.fault(DEFINITION, { status: 200, body: await definitionWith(fields, more) });
    await page.goto(pages.add(pageOf({ head: RUNS + tagOf(proxy.url), body: formOf(CONTACT_FORM, 'id="here"') })));
    const form = formModel(page.locator('#here'));
    await form.field('Last name').fill('');
    await form.submit();
    await eventually(() => form.describedBy('Last name')).not.toBe('');

    const able = 'script, [onerror], [onload], [onfocus], [autofocus]';
    expect(await form.root.locator(able).count()).toBe(0);
    expect(await runsOf(page)).toBe(0);
    expect(watch.errors).toEqual([]);
  });

  test('with the keys of a prototype, changes nothing on the page', async ({ page, pages, proxy, watch }) => {
    // Written as text: in an object literal the key would set the prototype and not be there.
    const keys =
      '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"prototype":{"polluted":true}';
    const names = ['__proto__', 'constructor', 'prototype', 'toString'];
    const fields = names.map((name) => ({ name, label: name, fieldType: 'text', objectTypeId: '0-1' }));
    const metaData = names.map((name) => ({ name, value: 'polluted' }));
    const body = (await definitionWith(fields, { metaData })).replace(/\{(?=")/g, `{${keys},`);
    proxy.fault(DEFINITION, { status: 200, body });
    const settings = `{${keys},"translations":{${keys},"en":{${keys},"fieldLabels":{${keys}}}}}`;
    const config = `<script type="application/json" data-mountkit-config>{${keys},"consent":{${keys}}}</script>`;
    const markup = formOf(CONTACT_FORM, `id="here" data-settings='${settings}' data-__proto__="polluted"`);
    await page.goto(pages.add(pageOf({ head: config + tagOf(proxy.url), body: markup })));
    const form = formModel(page.locator('#here'));
    await fill(form);
    proxy.fault(SUBMISSION, {
      status: 400,
      body: `{${keys},"errors":[{${keys}}],"validationResults":[{"fieldName":"__proto__","localizedVisitorErrorMessage":"No."}]}`,
    });
    await form.submit();
    await eventually(() => form.rollup.innerText()).toBe(TRY_AGAIN);
    expect(await statusOf(page)).toBe('ready');
    expect(await polluted(page)).toBeNull();
    expect(watch.errors.filter((error) => !error.includes('status of 400'))).toEqual([]);
  });
});

const BROKEN: readonly { name: string; settings: string; found: string }[] = [
  { name: 'cut off', settings: '{"submitText": "Go"', found: '"{\\"submitText\\": \\"Go\\""' },
  { name: 'of another kind', settings: '[1, 2]', found: '"[1, 2]"' },
  { name: 'no JSON', settings: 'submitText=Go', found: '"submitText=Go"' },
];

describe.each(builds)('the settings of a page with $name', (build) => {
  test.override({ build });

  test.for(BROKEN)(
    'that are $name are told, and the form works',
    async ({ settings, found }, { page, pages, proxy, watch }) => {
      const markup = formOf(CONTACT_FORM, `id="here" data-settings='${settings}'`);
      await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: markup })));
      const form = formModel(page.locator('#here'));
      expect(await countStored(form)).toBe(1);
      await eventually(() => watch.reports).toEqual([
        `mountkit: form #here: data-settings is ${found}, expected a JSON object`,
      ]);
      expect(watch.errors).toEqual([]);
    },
  );
});

/** Posts to `target` all that a hostile script may think of; the word at the end says that all have come. */
const POST_ALL = `function postAll(target, end) {
  var id = '${CONTACT_FORM}', cycle = { type: 'hsFormCallback' };
  cycle.self = cycle;
  [
    { type: 'hsFormCallback', eventName: 'onFormReady', id: id, data: {} },
    { type: 'hsFormCallback', eventName: 'onFormSubmit', id: id, data: [{ name: 'email', value: 'eve@example.org' }] },
    { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: id, data: { redirectUrl: 'https://evil.test/' } },
    { type: 'hsFormCallback', eventName: '__proto__', id: '__proto__', data: JSON.parse('{"__proto__":{"polluted":1}}') },
    { type: 'mountkit:forms:submit', id: id }, { type: 'height', height: 1e9 }, { type: 'height', height: 'none' },
    { type: {} }, { type: null }, {}, [], [[]], null, undefined, true, 0, NaN, '', 'submit', 'hsFormCallback',
    '{"type":"hsFormCallback","eventName":"onFormSubmit","id":"' + id + '"}', '<img src=x onerror=alert(1)>',
    JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
    new Error('posted'), new Map([['type', 'hsFormCallback']]), new Date(NaN), new ArrayBuffer(8), cycle,
    new Array(100000).fill({ type: 'hsFormCallback' }), 'm'.repeat(${FIVE_MEGABYTES}),
  ].forEach(function (message) { target.postMessage(message, '*'); });
  target.postMessage(end, '*');
}`;

/** Notes the ends of posting, and the form's events. */
const NOTES = `<script>
window.ends = []; window.names = [];
addEventListener('message', function (event) { if (/^end /.test(event.data)) ends.push(event.data); });
['ready', 'beforeSubmit', 'submit', 'submitted', 'failedValidation', 'renderError'].forEach(function (name) {
  document.addEventListener('mountkit:forms:' + name, function () { names.push(name); });
});
</script>`;

const read = (page: Page, name: 'ends' | 'names') => page.evaluate((name) => Reflect.get(window, name), name);

describe.each(builds)('messages that anybody posts to a page with $name', (build) => {
  test.override({ build });

  test('do nothing', async ({ page, pages, proxy, watch }) => {
    const script = `<script>${POST_ALL} postAll(window, 'end early');</script>`;
    const frame = pages.add(pageOf({ head: `<script>${POST_ALL} postAll(parent, 'end frame');</script>` }));
    const head = NOTES + tagOf(proxy.url) + script;
    await page.goto(pages.add(pageOf({ head, body: formOf(CONTACT_FORM, 'id="here"') })));
    const form = formModel(page.locator('#here'));
    await form.form.waitFor();
    await page.evaluate(`(function () { ${POST_ALL} postAll(window, 'end page'); })()`);
    await page.waitForFunction(() => Reflect.get(window, 'ends').includes('end page'));
    // On another origin than the page, as an advertisement is.
    await page.evaluate(
      (src) => {
        document.body.append(Object.assign(document.createElement('iframe'), { src }));
      },
      frame.replace('localhost', '127.0.0.1'),
    );
    await page.waitForFunction(() => Reflect.get(window, 'ends').includes('end frame'));

    expect(await read(page, 'ends')).toEqual(['end early', 'end page', 'end frame']);
    expect(await read(page, 'names')).toEqual(['ready']);
    expect(await statusOf(page)).toBe('ready');
    expect(proxy.requests.filter(({ path }) => SUBMISSION.test(path))).toEqual([]);
    expect(await polluted(page)).toBeNull();

    expect(await countStored(form)).toBe(1);
    expect(await read(page, 'names')).toEqual(['ready', 'beforeSubmit', 'submit', 'submitted']);
    expect(proxy.requests.filter(({ path }) => SUBMISSION.test(path))).toHaveLength(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});

/** Wraps a method of an object by one that works as well and counts its calls. */
const wrap = (owner: string, method: string) => `(function () {
  var original = ${owner}.${method};
  ${owner}.${method} = function () { calls++; return original.apply(this, arguments); };
})();`;

const PATCHES: readonly { name: string; script: string; isCalled: boolean }[] = [
  { name: 'a method on every array', script: 'Array.prototype.extra = function () { calls++; };', isCalled: false },
  { name: 'a text on every object', script: `Object.prototype.extra = 'extra';`, isCalled: false },
  { name: 'a method on every object', script: 'Object.prototype.extra = function () { calls++; };', isCalled: false },
  {
    name: "an array's map and push of their own",
    script: wrap('Array.prototype', 'map') + wrap('Array.prototype', 'push'),
    isCalled: true,
  },
  { name: 'a JSON.parse of their own', script: wrap('JSON', 'parse'), isCalled: true },
  { name: 'a fetch of their own', script: wrap('window', 'fetch'), isCalled: true },
];

describe.each(builds)('a page whose scripts bring, before the tag with $name,', (build) => {
  test.override({ build });

  test.for(PATCHES)('$name, has a form that works', async ({ script, isCalled }, { page, pages, proxy, watch }) => {
    const head = `<script>window.calls = 0; ${script}</script>${tagOf(proxy.url)}`;
    const body = formOf(CONTACT_FORM, 'id="here" data-redirect-fields="email,lastname"');
    await page.goto(pages.add(pageOf({ head, body })));
    const form = formModel(page.locator('#here'));
    const email = await fill(form);
    await form.submit();
    await form.thanks.waitFor();
    const stored = await submissionsOf(email);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.context).toMatchObject({
      renderedFieldsIds: ['firstname', 'lastname', 'email'],
      originalEmbedContext: { redirectFields: ['email', 'lastname'] },
    });
    expect((await page.evaluate(() => Reflect.get(window, 'calls'))) > 0).toBe(isCalled);
    expect(await form.root.locator('[extra]').count()).toBe(0);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});

describe.each(builds)('an element that is gone before its definition comes, with $name', (build) => {
  test.override({ build });

  test('is left alone, and may come again', async ({ page, pages, proxy, watch }) => {
    const hold = createHold('request');
    proxy.fault(DEFINITION, hold);
    await page.goto(pages.add(pageOf({ head: NOTES + tagOf(proxy.url), body: formOf(CONTACT_FORM, 'id="here"') })));
    await hold.arrived;
    await eventually(() => statusOf(page)).toBe('loading');
    const handle = await page.evaluateHandle(() => window.mountkit.forms?.registry.all()[0]);
    const element = await page.evaluateHandle(() => {
      const element = document.querySelector('#here') as HTMLElement;
      element.remove();
      return element;
    });
    await eventually(() => handle.evaluate((handle) => handle?.status)).toBe('unmounted');

    // What comes for nobody draws nothing: the answer is there before that of the form that comes again.
    hold.release();
    await element.evaluate((element) => void document.querySelector('main')?.append(element));
    const form = formModel(page.locator('#here'));
    await form.form.waitFor();
    expect(await page.locator('form').count()).toBe(1);
    expect(await read(page, 'names')).toEqual(['ready']);
    expect(await countStored(form)).toBe(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});
