/** @jsxImportSource hono/jsx */
import { type Buyable, mostOf } from '../../shop/basket';
import { type Product, productPath } from '../../shop/products';
import type { ShopContext } from './context';
import { Stock } from './describe-variation';
import { BasketPanel, renderShopDocument } from './frame';
import { Price, Rating } from './price';
import { ProductCard, productClasses } from './product-card';
import { ProductGallery } from './product-gallery';
import { QuantityInput } from './quantity-input';
import { VariationsForm } from './variations-form';

interface ProductPage {
  ctx: ShopContext;
  product: Product;
  variations: readonly Buyable[];
  /** What was chosen, by the names of the options in the address. */
  chosen: Readonly<Record<string, string>>;
  related: readonly Product[];
  /** Names of terms by slug. */
  names: ReadonlyMap<string, string>;
}

function SimpleForm({ product }: { product: Product }) {
  return (
    <form
      class="cart"
      action={productPath(product.slug)}
      method="post"
      enctype="multipart/form-data"
      data-ajax-single=""
    >
      <QuantityInput
        id={`quantity_${product.id}`}
        name="quantity"
        label={product.name}
        value={1}
        min={1}
        max={mostOf(product)}
      />
      <button type="submit" name="add-to-cart" value={product.id} class="single_add_to_cart_button button alt">
        Add to basket
      </button>
    </form>
  );
}

function Meta({ product, names }: Pick<ProductPage, 'product' | 'names'>) {
  const rows = [
    { label: 'Category', taxonomy: 'product_cat' },
    { label: 'Colour', taxonomy: 'pa_colour' },
    { label: 'Maker', taxonomy: 'product_brand' },
  ];
  return (
    <dl class="product_meta">
      <div class="sku_wrapper">
        <dt>SKU</dt>
        <dd class="sku">{product.sku}</dd>
      </div>
      {rows.map(({ label, taxonomy }) => (
        <div class="posted_in">
          <dt>{label}</dt>
          <dd>{(product.terms[taxonomy] ?? []).map((term) => names.get(`${taxonomy} ${term}`) ?? term).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One product: its picture, its price, and the form that puts it into the basket. */
export function renderProduct({ ctx, product, variations, chosen, related, names }: ProductPage): string {
  const { id, name, slug, kind, picture } = product;
  return renderShopDocument({
    ctx,
    title: name,
    description: product.shortDescription,
    post: id,
    kind: 'single single-product',
    hasBasketBeside: true,
    children: (
      <div class="wrap product-page">
        <nav class="woocommerce-breadcrumb" aria-label="Breadcrumb">
          <a href="/shop/">Shop</a> <span aria-hidden="true">/</span> <span aria-current="page">{name}</span>
        </nav>
        <div id={`product-${id}`} class={`${productClasses(product)} product-page__product`}>
          <ProductGallery
            name={name}
            pictures={[...new Set([picture, ...variations.map((variation) => variation.picture)])]}
            isTheirs={ctx.dialect}
          />
          <div class="summary entry-summary">
            <h1 class="product_title entry-title">{name}</h1>
            <Rating rating={product.rating} />
            <p class="price">
              <Price {...product} />
            </p>
            <div class="woocommerce-product-details__short-description">
              <p>{product.shortDescription}</p>
            </div>
            <Stock stock={product.inStock && kind === 'variable' ? null : product.inStock ? product.stock : 0} />
            {kind === 'variable' ? (
              <VariationsForm product={product} variations={variations} chosen={chosen} isTheirs={ctx.dialect} />
            ) : product.inStock ? (
              <SimpleForm product={product} />
            ) : null}
            <Meta product={product} names={names} />
          </div>
        </div>
        <section class="product-page__about" aria-labelledby="about">
          <h2 id="about">Description</h2>
          <p>{product.description}</p>
        </section>
        {related.length > 0 ? (
          <section class="related products" aria-labelledby="related">
            <h2 id="related">Related products</h2>
            <ul class="products columns-4">
              {related.map((one) => (
                <ProductCard product={one} base={productPath(slug)} />
              ))}
            </ul>
          </section>
        ) : null}
        <BasketPanel ctx={ctx} />
      </div>
    ),
  });
}
