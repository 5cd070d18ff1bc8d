export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { CartEvents, FailureCode, Fragments } from './events';
export type { Origin } from './logic/attribution';
export { type CartControl, type CartHandle, control, mount, registry } from './mount';
export { scan } from './scan';
export type { AttributionParams, CartOptions } from './settings';
