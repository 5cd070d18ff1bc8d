export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { Explanation } from './dom/part-types';
export { prepare } from './dom/parts';
export type { PopupEvents } from './events';
export type { Timing } from './logic/timing-settings';
export type { Triggers } from './logic/trigger-settings';
export {
  close,
  explain,
  isOpen,
  mount,
  mountOffCanvas,
  type OffCanvasHandle,
  open,
  type PopupHandle,
  registry,
  runAction,
  scan,
} from './mount';
export type { OffCanvasSettings, PopupSettings } from './settings';
