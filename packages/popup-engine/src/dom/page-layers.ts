import { pageConfig, shared } from '@mountkit/core';
import type { LayerExtras, Shown } from './part-types';

/** Why a layer is opened. */
export interface Opening {
  /** By a trigger: another popup may prevent it. */
  readonly isAutomatic?: boolean;
  /** What the visitor pressed: focus goes back there. */
  readonly opener?: Element | null | undefined;
}

/** A popup or an off-canvas panel, as link actions and scripts of the page use it. */
export interface Layer {
  readonly id: string;
  readonly kind: 'popup' | 'off_canvas';
  readonly dialog: HTMLDialogElement;
  /** Its content box, which holds the element. */
  readonly box: HTMLElement;
  /** It stands in the page, which is no dialog: its outer element is another one. */
  readonly isInPlace?: boolean;
  /** Whether its element had `hidden` before it was mounted, of one that stands in the page. */
  wasHidden?: HTMLElement['hidden'];
  /** What its events say beside its ids. */
  detail?: { readonly variant: string };
  open(opening?: Opening): void;
  /** Set while it is shown, and while it plays its exit. */
  shown?: Shown | undefined;
  /** What its parts add, once they are loaded. */
  extras?: LayerExtras;
}

/** Every popup and panel of the page, by whichever copy of mountkit; the oldest first. */
export const pageLayers = (): Set<Layer> => shared('popups:layers', () => new Set());

/** The newest layer of an id. */
export const findLayer = (id: string, kind?: Layer['kind']): Layer | undefined =>
  [...pageLayers()].findLast((layer) => layer.id === id && (!kind || layer.kind === kind));

/** Whether a layer is shown and not playing its exit. */
export const isShown = (layer: Layer | undefined): boolean => layer?.shown?.isLeaving === false;

/** Whether the page is `live`, in `preview` or in `edit`: contract section 2. */
export const pageMode = (): string => pageConfig().mode ?? 'live';

/** Runs once the document is parsed: its end may hold links and settings for elements before. */
export function whenParsed(run: () => void, signal: AbortSignal): void {
  if (document.readyState !== 'loading') run();
  else document.addEventListener('DOMContentLoaded', run, { once: true, signal });
}
