// Also by its name in `data-mountkit`: that is how the loader finds it.
export {
  mount,
  mount as variations,
  mountGallery,
  mountGallery as 'product-gallery',
  mountStars,
  mountStars as stars,
  registry,
} from '@mountkit/shop-cart/product';
