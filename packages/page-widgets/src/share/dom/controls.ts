import { networkOf } from '../logic/networks';
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
