import { pageConfig, shared } from '@mountkit/core';
import type { Aide, Shown } from './part-types';

/** How an opening came about. */
export interface Opening {
  /** By a trigger: another popup may keep it back. */
  readonly isAutomatic?: boolean;
  /** What the visitor pressed: focus goes back there. */
  readonly opener?: Element | null | undefined;
}

/** A popup or an off-canvas panel, as link actions and scripts of the page work with it. */
export interface Layer {
  readonly id: string;
  readonly kind: 'popup' | 'off_canvas';
  readonly dialog: HTMLDialogElement;
  /** Its content box, which holds the element. */
  readonly box: HTMLElement;
  open(opening?: Opening): void;
  /** As long as it is shown, and while it leaves. */
  shown?: Shown | undefined;
  /** What helps it beyond showing it, once that has come. */
  aide?: Aide;
}

/** Every popup and panel of the page, whichever copy of mountkit has mounted it; the oldest first. */
export const pageLayers = (): Set<Layer> => shared('popups:layers', () => new Set());

/** The newest layer of an id. */
export const findLayer = (id: string, kind?: Layer['kind']): Layer | undefined =>
  [...pageLayers()].findLast((layer) => layer.id === id && (!kind || layer.kind === kind));

/** Whether a layer is shown and does not leave. */
export const isShown = (layer: Layer | undefined): boolean => layer?.shown?.isLeaving === false;

/** Whether visitors, somebody who previews, or somebody who edits sees the page: contract section 2. */
export const pageMode = (): string => pageConfig().mode ?? 'live';

/** Runs once the document is parsed: what stands at its end may be about what stands before. */
export function whenParsed(run: () => void, signal: AbortSignal): void {
  if (document.readyState !== 'loading') run();
  else document.addEventListener('DOMContentLoaded', run, { once: true, signal });
}
