import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { builds } from './harness/builds';
import { eventually } from './harness/eventually';
import type { FaultProxy } from './harness/fault-proxy';
import { CONTACT_FORM, EMAIL_FORM, formOf, PORTAL, pageOf, tagOf } from './harness/markup';
import { importNpm, npmImportMap, serveNpm } from './harness/npm-build';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';
import { type FormModel, formModel } from './models/form-model';

/** Fills and sends a form; answers the address that it was sent with. */
async function send(form: FormModel): Promise<string> {
  const email = newEmail();
  await form.field('Last name').fill('Lovelace');
  await form.field('Email').fill(email);
  await form.submit();
  await form.thanks.waitFor();
  return email;
}

const definitionsAsked = ({ requests }: FaultProxy) =>
  requests.filter(({ path }) => path.startsWith('/embed/v3/form/'));

/** Opens a page that imports the npm package, and waits until it has. */
async function openWithNpm(page: Page, address: string): Promise<void> {
  await serveNpm(page);
  await page.goto(address);
  await page.waitForFunction(() => window.npm);
}

/** Hears every event of a form, from before the tag, by the page-wide way. */
const EARS = `<script>
window.names = [];
window.mountkit = window.mountkit || { q: [] };
['beforeFormInit', 'definitionFetched', 'rendered', 'ready', 'beforeSubmit', 'submit', 'submitted'].forEach(function (name) {
  mountkit.q.push(function (m) { m.on('forms:' + name, function () { names.push(name); }); });
});
</script>`;

const namesOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'names'));

describe.each(builds)('the script tag with $name and the npm package on one page', (build) => {
  test.override({ build });

  test('share the form that the tag has mounted', async ({ page, pages, proxy, watch }) => {
    const head = (await npmImportMap()) + tagOf(proxy.url) + importNpm;
    await openWithNpm(page, pages.add(pageOf({ head, body: formOf(CONTACT_FORM, 'id="here"') })));
    const form = formModel(page.locator('#here'));
    await form.form.waitFor();

    const same = await page.evaluate(async () => {
      const element = document.querySelector('#here') as HTMLElement;
      const { registry } = await window.mountkit.load('forms');
      const handle = registry.getByElement(element);
      return {
        found: handle?.status,
        mounted: window.npm.mount(element) === handle && window.npm.mount('#here') === handle,
        inRegistry: window.npm.registry.getByElement(element) === handle,
        all: window.npm.registry.all().length,
        globals: window.npm.registry !== registry,
      };
    });
    // Two copies they are: their registries are two objects that answer the same.
    expect(same).toEqual({ found: 'ready', mounted: true, inRegistry: true, all: 1, globals: true });
    expect(await page.locator('form').count()).toBe(1);
    expect(definitionsAsked(proxy)).toHaveLength(1);
    expect(await submissionsOf(await send(form))).toHaveLength(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('share the form that the package has mounted', async ({ page, pages, proxy, watch }) => {
    const head = (await npmImportMap()) + tagOf(proxy.url, 'data-auto="off"') + importNpm;
    await openWithNpm(page, pages.add(pageOf({ head, body: formOf(CONTACT_FORM, 'id="here"') })));
    await page.evaluate(() => window.npm.mount('#here').ready.then(() => {}));

    const same = await page.evaluate(async () => {
      const element = document.querySelector('#here') as HTMLElement;
      const handle = window.npm.registry.getByElement(element);
      window.mountkit.scan();
      const { mount, registry } = await window.mountkit.load('forms');
      return {
        found: handle?.status,
        mounted: mount(element) === handle,
        inRegistry: registry.getByElement(element) === handle,
        all: registry.all().length,
      };
    });
    expect(same).toEqual({ found: 'ready', mounted: true, inRegistry: true, all: 1 });
    expect(await page.locator('form').count()).toBe(1);
    expect(await submissionsOf(await send(formModel(page.locator('#here'))))).toHaveLength(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('tell the page of the events of both', async ({ page, pages, proxy, watch }) => {
    const head = (await npmImportMap()) + EARS + tagOf(proxy.url) + importNpm;
    await openWithNpm(page, pages.add(pageOf({ head, body: '<div id="plain"></div>' })));
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate((options) => void window.npm.mount('#plain', options), {
      portalId: PORTAL,
      formId: CONTACT_FORM,
    });
    const email = await send(formModel(page.locator('#plain')));
    expect(await namesOf(page)).toEqual([
      ...['beforeFormInit', 'definitionFetched', 'rendered', 'ready'],
      ...['beforeSubmit', 'submit', 'submitted'],
    ]);
    expect(await submissionsOf(email)).toHaveLength(1);
    // The package brought the form: the tag has fetched nothing for it.
    expect(proxy.requests.filter(({ path }) => path.includes('/chunks/'))).toEqual([]);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('agree on the provider that the tag names, whoever comes first', async ({ page, pages, proxy, watch }) => {
    const body = `<div id="first"></div>${formOf(EMAIL_FORM, 'id="second"')}`;
    await openWithNpm(page, pages.add(pageOf({ head: (await npmImportMap()) + importNpm, body })));
    await page.evaluate((options) => window.npm.mount('#first', options).ready.then(() => {}), {
      portalId: PORTAL,
      formId: CONTACT_FORM,
      provider: proxy.url,
    });
    await page.evaluate((provider) => {
      const script = document.createElement('script');
      script.src = `${provider}/mountkit/mountkit.js`;
      script.dataset.provider = provider;
      document.head.append(script);
    }, proxy.url);
    await page.locator('#second form').waitFor();
    expect(await page.locator('form').count()).toBe(2);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});

/** Keeps all that windows post to the page. */
const MAILBOX = `<script>
window.mail = [];
addEventListener('message', function (event) { mail.push(event.data); });
</script>`;

const FRAMES: readonly { name: string; host: string; sandbox: string }[] = [
  { name: 'of the same origin', host: 'localhost', sandbox: '' },
  { name: 'of another origin', host: '127.0.0.1', sandbox: '' },
  { name: 'in a sandbox', host: 'localhost', sandbox: 'sandbox="allow-scripts allow-forms"' },
];

describe.each(builds)('a page in a frame with $name', (build) => {
  test.override({ build });

  test.for(FRAMES)(
    '$name sends its form, and no value to the page around it',
    async ({ host, sandbox }, { page, pages, proxy, watch }) => {
      const inner = pages.add(pageOf({ head: tagOf(proxy.url), body: formOf() }));
      const frame = `<iframe ${sandbox} width="800" height="600" src="${inner}"></iframe>`;
      const outer = pages.add(pageOf({ head: MAILBOX, body: frame }));
      await page.goto(outer.replace('localhost', host));

      const email = await send(formModel(page.frameLocator('iframe').locator('[data-mountkit]')));
      expect(await submissionsOf(email)).toHaveLength(1);

      // Messages keep their order: when this one is there, all before it are.
      await page.frame({ url: inner })?.evaluate(() => parent.postMessage('the last', '*'));
      await page.waitForFunction(() => Reflect.get(window, 'mail').at(-1) === 'the last');
      const mail = JSON.stringify(await page.evaluate(() => Reflect.get(window, 'mail')));
      expect(mail).not.toContain(email);
      expect(mail).not.toContain('Lovelace');
      expect(watch.errors).toEqual([]);
      expect(watch.reports).toEqual([]);
    },
  );
});

/** The tag as page optimisers rewrite it: nothing that a browser runs. */
const asleep = (provider: string, attributes = '') =>
  `<script type="text/delayed" data-src="${provider}/mountkit/mountkit.js" data-provider="${provider}/" ${attributes}></script>`;

/** Calls `wake` with the sleeping tag at the visitor's first act. */
const atFirstAct = (wake: string) => `<script>
addEventListener('keydown', function () {
  var tag = document.querySelector('script[type="text/delayed"]');
  (${wake})(tag);
}, { once: true });
</script>`;

/** Ways of an optimiser to run the text that it has fetched. */
const WAKES: readonly { name: string; run: string }[] = [
  {
    name: 'an inline script with the attributes of the tag',
    run: `var script = document.createElement('script');
      Object.assign(script.dataset, tag.dataset);
      script.text = text;
      tag.replaceWith(script);`,
  },
  {
    name: 'a blob with the attributes of the tag',
    run: `var script = document.createElement('script');
      Object.assign(script.dataset, tag.dataset);
      script.src = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      tag.replaceWith(script);`,
  },
  {
    name: 'an inline script of its own',
    run: `var script = document.createElement('script');
      script.text = text;
      document.head.append(script);`,
  },
  {
    name: 'a blob of its own',
    run: `var script = document.createElement('script');
      script.src = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      document.head.append(script);`,
  },
  { name: 'no script at all', run: '(0, eval)(text);' },
];

describe.each(builds)('a page optimiser, with $name', (build) => {
  test.override({ build });

  test('may delay the tag until the visitor does something', async ({ page, pages, proxy, watch }) => {
    const wake = `function (tag) {
      var script = document.createElement('script');
      Object.assign(script.dataset, tag.dataset);
      script.src = tag.dataset.src;
      tag.replaceWith(script);
    }`;
    const queue = `<script>window.mountkit = { q: [function () { window.runs = (window.runs || 0) + 1; }] };</script>`;
    const head = queue + asleep(proxy.url) + atFirstAct(wake);
    await page.goto(pages.add(pageOf({ head, body: formOf() })));
    expect(proxy.requests).toEqual([]);
    await page.keyboard.press('Tab');

    const email = await send(formModel(page.locator('[data-mountkit]')));
    expect(await submissionsOf(email)).toHaveLength(1);
    expect(await page.evaluate(() => Reflect.get(window, 'runs'))).toBe(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test.for(WAKES)('may run its text by $name', async ({ run }, { page, pages, proxy, watch }) => {
    const wake = `function (tag) {
      fetch(tag.dataset.src).then(function (answer) { return answer.text(); }).then(function (text) { ${run} });
    }`;
    const head = asleep(proxy.url, `data-base="${proxy.url}/mountkit/"`) + atFirstAct(wake);
    await page.goto(pages.add(pageOf({ head, body: formOf() })));
    await page.keyboard.press('Tab');

    const email = await send(formModel(page.locator('[data-mountkit]')));
    expect(await submissionsOf(email)).toHaveLength(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });
});

describe.each(builds)('a form out of sight with $name', (build) => {
  test.override({ build });

  test('is drawn where nothing is displayed, and works once it is', async ({ page, pages, proxy, watch }) => {
    const body = '<div id="drawer" style="display:none"></div>';
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body })));
    await page.waitForLoadState('load');
    await page.waitForFunction(() => 'version' in window.mountkit);
    await page.evaluate(
      (markup) => {
        (document.querySelector('#drawer') as Element).innerHTML = markup;
      },
      formOf(CONTACT_FORM, 'data-min-height="300"'),
    );

    const form = formModel(page.locator('[data-mountkit]'));
    await form.form.waitFor({ state: 'attached' });
    expect(await form.form.isVisible()).toBe(false);
    await page.evaluate(() => (document.querySelector('#drawer') as HTMLElement).style.removeProperty('display'));
    await form.form.waitFor();

    await form.submit();
    await eventually(() => form.describedBy('Email')).not.toBe('');
    expect(await submissionsOf(await send(form))).toHaveLength(1);
    expect(watch.errors).toEqual([]);
    expect(watch.reports).toEqual([]);
  });

  test('arrives although its tab is closed as soon as the button is pressed', async ({ page, pages, proxy }) => {
    await page.goto(pages.add(pageOf({ head: tagOf(proxy.url), body: formOf() })));
    const form = formModel(page.locator('[data-mountkit]'));
    const email = newEmail();
    await form.field('Last name').fill('Lovelace');
    await form.field('Email').fill(email);
    await form.submit();
    await page.close();
    await eventually(async () => (await submissionsOf(email)).length).toBe(1);
  });
});
