'use client';

export type { FilterEvents, FilterOptions, Handle, LoopOptions, MountError, TaxonomyFilters } from '../index';
export { FilterRange, type FilterRangeProps } from './filter-range';
export { LoopFilter, type LoopFilterProps } from './loop-filter';
export { type LoopFilterState, useLoopFilter } from './use-loop-filter';
