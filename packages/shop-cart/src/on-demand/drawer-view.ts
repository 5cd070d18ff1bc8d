import { findApiStore } from '../dom/store/find-store';
import type { DrawerContext } from '../drawer/dom/drawer-context';
import { openWords } from '../drawer/dom/words';
import { type CartItem, describeFailure, formatAmount } from '../logic/store-cart';
import type { Basket } from './drawer-view/basket';
import { drawCoupons } from './drawer-view/coupons';
import { create, icon, tell } from './drawer-view/create';
import { drawFooter } from './drawer-view/footer';
import { drawLines } from './drawer-view/lines';
import { drawNote } from './drawer-view/note';
import { drawOffers } from './drawer-view/offers';
import { drawShipping } from './drawer-view/shipping';

/** Milliseconds that a removal can be undone. */
const LIFE = 10_000;

/**
 * Draws the basket of the shop's Store API into a drawer; what a visitor does is shown at once, and taken back where the shop
 * does not do it. The returned function draws it anew.
 */
export function drawBasket(context: DrawerContext): () => void {
  const { element, emit, scope, settings } = context;
  const words = openWords(context);
  const store = findApiStore(settings().base);
  const root = create('div', { class: 'mountkit-basket' });
  const status = create('p', { class: 'mountkit-basket__status', role: 'status' });
  const loading = create('p', { class: 'mountkit-basket__loading' });
  const alert = create('p', { class: 'mountkit-basket__alert', role: 'alert', hidden: true });
  const retry = create('button', { type: 'button', class: 'mountkit-basket__quiet', hidden: true });
  const offline = create('p', { class: 'mountkit-basket__offline', hidden: true });
  const empty = create('div', { class: 'mountkit-basket__empty', hidden: true });
  const undo = create('p', { class: 'mountkit-cart-undo', hidden: true });
  let timer = 0;
  let removed: CartItem | null = null;
  let said = '';

  const basket: Basket = {
    context,
    words,
    async change(change) {
      const isDone = await store.change(change);
      if (isDone && !context.signal.aborted) emit('change', { count: store.getSnapshot().cart.count });
      return isDone;
    },
    saveNote: (note) => store.saveNote(note),
    remove(item) {
      removed = item;
      clearTimeout(timer);
      timer = window.setTimeout(forget, LIFE);
      status.textContent = words.read('removed', { name: item.name });
      void basket.change({ kind: 'remove', key: item.key }).then((isDone) => isDone || forget());
      undoButton.focus();
    },
    amount: (amount) => formatAmount(amount, store.getSnapshot().cart),
  };
  const parts = [drawShipping, drawLines, drawOffers, drawNote, drawCoupons, drawFooter].map((draw) => draw(basket));

  const undoButton = create('button', { type: 'button', class: 'mountkit-basket__quiet' });
  const undoText = create('span');
  undo.append(undoText, ' ', undoButton);
  const forget = () => {
    // It stays while a visitor is about to press it.
    if (removed && undo.matches(':hover,:focus-within') && store.getSnapshot().cart.count) {
      timer = window.setTimeout(forget, LIFE);
      return;
    }
    removed = null;
    draw();
  };
  undoButton.addEventListener('click', () => {
    if (!removed) return;
    const { id, quantity, name, choices } = removed;
    removed = null;
    clearTimeout(timer);
    void basket.change({ kind: 'add', id, quantity, name, choices });
    root.querySelector<HTMLElement>('.mountkit-basket__lines')?.focus();
  });
  retry.addEventListener('click', () => {
    root.focus();
    void store.reload();
  });
  const emptyText = create('p');
  const shop = create('a', { class: 'mountkit-basket__button' });
  empty.append(emptyText, shop);

  const draw = () => {
    const { cart, status: state, error } = store.getSnapshot();
    const isKnown = state !== 'loading' && !(state === 'error' && !cart.count);
    const isEmpty = isKnown && !cart.items[0];
    root.ariaBusy = `${state === 'loading' || state === 'busy'}`;
    tell(loading, state === 'loading' ? words.read('loading') : '');
    const otherwise = words.read(state === 'error' ? 'unread' : 'failed');
    const failure = error ? describeFailure(error, otherwise) : '';
    if (alert.dataset.text !== failure) alert.replaceChildren(...(failure ? [icon('error'), failure] : []));
    alert.dataset.text = failure;
    alert.hidden = !failure;
    if (failure && failure !== said) emit('failed', { code: error?.code ?? '' });
    said = failure;
    retry.replaceChildren(icon('retry'), words.read('retry'));
    retry.hidden = !(failure && state === 'error');
    tell(offline, navigator.onLine ? '' : words.read('offline'));
    tell(emptyText, words.read('empty'));
    shop.href = settings().shop_url;
    tell(shop, settings().shop_url && words.read('shop'));
    empty.hidden = !isEmpty;
    undoText.textContent = removed ? words.read('removed', { name: removed.name }) : '';
    undoButton.replaceChildren(icon('undo'), words.read('undo'));
    undo.hidden = !removed;
    for (const part of parts) part.draw(cart, isKnown && !isEmpty);
  };

  root.tabIndex = -1;
  root.append(status, loading, alert, retry, offline, undo, empty, ...parts.map(({ element: part }) => part));
  element.append(root);
  scope.add(() => {
    clearTimeout(timer);
    root.remove();
  });
  const connect = () => {
    draw();
    if (navigator.onLine) void store.reload();
  };
  for (const name of ['online', 'offline']) addEventListener(name, connect, { signal: context.signal });
  scope.add(store.subscribe(draw));
  void words.load().then(() => context.signal.aborted || draw());
  draw();
  return draw;
}
