import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { makeLinksAbsolute } from './absolute-links.mjs';

/** The address of a package's repository, as a person opens it. */
export const repositoryOf = ({ repository }) => repository?.url.replace(/^git\+|\.git$/g, '');

/**
 * Lays out a package as it is published, in a folder of its own: what its `files` names, the licence, and its README with
 * absolute links. In the repository the README's links are relative, and there is one licence for all. Answers the folder.
 *
 * @param root the top of the repository
 */
export function stagePackage({ folder, meta, version }, { root, to }) {
  const staged = join(to, basename(folder));
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  for (const name of ['package.json', ...meta.files])
    cpSync(join(folder, name), join(staged, name), { recursive: true });
  copyFileSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));
  const markdown = readFileSync(join(folder, 'README.md'), 'utf8');
  const place = { repository: repositoryOf(meta), folder: relative(root, folder), tag: `v${version}` };
  writeFileSync(join(staged, 'README.md'), makeLinksAbsolute(markdown, place));
  return staged;
}
