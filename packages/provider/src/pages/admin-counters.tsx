/** @jsxImportSource hono/jsx */
import { formatTime } from './admin-format';
import type { AdminCounter } from './context';

/** What pages have counted. */
export function AdminCounters({ counters }: { counters: readonly AdminCounter[] }) {
  if (counters.length === 0) return <p class="admin-empty">No page has counted anything so far.</p>;
  return (
    <table class="admin-table">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Count</th>
          <th scope="col">Last change</th>
        </tr>
      </thead>
      <tbody>
        {counters.map(({ key, count, updatedAt }) => (
          <tr>
            <th scope="row" data-label="Key">
              {key}
            </th>
            <td data-label="Count">{count}</td>
            <td data-label="Last change">
              <time datetime={updatedAt}>{formatTime(updatedAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
