/** @jsxImportSource hono/jsx */
import type { CountedTerm } from '../../loops/loop-counts';
import { EmbeddedForm } from '../embedded-form';
import { FilterLinks, loopMarks, Pagination, ResultCount } from '../loop-parts';
import { MARKETING_FORM } from '../marketing-form';
import type { ShopContext } from './context';
import { renderShopDocument } from './frame';
import { MiniBasket, picturePath } from './mini-basket';
import { ProductCard } from './product-card';
import type { ShopListing } from './shop-listing';
import { storefrontScript } from './storefront-script';

const HERO = ['planter-moss-121', 'teapot-honey-100', 'mug-ink-4', 'vase-rose-66'] as const;

const promises = [
  { title: 'Thrown by hand', text: 'Five makers, one yard, and no two pots that are quite the same.' },
  { title: 'Made to be used', text: 'Everything goes into the dishwasher, and most of it into the oven.' },
  {
    title: 'Mended for nothing',
    text: 'Send us the pieces of what breaks in its first year. We mend it or make it anew.',
  },
] as const;

const LETTER = JSON.stringify({
  label: 'Ten percent off your first pot',
  prevent_scroll: 'yes',
  entrance_animation: 'rise',
  entrance_animation_duration: 0.35,
  avoid_multiple_popups: 'yes',
  timing: { times: 'yes', times_times: 1, times_period: 'week' },
  triggers: { scrolling: 'yes', scrolling_direction: 'down', scrolling_offset: 60, exit_intent: 'yes' },
});

function Hero() {
  return (
    <section class="front-hero">
      <div class="wrap front-hero__row">
        <div>
          <h1>Useful pots, made slowly</h1>
          <p class="lead">
            Mugs, bowls, vases and linen from five small makers in one yard. Choose a few, and drink out of something
            that somebody has thought about.
          </p>
          <p class="front-hero__actions">
            <a class="button" href="#pots">
              See the pots
            </a>
            <a class="text-link" href="#mountkit:popup:open?id=letter">
              Ten percent off your first
            </a>
          </p>
        </div>
        <div class="front-hero__pictures">
          {HERO.map((picture) => (
            <img src={picturePath(picture)} width="400" height="400" alt="" />
          ))}
        </div>
      </div>
    </section>
  );
}

function ListContent(listing: ShopListing) {
  return (
    <>
      <ResultCount {...listing} />
      {listing.items.length === 0 ? (
        <p class="woocommerce-info woocommerce-no-products-found">
          No pots of this kind. <a href={listing.loop.path}>Show all</a>
        </p>
      ) : (
        <ul class="products columns-4">
          {listing.items.map((product) => (
            <ProductCard product={product} base={listing.base} />
          ))}
        </ul>
      )}
      <Pagination {...listing} label="Pages of pots" />
    </>
  );
}

/** The inside of the list's element as text: what the refresh call answers. */
export const renderStorefrontList = (listing: ShopListing): string => String(<ListContent {...listing} />);

interface Storefront {
  ctx: ShopContext;
  listing: ShopListing;
  /** Terms of each taxonomy. */
  terms: Readonly<Record<string, readonly CountedTerm[]>>;
}

const titles: Readonly<Record<string, string>> = { product_cat: 'Kind', pa_colour: 'Glaze' };

function Pots({ listing, terms }: Omit<Storefront, 'ctx'>) {
  return (
    <section id="pots" class="wrap front-pots" aria-labelledby="pots-title" tabindex={-1}>
      <div class="front-pots__head">
        <h2 id="pots-title">From the yard</h2>
        <a class="text-link" href="/shop/">
          All two hundred
        </a>
      </div>
      <search class="front-filters" aria-label="Filter pots">
        {listing.loop.groups.map((group) => (
          <FilterLinks
            shown={listing}
            group={group}
            title={titles[group.taxonomy] ?? group.taxonomy}
            terms={terms[group.taxonomy] ?? []}
          />
        ))}
      </search>
      <div class={`elementor-element elementor-element-${listing.loop.widgetId}`} {...loopMarks(listing)}>
        <ListContent {...listing} />
      </div>
    </section>
  );
}

function Promises() {
  return (
    <section class="front-promises" aria-labelledby="promises">
      <div class="wrap">
        <h2 id="promises">What you can hold us to</h2>
        <ul>
          {promises.map(({ title, text }) => (
            <li>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The popup with the form, the one that thanks, the basket beside the page, and the question about cookies. */
function Overlays({ ctx }: { ctx: ShopContext }) {
  return (
    <>
      <div hidden class="front-popup" data-mountkit="popup" data-popup-id="letter" data-settings={LETTER}>
        <h2>Ten percent off your first pot</h2>
        <p>One letter a month: what came out of the kiln, and what did not.</p>
        <EmbeddedForm class="front-form" guid={MARKETING_FORM.guid} locale="en" minHeight={148} />
        <p class="front-popup__small">
          <a href="#mountkit:popup:close?do_not_show_again=yes">Do not show this again</a>
        </p>
      </div>
      <div hidden class="front-popup" data-mountkit="popup" data-popup-id="thanks">
        <h2>Your ten percent</h2>
        <p>
          Write <strong class="front-code">FIRSTPOT</strong> into the notes of your order.
        </p>
        <p>
          <a class="button" href="#mountkit:popup:close">
            Back to the pots
          </a>
        </p>
      </div>
      <div
        hidden
        class="front-basket widget woocommerce widget_shopping_cart"
        data-mountkit="off-canvas"
        data-off-canvas-id="basket"
        data-settings={JSON.stringify({ position: 'right', prevent_scroll: 'yes', label: 'Your basket' })}
      >
        <h2>Your basket</h2>
        <MiniBasket basket={ctx.basket} basketNonce={ctx.basketNonce} />
      </div>
      <section id="consent" class="front-consent" aria-labelledby="consent-title" hidden>
        <div>
          <h2 id="consent-title">May we remember where you came from?</h2>
          <p>It tells us which of our letters were worth writing. The basket works either way.</p>
        </div>
        <p class="front-consent__answers">
          <button class="button button--small" type="button" data-consent="all">
            Yes, remember
          </button>
          <button class="button button--small button--quiet" type="button" data-consent="needed">
            No
          </button>
        </p>
      </section>
    </>
  );
}

/** The front page of the shop: every kind of widget, on one script tag, joined by their events. */
export function renderStorefront({ ctx, listing, terms }: Storefront): string {
  return renderShopDocument({
    ctx,
    title: 'Useful pots, made slowly',
    description: 'Mugs, bowls, vases and linen from five small makers in one yard.',
    sheets: ['storefront'],
    post: listing.loop.postId,
    kind: 'home storefront',
    headerMarks: {
      'data-mountkit': 'sticky',
      'data-settings': JSON.stringify({ sticky: 'top', sticky_effects_offset: 60 }),
    },
    // Nobody has said yes yet.
    facts: { consent: { marketing: false } },
    script: storefrontScript,
    overlays: <Overlays ctx={ctx} />,
    children: (
      <>
        <Hero />
        <Pots listing={listing} terms={terms} />
        <Promises />
        <p class="wrap front-again">
          <button class="text-link" type="button" data-consent-again="">
            Change what we may remember
          </button>
        </p>
      </>
    ),
  });
}
