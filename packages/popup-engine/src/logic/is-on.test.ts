import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOn, mayBeOn } from './is-on';

describe('isOn', () => {
  it.each([[true], ['true'], ['yes'], ['1'], [1]])('takes %j for on', (flag) => expect(isOn(flag)).toBe(true));

  it.each([[false], ['false'], ['no'], ['0'], [0], [''], [undefined], [null], ['YES'], ['yes '], [11], [{}]])(
    'takes %j for off',
    (flag) => expect(isOn(flag)).toBe(false),
  );
});

describe('mayBeOn', () => {
  it('overlooks no flag that is on, wherever it is', () => {
    const flag = fc.constantFrom(true, 'true', 'yes', '1', 1);
    const group = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean()));
    fc.assert(
      fc.property(group, group, fc.string(), flag, (before, after, name, on) => {
        expect(mayBeOn([before, Object.fromEntries([...Object.entries(after), [name, on]])])).toBe(true);
      }),
    );
  });

  it.each([
    [[{}, {}]],
    [[{ times: '', url: 'no' }, { page_load: false }]],
    [[{ times_times: 3 }, { scrolling_offset: 10 }]],
  ])('is false for %j', (groups) => expect(mayBeOn(groups)).toBe(false));
});
