export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { CountdownEvents } from './events';
export type { Unit } from './logic/time-parts';
export { mount, registry } from './mount';
export { scan } from './scan';
export type { CountdownOptions, CountdownParts } from './settings';
