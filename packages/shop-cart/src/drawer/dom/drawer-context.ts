import type { WidgetContext } from '@mountkit/core';
import type { DrawerEvents } from '../events';
import type { DrawerOptions } from '../settings';

/** What every part of a cart drawer works with. */
export type DrawerContext = WidgetContext<DrawerOptions, DrawerEvents<HTMLElement>>;

/** The box that is shown and hidden. */
export interface Panel {
  isOpen(): boolean;
  /** Shows it, and moves the focus into it. */
  show(): void;
  hide(): void;
}

/** Whether something was pressed that only this page handles: not to be opened in a new tab. */
export const isPlain = ({ defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(defaultPrevented || ctrlKey || metaKey || shiftKey || altKey);
