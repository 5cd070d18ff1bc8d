/** @jsxImportSource hono/jsx */
import { picturePath } from './mini-basket';

interface Gallery {
  name: string;
  pictures: readonly string[];
  isTheirs: boolean;
}

/** The pictures of a product: each leads to itself, the first one is large. */
export function ProductGallery({ name, pictures, isTheirs }: Gallery) {
  return (
    <div class="woocommerce-product-gallery images" data-mountkit={isTheirs ? undefined : 'lightbox product-gallery'}>
      <div class="woocommerce-product-gallery__wrapper">
        {pictures.map((picture, index) => (
          <div class="woocommerce-product-gallery__image">
            <a href={picturePath(picture)}>
              <img
                width="800"
                height="800"
                src={picturePath(picture)}
                class={index === 0 ? 'wp-post-image' : undefined}
                alt={index === 0 ? `${name}, drawn` : `${name}, drawn, ${index + 1} of ${pictures.length}`}
              />
            </a>
          </div>
        ))}
      </div>
    </div>
  );
}
