import { useState } from 'react';
import { FIELD_KINDS } from '../../../src/editor/logic/field-kinds';

const BLOCKS = [
  { key: 'text-block', title: 'Text', hint: 'Between fields' },
  { key: 'page', title: 'Page break', hint: 'Begins a page' },
];

/** Every kind of field, to add behind the chosen one. */
export function AddField({ onAdd }: { readonly onAdd: (what: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="add">
      <button
        type="button"
        className="button button--quiet add__button"
        aria-expanded={isOpen}
        aria-controls="kinds"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true">+</span> Add a field
      </button>
      {isOpen && (
        <ul id="kinds" className="kinds">
          {[...FIELD_KINDS, ...BLOCKS].map(({ key, title, hint }) => (
            <li key={key}>
              <button
                type="button"
                className="kind"
                onClick={() => {
                  onAdd(key);
                  setIsOpen(false);
                }}
              >
                <strong>{title}</strong>
                <span>{hint}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
