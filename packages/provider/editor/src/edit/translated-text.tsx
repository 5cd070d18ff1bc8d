import { useId } from 'react';
import type { TextRow } from '../../../src/editor/logic/list-texts';
import { fromMarkup, writeMarkup } from '../../../src/editor/logic/markup';
import { isRightToLeft } from './locales';

interface TextProps {
  readonly row: TextRow;
  /** The form's own language. */
  readonly own: string;
  readonly language: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text in the form's own language, and beside it the same in another. */
export function TranslatedText({ row, own, language, value, onChange }: TextProps) {
  const id = useId();
  const isMissing = value.trim() === '' && !row.isOptional;
  // Only what the own text has as markup is written as such: a label may hold a sign that markup would need.
  const isMarkup = row.isMarkup && /<\w/.test(row.own);
  const original = isMarkup ? fromMarkup(row.own) : row.own;
  const facts = {
    id,
    value: isMarkup ? fromMarkup(value) : value,
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    'aria-describedby': `${id}-own`,
    placeholder: row.isOptional ? 'As in every form' : undefined,
  };
  const change = (text: string) => onChange(isMarkup ? writeMarkup(text) : text);
  return (
    <div className="translation control">
      <label htmlFor={id}>
        {row.title}
        {isMissing && <span className="badge badge--draft">missing</span>}
      </label>
      <p id={`${id}-own`} className="translation__own" lang={own} dir={isRightToLeft(own) ? 'rtl' : 'ltr'}>
        {original}
      </p>
      {original.length > 60 || original.includes('\n') ? (
        <textarea {...facts} rows={4} onChange={({ target }) => change(target.value)} />
      ) : (
        <input {...facts} onChange={({ target }) => change(target.value)} />
      )}
    </div>
  );
}
