import { type PageConfig, parseJson, report, shared } from '@mountkit/core';
import { isKnown, LINKS } from '../logic/action';
import { mayBeOn } from '../logic/is-on';
import { findLayer, type Layer, pageLayers, whenParsed } from './page-layers';
import type { LayerContext } from './part-types';
import { withPanel, withShow, withTriggers } from './parts';

/** Whether the page may be previewed or edited; the triggers part reads which. */
const mayBeEdited = () =>
  /"mode"/.test(document.querySelector('[data-mountkit-config]')?.textContent as string) ||
  shared<{ config?: PageConfig }>('config', () => ({})).config?.mode;

/**
 * Starts a popup or a panel: wraps it in a closed dialog, and opens it when a link or a match of its `open_selector` is
 * clicked. Everything else is loaded when it is needed.
 */
export function startLayer(context: LayerContext, kind: Layer['kind']): void {
  const { element, id, markReady, scope, settings, signal } = context;
  const { format, teaser, variant, priority } = settings();
  // One that stands in the page, some of them from its beginning.
  const isInPlace = format === 'inline' || (format === 'bar' && !element.hidden);
  const dialog = document.createElement(isInPlace ? 'div' : 'dialog') as HTMLDialogElement;
  const box = document.createElement('div');
  // A page's style may show closed dialogs.
  if (!isInPlace) dialog.style.display = 'none';
  // Wrapped in place and once: moving the element each time it is shown would reload the frames inside.
  element.replaceWith(dialog);
  dialog.append(box);
  box.append(element);

  const layers = pageLayers();
  const layer: Layer = {
    kind,
    id,
    dialog,
    box,
    isInPlace,
    open(opening) {
      const show = () => void withShow(({ open }) => open(context as never, layer, opening));
      if (kind === 'popup') show();
      // What a panel is made of is there first.
      else void withPanel(show);
    },
  };
  if (findLayer(id, kind) && !variant) report(`the ${kind} id "${id}" is used twice`);
  layers.add(layer);
  scope.add(() => {
    layers.delete(layer);
    if (box.contains(element)) dialog.before(element);
    dialog.remove();
  });
  scope.add(() => layer.shown?.end());

  /** The element that opens this popup: the one that was clicked, or one around it. */
  const findOpener = (at: Element) => {
    const { open_selector: selector } = settings();
    try {
      return kind === 'popup' && selector && at.closest?.(selector);
    } catch {
      return context.report(`open_selector is "${selector}", expected a selector`);
    }
  };
  // Every layer listens, so that links added later work too; the first one that follows a link prevents its default.
  const press = (event: MouseEvent) => {
    // A new tab or window opens what the link says: there, its address is the action.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target as Element;
    const link = target.closest?.(LINKS);
    const opener = findOpener(target);
    if (link && !event.defaultPrevented) {
      if (isKnown(link.getAttribute('href'))) event.preventDefault();
      void withShow(({ follow }) => follow(link));
    }
    if (opener) {
      // The page would jump to its top.
      if (opener.matches('[href^="#"]')) event.preventDefault();
      layer.open({ opener });
    }
  };
  document.addEventListener('click', press, { signal });

  const start = () => {
    findOpener(element);
    if (isKnown(location.hash)) void withShow(({ followAddress }) => followAddress());
    // Settings that are no JSON are reported even if the layer is never shown.
    if (kind === 'popup' && !parseJson(element.dataset.settings ?? '{}'))
      void withShow((show) => show.readSettings(context as never));
    const { timing, triggers } = settings();
    if (kind === 'off_canvas') {
      if (!layer.extras) void withPanel(({ startPanel }) => startPanel(context, layer), markReady);
    } else if (
      layer.extras ||
      mayBeOn([timing, triggers]) ||
      isInPlace ||
      teaser + variant + priority ||
      mayBeEdited()
    ) {
      // Without its triggers a popup can still be opened by links.
      void withTriggers(({ startPopup }) => startPopup(context as never, layer), markReady);
    } else markReady();
  };
  context.onSettings(start);
  whenParsed(start, signal);
}
