import { adoptStyles, type Disposer } from '@mountkit/core';
import type { Cart, FragmentView } from '../dom/cart-context';
import { hasBasket, readFacts, readHash, storeFragments } from '../dom/fragment-store';
import { findAll, swapFragments } from '../dom/swap-fragments';
import type { Fragments } from '../events';
import { CONTENT, LIFE, planFragments } from '../logic/plan-fragments';

/** The fade while a refresh is under way: contract section 9. */
const STYLES = '@media(prefers-reduced-motion:no-preference){.updating{opacity:.6;transition:opacity .4s}}';

/** Opens what shows the basket. Of its own file: a page without a basket needs none of it. */
export function openFragments(cart: Cart): FragmentView {
  const { element, emit, scope, settings, signal, report } = cart.context;
  const afterSwap = new Set<() => void>();
  let shown: Fragments = {};
  let isAsking = false;
  let isAskedAgain = false;
  let hasQuantities = false;
  let expiry: Disposer | undefined;
  let hasStyles = false;

  /** What is shown is asked for again when it is too old, as long as there is a basket. */
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

  const attendQuantities = () => {
    if (hasQuantities || !document.querySelector(`${CONTENT} input.qty`)) return;
    hasQuantities = true;
    import('./fragments/quantities').then(
      (part) => signal.aborted || part.attendQuantities(cart, view),
      (error) => report('a part could not be loaded', error),
    );
  };

  const swap = (fragments: Fragments) => {
    shown = { ...shown, ...fragments };
    swapFragments(fragments, report);
    for (const run of afterSwap) run();
    setDisplay(hasBasket() ? '' : 'none');
    attendQuantities();
    emit('fragmentsLoaded', {});
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
    // Most pages never ask: a sheet that is adopted has the whole page's styles worked out again.
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
    // What has been added or removed meanwhile brings newer fragments than these.
    else if (before === cart.changes()) {
      view.show(answer.fragments, answer.cartHash);
      emit('fragmentsRefreshed', answer);
    }
    if (isAskedAgain) await refresh();
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
    hear(hash) {
      if (hash !== readHash(settings())) refresh();
    },
    show(fragments, cartHash) {
      storeFragments({ ...settings(), mayKeep: cart.isAllowed() !== false }, fragments, cartHash);
      swap(fragments);
      expireAfter(LIFE);
    },
  };
  attendQuantities();
  return view;
}
