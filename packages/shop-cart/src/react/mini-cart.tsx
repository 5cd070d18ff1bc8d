import { type ReactNode, useRef } from 'react';
import { type CartItem, formatAmount } from '../logic/store-cart';
import { type UseCartOptions, useCart } from './use-cart';

/** The texts of a mini basket. `{name}` is the name of the item. */
export interface MiniCartTexts {
  readonly label: string;
  readonly empty: string;
  readonly loading: string;
  readonly remove: string;
  readonly subtotal: string;
  readonly viewCart: string;
  readonly failed: string;
}

/** Properties of `MiniCart`. */
export interface MiniCartProps extends UseCartOptions {
  /** Address of the basket. Default `/basket/`. */
  readonly cartUrl?: string | undefined;
  readonly className?: string | undefined;
  readonly texts?: Partial<MiniCartTexts> | undefined;
}

const ENGLISH: MiniCartTexts = {
  label: 'Your basket',
  empty: 'No products in the basket.',
  loading: 'Loading your basket…',
  remove: 'Remove {name} from basket',
  subtotal: 'Subtotal:',
  viewCart: 'View basket',
  failed: 'That did not work, and your basket is as it was. Please try again.',
};

/** The basket in short, in the class names that shops use: facts part A. */
export function MiniCart({
  via = 'store',
  base = '',
  cartUrl = '/basket/',
  className,
  texts,
}: MiniCartProps): ReactNode {
  const words = { ...ENGLISH, ...texts };
  const { cart, status, error, remove } = useCart({ via, base });
  const root = useRef<HTMLElement>(null);

  const take = (item: CartItem, index: number) => {
    // The button that has the focus is removed with its item: the next one gets the focus, else the basket itself.
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('.remove') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? root.current)?.focus();
    remove(item.key);
  };

  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={words.label}
      aria-busy={status === 'loading' || status === 'busy'}
      className={`widget_shopping_cart_content ${className ?? ''}`.trim()}
    >
      {error ? <p role="alert">{error.message || words.failed}</p> : null}
      {cart.items.length === 0 ? (
        <p className="woocommerce-mini-cart__empty-message">{status === 'loading' ? words.loading : words.empty}</p>
      ) : (
        <>
          <ul className="woocommerce-mini-cart cart_list product_list_widget">
            {cart.items.map((item, index) => (
              <li key={item.key} className="woocommerce-mini-cart-item mini_cart_item" aria-busy={!!item.isPending}>
                <button
                  type="button"
                  className="remove"
                  aria-label={words.remove.replace('{name}', item.name)}
                  onClick={() => take(item, index)}
                >
                  ×
                </button>
                {item.picture ? <img src={item.picture} alt="" width={64} height={64} loading="lazy" /> : null}
                {item.link ? <a href={item.link}>{item.name}</a> : item.name}
                <span className="quantity">
                  {item.quantity}
                  {item.price ? ` × ${formatAmount(item.price, cart)}` : ''}
                </span>
              </li>
            ))}
          </ul>
          <p className="woocommerce-mini-cart__total total">
            <strong>{words.subtotal}</strong> {formatAmount(cart.total, cart)}
          </p>
          <p className="woocommerce-mini-cart__buttons buttons">
            <a className="button wc-forward" href={cartUrl}>
              {words.viewCart}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
