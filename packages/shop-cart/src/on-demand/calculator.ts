import type { PageContext } from '../cart-page/dom/page-context';
import { followCountries } from './countries';

/** The pages whose calculator has been used: by their signals, so that a page that is mounted again is followed again. */
const followed = new WeakSet<AbortSignal>();

/** Opens the calculator of shipping below its button, or closes it. Loaded with its first use, from when on its states follow. */
export function toggleCalculator({ element, settings, signal }: PageContext, opener: HTMLElement): void {
  const calculator = element.querySelector<HTMLElement>('.shipping-calculator-form');
  if (!calculator) return;
  const isHidden = getComputedStyle(calculator).display === 'none';
  calculator.style.display = isHidden ? 'block' : 'none';
  opener.ariaExpanded = `${isHidden}`;
  if (isHidden) calculator.querySelector<HTMLElement>('select,input:not([type=hidden])')?.focus();
  const states = () => settings().states;
  if (followed.has(signal) || !Object.keys(states())[0]) return;
  followed.add(signal);
  followCountries({ root: element, signal, states, rules: () => ({}), text: () => settings().texts.state ?? '' });
}
