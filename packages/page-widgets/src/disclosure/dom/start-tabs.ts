import { adoptStyles, type Disposer, deviceMode, uniqueId, type WidgetContext, watchDeviceMode } from '@mountkit/core';
import type { DisclosureEvents } from '../events';
import { firstOpen } from '../logic/open-items';
import type { TabsOptions } from '../settings';
import { headingButtons } from './heading-buttons';
import { itemsOfParts, type Section, sectionsOf } from './items';
import { OWN_STYLE } from './own-style';
import { type ItemsSpec, startItems } from './start-items';

/** A row of buttons with the words of the headings, which it replaces for as long as there are tabs. */
function createTabList(root: HTMLElement, sections: readonly Section[]) {
  const row = document.createElement('div');
  row.className = 'mountkit-tabs__list';
  row.role = 'tablist';
  const items = sections.map(({ heading, panel }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'mountkit-tabs__tab';
    button.id = heading.id ? `${heading.id}-tab` : uniqueId();
    button.append(...[...heading.childNodes].map((node) => node.cloneNode(true)));
    row.append(button);
    return { titles: [button, heading], panel };
  });
  const wasHidden = sections.map(({ heading }) => heading.hidden);
  for (const { heading } of sections) heading.hidden = true;
  root.prepend(row);
  return {
    // A heading is no title of its own; an address that leads to it opens its panel.
    items: items.map(({ titles, panel }) => ({ titles: titles.slice(0, 1), panel })),
    remove() {
      row.remove();
      sections.forEach(({ heading }, index) => {
        heading.hidden = !!wasHidden[index];
      });
    },
  };
}

/** Makes tabs of headings and panels, or of parts that the page names; on small windows they are an accordion. */
export function startTabs(context: WidgetContext<TabsOptions, DisclosureEvents>): void {
  const { element: root, scope, settings, emit, report, markReady } = context;
  const { parts, manual, stack_on, open } = settings();
  const sections = parts ? [] : sectionsOf(root);
  const items = parts ? itemsOfParts(root, parts) : [];
  const count = sections.length || items.length;
  if (!count) report('has no tabs, expected headings that are each followed by a panel');
  let current = open;
  const changed: ItemsSpec['changed'] = (index, isOpen) => {
    if (isOpen) current = index + 1;
    emit(isOpen ? 'open' : 'close', { index });
  };

  const start = (isStacked: boolean): Disposer => {
    const rules = { isTabs: !isStacked, allowsMany: false };
    const spec = {
      root,
      ...rules,
      ...parts,
      open: firstOpen([current], count, rules),
      duration: 300,
      isManual: manual,
      changed,
    };
    if (parts) return startItems({ ...spec, items });
    const row = isStacked ? headingButtons(sections) : createTabList(root, sections);
    const stop = startItems({ ...spec, items: row.items });
    return () => {
      stop();
      row.remove();
    };
  };
  const isStacked = () => !parts && stack_on.includes(deviceMode());
  let stacked = isStacked();
  let stop = start(stacked);
  scope.add(
    watchDeviceMode(() => {
      if (isStacked() === stacked) return;
      stacked = !stacked;
      stop();
      stop = start(stacked);
    }),
  );
  scope.add(() => stop());
  if (!parts) scope.add(adoptStyles(root, OWN_STYLE));
  markReady();
}
