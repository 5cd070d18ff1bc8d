import { useEffect, useState } from 'react';
import { BuildTab } from './build-tab';
import { EditorHead, ViewerHead } from './editor-head';
import { EmbedTab } from './embed-tab';
import { LanguagesTab } from './languages-tab';
import { Notices } from './notices';
import { Preview } from './preview';
import { SettingsTab } from './settings-tab';
import { useForm } from './use-form';
import { VersionsTab } from './versions-tab';

const TABS = [
  ['build', 'Build'],
  ['settings', 'Settings'],
  ['languages', 'Languages'],
  ['versions', 'Versions'],
  ['embed', 'Embed'],
] as const;

/** What there is for whoever may look at a form only. */
const TABS_TO_SEE = [['preview', 'Preview'], TABS[3], TABS[4]] as const;

type Tab = (typeof TABS | typeof TABS_TO_SEE)[number][0];

/** One form: its fields, settings, versions, and where to put it. */
export function FormEditor({ formId }: { readonly formId: string }) {
  const form = useForm(formId);
  const [chosen, setTab] = useState<Tab>('build');
  const [selected, setSelected] = useState<number | null>(null);
  const { server, change, save } = form;
  const mayEdit = server?.mayEdit === true;
  const tabs = mayEdit ? TABS : TABS_TO_SEE;
  const [tab] = tabs.find(([key]) => key === chosen) ?? tabs[0];

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!mayEdit || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const isTyping = (event.target as Element).matches('input:not([type=checkbox], [type=radio]), textarea');
      const key = event.key.toLowerCase();
      if (key === 's') save();
      else if (key === 'z' && !isTyping) change({ type: event.shiftKey ? 'redo' : 'undo' });
      else if (key === 'y' && !isTyping) change({ type: 'redo' });
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });

  if (server === null) return <p className="wrap admin-muted editor-loading">{form.notice || 'One moment …'}</p>;
  const jump = (itemId: number | null) => {
    setTab(itemId === null ? 'settings' : 'build');
    setSelected(itemId);
  };
  return (
    <div className="editor">
      {mayEdit ? <EditorHead form={form} server={server} /> : <ViewerHead server={server} />}
      {mayEdit && <Notices form={form} formId={formId} onJump={jump} />}
      <div className="tabs" role="tablist" aria-label="Parts of the form">
        {tabs.map(([key, title], index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-selected={tab === key}
            aria-controls={`panel-${key}`}
            tabIndex={tab === key ? 0 : -1}
            onClick={() => setTab(key)}
            onKeyDown={({ key: pressed }) => {
              const step = pressed === 'ArrowRight' ? 1 : pressed === 'ArrowLeft' ? -1 : 0;
              const [next] = tabs[(index + step + tabs.length) % tabs.length] ?? [key];
              if (step === 0) return;
              setTab(next);
              document.getElementById(`tab-${next}`)?.focus();
            }}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} className="panel-area">
        {tab === 'build' && <BuildTab form={form} selected={selected} onSelect={setSelected} />}
        {tab === 'preview' && <Preview definition={form.definition} />}
        {tab === 'settings' && <SettingsTab form={form} />}
        {tab === 'languages' && <LanguagesTab form={form} />}
        {tab === 'versions' && <VersionsTab form={form} server={server} />}
        {tab === 'embed' && <EmbedTab server={server} />}
      </div>
    </div>
  );
}
