import { report, shared } from '@mountkit/core';
import { type Action, isKnown, LINKS, readAction } from '../logic/action';
import { isOn } from '../logic/is-on';
import { findLayer, isShown, type Layer, pageLayers, whenParsed } from './page-layers';

/** Runs a link action: specification 1 section 2. `opener` is the link. */
export function perform({ name, settings }: Action, opener?: Element | null): void {
  const { id = '', toggle, do_not_show_again } = settings;
  if (!isKnown(`#mountkit:${name}`)) {
    report(`unknown link action "${name}"`);
    return;
  }
  const [kind, verb] = name.split(':') as [Layer['kind'], string];
  if (!verb) {
    location.reload();
    return;
  }
  const layer = id || verb !== 'close' ? findLayer(id, kind) : holderOf(opener, kind);
  if (!layer) report(`${name}: there is no "${id}" on the page`);
  else if (verb === 'close' || (isShown(layer) && (verb === 'toggle' || isOn(toggle)))) {
    layer.shown?.close(isOn(do_not_show_again));
  } else layer.open({ opener });
}

/** The layer around a link, else the one that is shown on top. */
function holderOf(link: Element | null | undefined, kind: Layer['kind']): Layer | undefined {
  const layers = [...pageLayers()].filter((layer) => layer.kind === kind);
  return layers.find(({ dialog }) => link && dialog.contains(link)) ?? layers.findLast(isShown);
}

/** Runs the action of a link. */
export function follow(link: Element): void {
  const action = readAction(link.getAttribute('href'));
  if (action) perform(action, link);
}

/**
 * Runs the action in the page's address, once. Anybody can write an address, so one of the page's links must have the
 * same action.
 */
export const followAddress = (): void =>
  shared('popups:address', () => {
    const action = readAction(location.hash);
    const follow = () => {
      const hasLink = [...document.querySelectorAll(LINKS)].some((link) => link.getAttribute('href') === location.hash);
      // Reloading the page would never end.
      if (hasLink && action?.name.includes(':')) perform(action);
    };
    // One task later the other elements of the page are mounted too.
    whenParsed(() => setTimeout(follow), new AbortController().signal);
  });
