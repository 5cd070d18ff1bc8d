import { report } from '@mountkit/core';
import type { CartOptions } from '@mountkit/shop-cart';
import type { Mountkit } from '../../loader/create-mountkit';
import { emitToJQuery } from './emit-to-jquery';
import { followConsent } from './follow-consent';
import { leaveToShop } from './leave-to-shop';
import { takeCartPage } from './take-cart-page';

/** Mounts the cart on the body, unless the page has marked its root, and ties it to the shop's other scripts. */
export async function start(mountkit: Mountkit, options: Partial<CartOptions>, isTheirs: boolean): Promise<void> {
  takeCartPage(mountkit).catch((error) => report('could not load the page of the basket', error, 'error'));
  const cart = await mountkit.load('cart');
  const root = document.querySelector('[data-mountkit~=cart]') ?? document.body;
  const handle = cart.mount(root, options);
  // A root that the page has marked may be mounted already.
  handle.update(options);
  const control = cart.control(root);
  if (!control) return;
  if (isTheirs) control.report("the shop's attribution script runs on this page: attribution is left to it");
  const { fields } = options.attribution_params ?? {};
  const offs = [
    emitToJQuery(handle, control),
    leaveToShop(control),
    ...(fields ? [followConsent(control, fields)] : []),
  ];
  control.onEnd(() => {
    for (const off of offs) off();
  });
}
