// Also by its name in `data-mountkit`: that is how the loader finds it.
export {
  mount,
  mount as variations,
  mountStars,
  mountStars as stars,
  registry,
} from '@mountkit/shop-cart/product';
