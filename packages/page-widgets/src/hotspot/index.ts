export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { HotspotEvents } from './events';
export { mount, registry } from './mount';
export { scan } from './scan';
export type { HotspotOptions, HotspotParts } from './settings';
