import { objectOf, textOf } from '../../../src/editor/logic/document';
import { readFact, readStyle, writeFact } from '../../../src/editor/logic/facts';
import { fromMarkup, writeMarkup } from '../../../src/editor/logic/markup';
import { ConsentPanel } from './consent-panel';
import { CheckControl, Controls, SelectControl, TextControl } from './controls';
import { LOCALE_CHOICES } from './locales';
import { Preview } from './preview';
import type { EditedForm } from './use-form';

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
] as const;

/** What belongs to the form as a whole. */
export function SettingsTab({ form: { draft, definition, change } }: { readonly form: EditedForm }) {
  const { form } = draft;
  const set = (values: Record<string, unknown>) => change({ type: 'form', change: values });
  const style = readStyle(form);
  const setStyle = (key: string, value: string) => {
    const { [key]: _, ...others } = style;
    set({ style: value === '' ? others : { ...others, [key]: value } });
    const scopes = objectOf(draft.rest.scopes);
    if (scopes.customStyleAccess !== true)
      change({ type: 'document', change: { scopes: { ...scopes, customStyleAccess: true } } });
  };
  const isRedirect = form.redirectUrl !== undefined && form.redirectUrl !== '';
  return (
    <div className="settings">
      <div className="settings__controls">
        <Controls title="Texts">
          <TextControl
            label="Label of the button"
            value={textOf(form.submitText)}
            onChange={(submitText) => set({ submitText })}
          />
          <SelectControl
            label="Language of the form’s own texts"
            value={textOf(readFact(form, 'lang')) || 'en'}
            options={LOCALE_CHOICES}
            onChange={(lang) => set({ metaData: writeFact(form, 'lang', lang) })}
          />
        </Controls>
        <Controls title="After sending">
          <SelectControl
            label="What the visitor sees"
            value={isRedirect ? 'page' : 'message'}
            options={[
              ['message', 'A message in place of the form'],
              ['page', 'Another page'],
            ]}
            onChange={(kind) =>
              set(
                kind === 'page'
                  ? { redirectUrl: 'https://', inlineMessage: '' }
                  : { redirectUrl: '', inlineMessage: '<p>Thank you.</p>' },
              )
            }
          />
          {isRedirect ? (
            <TextControl
              label="Address of the page"
              type="url"
              value={textOf(form.redirectUrl)}
              onChange={(redirectUrl) => set({ redirectUrl })}
            />
          ) : (
            <TextControl
              label="Message"
              lines={4}
              value={fromMarkup(textOf(form.inlineMessage))}
              onChange={(text) => set({ inlineMessage: writeMarkup(text) })}
            />
          )}
        </Controls>
        <ConsentPanel form={form} set={set} />
        <Controls title="Look">
          <SelectControl
            label="Theme"
            value={textOf(form.themeName)}
            options={THEMES}
            onChange={(themeName) => set({ themeName })}
          />
          <div className="colours">
            {COLOURS.map(([key, label, usual]) => (
              <div key={key} className="colour">
                <TextControl
                  label={label}
                  type="color"
                  value={style[key] || usual}
                  onChange={(value) => setStyle(key, value)}
                />
                {style[key] && (
                  <button
                    type="button"
                    className="link"
                    aria-label={`${label}: as the theme has it`}
                    onClick={() => setStyle(key, '')}
                  >
                    Reset
                  </button>
                )}
              </div>
            ))}
          </div>
          <TextControl
            label="Width of the form"
            value={style.backgroundWidth ?? ''}
            onChange={(value) => setStyle('backgroundWidth', value)}
            hint="For example 480px. Empty: as wide as its place."
          />
        </Controls>
        <Controls title="Protection">
          <CheckControl
            label="Ask for a bot check"
            isOn={form.captchaEnabled === true}
            onChange={(captchaEnabled) => set({ captchaEnabled })}
          />
        </Controls>
      </div>
      <Preview definition={definition} />
    </div>
  );
}
