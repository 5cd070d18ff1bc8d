import { type ReactNode, useState } from 'react';
import { type CartItem, type CartState, formatAmount } from '../logic/store-cart';
import type { MiniCartTexts } from './mini-cart-texts';

/** Properties of a line of a mini basket. */
interface LineProps {
  readonly item: CartItem;
  readonly cart: CartState;
  readonly words: MiniCartTexts;
  /** Whether the shop can be told how many there are to be. */
  readonly isSettable: boolean;
  readonly onRemove: () => void;
  readonly onQuantity: (quantity: number) => void;
}

/** One line: picture, name, quantity, price, and what removes it. */
export function BasketLine({ item, cart, words, isSettable, onRemove, onQuantity }: LineProps): ReactNode {
  const { name, quantity, price, most } = item;
  /** What is being typed; null while nothing is. */
  const [typed, setTyped] = useState<string | null>(null);
  const fill = (text: string) => text.replace('{name}', name);
  const finish = () => {
    const wanted = Math.trunc(Number(typed));
    setTyped(null);
    if (typed && wanted >= 0 && wanted <= most && wanted !== quantity) onQuantity(wanted);
  };
  const step = (sign: string, label: string, next: number) => (
    <button type="button" aria-label={fill(label)} disabled={next > most} onClick={() => onQuantity(next)}>
      {sign}
    </button>
  );
  return (
    <li className="woocommerce-mini-cart-item mini_cart_item" aria-busy={!!item.isPending}>
      <button type="button" className="remove" aria-label={fill(words.remove)} onClick={onRemove}>
        ×
      </button>
      {item.picture ? <img src={item.picture} alt="" width={64} height={64} loading="lazy" /> : null}
      {item.link ? <a href={item.link}>{name}</a> : name}
      {item.choices[0] ? (
        <span className="variation">
          {item.choices.map(({ attribute, value }) => `${attribute}: ${value}`).join(', ')}
        </span>
      ) : null}
      <span className="quantity">
        {isSettable ? (
          <>
            {step('−', words.less, quantity - 1)}
            <input
              type="number"
              className="qty"
              inputMode="numeric"
              min={0}
              max={most}
              aria-label={fill(words.quantity)}
              value={typed ?? quantity}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={finish}
              onKeyDown={({ key }) => key === 'Enter' && finish()}
            />
            {step('+', words.more, quantity + 1)}
          </>
        ) : (
          quantity
        )}
        {price ? ` × ${formatAmount(price, cart)}` : ''}
      </span>
    </li>
  );
}
