import type { ReadSettings } from '../logic/read-settings';
import { widgetControls } from '../logic/setting-controls';
import type { PlaygroundState } from '../logic/state';
import { findWidgetExample, WIDGET_EXAMPLES } from '../logic/widget-gallery';
import { CodeEditor } from './code-editor';
import { Gallery } from './gallery';
import { SettingField } from './setting-field';
import type { Change } from './use-address';

interface WidgetEditorProps {
  readonly state: PlaygroundState;
  readonly text: string;
  readonly read: ReadSettings;
  readonly change: Change;
}

/** The settings of a page's widget: each in a field of its own, and all of them as JSON. */
export function WidgetEditor({ state: { widget }, text, read, change }: WidgetEditorProps) {
  const { settings } = read;
  const edit = (next: string) => change({ widget: { ...widget, text: next } }, 'typing');
  return (
    <>
      <Gallery
        label="Start from"
        examples={WIDGET_EXAMPLES}
        current={widget.example}
        isEdited={widget.text !== null}
        onChoose={(example) => change({ widget: { example, text: null } })}
      />
      {settings === null ? (
        <p className="notice">The fields come back when the JSON below can be read.</p>
      ) : (
        <fieldset className="settings">
          <legend className="unseen">Settings of the widget</legend>
          <div className="settings__grid">
            {widgetControls(findWidgetExample(widget.example).schema).map((control) => (
              <SettingField
                key={`${widget.example} ${control.key}`}
                control={control}
                value={settings[control.key]}
                onChange={(value) => {
                  const { [control.key]: _, ...others } = settings;
                  edit(JSON.stringify(value === undefined ? others : { ...settings, [control.key]: value }, null, 2));
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
      <h2 className="label">JSON</h2>
      <CodeEditor label="Settings of the widget, JSON" value={text} problems={read.problems} onChange={edit} />
    </>
  );
}
