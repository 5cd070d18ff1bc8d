import { listen } from '@mountkit/core';
import type { Checkout } from '../../checkout/dom/checkout-context';
import { isBuilderHere } from './is-builder-here';

/** Links that open a box, and the box: of the builder, and of shops. */
const BOXES = [
  ['.e-show-coupon-form', '.e-coupon-anchor'],
  ['.e-show-login', '.e-woocommerce-login-anchor'],
  ['.showcoupon', 'form.checkout_coupon'],
  ['.showlogin', 'form.login,form.woocommerce-form-login'],
  ['[data-part=open-coupon]', '[data-part=coupon]'],
] as const;

/** Whether a script of the shop or of the builder opens a box itself. */
const isTheirs = (opener: string) =>
  /^\.show/.test(opener)
    ? !!document.querySelector('script[src*="/frontend/checkout."]')
    : /^\.e-/.test(opener) && isBuilderHere();

/** Lets links open the boxes of coupon and login, by press and by key. */
export function openBoxes({ context: { scope, signal } }: Checkout): void {
  for (const [opener, selector] of BOXES) {
    if (isTheirs(opener)) continue;
    for (const link of document.querySelectorAll<HTMLElement>(opener)) {
      const boxOf = () => document.querySelector<HTMLElement>(selector);
      const first = boxOf();
      if (!first) continue;
      const display = first.style.display;
      const isHidden = () => {
        const box = boxOf();
        return !box || !!box.hidden || box.style.display === 'none';
      };
      const set = (isOpen: boolean) => {
        const box = boxOf();
        if (!box) return;
        box.hidden = !isOpen;
        box.style.display = isOpen ? '' : 'none';
        // The shop's style sheet may hide it, too.
        if (isOpen && getComputedStyle(box).display === 'none') box.style.display = 'block';
        link.ariaExpanded = `${isOpen}`;
        if (isOpen) box.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
      };
      const kept = ['role', 'aria-expanded'].map((name) => [name, link.getAttribute(name)] as const);
      const wasHidden = !!first.hidden;
      link.role = 'button';
      link.ariaExpanded = `${!isHidden()}`;
      scope.add(() => {
        for (const [name, value] of kept) {
          if (value === null) link.removeAttribute(name);
          else link.setAttribute(name, value);
        }
        first.hidden = wasHidden;
        first.style.display = display;
      });
      link.addEventListener(
        'click',
        (event) => {
          event.preventDefault();
          set(isHidden());
        },
        { signal },
      );
      scope.add(
        listen(link, 'keydown', (event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          link.click();
        }),
      );
    }
  }
}
