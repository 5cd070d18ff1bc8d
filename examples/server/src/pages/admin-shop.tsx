/** @jsxImportSource hono/jsx */
import { formatMoney } from '../shop/money';
import { countOf, formatTime } from './admin-format';
import type { AdminBasket, AdminLine, AdminOrder } from './context';

function Lines({ lines, total }: { lines: readonly AdminLine[]; total: number }) {
  return (
    <dl class="admin-values">
      {lines.map(({ name, quantity, price }) => (
        <div>
          <dt>{name}</dt>
          <dd>
            {quantity} × {formatMoney(price)}
          </dd>
        </div>
      ))}
      <div>
        <dt>Total</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
    </dl>
  );
}

function Origin({ attribution }: Pick<AdminOrder, 'attribution'>) {
  const entries = Object.entries(attribution);
  if (entries.length === 0) return <p class="admin-muted">Its origin was not sent.</p>;
  return (
    <details class="admin-details">
      <summary>Origin</summary>
      <dl class="admin-values admin-values--mono">
        {entries.map(([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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
            <p class="admin-entry__from">{order.email}</p>
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
