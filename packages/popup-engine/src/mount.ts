import { createWidget, type Handle, type Registry, type Widget } from '@mountkit/core';
import { type CheckRule, register, type StartTrigger } from './dom/own-extensions';
import { findLayer, type Layer } from './dom/page-layers';
import type { Explanation } from './dom/part-types';
import { withShow } from './dom/parts';
import { startLayer } from './dom/start-layer';
import type { PopupEvents } from './events';
import { isKnown } from './logic/action';
import type { OffCanvasSettings, PopupSettings } from './settings';
import { INITIAL_SCHEMA, type InitialSettings } from './settings/initial-settings';

/** A mounted popup or off-canvas panel. */
export type PopupHandle = Handle<PopupSettings, PopupEvents>;
export type OffCanvasHandle = Handle<OffCanvasSettings, PopupEvents>;

/** Makes the widget of one kind of layer. `idKey` is the option that holds its id. */
const createLayer = <Settings extends object>(
  name: 'popup' | 'off-canvas',
  kind: Layer['kind'],
  idKey: 'popupId' | 'offCanvasId',
): Widget<Settings, PopupEvents> =>
  createWidget<InitialSettings, PopupEvents>({
    name,
    group: 'popups',
    schema: INITIAL_SCHEMA,
    isPartial: true,
    identify: (settings) => settings[idKey],
    start: (context) => startLayer(context, kind),
  }) as object as Widget<Settings, PopupEvents>;

export const popup: Widget<PopupSettings, PopupEvents> = /* @__PURE__ */ createLayer('popup', 'popup', 'popupId');

export const offCanvas: Widget<OffCanvasSettings, PopupEvents> = /* @__PURE__ */ createLayer(
  'off-canvas',
  'off_canvas',
  'offCanvasId',
);

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
/** Opens the newest popup or panel of an id, whatever its display rules say. Nothing happens where there is none. */
export const open = (id: string): void => findLayer(id)?.open();
/** Closes the newest popup or panel of an id, if it may be closed. */
export const close = (id: string): void => findLayer(id)?.shown?.close();
/** Whether the newest popup or panel of an id is shown. */
export const isOpen = (id: string): boolean => findLayer(id)?.shown?.isLeaving === false;
/**
 * Runs a link action by its name: `runAction('popup:open', {id: '77'})`. `opener` is the element that asks for it. False
 * where there is no such action.
 */
export const runAction = (
  name: string,
  settings: Readonly<Record<string, string>> = {},
  opener?: Element | null,
): boolean => {
  void withShow(({ perform }) => perform({ name, settings }, opener));
  return isKnown(`#mountkit:${name}`);
};
/** Whether each display rule that a popup asks for passes now, and why: contract section 9. Empty for an unknown id. */
export const explain = (id: string): readonly Explanation[] => findLayer(id)?.extras?.explain?.() ?? [];
/**
 * Registers a display rule of the page. A popup asks for it by its flag in `timing`, `"weather": "yes"`; keys that begin with
 * its name are its settings. Popups that wait for it are checked at once.
 */
export const registerRule: (name: string, check: CheckRule) => void = /* @__PURE__ */ register('rules');
/** Registers a trigger of the page, in the same way for `triggers`. It is stopped when the popup is shown or unmounted. */
export const registerTrigger: (name: string, start: StartTrigger) => void = /* @__PURE__ */ register('triggers');
