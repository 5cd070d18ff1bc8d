import { parseJson } from '@mountkit/core';
import { isShown, type Layer } from '../dom/page-layers';
import type { Kind, LayerContext, OffCanvasContext } from '../dom/part-types';
import { LINKS, readAction } from '../logic/action';
import { OFF_CANVAS_SCHEMA } from '../settings/off-canvas-settings';
import { PANEL_STYLES } from './panel/panel-styles';

/**
 * Keeps a closed panel inert. Every link that opens it, also one added later, has attributes that name the panel and
 * whether it is open.
 */
export function startPanel(context: LayerContext, layer: Layer): void {
  const { element, markReady, scope, signal } = context;
  if (signal.aborted) return;
  const restores = new Map<Element, () => void>();
  const hadId = element.id;
  element.id ||= `off-canvas-${layer.id}`;

  const markLinks = (isOpen = isShown(layer)) => {
    for (const link of document.querySelectorAll(LINKS)) {
      const { name = '', settings } = readAction(link.getAttribute('href')) ?? {};
      if (settings?.id !== layer.id || !/^off_canvas:(?!close$)/.test(name)) continue;
      if (!restores.has(link)) restores.set(link, restorer(link));
      link.setAttribute('aria-controls', element.id);
      link.setAttribute('aria-expanded', `${isOpen}`);
    }
  };
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some((node) => node.nodeType === Node.ELEMENT_NODE)))
      markLinks();
  });
  observer.observe(document, { subtree: true, childList: true });
  markLinks();

  const wasInert = element.inert;
  element.inert = !isShown(layer);

  scope.add(() => {
    element.inert = wasInert;
    observer.disconnect();
    if (!hadId) element.removeAttribute('id');
    for (const restore of restores.values()) restore();
  });
  const set = (isOpen: boolean) => {
    // Unmounting has restored both.
    if (signal.aborted) return;
    element.inert = !isOpen;
    markLinks(isOpen);
  };
  const opened = () => {
    set(true);
    return () => set(false);
  };
  const whole = context as LayerContext | OffCanvasContext as OffCanvasContext;
  const readPanel = () => {
    readSettings(whole);
    return { ...kindOf(whole, layer), opened };
  };
  layer.extras = { markLinks, readPanel };
  // Settings that are no JSON are reported even if the panel is never shown.
  if (!parseJson(element.dataset.settings ?? '{}')) readSettings(whole);

  markReady();
}

/** Remembers the attributes of a link; the answer restores them. */
function restorer(link: Element): () => void {
  const values = ['aria-controls', 'aria-expanded'].map((name) => [name, link.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of values) {
      if (value === null) link.removeAttribute(name);
      else link.setAttribute(name, value);
    }
  };
}

/** Reads all settings of a panel, once. */
function readSettings({ settings, setSchema }: OffCanvasContext): void {
  if (!('close_label' in settings())) setSchema(OFF_CANVAS_SCHEMA);
}

/** How a panel is shown: from its side, over the page, which is blocked meanwhile. */
function kindOf({ settings }: OffCanvasContext, { dialog }: Layer): Kind {
  const now = settings();
  dialog.dataset.position = now.position;
  return {
    className: 'off-canvas',
    settings: {
      ...now,
      entrance_animation: now.entrance_animation || 'mountkit-slide',
      exit_animation: now.exit_animation || 'mountkit-slide',
    },
    isModal: true,
    isInTop: true,
    isTrap: true,
    isGround: true,
    focusDelay: 100,
    closesBy(what) {
      const { is_not_close_on_overlay, is_not_close_on_esc_overlay } = settings();
      return what === 'esc' ? !is_not_close_on_esc_overlay : !is_not_close_on_overlay;
    },
    button: { delay: 0, isOutside: false },
    closeAfter: 0,
    styles: PANEL_STYLES,
  };
}
