export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { CartEvents, FailureCode, Fragments } from './events';
export { type CartControl, type CartHandle, control, mount, registry, scan } from './mount';
export type { AttributionParams, CartOptions } from './settings';
