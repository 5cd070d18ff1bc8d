import { guard, type MountError } from '@mountkit/core';
import type { Checkout } from '../../checkout/dom/checkout-context';
import { type OrderAnswer, readOrderAnswer } from '../../checkout/logic/read-order-answer';
import { keepFields } from './keep-fields';

/** What the shop's totals are asked for and shown by. */
export interface Review {
  /** Asks now; an older question is dropped. */
  ask(): void;
  /** Asks once nothing has been typed for a second. */
  askLater(): void;
  /** Resolves when no question is open. */
  readonly settled: () => Promise<void>;
}

/** Where the totals and the ways to pay are. */
export const PLACES = '.woocommerce-checkout-review-order-table,.woocommerce-checkout-payment';

/** Milliseconds after the last key. */
const PAUSE = 1000;

/** The fields of a form, without files. */
export const readFields = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].filter(([, value]) => typeof value === 'string') as string[][]);

/** What the shop wants to know for its totals: facts on page widgets, section 2.19. */
function describeOrder(form: HTMLFormElement, security: string): URLSearchParams {
  const fields = readFields(form);
  const isElsewhere = fields.has('ship_to_different_address');
  const body = new URLSearchParams({ security, payment_method: fields.get('payment_method') ?? '' });
  const address = (from: string, prefix: string) => {
    for (const name of ['country', 'state', 'postcode', 'city'])
      body.set(prefix + name, fields.get(`${from}_${name}`) ?? '');
    body.set(`${prefix}address`, fields.get(`${from}_address_1`) ?? '');
    body.set(`${prefix}address_2`, fields.get(`${from}_address_2`) ?? '');
  };
  address('billing', '');
  address(isElsewhere ? 'shipping' : 'billing', 's_');
  const rows = form.querySelectorAll<HTMLElement>(
    `${isElsewhere ? '.woocommerce-shipping-fields' : '.woocommerce-billing-fields'} .address-field.validate-required`,
  );
  const isFull = [...rows].every((row) => row.querySelector<HTMLInputElement>('input,select')?.value.trim());
  body.set('has_full_address', `${isFull}`);
  body.set('post_data', `${fields}`);
  for (const [name, value] of fields) if (name.startsWith('shipping_method')) body.set(name, value);
  return body;
}

/** Keeps the totals and the ways to pay up to date with what is typed: the newest question wins. */
export function createReview(checkout: Checkout, shown: () => void): Review {
  const { addressOf, context, form, parse, post, showNotices, showProblem, text } = checkout;
  const { emit, report, scope, settings, signal } = context;
  let asking: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Promise<void> = Promise.resolve();
  const setUpdating = (is: boolean) => {
    for (const place of form.querySelectorAll(PLACES)) {
      place.ariaBusy = is ? 'true' : null;
    }
  };
  scope.add(() => {
    clearTimeout(timer);
    asking?.abort();
    setUpdating(false);
  });

  /** What was shown last: only what has changed is replaced. */
  const last: Record<string, string> = {};
  const swap = (selector: string, markup: string) => {
    const [fresh] = parse(markup.trim()).children;
    const place = guard(
      () => document.querySelector(selector),
      (error) => report(`the fragment ${selector} has no valid selector`, error),
    );
    if (!fresh || !place) return;
    place.replaceWith(fresh);
  };

  const show = (answer: OrderAnswer) => {
    const restore = keepFields(form, PLACES);
    for (const [selector, markup] of Object.entries(answer.fragments)) {
      if (last[selector] === markup) continue;
      last[selector] = markup;
      swap(selector, markup);
    }
    restore();
    shown();
    if (answer.messages) showNotices([...parse(answer.messages).children]);
    emit('updated', { answer: answer.raw });
  };

  const run = async () => {
    const mine = new AbortController();
    asking?.abort();
    asking = mine;
    setUpdating(true);
    let answer: OrderAnswer | null = null;
    let code: 'NETWORK' | 'TIMEOUT' | 'BAD_ANSWER' = 'BAD_ANSWER';
    try {
      const fields = describeOrder(form, settings().update_order_review_nonce);
      const { text: body } = await post(addressOf('update_order_review'), fields, { signal: mine.signal });
      answer = readOrderAnswer(body);
    } catch (error) {
      code = (error as MountError).code as 'NETWORK' | 'TIMEOUT';
    }
    if (mine.signal.aborted || signal.aborted) return;
    setUpdating(false);
    if (answer?.isReload) return location.reload();
    if (answer) return show(answer);
    showProblem(text('stale'));
    emit('failed', { code, action: 'update' });
  };

  const ask = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = run();
  };
  return {
    ask,
    askLater() {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE);
    },
    async settled() {
      if (timer) ask();
      for (let seen: Promise<void> | undefined; seen !== waiting; ) {
        seen = waiting;
        await seen;
      }
    },
  };
}
