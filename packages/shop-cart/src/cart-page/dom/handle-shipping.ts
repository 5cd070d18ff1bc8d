import { openPart } from '@mountkit/core';
import type { PageContext } from './page-context';

/** What is done with what a visitor chooses of shipping. */
export interface ShippingActions {
  /** Another method; `fields` reads those that are chosen when it is sent. */
  choose(fields: () => Record<string, string>): void;
  /** Another address. */
  move(form: HTMLFormElement): void;
}

const METHODS = 'input[name^=shipping_method],select.shipping_method';
const OPENER = '.shipping-calculator-button';
const CALCULATOR = '.shipping-calculator-form';

/** Handles the methods of shipping and its calculator, which opens below its button. */
export function handleShipping(context: PageContext, { choose, move }: ShippingActions): void {
  const { element, settings, signal } = context;
  const withCountries = openPart(() => import('../../on-demand/countries'), 'the states of countries', context);
  let isFollowing = false;
  /** With the first use of the calculator. */
  const followStates = () => {
    const states = () => settings().states;
    if (isFollowing || !Object.keys(states())[0]) return;
    isFollowing = true;
    void withCountries(({ followCountries }) =>
      followCountries({ root: element, signal, states, rules: () => ({}), text: () => settings().texts.state ?? '' }),
    );
  };
  const readMethods = () => {
    const fields: Record<string, string> = {};
    for (const method of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(METHODS)) {
      const isChosen = !method.matches('[type=radio]') || (method as HTMLInputElement).checked;
      if (isChosen) fields[`shipping_method[${method.dataset.index ?? 0}]`] = method.value;
    }
    return fields;
  };
  element.addEventListener(
    'change',
    ({ target }) => {
      if ((target as Element).matches(METHODS) && !settings().is_left) choose(readMethods);
    },
    { signal },
  );
  element.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (settings().is_left || event.defaultPrevented || !form.matches('.woocommerce-shipping-calculator')) return;
      event.preventDefault();
      move(form);
    },
    { signal },
  );
  element.addEventListener(
    'click',
    (event) => {
      const opener = (event.target as Element).closest(OPENER);
      const calculator = element.querySelector<HTMLElement>(CALCULATOR);
      if (!opener || !calculator || settings().is_left) return;
      event.preventDefault();
      followStates();
      const isHidden = getComputedStyle(calculator).display === 'none';
      calculator.style.display = isHidden ? 'block' : 'none';
      opener.ariaExpanded = `${isHidden}`;
      if (isHidden) calculator.querySelector<HTMLElement>('select,input:not([type=hidden])')?.focus();
    },
    { signal },
  );
}
