/** @jsxImportSource hono/jsx */
import type { ShopContext } from './context';

/** Part of the name of the cookie that remembers that the notice was dismissed. */
export const NOTICE_ID = 'b3c5d17e09a24f6681d2';

/** The store's notice; without script, its link asks the server to remember. */
export function StoreNotice({ isHidden }: { isHidden: boolean }) {
  return (
    <p
      role="complementary"
      aria-label="Store notice"
      class="woocommerce-store-notice demo_store"
      data-notice-id={NOTICE_ID}
      hidden={isHidden}
    >
      This is a demo shop: orders are stored, but nothing is charged or sent.{' '}
      <a role="button" href="/shop/?dismiss-store-notice=1" class="woocommerce-store-notice__dismiss-link">
        Dismiss
      </a>
    </p>
  );
}

/** Tells whoever runs the shop that it is not open yet, until it is dismissed. */
export function ComingSoonBanner({ ctx }: { ctx: ShopContext }) {
  return (
    <div id="coming-soon-footer-banner" class="coming-soon-banner" role="region" aria-label="Coming soon">
      <p>This page is in “Coming soon” mode and is only shown to you and to this machine.</p>
      <a
        role="button"
        class="coming-soon-footer-banner-dismiss"
        href={`/my-account/?dismiss-coming-soon=1&_wpnonce=${ctx.restNonce}`}
        data-rest-url={`/wp-json/wp/v2/users/${ctx.customer?.id ?? 0}`}
        data-rest-nonce={ctx.restNonce}
      >
        Dismiss
      </a>
    </div>
  );
}
