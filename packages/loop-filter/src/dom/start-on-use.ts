import { listen, openPart, type WidgetContext } from '@mountkit/core';
import type { FilterEvents } from '../events';
import { isJoin } from '../logic/filters';
import type { FilterOptions, LoopOptions } from '../settings';
import { type List, listOf, loadList, loadListSoon } from './lists';
import { markPressed } from './mark-pressed';

/**
 * Adds what starts a list or a group with the engine, once: at the first use of its list, or now if that is in use
 * already. If it fails, the next use tries again.
 */
function addStarter<Options>(
  list: List,
  context: WidgetContext<Options, FilterEvents>,
  start: (engine: typeof import('../on-demand/engine')) => Promise<void> | void,
): void {
  const { scope, signal } = context;
  const withEngine = openPart(() => import('../on-demand/engine'), 'the filter engine', context);
  let started: Promise<boolean> | undefined;
  const starter = () => {
    started ??= withEngine(async (engine) => {
      await start(engine);
      return true;
    }).then((isStarted = signal.aborted) => {
      if (!isStarted) started = undefined;
      return isStarted;
    });
    return started;
  };
  list.starters.add(starter);
  scope.add(() => list.starters.delete(starter));
  if (list.isUsed) void starter();
}

/** Whether a click asks for what is here, and not for a new tab or window. */
const isPlainPress = (event: Event) => {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
};

/** Starts a list at its first use: when a person points at it, or when the address or its options ask for it. */
export function startLoopOnUse(context: WidgetContext<LoopOptions, FilterEvents>): void {
  const { element, scope, settings } = context;
  const list = listOf(settings().widgetId);
  const since = location.href;
  const loadSoon = () => loadListSoon(list);

  addStarter(list, context, ({ startLoop }) => startLoop(context, since));
  list.loops += 1;
  scope.add(() => {
    list.loops -= 1;
  });
  for (const name of ['pointerover', 'focusin']) scope.add(listen(element, name, loadSoon, { once: true }));
  // One of its pages that is asked for before the engine is there is opened once it is.
  const openEarly = async (event: Event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (!link || list.loop || !isPlainPress(event)) return;
    if (link.pathname !== location.pathname || !link.search.includes(`e-page-${list.widgetId}=`)) return;
    event.preventDefault();
    if (await loadList(list)) link.click();
    else location.assign(link.href);
  };
  scope.add(listen(element, 'click', openEarly));
  scope.add(listen(window, 'popstate', loadSoon));
  const isInAddress = location.search.includes(`e-filter-${list.widgetId}-`) || history.state?.mountkit;
  if (isInAddress || settings().more !== 'links') loadSoon();
}

/** What of a group needs more than the engine: ranges, searches, long lists, and the panel that it is in. */
const RICH = '[data-filter-range],[data-filter][type=search],[data-filter-list]';

/** Starts a group at its first use. A control that is used before the engine is loaded is used again afterwards. */
export function startGroupOnUse(context: WidgetContext<FilterOptions, FilterEvents>): void {
  const { element, scope, settings } = context;
  const { loop, selected_element, join: ownJoin, logical_combination } = settings();
  const list = listOf(loop || selected_element);
  const join = ownJoin || logical_combination || 'AND';
  if (!isJoin(join)) context.report(`data-join is "${join}", expected AND or OR`);

  // A group can do nothing without its list: controls wait until the list and all its groups are started.
  const load = async () => {
    const isLoaded = await loadList(list);
    if (isLoaded) for (const off of offs) off();
    return isLoaded;
  };
  const loadSoon = () => void load();
  const handleEarlyUse = async (event: Event) => {
    const control = (event.target as Element | null)?.closest?.<HTMLElement>('[data-filter],[data-filter-clear]');
    const isField = control?.matches('input,select');
    const isPress = event.type === 'click' && !isField && isPlainPress(event);
    if (!list.loops || !control || (!isPress && !(isField && event.type === 'change'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    list.pendingControls.add(control);
    if (await load()) {
      if (isPress) control.click();
      else control.dispatchEvent(new CustomEvent('change', { bubbles: true }));
    } else if (control instanceof HTMLAnchorElement) {
      // The server has the list at the link's own address.
      location.assign(control.href);
    }
  };

  for (const name of ['pointerover', 'focusin']) scope.add(listen(element, name, loadSoon, { once: true }));
  const offs = ['click', 'change'].map((name) => listen(element, name, handleEarlyUse));
  for (const off of offs) scope.add(off);
  scope.add(markPressed(element, () => listOf(settings().loop || settings().selected_element).groups));
  if (element.querySelector(RICH) || element.closest('[data-filter-panel]')) {
    void openPart(
      () => import('../on-demand/rich'),
      'ranges and long lists',
      context,
    )((rich) => rich.startRich(context));
  }
  // The engine follows options that change.
  context.onSettings(loadSoon);
  addStarter(list, context, ({ startGroup }) => startGroup(context));
}

/** Fetches a list again, as it is filtered now. Does nothing if there is no list with this widget id. */
export async function reload(widgetId: string): Promise<void> {
  const list = listOf(widgetId);
  if (await loadList(list)) list.loop?.reload();
}
