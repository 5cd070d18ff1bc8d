import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { listPackageFolders } from './files.mjs';
import { formatTable } from './format-table.mjs';
import { measureFolder } from './measure.mjs';
import { readPackages } from './release/packages.mjs';
import { compareSizes, measureRelease, readRelease, tabulate } from './release/sizes.mjs';
import { at, root } from './root.mjs';

const isShipped = (path) => /\.(js|cjs|mjs|css)$/.test(path);

if (!existsSync(at('packages/mountkit/dist/manifest.json'))) {
  console.error('nothing is built: npm run build');
  process.exitCode = 1;
} else if (process.argv.includes('--against-release')) {
  console.log(compareWithRelease());
} else {
  console.log(formatTable([['file', 'raw', 'gzip', 'brotli'], ...listSizes()]));
}

/** Every file of every package. */
function listSizes() {
  return listPackageFolders(at('packages')).flatMap((folder) =>
    Object.entries(measureFolder(`${folder}/dist`, isShipped)).map(([file, size]) => [
      `${basename(folder)}/${file}`,
      ...[size.raw, size.gzip, size.brotli].map((bytes) => bytes.toLocaleString('en')),
    ]),
  );
}

/** What has changed since the release that sizes/RELEASE.json is of. */
function compareWithRelease() {
  const { version, sizes } = readRelease(root);
  const rows = compareSizes(sizes, measureRelease(readPackages(root)));
  if (rows.length === 0) return `no file has changed its size since ${version}`;
  return `against ${version}\n\n${formatTable(tabulate(rows))}`;
}
