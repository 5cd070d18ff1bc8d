import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { FORM_EXAMPLES } from './gallery';
import { POPUP_EXAMPLES } from './popup-gallery';
import { readDefinition } from './read-definition';
import { readPopupSettings, readWidgetSettings } from './read-settings';
import { CONTROLS, DIALECTS, INITIAL, JOINS, type PlaygroundState, TAXONOMIES } from './state';
import { findWidgetExample, WIDGET_EXAMPLES } from './widget-gallery';
import { type CodeParts, writeReact, writeTag } from './write-code';
import { writeLiteral } from './write-tsx';

const TERMS = { category: [{ slug: 'news', name: `It's <b>"news"</b> & {more}` }], post_tag: [], 'reading-time': [] };
const HOSTILE = `</script>\`\${alert(1)}\`'"\\\u2028{}<img onerror=alert(1)>`;

function partsOf(
  state: Partial<PlaygroundState>,
  { definition = {}, settings = {} }: { definition?: object; settings?: object } = {},
): CodeParts {
  const form = readDefinition(JSON.stringify(definition));
  const written = JSON.stringify(settings);
  const read =
    state.kind === 'widget'
      ? readWidgetSettings(written, findWidgetExample(state.widget?.example ?? '').schema)
      : readPopupSettings(written);
  return {
    state: { ...INITIAL, ...state },
    origin: 'https://forms.example',
    form: form.definition && { ...form, definition: form.definition },
    settings: read.settings,
    typed: read.typed,
    terms: TERMS,
  };
}

const hostileForm = {
  form: {
    portalId: 1,
    guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10',
    submitText: HOSTILE,
    formFieldGroups: [],
  },
  properties: { [HOSTILE]: HOSTILE },
};

const cases: readonly CodeParts[] = [
  ...FORM_EXAMPLES.map(({ definition }) => partsOf({ locale: 'pt-br', queue: true }, { definition })),
  partsOf({ delivery: 'host' }, { definition: FORM_EXAMPLES[0].definition }),
  partsOf({}, { definition: hostileForm }),
  ...POPUP_EXAMPLES.map(({ settings }) => partsOf({ kind: 'popup', locale: 'de' }, { settings })),
  partsOf(
    { kind: 'popup' },
    {
      settings: {
        label: HOSTILE,
        timing: { times: 'yes', times_times: '3', url: 1, url_url: HOSTILE },
        triggers: { page_load: '1' },
        close_button_delay: { size: 2 },
        [HOSTILE]: 1,
      },
    },
  ),
  ...WIDGET_EXAMPLES.map(({ id, settings }) =>
    partsOf({ kind: 'widget', widget: { example: id, text: null } }, { settings }),
  ),
  partsOf({ kind: 'widget' }, { settings: { direction: HOSTILE, gap: '3', sync: HOSTILE, [HOSTILE]: 1 } }),
  partsOf({ theme: 'soft', delivery: 'host' }, { definition: FORM_EXAMPLES[0].definition }),
  ...DIALECTS.flatMap((dialect) =>
    JOINS.flatMap((join) =>
      CONTROLS.map((control, at) =>
        partsOf({
          kind: 'filter',
          filter: { dialect, join, control, multiple: at === 1, taxonomy: TAXONOMIES[0], more: 'scroll' },
        }),
      ),
    ),
  ),
];

describe('a literal', () => {
  it('is the value that it was written of', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = new Function(`return (${writeLiteral(value)})`)();
        expect(JSON.stringify(read)).toBe(JSON.stringify(value));
      }),
    );
    const own = JSON.parse('{"__proto__": {"polluted": true}}');
    const read = new Function(`return (${writeLiteral(own)})`)();
    expect(Object.keys(read)).toEqual(['__proto__']);
    expect(read.polluted).toBe(undefined);
  });
});

describe('the React code', () => {
  it('is taken by the compiler, with the types of the packages', () => {
    const root = fileURLToPath(new URL('../../../..', import.meta.url));
    const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    const folder = dirname(fileURLToPath(import.meta.url));
    const files = new Map(cases.map((parts, at) => [join(folder, `copied-${at}.tsx`), writeReact(parts)]));
    for (const text of files.values()) expect(text).toMatch(/^import /);
    // The types of bundlers know style sheets.
    files.set(join(folder, 'bundler.d.ts'), "declare module '*.css';");
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists } = host;
    host.fileExists = (file) => files.has(file) || fileExists(file);
    host.getSourceFile = (file, ...rest) => {
      const text = files.get(file);
      return text === undefined
        ? getSourceFile(file, ...rest)
        : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
    };
    const program = ts.createProgram([...files.keys()], { ...options, paths: toAbsolute(options.paths, root) }, host);
    const found = [...files.keys()].flatMap((file) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
        ({ messageText }) => `${ts.flattenDiagnosticMessageText(messageText, '\n')}\n${files.get(file)}`,
      );
    });
    expect(found).toEqual([]);
  }, 60_000);

  it('has the style sheet of a ready theme, and the option of a bare form', () => {
    const codeOf = (theme: PlaygroundState['theme']) => {
      const parts = partsOf({ theme, delivery: 'host' }, { definition: FORM_EXAMPLES[0].definition });
      return [writeTag(parts), writeReact(parts)];
    };
    const [tag, react] = codeOf('soft');
    expect(tag).toMatch(/^<link rel="stylesheet" href="https:\/\/forms\.example\/mountkit\/themes\/soft\.css">\n/);
    expect(react).toMatch(/^import 'mountkit\/themes\/soft\.css';\n/);
    expect(codeOf('site').join()).not.toContain('themes');
    expect(codeOf('unstyled')[0]).toContain('data-unstyled="true"');
    expect(codeOf('unstyled')[1]).toContain('\n      unstyled\n');
  });

  it('is empty where there is nothing to show', () => {
    expect([writeReact, writeTag].map((write) => write({ ...partsOf({}), form: null }))).toEqual(['', '']);
  });

  it('keeps what a hostile definition says inside of quotes', () => {
    const code = writeReact(partsOf({}, { definition: hostileForm }));
    expect(code).not.toContain('</script');
    expect(code).not.toContain('<img');
    expect(code).not.toContain('\u2028');
  });
});

/** Paths are resolved from where the configuration stands. */
const toAbsolute = (paths: ts.MapLike<string[]> | undefined, root: string): ts.MapLike<string[]> =>
  Object.fromEntries(Object.entries(paths ?? {}).map(([name, list]) => [name, list.map((path) => join(root, path))]));
