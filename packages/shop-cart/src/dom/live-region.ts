import { queueAnnouncements } from '@mountkit/core/logic';
import type { Cart, CartContext, LiveRegion } from './cart-context';

/** Milliseconds after which a success is announced: specification 1 section 9. */
const LATER = 1000;

const NAME = 'widget_shopping_cart_live_region';

/** Opens the live region of the shop; the page's own is used if it has one, and stays. Facts part A. */
export function openLiveRegion({ scope }: CartContext, after: Cart['after']): LiveRegion {
  const found = document.querySelector(`.${NAME}`);
  const region = found ?? document.createElement('div');
  if (!found) {
    region.className = `${NAME} screen-reader-text`;
    region.role = 'status';
    // Like the styles of themes for `screen-reader-text`: not visible, and never a reason to scroll.
    (region as HTMLElement).style.cssText = 'position:fixed;clip-path:inset(50%)';
    document.body.append(region);
  }
  const { announce, stop } = queueAnnouncements(
    (text) => {
      region.setAttribute('aria-relevant', 'all');
      region.textContent = text;
    },
    { after },
  );
  scope.add(() => {
    stop();
    if (found) region.textContent = '';
    else region.remove();
  });
  /** Counts the texts that were announced at once. */
  let announced = 0;
  return {
    clear: () => announce(''),
    announce(text, whenSaid) {
      if (text) announced++;
      announce(text, whenSaid);
    },
    announceLater(read) {
      const before = announced;
      // Whoever has heard of something newer is not told of something older.
      after(LATER, () => announced === before && announce(read()));
    },
  };
}
