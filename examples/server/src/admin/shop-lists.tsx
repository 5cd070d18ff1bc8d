/** @jsxImportSource hono/jsx */

import { AdminValues, countOf, formatTime, shorten } from '@mountkit/provider/kit';
import { formatMoney } from '../shop/money';
import type { AdminBasket, AdminLine, AdminOrder } from './context';

/** What the list shows of one basket or order. */
const MOST = { lines: 12, email: 120 };

function Lines({ lines, total }: { lines: readonly AdminLine[]; total: number }) {
  return (
    <dl class="admin-values">
      {lines.slice(0, MOST.lines).map(({ name, quantity, price }) => (
        <div>
          <dt>{name}</dt>
          <dd>
            {quantity} × {formatMoney(price)}
          </dd>
        </div>
      ))}
      {lines.length > MOST.lines ? (
        <div>
          <dt>Others</dt>
          <dd>{lines.length - MOST.lines}</dd>
        </div>
      ) : null}
      <div>
        <dt>Total</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
    </dl>
  );
}

function Origin({ attribution }: Pick<AdminOrder, 'attribution'>) {
  if (Object.keys(attribution).length === 0) return <p class="admin-muted">Its origin was not sent.</p>;
  return (
    <details class="admin-details">
      <summary>Origin</summary>
      <AdminValues values={attribution} isMono />
    </details>
  );
}

/** Every order: who, when, what, and where the visitor came from. */
export function AdminOrders({ orders }: { orders: readonly AdminOrder[] }) {
  if (orders.length === 0) {
    return (
      <p class="admin-empty">
        Nothing was ordered so far. <a href="/shop/">The shop is open.</a>
      </p>
    );
  }
  return (
    <ul class="admin-log">
      {orders.map((order) => (
        <li class="admin-entry">
          <div class="admin-entry__head">
            <h3>Order {order.id}</h3>
            <p class="admin-muted">
              <time datetime={order.createdAt}>{formatTime(order.createdAt)}</time>
            </p>
            <p class="admin-entry__from">{order.email === '' ? 'Erased' : shorten(order.email, MOST.email)}</p>
          </div>
          <div class="admin-entry__body">
            <Lines lines={order.items} total={order.total} />
            <Origin attribution={order.attribution} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Every basket that holds something. */
export function AdminBaskets({ baskets }: { baskets: readonly AdminBasket[] }) {
  if (baskets.length === 0) return <p class="admin-empty">Nobody has anything in the basket.</p>;
  return (
    <ul class="admin-log">
      {baskets.map((basket) => (
        <li class="admin-entry">
          <div class="admin-entry__head">
            <h3>{countOf(basket.count, 'item')}</h3>
            <p class="admin-muted">
              <time datetime={basket.updatedAt}>{formatTime(basket.updatedAt)}</time>
            </p>
          </div>
          <div class="admin-entry__body">
            <Lines lines={basket.items} total={basket.total} />
          </div>
        </li>
      ))}
    </ul>
  );
}
