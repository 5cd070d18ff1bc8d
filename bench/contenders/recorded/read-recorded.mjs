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

const TAG =
  '<link rel="stylesheet" href="/mountkit/early-elementor.css">' +
  '<script src="/mountkit/mountkit.js" data-dialects="elementor woocommerce" async></script>';

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

const isPage = ({ name, parentPath }, folder) => parentPath === folder && name.endsWith('.html');

const keyOf = ({ name }) => name.replace('.html', '');

/** A case for each page of a folder, by the name that it was recorded with. */
export const listRecorded = (folder) =>
  listFiles(folder)
    .filter((entry) => isPage(entry, folder))
    .map((entry) => ({ key: keyOf(entry), label: keyOf(entry) }));

/** What a folder of recorded pages holds, by path: each page for each contender, and what the pages load. */
export function readRecorded({ recorded }) {
  return listFiles(recorded).flatMap((entry) => {
    const file = `${entry.parentPath}/${entry.name}`;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    if (!isPage(entry, recorded)) return [[file.slice(recorded.length), [type, readFileSync(file)]]];
    const page = readFileSync(file, 'utf8');
    return [
      [`/recorded/${keyOf(entry)}/own`, [type, page]],
      [`/recorded/${keyOf(entry)}/mountkit`, [type, page.replace(LOADED, '').replace('</head>', `${TAG}</head>`)]],
    ];
  });
}
