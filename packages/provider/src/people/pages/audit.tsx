/** @jsxImportSource hono/jsx */
import type { PageContext } from '../../pages';
import { formatTime } from '../../pages/admin-format';
import { AUDIT_DAYS, type AuditEntry } from '../audit';
import { renderPeopleFrame } from './frame';

/** Who did what, and when. */
export function renderAudit({ entries, ...ctx }: PageContext & { entries: readonly AuditEntry[] }): string {
  return renderPeopleFrame(ctx, {
    title: 'Audit log',
    intro: `Who did what; entries are kept for ${AUDIT_DAYS} days, and the newest are shown.`,
    children:
      entries.length === 0 ? (
        <p class="admin-empty">Nothing has been done yet.</p>
      ) : (
        <section aria-labelledby="entries">
          <h2 id="entries">Entries</h2>
          <table class="admin-table" aria-labelledby="entries">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">Did what</th>
                <th scope="col">To what</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ createdAt, actor, action, target }) => (
                <tr>
                  <th scope="row">
                    <time datetime={createdAt.toISOString()}>{formatTime(createdAt.toISOString())}</time>
                  </th>
                  <td data-label="Who">{actor}</td>
                  <td data-label="Did what">{action}</td>
                  <td data-label="To what">{target}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ),
  });
}
