import { useMemo, useState } from 'react';
import { drawPage, POPUP_ID, type Terms } from '../logic/draw-page';
import { findExample, writeExample } from '../logic/gallery';
import { findPopupExample } from '../logic/popup-gallery';
import { readDefinition } from '../logic/read-definition';
import { readPopupSettings, readWidgetSettings } from '../logic/read-settings';
import type { PlaygroundState } from '../logic/state';
import { findWidgetExample } from '../logic/widget-gallery';
import { writeReact, writeTag } from '../logic/write-code';
import { CodePanel } from './code-panel';
import { EventLog } from './event-log';
import { FilterEditor } from './filter-editor';
import { FormEditor } from './form-editor';
import { Header } from './header';
import { PopupEditor } from './popup-editor';
import { Stage } from './stage';
import { Toolbar } from './toolbar';
import { type Change, useAddress } from './use-address';
import { usePreview } from './use-preview';
import { WidgetEditor } from './widget-editor';

/** The panes, in the order of a phone's tabs. */
const PANES = [
  ['edit', 'Edit'],
  ['preview', 'Preview'],
  ['events', 'Events'],
  ['code', 'Code'],
] as const;

type Pane = (typeof PANES)[number][0];

/** The playground: an editor, the page that comes of it, what happens there, and its code. */
export function App() {
  const { state, change, problems, dismiss } = useAddress();
  return (
    <>
      <Header kind={state?.kind ?? null} change={change} />
      <main>
        <h1 className="unseen">Playground</h1>
        {problems.length > 0 ? (
          <div className="damaged" role="alert">
            <div>
              <strong>This address could not be read whole.</strong> What could not be read is as at the start.
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </div>
            <button type="button" className="plain" onClick={dismiss}>
              Dismiss
            </button>
          </div>
        ) : null}
        {state ? <Workbench state={state} change={change} /> : null}
      </main>
    </>
  );
}

function Workbench({ state, change }: { readonly state: PlaygroundState; readonly change: Change }) {
  const [pane, setPane] = useState<Pane>('edit');
  const [reloads, setReloads] = useState(0);
  const { kind, scheme, theme, locale } = state;
  const formText = state.form.text ?? writeExample(findExample(state.form.example).definition);
  const popupText = state.popup.text ?? writeExample(findPopupExample(state.popup.example).settings);
  const form = useMemo(() => readDefinition(formText), [formText]);
  const popup = useMemo(() => readPopupSettings(popupText), [popupText]);
  const { schema, settings: begun } = findWidgetExample(state.widget.example);
  const widgetText = state.widget.text ?? writeExample(begun);
  const widget = useMemo(() => readWidgetSettings(widgetText, schema), [widgetText, schema]);
  const shownForm = form.definition ? { ...form, definition: form.definition } : null;
  const [terms, setTerms] = useState<Terms>({});

  const { settings, typed } = kind === 'widget' ? widget : popup;
  const parts = { state, form: shownForm, settings, terms };
  const page = pageOf(state);
  const nodes = drawPage({ ...parts, listBase: page.path });
  const preview = usePreview({ nodes, popupId: kind === 'popup' ? POPUP_ID : null, scheme, theme, locale });
  // Known only once the page is there, and needed to draw what it is to show.
  if (preview.terms !== terms) setTerms(preview.terms);

  const pageKey = `${page.key} ${reloads}`;
  // Language and colours are told to the page that is there; a new one begins with them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address of a page is that of its start.
  const src = useMemo(() => `${page.path}&scheme=${scheme}&locale=${locale}`, [pageKey]);
  const code = { ...parts, origin: location.origin, typed };

  return (
    <div className="workbench" data-pane={pane}>
      <nav className="panes" aria-label="Panes">
        {PANES.map(([id, title]) => (
          <button key={id} type="button" aria-pressed={pane === id} onClick={() => setPane(id)}>
            {title}
          </button>
        ))}
      </nav>
      <section className="pane pane--edit" aria-label="Edit">
        {kind === 'form' ? (
          <FormEditor state={state} text={formText} problems={form.problems} change={change} />
        ) : kind === 'popup' ? (
          <PopupEditor
            state={state}
            text={popupText}
            read={popup}
            verdicts={preview.verdicts}
            change={change}
            forget={preview.forget}
          />
        ) : kind === 'widget' ? (
          <WidgetEditor state={state} text={widgetText} read={widget} change={change} />
        ) : (
          <FilterEditor filter={state.filter} change={change} />
        )}
      </section>
      <section className="pane pane--preview" aria-label="Preview">
        <Toolbar state={state} change={change} onReload={() => setReloads(reloads + 1)} />
        <Stage
          frame={preview.frame}
          src={src}
          pageKey={pageKey}
          width={state.width}
          loaded={preview.loaded}
          isOld={nodes === null}
        />
      </section>
      <section className="pane pane--events" aria-label="Events">
        <EventLog log={preview.log} onClear={preview.clearLog} />
      </section>
      <section className="pane pane--code" aria-label="Code">
        <CodePanel tag={writeTag(code)} react={writeReact(code)} />
      </section>
    </div>
  );
}

/** The address of the page that is shown, and what makes it another page: what is said on its script tag. */
function pageOf({ kind, fault, form, popup, filter, widget }: PlaygroundState): { path: string; key: string } {
  const more = kind === 'filter' ? `&dialect=${filter.dialect}&more=${filter.more}` : '';
  const path = `/playground/preview/?kind=${kind}${fault === 'none' ? '' : `&fault=${fault}`}${more}`;
  const { example } = { form, popup, filter: popup, widget }[kind];
  return { path, key: `${path} ${example}` };
}
