import { type FromPreview, markMessage, readToPreview } from '../logic/messages';
import { isReady, type Theme } from '../logic/state';
import { listenToWidgets } from './events';
import { makeNode } from './make-node';
import { watchLoading } from './watch-loading';

/** The part of the page's global that is used here. */
const mountkit = () => (window as { mountkit?: { popups?: Popups } }).mountkit;

interface Popups {
  explain(id: string): unknown;
}

const tell = (message: FromPreview) => parent.postMessage(markMessage(message), location.origin);

// Alone in a tab there is nobody to talk to.
if (parent !== window) start();

function start(): void {
  const stage = document.querySelector('#stage');
  let shown = '';
  let popupId: string | null = null;
  const showTheme = openTheme();

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin) return;
    const message = readToPreview(data);
    if (message?.type === 'show') {
      popupId = message.popupId;
      const next = JSON.stringify(message.nodes);
      if (next !== shown) stage?.replaceChildren(...message.nodes.map(makeNode));
      shown = next;
    } else if (message?.type === 'look') {
      const { documentElement } = document;
      documentElement.lang = message.locale;
      documentElement.dir = message.direction;
      documentElement.dataset.scheme = message.scheme;
      documentElement.dataset.theme = message.theme;
      showTheme(message.theme);
    } else if (message?.type === 'forget') forgetCounters(popupId);
  });

  const explain = () => {
    const verdicts = popupId === null ? null : mountkit()?.popups?.explain(popupId);
    if (Array.isArray(verdicts)) tell({ type: 'verdicts', verdicts });
  };
  listenToWidgets((name, detail) => {
    tell({ type: 'event', name, detail });
    // What is counted is counted once the listeners have run.
    if (name.startsWith('popups:')) setTimeout(explain);
  }, explain);
  watchLoading((loaded) => tell({ type: 'loaded', ...loaded }));
  const terms = JSON.parse(document.querySelector('#terms')?.textContent ?? '{}');
  tell({ type: 'ready', terms });
}

/** The link to the style sheet of a ready theme, as a page has it. */
function openTheme(): (theme: Theme) => void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  return (theme) => {
    const href = `/mountkit/themes/${theme}.css`;
    if (!isReady(theme)) link.remove();
    else if (!link.isConnected || link.getAttribute('href') !== href) {
      link.href = href;
      document.head.append(link);
    }
  };
}

/** Forgets what popups have counted of this visitor, and nothing else that the site keeps. */
function forgetCounters(popupId: string | null): void {
  const isOwn = (key: string) => /^(?:pageViews|sessions)$/.test(key) || key.startsWith(`popup_${popupId}_`);
  for (const storage of [localStorage, sessionStorage]) {
    const kept: unknown = JSON.parse(storage.getItem('mountkit') ?? '{}');
    const left = Object.entries(kept as object).filter(([key]) => !isOwn(key));
    storage.setItem('mountkit', JSON.stringify(Object.fromEntries(left)));
  }
  location.reload();
}
