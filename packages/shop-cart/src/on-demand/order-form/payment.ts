import type { Checkout } from '../../checkout/dom/checkout-context';

const METHOD = 'input[name=payment_method]';

/** Shows what belongs to the chosen way to pay, and says on the button what it does. */
export function followPayment({ context, form }: Checkout): { show: () => void } {
  const { emit, scope, signal } = context;
  let shown = '';

  const show = () => {
    const methods = [...form.querySelectorAll<HTMLInputElement>(METHOD)];
    // A way to pay that is not offered any more cannot stay chosen.
    if (methods[0] && !methods.some(({ checked }) => checked)) methods[0].checked = true;
    const chosen = methods.find(({ checked }) => checked);
    for (const { value } of methods) {
      const box = form.querySelector<HTMLElement>(`.payment_box.payment_method_${CSS.escape(value)}`);
      if (!box) continue;
      box.hidden = value !== chosen?.value;
      box.style.display = box.hidden ? 'none' : 'block';
    }
    const button = form.querySelector<HTMLButtonElement>('#place_order,[data-part=place-order]');
    const words = chosen?.dataset.order_button_text || button?.dataset.value;
    if (button && words && button.textContent !== words) button.textContent = words;
    const id = chosen?.value ?? '';
    if (id === shown) return;
    shown = id;
    emit('method', { id });
  };
  form.addEventListener('change', ({ target }) => (target as Element).matches(METHOD) && show(), { signal });
  scope.add(() => {
    for (const box of form.querySelectorAll<HTMLElement>('.payment_box')) {
      box.hidden = false;
      box.style.display = '';
    }
  });
  show();
  return { show };
}
