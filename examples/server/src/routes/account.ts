import type { AppEnv, Database } from '@mountkit/provider';
import {
  createRateLimiter,
  type Fields,
  limitText,
  type RateLimiter,
  rateKeyOf,
  readFields,
  storableText,
} from '@mountkit/provider/kit';
import { type Context, Hono } from 'hono';
import type { ShopNotice } from '../db/shop-schema';
import { customerOf, logCustomerIn, logCustomerOut } from '../http/customer-session';
import { COMING_SOON_META, restOwner, shopPage } from '../http/shop-page';
import { visitorOf } from '../http/visitor';
import { type AccountDraft, renderAccount, SHORTEST_PASSWORD } from '../pages/shop/account-page';
import { readAttribution } from '../shop/attribution';
import { isEmail } from '../shop/checkout';
import { checkCustomer, registerCustomer, rememberMeta } from '../shop/customers';
import { isNonce } from '../shop/nonces';
import { listOrdersOf } from '../shop/orders';

/** Passwords that one address may try in a minute. */
const TRIES_PER_MINUTE = 30;
const LONGEST = { name: 100, password: 200 };

/** Log-in, registration, log-out, and what a customer has ordered. */
export function accountRoutes(db: Database, textLimiter: RateLimiter): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const limiter = createRateLimiter(db, { name: 'passwords', most: TRIES_PER_MINUTE });
  app.get('/my-account/', async (c) => {
    if (c.req.query('dismiss-coming-soon') !== undefined) return dismissComingSoon(c, db);
    return showAccount(c, db, { error: null, draft: { email: '', name: '' } });
  });
  app.post('/my-account/', limitText(textLimiter), (c) => changeAccount(c, db, limiter));
  return app;
}

async function isOwn(c: Context<AppEnv>, db: Database, nonce: string | undefined): Promise<boolean> {
  const customer = await customerOf(c, db);
  return isNonce(db, nonce, { purpose: 'rest', owner: restOwner(await visitorOf(c, db), customer?.id ?? null) });
}

async function changeAccount(c: Context<AppEnv>, db: Database, limiter: RateLimiter): Promise<Response> {
  const fields = await readFields(c);
  const draft = { email: fields.username ?? fields.reg_email ?? '', name: fields.reg_name ?? '' };
  const refuse = (error: string) => showAccount(c, db, { error, draft });
  const action = ['login', 'register', 'logout'].find((name) => fields[name] !== undefined);
  if (action === undefined || !(await isOwn(c, db, fields[`woocommerce-${action}-nonce`]))) {
    return refuse('This page was too old. Please try again.');
  }
  if (action === 'logout') {
    await logCustomerOut(c, db);
    return c.redirect('/my-account/', 303);
  }
  const wait = await limiter(rateKeyOf(c));
  if (wait > 0) {
    c.header('Retry-After', String(wait));
    return refuse('Too many attempts. Please wait a minute.');
  }
  const error = action === 'login' ? await logIn(c, db, fields) : await register(c, db, fields);
  return error === null ? c.redirect('/my-account/', 303) : refuse(error);
}

/** Answers what is wrong, or null. */
async function logIn(c: Context<AppEnv>, db: Database, fields: Fields): Promise<string | null> {
  const { password = '' } = fields;
  const email = readEmail(fields.username);
  const customer = password.length > LONGEST.password ? null : await checkCustomer(db, email, password);
  // Which of the two is wrong is nobody's business.
  if (customer === null) return 'The email address or the password is incorrect.';
  await logCustomerIn(c, db, customer);
  return null;
}

async function register(c: Context<AppEnv>, db: Database, fields: Fields): Promise<string | null> {
  const { reg_password: password = '' } = fields;
  const email = readEmail(fields.reg_email);
  const name = storableText((fields.reg_name ?? '').trim().slice(0, LONGEST.name));
  if (!isEmail(email)) return 'Please provide a valid email address.';
  if (name === '') return 'Please enter your name.';
  if (password.length < SHORTEST_PASSWORD)
    return `Please choose a password of at least ${SHORTEST_PASSWORD} characters.`;
  if (password.length > LONGEST.password) return `Please choose a password of at most ${LONGEST.password} characters.`;
  const customer = await registerCustomer(db, { email, name, password, attribution: readAttribution(fields) });
  if (customer === null) return 'An account is already registered with that email address. Please log in.';
  await logCustomerIn(c, db, customer);
  return null;
}

const readEmail = (text = ''): string => storableText(text.trim().toLowerCase());

async function showAccount(
  c: Context<AppEnv>,
  db: Database,
  { error, draft }: { error: string | null; draft: AccountDraft },
): Promise<Response> {
  const customer = await customerOf(c, db);
  const orders = customer === null ? [] : await listOrdersOf(db, customer.id);
  const notices: ShopNotice[] = error === null ? [] : [{ kind: 'error', text: error }];
  return shopPage(c, db, {
    render: (ctx) => renderAccount({ ctx, orders, draft }),
    notices,
    status: error === null ? 200 : 422,
  });
}

/** What the link of the banner does without script. */
async function dismissComingSoon(c: Context<AppEnv>, db: Database): Promise<Response> {
  const customer = await customerOf(c, db);
  if (customer !== null && (await isOwn(c, db, c.req.query('_wpnonce')))) {
    await rememberMeta(db, customer.id, { [COMING_SOON_META]: 'yes' });
  }
  return c.redirect('/my-account/', 303);
}
