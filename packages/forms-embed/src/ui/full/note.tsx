import type { ReactElement } from 'react';
import type { Cell } from '../../logic/state/store';
import { useCell } from '../use-cell';
import type { FullModel } from './full-model';

/** The styles of notes in the default theme. */
export const NOTE_CSS = `
.mk-form .mk-note{margin:0 0 12px;padding:8px 12px;border-left:4px solid var(--mountkit-accent,#2563eb)}
.mk-form .mk-note:empty{display:none}`;

/** The component of a note to the visitor that is not an error; the cell contains the key of its text, or ''. */
export const createNote =
  (key: Pick<Cell<string, never>, 'get' | 'subscribe'>) =>
  ({ model: { messages } }: { model: FullModel }): ReactElement => {
    const current = useCell(key, (text) => text);
    return (
      <p role="status" className="mk-note">
        {current && messages.of(current)}
      </p>
    );
  };
