import type { CartContext, LiveRegion } from './cart-context';

const NAME = 'widget_shopping_cart_live_region';

/** Opens the region that shops announce in; one that is there already is used, and stays. Facts part A. */
export function openLiveRegion({ scope }: CartContext): LiveRegion {
  const found = document.querySelector(`.${NAME}`);
  const region = found ?? document.createElement('div');
  const clear = () => {
    region.textContent = '';
  };
  if (!found) {
    region.className = `${NAME} screen-reader-text`;
    region.role = 'status';
    // What themes have for `screen-reader-text`: seen by nobody, and nothing scrolls for it.
    (region as HTMLElement).style.cssText = 'position:fixed;clip-path:inset(50%)';
    document.body.append(region);
  }
  scope.add(() => (found ? clear() : region.remove()));
  return {
    clear,
    say(text) {
      region.setAttribute('aria-relevant', 'all');
      region.textContent = text;
    },
  };
}
