export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { SearchEvents } from './events';
export { mount, registry } from './mount';
export { scan } from './scan';
export type { SearchOptions, SearchParts, SearchTexts } from './settings';
