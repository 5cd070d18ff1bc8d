/** @jsxImportSource hono/jsx */

import { countOf, DayChart, formatCount, Meter } from '@mountkit/provider/kit';
import { formatMoney } from '../shop/money';
import { type Sales, sum } from './sales-figures';

/** Words for the sources that are no name of a site. */
const SOURCES: Readonly<Record<string, string>> = {
  '': 'Not sent',
  '(direct)': 'Direct',
  typein: 'Direct',
  organic: 'Search',
  referral: 'Referral',
  utm: 'Campaign',
};

/** What was ordered, where those who ordered came from, and what is still in baskets. */
export function AdminSales({ sales, basketsCsv }: { sales: Sales; basketsCsv: string | null }) {
  const { days, orders, sources } = sales;
  return (
    <div class="sales">
      <div>
        {sum(orders.counts) === 0 ? (
          <p class="card__empty">
            Nothing was ordered. <a href="/shop/">The shop is open.</a>
          </p>
        ) : (
          <DayChart
            name="Order value by day"
            days={days}
            series={[{ label: 'Order value', values: orders.values }]}
            format={formatMoney}
          />
        )}
      </div>
      <div>
        <h4 id="sources">Where orders came from</h4>
        <Sources sources={sources} />
        <Baskets baskets={sales.baskets} csv={basketsCsv} />
      </div>
    </div>
  );
}

function Sources({ sources }: Pick<Sales, 'sources'>) {
  const most = Math.max(1, ...sources.map(({ value }) => value));
  if (sources.length === 0) return <p class="admin-muted">From nowhere yet.</p>;
  return (
    <table class="admin-figures" aria-labelledby="sources">
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col" class="admin-figures__meter">
            <span class="visually-hidden">Against the most</span>
          </th>
          <th scope="col">Orders</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ source, orders, value }) => (
          <tr>
            <th scope="row">{SOURCES[source] ?? source}</th>
            <td class="admin-figures__meter">
              <Meter share={value / most} />
            </td>
            <td>{formatCount(orders)}</td>
            <td>{formatMoney(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Baskets({ baskets, csv }: { baskets: Sales['baskets']; csv: string | null }) {
  return (
    <>
      <h4>Open baskets</h4>
      <p>
        {baskets.count === 0
          ? 'No basket holds anything.'
          : `${countOf(baskets.count, 'basket')} with ${countOf(baskets.items, 'item')}, worth ${formatMoney(baskets.value)}.`}{' '}
        {csv === null || baskets.count === 0 ? null : (
          <a href={csv} download>
            CSV<span class="visually-hidden"> of baskets</span>
          </a>
        )}
      </p>
    </>
  );
}
