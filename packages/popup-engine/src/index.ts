export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { AskedPopup, CheckRule, OwnSettings, StartTrigger } from './dom/own-extensions';
export type { Explanation } from './dom/part-types';
export { prepare } from './dom/parts';
export type { PopupEvents } from './events';
export {
  close,
  explain,
  isOpen,
  mount,
  mountOffCanvas,
  type OffCanvasHandle,
  open,
  type PopupHandle,
  registerRule,
  registerTrigger,
  registry,
  runAction,
} from './mount';
export { scan } from './scan';
export type { OffCanvasSettings, PopupSettings } from './settings';
export type { Timing } from './settings/timing-settings';
export type { Triggers } from './settings/trigger-settings';
