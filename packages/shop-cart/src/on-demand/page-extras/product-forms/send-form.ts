import { type MountError, parseMarkup, request } from '@mountkit/core';
import type { Cart } from '../../../dom/cart-context';
import type { FailureCode } from '../../../events';

const NOTICES = '.woocommerce-notices-wrapper';
const REFUSALS = ':is(.woocommerce-error,.wc-block-components-notice-banner.is-error)';
const MESSAGES = ':is(.woocommerce-message,.wc-block-components-notice-banner.is-success)';

/** What the shop's page says of an addition. */
interface Told {
  readonly code?: FailureCode;
  /** Its notices, to be shown in the page. */
  readonly notices: readonly Element[];
}

/** What forms have sent and wait for. */
const waiting = new WeakMap<HTMLFormElement, string>();

const writeBody = (body: FormData) => JSON.stringify([...body].map(([name, value]) => [name, `${value}`]));

/** Sends a form as the browser would, and reads what the page that answers says. Never rejects. */
async function post(form: HTMLFormElement, body: FormData, signal: AbortSignal): Promise<Told> {
  // A field of the form may hide its own `action`.
  const address = new URL(form.getAttribute('action') || location.href, document.baseURI).href;
  // The browser sends files of a page that is left no more.
  const keepalive = ![...body.values()].some((value) => typeof value !== 'string');
  try {
    const { ok, text } = await request(address, { method: 'POST', body, keepalive, signal });
    if (!ok) return { code: 'SERVER_ERROR', notices: [] };
    if (!/<(?:body|main|div)\b/i.test(text)) return { code: 'BAD_ANSWER', notices: [] };
    const page = parseMarkup(text);
    const refusals = [...page.querySelectorAll(REFUSALS)];
    if (refusals[0]) return { code: 'REFUSED', notices: refusals };
    return { notices: [...page.querySelectorAll(MESSAGES)] };
  } catch (error) {
    return { code: (error as MountError).code as FailureCode, notices: [] };
  }
}

/** Shows the shop's notices where the page has its own; they are announced by their role. */
function showNotices(cart: Cart, notices: readonly Element[]): boolean {
  const place = document.querySelector(NOTICES);
  if (!place || !notices[0]) return false;
  place.replaceChildren(...notices);
  cart.context.scope.add(() => {
    for (const notice of notices) notice.remove();
  });
  return true;
}

/** Says at the button why the shop refuses. */
function tellRefusal(cart: Cart, button: HTMLElement, notices: readonly Element[]): void {
  const isShown = showNotices(cart, notices);
  const text = notices.map((notice) => notice.textContent?.replace(/\s+/g, ' ').trim()).join(' ');
  const alert = document.createElement('div');
  alert.className = 'mountkit-cart-error';
  if (!isShown) alert.role = 'alert';
  alert.textContent = text || cart.texts.read('i18n_failed');
  button.after(alert);
  cart.context.scope.add(() => alert.remove());
  cart.context.emit('failed', { code: 'REFUSED', action: 'add', button });
}

/**
 * Adds what a product's form says, as the browser would send it, without leaving the page: in its turn, also if the visitor
 * leaves the page meanwhile, once for a double press.
 */
export function sendForm(cart: Cart, form: HTMLFormElement, submitter: HTMLElement | null): void {
  const { context, live, queue, texts } = cart;
  const { emit, scope, settings, signal } = context;
  const button = submitter ?? form.querySelector<HTMLElement>('[type=submit],button') ?? form;
  const body = new FormData(form);
  const { name, value } = (submitter ?? {}) as HTMLButtonElement;
  if (name) body.append(name, value);

  const sent = writeBody(body);
  if (waiting.get(form) === sent) return;
  const data: Record<string, string> = {};
  for (const [key, each] of body) if (typeof each === 'string') data[key] = each;
  data.product_id = data.variation_id || data.product_id || data['add-to-cart'] || '';
  const { product_id } = data;
  for (const alert of form.querySelectorAll('.mountkit-cart-error')) alert.remove();
  live.clear();
  if (!emit('adding', { button, data }, true)) {
    emit('notSent', { button });
    return;
  }
  // Listeners may have changed it.
  for (const [key, each] of Object.entries(data))
    if (key === 'product_id' ? each !== product_id : body.get(key) !== each) body.set(key, each);
  waiting.set(form, sent);
  button.classList.remove('added');
  button.classList.add('loading');
  button.ariaBusy = 'true';
  const settle = () => {
    if (waiting.get(form) !== sent) return;
    waiting.delete(form);
    button.classList.remove('loading');
    button.ariaBusy = null;
  };
  scope.add(settle);
  void texts.load();

  queue(async () => {
    const view = cart.view();
    const told = await post(form, body, signal);
    if (signal.aborted) return;
    if (told.code) {
      settle();
      if (told.code === 'REFUSED') tellRefusal(cart, button, told.notices);
      else cart.fail(told.code, 'add', button);
      return;
    }
    const answer = await cart.call('get_refreshed_fragments', { fields: { time: `${Date.now()}` } });
    if (!answer) return;
    settle();
    button.classList.add('added');
    scope.add(() => button.classList.remove('added'));
    const { cart_redirect_after_add, cart_url } = settings();
    if (cart_redirect_after_add && cart.goTo(cart_url)) return;
    if (!showNotices(cart, told.notices)) live.announceLater(() => texts.read('i18n_added'));
    const shown = answer.code ? { fragments: {}, cartHash: '' } : answer;
    if (!answer.code) (await view)?.show(answer.fragments, answer.cartHash);
    emit('added', { ...shown, button });
    emit('buttonUpdated', { button });
  });
}
