import { make } from '../../shared/dom/make';
import type { TrackerOptions } from '../settings';

/** What shows how much has been read. */
export interface TrackerView {
  /** The bar that grows, or the circle that is drawn. */
  readonly bar: HTMLElement | SVGElement;
  readonly number: HTMLElement | undefined;
  remove(): void;
}

export const TRACKER_STYLE = `.mountkit-tracker__bar{width:0;min-height:4px;background:currentColor}
.mountkit-tracker__ring{display:block;width:4em;height:4em;transform:rotate(-90deg);fill:none;stroke:currentColor;stroke-width:8}
.mountkit-tracker__ring circle:first-child{opacity:.2}
.mountkit-tracker__number{font-variant-numeric:tabular-nums}`;

function makeRing() {
  const create = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name);
  const ring = create('svg');
  ring.setAttribute('class', 'mountkit-tracker__ring');
  ring.setAttribute('viewBox', '0 0 100 100');
  ring.setAttribute('aria-hidden', 'true');
  for (const _ of [0, 1]) {
    const circle = ring.appendChild(create('circle'));
    for (const [name, value] of [
      ['cx', '50'],
      ['cy', '50'],
      ['r', '45'],
    ] as const) {
      circle.setAttribute(name, value);
    }
  }
  return ring;
}

/** Finds the parts of a tracker in the page, or makes them. */
export function trackerParts(element: HTMLElement, { kind, percentage, parts }: TrackerOptions): TrackerView | null {
  if (parts) {
    const bar = element.querySelector<HTMLElement>(parts.bar);
    const number = element.querySelector<HTMLElement>(parts.number || ':not(*)');
    return bar && { bar, number: percentage && number ? number : undefined, remove() {} };
  }
  const own = element.firstElementChild as HTMLElement | null;
  const made: Element[] = [];
  let bar: HTMLElement | SVGElement | null = own;
  if (kind === 'circular') {
    const ring = own?.localName === 'svg' ? own : makeRing();
    bar = ring.querySelector<SVGElement>('circle:last-of-type');
    if (ring !== own) made.push(ring);
  } else if (!own) {
    bar = make('div', 'mountkit-tracker__bar');
    made.push(bar);
  }
  const number = make('span', 'mountkit-tracker__number');
  if (percentage) made.push(number);
  element.append(...made);
  return (
    bar && {
      bar,
      number: percentage ? number : undefined,
      remove() {
        for (const part of made) part.remove();
      },
    }
  );
}
