import { isDeepStrictEqual } from 'node:util';
import { eventually } from '../harness/eventually';
import { basketPage } from '../models/basket-page';
import { checkoutPage } from '../models/checkout-page';
import { marketingPage } from '../models/marketing-page';
import { addSteppers, shopModel } from '../models/shop-model';
import { type Call, type Stage, timesSeen } from './calls';

const REFRESH_LOOP = /\/refresh-loop/;
const ADD = /wc-ajax=add_to_cart/;
const REMOVE = /wc-ajax=remove_from_cart/;
const FRAGMENTS = /wc-ajax=get_refreshed_fragments/;
const EVENTS = /^\/events$/;
const BASKET = /^\/basket\/$/;
const TOTALS = /wc-ajax=update_order_review/;

/** Waits until two things that change are the same. */
const expectSame = (one: () => Promise<unknown>, other: () => Promise<unknown>) =>
  eventually(async () => {
    const both = [await one(), await other()];
    return isDeepStrictEqual(both[0], both[1]) ? 'the same' : both;
  }).toBe('the same');

/** Opens the shop. */
async function openShop({ page, proxy }: Stage) {
  await page.goto(`${proxy.url}/shop/`);
  const shop = shopModel(page);
  await shop.ready();
  /** What the basket holds, asked past all faults. */
  const held = async () => {
    const answer = await page.context().request.get(`${proxy.url}/wp-json/wc/store/v1/cart?past-faults`);
    const { items } = (await answer.json()) as { items: { id: number; quantity: number }[] };
    return Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
  };
  return {
    ...shop,
    held,
    /** Waits until the page shows what the basket holds. */
    showsWhatIsHeld: () => expectSame(shop.shown, held),
    isTold: () => eventually(() => shop.live.textContent()).toMatch(/try again/),
    async add(index: number) {
      await shop.button(index).click();
      await eventually(() => shop.button(index).getAttribute('class')).toMatch(/\badded\b/);
    },
  };
}

/** Every call of the filters, the cart and the counts of a page. */
export const SHOP_CALLS: readonly Call[] = [
  {
    name: 'a list is filtered',
    path: REFRESH_LOOP,
    async open({ page, proxy }) {
      const list = () => page.locator('[data-mountkit=loop] h2, [data-mountkit=loop] h3').allTextContents();
      const again = page.getByRole('button', { name: 'Try again' });
      return async () => {
        await page.goto(`${proxy.url}/blog/`);
        await page.evaluate(() => window.mountkit.load('filters'));
        const before = await list();
        const choice = page
          .locator('[data-mountkit=loop-filter] [data-filter]:is(a,button):not([data-filter=__all])')
          .first();
        return {
          act: async () => ((await again.count()) > 0 ? again.click() : choice.click()),
          failed: () => again.waitFor(),
          succeeded: () => eventually(list).not.toEqual(before),
          kept: list,
        };
      };
    },
  },
  {
    name: 'a product is added',
    path: ADD,
    async open(stage) {
      const shop = await openShop(stage);
      let turn = 0;
      return async () => {
        const index = turn++ % 3;
        return {
          act: () => shop.button(index).click(),
          async failed() {
            await shop.isTold();
            await shop.showsWhatIsHeld();
          },
          succeeded: () => eventually(() => shop.button(index).getAttribute('class')).toMatch(/\badded\b/),
          kept: async () => stage.page.url(),
        };
      };
    },
  },
  {
    name: 'a product is removed',
    path: REMOVE,
    async open(stage) {
      return async () => {
        const shop = await openShop(stage);
        await shop.add(0);
        await shop.showsWhatIsHeld();
        const isEmpty = () => eventually(shop.held).toEqual({});
        return {
          act: async () => ((await shop.removers.count()) > 0 ? shop.removers.first().click() : undefined),
          // The link is followed: there the shop removes it without script.
          async failed() {
            await stage.page.waitForURL(/removed_item|\/basket\//);
            await isEmpty();
          },
          succeeded: isEmpty,
        };
      };
    },
  },
  {
    name: 'the basket is asked for',
    path: FRAGMENTS,
    async open(stage) {
      const shop = await openShop(stage);
      const [id = ''] = await shop.buttons.evaluateAll((all) => all.map(({ dataset }) => dataset.product_id ?? ''));
      return async () => {
        const before = await shop.shown();
        // In another tab, so to say: the page does not know of it.
        await stage.page
          .context()
          .request.post(`${stage.proxy.url}/?wc-ajax=add_to_cart`, { form: { product_id: id } });
        return {
          act: () =>
            stage.page.evaluate(async () => {
              const root = window.mountkit.cart?.registry.all()[0]?.element;
              if (root) await window.mountkit.cart?.control(root)?.refresh();
            }),
          failed: async () => {},
          succeeded: shop.showsWhatIsHeld,
          kept: async () => ((await shop.shown())[id] ?? 0) - (before[id] ?? 0),
        };
      };
    },
  },
  {
    name: 'a quantity is changed on the page of the basket',
    path: BASKET,
    async open({ page, proxy }) {
      const basket = basketPage(page, proxy.url);
      await basket.fill(1);
      let wanted = 1;
      return async () => {
        await page.goto(`${proxy.url}/basket/`);
        await basket.ready();
        wanted += 1;
        const retry = basket.failure.getByRole('button', { name: 'Try again' });
        return {
          act: async () => ((await retry.count()) > 0 ? retry.click() : basket.quantities.first().fill(`${wanted}`)),
          async failed() {
            await basket.failure.waitFor();
            await eventually(() => basket.quantities.first().inputValue()).toBe(`${wanted}`);
          },
          succeeded: () => eventually(() => basket.shop.count.textContent()).toBe(`${wanted} items`),
          kept: async () => page.url(),
        };
      };
    },
  },
  {
    name: 'the totals of an order are asked for',
    path: TOTALS,
    async open({ page, proxy }) {
      const checkout = checkoutPage(page);
      await checkout.open(proxy.url);
      await checkout.fill('ada@example.org');
      const countries = ['FR', 'DE', 'NL'];
      let turn = 0;
      return async () => {
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => {
          Object.assign(window, { shown: 0 });
          const count = () => Object.assign(window, { shown: 1 });
          document.addEventListener('mountkit:checkout:updated', count, { once: true });
        });
        return {
          act: () => checkout.field('billing_country').selectOption(countries[turn++ % 3] ?? 'FR'),
          failed: () => eventually(() => checkout.summary.textContent()).toContain('could not be brought up to date'),
          succeeded: () => eventually(() => page.evaluate(() => Reflect.get(window, 'shown'))).toBe(1),
          kept: () => checkout.field('billing_first_name').inputValue(),
        };
      };
    },
  },
  {
    name: 'a number in the basket is changed',
    path: /wc\/store\/v1\/cart(?!\?past-faults)/,
    async open(stage) {
      stage.proxy.fault(/wc-ajax=/, { change: addSteppers });
      const shop = await openShop(stage);
      await shop.add(0);
      // By the time that this is announced, the numbers can be used.
      await eventually(() => shop.live.textContent()).toMatch(/added/);
      const number = stage.page.locator('.woocommerce-mini-cart-item input.qty');
      const shown = async () => [Number(await number.inputValue())];
      const showsWhatIsHeld = () => expectSame(shown, async () => Object.values(await shop.held()));
      return async () => {
        await showsWhatIsHeld();
        const [before = 0] = await shown();
        return {
          act: () => stage.page.getByRole('button', { name: 'More', exact: true }).click(),
          async failed() {
            await shop.isTold();
            await showsWhatIsHeld();
          },
          async succeeded() {
            await eventually(async () => (await shown())[0]).toBeGreaterThan(before);
            await showsWhatIsHeld();
          },
          kept: async () => stage.page.url(),
        };
      };
    },
  },
  {
    name: 'a page counts',
    path: EVENTS,
    async open({ page, proxy }) {
      const { open, email } = marketingPage(page, proxy.url);
      return async () => {
        const seen = timesSeen(proxy, EVENTS);
        const isSent = () => eventually(() => timesSeen(proxy, EVENTS)).toBeGreaterThan(seen);
        return {
          async act() {
            await open();
            await email.fill('ada@example.org');
            await page.goto(`${proxy.url}/sticky/`);
          },
          failed: isSent,
          succeeded: isSent,
        };
      };
    },
  },
];
