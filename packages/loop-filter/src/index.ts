export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { FilterEvents } from './events';
export type { Join, TaxonomyFilters, TermFilter } from './logic/filters';
export { mount, mountLoop, registry, reload } from './mount';
export { scan } from './scan';
export type { FilterOptions, LoopOptions } from './settings';
