'use client';

export type { CartSnapshot } from '../dom/store/cart-store';
export type { Handle, MountError } from '../index';
export type { CartItem, CartState, Choice, Coupon, Offer } from '../logic/store-cart';
export { AddToCartButton, type AddToCartButtonProps } from './add-to-cart-button';
export { CartDrawer, type CartDrawerProps } from './cart-drawer';
export { MiniCart, type MiniCartProps } from './mini-cart';
export type { MiniCartTexts } from './mini-cart-texts';
export { CheckoutForm, ProductGallery, type ShopFormProps, VariationsForm } from './shop-forms';
export { type UseCartOptions, type UsedCart, useCart } from './use-cart';
