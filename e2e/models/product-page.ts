import type { Page } from 'playwright-core';

/** A product of the example shop that comes in sizes and colours, and one of its pages. */
export const CUP = '/product/larch-espresso-cup/';

/** The page of a product, as a visitor sees it. */
export function productPage(page: Page) {
  const form = page.locator('form.cart').first();
  return {
    form,
    size: page.getByLabel('Size'),
    colour: page.getByLabel('Colour'),
    add: form.getByRole('button', { name: 'Add to basket' }),
    clear: form.locator('.reset_variations'),
    details: form.locator('.single_variation'),
    message: form.locator('.mountkit-variations__message'),
    picture: page.locator('.wp-post-image'),
    count: page.locator('a.cart-contents .count').first(),
    /** Waits until the form of variations can be used. */
    ready: () => page.waitForFunction(() => window.mountkit?.widgets?.product?.registry.all()[0]?.status === 'ready'),
    /** What would be sent. */
    variation: () => form.locator('[name=variation_id]').inputValue(),
    /** Notes the events of variations from now on, by name. */
    async watchEvents(): Promise<() => Promise<string[]>> {
      await page.evaluate(() => {
        const seen: string[] = [];
        Reflect.set(window, 'productEvents', seen);
        for (const name of ['check', 'change', 'found', 'show', 'hide', 'reset', 'failed']) {
          document.addEventListener(`mountkit:product:${name}`, () => seen.push(name));
        }
      });
      return () => page.evaluate(() => Reflect.get(window, 'productEvents') as string[]);
    },
  };
}
