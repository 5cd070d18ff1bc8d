export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { ShareEvents } from './events';
export { mount, registry } from './mount';
export { scan } from './scan';
export type { ShareOptions, ShareParts } from './settings';
