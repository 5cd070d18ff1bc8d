import { NOT_FOREIGN } from '@mountkit/core';
import type { Cart } from './cart-context';

/** Alerts of the shop. */
export const ALERT = `:is(.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner)[role=alert]${NOT_FOREIGN}`;

/** Milliseconds until the result count is announced again: specification 1 section 9. */
const RESULTS = 2000;

const NOTICE = '.woocommerce-store-notice';

const find = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector + NOT_FOREIGN);

/** What every page of the shop may have, beside the basket: specification 1 sections 2, 4, 5 and 9. */
export function enhancePage(cart: Cart): void {
  const { context, after } = cart;
  const { element: root, scope, signal } = context;

  root.addEventListener(
    'change',
    ({ target }) => {
      const { form } = (target as Element).closest<HTMLSelectElement>('.woocommerce-ordering select.orderby') ?? {};
      form?.requestSubmit();
    },
    { signal },
  );

  for (const input of find<HTMLInputElement>('input.qty:not(.product-quantity input.qty)')) {
    if (Number.parseFloat(input.min) >= 0 && Number(input.value) < Number(input.min)) input.value = input.min;
  }

  enhanceStoreNotice(cart);

  if (!new URLSearchParams(location.search).has('orderby')) return;
  for (const count of find('.woocommerce-result-count')) {
    count.ariaHidden = 'true';
    const expose = () => {
      count.ariaHidden = null;
    };
    scope.add(expose);
    after(RESULTS, () => {
      expose();
      // Content that is inserted again is announced.
      count.replaceChildren(...count.childNodes);
    });
  }
}

/** The notice above the shop: shown until it is dismissed, and not again in this visit. */
function enhanceStoreNotice({ context, readCookie }: Cart): void {
  const { element: root, scope, signal } = context;
  const nameOf = (notice: HTMLElement) => `store_notice${notice.dataset.noticeId ?? ''}`;

  for (const notice of find(NOTICE)) {
    const { display } = notice.style;
    const isDismissed = readCookie(nameOf(notice)) === 'hidden';
    notice.style.display = isDismissed ? 'none' : '';
    // The usual style sheet of the shop hides it, so that it has to be shown by a value.
    if (!isDismissed && getComputedStyle(notice).display === 'none') notice.style.display = 'block';
    scope.add(() => {
      notice.style.display = display;
    });
  }

  const dismiss = (event: Event) => {
    const link = (event.target as Element).closest(`${NOTICE}__dismiss-link`);
    const { key } = event as KeyboardEvent;
    const notice = link?.closest<HTMLElement>(NOTICE);
    if (!notice || !(key === undefined || key === 'Enter' || key === ' ')) return;
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the other way.
    document.cookie = `${nameOf(notice)}=hidden;path=/`;
    notice.style.display = 'none';
  };
  for (const name of ['click', 'keydown']) root.addEventListener(name, dismiss, { signal });
}
