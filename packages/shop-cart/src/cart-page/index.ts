export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { CartPageControl } from './dom/page-context';
export type { CartPageEvents } from './events';
export { control, mount, registry } from './mount';
export { scan } from './scan';
export type { CartPageOptions } from './settings';
