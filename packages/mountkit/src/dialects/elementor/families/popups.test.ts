import { describe, expect, it } from 'vitest';
import { readBuilderAction } from '../read-action';
import { readPopup } from './popups/popup-settings';

const encode = (settings: object) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(settings))));

describe('a link of the builder', () => {
  const plain = `#elementor-action:action=popup:open&settings=${encode({ id: '535', toggle: false, name: 'Größe' })}`;
  it.each([plain, `#${encodeURIComponent(plain.slice(1))}`])('is read, encoded or not: %s', (address) => {
    expect(readBuilderAction(address)).toEqual({
      name: 'popup:open',
      settings: { id: '535', toggle: 'false', name: 'Größe' },
    });
  });

  it.each([
    ['#elementor-action:action=reload-page', { name: 'reload-page', settings: {} }],
    ['#elementor-action:action=popup:close&settings=%%%', { name: 'popup:close', settings: {} }],
    ['#elementor-action:action=popup:open&settings=W10=', { name: 'popup:open', settings: {} }],
    ['#elementor-action', undefined],
    ['#top', undefined],
  ])('%s says %j', (address, expected) => {
    expect(readBuilderAction(address)).toEqual(expected);
  });
});

it.each([
  [
    '{"timing":[],"entrance_animation_mobile":"fadeIn","background":"red","classes":""}',
    { timing: [], entrance_animation_mobile: 'fadeIn', a11y_navigation: false },
  ],
  ['{"a11y_navigation":"yes"}', { a11y_navigation: 'yes' }],
  ['[]', { a11y_navigation: false }],
  ['{', { a11y_navigation: false }],
  [undefined, { a11y_navigation: false }],
])('of the settings %s those are taken that we have, and what is left out is off: %j', (text, expected) => {
  expect(readPopup(text)).toEqual(expected);
});
