/** @jsxImportSource hono/jsx */
import type { Order } from '../../shop/orders';
import type { ShopContext } from './context';
import { FormRow } from './form-row';
import { renderShopDocument } from './frame';
import { Money } from './price';

const POST = 8;
export const SHORTEST_PASSWORD = 8;

/** What was filled in before it was refused, without passwords. */
export interface AccountDraft {
  email: string;
  name: string;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function LogIn({ draft, nonce }: { draft: AccountDraft; nonce: string }) {
  return (
    <section aria-labelledby="login">
      <h2 id="login">Log in</h2>
      <form class="woocommerce-form woocommerce-form-login login" method="post" action="/my-account/">
        <div class="form-rows">
          <FormRow name="username" label="Email address" type="email" autocomplete="username" value={draft.email} />
          <FormRow name="password" label="Password" type="password" autocomplete="current-password" value="" />
        </div>
        <input type="hidden" name="woocommerce-login-nonce" value={nonce} />
        <p class="account-page__actions">
          <button type="submit" class="button woocommerce-form-login__submit" name="login" value="Log in">
            Log in
          </button>
        </p>
      </form>
    </section>
  );
}

function Register({ draft, nonce }: { draft: AccountDraft; nonce: string }) {
  return (
    <section aria-labelledby="register">
      <h2 id="register">Register</h2>
      <form class="woocommerce-form woocommerce-form-register register" method="post" action="/my-account/">
        <wc-order-attribution-inputs />
        <div class="form-rows">
          <FormRow name="reg_name" label="Name" autocomplete="name" value={draft.name} />
          <FormRow name="reg_email" label="Email address" type="email" autocomplete="email" value={draft.email} />
          <FormRow
            name="reg_password"
            label="Password"
            type="password"
            autocomplete="new-password"
            value=""
            hint={`At least ${SHORTEST_PASSWORD} characters.`}
          />
        </div>
        <input type="hidden" name="woocommerce-register-nonce" value={nonce} />
        <p class="account-page__actions">
          <button type="submit" class="button woocommerce-form-register__submit" name="register" value="Register">
            Register
          </button>
        </p>
      </form>
    </section>
  );
}

interface AccountPage {
  ctx: ShopContext;
  orders: readonly Order[];
  draft: AccountDraft;
}

function Dashboard({ ctx, orders }: Omit<AccountPage, 'draft'>) {
  return (
    <div class="account-page__columns">
      <section aria-labelledby="orders">
        <h2 id="orders">Orders</h2>
        {orders.length === 0 ? (
          <p>
            No order has been made yet. <a href="/shop/">Browse products</a>
          </p>
        ) : (
          <ul class="order-list woocommerce-orders-table">
            {orders.map((order) => (
              <li>
                <a href={`/checkout/order-received/${order.id}/?key=${order.key}`}>Order {order.id}</a>
                <time datetime={order.createdAt.toISOString()}>{day.format(order.createdAt)}</time>
                <Money pence={order.total} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="details">
        <h2 id="details">Account details</h2>
        <dl class="shop_table">
          <div>
            <dt>Name</dt>
            <dd>{ctx.customer?.name}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>{ctx.customer?.email}</dd>
          </div>
          <div>
            <dt>Roles</dt>
            <dd>{ctx.customer?.roles.join(', ')}</dd>
          </div>
        </dl>
        <form method="post" action="/my-account/">
          <input type="hidden" name="woocommerce-logout-nonce" value={ctx.restNonce} />
          <button type="submit" class="button button--quiet" name="logout" value="Log out">
            Log out
          </button>
        </form>
      </section>
    </div>
  );
}

/** The account: log-in and registration, or orders and details. */
export function renderAccount({ ctx, orders, draft }: AccountPage): string {
  const title = ctx.customer === null ? 'My account' : `Hello ${ctx.customer.name}`;
  return renderShopDocument({
    ctx,
    title: 'My account',
    description: 'Log in, register, or look at your orders.',
    sheets: ['shop-basket'],
    post: POST,
    kind: 'woocommerce-account',
    children: (
      <div class="wrap account-page">
        <h1 class="entry-title">{title}</h1>
        {ctx.customer === null ? (
          <div class="account-page__columns">
            <LogIn draft={draft} nonce={ctx.restNonce} />
            <Register draft={draft} nonce={ctx.restNonce} />
          </div>
        ) : (
          <Dashboard ctx={ctx} orders={orders} />
        )}
      </div>
    ),
  });
}
