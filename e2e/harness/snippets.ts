import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A fenced block of code of a page of the repository. */
export interface Snippet {
  /** Page and line, as a person looks it up. */
  readonly place: string;
  /** The page, from the top of the repository. */
  readonly page: string;
  /** The first word after the fence; empty where there is none. */
  readonly language: string;
  readonly text: string;
  /** The name that other snippets of its page import it by. */
  readonly file: string | undefined;
  /** Why it cannot be run. */
  readonly notRun: string | undefined;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const FENCE = /^```([^\n]*)\n([\s\S]*?)^```$/gm;
/** What the build writes, and files of the tool that builds the site. */
const SKIPPED = new Set(['reference', '.vitepress']);

/** Every snippet of the documentation and of the READMEs, in the order of the pages. */
export function listSnippets(): readonly Snippet[] {
  return listPages().flatMap(readPage);
}

function listPages(): readonly string[] {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`);
  return ['README.md', 'SECURITY.md', ...packages, ...listDocs('docs')];
}

function listDocs(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listDocs(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

function readPage(page: string): readonly Snippet[] {
  const source = readFileSync(join(root, page), 'utf8');
  return [...source.matchAll(FENCE)].map(({ 1: info = '', 2: text = '', index }) => ({
    place: `${page}:${source.slice(0, index).split('\n').length}`,
    page,
    language: /^\w*/.exec(info)?.[0] ?? '',
    text,
    file: /\bfile="([^"]+)"/.exec(info)?.[1],
    notRun: /\bnot-run="([^"]+)"/.exec(info)?.[1],
  }));
}
