import { useState } from 'react';
import { compareDrafts } from '../../../src/editor/logic/compare';
import type { FormDraft } from '../../../src/editor/logic/document';
import { isRefused, readVersion, type ServerForm } from '../api';
import { writeTime } from '../when';
import { draftOf } from './local-copy';
import type { EditedForm } from './use-form';

interface VersionsProps {
  readonly form: EditedForm;
  readonly server: ServerForm;
}

/** What was published, and how it differs from what is edited. */
export function VersionsTab({ form: { draft, change }, server }: VersionsProps) {
  const [shown, setShown] = useState<{ number: number; draft: FormDraft } | null>(null);
  const [notice, setNotice] = useState('');
  const compare = async (number: number) => {
    const answer = await readVersion(server.formId, number);
    if (isRefused(answer)) setNotice(answer.message);
    else setShown({ number, draft: draftOf({ definition: answer.definition, title: draft.title }) });
  };
  if (server.versions.length === 0)
    return <p className="admin-empty">There is no version yet. Each time the form is published, one is kept here.</p>;
  const differences = shown ? compareDrafts(shown.draft, draft) : [];
  return (
    <div className="versions">
      <ol className="version-list">
        {server.versions.map(({ number, publishedAt }, index) => (
          <li key={number}>
            <div>
              <strong>Version {number}</strong>
              {index === 0 && server.status === 'published' && (
                <span className="badge badge--published">on pages now</span>
              )}
              <p className="admin-muted">
                <time dateTime={publishedAt}>{writeTime(publishedAt)}</time>
              </p>
            </div>
            <button
              type="button"
              className="button button--quiet"
              aria-pressed={shown?.number === number}
              onClick={() => compare(number)}
            >
              Compare<span className="visually-hidden"> version {number}</span>
            </button>
          </li>
        ))}
      </ol>
      <section className="panel-card" aria-label="Differences" aria-live="polite">
        {shown === null ? (
          <p className="admin-muted">{notice || 'Choose a version to see how the form differs from it now.'}</p>
        ) : (
          <>
            <h2>Since version {shown.number}</h2>
            {differences.length === 0 ? (
              <p>Nothing differs.</p>
            ) : (
              <ul className="differences">
                {differences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
            {server.mayEdit && (
              <>
                <button
                  type="button"
                  className="button"
                  disabled={differences.length === 0}
                  onClick={() => {
                    change({ type: 'replace', draft: shown.draft });
                    setNotice('');
                  }}
                >
                  Go back to version {shown.number}
                </button>
                <p className="hint">
                  It is changed in the editor only, and can be undone. Publish it to bring it to pages.
                </p>
              </>
            )}
          </>
        )}
      </section>
    </div>
  );
}
