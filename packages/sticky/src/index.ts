export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export { startPage } from './dom/start-page';
export type { StickyEvents } from './events';
export type { Size } from './logic/size';
export { mount, mountLazy, mountMotion, mountScrollTop, registry } from './mount';
export { scan } from './scan';
export type { StickyOptions } from './settings';
export type { Interactions, MotionEffect, MotionOptions } from './settings/motion-settings';
export type { LazyOptions, ScrollTopOptions } from './settings/page-settings';
