import type { Disposer } from '@mountkit/core';
import type { Effect } from '../logic/effects';
import { enlargement } from '../logic/keyframes';
import { setStyles } from './set-styles';

const BACKGROUND = [
  'background-image',
  'background-size',
  'background-position',
  'background-repeat',
  'background-origin',
  'background-clip',
];

/**
 * Puts an element's background into a layer of its own behind its content, larger by speed times 10 percent along each
 * axis that moves: specification 1, section 9.
 */
export function makeBackgroundLayer(
  element: HTMLElement,
  effects: readonly Effect[],
): { target: HTMLElement; remove: Disposer } {
  const layer = document.createElement('mountkit-layer');
  layer.ariaHidden = 'true';
  const style = getComputedStyle(element);
  for (const name of BACKGROUND) layer.style.setProperty(name, style.getPropertyValue(name));
  const speed = (axis: string) =>
    Math.max(0, ...effects.map(({ name, amount }) => (/^translate/.test(name) && name.includes(axis) ? amount : 0)));
  const { style: own } = layer;
  own.display = 'block';
  own.position = 'absolute';
  own.inset = '0 auto auto 0';
  own.zIndex = '-1';
  own.pointerEvents = 'none';
  own.width = `${100 + enlargement(speed('X'))}%`;
  own.height = `${100 + enlargement(speed('Y'))}%`;
  const undo = setStyles(element, {
    'background-image': 'none',
    overflow: 'clip',
    isolation: 'isolate',
    ...(style.position === 'static' && { position: 'relative' }),
  });
  element.prepend(layer);
  return {
    target: layer,
    remove() {
      layer.remove();
      undo();
    },
  };
}
