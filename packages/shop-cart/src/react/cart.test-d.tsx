// Uses that are accepted and, where an error is expected, refused. Only the compiler reads it.
import { control, mount } from '@mountkit/shop-cart';
import { AddToCartButton, MiniCart, useCart } from '@mountkit/shop-cart/react';

export const accepted = [
  <AddToCartButton key="id" productId={13} />,
  <AddToCartButton key="all" productId={13} quantity={2} name="Blue jug" className="button" disabled via="fragments">
    Take it
  </AddToCartButton>,
  <MiniCart key="mini" />,
  <MiniCart key="texts" cartUrl="/cart/" texts={{ empty: 'Nothing yet.' }} />,
];

export const refused = [
  // @ts-expect-error A button adds some product.
  <AddToCartButton key="a" />,
  // @ts-expect-error Products are known by numbers.
  <AddToCartButton key="b" productId="13" />,
  // @ts-expect-error There are two ways.
  <MiniCart key="c" via="rest" />,
  // @ts-expect-error It never submits a form.
  <AddToCartButton key="d" productId={13} type="submit" />,
];

export function Total() {
  const { cart, status, add, remove } = useCart();
  // @ts-expect-error A basket is changed by the shop only.
  cart.total = 0;
  return (
    <p data-status={status}>
      {cart.total}
      <button type="button" onClick={() => add(13)}>
        Add
      </button>
      <button type="button" onClick={() => remove('key')}>
        Remove
      </button>
    </p>
  );
}

const cart = mount('#shop', { cart_url: '/basket/' });
cart.on('added', ({ cartHash }) => cartHash);
cart.on('failed', ({ code }) => code satisfies 'NETWORK' | 'TIMEOUT' | 'SERVER_ERROR' | 'BAD_ANSWER' | 'REFUSED');
if (cart.element) control(cart.element)?.add({ product_id: '13' });
// @ts-expect-error There is no such event.
cart.on('bought', () => {});
