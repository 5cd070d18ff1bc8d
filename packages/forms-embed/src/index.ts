export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export { addRule, type CustomRule, type RuleFacts } from './custom-rules';
export type { FormCallbacks, FormEvents, NamedValue } from './events';
export { mount, registry, scan } from './mount';
export type { FormOptions, Translations } from './settings';
