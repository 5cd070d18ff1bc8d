// Also by its name in `data-mountkit`: that is how the loader finds it.
export { mount, mount as checkout, registry } from '@mountkit/shop-cart/checkout';
