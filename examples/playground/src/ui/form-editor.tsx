import { FORM_EXAMPLES } from '../logic/gallery';
import type { Problem } from '../logic/json-lines';
import type { PlaygroundState } from '../logic/state';
import { CodeEditor } from './code-editor';
import { Gallery } from './gallery';
import { Segmented } from './segmented';
import type { Change } from './use-address';

interface FormEditorProps {
  readonly state: PlaygroundState;
  readonly text: string;
  readonly problems: readonly Problem[];
  readonly change: Change;
}

const DELIVERY = [
  ['tag', 'In the tag'],
  ['host', 'From the host'],
] as const;

/** The definition of a form, to be edited or pasted. */
export function FormEditor({ state, text, problems, change }: FormEditorProps) {
  const { form, delivery, queue } = state;
  const isEdited = form.text !== null;
  const edit = (next: string | null, weight: 'choice' | 'typing') =>
    change({ form: { ...form, text: next }, ...(next !== null && { delivery: 'tag' }) }, weight);
  return (
    <>
      <Gallery
        label="Start from"
        examples={FORM_EXAMPLES}
        current={form.example}
        isEdited={isEdited}
        onChoose={(example) => change({ form: { example, text: null } })}
      />
      <div className="row">
        <Segmented
          isLabelled
          label="Definition"
          value={delivery}
          options={DELIVERY}
          onChange={(next) => change({ delivery: next })}
        />
        <label className="check">
          <input type="checkbox" checked={queue} onChange={({ target }) => change({ queue: target.checked })} />
          Queue when offline
        </label>
      </div>
      {delivery === 'host' && isEdited ? (
        <p className="notice">The host has its own definition of this form: what is written here is not shown.</p>
      ) : null}
      <div className="row row--apart">
        <h2 className="label">JSON</h2>
        <span className="row">
          <button type="button" className="plain" onClick={() => edit(format(text), 'choice')}>
            Format
          </button>
          <button type="button" className="plain" disabled={!isEdited} onClick={() => edit(null, 'choice')}>
            Undo all edits
          </button>
        </span>
      </div>
      <CodeEditor
        label="Definition of the form, JSON"
        value={text}
        problems={problems}
        onChange={(next) => edit(next, 'typing')}
      />
    </>
  );
}

/** JSON with two spaces for each level; what is no JSON stays as it is. */
function format(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
