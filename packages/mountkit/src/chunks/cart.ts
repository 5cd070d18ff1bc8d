// Each also by its name in `data-mountkit`: that is how the loader finds it.
export {
  control,
  mount,
  registry,
} from '@mountkit/shop-cart';
