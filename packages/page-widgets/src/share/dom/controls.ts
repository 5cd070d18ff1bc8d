import { labelOf, networkOf } from '../logic/networks';
import type { ShareOptions } from '../settings';

/** A control, and what it shares by. */
export interface Control {
  readonly element: HTMLElement;
  readonly network: string;
}

/** The controls that the markup has. */
export function findControls(root: HTMLElement, { parts }: ShareOptions): readonly Control[] {
  if (!parts) {
    return [...root.querySelectorAll<HTMLElement>('[data-network]')].map((element) => ({
      element,
      network: networkOf(element.dataset.network ?? ''),
    }));
  }
  return [...root.querySelectorAll<HTMLElement>(parts.control)].map((element) => {
    const name = [...element.classList].find((each) => each.startsWith(parts.prefix)) ?? '';
    return { element, network: networkOf(name.slice(parts.prefix.length)) };
  });
}

/** A list of controls, for networks that the page names. */
export function makeControls(names: readonly string[]) {
  const list = document.createElement('ul');
  list.className = 'mountkit-share__list';
  const controls = names.map(networkOf).flatMap((network) => {
    const label = labelOf(network);
    if (!label) return [];
    const isLink = !/^(?:copy|print|native)$/.test(network);
    const element = document.createElement(isLink ? 'a' : 'button');
    if (!isLink) (element as HTMLButtonElement).type = 'button';
    element.className = 'mountkit-share__control';
    element.textContent = label;
    list.appendChild(document.createElement('li')).append(element);
    return [{ element: element as HTMLElement, network }];
  });
  return { list, controls };
}
