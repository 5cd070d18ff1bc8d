import { describe, expect, it } from 'vitest';
import { CLOSED } from './combobox-state';
import { actionOf } from './read-key';

const OPEN = { isOpen: true, isTyped: true, matches: [1, 2], active: 0 };

describe('actionOf', () => {
  it.each([
    ['ArrowDown', 'openFirst', 'next'],
    ['ArrowUp', 'openLast', 'previous'],
    ['Enter', 'open', 'choose'],
    ['Escape', undefined, 'close'],
    ['Tab', undefined, 'leave'],
    ['PageDown', undefined, 'nextPage'],
    ['PageUp', undefined, 'previousPage'],
    ['Home', undefined, 'first'],
    ['End', undefined, 'last'],
    ['a', undefined, undefined],
    ['constructor', undefined, undefined],
  ])('answers what %s does: %s while it is closed, %s while it is open', (key, closed, open) => {
    expect(actionOf({ key }, CLOSED)).toBe(closed);
    expect(actionOf({ key }, OPEN)).toBe(open);
  });

  it('chooses by Alt and arrow up', () => {
    expect(actionOf({ key: 'ArrowUp', altKey: true }, OPEN)).toBe('choose');
  });

  it('leaves the text its keys: with a modifier, and where nothing is listed', () => {
    expect(actionOf({ key: 'Home', shiftKey: true }, OPEN)).toBeUndefined();
    expect(actionOf({ key: 'End', ctrlKey: true }, OPEN)).toBeUndefined();
    expect(actionOf({ key: 'ArrowUp', metaKey: true }, OPEN)).toBeUndefined();
    expect(actionOf({ key: 'Home' }, { ...OPEN, matches: [] })).toBeUndefined();
  });

  it('leaves every key to an input method', () => {
    expect(actionOf({ key: 'Enter', isComposing: true }, OPEN)).toBeUndefined();
    expect(actionOf({ key: 'Enter', keyCode: 229 }, OPEN)).toBeUndefined();
  });
});
