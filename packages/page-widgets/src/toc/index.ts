export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { TocEvents } from './events';
export { mount, mountTracker, registry } from './mount';
export { scan } from './scan';
export type { TocOptions, TocParts, TrackerOptions, TrackerParts } from './settings';
