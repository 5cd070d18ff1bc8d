export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { HeadlineEvents } from './events';
export type { Animation, Marker } from './logic/kinds';
export { mount, mountTextPath, registry } from './mount';
export { scan } from './scan';
export type { HeadlineOptions, HeadlineParts, TextPathOptions } from './settings';
