/** @jsxImportSource hono/jsx */
import { type Product, productPath } from '../../shop/products';
import { addedMessage } from '../../shop/words';
import { picturePath } from './mini-basket';
import { Price, Rating } from './price';

/** Classes of a product, as shops write them. */
export function productClasses({ id, kind, inStock, price, regularPrice, soldIndividually, terms }: Product): string {
  return [
    `product type-product post-${id} status-publish`,
    inStock ? 'instock' : 'outofstock',
    ...(terms.product_cat ?? []).map((term) => `product_cat-${term}`),
    'has-post-thumbnail',
    regularPrice > price ? 'sale' : '',
    soldIndividually ? 'sold-individually' : '',
    `purchasable product-type-${kind}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The button of a product in a list: adds it, or leads to its page where there is something to choose or nothing left. */
function LoopButton({ product, base }: { product: Product; base: string }) {
  const { id, kind, sku, name, inStock, slug } = product;
  const describedBy = `woocommerce_loop_add_to_cart_link_describedby_${id}`;
  const facts = { 'data-quantity': '1', 'data-product_id': id, 'data-product_sku': sku, rel: 'nofollow' };
  if (!inStock || kind === 'variable') {
    const isChoice = inStock;
    return (
      <>
        <a
          href={productPath(slug)}
          aria-describedby={isChoice ? describedBy : undefined}
          class={`button product_type_${kind}${isChoice ? ' add_to_cart_button' : ''}`}
          aria-label={isChoice ? `Select options for “${name}”` : `Read more about “${name}”`}
          {...facts}
        >
          {isChoice ? 'Select options' : 'Read more'}
        </a>
        {isChoice ? (
          <span id={describedBy} class="screen-reader-text">
            This product has multiple variants. The options may be chosen on the product page.
          </span>
        ) : null}
      </>
    );
  }
  return (
    <a
      href={`${base}${base.includes('?') ? '&' : '?'}add-to-cart=${id}`}
      class="button product_type_simple add_to_cart_button ajax_add_to_cart"
      aria-label={`Add to basket: “${name}”`}
      data-success_message={addedMessage(name)}
      role="button"
      {...facts}
    >
      Add to basket
    </a>
  );
}

/** A product in a list. `base` is the address of the list. */
export function ProductCard({ product, base }: { product: Product; base: string }) {
  const { slug, name, picture, price, regularPrice, inStock } = product;
  return (
    <li class={productClasses(product)}>
      <a href={productPath(slug)} class="woocommerce-LoopProduct-link woocommerce-loop-product__link">
        <img
          width="400"
          height="400"
          src={picturePath(picture)}
          class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail"
          alt=""
          loading="lazy"
          decoding="async"
        />
        {regularPrice > price ? <span class="onsale">Sale</span> : null}
        {inStock ? null : <span class="soldout">Out of stock</span>}
        <h2 class="woocommerce-loop-product__title">{name}</h2>
        <Rating rating={product.rating} />
        <span class="price">
          <Price {...product} />
        </span>
      </a>
      <LoopButton product={product} base={base} />
    </li>
  );
}
