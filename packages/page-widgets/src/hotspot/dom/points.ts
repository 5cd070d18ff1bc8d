import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import { onResize } from '../../shared/dom/on-resize';
import type { HotspotOptions } from '../settings';

/** A point on the picture. */
export interface Point {
  readonly element: HTMLElement;
  /** What is pressed: a button, or a link. */
  readonly button: HTMLElement;
  readonly tooltip: HTMLElement;
  /** What is moved to be in the window. */
  readonly box: HTMLElement;
}

export const STYLE = `.mountkit-hotspot{position:relative}
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

/** A point of our own markup: its first element is what it says, the rest is its tooltip. */
function makePoint(element: HTMLElement, placement: string): Point | null {
  const label = element.firstElementChild as HTMLElement | null;
  if (!label) return null;
  const tooltip = document.createElement('div');
  tooltip.className = `mountkit-hotspot__tooltip mountkit-hotspot__tooltip--${placement}`;
  const rest = [...element.childNodes].filter((node) => node !== label);
  let button = label;
  if (!label.matches('button,a[href]')) {
    button = document.createElement('button');
    (button as HTMLButtonElement).type = 'button';
    button.append(label);
  }
  button.classList.add('mountkit-hotspot__button');
  tooltip.append(...rest);
  element.replaceChildren(button, tooltip);
  element.classList.add('mountkit-hotspot__point');
  return { element, button, tooltip, box: tooltip };
}

/** The points of markup that is not ours. */
const findPoints = (root: HTMLElement, parts: NonNullable<HotspotOptions['parts']>): readonly Point[] =>
  [...root.querySelectorAll<HTMLElement>(parts.point)].flatMap((element) => {
    const tooltip = element.querySelector<HTMLElement>(parts.tooltip);
    const button = element.matches('a[href]') ? element : element.querySelector<HTMLElement>(parts.button);
    return tooltip && button
      ? [{ element, tooltip, button, box: tooltip.closest<HTMLElement>(parts.mask) ?? tooltip }]
      : [];
  });

/** The points of a picture: those of the page's markup, or made of the items with a place. */
export function openPoints(root: HTMLElement, { parts, placement }: HotspotOptions, kept: KeptAttributes) {
  const items = parts ? [] : [...root.querySelectorAll<HTMLElement>('[data-x][data-y]')];
  const before = items.map((item) => [...item.childNodes]);
  for (const item of items) {
    const { className } = item;
    kept.set(item, { class: className || null });
    for (const child of item.children) kept.set(child, { class: child.getAttribute('class') });
  }
  const points = parts
    ? findPoints(root, parts)
    : items.map((item) => makePoint(item, placement)).filter((point) => !!point);

  const picture = root.querySelector('img,picture,svg') as HTMLElement | null;
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
  const unwatch = items[0] && picture ? onResize(picture, () => place(picture)) : undefined;
  return {
    points,
    remove() {
      unwatch?.();
      items.forEach((item, index) => {
        item.replaceChildren(...(before[index] ?? []));
        Object.assign(item.style, { left: '', top: '' });
        if (!item.getAttribute('style')) item.removeAttribute('style');
      });
    },
  };
}
