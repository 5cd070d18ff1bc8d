export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { ServicesEvents } from './events';
export { mount, mountEmbed, registry } from './mount';
export { scan } from './scan';
export type { EmbedOptions, EmbedTexts, PaymentOptions, PaymentParts, PaymentTexts } from './settings';
