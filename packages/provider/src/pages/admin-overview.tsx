/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { Overview } from '../admin/overview';
import { RANGES, type Range } from '../admin/range';
import { DayChart } from './admin-chart';
import { formatCount, formatDay } from './admin-format';
import { AdminFunnel } from './admin-funnel';
import { AdminPopups } from './admin-popups';
import type { Site } from './context';

export interface OverviewProps {
  /** Null where the database took too long. */
  overview: Overview | null;
  range: Range;
}

/** What an owner would want to know of the last days, before the lists of what was stored. */
export function AdminOverview({ overview, range, site }: OverviewProps & { site: Site }) {
  return (
    <section class="admin-overview" aria-labelledby="overview">
      <div class="admin-overview__head">
        <h2 id="overview">Overview</h2>
        <RangeChoice range={range} isSample={overview?.isSample ?? false} />
      </div>
      {overview === null ? (
        <p class="admin-empty" role="alert">
          The database took too long to sum this up. <a href="/admin/?days=7">Look at 7 days</a>.
        </p>
      ) : (
        <Figures overview={overview} range={range} site={site} />
      )}
    </section>
  );
}

function RangeChoice({ range, isSample }: { range: Range; isSample: boolean }) {
  return (
    <nav class="segments" aria-label="Range">
      <ul>
        {RANGES.map((days) => (
          <li>
            <a
              href={`/admin/?days=${days}${isSample ? '&sample' : ''}`}
              aria-current={days === range ? 'page' : undefined}
            >
              {days} days
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Figures({ overview, range, site }: { overview: Overview; range: Range; site: Site }) {
  const { totals, days, submissions, isSample, parts } = overview;
  const links = { range, exportOf: (name: string) => exportOf(name, overview, range) };
  const partialsCsv = exportOf('partials', overview, range);
  return (
    <>
      {isSample ? (
        <p class="admin-note">
          <strong>Sample figures.</strong> They are made up to show what this page looks like; nothing of them is
          stored. <a href={`/admin/?days=${range}`}>Back to your own</a>
        </p>
      ) : null}
      {isSample || !isEmpty(overview) ? null : (
        <p class="admin-note">
          Nothing has happened in these {range} days. {site.makeFigures}, and look again; or{' '}
          <a href={`/admin/?days=${range}&sample`}>see it with sample figures</a>.
        </p>
      )}
      <dl class="tiles">
        <Tile label="Forms sent" value={formatCount(totals.submissions)} />
        <Tile label="New contacts" value={formatCount(totals.contacts)} />
        {parts.flatMap(({ tiles }) => tiles.map((tile) => <Tile {...tile} />))}
      </dl>
      <div class="cards">
        <Card title="Forms sent by day" id="sent" csv={exportOf('submissions', overview, range)} isWide>
          {submissions.length === 0 ? (
            <p class="card__empty">No form was sent since {formatDay(days[0] ?? '')}.</p>
          ) : (
            <DayChart name="Forms sent by day" days={days} series={submissions} />
          )}
        </Card>
        <Card title="Where visitors stop" id="funnel" csv={exportOf('fields', overview, range)}>
          <AdminFunnel overview={overview} range={range} />
          {partialsCsv && (
            <p class="admin-muted">
              <a href={partialsCsv}>What was filled in and never sent, as CSV</a>, of visitors who allow it.
            </p>
          )}
        </Card>
        <Card title="Popups" id="popups" csv={exportOf('popups', overview, range)}>
          <AdminPopups overview={overview} />
        </Card>
        {parts.flatMap(({ cards }) => cards(links).map(({ body, ...card }) => <Card {...card}>{body}</Card>))}
      </div>
    </>
  );
}

function isEmpty({ totals, popups, forms, parts }: Overview): boolean {
  return totals.submissions + popups.length + forms.length === 0 && parts.every((part) => part.isEmpty);
}

/** Where the numbers behind a card can be had; made-up ones nowhere. */
function exportOf(name: string, { isSample }: Overview, range: Range): string | null {
  return isSample ? null : `/admin/export/${name}.csv?days=${range}`;
}

function Tile({ label, value }: { label: string; value: string }) {
  return (
    <div class="tile">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface CardProps {
  title: string;
  id: string;
  csv: string | null;
  isWide?: boolean;
  children?: Child;
}

function Card({ title, id, csv, isWide = false, children }: CardProps) {
  return (
    <section class={isWide ? 'card card--wide' : 'card'} aria-labelledby={id}>
      <div class="card__head">
        <h3 id={id}>{title}</h3>
        {csv === null ? null : (
          <a class="card__csv" href={csv} download>
            CSV<span class="visually-hidden"> of {title}</span>
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
