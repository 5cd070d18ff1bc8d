import { useEffect, useState } from 'react';
import { compareDrafts } from '../../../src/editor/logic/compare';
import { isRefused, readForm } from '../api';
import { writeTime } from '../when';
import { draftOf } from './local-copy';
import type { Conflict, EditedForm } from './use-form';

interface NoticesProps {
  readonly form: EditedForm;
  readonly formId: string;
  readonly onJump: (itemId: number | null) => void;
}

/** What the editor has to say: what was done, what is in the way, and who was faster. */
export function Notices({ form, formId, onJump }: NoticesProps) {
  const { notice, conflict, problems } = form;
  return (
    <div className="notices">
      <p role="status" className={notice === '' ? 'visually-hidden' : 'notice'}>
        {notice}
      </p>
      {conflict && <ConflictNotice form={form} conflict={conflict} formId={formId} />}
      <LeftOut formId={formId} />
      {problems.length > 0 && (
        <section className="notice notice--problem" aria-labelledby="problems">
          <h2 id="problems">
            {problems.length === 1 ? 'One thing to mend' : `${problems.length} things to mend`} before it is published
          </h2>
          <ul>
            {problems.map(({ message, itemId }) => (
              <li key={`${itemId} ${message}`}>
                <button type="button" className="link" onClick={() => onJump(itemId)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ConflictProps {
  readonly form: EditedForm;
  readonly conflict: Conflict;
  readonly formId: string;
}

function ConflictNotice({ form: { draft, keepMine, takeTheirs, isBusy }, conflict, formId }: ConflictProps) {
  const [theirs, setTheirs] = useState<ReturnType<typeof draftOf> | null>(null);
  useEffect(() => {
    readForm(formId).then((form) => setTheirs(isRefused(form) ? null : draftOf(form)));
  }, [formId]);
  const differences = theirs ? compareDrafts(theirs, draft) : [];
  return (
    <section className="notice notice--conflict" aria-labelledby="conflict" role="alert">
      <h2 id="conflict">Somebody else saved this form meanwhile</h2>
      <p>
        It was saved {conflict.updatedAt ? writeTime(conflict.updatedAt) : 'just now'}. Nothing is lost: what you did is
        here and in this browser, what they did is on the server.
      </p>
      {differences.length > 0 && (
        <>
          <p>Compared with theirs, in yours:</p>
          <ul className="differences">
            {differences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <div className="actions">
        <button type="button" className="button" disabled={isBusy} onClick={keepMine}>
          Keep mine
        </button>
        <button type="button" className="button button--quiet" disabled={isBusy} onClick={takeTheirs}>
          Take theirs
        </button>
      </div>
    </section>
  );
}

/** What of an imported definition could not be carried over; said once. */
function LeftOut({ formId }: { readonly formId: string }) {
  const [messages, setMessages] = useState<readonly string[]>(() => {
    const key = `mountkit-left-out ${formId}`;
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as { message: string }[];
    return [...new Set(kept.map(({ message }) => message))];
  });
  if (messages.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="left-out">
      <h2 id="left-out">Not everything could be carried over</h2>
      <ul className="differences">
        {messages.slice(0, 12).map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {messages.length > 12 && <p>And {messages.length - 12} more.</p>}
      <button
        type="button"
        className="button button--quiet"
        onClick={() => {
          sessionStorage.removeItem(`mountkit-left-out ${formId}`);
          setMessages([]);
        }}
      >
        All right
      </button>
    </section>
  );
}
