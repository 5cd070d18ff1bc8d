export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { RevealEvents } from './events';
export type { Entrance } from './logic/entrances';
export { mount, mountCounter, mountProgress, registry } from './mount';
export { scan } from './scan';
export type { CounterOptions, ProgressOptions, RevealOptions } from './settings';
