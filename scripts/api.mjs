// The public names of every package with their types, as packages/X/api.md, read from the built declarations.
//   npm run api              compares them with what is committed
//   npm run api -- --write   accepts what is built
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describeApi } from './api/describe.mjs';
import { listDifferences } from './api/list-differences.mjs';
import { readPackages } from './release/packages.mjs';
import { root } from './root.mjs';

const isWriting = process.argv.includes('--write');

for (const { name, folder, meta } of readPackages(root)) {
  const file = `${folder}/api.md`;
  const path = relative(root, file);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = describeApi({ name, folder, exports: meta.exports });
  if (before === after) continue;
  if (isWriting) {
    writeFileSync(file, after);
    console.log(`wrote ${path}`);
  } else {
    const lines = listDifferences(before, after).join('\n');
    console.error(`${name}: its public names or types are not those of ${path}:\n${lines}`);
    console.error(
      'If that is meant: npm run api -- --write, and a changeset that says it. If not, it would break somebody.\n',
    );
    process.exitCode = 1;
  }
}
