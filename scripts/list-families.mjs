import { readFileSync } from 'node:fs';
import { at } from './root.mjs';

/** Lists the families of page-widgets: each is an entry of its package, a folder of its source and a chunk. */
export function listFamilies() {
  const { exports } = JSON.parse(readFileSync(at('packages/page-widgets/package.json'), 'utf8'));
  const entries = Object.keys(exports).map((entry) => entry.replace('./', ''));
  return entries.filter((entry) => !['.', 'react', 'package.json'].includes(entry));
}
