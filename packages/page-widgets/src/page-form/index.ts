export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { PageFormEvents } from './events';
export { mount, registry } from './mount';
export { scan } from './scan';
export type { PageFormOptions, PageFormParts, PageFormTexts } from './settings';
