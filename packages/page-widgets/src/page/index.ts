export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { PageEvents } from './events';
export { mount, mountAlert, registry } from './mount';
export { scan } from './scan';
export type { AlertOptions, BackgroundOptions } from './settings';
