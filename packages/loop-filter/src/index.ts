export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { FilterEvents } from './events';
export type { Join, TaxonomyFilters, TermFilter } from './logic/filters';
export { mount, mountLoop, registry, reload, scan } from './mount';
export type { FilterOptions, LoopOptions } from './settings';
