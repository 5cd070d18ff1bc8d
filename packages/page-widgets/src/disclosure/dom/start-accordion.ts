import { adoptStyles, type WidgetContext } from '@mountkit/core';
import type { DisclosureEvents } from '../events';
import { firstOpen } from '../logic/open-items';
import type { AccordionOptions } from '../settings';
import { headingButtons } from './heading-buttons';
import { itemsOfParts, sectionsOf } from './items';
import { OWN_STYLE } from './own-style';
import { startDetails } from './start-details';
import { startItems } from './start-items';

/** Makes an accordion of `<details>`, of headings and panels, or of parts that the page names. */
export function startAccordion(context: WidgetContext<AccordionOptions, DisclosureEvents>): void {
  const { element: root, scope, settings, emit, report, markReady } = context;
  const { parts, allow, duration, open } = settings();
  const rules = { isTabs: false, allowsMany: allow === 'many' };
  const changed = (index: number, isOpen: boolean) => void emit(isOpen ? 'open' : 'close', { index });
  const details = [...root.querySelectorAll<HTMLDetailsElement>(':scope>details')];
  const sections = parts ? [] : sectionsOf(root);
  if (details[0]) {
    for (const number of open) details[Number(number) - 1]?.setAttribute('open', '');
    scope.add(startDetails({ items: details, allowsMany: rules.allowsMany, duration, changed }));
  } else {
    const row = headingButtons(sections);
    const items = parts ? itemsOfParts(root, parts) : row.items;
    if (!items[0]) report('has no items, expected details, or headings that are each followed by a panel');
    scope.add(row.remove);
    if (!parts) scope.add(adoptStyles(root, OWN_STYLE));
    scope.add(
      startItems({ root, ...rules, ...parts, items, open: firstOpen(open, items.length, rules), duration, changed }),
    );
  }
  markReady();
}
