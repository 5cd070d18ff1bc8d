import type { WidgetContext } from '@mountkit/core';
import type { FilterEvents } from '../../events';
import type { FilterOptions } from '../../settings';

/** A group of controls that are more than links, buttons and fields. */
export type RichContext = WidgetContext<FilterOptions, FilterEvents>;
