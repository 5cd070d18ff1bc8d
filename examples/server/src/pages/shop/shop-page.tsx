/** @jsxImportSource hono/jsx */

import type { CountedTerm } from '../../loops/loop-counts';
import { shopOrders } from '../../shop/products';
import { FilterChips, FilterState, RangeFilter, SearchFilter, valueGroup } from '../filter-parts';
import { FilterLinks, loopMarks, Pagination, ResultCount } from '../loop-parts';
import type { ShopContext } from './context';
import { FilterChecks } from './filter-form';
import { BasketPanel, PanelClose, renderShopDocument } from './frame';
import { ProductCard } from './product-card';
import type { ShopListing } from './shop-listing';

const titles: Readonly<Record<string, string>> = {
  product_cat: 'Category',
  pa_colour: 'Colour',
  product_brand: 'Maker',
};

/**
 * What is in the list's element: the count, the form that sorts and always knows what is filtered, the products, and the
 * way to the other pages.
 */
function ListContent(listing: ShopListing) {
  return (
    <>
      <div class="shop__list-head">
        <ResultCount {...listing} />
        <OrderForm listing={listing} />
      </div>
      {listing.items.length === 0 ? (
        <p class="woocommerce-info woocommerce-no-products-found">
          No products were found matching your selection. <a href={listing.loop.path}>Show all products</a>
        </p>
      ) : (
        <ul class="products columns-3">
          {listing.items.map((product) => (
            <ProductCard product={product} base={listing.base} />
          ))}
        </ul>
      )}
      <Pagination {...listing} label="Product pagination" />
    </>
  );
}

/** The inside of the list's element as text: what the refresh call answers. */
export const renderListContent = (listing: ShopListing): string => String(<ListContent {...listing} />);

/** Sorts; a press of its list sends it where a script does that, else its button. */
function OrderForm({ listing }: { listing: ShopListing }) {
  return (
    <form class="woocommerce-ordering" method="get" action={listing.loop.path}>
      <select name="orderby" class="orderby" aria-label="Shop order" data-sort="">
        {Object.entries(shopOrders).map(([value, label]) => (
          <option value={value} selected={value === listing.order}>
            {label}
          </option>
        ))}
      </select>
      <input type="hidden" name="paged" value="1" />
      <FilterState shown={listing} />
      <noscript>
        <button class="button button--small" type="submit">
          Sort
        </button>
      </noscript>
    </form>
  );
}

interface ShopPage {
  ctx: ShopContext;
  listing: ShopListing;
  /** Terms of each taxonomy. */
  terms: Readonly<Record<string, readonly CountedTerm[]>>;
  /** The lowest and the highest price, in pounds. */
  prices: { min: number; max: number };
}

function Filters({ listing, terms, prices }: Omit<ShopPage, 'ctx'>) {
  const order = <input type="hidden" name="orderby" value={listing.order} />;
  return (
    <dialog id="filter-panel" class="filter-panel" popover="auto" aria-label="Filter products" data-filter-panel="">
      <div class="panel-head">
        <h2>Filter</h2>
        <PanelClose panel="filter-panel" />
      </div>
      <SearchFilter shown={listing} title="Search the shop">
        {order}
      </SearchFilter>
      {listing.loop.groups.map((group) => {
        const Group = group.taxonomy === 'product_brand' ? FilterChecks : FilterLinks;
        const title = titles[group.taxonomy] ?? group.taxonomy;
        return <Group shown={listing} group={group} title={title} terms={terms[group.taxonomy] ?? []} />;
      })}
      <RangeFilter shown={listing} taxonomy="price" title="Price" limits={prices}>
        {order}
      </RangeFilter>
      <FilterLinks shown={listing} group={valueGroup('rating')} title="Rating" terms={terms.rating ?? []} />
      <p class="panel-foot">
        <button
          class="button"
          type="button"
          popovertarget="filter-panel"
          popovertargetaction="hide"
          data-filter-show=""
        >
          {listing.total === 1 ? 'Show 1 result' : `Show ${listing.total} results`}
        </button>
      </p>
    </dialog>
  );
}

/** The catalogue: filters, the list, and the basket beside it. */
export function renderShop({ ctx, listing, terms, prices }: ShopPage): string {
  return renderShopDocument({
    ctx,
    title: 'Shop',
    description: 'Mugs, bowls, vases and linen, made slowly by five small makers.',
    post: listing.loop.postId,
    kind: 'archive post-type-archive-product woocommerce-shop',
    hasBasketBeside: true,
    children: (
      <div class="wrap shop">
        <header class="woocommerce-products-header shop__head">
          <h1 class="woocommerce-products-header__title page-title">Shop</h1>
          <p class="lead">Two hundred useful things from five small makers.</p>
        </header>
        <div class="shop__tools">
          <button class="button button--quiet shop__opener" type="button" popovertarget="filter-panel">
            Filter
          </button>
          <button class="button button--quiet shop__opener" type="button" popovertarget="basket-panel">
            Your basket
          </button>
        </div>
        <Filters listing={listing} terms={terms} prices={prices} />
        <div class="shop__main">
          <FilterChips shown={listing} terms={terms} />
          <div
            class={`shop__list elementor-element elementor-element-${listing.loop.widgetId}`}
            {...loopMarks(listing)}
          >
            <ListContent {...listing} />
          </div>
        </div>
        <BasketPanel ctx={ctx} />
      </div>
    ),
  });
}
