/** @jsxImportSource hono/jsx */
import type { Overview } from '../admin/overview';
import { DayChart } from './admin-chart';
import { formatCount } from './admin-format';

/** How often popups were shown and closed. */
export function AdminPopups({ overview: { days, popups, popupDays } }: { overview: Overview }) {
  if (popups.length === 0) {
    return (
      <p class="card__empty">
        No popup was shown. <a href="/popups/">There are some to try</a>; pages tell when a visitor leaves them.
      </p>
    );
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
    </>
  );
}
