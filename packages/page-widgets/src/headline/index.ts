export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { HeadlineEvents } from './events';
export type { Animation } from './logic/movements';
export type { Marker } from './logic/strokes';
export { mount, mountTextPath, registry } from './mount';
export { scan } from './scan';
export type { HeadlineOptions, HeadlineParts, TextPathOptions } from './settings';
