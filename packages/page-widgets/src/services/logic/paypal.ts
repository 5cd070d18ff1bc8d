import type { PaymentOptions } from '../settings';

/** What PayPal's page is told of a payment. */
type Payment = Pick<
  PaymentOptions,
  | 'account'
  | 'item'
  | 'amount'
  | 'currency'
  | 'tax'
  | 'shipping'
  | 'quantity'
  | 'kind'
  | 'cycle'
  | 'test'
  | 'return_url'
  | 'address'
>;

const COMMANDS = { buy: '_xclick', donate: '_donations', subscribe: '_xclick-subscriptions' };
const CYCLES = { day: 'D', week: 'W', month: 'M', year: 'Y' };

/** Address of the page that PayPal's standard buttons lead to; that of its test world in test mode. */
export const paypalAddress = ({ address, test }: Payment): string =>
  address || `https://www.${test ? 'sandbox.' : ''}paypal.com/cgi-bin/webscr`;

/** The fields of a standard button, as PayPal documents them. */
export function paypalFields(payment: Payment): Readonly<Record<string, string>> {
  const { account, item, amount, currency, tax, shipping, quantity, kind, cycle, return_url } = payment;
  return {
    cmd: COMMANDS[kind],
    business: account,
    item_name: item,
    currency_code: currency.toUpperCase(),
    [kind === 'subscribe' ? 'a3' : 'amount']: amount,
    no_note: '1',
    ...(kind === 'buy' && {
      quantity: `${quantity}`,
      ...(tax !== undefined && { tax_rate: `${tax}` }),
      ...(shipping !== undefined && { shipping: `${shipping}` }),
    }),
    // Paid again and again, once in each of these.
    ...(kind === 'subscribe' && { p3: '1', t3: CYCLES[cycle], src: '1' }),
    ...(return_url && { return: return_url }),
  };
}
