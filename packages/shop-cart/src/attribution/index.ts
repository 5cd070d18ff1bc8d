export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { Origin } from '../logic/attribution';
export type { Tracker } from './dom/create-tracker';
export { control, mount, registry } from './mount';
export { scan } from './scan';
export type { AttributionOptions } from './settings';
