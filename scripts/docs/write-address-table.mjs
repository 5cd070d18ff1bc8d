// Writes the table of addresses into SECURITY.md, between its two marks, from the schemas of all packages.
import { readFileSync, writeFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { listTrustedAddresses, readAllSchemas } from './read-schemas.mjs';

const page = at('SECURITY.md');
const lines = listTrustedAddresses(await readAllSchemas()).join('\n');
const between = /(<!-- addresses -->\n)[\s\S]*?(<!-- \/addresses -->)/;
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(between, (_, start, end) => `${start}${lines}\n${end}`),
);
