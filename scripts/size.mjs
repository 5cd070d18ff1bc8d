import { basename } from 'node:path';
import { listFolders } from './files.mjs';
import { formatTable } from './format-table.mjs';
import { measureFolder } from './measure.mjs';
import { at } from './root.mjs';

const isShipped = (path) => /\.(js|cjs|mjs|css)$/.test(path);

const rows = listFolders(at('packages')).flatMap((folder) =>
  Object.entries(measureFolder(`${folder}/dist`, isShipped)).map(([file, size]) => [
    `${basename(folder)}/${file}`,
    ...[size.raw, size.gzip, size.brotli].map((bytes) => bytes.toLocaleString('en')),
  ]),
);

if (rows.length === 0) {
  console.error('nothing is built: npm run build');
  process.exitCode = 1;
} else {
  console.log(formatTable([['file', 'raw', 'gzip', 'brotli'], ...rows]));
}
