import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EMAIL_FORM, formOf, pageOf } from './harness/markup';
import { builtRoot } from './harness/server-process';
import { expect, test } from './harness/test';
import { formModel } from './models/form-model';

// The scripts that hold whole widgets, in each module system that they may meet: contract section 10.

const run = promisify(execFile);
const requireJs = readFileSync(createRequire(import.meta.url).resolve('requirejs/require.js'), 'utf8');
const dist = join(builtRoot(), 'packages/mountkit/dist');

const FILES = [
  { file: 'mountkit.umd.js', name: 'mountkit', api: 'forms' },
  { file: 'umd/forms-embed.js', name: 'mountkit/forms-embed', api: 'forms' },
  { file: 'umd/popup-engine.js', name: 'mountkit/popup-engine', api: 'popups' },
  { file: 'umd/sticky.js', name: 'mountkit/sticky', api: 'sticky' },
  { file: 'umd/loop-filter.js', name: 'mountkit/loop-filter', api: 'filters' },
  { file: 'umd/shop-cart.js', name: 'mountkit/shop-cart', api: 'cart' },
] as const;

for (const { file, name, api } of FILES) {
  test(`${file} sets the global at once, and RequireJS finds it by its name`, async ({ page, pages, proxy, watch }) => {
    const tag = `<script src="${proxy.url}/mountkit/${file}" data-provider="${proxy.url}/"></script>`;
    const head = `<script>${requireJs}</script>${tag}<script>window.there = typeof mountkit.${api}.mount;</script>`;
    await page.goto(pages.add(pageOf({ head })));
    expect(await page.evaluate('there')).toBe('function');
    const found = await page.evaluate(
      (module) =>
        new Promise((resolve, reject) => {
          (
            window as never as { require(names: string[], done: (found: unknown) => void, fail: unknown): void }
          ).require(
            [module],
            (answer) => {
              const { mountkit } = window as never as { mountkit: Record<string, unknown> };
              resolve(Object.keys(mountkit).find((key) => mountkit[key] === answer) ?? (answer === mountkit && 'all'));
            },
            reject,
          );
        }),
      name,
    );
    expect(found).toBe(name === 'mountkit' ? 'all' : api);
    expect(watch.errors).toEqual([]);
  });

  test(`${file} is answered by require() without a page`, async () => {
    const program = `
      Object.defineProperty(globalThis, 'document', { get() { throw new Error('looked for a page'); } });
      const answer = require(${JSON.stringify(join(dist, file))});
      console.log(JSON.stringify([typeof answer.${api}.mount, typeof answer.scan, typeof globalThis.mountkit]));`;
    const { stdout, stderr } = await run(process.execPath, ['-e', program]);
    expect([JSON.parse(stdout), stderr]).toEqual([['function', 'function', 'undefined'], '']);
  });
}

test('a page can load the file by RequireJS itself', async ({ page, pages, proxy, watch }) => {
  const load = `require.config({ paths: { mountkit: '${proxy.url}/mountkit/mountkit.umd' } });
    require(['mountkit'], (mountkit) => mountkit.forms.mount('[data-form-id]', { provider: '${proxy.url}/' }));`;
  const body = formOf(EMAIL_FORM).replace('data-mountkit="form"', '');
  await page.goto(
    pages.add(pageOf({ head: `<script>${requireJs}</script>`, body: `${body}<script>${load}</script>` })),
  );
  await formModel(page.locator('[data-form-id]')).form.waitFor();
  expect(watch.errors).toEqual([]);
});
