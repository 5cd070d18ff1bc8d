import type { MountError } from '@mountkit/core';
import type { Checkout } from '../../checkout/dom/checkout-context';
import { readOrderAnswer } from '../../checkout/logic/read-order-answer';
import { goTo } from '../../dom/go-to';
import type { FailureCode } from '../../events';
import type { OrderFields } from './fields';
import { type Review, readFields } from './review';

/** Milliseconds: gateways of shops may ask a bank. */
const PATIENCE = 90_000;

/** A link that leads to a field. */
function linkTo(field: HTMLElement): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `#${field.id}`;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    field.focus();
  });
  return link;
}

/** A list of what is wrong, each leading to its field. */
function createSummary(problems: readonly { readonly field: HTMLElement; readonly words: string }[]): HTMLElement {
  const list = document.createElement('ul');
  for (const { field, words } of problems) {
    const link = linkTo(field);
    link.textContent = words;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return list;
}

/** Sends the order: once for a double press, and never without what was typed. */
export function placeOrders(checkout: Checkout, fields: OrderFields, review: Review): void {
  const { addressOf, context, form, parse, post, showNotices, showProblem, text } = checkout;
  const { emit, scope, settings, signal } = context;
  let isPlacing = false;
  const setPlacing = (is: boolean) => {
    isPlacing = is;
    form.classList.toggle('processing', is);
    form.ariaBusy = is ? 'true' : null;
    for (const button of form.querySelectorAll('#place_order,[data-part=place-order]'))
      button.ariaDisabled = is ? 'true' : null;
  };
  const fail = (code: FailureCode | 'INVALID') => {
    setPlacing(false);
    emit('failed', { code, action: 'order' });
  };

  /** Shows what the shop refuses: above, and at the fields that it names. */
  const refuse = (messages: string) => {
    const nodes = [...parse(messages).children];
    for (const notice of nodes) {
      if (!notice.matches('[role=alert],:has([role=alert])')) notice.role = 'alert';
      for (const item of notice.querySelectorAll<HTMLElement>('[data-id]')) {
        const field = form.querySelector<HTMLInputElement>(`#${CSS.escape(item.dataset.id ?? '')}`);
        const words = item.textContent?.trim() ?? '';
        if (!field || !words) continue;
        field.closest('.form-row')?.classList.add('woocommerce-invalid');
        fields.tell(field, words);
        if (item.querySelector('a')) continue;
        const link = linkTo(field);
        link.append(...item.childNodes);
        item.append(link);
      }
    }
    if (nodes[0]) showNotices(nodes);
    else showProblem(text('failed'));
  };

  const send = async () => {
    const address = settings().checkout_url || addressOf('checkout');
    try {
      const { text: words } = await post(address, readFields(form), { timeout: PATIENCE });
      return readOrderAnswer(words) ?? 'BAD_ANSWER';
    } catch (error) {
      return (error as MountError).code as 'NETWORK' | 'TIMEOUT';
    }
  };

  const place = async () => {
    setPlacing(true);
    // What the visitor pays is what the page shows.
    await review.settled();
    if (signal.aborted) return;
    const answer = await send();
    if (signal.aborted) return;
    if (typeof answer === 'string') {
      showProblem(text('failed'));
      return fail(answer);
    }
    if (answer.isDone && goTo(answer.redirect)) return emit('placed', { address: answer.redirect });
    if (answer.isReload) return location.reload();
    refuse(answer.messages);
    fail(answer.isDone ? 'BAD_ANSWER' : 'REFUSED');
    if (answer.isRefresh) review.ask();
  };

  form.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (isPlacing) return;
      const problems = fields.check();
      if (problems[0]) {
        showProblem(createSummary(problems));
        problems[0].field.focus();
        return fail('INVALID');
      }
      showNotices([]);
      const method = form.querySelector<HTMLInputElement>('input[name=payment_method]:checked')?.value ?? '';
      if (emit('placing', { method }, true)) void place();
    },
    { signal },
  );
  // A page that the visitor comes back to has been left while it was sending.
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      setPlacing(false);
      review.ask();
    },
    { signal },
  );
  scope.add(() => setPlacing(false));
}
