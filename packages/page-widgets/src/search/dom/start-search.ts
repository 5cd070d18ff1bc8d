import { adoptStyles, listen, openPart, type WidgetContext } from '@mountkit/core';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { onPress } from '../../shared/dom/on-press';
import { setClasses } from '../../shared/dom/set-classes';
import type { SearchEvents } from '../events';
import { type SearchOptions, type SearchParts, TEXTS } from '../settings';
import { startPanel } from './start-panel';

/** Our own markup. */
const OWN: SearchParts = {
  field: 'input[type=search]',
  clear: '[data-clear]',
  results: '[data-results]',
  toggle: '[data-open]',
  panel: '[data-panel]',
  close: '[data-close]',
};

const STYLE = `.mountkit-search{position:relative}
.mountkit-search__results{position:absolute;inset:100% 0 auto;z-index:10;max-height:60vh;overflow:auto;padding:.5rem 1rem;border:1px solid;background:var(--mountkit-surface,Canvas);color:var(--mountkit-surface-text,CanvasText)}
.mountkit-search__panel{position:fixed;inset:0;z-index:9999;display:none;place-content:center;padding:1rem;background:var(--mountkit-surface,Canvas);color:var(--mountkit-surface-text,CanvasText)}
.mountkit-search__panel--open{display:grid}`;

/** Makes a search form one that shows results at once, that can be emptied, or that opens over the page. */
export function startSearch(context: WidgetContext<SearchOptions, SearchEvents>): void {
  const { element, scope, settings, report, markReady } = context;
  const { parts = OWN, live, texts } = settings();
  const find = (selector: string | undefined) => (selector ? element.querySelector<HTMLElement>(selector) : null);
  const field = find(parts.field) as HTMLInputElement | null;
  const form = field?.form;
  if (!field || !form) {
    markReady();
    report(`has no ${parts.field} in a form, expected a field for the search`);
    return;
  }
  const isOwn = !settings().parts;
  const kept = keepAttributes();
  scope.add(kept.restore);
  if (isOwn) {
    scope.add(adoptStyles(element, STYLE));
    setClasses(element, 'mountkit-search', true);
    scope.add(() => setClasses(element, 'mountkit-search', false));
  }

  const [toggle, panel] = [find(parts.toggle), find(parts.panel)];
  if (toggle && panel) {
    kept.set(toggle, { hidden: null });
    if (isOwn) setClasses(panel, 'mountkit-search__panel', true);
    scope.add(() => isOwn && setClasses(panel, 'mountkit-search__panel', false));
    startPanel(context, { toggle, panel, close: find(parts.close), field, kept });
  }

  const clear = find(parts.clear);
  if (clear) {
    const show = (isShown: boolean) => {
      setClasses(clear, parts.hidden, !isShown);
      if (isOwn) clear.hidden = !isShown;
    };
    kept.set(clear, { 'aria-hidden': null, hidden: null });
    if (!clear.matches('button')) kept.set(clear, { role: 'button', tabindex: '0' });
    if (!clear.ariaLabel && !clear.textContent?.trim()) kept.set(clear, { 'aria-label': texts.clear ?? TEXTS.clear });
    const empty = () => {
      field.value = '';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.focus();
    };
    show(!!field.value);
    scope.add(listen(field, 'input', () => show(!!field.value)));
    scope.add(listen(form, 'reset', () => show(false)));
    scope.add(onPress(clear, empty));
    scope.add(() => setClasses(clear, parts.hidden, false));
  }

  if (!live) {
    markReady();
    return;
  }
  const given = find(parts.results);
  const results = given ?? document.createElement('div');
  if (!given) form.append(results);
  scope.add(() => given || results.remove());
  if (isOwn) setClasses(results, 'mountkit-search__results', true);
  scope.add(() => isOwn && setClasses(results, 'mountkit-search__results', false));
  results.hidden = true;
  scope.add(() => {
    results.hidden = false;
  });
  const holder = isOwn ? results : ((results.firstElementChild as HTMLElement | null) ?? results);
  void openPart(
    () => import('./start-live-results'),
    'the live results',
    context,
  )(({ startLiveResults }) => {
    startLiveResults(context, { form, field, results, holder, kept });
    markReady();
  }, markReady);
}
