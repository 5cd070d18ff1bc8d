import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { CONTACT_FORM, formOf, pageOf } from './harness/markup';
import { expect, test } from './harness/test';
import { openHostile, scriptsOf, serveHostile, visitorOf, WAYS } from './models/hostile-page';

const script = (text: string) => `<script>${text}</script>`;

const GETTER = `Object.defineProperty(window, Symbol.for('mountkit.v1'), { get: function () { throw new Error('mine'); } })`;
const FROZEN = `window[Symbol.for('mountkit.v1')] = Object.freeze({
  has: function () { return false; }, get: function () {}, set: function () { throw new Error('mine'); } })`;

/** Pages on which nothing can start. */
const HOPELESS = [
  { name: 'hides document.querySelectorAll', body: '<img name="querySelectorAll" alt="">' },
  { name: 'has a getter that throws at our symbol', head: script(GETTER) },
  { name: 'has a record at our symbol that takes nothing', head: script(FROZEN) },
];

describe.each(Object.keys(WAYS))('by %s', (way) => {
  test.for(HOPELESS)('a page that $name is told so, and hears no error', async (host, { page, proxy, watch }) => {
    await openHostile(page, proxy, { ...host, way });
    await eventually(() => watch.blockers.length).toBeGreaterThan(0);
    expect(watch.blockers.join()).toMatch(/mine|querySelectorAll/);
  });

  test('a frame without an origin of its own shows what it can, attribution too', async ({
    page,
    pages,
    proxy,
    watch,
  }) => {
    const inner = serveHostile(proxy, { way });
    const frameAround = `<iframe sandbox="allow-scripts" width="900" height="700" src="${inner}"></iframe>`;
    await page.goto(pages.add(pageOf({ body: frameAround })));
    const frame = page.frameLocator('iframe');
    await frame.locator('#plain input[name=email]').waitFor();
    await frame.locator('#shop form input').first().waitFor({ state: 'attached' });
    await frame.getByRole('link', { name: 'Open' }).click();
    await frame.locator('dialog[open]').waitFor();
    expect(watch.reports).toEqual([]);
  });
});

test.for(['querySelector', 'createElement'])(
  'an element that hides document.%s is named once',
  async (name, { page, proxy, watch }) => {
    await openHostile(page, proxy, { way: 'mountkit.js', body: `<img name="${name}" alt="">` });
    const named = () => watch.reports.filter((text) => text.includes(`<img name="${name}"> hides document.${name}`));
    await eventually(() => named().length).toBe(1);
    expect(watch.blockers.length).toBeGreaterThan(0);
  },
);

/** Names of controls by which a form's own members cannot be reached any more. */
const NAMES = [
  'submit',
  'name',
  'id',
  'action',
  'method',
  'elements',
  'closest',
  'matches',
  'querySelectorAll',
  'focus',
];

test('a form whose fields hide its own methods is drawn, checked and sent', async ({ page, pages, proxy }) => {
  const fields = NAMES.map((name) => ({
    name,
    label: `The ${name}`,
    fieldType: 'text',
    type: 'string',
    required: true,
  }));
  const form = { guid: CONTACT_FORM, portalId: 8100231, formFieldGroups: [{ fields }] };
  proxy.fault(new RegExp(`/embed/.*${CONTACT_FORM}`), { status: 200, body: JSON.stringify({ form }) });
  proxy.fault(/^\/submissions\//, { status: 200, body: JSON.stringify({ inlineMessage: 'Thank you' }) });
  await page.goto(pages.add(pageOf({ body: formOf() + scriptsOf('mountkit.js', proxy.url) })));
  await page.locator('input[type=submit]').click();
  await eventually(() => page.locator(':focus').getAttribute('name')).toBe('submit');
  for (const name of NAMES) await page.locator(`input[name=${name}]`).fill(`my ${name}`);
  await page.locator('input[type=submit]').click();
  await page.getByText('Thank you').waitFor();
  const { body = '' } =
    proxy.requests.find(({ method, path }) => method === 'POST' && path.startsWith('/submissions/')) ?? {};
  for (const name of NAMES) expect(body).toContain(`name="${name}"\r\n\r\nmy ${name}\r\n`);
});

test('a shop whose forms hide their own methods is used', async ({ page, proxy, watch }) => {
  const hidden = ['querySelector', 'querySelectorAll', 'closest', 'remove', 'getAttribute', 'parentNode'];
  const form = `<form>${hidden.map((name) => `<input name="${name}">`).join('')}<wc-order-attribution-inputs></wc-order-attribution-inputs></form>`;
  await openHostile(page, proxy, { way: 'mountkit.js', body: form });
  await visitorOf(page, proxy).add();
  expect(watch.reports).toEqual([]);
});
