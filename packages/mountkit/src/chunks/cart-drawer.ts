// Each also by its name in `data-mountkit`: that is how the loader finds it.
export { mount, mount as 'cart-drawer', registry } from '@mountkit/shop-cart/drawer';
