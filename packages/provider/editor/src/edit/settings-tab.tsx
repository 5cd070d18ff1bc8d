import { listBotChecks, readBotCheck, writeBotCheck } from '../../../src/editor/logic/bot-check';
import { textOf } from '../../../src/editor/logic/document';
import { readFact, writeFact } from '../../../src/editor/logic/facts';
import { fromMarkup, writeMarkup } from '../../../src/editor/logic/markup';
import { ConsentPanel } from './consent-panel';
import { Controls, SelectControl, TextControl } from './controls';
import { LOCALE_CHOICES } from './locales';
import { LookPanel } from './look-panel';
import { MailPanel } from './mail-panel';
import { Preview } from './preview';
import type { EditedForm } from './use-form';

/** What belongs to the form as a whole. */
export function SettingsTab({ form: { server, draft, definition, change } }: { readonly form: EditedForm }) {
  const { form } = draft;
  const set = (values: Record<string, unknown>) => change({ type: 'form', change: values });
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
        {server && <MailPanel server={server} />}
        <ConsentPanel form={form} set={set} />
        <LookPanel draft={draft} change={change} />
        <Controls title="Protection">
          <SelectControl
            label="Bot check"
            value={readBotCheck(form)}
            options={listBotChecks(form, server?.botChecks)}
            onChange={(check) => set(writeBotCheck(form, check))}
          />
        </Controls>
      </div>
      <Preview definition={definition} />
    </div>
  );
}
