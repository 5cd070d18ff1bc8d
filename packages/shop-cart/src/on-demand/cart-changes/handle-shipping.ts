import { METHODS, type PageContext } from '../../cart-page/dom/page-context';
import { openCalculator } from './calculator';

/** What is done with what a visitor chooses of shipping. */
export interface ShippingActions {
  /** Another method; `fields` reads those that are chosen when it is sent. */
  choose(fields: () => Record<string, string>): void;
  /** Another address. */
  move(form: HTMLFormElement): void;
}

/** Handles the methods of shipping and its calculator. */
export function handleShipping(context: PageContext, { choose, move }: ShippingActions): void {
  const { element, settings, signal } = context;
  const toggleCalculator = openCalculator(context);
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
      const opener = (event.target as Element).closest<HTMLElement>('.shipping-calculator-button');
      if (!opener || settings().is_left) return;
      event.preventDefault();
      void toggleCalculator(opener);
    },
    { signal },
  );
}
