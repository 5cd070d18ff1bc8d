import { adoptStyles, type MountError } from '@mountkit/core';
import { type CartPageControl, FORM, type PageContext, QUANTITY, TOTALS } from '../cart-page/dom/page-context';
import type { CartPageAction } from '../cart-page/events';
import { createQueue } from '../logic/queue';
import { askForPage, callEndpoint } from './cart-changes/ask-shop';
import { handleShipping } from './cart-changes/handle-shipping';
import { showNotices, showPage, showTotals } from './cart-changes/show-answer';
import { createFailureNote } from './cart-changes/tell-failure';

/** What waits for an answer is paler, once that takes its time. */
const STYLES = `:is(${FORM},${TOTALS})[aria-busy=true]{opacity:.55;transition:opacity 0s .15s}`;

/** Sends what is changed on a shop's cart page to the shop's own addresses, one after the other. Facts, section 2.19. */
export function handleChanges(context: PageContext): CartPageControl {
  const { element, emit, scope, settings, signal } = context;
  const note = createFailureNote(context);
  /** What is waiting or on its way, so that a second press does nothing. */
  const pending = new Set<string>();
  /** Quantities that were typed and are not sent yet, by the name of their field. */
  const typed = new Map<string, string>();
  let version = 0;
  let timer = 0;
  let sending: AbortController | null = null;
  let isShowing = false;

  const find = <T extends HTMLElement>(selector: string) => element.querySelector<T>(selector);
  const setBusy = (is: boolean) => {
    for (const part of element.querySelectorAll(`${FORM},${TOTALS}`)) part.ariaBusy = is ? 'true' : null;
  };
  const queue = createQueue(() => setBusy(false));
  scope.add(() => setBusy(false));
  scope.add(() => {
    clearTimeout(timer);
    sending?.abort();
  });
  scope.add(adoptStyles(element, STYLES));

  const show = (action: CartPageAction, answer: DocumentFragment) => {
    // A field that is replaced while it has the focus says that it has changed.
    isShowing = true;
    const shown = showPage(context, answer, typed);
    isShowing = false;
    emit(shown === 'empty' ? 'emptied' : 'totals', {});
    emit('updated', { action });
  };

  /** Does something in its turn; what fails is told, with a button that does it again. */
  const run = (action: CartPageAction, key: string, work: () => Promise<void>) => {
    if (pending.has(key) || !emit('change', { action }, true)) return;
    pending.add(key);
    void queue(async () => {
      if (signal.aborted) return;
      // A quantity that is changed from now on is sent once more.
      if (key === 'update') pending.delete(key);
      setBusy(true);
      note.clear();
      try {
        await work();
      } catch (error) {
        const { code } = error as MountError;
        if (code === 'ABORTED' || signal.aborted) return;
        note.show(() => run(action, key, work));
        emit('failed', { action, code: code as 'NETWORK' });
      } finally {
        pending.delete(key);
      }
    });
  };

  const readForm = (more: Readonly<Record<string, string>>) => {
    const form = find<HTMLFormElement>(FORM);
    const fields = new URLSearchParams(form ? (new FormData(form) as never) : '');
    for (const [name, value] of Object.entries(more)) fields.set(name, value);
    return { url: form?.action || location.href, fields };
  };

  const update = (action: CartPageAction = 'update', more: Readonly<Record<string, string>> = {}) => {
    clearTimeout(timer);
    run(action, action, async () => {
      const sent = version;
      sending = new AbortController();
      const { signal: stop } = sending;
      const { url, fields } = readForm({ update_cart: '1', ...more });
      const answer = await askForPage(url, fields, stop);
      // A newer quantity is on its way: this answer is old.
      if (sent !== version) return;
      typed.clear();
      show(action, answer);
    });
  };

  const applyCoupon = (code: string) => {
    const { apply_coupon_nonce: security } = settings();
    run('coupon', `coupon ${code}`, async () => {
      if (!security) {
        const { url, fields } = readForm({ coupon_code: code, apply_coupon: '1' });
        fields.delete('update_cart');
        show('coupon', await askForPage(url, fields, signal));
      } else await callAndReload('apply_coupon', 'coupon', { security, coupon_code: code });
      emit('coupon', { code, isUsed: true });
    });
  };
  const dropCoupon = (link: HTMLAnchorElement) => {
    const { coupon = '' } = link.dataset;
    const { remove_coupon_nonce: security } = settings();
    run('uncoupon', `uncoupon ${coupon}`, async () => {
      if (!security) show('uncoupon', await askForPage(link.href, null, signal));
      else await callAndReload('remove_coupon', 'uncoupon', { security, coupon });
      emit('coupon', { code: coupon, isUsed: false });
    });
  };
  /** The call answers a notice only: the form and the totals come with the page. */
  const callAndReload = async (endpoint: string, action: CartPageAction, fields: Record<string, string>) => {
    const notice = await callEndpoint(context, endpoint, fields, signal);
    const page = await askForPage(readForm({}).url, null, signal);
    show(action, page);
    showNotices(context, notice);
  };
  const follow = (action: CartPageAction, { href }: HTMLAnchorElement) =>
    run(action, href, async () => show(action, await askForPage(href, null, signal)));

  const onQuantity = (event: Event) => {
    const input = (event.target as Element).closest<HTMLInputElement>(QUANTITY);
    if (!input || input.readOnly || isShowing) return;
    typed.set(input.name, input.value);
    version++;
    sending?.abort();
    clearTimeout(timer);
    const { auto_update, delay } = settings();
    if (auto_update && input.value && input.checkValidity()) timer = window.setTimeout(send, delay);
  };
  const send = () => {
    if (!settings().is_left) return update();
    const button = find<HTMLButtonElement>(`${FORM} [name=update_cart]`);
    if (!button) return;
    button.disabled = false;
    button.click();
  };
  const ours = (listener: (event: Event) => void) => (event: Event) => {
    if (!settings().is_left && !event.defaultPrevented) listener(event);
  };
  const onClick = ours((event) => {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const link = (event.target as Element).closest('a');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    if (link.matches(`${FORM} .product-remove a`)) follow('remove', link);
    else if (link.matches('a.woocommerce-remove-coupon')) dropCoupon(link);
    else return;
    event.preventDefault();
  });
  // What undoes a removal stands in the shop's notice, which may be elsewhere on the page.
  const onRestore = ours((event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.restore-item');
    if (!link) return;
    event.preventDefault();
    follow('restore', link);
  });
  const onSubmit = ours((event) => {
    const form = event.target as HTMLFormElement;
    if (!form.matches(FORM)) return;
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    const code = form.querySelector<HTMLInputElement>('[name=coupon_code]');
    const isCoupon = submitter?.matches('[name=apply_coupon]') || (code && document.activeElement === code);
    if (!isCoupon) update();
    else if (code?.value.trim()) applyCoupon(code.value.trim());
    else code?.focus();
  });
  for (const name of ['input', 'change']) element.addEventListener(name, onQuantity, { signal });
  element.addEventListener('click', onClick, { signal });
  document.addEventListener('click', onRestore, { signal });
  element.addEventListener('submit', onSubmit, { signal });
  handleShipping(context, {
    choose: (fields) =>
      run('shipping', 'shipping', async () => {
        const security = settings().update_shipping_method_nonce;
        showTotals(context, await callEndpoint(context, 'update_shipping_method', { security, ...fields() }, signal));
        emit('totals', {});
        emit('updated', { action: 'shipping' });
      }),
    move: (form) =>
      run('address', 'address', async () => {
        const fields = new URLSearchParams(new FormData(form) as never);
        fields.set('calc_shipping', 'x');
        show('address', await askForPage(form.action, fields, signal));
      }),
  });
  return {
    refresh: () =>
      run('update', 'refresh', async () => show('update', await askForPage(readForm({}).url, null, signal))),
  };
}
