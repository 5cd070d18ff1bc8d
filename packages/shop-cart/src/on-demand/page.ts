import { NOT_FOREIGN } from '@mountkit/core';
import type { Cart } from '../dom/cart-context';

const NOTICES = ['.woocommerce-message', '.woocommerce-error', '.wc-block-components-notice-banner'];

/** Alerts are focused so many milliseconds after they came: specification 1 section 9. */
const FOCUS = 500;

/** The result count is announced again after so many. */
const RESULTS = 2000;

const find = <T extends HTMLElement>(selector: string) =>
  document.querySelectorAll<T>(`:is(${selector})${NOT_FOREIGN}`);

/** Moves the focus to the first alert, and the page to where it can be seen. */
export function focusAlert({ context, after }: Cart): void {
  const [alert] = find(NOTICES.map((name) => `${name}[role=alert]`).join());
  if (!alert) return;
  alert.tabIndex = -1;
  context.scope.add(() => alert.removeAttribute('tabindex'));
  after(FOCUS, () => {
    alert.focus({ preventScroll: true });
    import('./page/scroll-to-notice').then(
      ({ scrollToNotice }) => context.signal.aborted || scrollToNotice(context, alert),
      (error) => context.report('a part could not be loaded', error),
    );
  });
}

/** Behaviours of the shop's pages that have nothing to do with the basket: specification 1 sections 2, 4, 5 and 9. */
export function attendPage(cart: Cart): void {
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

  attendStoreNotice(cart);

  if (new URLSearchParams(location.search).has('orderby')) {
    for (const count of find('.woocommerce-result-count')) {
      count.ariaHidden = 'true';
      const tell = () => {
        count.ariaHidden = null;
      };
      scope.add(tell);
      after(RESULTS, () => {
        tell();
        // What is put in again is announced.
        count.replaceChildren(...count.childNodes);
      });
    }
  }

  focusAlert(cart);
}

/** The notice above the shop: shown until it is dismissed, and never again in this visit. */
function attendStoreNotice({ context, readCookie }: Cart): void {
  const { element: root, scope, signal } = context;
  const NOTICE = '.woocommerce-store-notice';
  const nameOf = (notice: HTMLElement) => `store_notice${notice.dataset.noticeId ?? ''}`;

  for (const notice of find(NOTICE)) {
    const { display } = notice.style;
    notice.style.display = readCookie(nameOf(notice)) === 'hidden' ? 'none' : '';
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
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser that is supported has the other way.
    document.cookie = `${nameOf(notice)}=hidden;path=/`;
    notice.style.display = 'none';
  };
  root.addEventListener('click', dismiss, { signal });
  root.addEventListener('keydown', dismiss, { signal });
}
