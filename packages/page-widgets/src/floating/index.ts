export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { FloatingEvents } from './events';
export { mount, mountContact, registry } from './mount';
export { scan } from './scan';
export type { ContactOptions, ContactParts, FloatingBarOptions, FloatingBarParts } from './settings';
