export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { FormCallbacks, FormEvents, NamedValue } from './events';
export { prepare } from './dom/prepare';
export { mount, registry, scan } from './mount';
export type { FormOptions, Translations } from './settings';
