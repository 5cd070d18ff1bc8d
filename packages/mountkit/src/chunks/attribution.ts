// Also by its name in `data-mountkit`: that is how the loader finds it.
export { control, mount, mount as attribution, registry } from '@mountkit/shop-cart/attribution';
