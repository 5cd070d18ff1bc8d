import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Scripts that a page loads; what is written in it stays, since both read it. */
const LOADED = /<script\b[^>]*\ssrc=[^>]*><\/script>/g;

const TAG = '<script src="/mountkit/mountkit.js" data-dialects="woocommerce" async></script>';

/** What a folder of recorded pages holds, by path: each page for each contender, and what the pages load. */
export function readRecorded({ recorded }) {
  const files = readdirSync(recorded, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ name, parentPath }) => {
    const file = `${parentPath}/${name}`;
    const path = file.slice(recorded.length);
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    if (parentPath !== recorded) return [[path, [type, readFileSync(file)]]];
    const page = readFileSync(file, 'utf8');
    const key = name.replace('.html', '');
    return [
      [`/recorded/${key}/own`, [type, page]],
      [`/recorded/${key}/mountkit`, [type, page.replace(LOADED, '').replace('</head>', `${TAG}</head>`)]],
    ];
  });
}
