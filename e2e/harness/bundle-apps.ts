import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'svelte/compiler';
import { build, type Plugin, type Rollup } from 'vite';
import { compileScript, parse } from 'vue/compiler-sfc';
import type { Snippet } from './snippets';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What somebody installs who wants a form without React; a framework of their own comes from the repository. */
const INSTALLED = ['@mountkit/core', '@mountkit/forms-embed', 'dompurify', 'libphonenumber-js'];
const FRAMEWORK = /^(?:@vue\/|(?:vue|svelte|esm-env|clsx)(?:$|\/))/;

/** A built application: what its page loads at once, and what it may load later. */
export interface BuiltApp {
  readonly entry: string;
  /** Files by their paths. */
  readonly files: ReadonlyMap<string, string>;
  /** The code that is loaded before anything is drawn. */
  readonly first: string;
}

/** Builds a component of Vue or Svelte, or a program, in a folder where React is not installed. */
export async function bundleApp(snippet: Pick<Snippet, 'language' | 'text'>): Promise<BuiltApp> {
  const folder = mkdtempSync(join(tmpdir(), 'without-react-'));
  try {
    for (const name of INSTALLED) {
      const to = join(folder, 'node_modules', name);
      mkdirSync(to, { recursive: true });
      for (const part of ['package.json', ...(name.startsWith('@mountkit/') ? ['dist'] : [])])
        cpSync(join(root, 'node_modules', name, part), join(to, part), { recursive: true, dereference: true });
      if (!name.startsWith('@')) cpSync(join(root, 'node_modules', name), to, { recursive: true });
    }
    const result = (await build({
      configFile: false,
      root: folder,
      logLevel: 'error',
      base: '/app/',
      plugins: [provideApp(folder, snippet)],
      define: {
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rollupOptions: { input: join(folder, 'main.js'), output: { entryFileNames: '[name].js' } },
      },
    })) as Rollup.RollupOutput;
    return describe(result);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function describe({ output }: Rollup.RollupOutput): BuiltApp {
  const chunks = output.filter((file) => file.type === 'chunk');
  const codes = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  const isFirst = new Set<string>();
  const visit = (fileName: string) => {
    if (isFirst.has(fileName)) return;
    isFirst.add(fileName);
    for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) visit(next);
  };
  visit('main.js');
  return {
    entry: '/app/main.js',
    files: new Map([...codes].map(([fileName, code]) => [`/app/${fileName}`, code])),
    first: [...isFirst].map((fileName) => codes.get(fileName)).join('\n'),
  };
}

/** The application's files, by the language of its component. */
function provideApp(folder: string, { language, text }: Pick<Snippet, 'language' | 'text'>): Plugin {
  const app = join(folder, `app.${language === 'ts' ? 'ts' : `${language}.js`}`);
  const starts: Readonly<Record<string, string>> = {
    vue: "import { createApp } from 'vue'; import App from '/app'; createApp(App).mount('#app');",
    svelte:
      "import { mount } from 'svelte'; import App from '/app'; mount(App, { target: document.querySelector('#app') });",
    ts: "import '/app';",
  };
  const compilers: Readonly<Record<string, (text: string) => string>> = { vue: compileVue, svelte: compileSvelte };
  const code = compilers[language]?.(text) ?? text;
  const files = new Map([
    [join(folder, 'main.js'), starts[language] ?? ''],
    [app, code],
  ]);
  return {
    name: 'app',
    enforce: 'pre',
    resolveId(id) {
      if (id === '/app') return app;
      if (files.has(id)) return id;
      return FRAMEWORK.test(id) ? this.resolve(id, join(root, 'package.json'), { skipSelf: true }) : null;
    },
    load: (id) => files.get(id),
  };
}

function compileVue(text: string): string {
  const { descriptor } = parse(text);
  return compileScript(descriptor, { id: 'app', inlineTemplate: true }).content;
}

const compileSvelte = (text: string): string => compile(text, { generate: 'client', css: 'injected' }).js.code;
