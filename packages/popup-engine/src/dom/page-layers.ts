import { pageConfig, shared } from '@mountkit/core';
import type { Verdict } from '../logic/verdict';

/** What a display rule says of a popup: contract section 9. */
export interface Explanation extends Pick<Verdict, 'passes' | 'reason'> {
  /** Its name, that of its flag: `times`. */
  readonly rule: string;
}

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
  readonly element: HTMLElement;
  readonly dialog: HTMLDialogElement;
  isOpen(): boolean;
  open(opening?: Opening): void;
  /** Closes it where that is allowed; `forGood` keeps it from being shown again. */
  close(forGood?: boolean): void;
  explain(): readonly Explanation[];
}

/** Every popup and panel of the page, whichever copy of mountkit has mounted it; the oldest first. */
export const pageLayers = (): Set<Layer> => shared('popups:layers', () => new Set());

/** The newest layer of an id. */
export const findLayer = (id: string, kind?: Layer['kind']): Layer | undefined =>
  [...pageLayers()].findLast((layer) => layer.id === id && (!kind || layer.kind === kind));

/** Whether visitors, somebody who previews, or somebody who edits sees the page: contract section 2. */
export const pageMode = (): string => pageConfig().mode ?? 'live';

/** Runs once the document is parsed: what stands at its end may be about what stands before. */
export function whenParsed(run: () => void, signal: AbortSignal): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true, signal });
  else run();
}
