// Writes the size table of the script tag into README.md, between its two marks. Run it after a build.
import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './root.mjs';
import { listSizeLines } from './size-lines.mjs';

const readme = at('README.md');
const between = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/;

const lines = listSizeLines({ every: false });
if (lines.length === 0) {
  console.error('nothing is built: npm run build');
  process.exitCode = 1;
} else {
  const before = readFileSync(readme, 'utf8');
  if (!between.test(before)) throw new Error('README.md has no marks for the size table');
  writeFileSync(
    readme,
    before.replace(between, (_, start, end) => `${start}${lines.join('\n')}\n${end}`),
  );
  console.log(lines.join('\n'));
}
