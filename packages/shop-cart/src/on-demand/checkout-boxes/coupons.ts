import { NOT_FOREIGN } from '@mountkit/core';
import type { Checkout } from '../../checkout/dom/checkout-context';
import { isBuilderHere } from './is-builder-here';

const BOX = `:is(.e-coupon-box,form.checkout_coupon,[data-part=coupon])${NOT_FOREIGN}`;
const APPLY = '.e-apply-coupon,[name=apply_coupon],[data-part=apply-coupon]';
const INPUT = 'input[name=coupon_code]';
const REMOVE = `a.woocommerce-remove-coupon${NOT_FOREIGN}`;

/** Applies and removes coupons by the shop's calls. Enter in the box never sends the order. */
export function handleCoupons(checkout: Checkout): void {
  const { addressOf, context, parse, post, showNotices, showProblem, text } = checkout;
  const { emit, scope, settings, signal } = context;
  let isBusy = false;

  const send = async (endpoint: string, code: string, nonce: string, button: HTMLElement | null) => {
    if (isBusy) return;
    isBusy = true;
    if (button) button.ariaBusy = 'true';
    const end = () => {
      isBusy = false;
      if (button) button.ariaBusy = null;
    };
    scope.add(end);
    await checkout.settled();
    if (signal.aborted) return;
    const fields = endpoint === 'apply_coupon' ? { coupon_code: code } : { coupon: code };
    const body = new URLSearchParams({ security: nonce, ...fields });
    const answer = await post(addressOf(endpoint), body).catch(() => null);
    if (signal.aborted) return;
    end();
    const notices = answer?.ok ? [...parse(answer.text.trim()).children] : [];
    if (!notices[0]) {
      showProblem(text('stale'));
      emit('failed', { code: answer ? 'BAD_ANSWER' : 'NETWORK', action: 'coupon' });
      return;
    }
    showNotices(notices);
    const isRefused = notices.some((notice) => notice.matches('.woocommerce-error,.is-error'));
    if (isRefused) return emit('failed', { code: 'REFUSED', action: 'coupon' });
    emit(endpoint === 'apply_coupon' ? 'couponApplied' : 'couponRemoved', { code });
    checkout.update();
  };
  const apply = (box: Element) => {
    const input = box.querySelector<HTMLInputElement>(INPUT);
    if (!input?.value.trim()) return input?.focus();
    const { apply_coupon_nonce } = settings();
    void send('apply_coupon', input.value.trim(), apply_coupon_nonce, box.querySelector(APPLY));
  };

  /** Whatever would apply a coupon: a press, Enter, the box's own form. */
  const follow = (event: Event) => {
    const { target } = event;
    const box = (target as Element).closest(BOX);
    const isEnter = (event as KeyboardEvent).key === 'Enter' && (target as Element).matches(INPUT);
    const isPress = event.type === 'click' && !!(target as Element).closest(APPLY);
    if (!box || event.defaultPrevented || !(isEnter || isPress || event.type === 'submit')) return;
    if (box.matches('.e-coupon-box') && isBuilderHere()) return;
    // The press on the button of a form of its own is followed by its submit.
    if (isPress && box.localName === 'form') return;
    event.preventDefault();
    apply(box);
  };
  for (const name of ['click', 'keydown', 'submit']) document.addEventListener(name, follow, { signal });

  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>(REMOVE);
      const code = link?.dataset.coupon;
      if (!link || !code || event.defaultPrevented) return;
      event.preventDefault();
      void send('remove_coupon', code, settings().remove_coupon_nonce, link);
    },
    { signal },
  );
}
