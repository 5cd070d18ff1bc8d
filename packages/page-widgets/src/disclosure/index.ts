export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { DisclosureEvents } from './events';
export { mount, mountAccordion, registry } from './mount';
export { scan } from './scan';
export type { AccordionOptions, DisclosureParts, TabsOptions } from './settings';
