import { describe, expect, it } from 'vitest';
import { readBuilderAction } from './read-action';

const settings = btoa('{"id":"535","toggle":false}');
const OPEN = { name: 'popup:open', settings: { id: '535', toggle: 'false' } };

describe('readBuilderAction', () => {
  it.each([
    ['as it is', `#elementor-action:action=popup:open&settings=${settings}`],
    ['encoded', `#${encodeURIComponent(`elementor-action:action=popup:open&settings=${settings}`)}`],
    ['of older pages', `#elementor-action:action=popup:open settings=${settings}`],
    ['of older pages, encoded', `#${encodeURIComponent(`elementor-action:action=popup:open settings=${settings}`)}`],
  ])('reads a link %s', (_, address) => {
    expect(readBuilderAction(address)).toEqual(OPEN);
  });

  it('reads an action without settings, and with settings that cannot be read', () => {
    const close = { name: 'popup:close', settings: {} };
    expect(readBuilderAction('#elementor-action:action=popup:close')).toEqual(close);
    expect(readBuilderAction('#elementor-action:action=popup:close&settings=%%%')).toEqual(close);
  });

  it.each(['', '#', '#contact', '#elementor-action:', '/page#elementor-action:action=popup:open'])(
    'answers nothing for %j',
    (address) => {
      expect(readBuilderAction(address)).toBeUndefined();
    },
  );
});
