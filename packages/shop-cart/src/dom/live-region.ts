import type { Cart, CartContext, LiveRegion } from './cart-context';

/** Milliseconds after which a success is announced: specification 1 section 9. */
const LATER = 1000;

const NAME = 'widget_shopping_cart_live_region';

/** Opens the region that shops announce in; one that is there already is used, and stays. Facts part A. */
export function openLiveRegion({ scope }: CartContext, after: Cart['after']): LiveRegion {
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
  const write = (text: string) => {
    region.setAttribute('aria-relevant', 'all');
    region.textContent = text;
  };
  /** How often something was said at once. */
  let said = 0;
  return {
    clear,
    say(text) {
      if (text) said++;
      write(text);
    },
    sayLater(text) {
      const before = said;
      after(LATER, () => {
        // Newer words stand there: they are not overwritten by older ones.
        if (said === before) write(text);
      });
    },
  };
}
