import type { Disposer } from '@mountkit/core';

const NOTICES =
  '.woocommerce-error,.woocommerce-message,.woocommerce-info:not(.cart-empty),.woocommerce-NoticeGroup,.wc-block-components-notice-banner';

const LOADING = 'e-woocommerce-notices-wrapper-loading';

/**
 * Moves what the shop tells, now and later, into the place that the builder has for it. What comes is an alert, and is read
 * out as it is moved; the focus goes there once for each, and the page scrolls only if it is out of sight.
 */
export function gatherNotices(place: HTMLElement): Disposer {
  const told = new WeakSet<Element>();
  const gather = () => {
    const found = [...document.querySelectorAll<HTMLElement>(NOTICES)].filter(
      (notice) => !notice.parentElement?.closest(NOTICES),
    );
    const fresh = found.filter((notice) => !told.has(notice));
    if (!fresh[0]) return;
    for (const notice of fresh) told.add(notice);
    const strays = fresh.filter((notice) => !place.contains(notice));
    place.append(...strays);
    const [first] = fresh;
    if (!first || first.contains(document.activeElement)) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: 'nearest', behavior: 'auto' });
  };
  const watch = new MutationObserver(gather);
  watch.observe(document.body, { childList: true, subtree: true });
  gather();
  place.classList.remove(LOADING);
  return () => watch.disconnect();
}
