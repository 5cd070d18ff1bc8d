import { parseSettings } from '@mountkit/core/logic';
import { expect, it } from 'vitest';
import { POPUP_SCHEMA } from './settings';
import { OFF_CANVAS_SCHEMA } from './settings/off-canvas-settings';

const read = (settings: object, attributes = {}) => {
  const { settings: all, problems } = parseSettings(
    POPUP_SCHEMA,
    {},
    { attributes: { settings: JSON.stringify(settings), ...attributes } },
  );
  return { ...all, problems };
};

it('has the defaults of the page builder', () => {
  expect(read({})).toMatchObject({
    a11y_navigation: true,
    close_button: true,
    close_label: 'Close',
    entrance_animation_duration: 1.2,
    avoid_multiple_popups: false,
    layer: 'top',
    problems: [],
  });
  expect(parseSettings(OFF_CANVAS_SCHEMA, {}).settings.position).toBe('right');
});

it('reads sizes, words and lists that stand for nothing', () => {
  expect(
    read({
      entrance_animation_duration: { unit: 'px', size: 0.5 },
      close_automatically: '3',
      a11y_navigation: '',
      timing: [],
      entrance_animation_mobile: 'fadeIn',
    }),
  ).toMatchObject({
    entrance_animation_duration: 0.5,
    close_automatically: 3,
    a11y_navigation: false,
    timing: {},
    entrance_animation_mobile: 'fadeIn',
    problems: [],
  });
});

it('lets a single attribute be stronger than the bundle', () => {
  const found = read({ close_button_delay: 5, open_selector: '.a' }, { closeButtonDelay: '2', preventScroll: '' });
  expect(found).toMatchObject({ close_button_delay: 2, prevent_scroll: true, open_selector: '.a', problems: [] });
});

it.each([
  ['close_automatically', 'soon'],
  ['layer', 'under'],
  ['timing', 'x'],
  ['odd', 1],
])('keeps the default where %s is %j, and says so', (key, value) => {
  expect(read({ [key]: value }).problems).toMatchObject([{ key, found: value }]);
});
