import type { Page } from 'playwright-core';

const STEPPER =
  '<div class=\\"quantity\\"><button type=\\"button\\" class=\\"minus\\" aria-label=\\"Fewer\\">-</button>' +
  '<input class=\\"qty\\" type=\\"number\\" min=\\"0\\" aria-label=\\"Number\\" value=\\"$1\\">' +
  '<button type=\\"button\\" class=\\"plus\\" aria-label=\\"More\\">+</button></div><span>';

/** Answers of the shop, changed: the numbers in the mini basket can be changed, as some themes have it. */
export const addSteppers = (text: string): string => text.replace(/<span class=\\"quantity\\">(\d+)/g, STEPPER);

/** The shop's pages, as a visitor sees them. */
export function shopModel(page: Page) {
  const buttons = page.locator('a.ajax_add_to_cart');
  return {
    buttons,
    button: (index: number) => buttons.nth(index),
    errors: page.locator('.mountkit-cart-error'),
    live: page.locator('.widget_shopping_cart_live_region'),
    viewLinks: page.locator('a.added_to_cart'),
    items: page.locator('.woocommerce-mini-cart-item'),
    removers: page.locator('.remove_from_cart_button'),
    count: page.locator('a.cart-contents .count').first(),
    undo: page.getByRole('button', { name: 'Undo' }),
    /** Waits until the cart is mounted. */
    ready: () => page.waitForFunction(() => window.mountkit?.cart?.registry.all()[0]?.status === 'ready'),
    /** Notes the cart's events from now on, by name. */
    async watchEvents(): Promise<() => Promise<string[]>> {
      await page.evaluate(() => {
        const seen: string[] = [];
        Reflect.set(window, 'cartEvents', seen);
        const names = 'adding notSent added buttonUpdated removing removed failed fragmentsRefreshed fragmentsLoaded';
        for (const name of names.split(' ')) {
          document.addEventListener(`mountkit:cart:${name}`, (event) => {
            const { code } = (event as CustomEvent).detail;
            seen.push(code ? `${name} ${code}` : name);
          });
        }
      });
      return () => page.evaluate(() => Reflect.get(window, 'cartEvents') as string[]);
    },
    /** What the mini basket shows, by name and number. */
    shown: () =>
      page.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll('.woocommerce-mini-cart-item')].map((item) => [
            item.querySelector<HTMLElement>('.remove')?.dataset.product_id ?? '',
            Number(/\d+/.exec(item.querySelector('.quantity')?.textContent ?? '')?.[0]),
          ]),
        ),
      ),
  };
}
