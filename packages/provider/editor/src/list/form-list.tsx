import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import { addForm, type FormRow, isRefused, listForms, setArchived } from '../api';
import { FormTable } from './form-table';
import { NewForm } from './new-form';

/** All forms, and the ways to a new one. */
export function FormList() {
  const [rows, setRows] = useState<readonly FormRow[] | null>(null);
  const [mayAdd, setMayAdd] = useState(false);
  const [notice, setNotice] = useState('');
  const [isNew, setIsNew] = useState(false);
  const [showsArchived, setShowsArchived] = useState(false);

  const load = useCallback(async () => {
    const answer = await listForms();
    if (isRefused(answer)) return setNotice(answer.message);
    setRows(answer.items);
    setMayAdd(answer.mayAdd);
  }, []);
  useEffect(() => void load(), [load]);

  const open = async (body: object) => {
    const answer = await addForm(body);
    if (isRefused(answer)) return setNotice(answer.message);
    sessionStorage.setItem(`mountkit-left-out ${answer.formId}`, JSON.stringify(answer.leftOut));
    location.assign(`/admin/forms/${answer.formId}/`);
  };
  const archive = async (row: FormRow, isArchived: boolean) => {
    const answer = await setArchived(row.formId, isArchived);
    setNotice(isRefused(answer) ? answer.message : `“${row.title}” is ${isArchived ? 'archived' : 'back'}.`);
    await load();
  };
  const active = rows?.filter(({ status }) => status !== 'archived') ?? [];
  const archived = rows?.filter(({ status }) => status === 'archived') ?? [];

  return (
    <div className="wrap admin forms">
      <header className="admin-head">
        <div>
          <h1>Forms</h1>
          <p className="admin-muted">{rows === null ? 'One moment …' : summaryOf(active)}</p>
        </div>
        {mayAdd && (
          <div className="actions">
            <ImportButton onFile={(definition, title) => open({ definition, title })} onProblem={setNotice} />
            <button type="button" className="button" onClick={() => setIsNew(true)}>
              New form
            </button>
          </div>
        )}
      </header>
      <p role="status" className={notice === '' ? 'visually-hidden' : 'notice'}>
        {notice}
      </p>
      {isNew && <NewForm onChoose={(template) => open({ template })} onClose={() => setIsNew(false)} />}
      {rows !== null && active.length === 0 ? (
        <div className="admin-empty">
          <p>
            There is no form yet.
            {mayAdd && ' Begin with one of eight templates; nothing is public before you publish it.'}
          </p>
        </div>
      ) : (
        <FormTable
          label="Forms"
          rows={active}
          onCopy={mayAdd ? (row) => open({ copyOf: row.formId }) : null}
          onArchive={archive}
        />
      )}
      {archived.length > 0 && (
        <section aria-labelledby="archived">
          <h2 id="archived">
            <button
              type="button"
              className="link"
              aria-expanded={showsArchived}
              onClick={() => setShowsArchived(!showsArchived)}
            >
              Archived ({archived.length})
            </button>
          </h2>
          {showsArchived && (
            <FormTable
              label="Archived forms"
              rows={archived}
              onCopy={mayAdd ? (row) => open({ copyOf: row.formId }) : null}
              onArchive={archive}
            />
          )}
        </section>
      )}
    </div>
  );
}

function summaryOf(rows: readonly FormRow[]): string {
  const sent = rows.reduce((sum, { submissions }) => sum + submissions, 0);
  const published = rows.filter(({ status }) => status === 'published').length;
  return `${rows.length} ${rows.length === 1 ? 'form' : 'forms'}, ${published} published, sent ${sent.toLocaleString('en')} times.`;
}

interface ImportProps {
  readonly onFile: (definition: unknown, title: string) => void;
  readonly onProblem: (message: string) => void;
}

/** Takes the file of a definition, such as one that was exported. */
function ImportButton({ onFile, onProblem }: ImportProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    try {
      onFile(JSON.parse(await file.text()), file.name.replace(/\.json$/i, ''));
    } catch {
      onProblem(`“${file.name}” is no definition of a form: it is not JSON.`);
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File to import"
        hidden
        onChange={read}
      />
      <button type="button" className="button button--quiet" onClick={() => input.current?.click()}>
        Import
      </button>
    </>
  );
}
