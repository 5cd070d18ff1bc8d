import { adoptStyles, type WidgetContext } from '@mountkit/core';
import { dropEmpty } from '../../shared/dom/drop-empty';
import { whenInView } from '../../shared/dom/in-view';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { make } from '../../shared/dom/make';
import { onResize } from '../../shared/dom/on-resize';
import type { Point } from '../dom/points';
import type { HotspotEvents } from '../events';
import type { HotspotOptions } from '../settings';

const STYLE = `.mountkit-hotspot{position:relative}
.mountkit-hotspot__point{position:absolute;z-index:1;margin:0;list-style:none;transform:translate(-50%,-50%)}
.mountkit-hotspot__point--active{z-index:2}
.mountkit-hotspot__button{display:inline-grid;place-items:center;min-width:44px;min-height:44px;padding:.25em .75em;border:2px solid #fff;border-radius:22px;background:#1b1b1b;color:#fff;font:inherit;text-decoration:none;cursor:pointer}
.mountkit-hotspot__tooltip{position:absolute;box-sizing:border-box;width:max-content;max-width:min(20em,100vw - 16px);padding:.5em .75em;border-radius:6px;background:#1b1b1b;color:#fff}
.mountkit-hotspot__tooltip[hidden]{display:none}
.mountkit-hotspot__tooltip>*{margin-block:0}
.mountkit-hotspot__tooltip a{color:inherit}
.mountkit-hotspot__tooltip--top{bottom:calc(100% + 8px)}
.mountkit-hotspot__tooltip--bottom{top:calc(100% + 8px)}
.mountkit-hotspot__tooltip:is(.mountkit-hotspot__tooltip--top,.mountkit-hotspot__tooltip--bottom){left:50%;transform:translateX(-50%)}
.mountkit-hotspot__tooltip--left{right:calc(100% + 8px)}
.mountkit-hotspot__tooltip--right{left:calc(100% + 8px)}
.mountkit-hotspot__tooltip:is(.mountkit-hotspot__tooltip--left,.mountkit-hotspot__tooltip--right){top:50%;transform:translateY(-50%)}`;

/** A point: the first element of an item is what it says, the rest is its tooltip. */
function makePoint(element: HTMLElement, placement: string): Point | null {
  const label = element.firstElementChild as HTMLElement | null;
  if (!label) return null;
  const rest = [...element.childNodes].filter((node) => node !== label);
  const tooltip = make('div', `mountkit-hotspot__tooltip mountkit-hotspot__tooltip--${placement}`, ...rest);
  const button = label.matches('button,a[href]') ? label : make('button', '', label);
  button.classList.add('mountkit-hotspot__button');
  element.replaceChildren(button, tooltip);
  element.classList.add('mountkit-hotspot__point');
  return { element, button, tooltip, box: tooltip };
}

/** Lets points come one after the other. Answers what ends it. */
function playSequence(root: HTMLElement, points: readonly Point[], duration: number) {
  const comings = points.map(({ element }, index) =>
    element.animate([{ opacity: 0, scale: 0.5 }, {}], {
      duration: 300,
      delay: (index * duration) / points.length,
      fill: 'backwards',
    }),
  );
  for (const coming of comings) coming.pause();
  const stop = whenInView(root, () => {
    for (const coming of comings) coming.play();
  });
  return () => {
    stop();
    for (const coming of comings) coming.cancel();
  };
}

/** Makes the points of a picture of our own markup: of the items with a place. */
export function openPoints({
  element: root,
  scope,
  settings,
  report,
}: WidgetContext<HotspotOptions, HotspotEvents>): readonly Point[] {
  const { placement, sequence, sequence_duration } = settings();
  const kept = keepAttributes();
  kept.set(root, { class: `${root.className} mountkit-hotspot`.trim() });
  const items = [...root.querySelectorAll<HTMLElement>('[data-x][data-y]')];
  const before = items.map((item) => [...item.childNodes]);
  for (const part of items.flatMap((item) => [item, ...item.children])) {
    kept.set(part, { class: part.getAttribute('class') });
  }
  const points = items.map((item) => makePoint(item, placement)).filter((point) => !!point);
  if (!points[0]) report('has no points, expected elements with data-x, data-y and a label');

  const picture = root.querySelector<HTMLElement>('img,picture,svg');
  /** Reads where the picture is; the answer puts the points there. */
  const place =
    ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) =>
    () => {
      for (const { style, dataset } of items) {
        const [x = 0, y = 0] = [Number(dataset.x), Number(dataset.y)].map((share) => share / 100 || 0);
        style.left = `${offsetLeft + x * offsetWidth}px`;
        style.top = `${offsetTop + y * offsetHeight}px`;
      }
    };
  scope.add(() => {
    items.forEach((item, index) => {
      item.replaceChildren(...(before[index] ?? []));
      Object.assign(item.style, { left: '', top: '' });
      dropEmpty(item, 'style');
    });
    kept.restore();
  });
  if (items[0] && picture) scope.add(onResize(picture, () => place(picture)));
  if (sequence && !isMotionReduced()) scope.add(playSequence(root, points, sequence_duration));
  scope.add(adoptStyles(root, STYLE));
  return points;
}
