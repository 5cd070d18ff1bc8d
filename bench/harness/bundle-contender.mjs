import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const bench = fileURLToPath(new URL('..', import.meta.url));

/** Bundles a contender with its libraries, minified; the page calls it as `window.contender`. */
export const bundleCall = (file) => bundle(`export * from './contenders/${file}'`, { globalName: 'contender' });

/** Bundles a contender for a page that holds the definition as JSON, and draws them at once: what a site would ship. */
export const bundlePage = (file) =>
  bundle(`import { render } from './contenders/${file}';
    const form = JSON.parse(document.querySelector('#definition').textContent);
    render(document.querySelector('#stage'), form);`);

async function bundle(contents, options = {}) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: bench },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
  });
  return Buffer.from(outputFiles[0].contents);
}
