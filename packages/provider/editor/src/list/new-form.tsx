import { useEffect, useRef } from 'react';
import { TEMPLATES } from '../../../src/editor/logic/templates';

interface NewFormProps {
  readonly onChoose: (template: string) => void;
  readonly onClose: () => void;
}

/** The templates to begin with, in a dialog. */
export function NewForm({ onChoose, onClose }: NewFormProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="new-form" onClose={onClose}>
      <header className="dialog__head">
        <h2 id="new-form">New form</h2>
        <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </header>
      <p className="admin-muted">Choose what is nearest. Every field and text can be changed.</p>
      <ul className="templates">
        {TEMPLATES.map(({ key, title, about, definition }) => (
          <li key={key}>
            <button type="button" className="template" onClick={() => onChoose(key)}>
              <Sketch groups={definition.form.formFieldGroups as readonly { fields: readonly unknown[] }[]} />
              <strong>{title}</strong>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** The rows of a template, as a small picture. */
function Sketch({ groups }: { readonly groups: readonly { readonly fields: readonly unknown[] }[] }) {
  return (
    <svg className="sketch" viewBox="0 0 120 64" aria-hidden="true">
      {groups.slice(0, 4).flatMap(({ fields }, row) =>
        fields.map((_, column) => {
          const width = (104 - (fields.length - 1) * 6) / fields.length;
          const key = `${row}-${column}`;
          return <rect key={key} x={8 + column * (width + 6)} y={6 + row * 11} width={width} height="7" rx="2" />;
        }),
      )}
      <rect className="sketch__button" x="8" y={8 + Math.min(groups.length, 4) * 11} width="34" height="8" rx="3" />
    </svg>
  );
}
