import { createMountError, createWidget, type Widget } from '@mountkit/core';
import { reload, startGroupOnUse, startLoopOnUse } from './dom/start-on-use';
import type { FilterEvents } from './events';
import { FILTER_SCHEMA, type FilterOptions, LOOP_SCHEMA, type LoopOptions } from './settings';

const loop: Widget<LoopOptions, FilterEvents> = /* @__PURE__ */ createWidget<LoopOptions, FilterEvents>({
  name: 'loop',
  group: 'filters',
  schema: LOOP_SCHEMA,
  identify: ({ widgetId }) => widgetId,
  start(context) {
    if (!context.settings().widgetId) {
      context.fail(createMountError('MISSING_WIDGET_ID', 'data-widget-id is missing, expected the id of the list'));
      return;
    }
    startLoopOnUse(context);
    context.markReady();
    context.emit('ready', {});
  },
});

const group: Widget<FilterOptions, FilterEvents> = /* @__PURE__ */ createWidget<FilterOptions, FilterEvents>({
  name: 'loop-filter',
  group: 'filters',
  schema: FILTER_SCHEMA,
  // In the page builder's markup these are of the list.
  attributes(element) {
    const { baseUrl: _, pageNum: __, ...own } = { ...element?.dataset };
    return own;
  },
  identify: ({ filterId }) => filterId,
  start(context) {
    startGroupOnUse(context);
    context.markReady();
    context.emit('ready', {});
  },
});

/** Mounts a group of controls. Twice on one element answers the same handle. Contract section 4. */
export const mount: Widget<FilterOptions, FilterEvents>['mount'] = group.mount;
/** Mounts a list. Twice on one element answers the same handle. Contract section 4. */
export const mountLoop: Widget<LoopOptions, FilterEvents>['mount'] = loop.mount;
/** Every list and every group of controls of the page. */
export const registry: Widget<FilterOptions, FilterEvents>['registry'] = group.registry;
export { reload };
