import { describe } from 'vitest';
import { eventually } from './harness/eventually';
import { expect, test } from './harness/test';
import { shopModel } from './models/shop-model';

describe('a storm of clicks', () => {
  test('leaves in the basket exactly what the visitor was told', { timeout: 180_000 }, async ({
    page,
    proxy,
    browser,
  }) => {
    await page.goto(`${proxy.url}/shop/`);
    const shop = shopModel(page);
    await shop.ready();
    // Another visitor finds out which products the shop has ten of: one that it refuses would lead to its page.
    const other = await browser.newContext();
    const inStock: string[] = [];
    for (const button of await shop.buttons.all()) {
      const product_id = (await button.getAttribute('data-product_id')) ?? '';
      const answer = await other.request.post(`${proxy.url}/?wc-ajax=add_to_cart`, {
        form: { product_id, quantity: '10' },
      });
      if (!(await answer.json()).error) inStock.push(product_id);
    }
    await other.close();
    expect(inStock.length).toBeGreaterThanOrEqual(5);

    let calls = 0;
    // In turn: the shop never heard of it, says no, and did it but nobody hears that it did.
    const way = () => (calls % 5 ? -1 : (calls / 5) % 3);
    // A browser may try again where a server hangs up.
    await page.route(/wc-ajax=add_to_cart/, (route) => {
      calls++;
      return way() === 0 ? route.abort() : route.continue();
    });
    proxy.fault(/wc-ajax=add_to_cart/, () => {
      if (way() === 1) return { status: 500, body: 'Oops' };
      return way() === 2 ? { change: () => '' } : 'pass';
    });

    await page.evaluate(
      (ids) => {
        const told = { added: {} as Record<string, number>, failed: 0 };
        Reflect.set(window, 'told', told);
        document.addEventListener('mountkit:cart:added', (event) => {
          const id = (event as CustomEvent).detail.button.dataset.product_id;
          told.added[id] = (told.added[id] ?? 0) + 1;
        });
        document.addEventListener('mountkit:cart:failed', () => {
          told.failed++;
        });
        const buttons = ids.map((id) =>
          document.querySelector<HTMLElement>(`a.ajax_add_to_cart[data-product_id="${id}"]`),
        );
        for (let click = 0; click < 50; click++) setTimeout(() => buttons[(click * 7) % 5]?.click(), click * 20);
      },
      inStock.slice(0, 5),
    );
    // One after the other, on a machine that may be busy.
    await expect.poll(() => calls, { interval: 50, timeout: 150_000 }).toBe(50);
    const told = () =>
      page.evaluate(() => Reflect.get(window as object, 'told') as { added: Record<string, number>; failed: number });
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);
    await eventually(async () => sum((await told()).added) + (await told()).failed).toBe(50);
    expect((await told()).failed).toBe(10);

    // What failed without a word of the shop is asked for at the end: the page shows what the shop has.
    const inBasket = async () => {
      const html = await page.evaluate(() =>
        fetch('/?wc-ajax=get_refreshed_fragments', { method: 'POST' }).then((r) => r.json()),
      );
      const items = [
        ...String(html.fragments['div.widget_shopping_cart_content']).matchAll(
          /data-product_id="(\d+)".*?class="quantity">\s*(\d+)/gs,
        ),
      ];
      return Object.fromEntries(items.map(([, id, count]) => [id, Number(count)]));
    };
    await eventually(async () => JSON.stringify(await shop.shown())).toBe(JSON.stringify(await inBasket()));
    const basket = await inBasket();
    // 40 were announced; the 3 that the shop did without saying so are in the basket and shown there.
    expect(sum(basket)).toBe(43);
    for (const [id, count] of Object.entries((await told()).added)) expect(basket[id]).toBeGreaterThanOrEqual(count);
    expect(await page.locator('.ajax_add_to_cart.loading').count()).toBe(0);
    expect(await shop.count.textContent()).toContain('43 items');
    const alerts = await shop.errors.count();
    const failedLast = await page
      .locator('.ajax_add_to_cart:not(.added)')
      .evaluateAll(
        (all) => all.slice(0, 5).filter((button) => button.parentElement?.querySelector('[role=alert]')).length,
      );
    expect(failedLast).toBeLessThanOrEqual(alerts);
  });
});
