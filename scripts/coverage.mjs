// npm run coverage -- FOLDER [--json FILE] [--picture FILE]
// Reads saved pages, and says what of the page builder comes to life on them with our tag in place of its scripts.
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawPicture } from './coverage/draw-picture.mjs';
import { drawReport } from './coverage/draw-report.mjs';
import { judgePage } from './coverage/judge-page.mjs';
import { listPages } from './coverage/list-pages.mjs';
import { readPage } from './coverage/read-page.mjs';
import { readTable } from './coverage/read-table.mjs';
import { sumUp } from './coverage/sum-up.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, picture: { type: 'string' } },
});
const [folder] = positionals;

if (!folder || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(
    `${folder ? `${folder} is no folder` : 'no folder is given'}: npm run coverage -- FOLDER [--json FILE] [--picture FILE]`,
  );
  process.exitCode = 1;
} else {
  const table = readTable();
  const pages = listPages(folder).map(({ path, site, read }) => {
    const page = readPage(read());
    return { path, site, isBuilt: page.isBuilt, ...judgePage(page, table) };
  });
  const totals = sumUp(pages);
  const picture = values.picture ?? join(folder, 'coverage.svg');
  writeFileSync(picture, drawPicture(totals));
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ totals, pages }, null, 2)}\n`);
  console.log(`${drawReport(pages, totals)}\nThe picture is in ${picture}.`);
}
