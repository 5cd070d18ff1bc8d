export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { DrawerEvents } from './events';
export type { DrawerTexts } from './logic/texts';
export { mount, registry } from './mount';
export { scan } from './scan';
export type { DrawerOptions, DrawerParts } from './settings';
