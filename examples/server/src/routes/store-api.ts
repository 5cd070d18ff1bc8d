import type { AppEnv, Database } from '@mountkit/provider';
import { readJson, storableText } from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import { tellBasket } from '../http/basket-cookies';
import { visitorOf } from '../http/visitor';
import { readBasket, saveNote } from '../shop/basket-store';
import { LONGEST_COMMENTS } from '../shop/checkout';
import { isNonce, makeNonce } from '../shop/nonces';
import { restError, restErrorBody } from './rest-error';
import { answerCart, type StoreAnswer, storeCalls } from './store-calls';

const BASE = '/wp-json/wc/store/v1';
const MOST_REQUESTS = 25;

type Body = Readonly<Record<string, unknown>>;

/**
 * The basket for applications, as the shop system documents it publicly: every answer brings a `Nonce`, and whatever
 * changes the basket has to send it back.
 */
export function storeApiRoutes(db: Database): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  app.get(`${BASE}/cart`, async (c) => respond(c, db, await answerCart(db, await callOf(c, db))));

  for (const [path, call] of Object.entries(storeCalls)) {
    app.post(BASE + path, async (c) => {
      const refusal = await refuseNonce(c, db, c.req.header('nonce'));
      return respond(c, db, refusal ?? (await call(db, { ...(await callOf(c, db)), body: await readBody(c) })));
    });
  }

  // Of the checkout only what the basket keeps for it.
  app.put(`${BASE}/checkout`, async (c) => {
    const refusal = await refuseNonce(c, db, c.req.header('nonce'));
    if (refusal !== null) return respond(c, db, refusal);
    const { order_notes: note } = await readBody(c);
    const text = storableText(typeof note === 'string' ? note : '').slice(0, LONGEST_COMMENTS);
    await saveNote(db, await visitorOf(c, db), text);
    return respond(c, db, { status: 200, body: { order_notes: text } });
  });

  app.post(`${BASE}/batch`, async (c) => {
    const { requests } = await readBody(c);
    if (!Array.isArray(requests) || requests.length === 0 || requests.length > MOST_REQUESTS) {
      return restError(c, { status: 400, code: 'rest_invalid_param', message: 'Invalid parameter(s): requests' });
    }
    const responses = [];
    // One after the other: each may build on the one before it.
    for (const request of requests) {
      const { status, body } = await answerOne(c, db, isObject(request) ? request : {});
      responses.push({ body, status, headers: {} });
    }
    return respond(c, db, { status: 207, body: { responses } });
  });
  return app;
}

async function answerOne(c: Context<AppEnv>, db: Database, request: Body): Promise<StoreAnswer> {
  const path = String(request.path ?? '').replace(/^\/?(wp-json\/)?wc\/store\/v1/, '');
  const headers = isObject(request.headers) ? request.headers : {};
  const nonce = Object.entries(headers).find(([name]) => name.toLowerCase() === 'nonce')?.[1];
  if (path === '/cart' && (request.method ?? 'GET') === 'GET') return answerCart(db, await callOf(c, db));
  const call = Object.hasOwn(storeCalls, path) ? storeCalls[path] : undefined;
  if (call === undefined) {
    const message = 'No route was found matching the URL and request method.';
    return { status: 404, body: restErrorBody({ status: 404, code: 'rest_no_route', message }) };
  }
  const refusal = await refuseNonce(c, db, typeof nonce === 'string' ? nonce : c.req.header('nonce'));
  return refusal ?? call(db, { ...(await callOf(c, db)), body: isObject(request.body) ? request.body : {} });
}

const callOf = async (c: Context<AppEnv>, db: Database) => ({
  visitor: await visitorOf(c, db),
  origin: new URL(c.req.url).origin,
});

async function refuseNonce(c: Context<AppEnv>, db: Database, nonce: string | undefined): Promise<StoreAnswer | null> {
  if (nonce === undefined || nonce === '') {
    const message = 'Missing the Nonce header. This endpoint requires a valid nonce.';
    return { status: 401, body: restErrorBody({ status: 401, code: 'woocommerce_rest_missing_nonce', message }) };
  }
  if (await isNonce(db, nonce, { purpose: 'store', owner: await visitorOf(c, db) })) return null;
  const message = 'Nonce is invalid.';
  return { status: 403, body: restErrorBody({ status: 403, code: 'woocommerce_rest_invalid_nonce', message }) };
}

async function respond(c: Context<AppEnv>, db: Database, { status, body }: StoreAnswer): Promise<Response> {
  const visitor = await visitorOf(c, db);
  const basket = await readBasket(db, visitor);
  tellBasket(c, basket);
  c.header('Cache-Control', 'no-store');
  c.header('Nonce', await makeNonce(db, 'store', visitor));
  c.header('Nonce-Timestamp', String(Math.floor(Date.now() / 1000)));
  c.header('Cart-Hash', basket.hash);
  return c.json(body, status);
}

/** JSON or a form, as an object. */
async function readBody(c: Context<AppEnv>): Promise<Body> {
  const isJson = c.req.header('content-type')?.includes('json') ?? false;
  const body: unknown = isJson ? await readJson(c) : await c.req.parseBody().catch(() => null);
  return isObject(body) ? body : {};
}

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
