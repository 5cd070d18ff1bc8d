import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listSnippets } from '../../e2e/harness/snippets.ts';
import { at } from '../root.mjs';
import { checkSnippets } from './check-snippets.mjs';

const snippets = listSnippets();
const of = (...languages) => snippets.filter(({ language, notRun }) => languages.includes(language) && !notRun);
const lines = ({ text }) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter(Boolean);

/** Languages that a test runs; those of a browser are run by e2e/docs-*.test.ts. */
const RUN = ['html', 'js', 'css', 'ts', 'tsx', 'vue', 'svelte', 'json', 'sh', 'http', 'nginx'];

describe('snippets', () => {
  it('are all run, but for those that say why not', () => {
    const left = snippets.filter(({ notRun }) => notRun);
    console.info(`${left.length} of ${snippets.length} snippets are not run:`);
    for (const { place, notRun } of left) console.info(`  ${place}: ${notRun}`);
    const unknown = snippets.filter(({ language, notRun }) => !notRun && !RUN.includes(language));
    expect(unknown.map(({ place, language }) => `${place} is '${language}'`)).toEqual([]);
    expect(snippets.length).toBeGreaterThan(50);
  });

  it('of TypeScript mean what the types say, and one that does not is refused', () => {
    const text = "import { mount } from '@mountkit/forms-embed';\nmount('#form', { portalID: '1' });\n";
    const bad = { place: 'here:1', page: 'here', language: 'ts', text };
    expect(of('ts', 'tsx').length).toBeGreaterThan(10);
    expect(checkSnippets([...of('ts', 'tsx'), bad])).toEqual([expect.stringMatching(/^here:1: .*portalID/s)]);
  }, 120_000);
});

describe('snippets of forms', () => {
  const mounts = /\bmount\([^)]*portalId|<MarketingForm|useForm\(\{/;

  it('for npm name the forms host', () => {
    const forms = of('ts', 'tsx').filter(({ text }) => mounts.test(text));
    expect(forms.length).toBeGreaterThan(5);
    const nameless = forms.filter(({ text }) => !/\bprovider\b/.test(text));
    expect(nameless.map(({ place }) => place)).toEqual([]);
  });
});

describe('snippets of JSON', () => {
  it('can be read', () => {
    for (const { text } of of('json')) expect(() => JSON.parse(text)).not.toThrow();
  });
});

describe('a command', () => {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const isPackage = (name) => existsSync(at('node_modules', name, 'package.json'));

  const commands = of('sh').flatMap((snippet) => lines(snippet).map((line) => [`${snippet.place} ${line}`, line]));
  it.each(commands)('%s is one that there is', (_, line) => {
    const [tool, verb, ...rest] = line.split(/\s+/);
    if (tool === 'npm' && verb === 'install') return expect(rest.filter((name) => !isPackage(name))).toEqual([]);
    if (tool === 'npm') return expect(Object.keys(scripts)).toContain(verb === 'run' ? rest[0] : verb);
    if (tool === 'npx') return expect(isPackage(verb)).toBe(true);
    if (tool === 'cp') return expect(verb).toMatch(/^packages\/mountkit\/dist\/(?:chunks\/\*\.js|mountkit\.js)$/);
    throw new Error(`no test knows the command ${tool}`);
  });
});

describe('a header', () => {
  const headers = of('http').flatMap((snippet) => lines(snippet).map((line) => [`${snippet.place}`, line]));
  it.each(headers)('of %s is one: %s', (_, line) => {
    const [, name, value] = /^([A-Za-z-]+): (.+)$/.exec(line) ?? [];
    expect(() => new Headers([[name, value]])).not.toThrow();
    if (name !== 'Content-Security-Policy') return;
    const directives = value.split('; ').map((directive) => directive.split(' ')[0]);
    expect(new Set(directives).size).toBe(directives.length);
    for (const directive of directives)
      expect(directive).toMatch(
        /^(?:[a-z]+-src|form-action|base-uri|frame-ancestors|require-trusted-types-for|trusted-types)$/,
      );
    expect(value).not.toContain('unsafe');
  });

  it.each(of('nginx').map((snippet) => [snippet.place, snippet]))('of the server in %s is one', (_, snippet) => {
    const directive =
      /^(?:location (?:\/[\w/]+|~ \^\S+) \{|\}|add_header [A-Z][\w-]+ (?:"[^"]+"|[\w*-]+)(?: always)?;)$/;
    expect(lines(snippet).filter((line) => !directive.test(line))).toEqual([]);
    expect(snippet.text.match(/\{/g)?.length).toBe(snippet.text.match(/\}/g)?.length);
  });
});
