export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { StickyEvents } from './events';
export type { Interactions, MotionEffect, MotionOptions } from './logic/motion-settings';
export type { Size } from './logic/size';
export { mount, mountLazy, mountMotion, mountScrollTop, registry, scan, startPage } from './mount';
export type { LazyOptions, ScrollTopOptions } from './page-settings';
export type { StickyOptions } from './settings';
