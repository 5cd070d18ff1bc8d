'use client';

export type { Handle, MountError } from '../index';
export type { CartItem, CartState } from '../logic/store-cart';
export { AddToCartButton, type AddToCartButtonProps } from './add-to-cart-button';
export type { CartSnapshot } from './cart-store';
export type { ShopFormProps } from './form-component';
export { MiniCart, type MiniCartProps, type MiniCartTexts } from './mini-cart';
export { CheckoutForm, VariationsForm } from './shop-forms';
export { type UseCartOptions, type UsedCart, useCart } from './use-cart';
