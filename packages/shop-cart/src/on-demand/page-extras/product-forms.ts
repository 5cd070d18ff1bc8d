import { NOT_FOREIGN, openPart } from '@mountkit/core';
import type { Cart } from '../../dom/cart-context';

const FORM = `form.cart${NOT_FOREIGN}`;

/** Whether a form asks to be sent without leaving the page, or not to be. */
const wishOf = (form: HTMLElement) => form.closest<HTMLElement>('[data-ajax-single]')?.dataset.ajaxSingle;

/**
 * The forms of products: in lists their quantity is that of their button; on a product's page they add without leaving it,
 * where the shop wants that.
 */
export function handleProductForms(cart: Cart): void {
  const { element: root, settings, signal } = cart.context;
  const withSending = openPart(
    () => import('./product-forms/send-form'),
    'adding without leaving the page',
    cart.context,
  );

  root.addEventListener(
    'input',
    ({ target }) => {
      const input = (target as Element).closest<HTMLInputElement>(`${FORM} input.qty`);
      const button = input?.form?.querySelector<HTMLElement>('.ajax_add_to_cart');
      if (button && input?.value) button.dataset.quantity = input.value;
    },
    { signal },
  );
  root.addEventListener(
    'submit',
    (event) => {
      const form = (event.target as Element).closest<HTMLFormElement>(FORM);
      const { submitter, defaultPrevented } = event as SubmitEvent;
      if (!form || defaultPrevented || form.getAttribute('method')?.toLowerCase() !== 'post') return;
      const wish = wishOf(form);
      if (wish === undefined ? !settings().single_add : /^(?:no|false|0)$/.test(wish)) return;
      // The button that leads somewhere else, such as one that pays at once.
      if (submitter?.matches('[formaction]')) return;
      event.preventDefault();
      void withSending(
        ({ sendForm }) => sendForm(cart, form, submitter),
        // The form also works without script.
        () => form.submit(),
      );
    },
    { signal },
  );
}
