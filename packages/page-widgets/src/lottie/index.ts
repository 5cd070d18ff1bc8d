export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { LottieEvents } from './events';
export { mount, registry } from './mount';
export { scan } from './scan';
export type { LottieOptions, LottieParts } from './settings';
