import { useEffect, useState } from 'react';
import { BuildTab } from './build-tab';
import { EditorHead } from './editor-head';
import { EmbedTab } from './embed-tab';
import { Notices } from './notices';
import { SettingsTab } from './settings-tab';
import { useForm } from './use-form';
import { VersionsTab } from './versions-tab';

const TABS = [
  ['build', 'Build'],
  ['settings', 'Settings'],
  ['versions', 'Versions'],
  ['embed', 'Embed'],
] as const;

type Tab = (typeof TABS)[number][0];

/** One form: its fields, settings, versions, and where to put it. */
export function FormEditor({ formId }: { readonly formId: string }) {
  const form = useForm(formId);
  const [tab, setTab] = useState<Tab>('build');
  const [selected, setSelected] = useState<number | null>(null);
  const { server, change, save } = form;

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
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
      <EditorHead form={form} server={server} />
      <Notices form={form} formId={formId} onJump={jump} />
      <div className="tabs" role="tablist" aria-label="Parts of the form">
        {TABS.map(([key, title], index) => (
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
              const [next] = TABS[(index + step + TABS.length) % TABS.length] ?? [key];
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
        {tab === 'settings' && <SettingsTab form={form} />}
        {tab === 'versions' && <VersionsTab form={form} server={server} />}
        {tab === 'embed' && <EmbedTab server={server} />}
      </div>
    </div>
  );
}
