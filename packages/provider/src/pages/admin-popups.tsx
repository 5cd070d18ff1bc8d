/** @jsxImportSource hono/jsx */
import type { Overview } from '../admin/overview';
import { compareVariants } from '../admin/variants';
import { DayChart } from './admin-chart';
import { formatCount } from './admin-format';

/** How often popups were shown and closed. */
export function AdminPopups({ overview: { days, popups, popupDays, variants } }: { overview: Overview }) {
  if (popups.length === 0) {
    return <p class="card__empty">No popup was shown. Pages tell when a visitor leaves them.</p>;
  }
  return (
    <>
      <DayChart name="Popups by day" days={days} series={popupDays} arrangement="beside" />
      <table class="admin-figures">
        <thead>
          <tr>
            <th scope="col">Popup</th>
            <th scope="col">Shown</th>
            <th scope="col">Closed</th>
          </tr>
        </thead>
        <tbody>
          {popups.map(({ id, shown, closed }) => (
            <tr>
              <th scope="row">{id}</th>
              <td>{formatCount(shown)}</td>
              <td>{formatCount(closed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {variants.map(({ id, figures }) => (
        <Variants id={id} figures={figures} />
      ))}
    </>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const points = (share: number) => `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)}`;

/** The variants of one popup beside each other, with what the difference may be. */
function Variants({ id, figures }: Overview['variants'][number]) {
  return (
    <table class="admin-figures admin-variants">
      <caption>Variants of {id}. Differences are in percentage points, with their 95 percent interval.</caption>
      <thead>
        <tr>
          <th scope="col">Variant</th>
          <th scope="col">Shown</th>
          <th scope="col">Closed</th>
          <th scope="col">Reached its aim</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {compareVariants(figures).map(({ variant, shown, closed, converted, rate, difference, verdict }) => (
          <tr>
            <th scope="row">{variant}</th>
            <td>{formatCount(shown)}</td>
            <td>{formatCount(closed)}</td>
            <td>
              {formatCount(converted)}
              {rate === null ? '' : ` (${percent(rate)})`}
            </td>
            <td>
              {difference
                ? `${points(difference.value)} (${points(difference.low)} to ${points(difference.high)}): ${verdict}`
                : verdict}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
