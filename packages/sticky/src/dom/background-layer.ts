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
  const copy = () => {
    const style = getComputedStyle(element);
    for (const name of BACKGROUND) layer.style.setProperty(name, style.getPropertyValue(name));
  };
  copy();
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
  const hide = () =>
    setStyles(element, {
      'background-image': 'none',
      overflow: 'clip',
      isolation: 'isolate',
      ...(getComputedStyle(element).position === 'static' && { position: 'relative' }),
    });
  // A page that loads its pictures late gives them with a class.
  const late = new MutationObserver(() => {
    undo();
    copy();
    undo = hide();
    if (layer.style.backgroundImage !== 'none') late.disconnect();
  });
  if (layer.style.backgroundImage === 'none') late.observe(element, { attributeFilter: ['class'] });
  let undo = hide();
  element.prepend(layer);
  return {
    target: layer,
    remove() {
      late.disconnect();
      layer.remove();
      undo();
    },
  };
}
