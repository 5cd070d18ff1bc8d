import { isJsonObject, type Json } from '@mountkit/core/logic';
import type { Verdict } from '../logic/messages';
import { POPUP_EXAMPLES } from '../logic/popup-gallery';
import type { ReadSettings } from '../logic/read-settings';
import { POPUP_CONTROLS, RULE_CONTROLS, type SettingFlag, TRIGGER_CONTROLS } from '../logic/setting-controls';
import type { PlaygroundState } from '../logic/state';
import { CodeEditor } from './code-editor';
import { Gallery } from './gallery';
import { SettingField } from './setting-field';
import type { Change } from './use-address';

interface PopupEditorProps {
  readonly state: PlaygroundState;
  readonly text: string;
  readonly read: ReadSettings;
  readonly verdicts: readonly Verdict[];
  readonly change: Change;
  readonly forget: () => void;
}

/** A popup's settings: each in a field of its own, and all of them as JSON. */
export function PopupEditor({ state, text, read, verdicts, change, forget }: PopupEditorProps) {
  const { popup } = state;
  const settings = read.settings ?? {};
  const edit = (next: string, weight: 'choice' | 'typing' = 'typing') =>
    change({ popup: { ...popup, text: next } }, weight);
  const set = (key: string, value: unknown) => edit(JSON.stringify(withKey(settings, key, value), null, 2));
  const setIn = (bundle: 'timing' | 'triggers') => (key: string, value: unknown) => {
    const next = withKey(bundleOf(settings, bundle), key, value);
    set(bundle, Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <>
      <Gallery
        label="Start from"
        examples={POPUP_EXAMPLES}
        current={popup.example}
        isEdited={popup.text !== null}
        onChoose={(example) => change({ popup: { example, text: null } })}
      />
      <Verdicts verdicts={verdicts} forget={forget} />
      {read.settings === null ? (
        <p className="notice">The fields come back when the JSON below can be read.</p>
      ) : (
        <fieldset className="settings">
          <legend className="unseen">Settings of the popup</legend>
          <details open>
            <summary>Triggers: what shows it</summary>
            <Flags flags={TRIGGER_CONTROLS} values={bundleOf(settings, 'triggers')} onChange={setIn('triggers')} />
          </details>
          <details>
            <summary>Display rules: who may see it</summary>
            <Flags flags={RULE_CONTROLS} values={bundleOf(settings, 'timing')} onChange={setIn('timing')} />
          </details>
          <details>
            <summary>Look and behaviour</summary>
            <div className="settings__grid">
              {POPUP_CONTROLS.map((control) => (
                <SettingField
                  key={control.key}
                  control={control}
                  value={settings[control.key]}
                  onChange={(value) => set(control.key, value)}
                />
              ))}
            </div>
          </details>
        </fieldset>
      )}
      <h2 className="label">JSON</h2>
      <CodeEditor
        label="Settings of the popup, JSON"
        value={text}
        problems={read.problems}
        onChange={(next) => edit(next)}
      />
    </>
  );
}

function Verdicts({ verdicts, forget }: Pick<PopupEditorProps, 'verdicts' | 'forget'>) {
  return (
    <section className="verdicts" aria-label="What the display rules say">
      <div className="row row--apart">
        <h2 className="label">Why, or why not</h2>
        <button type="button" className="plain" onClick={forget}>
          Begin as a new visitor
        </button>
      </div>
      {verdicts.length === 0 ? (
        <p className="hint">No display rule: it may always be shown.</p>
      ) : (
        <ul>
          {verdicts.map(({ rule, passes, reason }) => (
            <li key={rule} data-passes={passes}>
              <b>{passes ? 'passes' : 'blocks'}</b> {rule}: {reason}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface FlagsProps {
  readonly flags: readonly SettingFlag[];
  readonly values: Json;
  readonly onChange: (key: string, value: unknown) => void;
}

/** Rules or triggers; what one of them asks for is there once it is on. */
function Flags({ flags, values, onChange }: FlagsProps) {
  return (
    <ul className="flags">
      {flags.map((flag) => {
        const isOn = /^(?:true|yes|1)$/.test(`${values[flag.key]}`);
        return (
          <li key={flag.key}>
            <SettingField control={flag} value={values[flag.key]} onChange={(value) => onChange(flag.key, value)} />
            {isOn && flag.more.length > 0 ? (
              <div className="settings__grid settings__grid--inside">
                {flag.more.map((control) => (
                  <SettingField
                    key={control.key}
                    control={control}
                    value={values[control.key]}
                    onChange={(value) => onChange(control.key, value)}
                  />
                ))}
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

const bundleOf = (settings: Json, key: string): Json => (isJsonObject(settings[key]) ? settings[key] : {});

/** Settings with one more, or without it. */
function withKey(settings: Json, key: string, value: unknown): Json {
  const { [key]: _, ...others } = settings;
  return value === undefined ? others : { ...settings, [key]: value };
}
