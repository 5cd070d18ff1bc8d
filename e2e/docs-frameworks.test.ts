import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe } from 'vitest';
import { type BuiltApp, bundleApp } from './harness/bundle-apps';
import { pageOf } from './harness/markup';
import { listSnippets } from './harness/snippets';
import { newEmail, submissionsOf } from './harness/stored';
import { expect, test } from './harness/test';

/** Of an application that mounts a form and has no React, in brotli. */
const LIMIT = 20_000;
const REACT = /react\.(?:transitional\.)?element|react-dom|__SECRET_INTERNALS|useSyncExternalStore called/;

const PROGRAM = {
  place: 'a program',
  language: 'ts',
  text: `import { mount } from '@mountkit/forms-embed/vanilla';
mount('#app', { portalId: '8100231', formId: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10', provider: '/' });`,
};
const snippets = listSnippets().filter(({ language, notRun }) => /^(?:vue|svelte)$/.test(language) && !notRun);
const apps = [PROGRAM, ...snippets];

let built: readonly BuiltApp[];
beforeAll(async () => {
  built = await Promise.all(apps.map(bundleApp));
}, 240_000);

describe('an application where React is not installed', () => {
  test('loads at most 20,000 bytes for a form', () => {
    const { first, files } = built[0] as BuiltApp;
    expect(brotliCompressSync(first).length).toBeLessThan(LIMIT);
    expect([...files.values()].filter((code) => REACT.test(code))).toEqual([]);
  });

  test('is shown for Vue and for Svelte', () => {
    expect(new Set(snippets.map(({ language }) => language))).toEqual(new Set(['vue', 'svelte']));
  });

  test.for(apps.map(({ place }, index) => [place, index] as const))(
    'draws and sends a form: %s',
    async ([, index], { page, proxy, watch }) => {
      const { entry, files } = built[index] as BuiltApp;
      const body = pageOf({ body: `<div id="app"></div><script type="module" src="${entry}"></script>` });
      await page.route('https://forms.example/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: proxy.url + pathname + search }) });
      });
      await page.route(`${proxy.url}/app/**`, (route) => {
        const code = files.get(new URL(route.request().url()).pathname);
        return route.fulfill(
          code === undefined ? { contentType: 'text/html', body } : { contentType: 'text/javascript', body: code },
        );
      });
      await page.goto(`${proxy.url}/app/`, { waitUntil: 'load' });
      const email = newEmail();
      await page.getByRole('textbox').first().fill(email);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect.poll(async () => (await submissionsOf(email)).length, { timeout: 20_000 }).toBe(1);
      expect(watch.errors).toEqual([]);
    },
  );
});
