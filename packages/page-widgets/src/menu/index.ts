export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { MenuEvents } from './events';
export { mount, registry } from './mount';
export { scan } from './scan';
export type { MenuOptions, MenuParts } from './settings';
