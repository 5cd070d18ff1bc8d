/** @jsxImportSource hono/jsx */

import { Document, toDocument } from '@mountkit/provider/kit';
import type { Child } from 'hono/jsx';
import type { ShopNotice } from '../../db/shop-schema';
import type { ShopContext } from './context';
import { BasketLink, MiniBasket } from './mini-basket';
import { cartSettings, PageScripts } from './page-scripts';
import { ComingSoonBanner, StoreNotice } from './store-banners';

const links = [
  { href: '/storefront/', label: 'Home' },
  { href: '/shop/', label: 'Shop' },
  { href: '/blog/', label: 'Journal' },
  { href: '/my-account/', label: 'My account' },
] as const;

function Brand() {
  return (
    <a class="mk-brand" href="/storefront/">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path
          class="mk-brand__pot"
          d="M12 4h8q-.6 6 2.5 9.5Q26 17.5 26 22q0 7-7 7h-6q-7 0-7-7 0-4.5 3.5-8.5Q12.6 10 12 4Z"
        />
        <path class="mk-brand__leaf" d="M16 24q-6-3-4-9 6 2 4 9Zm0-3q1-5 5-6 0 5-5 6Z" />
      </svg>
      Moss &amp; Kiln
    </a>
  );
}

function Header({ ctx, marks }: { ctx: ShopContext; marks: Record<string, string> }) {
  return (
    <header class="mk-header" {...marks}>
      <div class="wrap mk-header__row">
        <Brand />
        <nav class="mk-nav" aria-label="Main">
          <ul>
            {links.map(({ href, label }) => (
              <li>
                <a href={href} aria-current={href === ctx.path ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div class="site-header-cart">
          <BasketLink basket={ctx.basket} />
        </div>
      </div>
    </header>
  );
}

/** What the visitor is told on top of a page, in the markup that shops use. */
export const renderNotice = (notice: ShopNotice): string => String(<Told notices={[notice]} />);

function Notices({ notices }: { notices: readonly ShopNotice[] }) {
  return (
    <div class="woocommerce-notices-wrapper">
      <Told notices={notices} />
    </div>
  );
}

function Told({ notices }: { notices: readonly ShopNotice[] }) {
  const errors = notices.filter(({ kind }) => kind === 'error');
  const messages = notices.filter(({ kind }) => kind === 'message');
  return (
    <>
      {errors.length > 0 ? (
        // A list that is an alert is no list any more: shops write both on one element.
        <div class="woocommerce-error" role="alert">
          <ul>
            {errors.map(({ text }) => (
              <li>{text}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {messages.map(({ text, action }) => (
        <div class="woocommerce-message" role="alert">
          {text}{' '}
          {action ? (
            <a class={`button ${action.href.includes('undo_item') ? 'restore-item' : 'wc-forward'}`} href={action.href}>
              {action.label}
            </a>
          ) : null}
        </div>
      ))}
    </>
  );
}

/** Closes a panel where it is one that opens. */
export function PanelClose({ panel }: { panel: string }) {
  return (
    <button class="panel-close" type="button" popovertarget={panel} popovertargetaction="hide">
      Close
    </button>
  );
}

/** The basket beside the page: a column where there is room, else behind the button that names it. */
export function BasketPanel({ ctx }: { ctx: ShopContext }) {
  return (
    <aside
      id="basket-panel"
      class="basket-panel widget woocommerce widget_shopping_cart"
      aria-label="Your basket"
      popover="auto"
    >
      <div class="panel-head">
        <h2 class="widget-title">Your basket</h2>
        <PanelClose panel="basket-panel" />
      </div>
      <MiniBasket basket={ctx.basket} basketNonce={ctx.basketNonce} />
    </aside>
  );
}

/** The basket over the page, behind the link of the header. */
function BasketDrawer({ opensAfterAdd }: { opensAfterAdd: boolean }) {
  return (
    <dialog
      id="basket-drawer"
      aria-label="Your basket"
      data-mountkit="cart-drawer"
      data-opener="a.cart-contents"
      data-open-after-add={String(opensAfterAdd)}
      data-note="true"
    />
  );
}

function Footer() {
  return (
    <footer class="mk-footer">
      <div class="wrap mk-footer__row">
        <p>
          <strong>Moss &amp; Kiln</strong>
          <br />
          Useful pots, made slowly. 4 Orchard Yard.
        </p>
        <nav aria-label="Footer">
          <ul>
            {links.map(({ href, label }) => (
              <li>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <a href="/contact/">Contact</a>
            </li>
          </ul>
        </nav>
        <p class="mk-footer__note">
          Moss &amp; Kiln is an invented shop: nothing is charged and nothing is sent. Its pages are examples of{' '}
          <a href="/">mountkit</a>.
        </p>
      </div>
    </footer>
  );
}

interface ShopDocument {
  ctx: ShopContext;
  title: string;
  description: string;
  sheets?: readonly string[];
  post?: number;
  /** Classes of the body that tell this page from others of the shop. */
  kind: string;
  /** What makes the header a widget. */
  headerMarks?: Record<string, string>;
  /** What the page says of itself beyond what every page of the shop does: the config block. */
  facts?: object;
  /** The page's own script. */
  script?: string;
  /** What lies over the page. */
  overlays?: Child;
  /** The page shows the basket already: its drawer opens only when it is asked for. */
  hasBasketBeside?: boolean;
  children?: Child;
}

/** A whole page of the shop, with the root that the cart widget mounts on. */
export function renderShopDocument({
  ctx,
  title,
  description,
  sheets = [],
  post,
  kind,
  headerMarks = {},
  facts = {},
  script,
  overlays,
  hasBasketBeside = false,
  children,
}: ShopDocument): string {
  const isBasket = kind.includes('woocommerce-cart');
  const marks = ctx.dialect
    ? {}
    : { 'data-mountkit': 'cart', 'data-attribution': '', 'data-settings': cartSettings(isBasket) };
  return toDocument(
    <Document
      title={`${title} · Moss & Kiln`}
      description={description}
      sheets={['shop', 'filters', ...sheets]}
      look="moss"
      bodyClass={`woocommerce woocommerce-page ${kind}`}
      {...(post === undefined ? {} : { post })}
      head={
        <PageScripts
          {...ctx}
          isBasket={isBasket}
          facts={facts}
          script={script}
          checkoutNonce={kind.startsWith('woocommerce-checkout') ? ctx.basketNonce : undefined}
        />
      }
    >
      <div id="page" class="mk-page" {...marks}>
        <StoreNotice isHidden={ctx.isNoticeHidden} />
        <Header ctx={ctx} marks={headerMarks} />
        <main id="content" tabindex={-1}>
          <div class="wrap">
            <Notices notices={ctx.notices} />
          </div>
          {children}
        </main>
        <Footer />
        {overlays}
        {ctx.dialect || overlays || /cart|checkout/.test(kind) ? null : (
          <BasketDrawer opensAfterAdd={!hasBasketBeside} />
        )}
        {ctx.showsComingSoon ? <ComingSoonBanner ctx={ctx} /> : null}
      </div>
    </Document>,
  );
}
