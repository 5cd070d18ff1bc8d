import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { builtRoot } from './server-process';

declare global {
  interface Window {
    /** What `importNpm` puts there: the npm package's own exports. */
    npm: NonNullable<Window['mountkit']['forms']>;
  }
}

/** Serves what npm publishes on every origin of a page, where the import map of the example looks for it. */
export async function serveNpm(page: Page): Promise<void> {
  await page.route(/\/\/[^/]+\/(packages|node_modules)\//, (route) =>
    route.fulfill({ path: join(builtRoot(), new URL(route.request().url()).pathname) }),
  );
}

/** The import map of the example without a bundler: what is tested is what a reader of the example copies. */
export async function npmImportMap(): Promise<string> {
  const example = await readFile(join(builtRoot(), 'examples/import-map/index.html'), 'utf8');
  const [map] = /<script type="importmap">[^<]*<\/script>/.exec(example) ?? [];
  if (!map) throw new Error('examples/import-map/index.html has no import map');
  return map;
}

/** An ES module of the page that imports the package. */
export const importNpm = `<script type="module">import * as forms from '@mountkit/forms-embed'; window.npm = forms;</script>`;
