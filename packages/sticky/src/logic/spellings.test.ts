import { number, parseSettings, text } from '@mountkit/core/logic';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STICKY_SCHEMA } from '../settings';
import { ignoreOthers, inTwoSpellings } from './spellings';

describe('inTwoSpellings', () => {
  const { schema, merge } = inTwoSpellings({ top_offset: number(7), edge: text('top') });
  const read = (options: object, attributes: object = {}) => {
    const markup = { attributes: { ...attributes } };
    const { settings, problems } = parseSettings(schema, { ...options }, markup);
    return { ...merge(settings), problems: problems.map(({ key }) => key) };
  };

  it('has the fallbacks where nothing is given', () => {
    expect(read({})).toEqual({ top_offset: 7, edge: 'top', problems: [] });
  });

  it('reads each option by both names', () => {
    expect(read({ top_offset: 1 }).top_offset).toBe(1);
    expect(read({ topOffset: 1 }).top_offset).toBe(1);
    expect(read({}, { topOffset: '2', settings: '{"top_offset": 3}' }).top_offset).toBe(2);
    expect(read({ top_offset: 1 }, { topOffset: '2' }).top_offset).toBe(1);
  });

  it('keeps what can be read beside what cannot', () => {
    expect(read({ top_offset: 'wide' }, { topOffset: '2' })).toMatchObject({ top_offset: 2, problems: ['top_offset'] });
  });

  it('gives what was read last, however often', () => {
    const offset = fc.integer();
    fc.assert(
      fc.property(offset, offset, (bundle, attribute) => {
        const settings = JSON.stringify({ top_offset: bundle });
        expect(read({}, { settings, topOffset: `${attribute}` }).top_offset).toBe(attribute);
        expect(read({}, { settings }).top_offset).toBe(bundle);
      }),
    );
  });
});

const { schema, merge } = inTwoSpellings(STICKY_SCHEMA);

describe('ignoreOthers', () => {
  it('lets pass what belongs to another widget, and still tells of what is wrong with its own', () => {
    const { problems, settings } = parseSettings(
      ignoreOthers(schema),
      {},
      { attributes: { popupId: '7', settings: '{"background_background":"classic","sticky":"left"}' } },
    );
    expect(problems.map(({ key }) => key)).toEqual(['sticky']);
    expect(merge(settings).sticky).toBe('top');
  });
});
