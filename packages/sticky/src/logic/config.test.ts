import { DEFAULT_BREAKPOINTS, parseSettings } from '@mountkit/core/logic';
import { describe, expect, it } from 'vitest';
import { STICKY_SCHEMA } from '../settings';
import { configOf } from './config';
import { inTwoSpellings } from './spellings';

const { schema, merge } = inTwoSpellings(STICKY_SCHEMA);

/** What a page says, as the configuration of a device mode. */
function configIn(mode: string, settings: object, attributes: Record<string, unknown> = {}, options = {}) {
  const read = parseSettings(schema, options, { attributes: { ...attributes, settings: JSON.stringify(settings) } });
  expect(read.problems).toEqual([]);
  return configOf(merge(read.settings), { mode, breakpoints: DEFAULT_BREAKPOINTS, units: { vh: 8 } });
}

describe('configOf', () => {
  it('sticks at the top of the document where nothing is said', () => {
    const standard = { edge: 'top', offset: 0, effectsOffset: 0, parent: false, anchorOffset: 0 };
    expect(configIn('desktop', {})).toEqual(standard);
  });

  it('takes the value of the mode, else that of the next larger one', () => {
    const settings = {
      sticky_offset: 10,
      sticky_offset_tablet: { size: 20, unit: 'px' },
      sticky_effects_offset: '5vh',
    };
    expect(configIn('desktop', settings)?.offset).toBe(10);
    expect(configIn('tablet', settings)?.offset).toBe(20);
    expect(configIn('mobile', settings)).toMatchObject({ offset: 20, effectsOffset: 40 });
    expect(configIn('mobile', { ...settings, sticky_offset_mobile: '' })?.offset).toBe(20);
    expect(configIn('mobile', { ...settings, sticky_offset_mobile: 0 })?.offset).toBe(0);
  });

  it('is none in a mode that is not meant, and where nothing shall stick', () => {
    expect(configIn('tablet', { sticky_on: ['desktop', 'mobile'] })).toBeNull();
    expect(configIn('mobile', { sticky_on: ['desktop', 'mobile'] })).not.toBeNull();
    expect(configIn('mobile', {}, { stickyOn: 'desktop, mobile' })).not.toBeNull();
    expect(configIn('desktop', { sticky_on: [] })).toBeNull();
    expect(configIn('desktop', { sticky: '' })).toBeNull();
  });

  it('lets options in script win over attributes, and these over data-settings', () => {
    expect(configIn('desktop', { sticky_offset: 1 }, { stickyOffset: '2' })?.offset).toBe(2);
    expect(configIn('desktop', { sticky_offset: 1 }, { stickyOffset: '2' }, { sticky_offset: 3 })?.offset).toBe(3);
    expect(configIn('desktop', { sticky_offset: 1 }, { sticky_offset: '2' })?.offset).toBe(2);
  });

  it.each([
    [true, true],
    ['yes', true],
    ['', false],
    ['.column', '.column'],
  ])('reads the parent %j as %j', (raw, parent) => {
    expect(configIn('desktop', { sticky_parent: raw })?.parent).toBe(parent);
  });

  it('reads an attribute without a value as the parent', () => {
    expect(configIn('desktop', {}, { stickyParent: '' })?.parent).toBe(true);
  });
});
