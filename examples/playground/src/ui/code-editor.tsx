import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Problem } from '../logic/json-lines';

interface CodeEditorProps {
  readonly label: string;
  readonly value: string;
  readonly problems: readonly Problem[];
  readonly onChange: (value: string) => void;
}

const MOST_SHOWN = 8;

/** JSON to be written by hand, with the number of each line and what is wrong where. */
export function CodeEditor({ label, value, problems, onChange }: CodeEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const isLeaving = useRef(false);
  const bad = new Set(problems.map(({ line }) => line));
  const lines = value.split('\n').length;

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') {
      isLeaving.current = true;
      return;
    }
    if (event.key === 'Tab' && !event.shiftKey && !isLeaving.current && !event.nativeEvent.isComposing) {
      event.preventDefault();
      // Of all ways to insert text, the one that can be undone.
      document.execCommand('insertText', false, '  ');
    }
    if (event.key !== 'Shift') isLeaving.current = false;
  };

  const goTo = ({ offset, line }: Problem) => {
    const { current } = field;
    if (!current) return;
    current.focus();
    current.setSelectionRange(offset, offset);
    current.scrollTop = Math.max(0, (line - 4) * 20);
  };

  return (
    <div className="code-editor">
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <div className="code-editor__box">
        <div className="code-editor__gutter" aria-hidden="true">
          <div style={{ translate: `0 ${-scrollTop}px` }}>
            {Array.from({ length: lines }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
              <span key={index} className={bad.has(index + 1) ? 'line-number is-bad' : 'line-number'}>
                {index + 1}
              </span>
            ))}
          </div>
        </div>
        <textarea
          id={id}
          ref={field}
          value={value}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={`${id}-hint ${id}-problems`}
          aria-invalid={problems.length > 0}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            isLeaving.current = false;
          }}
          onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}
        />
      </div>
      <div className="problems" id={`${id}-problems`} role="status">
        {problems.length === 0 ? (
          <p className="problems__none">No problems</p>
        ) : (
          <ul>
            {problems.slice(0, MOST_SHOWN).map((problem) => (
              <li key={problem.offset + problem.message}>
                <button type="button" onClick={() => goTo(problem)}>
                  <b>Line {problem.line}</b> {problem.message}
                </button>
              </li>
            ))}
            {problems.length > MOST_SHOWN ? <li>and {problems.length - MOST_SHOWN} more</li> : null}
          </ul>
        )}
      </div>
      <p className="hint" id={`${id}-hint`}>
        Tab indents; <kbd>Esc</kbd>, then <kbd>Tab</kbd>, leaves the editor.
      </p>
    </div>
  );
}
