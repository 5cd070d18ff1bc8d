import { type Disposer, deviceMode, openPart, type WidgetContext, watchDeviceMode } from '@mountkit/core';
import type { DisclosureEvents } from '../events';
import { firstOpen } from '../logic/open-items';
import type { TabsOptions } from '../settings';
import { type Item, itemsOfParts } from './items';
import { type ItemsSpec, startItems } from './start-items';

/** Makes tabs of headings and panels, or of parts that the page names; on small windows they are an accordion. */
export function startTabs(context: WidgetContext<TabsOptions, DisclosureEvents>): void {
  const { element: root, instanceId: id, scope, settings, emit, report, markReady } = context;
  const { parts, manual, stack_on, open } = settings();
  let current = open;
  const changed: ItemsSpec['changed'] = (index, isOpen) => {
    if (isOpen) current = index + 1;
    emit(isOpen ? 'open' : 'close', { index });
  };
  const start = (items: readonly Item[], isStacked: boolean, style = ''): Disposer => {
    if (!items[0]) report('has no tabs, expected headings that are each followed by a panel');
    const rules = { isTabs: !isStacked, allowsMany: false };
    const spec = { id, root, ...rules, ...parts, items, style, duration: 300, isManual: manual, changed };
    return startItems({ ...spec, open: firstOpen([current], items.length, rules) });
  };
  if (parts) {
    scope.add(start(itemsOfParts(root, parts), false));
    markReady();
    return;
  }
  const use = openPart(() => import('../on-demand/own-items'), 'the titles of tabs', context);
  void use(({ OWN_STYLE, createTabList, headingButtons, sectionsOf }) => {
    const sections = sectionsOf(root);
    const isStacked = () => stack_on.includes(deviceMode());
    let stacked = isStacked();
    const lay = (): Disposer => {
      const row = stacked ? headingButtons(sections) : createTabList(root, sections);
      const stop = start(row.items, stacked, OWN_STYLE);
      return () => {
        stop();
        row.remove();
      };
    };
    let stop = lay();
    scope.add(
      watchDeviceMode(() => {
        if (isStacked() === stacked) return;
        stacked = !stacked;
        stop();
        stop = lay();
      }),
    );
    scope.add(() => stop());
    markReady();
  }, markReady);
}
