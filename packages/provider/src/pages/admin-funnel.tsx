/** @jsxImportSource hono/jsx */
import type { Funnel, Overview } from '../admin/overview';
import type { Range } from '../admin/range';
import { Meter } from './admin-chart';
import { countOf, formatCount, shareOf } from './admin-format';

/** What became of those who saw a form, and at which field those were who left it. */
export function AdminFunnel({ overview, range }: { overview: Overview; range: Range }) {
  const { funnel, forms, isSample } = overview;
  if (funnel === null) {
    return <p class="card__empty">No page has told of a form yet. Pages tell when a visitor leaves them.</p>;
  }
  return (
    <>
      {isSample ? null : <Choice chosen={funnel} forms={forms} range={range} />}
      <p class="card__lead">{sumUp(funnel)}</p>
      <Steps funnel={funnel} />
      <h4 id="left">Last field before leaving</h4>
      <Fields funnel={funnel} />
    </>
  );
}

function Choice({ chosen, forms, range }: { chosen: Funnel; forms: Overview['forms']; range: Range }) {
  if (forms.length < 2) return <p class="admin-muted">Form: {chosen.title}</p>;
  return (
    <form class="card__choice" method="get" action="/admin/#funnel">
      <input type="hidden" name="days" value={range} />
      <label for="form">Form</label>
      <select id="form" name="form">
        {forms.map(({ id, title }) => (
          <option value={id} selected={id === chosen.formId}>
            {title}
          </option>
        ))}
      </select>
      <button class="button button--quiet" type="submit">
        Show
      </button>
    </form>
  );
}

function sumUp({ seen, sent, started }: Funnel): string {
  if (seen === 0) return 'Nobody has seen it in these days.';
  const left = Math.max(0, started - sent);
  const worst = left === 0 ? '' : ` ${countOf(left, 'visitor')} began and did not send it.`;
  return `${shareOf(sent, seen)} of those who saw it sent it.${worst}`;
}

function Steps({ funnel: { seen, started, sent } }: { funnel: Funnel }) {
  const whole = Math.max(seen, started, sent);
  const steps = [
    { label: 'Saw the form', count: seen },
    { label: 'Began', count: started },
    { label: 'Sent it', count: sent },
  ];
  return (
    <table class="admin-figures">
      <caption class="visually-hidden">From seeing the form to sending it</caption>
      <thead class="visually-hidden">
        <tr>
          <th scope="col">Step</th>
          <th scope="col">Share</th>
          <th scope="col">Visitors</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ label, count }) => (
          <tr>
            <th scope="row">{label}</th>
            <td class="admin-figures__meter">
              <Meter share={whole === 0 ? 0 : count / whole} />
              <span class="visually-hidden">{shareOf(count, whole)}</span>
            </td>
            <td>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Fields({ funnel: { left } }: { funnel: Funnel }) {
  const most = Math.max(0, ...left.map(({ count }) => count));
  if (most === 0) return <p class="admin-muted">Nobody has begun it and left.</p>;
  return (
    <table class="admin-figures" aria-labelledby="left">
      <thead class="visually-hidden">
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Against the most</th>
          <th scope="col">Visitors who left</th>
        </tr>
      </thead>
      <tbody>
        {left.map(({ label, count }) => (
          <tr>
            <th scope="row">{label}</th>
            <td class="admin-figures__meter">
              <Meter share={count / most} series={1} />
              <span class="visually-hidden">{shareOf(count, most)}</span>
            </td>
            <td>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
