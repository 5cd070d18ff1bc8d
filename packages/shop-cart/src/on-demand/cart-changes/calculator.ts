import { openPart } from '@mountkit/core';
import type { PageContext } from '../../cart-page/dom/page-context';

/** Opens the calculator of shipping below its button, or closes it. From when it is first opened its states follow. */
export function openCalculator(context: PageContext): (opener: HTMLElement) => Promise<void> {
  const { element, settings, signal } = context;
  const withCountries = openPart(() => import('../countries'), 'the states of countries', context);
  let isFollowed = false;
  const states = () => settings().states;
  const follow = () => {
    if (isFollowed || !Object.keys(states())[0]) return undefined;
    return withCountries(({ followCountries }) => {
      if (!isFollowed)
        followCountries({ root: element, signal, states, rules: () => ({}), text: () => settings().texts.state ?? '' });
      isFollowed = true;
    });
  };
  return async (opener) => {
    // Before a visitor can choose a country.
    await follow();
    const calculator = element.querySelector<HTMLElement>('.shipping-calculator-form');
    if (!calculator) return;
    const isHidden = getComputedStyle(calculator).display === 'none';
    calculator.style.display = isHidden ? 'block' : 'none';
    opener.ariaExpanded = `${isHidden}`;
    if (isHidden) calculator.querySelector<HTMLElement>('select,input:not([type=hidden])')?.focus();
  };
}
