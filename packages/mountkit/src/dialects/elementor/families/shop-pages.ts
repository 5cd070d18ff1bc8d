import { adoptStyles } from '@mountkit/core';
import type { Mountkit } from '../../../loader/create-mountkit';
import { gatherNotices } from '../gather-notices';
import { readSettings } from '../read-settings';
import { watchElements } from '../watch-elements';

/** Boxes of one row are as high as the highest of them; their widths stay those of the page's style. */
const EQUAL = `.mountkit-level{display:flex;flex-wrap:wrap;justify-content:space-between}
.mountkit-level::before,.mountkit-level::after{display:none}
.mountkit-level>*{display:flex;flex-direction:column}
.mountkit-level>*>:last-child{flex:1}`;

const LEVELS = '.woocommerce-columns--addresses,.woocommerce-Addresses,.u-columns';

/** Gives boxes side by side the same height, by style alone. */
async function level(widget: HTMLElement) {
  const rows = [...widget.querySelectorAll(LEVELS)];
  if (!rows[0]) return undefined;
  for (const row of rows) row.classList.add('mountkit-level');
  const undo = adoptStyles(widget, EQUAL);
  return () => {
    for (const row of rows) row.classList.remove('mountkit-level');
    undo();
  };
}

/** What the builder adds to the shop's pages: facts on page widgets, sections 2.18 and 2.19. */
export function start(mountkit: Mountkit): void {
  watchElements('.elementor-widget-woocommerce-cart', async (widget) => {
    const root = widget.querySelector('.woocommerce-cart-form')?.closest('.woocommerce');
    const settings = readSettings(widget.dataset.settings) ?? {};
    const offs: (() => void)[] = [];
    const column = widget.querySelector<HTMLElement>('.e-sticky-right-column');
    if (column && settings.sticky_right_column === 'yes') {
      column.classList.add('e-sticky-right-column--active');
      // It stands below the bar of those who are logged in.
      const offset = Number(settings.sticky_right_column_offset) || 0;
      column.style.top = `calc(${offset}px + var(--wp-admin--admin-bar--height, 0px))`;
      offs.push(() => {
        column.classList.remove('e-sticky-right-column--active');
        column.style.top = '';
      });
    }
    if (root) {
      const { mount } = await mountkit.load('cart-page');
      const handle = mount(root);
      handle.update({ auto_update: settings.update_cart_automatically === 'yes' });
      offs.push(handle.unmount);
    }
    return () => {
      for (const off of offs) off();
    };
  });
  watchElements('.elementor-widget-woocommerce-my-account,.elementor-widget-woocommerce-purchase-summary', level);
  watchElements('.e-woocommerce-notices-wrapper', async (place) => gatherNotices(place));
}
