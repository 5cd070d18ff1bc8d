import { useState } from 'react';
import { nameLanguage } from '../../../src/editor/logic/languages';
import { listTexts } from '../../../src/editor/logic/list-texts';
import { languagesOf, missingTexts, ownLanguageOf, readTranslation } from '../../../src/editor/logic/translations';
import { CheckControl, SelectControl } from './controls';
import { LOCALE_CHOICES } from './locales';
import { Preview } from './preview';
import { TranslatedText } from './translated-text';
import type { EditedForm } from './use-form';

/** The form's texts in further languages, beside its own. */
export function LanguagesTab({ form: { draft, definition, change } }: { readonly form: EditedForm }) {
  const [chosen, setChosen] = useState('');
  const [isMissingOnly, setIsMissingOnly] = useState(false);
  const own = ownLanguageOf(draft);
  const languages = languagesOf(draft);
  const language = languages.includes(chosen) ? chosen : languages[0];
  const free = LOCALE_CHOICES.filter(([code]) => code !== own && !languages.includes(code));
  const add = (code: string) => {
    change({ type: 'language', language: code, isOn: true });
    setChosen(code);
  };
  return (
    <div className="settings languages">
      <div className="settings__controls">
        <p className="hint">
          The form’s own texts are in {nameLanguage(own)}. Visitors of a page in a language that is here read the form
          in it; a text that is missing stays in {nameLanguage(own)}.
        </p>
        <SelectControl
          label="Add a language"
          value=""
          options={[['', 'Choose one'], ...free]}
          onChange={(code) => code !== '' && add(code)}
        />
        {language !== undefined && (
          <>
            <SelectControl
              label="Language"
              value={language}
              options={languages.map((code) => [code, withMissing(code, missingTexts(draft, code).length)])}
              onChange={setChosen}
            />
            <Texts
              key={language}
              {...{ draft, change, own, language }}
              isMissingOnly={isMissingOnly}
              onMissingOnly={setIsMissingOnly}
            />
            <button
              type="button"
              className="link link--danger"
              onClick={() => change({ type: 'language', language, isOn: false })}
            >
              Remove {nameLanguage(language)}
            </button>
          </>
        )}
      </div>
      <Preview key={language} definition={definition} language={language} />
    </div>
  );
}

const withMissing = (code: string, count: number) =>
  `${nameLanguage(code)}${count === 0 ? ', complete' : `, ${count} missing`}`;

interface TextsProps extends Pick<EditedForm, 'draft' | 'change'> {
  readonly own: string;
  readonly language: string;
  readonly isMissingOnly: boolean;
  readonly onMissingOnly: (isOn: boolean) => void;
}

function Texts({ draft, change, own, language, isMissingOnly, onMissingOnly }: TextsProps) {
  // What is written while only missing texts are shown stays until the choice is made again.
  const [shown, setShown] = useState(() => missingTexts(draft, language));
  const missing = missingTexts(draft, language);
  const isShown = (one: { itemId: number | null; path: readonly string[] }) =>
    !isMissingOnly || shown.some(({ itemId, path }) => itemId === one.itemId && path.join() === one.path.join());
  const sections = listTexts(draft)
    .map(({ title, rows }) => ({ title, rows: rows.filter(isShown) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <p role="status">
        {missing.length === 0
          ? `All texts are there in ${nameLanguage(language)}.`
          : `${missing.length} ${missing.length === 1 ? 'text is' : 'texts are'} missing in ${nameLanguage(language)}.`}
      </p>
      <CheckControl
        label="Show only what is missing"
        isOn={isMissingOnly}
        onChange={(isOn) => {
          setShown(missing);
          onMissingOnly(isOn);
        }}
      />
      {sections.map(({ title, rows }) => (
        <fieldset key={`${title} ${rows[0]?.itemId} ${rows[0]?.path}`} className="controls translations">
          <legend>{title}</legend>
          {rows.map((one) => (
            <TranslatedText
              key={one.path.join(' ')}
              row={one}
              own={own}
              language={language}
              value={readTranslation(draft, one, language)}
              onChange={(text) => change({ type: 'translate', itemId: one.itemId, path: one.path, language, text })}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}
