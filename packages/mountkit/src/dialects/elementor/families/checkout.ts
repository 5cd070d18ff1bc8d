import type { Mountkit } from '../../../loader/create-mountkit';
import { takeCheckout } from '../../woocommerce/checkout-pages';
import { nameWidget } from '../name-widget';
import { readSettings } from '../read-settings';
import { stickColumn } from '../stick-column';
import { watchElements } from '../watch-elements';

const WIDGET = '.elementor-widget-woocommerce-checkout-page';

/** The builder's page of an order: facts on page widgets, section 2.19. */
export function start(mountkit: Mountkit): void {
  watchElements(WIDGET, async (widget) => stickColumn(widget, readSettings(widget.dataset.settings) ?? {}));
  watchElements(`${WIDGET} form.checkout`, async (form) => takeCheckout(await mountkit.load('checkout'), form));
  nameWidget(WIDGET);
}
