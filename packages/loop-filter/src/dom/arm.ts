import { listen, type WidgetContext } from '@mountkit/core';
import type { FilterEvents } from '../events';
import { isJoin } from '../logic/filters';
import type { FilterOptions, LoopOptions } from '../settings';
import { type List, listOf, tell, wake, wakeOrTell } from './lists';
import { sayPressed } from './say-pressed';

/** Adds what is to be opened when its list is used; at once where it is in use already. */
function addOpener(list: List, open: () => Promise<void>): () => void {
  let opened: Promise<void> | undefined;
  const once = () => {
    opened ??= open();
    opened.catch(() => {
      // The next use tries again.
      opened = undefined;
    });
    return opened;
  };
  list.openers.add(once);
  if (list.isAwake) once().catch(() => {});
  return () => list.openers.delete(once);
}

/** Waits for the first use of a list: its controls, its links, the address. */
export function armLoop(context: WidgetContext<LoopOptions, FilterEvents>): void {
  const { element, scope, settings } = context;
  const list = listOf(settings().widgetId);
  const since = location.href;
  const nudge = () => wakeOrTell(list);

  scope.add(
    addOpener(list, async () => {
      const { openLoop } = await import('../on-demand/engine');
      if (!context.signal.aborted) openLoop(context, since);
    }),
  );
  list.loops += 1;
  scope.add(() => {
    list.loops -= 1;
  });
  for (const name of ['pointerover', 'focusin']) scope.add(listen(element, name, nudge, { once: true }));
  scope.add(listen(window, 'popstate', nudge));
  const isSaid = location.search.includes(`e-filter-${list.widgetId}-`) || history.state?.mountkit;
  if (isSaid || settings().more !== 'links') nudge();
}

/** Waits for the first use of a group. A use that comes before the engine is done again when it is there. */
export function armGroup(context: WidgetContext<FilterOptions, FilterEvents>): void {
  const { element, scope, settings } = context;
  const { loop, selected_element, join, logical_combination } = settings();
  const list = listOf(loop || selected_element);
  const said = join || logical_combination || 'AND';
  if (!isJoin(said)) context.report(`data-join is "${said}", expected AND or OR`);

  // Until the list and all its groups are open, a use waits: the group alone could do nothing with it.
  const wakeAll = async () => {
    await wake(list);
    for (const off of uses) off();
  };
  const nudge = () => wakeAll().catch((error) => tell(list, error));
  const use = async (event: Event) => {
    const control = (event.target as Element | null)?.closest?.<HTMLElement>('[data-filter],[data-filter-clear]');
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    const isField = control?.matches('input,select');
    const isPress = event.type === 'click' && !isField && !(button || metaKey || ctrlKey || shiftKey || altKey);
    if (!list.loops || !control || (!isPress && !(isField && event.type === 'change'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The engine shows what the address says, but for what the visitor has said meanwhile.
    list.said.add(control);
    try {
      await wakeAll();
      if (isPress) control.click();
      else control.dispatchEvent(new CustomEvent('change', { bubbles: true }));
    } catch (error) {
      tell(list, error);
      // The server has the list at the link's own address.
      if (control instanceof HTMLAnchorElement) location.assign(control.href);
    }
  };

  for (const name of ['pointerover', 'focusin']) scope.add(listen(element, name, nudge, { once: true }));
  const uses = ['click', 'change'].map((name) => listen(element, name, use));
  for (const off of uses) scope.add(off);
  scope.add(sayPressed(element, () => listOf(settings().loop || settings().selected_element).groups));
  // Options that change are followed by the engine.
  context.onSettings(nudge);
  scope.add(
    addOpener(list, async () => {
      const { openGroup } = await import('../on-demand/engine');
      if (!context.signal.aborted) await openGroup(context);
    }),
  );
}

/** Asks for a list anew, as it is filtered now. Nothing happens where there is none with this widget id. */
export async function reload(widgetId: string): Promise<void> {
  const list = listOf(widgetId);
  await wake(list);
  list.loop?.reload();
}
