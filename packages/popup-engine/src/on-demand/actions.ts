import { report } from '@mountkit/core';
import { findLayer, type Layer, pageLayers } from '../dom/page-layers';
import { type Action, readAction } from '../logic/action';

const isYes = (word = '') => /^(?:true|yes|1)$/.test(word);

/** Does what a known link action says. `opener` is where it stands. */
export function perform({ name, settings }: Action, opener?: Element | null): void {
  const { id = '', toggle, do_not_show_again } = settings;
  const [kind, verb] = name.split(':') as [Layer['kind'], string];
  if (!verb) location.reload();
  const layer = id || verb !== 'close' ? findLayer(id, kind) : holderOf(opener, kind);
  if (!verb) return;
  if (!layer) report(`${name}: there is no "${id}" on the page`);
  else if (verb === 'close' || (layer.isOpen() && (verb === 'toggle' || isYes(toggle)))) {
    layer.close(isYes(do_not_show_again));
  } else layer.open({ opener });
}

/** The layer around a link, else the one that was opened last. */
function holderOf(link: Element | null | undefined, kind: Layer['kind']): Layer | undefined {
  const layers = [...pageLayers()].filter((layer) => layer.kind === kind);
  return layers.find(({ dialog }) => link && dialog.contains(link)) ?? layers.findLast((layer) => layer.isOpen());
}

/**
 * Does what the page's address says. Anybody can write an address: only what one of the page's links says, too, is done.
 */
export function followAddress(selector: string): void {
  const { hash } = location;
  const action = readAction(hash);
  const links = [...document.querySelectorAll(selector)];
  // A page that loads itself anew would never end.
  if (action?.name.includes(':') && links.some((link) => link.getAttribute('href') === hash)) perform(action);
}
