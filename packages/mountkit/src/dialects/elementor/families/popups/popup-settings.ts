import { isJsonObject, type Json, parseJson } from '@mountkit/core';
import type { OffCanvasSettings, PopupSettings } from '@mountkit/popup-engine';

/** The builder's settings that have the same names as ours; the others are about looks. */
const POPUP =
  /^(?:open_selector|timing|triggers|avoid_multiple_popups|close_button(?:_delay|_position)?|close_automatically|prevent_(?:scroll|close_on_\w+)|classes|(?:entrance|exit)_animation(?:_\w+)?|a11y_navigation)$/;

const OFF_CANVAS = /^(?:is_not_close_on_(?:esc_)?overlay|prevent_scroll|(?:entrance|exit)_animation(?:_\w+)?)$/;

/** The settings of an attribute that are known and not empty. */
function read(text: string | undefined, known: RegExp): Json {
  const parsed = parseJson(text ?? '');
  const entries = isJsonObject(parsed) ? Object.entries(parsed) : [];
  return Object.fromEntries(entries.filter(([key, value]) => known.test(key) && value !== ''));
}

/** The builder's settings of a popup, as ours. What it leaves out is off. */
export function readPopup(text: string | undefined): Partial<PopupSettings> {
  return { a11y_navigation: false, ...read(text, POPUP) };
}

/** The same for an off-canvas panel. */
export function readOffCanvas(text: string | undefined): Partial<OffCanvasSettings> {
  return read(text, OFF_CANVAS) as Partial<OffCanvasSettings>;
}
