import type { Coupon } from '../../logic/store-cart';
import type { Basket, Part } from './basket';
import { create } from './create';

/** The coupons that are used, and a field for one more. */
export function drawCoupons({ context, words, change, amount }: Basket): Part {
  const label = create('summary');
  const code = create('input', { name: 'coupon_code', autocomplete: 'off', autocapitalize: 'off' });
  const apply = create('button', { class: 'mountkit-basket__quiet' });
  const form = create('form', {}, code, apply);
  const used = create('ul', { class: 'mountkit-basket__coupons' });
  const element = create('div', { class: 'mountkit-basket__coupon' }, create('details', {}, label, form), used);
  let shown = '';

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wanted = code.value.trim();
    if (!wanted || apply.ariaDisabled === 'true') return code.focus();
    apply.ariaDisabled = 'true';
    const isDone = await change({ kind: 'coupon', code: wanted });
    apply.ariaDisabled = null;
    if (isDone && code.value.trim() === wanted) code.value = '';
  });

  const drawCoupon = ({ code: name, discount }: Coupon) => {
    const description = words.read('remove_coupon', { code: name });
    const remove = create(
      'button',
      { type: 'button', class: 'mountkit-basket__remove', 'aria-label': description },
      '×',
    );
    remove.addEventListener('click', () => {
      label.focus();
      void change({ kind: 'uncoupon', code: name });
    });
    return create('li', {}, create('span', {}, name), create('span', {}, `−${amount(discount)}`), remove);
  };

  return {
    element,
    draw({ coupons }, isShown) {
      element.hidden = !isShown || !context.settings().coupon;
      label.textContent = code.ariaLabel = words.read('coupon');
      apply.textContent = words.read('apply');
      const key = JSON.stringify(coupons) + label.textContent;
      if (key !== shown) used.replaceChildren(...coupons.map(drawCoupon));
      used.hidden = !coupons[0];
      shown = key;
    },
  };
}
