import { type FormDraft, objectOf, textOf } from '../../../src/editor/logic/document';
import { readStyle } from '../../../src/editor/logic/facts';
import { Controls, SelectControl, TextControl } from './controls';
import type { Change } from './use-form';

const THEMES = [
  ['', 'None'],
  ['canvas', 'Canvas'],
  ['round', 'Round'],
  ['sharp', 'Sharp'],
] as const;

const COLOURS = [
  ['submitColor', 'Button', '#2743d6'],
  ['submitFontColor', 'Button’s label', '#ffffff'],
  ['labelTextColor', 'Labels', '#131722'],
  ['helpTextColor', 'Help texts', '#535c6e'],
  ['legalConsentTextColor', 'What is agreed to', '#535c6e'],
] as const;

/** Only families that every visitor has: no page waits for them. */
const FONTS = [
  ['', 'As the theme has it'],
  ['inherit', 'As the page around it'],
  ['system-ui, sans-serif', 'Of the visitor’s system'],
  ['Arial, Helvetica, sans-serif', 'Arial'],
  ['Verdana, Geneva, sans-serif', 'Verdana'],
  ['"Trebuchet MS", sans-serif', 'Trebuchet'],
  ['Georgia, serif', 'Georgia'],
  ['"Times New Roman", Times, serif', 'Times'],
  ['"Courier New", monospace', 'Courier'],
] as const;

const SIZES = [
  ['labelTextSize', 'Size of labels'],
  ['helpTextSize', 'Size of help texts'],
  ['legalConsentTextSize', 'Size of what is agreed to'],
  ['submitSize', 'Size of the button’s label'],
] as const;

const PIXELS = ['11', '12', '13', '14', '15', '16', '18', '20', '24', '28'];

const ALIGNMENTS = [
  ['', 'As the theme has it'],
  ['left', 'Left'],
  ['center', 'In the middle'],
  ['right', 'Right'],
] as const;

/** The choices, and the form's own value where it is none of them. */
const withOwn = (choices: readonly (readonly [string, string])[], value = '') =>
  choices.some(([known]) => known === value) ? choices : [...choices, [value, value] as const];

interface LookProps {
  readonly draft: FormDraft;
  readonly change: Change;
}

/** Theme, typeface, colours and sizes. */
export function LookPanel({ draft: { form, rest }, change }: LookProps) {
  const style = readStyle(form);
  const set = (key: string, value: string) => {
    const { [key]: _, ...others } = style;
    change({ type: 'form', change: { style: value === '' ? others : { ...others, [key]: value } } });
    const scopes = objectOf(rest.scopes);
    // Without it the widget uses the typeface and the width only.
    if (scopes.customStyleAccess !== true)
      change({ type: 'document', change: { scopes: { ...scopes, customStyleAccess: true } } });
  };
  return (
    <Controls title="Look">
      <SelectControl
        label="Theme"
        value={textOf(form.themeName)}
        options={withOwn(THEMES, textOf(form.themeName))}
        onChange={(themeName) => change({ type: 'form', change: { themeName } })}
      />
      <SelectControl
        label="Typeface"
        value={style.fontFamily ?? ''}
        options={withOwn(FONTS, style.fontFamily)}
        onChange={(value) => set('fontFamily', value)}
      />
      <div className="colours">
        {COLOURS.map(([key, label, usual]) => (
          <div key={key} className="colour">
            <TextControl label={label} type="color" value={style[key] || usual} onChange={(value) => set(key, value)} />
            {style[key] && (
              <button
                type="button"
                className="link"
                aria-label={`${label}: as the theme has it`}
                onClick={() => set(key, '')}
              >
                Reset
              </button>
            )}
          </div>
        ))}
      </div>
      <div className="colours">
        {SIZES.map(([key, label]) => (
          <SelectControl
            key={key}
            label={label}
            value={style[key] ?? ''}
            options={withOwn(
              [['', 'As the theme has it'], ...PIXELS.map((size) => [`${size}px`, `${size} px`] as const)],
              style[key],
            )}
            onChange={(value) => set(key, value)}
          />
        ))}
      </div>
      <SelectControl
        label="Place of the button"
        value={style.submitAlignment ?? ''}
        options={withOwn(ALIGNMENTS, style.submitAlignment)}
        onChange={(value) => set('submitAlignment', value)}
      />
      <TextControl
        label="Width of the form"
        value={style.backgroundWidth ?? ''}
        onChange={(value) => set('backgroundWidth', value)}
        hint="For example 480px. Empty: as wide as its place."
      />
    </Controls>
  );
}
