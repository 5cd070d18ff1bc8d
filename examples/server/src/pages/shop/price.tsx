/** @jsxImportSource hono/jsx */
import { currency, formatAmount, formatMoney } from '../../shop/money';
import type { Product } from '../../shop/products';

interface Amount {
  pence: number;
  hidden?: boolean;
}

/** An amount of money, in the markup that shops use. */
export function Money({ pence, hidden = false }: Amount) {
  return (
    <span class="woocommerce-Price-amount amount" aria-hidden={hidden ? 'true' : undefined}>
      <bdi>
        <span class="woocommerce-Price-currencySymbol" translate="no">
          {currency.symbol}
        </span>
        {formatAmount(pence)}
      </bdi>
    </span>
  );
}

interface Prices {
  price: number;
  regularPrice: number;
  highestPrice?: number;
}

/** What something costs: one price, one that was higher, or a range. */
export function Price({ price, regularPrice, highestPrice = price }: Prices) {
  if (highestPrice > price) {
    return (
      <>
        <Money pence={price} hidden /> <span aria-hidden="true">–</span> <Money pence={highestPrice} hidden />
        <span class="screen-reader-text">
          Price range: {formatMoney(price)} through {formatMoney(highestPrice)}
        </span>
      </>
    );
  }
  if (regularPrice === price) return <Money pence={price} />;
  return (
    <>
      <del aria-hidden="true">
        <Money pence={regularPrice} />
      </del>{' '}
      <span class="screen-reader-text">Original price was: {formatMoney(regularPrice)}.</span>
      <ins aria-hidden="true">
        <Money pence={price} />
      </ins>
      <span class="screen-reader-text">Current price is: {formatMoney(price)}.</span>
    </>
  );
}

/** Five stars as a shop shows them, and as it says them. */
export function Rating({ rating }: Pick<Product, 'rating'>) {
  const stars = (rating / 10).toFixed(1);
  return (
    <span
      class={`star-rating star-rating--${Math.round(rating / 10)}`}
      role="img"
      aria-label={`Rated ${stars} out of 5`}
    >
      <span aria-hidden="true">{'★'.repeat(Math.round(rating / 10)).padEnd(5, '☆')}</span>
    </span>
  );
}
