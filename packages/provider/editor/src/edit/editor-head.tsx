import type { ServerForm } from '../api';
import type { EditedForm } from './use-form';

interface HeadProps {
  readonly form: EditedForm;
  readonly server: ServerForm;
}

/** The form's name, what is saved of it, and what can be done with it. */
export function EditorHead({ form, server }: HeadProps) {
  const { draft, history, isDirty, isBusy, change, save, publish } = form;
  const hasNews = isDirty || server.hasDraft;
  return (
    <header className="editor-head">
      <div className="editor-head__name">
        <BackLink />
        <h1 className="visually-hidden">{draft.title}</h1>
        <input
          aria-label="Name of the form"
          className="title-input"
          value={draft.title}
          maxLength={200}
          onChange={({ target }) => change({ type: 'title', title: target.value })}
        />
        <p className="editor-head__state">
          <span className={`badge badge--${server.status}`}>{server.status}</span>
          <span className="admin-muted">
            {isDirty ? 'Unsaved changes' : server.hasDraft ? 'Draft saved' : 'All published'}
          </span>
        </p>
      </div>
      <div className="actions">
        <div className="button-pair">
          <button
            type="button"
            className="button button--quiet button--icon"
            aria-label="Undo"
            title="Undo (Ctrl+Z)"
            disabled={history.past.length === 0}
            onClick={() => change({ type: 'undo' })}
          >
            <span aria-hidden="true">↶</span>
          </button>
          <button
            type="button"
            className="button button--quiet button--icon"
            aria-label="Redo"
            title="Redo (Ctrl+Shift+Z)"
            disabled={history.future.length === 0}
            onClick={() => change({ type: 'redo' })}
          >
            <span aria-hidden="true">↷</span>
          </button>
        </div>
        <button type="button" className="button button--quiet" disabled={!isDirty || isBusy} onClick={save}>
          Save draft
        </button>
        <button
          type="button"
          className="button"
          disabled={!hasNews || isBusy || server.status === 'archived'}
          onClick={publish}
        >
          Publish
        </button>
      </div>
    </header>
  );
}

/** The head of a form for whoever may look at it only. */
export function ViewerHead({ server: { title, status } }: Pick<HeadProps, 'server'>) {
  return (
    <header className="editor-head">
      <div className="editor-head__name">
        <BackLink />
        <h1 className="title-input">{title}</h1>
        <p className="editor-head__state">
          <span className={`badge badge--${status}`}>{status}</span>
          <span className="admin-muted">You may look at this form. Editors and owners change it.</span>
        </p>
      </div>
    </header>
  );
}

function BackLink() {
  return (
    <a href="/admin/forms/" className="back">
      <span aria-hidden="true">←</span> Forms
    </a>
  );
}
