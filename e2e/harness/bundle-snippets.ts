import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import type { Snippet } from './snippets';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files by their names, as a browser asks for them. */
export type Bundle = ReadonlyMap<string, string>;

/** Builds snippets as an application would: each is `/run/INDEX.js`, with what npm publishes of our packages in it. */
export async function bundleSnippets(snippets: readonly Snippet[]): Promise<Bundle> {
  const input = Object.fromEntries(snippets.map((_, index) => [`${index}`, entryOf(index)]));
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    base: '/run/',
    plugins: [serveSnippets(snippets)],
    esbuild: { jsx: 'automatic' },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' } },
    },
  })) as Rollup.RollupOutput;
  return new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[`/run/${file.fileName}`, file.code]] : [])),
  );
}

const entryOf = (index: number) => join(root, 'docs', `snippet-entry-${index}.js`);
const moduleOf = ({ page, file, language }: Snippet, index: number) =>
  join(root, 'docs', 'snippets', page.replace(/\W+/g, '-'), file ?? `${index}.${language}`);

/** Lets a build read snippets, and start each: a component is drawn, a function is given the page's element. */
function serveSnippets(snippets: readonly Snippet[]): Plugin {
  const sources = new Map(snippets.map((snippet, index) => [moduleOf(snippet, index), snippet.text]));
  const entries = new Map(
    snippets.map((snippet, index) => [entryOf(index), startOf(snippet, moduleOf(snippet, index))]),
  );
  return {
    name: 'snippets',
    enforce: 'pre',
    resolveId(id, importer) {
      const near = id.startsWith('./') && importer ? `${join(importer, '..', id)}.ts` : id;
      return entries.has(id) || sources.has(near) ? near : undefined;
    },
    load: (id) => entries.get(id) ?? sources.get(id),
  };
}

function startOf({ text, language }: Snippet, module: string): string {
  const [, name] = /^export function (\w+)/m.exec(text) ?? [];
  if (!name) return `import ${JSON.stringify(module)};`;
  const from = `import { ${name} } from ${JSON.stringify(module)};\nconst app = document.querySelector('#app');\n`;
  if (language === 'ts') return `${from}${name}(app);`;
  return `${from}import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(app).render(createElement(${name}, { hours: 24 }));`;
}
