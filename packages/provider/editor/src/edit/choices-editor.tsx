import { useId } from 'react';
import { type Choice, choicesOf, type Json } from '../../../src/editor/logic/document';

interface ChoicesProps {
  readonly field: Json;
  readonly onChange: (options: readonly Choice[]) => void;
}

/** What a field offers, a line for each choice. */
export function ChoicesEditor({ field, onChange }: ChoicesProps) {
  const id = useId();
  const choices = choicesOf(field);
  const replace = (index: number, next: readonly Choice[]) =>
    onChange([...choices.slice(0, index), ...next, ...choices.slice(index + 1)]);
  const rename = (index: number, { label, value }: Choice, text: string) =>
    // A value of its own stays: answers that are stored already have it.
    replace(index, [{ label: text, value: label === value ? text.replaceAll(';', ',') : value }]);
  const swap = (index: number, other: number) => {
    const [one, two] = [choices[index], choices[other]];
    if (one && two) onChange(choices.map((choice, at) => (at === index ? two : at === other ? one : choice)));
  };
  return (
    <fieldset className="controls">
      <legend>Choices</legend>
      <ol className="choices">
        {choices.map((choice, index) => (
          <li key={index} className="choice">
            <input
              id={`${id}-${index}`}
              aria-label={`Choice ${index + 1}`}
              value={choice.label}
              onChange={({ target }) => rename(index, choice, target.value)}
            />
            <button
              type="button"
              className="mini"
              aria-label={`Move choice ${index + 1} up`}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            >
              <span aria-hidden="true">↑</span>
            </button>
            <button
              type="button"
              className="mini"
              aria-label={`Remove choice ${index + 1}`}
              onClick={() => replace(index, [])}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="link"
        onClick={() => {
          const label = `Choice ${choices.length + 1}`;
          onChange([...choices, { label, value: label }]);
        }}
      >
        Add a choice
      </button>
    </fieldset>
  );
}
