import { listen } from '@mountkit/core';
import { readBuilderAction } from '../../read-action';
import { addressOf, LINKS } from './links';

/** The builder's link actions that we handle; it has others. */
const OURS = /^(?:reload-page|popup:(?:open|close)|off_canvas:(?:open|close|toggle))$/;

/** The builder's command for a panel, which its links send to the window: `{id, displayMode}`. */
const COMMAND = 'elementor-pro/off-canvas/toggle-display-mode';

/** The builder's own table of link actions, where its script runs. */
interface Builder {
  readonly utils?: { readonly urlActions?: { readonly actions?: Readonly<Record<string, unknown>> } };
}

/** Whether the builder's own scripts perform the action on this page; without its Pro part they know none of ours. */
function isTheirs(name: string): boolean {
  const { elementorFrontend } = window as { readonly elementorFrontend?: Builder };
  return !!elementorFrontend?.utils?.urlActions?.actions?.[name];
}

/** Performs an action of ours; `link` is the element that asks for it. */
export type Run = (name: string, settings: Readonly<Record<string, string>>, link?: Element) => unknown;

/** Follows the builder's links and commands, and the page's address if a link of the page has the same action. */
export function followActions(perform: Run): void {
  let opener: Element | undefined;
  listen(window, COMMAND, (event) => {
    const { id, displayMode } = ((event as CustomEvent).detail ?? {}) as Readonly<Record<string, unknown>>;
    const name = `off_canvas:${displayMode}`;
    if (OURS.test(name)) perform(name, { id: `${id}` }, opener);
  });
  const run: Run = (name, settings, link) => {
    const [kind, displayMode] = name.split(':');
    if (kind !== 'off_canvas') return perform(name, settings, link);
    opener = link;
    // Scripts of the page may listen to it, or send it themselves.
    window.dispatchEvent(new CustomEvent(COMMAND, { detail: { id: settings.id, displayMode } }));
    opener = undefined;
  };
  // Before the handler of the builder's free part, which prevents every such click and may do nothing else.
  const click = (event: MouseEvent) => {
    // A new tab or window opens what the link says.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.(LINKS);
    const action = link && readBuilderAction(addressOf(link));
    if (!action || !OURS.test(action.name) || isTheirs(action.name)) return;
    event.preventDefault();
    run(action.name, action.settings, link);
  };
  listen(document, 'click', click, { capture: true });

  const { hash } = location;
  const action = readBuilderAction(hash);
  if (!action || !OURS.test(action.name) || action.name === 'reload-page') return;
  const isSaid = () => [...document.querySelectorAll(LINKS)].some((link) => addressOf(link) === hash);
  const follow = () => isSaid() && !isTheirs(action.name) && run(action.name, action.settings);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', follow, { once: true });
  else follow();
}
