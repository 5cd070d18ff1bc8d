import { ask, NOT_FOREIGN } from '@mountkit/core';
import { writeJson } from '@mountkit/core/logic';
import type { Cart, CartContext, Texts } from '../../dom/cart-context';
import { stepQuantity } from '../step-quantity';

/** Milliseconds in which a hint slides: specification 1 section 9. */
const SLIDE = 250;

const WRAPPER = '.woocommerce-input-wrapper';

/** The shop's own script for every page, which has buttons for passwords itself. */
const PAGE_SCRIPT = 'script:is([src*="/frontend/woocommerce.js"],[src*="/frontend/woocommerce.min.js"])';

/** Makes passwords, hints, plus and minus buttons and the banner work: specification 1 sections 2, 4 and 7. */
export function enhanceFields({ context, texts }: Cart): void {
  const passwords = '.woocommerce form input[type=password],[data-mountkit~=cart] form input[type=password]';
  if (!document.querySelector(PAGE_SCRIPT))
    for (const input of document.querySelectorAll<HTMLInputElement>(passwords)) enhancePassword(context, texts, input);
  enhanceHints(context);
  enhanceSteppers(context);
  enhanceBanner(context);
}

/** Adds a button that shows a password, unless the page has one. */
function enhancePassword({ scope, signal }: CartContext, texts: Texts, input: HTMLInputElement): void {
  const hadFocus = document.activeElement === input;
  let wrapper = input.closest<HTMLElement>('.password-input');
  if (!wrapper) {
    const span = document.createElement('span');
    span.className = 'password-input';
    input.replaceWith(span);
    span.append(input);
    scope.add(() => span.replaceWith(...span.childNodes));
    wrapper = span;
  }
  let button = wrapper.querySelector<HTMLButtonElement>('.show-password-input');
  if (!button) {
    button = document.createElement('button');
    button.type = 'button';
    button.className = 'show-password-input';
    if (input.id) button.setAttribute('aria-describedby', input.id);
    wrapper.append(button);
    scope.add(() => button?.remove());
  }
  if (hadFocus) input.focus();

  const set = (isShown: boolean) => {
    input.type = isShown ? 'text' : 'password';
    button.classList.toggle('display-password', isShown);
    button.ariaLabel = texts.read(isShown ? 'i18n_password_hide' : 'i18n_password_show');
  };
  set(false);
  void texts.load().then(() => set(input.type !== 'password'));
  scope.add(() => set(false));
  button.addEventListener(
    'click',
    () => {
      set(input.type === 'password');
      input.focus();
    },
    { signal },
  );
}

/** Shows the hint below a field while the field has the focus. */
function enhanceHints({ element: root, scope, signal }: CartContext): void {
  const HINT = `${WRAPPER} span.description${NOT_FOREIGN}`;
  const isStill = () => matchMedia('(prefers-reduced-motion)').matches;

  const slide = (hint: HTMLElement, isShown: boolean) => {
    if (isShown === (hint.style.display === 'block')) return;
    hint.ariaHidden = `${!isShown}`;
    hint.style.display = 'block';
    const frames = [
      { height: '0px', overflow: 'hidden' },
      { height: `${hint.offsetHeight}px`, overflow: 'hidden' },
    ];
    const end = () => {
      if (!isShown) hint.style.display = 'none';
    };
    if (isStill() || !hint.animate) return end();
    hint.animate(isShown ? frames : frames.reverse(), SLIDE).finished.then(end, () => {});
  };

  const hints = [...document.querySelectorAll<HTMLElement>(HINT)];
  for (const hint of hints) {
    hint.style.display = 'none';
    hint.ariaHidden = 'true';
    scope.add(() => {
      hint.style.display = '';
      hint.ariaHidden = null;
    });
  }
  const follow = ({ target }: Event) => {
    const wrapper = (target as Element).closest?.(WRAPPER);
    for (const hint of hints) slide(hint, !!wrapper?.contains(hint));
  };
  document.addEventListener('focusin', follow, { signal });
  document.addEventListener('click', follow, { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      for (const hint of hints) slide(hint, false);
    },
    { signal },
  );
}

/** Plus and minus buttons beside a quantity; those in the mini basket are handled by `quantities.ts`. */
function enhanceSteppers({ element: root, signal }: CartContext): void {
  root.addEventListener('click', (event) => stepQuantity(event, false), { signal });
}

/** The banner of a shop that is not open yet: it is hidden when the call has ended, also if it failed. */
function enhanceBanner({ element: root, signal }: CartContext): void {
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>(`a.coming-soon-footer-banner-dismiss${NOT_FOREIGN}`);
      const { restUrl, restNonce = '' } = link?.dataset ?? {};
      if (!restUrl) return;
      event.preventDefault();
      const hide = () => {
        const banner = document.querySelector<HTMLElement>('#coming-soon-footer-banner');
        if (banner) banner.style.display = 'none';
      };
      ask(restUrl, {
        method: 'POST',
        keepalive: true,
        headers: { 'X-WP-Nonce': restNonce, 'Content-Type': 'application/json' },
        body: writeJson({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } }),
      }).then(hide, hide);
    },
    { signal },
  );
}
