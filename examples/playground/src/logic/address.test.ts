import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './address';
import { packText, unpackText } from './deflate';
import { FORM_EXAMPLES } from './gallery';
import { PLAYGROUND_LOCALES } from './locales';
import { POPUP_EXAMPLES } from './popup-gallery';
import {
  CONTROLS,
  DELIVERIES,
  DIALECTS,
  FAULTS,
  INITIAL,
  JOINS,
  KINDS,
  MORES,
  NARROWEST,
  type PlaygroundState,
  SCHEMES,
  TAXONOMIES,
  THEMES,
  WIDEST,
} from './state';
import { WIDGET_EXAMPLES } from './widget-gallery';

const draft = (examples: readonly { id: string }[]) =>
  fc.record({
    example: fc.constantFrom(...examples.map(({ id }) => id)),
    text: fc.option(fc.string({ unit: 'binary' }), { nil: null }),
  });

const states: fc.Arbitrary<PlaygroundState> = fc.record({
  kind: fc.constantFrom(...KINDS),
  width: fc.integer({ min: NARROWEST, max: WIDEST }),
  locale: fc.constantFrom(...PLAYGROUND_LOCALES),
  scheme: fc.constantFrom(...SCHEMES),
  theme: fc.constantFrom(...THEMES),
  fault: fc.constantFrom(...FAULTS),
  form: draft(FORM_EXAMPLES),
  delivery: fc.constantFrom(...DELIVERIES),
  queue: fc.boolean(),
  popup: draft(POPUP_EXAMPLES),
  widget: draft(WIDGET_EXAMPLES),
  filter: fc.record({
    dialect: fc.constantFrom(...DIALECTS),
    taxonomy: fc.constantFrom(...TAXONOMIES),
    join: fc.constantFrom(...JOINS),
    multiple: fc.boolean(),
    control: fc.constantFrom(...CONTROLS),
    more: fc.constantFrom(...MORES),
  }),
});

describe('the address', () => {
  it('gives back every state', async () => {
    await fc.assert(
      fc.asyncProperty(states, async (state) => {
        const address = await writeAddress(state);
        expect(address).toMatch(/^[\w=&.~%-]*$/);
        expect(await readAddress(`#${address}`)).toEqual({ state, problems: [] });
      }),
    );
  });

  it('is empty at the start, and says only what is different', async () => {
    expect(await writeAddress(INITIAL)).toBe('');
    expect(await writeAddress({ ...INITIAL, kind: 'popup', locale: 'de' })).toBe('kind=popup&locale=de');
    expect(await readAddress('')).toEqual({ state: INITIAL, problems: [] });
  });

  it('is short: a definition of every field takes less than two thousand signs', async () => {
    const text = JSON.stringify(FORM_EXAMPLES.find(({ id }) => id === 'fields')?.definition, null, 2);
    expect(text.length).toBeGreaterThan(4000);
    expect((await writeAddress({ ...INITIAL, form: { example: 'fields', text } })).length).toBeLessThan(2000);
  });

  it('tells what it cannot read, and takes the rest', async () => {
    const { state, problems } = await readAddress('#kind=poem&locale=de&width=9&colour=red&fault=slow');
    expect(state).toEqual({ ...INITIAL, locale: 'de', fault: 'slow' });
    expect(problems).toEqual([
      'kind is “poem”, expected form, popup, filter, widget.',
      'width is “9”, expected a number from 240 to 2560.',
      '“colour” is nothing that the playground knows.',
    ]);
  });

  it('knows a text that is damaged anywhere', async () => {
    const text = JSON.stringify(FORM_EXAMPLES[0].definition);
    const packed = await packText(text);
    await fc.assert(
      fc.asyncProperty(fc.nat(packed.length - 1), fc.constantFrom('A', 'z', '-', '!'), async (at, sign) => {
        const damaged = packed.slice(0, at) + sign + packed.slice(at + 1);
        const unpacked = await unpackText(damaged);
        // The last sign holds bits that no byte needs.
        expect([null, text]).toContain(unpacked);
      }),
    );
    const { state, problems } = await readAddress(`#definition=${packed.slice(0, -9)}&locale=de`);
    expect(state).toEqual({ ...INITIAL, locale: 'de' });
    expect(problems).toEqual(['The form that was written into the address (definition) is damaged.']);
  });

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (hash) => {
        const { state } = await readAddress(hash);
        expect(KINDS).toContain(state.kind);
      }),
    );
  });

  it('unpacks no text of gigabytes', async () => {
    expect(await unpackText(await packText('a'.repeat(1_000_001)))).toBe(null);
    expect(await unpackText(await packText('a'.repeat(1_000_000)))).toHaveLength(1_000_000);
  });
});
