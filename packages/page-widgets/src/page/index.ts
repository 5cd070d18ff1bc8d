export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { PageEvents } from './events';
export { mount, mountAlert, mountPage, mountStretch, registry } from './mount';
export { scan } from './scan';
export type { AlertOptions, BackgroundOptions, PageOptions, StretchOptions } from './settings';
