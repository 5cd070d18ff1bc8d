import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FULL_SCHEMA } from '../packages/forms-embed/src/settings/full-settings.ts';
import { at } from './root.mjs';

// What an owner sets for a field or a page of the form stands in the definition: no option of the page's.
const page = readFileSync(at('docs/guide/form-options.md'), 'utf8').replace(
  /\n### (?:Dates|Files|Lengths)[\s\S]*?(?=\n##)/g,
  '',
);
/** Every name in code letters that begins a row of a table, or stands in a list of callbacks. */
const named = new Set(
  page
    .split('\n')
    .filter((line) => /^\| `|^`on/.test(line))
    .flatMap((line) => (line.startsWith('|') ? (line.split('|')[1] ?? '') : (line.split(':')[0] ?? '')).match(/`\w+`/g))
    .map((name) => name.replaceAll('`', '')),
);

describe("the page 'Every option of a form'", () => {
  it('has every option that the form reads', () => {
    expect(Object.keys(FULL_SCHEMA).filter((key) => !named.has(key))).toEqual([]);
  });

  it('has no other', () => {
    expect([...named].filter((name) => !Object.hasOwn(FULL_SCHEMA, name))).toEqual([]);
  });
});
