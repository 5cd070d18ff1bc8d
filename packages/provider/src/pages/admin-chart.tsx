/** @jsxImportSource hono/jsx */
import { type Arrangement, BOX, layOutBars, topOf } from '../admin/bars';
import type { Series } from '../admin/overview';
import { formatCount, formatDay } from './admin-format';

interface ChartProps {
  /** What the picture shows, for those who do not see it. */
  name: string;
  days: readonly string[];
  series: readonly Series[];
  /** Default stacked. */
  arrangement?: Arrangement;
  /** How a number is written. Default as a count. */
  format?: (value: number) => string;
}

/** Bars by the day; and the same as a table, for whoever wants the numbers. */
export function DayChart({ name, days, series, arrangement = 'stacked', format = formatCount }: ChartProps) {
  const values = series.map((each) => each.values);
  const top = topOf(values, arrangement);
  const totals = series.map(({ label, values }) => `${label} ${format(values.reduce((sum, value) => sum + value, 0))}`);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <figure class="chart">
      <div class="chart__plot">
        <p class="chart__scale" aria-hidden="true">
          <span>{format(top)}</span>
          <span>{format(top / 2)}</span>
          <span>{format(0)}</span>
        </p>
        <svg
          class="chart__picture"
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${name}, ${formatDay(first)} to ${formatDay(last)}: ${totals.join(', ')}.`}
        >
          <path
            class="chart__line"
            d={`M0 0H${BOX.width}M0 ${BOX.height / 2}H${BOX.width}M0 ${BOX.height}H${BOX.width}`}
          />
          {layOutBars(values, arrangement).map((bar) => (
            <rect
              class={`chart__bar chart__bar--${bar.series}`}
              x={bar.x.toFixed(2)}
              y={bar.y.toFixed(2)}
              width={bar.width.toFixed(2)}
              height={bar.height.toFixed(2)}
            />
          ))}
        </svg>
        <p class="chart__days" aria-hidden="true">
          <span>{formatDay(first)}</span>
          <span>{formatDay(last)}</span>
        </p>
      </div>
      <figcaption>
        {series.length > 1 ? <Legend series={series} format={format} /> : null}
        <details class="chart__table">
          <summary>
            As a table<span class="visually-hidden">: {name}</span>
          </summary>
          <section class="chart__scroll" tabindex={0} aria-label={`${name}, as a table`}>
            <table class="admin-figures">
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  {series.map(({ label }) => (
                    <th scope="col">{label}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.map((day, index) => (
                  <tr>
                    <th scope="row">
                      <time datetime={day}>{formatDay(day)}</time>
                    </th>
                    {values.map((each) => (
                      <td>{format(each[index] ?? 0)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      </figcaption>
    </figure>
  );
}

function Legend({ series, format }: Required<Pick<ChartProps, 'series' | 'format'>>) {
  return (
    <ul class="chart__legend">
      {series.map(({ label, values }, index) => (
        <li>
          <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
            <rect class={`chart__bar chart__bar--${index}`} width="10" height="10" rx="2" />
          </svg>
          <span>{label}</span> <span class="admin-muted">{format(values.reduce((sum, value) => sum + value, 0))}</span>
        </li>
      ))}
    </ul>
  );
}

/** A bar in the row of a table that says the number. */
export function Meter({ share, series = 0 }: { share: number; series?: number }) {
  const width = Math.min(100, Math.max(0, share * 100));
  return (
    <svg class="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect class="meter__room" width="100" height="10" />
      <rect class={`chart__bar chart__bar--${series}`} width={width.toFixed(2)} height="10" />
    </svg>
  );
}
