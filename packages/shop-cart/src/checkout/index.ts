export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { CheckoutEvents } from './events';
export { mount, registry } from './mount';
export { scan } from './scan';
export type { CheckoutOptions, CheckoutTexts } from './settings';
