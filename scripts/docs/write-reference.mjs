// Writes the generated pages of the documentation into docs/reference, which is no part of the repository.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { makeReference } from './reference-pages.mjs';

const folder = at('docs/reference');
const pages = await makeReference();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, markdown] of pages) writeFileSync(`${folder}/${file}`, markdown);
