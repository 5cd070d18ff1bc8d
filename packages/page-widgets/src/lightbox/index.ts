export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { LightboxEvents } from './events';
export { mount, open, registry } from './mount';
export { scan } from './scan';
export type { LightboxItem, LightboxNames, LightboxOptions, LightboxTexts, LightboxTools } from './settings';
