import { adoptStyles, type Disposer, openPart } from '@mountkit/core';
import type { Cart, FragmentView } from '../dom/cart-context';
import type { Fragments } from '../events';
import { CONTENT, LIFE, planFragments } from '../logic/plan-fragments';
import { hasBasket, readFacts, readHash, storeFragments } from './fragments/fragment-store';
import { findAll, swapFragments } from './fragments/swap-fragments';

/** The fade during a refresh: contract section 9. */
const STYLES =
  '@media(prefers-reduced-motion:no-preference){.updating{opacity:.6;transition:opacity var(--mountkit-duration,.4s) var(--mountkit-easing,ease)}}';

/** The look of an error at a button, which any style of the page may change: a sign and a frame, not colour alone. */
const ERROR_STYLES = `:where(.mountkit-cart-error){display:flex;gap:.5em;align-items:baseline;margin-block:.5em;padding:.5em .75em;border:1px solid;border-radius:var(--mountkit-radius,6px);color:var(--mountkit-error,color-mix(in srgb,currentColor 25%,#c00))}
:where(.mountkit-cart-error)::before{content:"!" / "";flex:none;width:1.25em;border:.125em solid;border-radius:99px;font-size:.8em;font-weight:700;line-height:1.25;text-align:center}`;

/** Opens the view of the basket. Loaded on demand: a page without a basket does not need it. */
export function openFragments(cart: Cart): FragmentView {
  const { element, emit, scope, settings, report, signal } = cart.context;
  const afterSwap = new Set<() => void>();
  let shown: Fragments = {};
  let isAsking = false;
  let isAskedAgain = false;
  let hasQuantities = false;
  let expiry: Disposer | undefined;
  let hasStyles = false;

  /** Refreshes the fragments when they are too old, as long as there is a basket. */
  const expireAfter = (ms: number) => {
    expiry?.();
    expiry = cart.after(ms, () => hasBasket() && refresh());
  };

  const setDisplay = (display: string) => {
    for (const child of document.querySelectorAll('.hide_cart_widget_if_empty')) {
      const { style } = child.closest<HTMLElement>('.widget_shopping_cart') ?? {};
      if (style) style.display = display;
    }
  };

  const withQuantities = openPart(
    () => import('./fragments/quantities'),
    'quantities of the mini basket',
    cart.context,
  );
  const enhanceQuantities = () => {
    if (hasQuantities || !document.querySelector(`${CONTENT} input.qty`)) return;
    void withQuantities(({ handleQuantities }) => {
      if (!hasQuantities) handleQuantities(cart, view);
      hasQuantities = true;
    });
  };

  const swap = (fragments: Fragments, isRefresh = false) => {
    shown = { ...shown, ...fragments };
    swapFragments(fragments, report);
    for (const run of afterSwap) run();
    setDisplay(hasBasket() ? '' : 'none');
    enhanceQuantities();
    emit('fragmentsLoaded', { isRefresh });
  };

  const setUpdating = (is: boolean) => {
    for (const selector of [CONTENT, ...Object.keys(shown)]) {
      for (const child of findAll(selector, report)) child.classList.toggle('updating', is);
    }
  };

  const refresh = async () => {
    isAskedAgain = isAsking;
    if (isAsking) return;
    isAsking = true;
    // Not before it is needed: to adopt a sheet makes the browser compute all styles of the page again.
    if (!hasStyles) scope.add(adoptStyles(element, STYLES));
    hasStyles = true;
    setUpdating(true);
    const before = cart.changes();
    const answer = await cart.call('get_refreshed_fragments', {
      fields: { time: `${Date.now()}` },
      timeout: settings().request_timeout,
    });
    isAsking = false;
    setUpdating(false);
    if (!answer) return;
    if (answer.code) emit('refreshFailed', { code: answer.code });
    // The answers to changes that were made meanwhile have newer fragments than this one.
    else if (before === cart.changes()) {
      show(answer.fragments, answer.cartHash, true);
      emit('fragmentsRefreshed', answer);
    }
    if (isAskedAgain) await refresh();
  };

  const show = (fragments: Fragments, cartHash: string, isRefresh?: boolean) => {
    storeFragments({ ...settings(), mayKeep: cart.isAllowed() !== false }, fragments, cartHash);
    swap(fragments, isRefresh);
    expireAfter(LIFE);
  };

  scope.add(() => {
    setUpdating(false);
    setDisplay('');
  });

  const view: FragmentView = {
    afterSwap,
    refresh,
    open() {
      const facts = readFacts(settings(), Date.now());
      const plan = planFragments(facts);
      if (plan === 'ask') refresh();
      else if (plan === 'keep') setDisplay(hasBasket() ? '' : 'none');
      else {
        swap(plan.show);
        expireAfter(Number(facts.created) + LIFE - facts.now);
      }
    },
    refreshIfChanged(hash) {
      if (hash !== readHash(settings())) refresh();
    },
    show: (fragments, cartHash) => show(fragments, cartHash),
  };
  const dressErrors = () => scope.add(adoptStyles(element, ERROR_STYLES));
  element.addEventListener('mountkit:cart:failed', dressErrors, { signal, once: true });
  // What the drawer or the page of the basket has changed, the other parts of the page do not show yet.
  for (const name of ['mountkit:cart-page:updated', 'mountkit:cart-drawer:change']) {
    document.addEventListener(name, refresh, { signal });
  }
  enhanceQuantities();
  return view;
}
