import { listen, parseMarkup, type WidgetContext } from '@mountkit/core';
import type { KeptAttributes } from '../../shared/dom/keep-attributes';
import { setClasses } from '../../shared/dom/set-classes';
import { UNSEEN } from '../../shared/dom/unseen';
import type { SearchEvents } from '../events';
import { type SearchOptions, TEXTS } from '../settings';
import { resultFinder } from './find-results';

/** The form of a search, and what belongs to it. */
export interface SearchForm {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  /** The element for results; made where the markup has none. */
  readonly results: HTMLElement;
  /** What in it is replaced by the results. */
  readonly holder: HTMLElement;
  readonly kept: KeptAttributes;
}

/** Shows results while the visitor types: the newest term wins, and arrow keys lead from the field into the results. */
export function startLiveResults(
  context: WidgetContext<SearchOptions, SearchEvents>,
  { form, field, results, holder, kept }: SearchForm,
): void {
  const { element, settings, scope, emit, report, signal } = context;
  const words = { ...TEXTS, ...settings().texts };
  const find = resultFinder(form, field, settings);
  const status = document.createElement('div');
  status.role = 'status';
  status.style.cssText = UNSEEN;
  results.after(status);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  const stop = () => {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
    setClasses(results, settings().parts?.idle, true);
    results.removeAttribute('aria-busy');
  };
  const show = (...nodes: readonly (Node | string)[]) => {
    holder.replaceChildren(...nodes);
    results.hidden = !nodes[0];
  };
  const hide = () => {
    stop();
    show();
    status.textContent = '';
  };
  /** Shows a sentence in place of results. */
  const say = (sentence: string) => {
    const line = document.createElement('p');
    line.textContent = sentence;
    show(line);
    status.textContent = sentence;
  };

  const look = async (term: string) => {
    const mine = new AbortController();
    running = mine;
    results.hidden = false;
    results.ariaBusy = 'true';
    setClasses(results, settings().parts?.idle, false);
    try {
      const content = parseMarkup(await find(term, mine.signal));
      if (running !== mine || signal.aborted) return;
      const { select, parts } = settings();
      const part = select ? content.querySelector(select) : null;
      if (select) content.replaceChildren(...(part?.childNodes ?? []));
      const count = content.querySelectorAll(parts?.items ?? 'a[href]').length;
      stop();
      if (!count && !content.textContent?.trim()) say(words.none);
      else show(content);
      status.textContent = count ? words.found.replace('{count}', `${count}`) : words.none;
      emit('change', { term, count });
    } catch (error) {
      if (running !== mine) return;
      stop();
      report(`could not load results: ${(error as Error).message}`);
      say(words.failed);
      emit('failed', { term });
    }
  };

  const type = () => {
    stop();
    const term = field.value.trim();
    if (term.length < settings().minimum) hide();
    else timer = setTimeout(look, settings().delay, term);
  };
  const links = () => [...results.querySelectorAll<HTMLElement>('a[href],button:not(:disabled)')];
  const move = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape' && !results.hidden) {
      // What it lies in stays open.
      event.preventDefault();
      event.stopPropagation();
      hide();
      field.focus();
      return;
    }
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!all[0] || (at < 0 && document.activeElement !== field) || !/^Arrow(?:Up|Down)$/.test(key)) return;
    event.preventDefault();
    const next = key === 'ArrowDown' ? at + 1 : at - 1;
    if (next === -1) field.focus();
    else all[next === -2 ? all.length - 1 : next % all.length]?.focus();
  };

  kept.set(results, { 'aria-live': 'off', tabindex: null, role: 'group' });
  if (!results.ariaLabel) kept.set(results, { 'aria-label': field.labels?.[0]?.textContent?.trim() ?? '' });
  // The results are links, and no list from which one is chosen for the field.
  kept.set(field, { role: null, autocomplete: 'off', 'aria-autocomplete': null, 'aria-expanded': null });
  kept.set(field, { 'aria-haspopup': null, 'aria-controls': null });
  scope.add(listen(field, 'input', type));
  scope.add(listen(element, 'keydown', move));
  scope.add(
    listen(document, 'pointerdown', ({ target }) => {
      if (!results.hidden && !element.contains(target as Node)) hide();
    }),
  );
  scope.add(
    listen(element, 'focusout', ({ relatedTarget }) => {
      if (relatedTarget && !element.contains(relatedTarget as Node)) hide();
    }),
  );
  scope.add(() => {
    hide();
    status.remove();
  });
}
