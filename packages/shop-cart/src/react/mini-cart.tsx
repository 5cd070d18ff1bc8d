import { type ReactNode, useRef, useState } from 'react';
import { type CartItem, describeFailure, formatAmount } from '../logic/store-cart';
import { BasketLine } from './basket-line';
import { ENGLISH, type MiniCartTexts } from './mini-cart-texts';
import { type UseCartOptions, useCart } from './use-cart';

/** Properties of `MiniCart`. */
export interface MiniCartProps extends UseCartOptions {
  /** Address of the basket. Default `/basket/`. */
  readonly cartUrl?: string | undefined;
  /** Address of the checkout; empty: no link. Default `/checkout/`. */
  readonly checkoutUrl?: string | undefined;
  readonly className?: string | undefined;
  readonly texts?: Partial<MiniCartTexts> | undefined;
}

/** The basket in short, in the class names that shops use: facts part A. */
export function MiniCart({
  via = 'store',
  base = '',
  cartUrl = '/basket/',
  checkoutUrl = '/checkout/',
  className,
  texts,
}: MiniCartProps): ReactNode {
  const words = { ...ENGLISH, ...texts };
  const { cart, status, error, remove, restore, setQuantity, reload } = useCart({ via, base });
  const [removed, setRemoved] = useState<CartItem | null>(null);
  const root = useRef<HTMLElement>(null);
  const failure = error && describeFailure(error, status === 'error' ? words.unread : words.failed);

  const take = async (item: CartItem, index: number) => {
    // The button that has the focus is removed with its item: the next one gets the focus, else the basket itself.
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('.remove') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? root.current)?.focus();
    setRemoved(item);
    if (!(await remove(item.key))) setRemoved(null);
  };
  const undo = () => {
    root.current?.focus();
    setRemoved(null);
    if (removed) void restore(removed);
  };

  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={words.label}
      aria-busy={status === 'loading' || status === 'busy'}
      className={`widget_shopping_cart_content ${className ?? ''}`.trim()}
    >
      {failure ? <p role="alert">{failure}</p> : null}
      {status === 'error' ? (
        <button type="button" className="button mountkit-cart-retry" onClick={() => void reload()}>
          {words.retry}
        </button>
      ) : null}
      <p role="status" className="mountkit-cart-undo">
        {removed ? (
          <>
            {words.removed.replace('{name}', removed.name)}{' '}
            <button type="button" onClick={undo}>
              {words.undo}
            </button>
          </>
        ) : null}
      </p>
      {cart.items.length > 0 ? (
        <>
          <ul className="woocommerce-mini-cart cart_list product_list_widget">
            {cart.items.map((item, index) => (
              <BasketLine
                key={item.key}
                item={item}
                cart={cart}
                words={words}
                isSettable={via === 'store'}
                onRemove={() => void take(item, index)}
                onQuantity={(quantity) => void (quantity > 0 ? setQuantity(item.key, quantity) : take(item, index))}
              />
            ))}
          </ul>
          <p className="woocommerce-mini-cart__total total">
            <strong>{words.subtotal}</strong> {formatAmount(cart.total, cart)}
          </p>
          <p className="woocommerce-mini-cart__buttons buttons">
            <a className="button wc-forward" href={cartUrl}>
              {words.viewCart}
            </a>
            {checkoutUrl ? (
              <a className="button checkout wc-forward" href={checkoutUrl}>
                {words.checkout}
              </a>
            ) : null}
          </p>
        </>
      ) : status === 'error' ? null : (
        <p className="woocommerce-mini-cart__empty-message">{status === 'loading' ? words.loading : words.empty}</p>
      )}
    </section>
  );
}
