import type { FormRow } from '../api';
import { writeTime } from '../when';

interface TableProps {
  readonly label: string;
  readonly rows: readonly FormRow[];
  /** Null where whoever looks may add no form. */
  readonly onCopy: ((row: FormRow) => void) | null;
  readonly onArchive: (row: FormRow, isArchived: boolean) => void;
}

const STATUS = { draft: 'Draft', published: 'Published', archived: 'Archived' };

export function FormTable({ label, rows, onCopy, onArchive }: TableProps) {
  return (
    <table className="admin-table forms-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col">Status</th>
          <th scope="col">Sent</th>
          <th scope="col">Changed</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.formId}>
            <th scope="row">
              <a href={`/admin/forms/${row.formId}/`}>{row.title}</a>
            </th>
            <td data-label="Status">
              <span>
                <span className={`badge badge--${row.status}`}>{STATUS[row.status]}</span>
                {row.hasDraft && row.status === 'published' && <span className="badge badge--draft">Changes</span>}
              </span>
            </td>
            <td data-label="Sent">{row.submissions.toLocaleString('en')}</td>
            <td data-label="Changed">
              <time dateTime={row.updatedAt}>{writeTime(row.updatedAt)}</time>
            </td>
            <td data-label="Actions">
              <div className="row-actions">
                {onCopy && (
                  <button
                    type="button"
                    className="link"
                    aria-label={`Duplicate ${row.title}`}
                    onClick={() => onCopy(row)}
                  >
                    Duplicate
                  </button>
                )}
                <a href={`/admin/api/forms/${row.formId}/export`} download aria-label={`Export ${row.title}`}>
                  Export
                </a>
                {row.mayEdit && (
                  <button
                    type="button"
                    className="link"
                    aria-label={`${row.status === 'archived' ? 'Bring back' : 'Archive'} ${row.title}`}
                    onClick={() => onArchive(row, row.status !== 'archived')}
                  >
                    {row.status === 'archived' ? 'Bring back' : 'Archive'}
                  </button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
