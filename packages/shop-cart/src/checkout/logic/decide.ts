/** Gateways of every shop that need no script. */
const PLAIN = ['bacs', 'cheque', 'cod'];

/** What decides who runs the order form. */
export interface CheckoutFacts {
  readonly wish: 'auto' | 'own' | 'shop';
  /** Ids of the gateways that the page offers; none where nothing is to be paid. */
  readonly offered: readonly string[];
  /** Ids of further ones that need no script. */
  readonly plain: readonly string[];
  /** Whether the shop's own script of the checkout is on the page. */
  readonly isShopThere: boolean;
}

/** Who runs the order form, and why: for the inspector. */
export interface Decision {
  readonly isOwn: boolean;
  readonly reason: string;
}

/** Decides who runs the order form. Two would send an order twice; a gateway without its script would not be paid. */
export function decideCheckout({ wish, offered, plain, isShopThere }: CheckoutFacts): Decision {
  if (isShopThere) return { isOwn: false, reason: "left to the shop's own script" };
  if (wish !== 'auto') return { isOwn: wish === 'own', reason: `as the page says: ${wish}` };
  const needing = offered.filter((id) => !PLAIN.includes(id) && !plain.includes(id));
  return needing[0]
    ? { isOwn: false, reason: `left to the browser: ${needing.join(', ')} may need a script` }
    : { isOwn: true, reason: `run here: ${offered.join(', ') || 'nothing is to be paid'}, which need no script` };
}
