import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { httpUrl, parseSettings } from '../packages/core/src/logic/index.ts';
import { listTrustedAddresses, readAllSchemas } from './docs/read-schemas.mjs';
import { at } from './root.mjs';

const schemas = await readAllSchemas();
const options = schemas.flatMap(({ name, schema }) =>
  Object.entries(schema).map(([key, setting]) => ({ name, schema, key, setting })),
);
const addresses = options.filter(({ setting }) => setting.expected === 'an http(s) address');
const isUsable = (value) => typeof value === 'string' && (value === '' || httpUrl(value, 'https://page.test/') !== '');

/** What authors of attacks write: other schemes, hidden by what browsers skip, and parts of addresses in any order. */
const attack = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(
      fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u0000', '\u001f', '\u00a0'), maxLength: 3 }),
      fc.constantFrom(
        'javascript:',
        'JaVa\nScript:',
        'data:text/html,',
        'vbscript:',
        'blob:https://page.test/',
        'file:///',
        '//',
        'https:',
        'http://[',
      ),
      fc.string({
        unit: fc.constantFrom('/', '\\', '@', ':', '%0a', 'evil.test', 'page.test', 'alert(1)', '?', '#', '"', '<'),
      }),
    )
    .map((parts) => parts.join('')),
);

it('reads every option that is an address, and finds them all', () => {
  const names = addresses.map(({ key }) => key);
  expect(names).toEqual(expect.arrayContaining(['provider', 'fallbackScript', 'appBase', 'wc_ajax_url', 'session']));
  expect(schemas.length).toBeGreaterThan(40);
});

it('lets no address through an option that is not of http or https: 2,000 each', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(attack, (named) => {
      for (const { key, setting } of addresses) {
        const schema = { [key]: setting };
        for (const [given, attributes] of [
          [{ [key]: named }, {}],
          [{}, { [key]: named }],
          [{}, { settings: JSON.stringify({ [key]: named }) }],
        ]) {
          const { settings } = parseSettings(schema, given, { attributes });
          expect([key, named, isUsable(settings[key])]).toEqual([key, named, true]);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

it('asks for the owner’s trust wherever an attribute names an address that acts for the page', () => {
  for (const { schema, key, setting } of addresses.filter(({ setting }) => setting.use)) {
    const asked = [];
    const trust = (named, use) => void asked.push([named, use]);
    const markup = { attributes: { [key]: 'https://evil.test/', settings: `{"${key}":"https://evil.test/"}` }, trust };
    expect(parseSettings(schema, {}, markup).settings[key]).toBe(setting.fallback);
    expect(asked).toEqual(Array(2).fill(['https://evil.test/', setting.use]));
  }
});

it('has in SECURITY.md the table that the schemas make', () => {
  const [, table] = /<!-- addresses -->\n([\s\S]*?)\n<!-- \/addresses -->/.exec(
    readFileSync(at('SECURITY.md'), 'utf8'),
  );
  expect(table.split('\n')).toEqual(listTrustedAddresses(schemas));
});
