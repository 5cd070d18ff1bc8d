import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../files.mjs';
import { at, root } from '../root.mjs';

const FENCE = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)$/gm;
const LINK = /(?<!!)\[(?:[^[\]]|\[[^\]]*\])*\]\(([^)\s]+)\)/g;

/** Every page that a person reads, in the repository or on the site; the build writes docs/reference. */
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((name) => at(name)),
  ...listFiles(at('docs'), (path) => path.endsWith('.md')),
  ...listFiles(at('packages'), (path) => /packages[/\\][\w-]+[/\\]README\.md$/.test(path)),
  ...listFiles(at('examples'), (path) => path.endsWith('README.md')),
].filter((path) => !/docs[/\\](?:reference|\.vitepress)[/\\]/.test(path));

/** A heading's anchor, as the tool that builds the site makes it. */
const slugify = (heading) =>
  heading
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();

const textOf = (path) => readFileSync(path, 'utf8').replace(FENCE, '');

/** The anchors of a page, of what it includes, and those that it sets by hand. */
function anchorsOf(path) {
  const text = textOf(path).replace(/<!--@include: ([^{}\s]+?\.md)[^>]*-->/g, (_, file) =>
    textOf(join(dirname(path), file)),
  );
  const seen = new Map();
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => {
    const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
    const slug = slugify(plain);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
  return new Set([...headings, ...[...text.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id)]);
}

/** What is wrong with a link of a page, or null. Pages of the reference are made by the build, which checks their links. */
function complain(page, href) {
  if (/^[a-z]+:|^\//.test(href)) return null;
  const [path = '', anchor] = href.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (/docs[/\\]reference[/\\]/.test(target)) return null;
  if (!existsSync(target)) return `there is no ${posix.normalize(path)}`;
  if (anchor && target.endsWith('.md') && !anchorsOf(target).has(anchor))
    return `${relative(root, target)} has no #${anchor}`;
  return null;
}

describe('links', () => {
  it('of every page lead to a file, and to a heading in it', () => {
    const dead = pages.flatMap((page) =>
      [...textOf(page).matchAll(LINK)]
        .map(([, href]) => [href, complain(page, href)])
        .filter(([, problem]) => problem)
        .map(([href, problem]) => `${relative(root, page)}: ${href}: ${problem}`),
    );
    expect(dead).toEqual([]);
  });

  it('that are dead are found', () => {
    const page = at('docs/guide/releases.md');
    expect(complain(page, 'nowhere.md')).toMatch(/no nowhere\.md/);
    expect(complain(page, 'storage.md#nowhere')).toMatch(/has no #nowhere/);
    expect(complain(page, 'storage.md#written')).toBeNull();
    expect(complain(page, '#deprecation')).toBeNull();
  });
});
