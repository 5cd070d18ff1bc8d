// Each also by its name in `data-mountkit`: that is how the loader finds it.
export { control, mount, mount as 'cart-page', registry } from '@mountkit/shop-cart/cart-page';
