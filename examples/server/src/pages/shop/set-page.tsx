/** @jsxImportSource hono/jsx */
import { type Product, productPath } from '../../shop/products';
import type { ProductSet } from '../../shop/sets';
import type { ShopContext } from './context';
import { BasketPanel, renderShopDocument } from './frame';
import { GroupedForm } from './grouped-form';
import { ProductGallery } from './product-gallery';

interface SetPage {
  ctx: ShopContext;
  set: ProductSet;
  products: readonly Product[];
}

/** Products that go together, and a form that puts some of each into the basket. */
export function renderSet({ ctx, set, products }: SetPage): string {
  return renderShopDocument({
    ctx,
    title: set.name,
    description: set.description,
    kind: 'single single-product',
    children: (
      <div class="wrap product-page">
        <nav class="woocommerce-breadcrumb" aria-label="Breadcrumb">
          <a href="/shop/">Shop</a> <span aria-hidden="true">/</span> <span aria-current="page">{set.name}</span>
        </nav>
        <div class="product type-product product-type-grouped product-page__product">
          <ProductGallery name={set.name} pictures={products.map(({ picture }) => picture)} isTheirs={ctx.dialect} />
          <div class="summary entry-summary">
            <h1 class="product_title entry-title">{set.name}</h1>
            <div class="woocommerce-product-details__short-description">
              <p>{set.description}</p>
            </div>
            <GroupedForm action={productPath(set.slug)} products={products} />
          </div>
        </div>
        <BasketPanel ctx={ctx} />
      </div>
    ),
  });
}
