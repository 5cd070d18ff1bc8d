import { createScan, type Disposer, type Handle, type Registry, type Widget } from '@mountkit/core';
import { createLayer } from './dom/layer';
import { findLayer } from './dom/page-layers';
import type { Explanation } from './dom/part-types';
import { withPart } from './dom/parts';
import type { PopupEvents } from './events';
import { isKnown } from './logic/action';
import type { OffCanvasSettings, PopupSettings } from './settings';

/** A mounted popup or off-canvas panel. */
export type PopupHandle = Handle<PopupSettings, PopupEvents>;
export type OffCanvasHandle = Handle<OffCanvasSettings, PopupEvents>;

const popup = /* @__PURE__ */ createLayer<PopupSettings>('popup', 'popup', 'popupId');

const offCanvas = /* @__PURE__ */ createLayer<OffCanvasSettings>('off-canvas', 'off_canvas', 'offCanvasId');

/** Makes a popup of an element, or of the first match of a selector. Contract sections 3 and 4. */
export const mount: Widget<PopupSettings, PopupEvents>['mount'] = popup.mount;
/** Makes an off-canvas panel of an element. Contract section 3. */
export const mountOffCanvas: Widget<OffCanvasSettings, PopupEvents>['mount'] = offCanvas.mount;
/** The same registry, as each kind sees it. */
export const popupRegistry: Registry<PopupHandle> = popup.registry;
export const offCanvasRegistry: Registry<OffCanvasHandle> = offCanvas.registry;
/** Every popup and every off-canvas panel of the page. */
export const registry: Registry<PopupHandle | OffCanvasHandle> = popup.registry as Registry<
  PopupHandle | OffCanvasHandle
>;
/** Mounts every marked element below a root (default: the document), now and later. */
export const scan: (root?: ParentNode & Node) => Disposer = /* @__PURE__ */ createScan({
  popup,
  'off-canvas': offCanvas,
});

/** Opens the newest popup or panel of an id, whatever its display rules say. Nothing happens where there is none. */
export const open = (id: string): void => findLayer(id)?.open();
/** Closes the newest popup or panel of an id, if it may be closed. */
export const close = (id: string): void => findLayer(id)?.shown?.close();
/** Whether the newest popup or panel of an id is shown. */
export const isOpen = (id: string): boolean => findLayer(id)?.shown?.isLeaving === false;
/**
 * Does what a link action says, by its name: `runAction('popup:open', {id: '77'})`. `opener` is the element that asks
 * for it. False where there is no such action.
 */
export const runAction = (
  name: string,
  settings: Readonly<Record<string, string>> = {},
  opener?: Element | null,
): boolean => {
  withPart('show', ({ perform }) => perform({ name, settings }, opener));
  return isKnown(`#mountkit:${name}`);
};
/** Whether each display rule that a popup asks for passes now, and why: contract section 9. Empty for an unknown id. */
export const explain = (id: string): readonly Explanation[] => findLayer(id)?.aide?.explain?.() ?? [];
