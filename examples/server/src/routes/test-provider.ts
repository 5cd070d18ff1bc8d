import type { AppEnv } from '@mountkit/provider';
import { page, readFields } from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import { renderTestPayment, renderTestPost } from '../pages';
import { type Payment, readPayment } from '../shop/test-payment';

/** What a session is made for: the price is the site's, whatever a page says. */
const PRICES: Readonly<Record<string, Payment>> = {
  jug: { item: 'Blue jug', amount: 48, currency: 'EUR', quantity: 1, tax: 0, shipping: 6 },
};
const MOST = 99;

/** Plays those who take payments, and a network with posts, so that buttons can be tried without any of them. */
export function testProviderRoutes(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const show = (c: Context<AppEnv>, payment: Payment) =>
    page(c, (context) => renderTestPayment({ ...context, payment }));

  // A standard button: a form, or a link with the same fields.
  app.get('/test-provider/standard/', (c) => show(c, readPayment(c.req.query())));
  app.post('/test-provider/standard/', async (c) => show(c, readPayment(await readFields(c))));

  // A session: asked for first, then opened.
  app.post('/test-provider/sessions/', async (c) => {
    const { product = '', quantity = '1' } = await readFields(c);
    c.header('Cache-Control', 'no-store');
    if (!Object.hasOwn(PRICES, product)) return c.json({ error: { message: 'This is sold out.' } }, 400);
    const query = new URLSearchParams({ product, quantity });
    return c.json({ url: new URL(`/test-provider/session/?${query}`, c.req.url).href });
  });
  app.get('/test-provider/session/', (c) => {
    const { product = '', quantity } = c.req.query();
    const payment = PRICES[product];
    if (!payment) return c.notFound();
    const count = Math.min(Math.max(Math.trunc(Number(quantity)) || 1, 1), MOST);
    return show(c, { ...payment, quantity: count });
  });

  // What a network shows in a frame.
  app.get('/test-provider/post/', (c) => page(c, renderTestPost));
  return app;
}
