import { openPart, type WidgetContext } from '@mountkit/core';
import type { DisclosureEvents } from '../events';
import { firstOpen } from '../logic/open-items';
import type { AccordionOptions } from '../settings';
import { type Item, itemsOfParts } from './items';
import { startItems } from './start-items';

/** Makes an accordion of `<details>`, of headings and panels, or of parts that the page names. */
export function startAccordion(context: WidgetContext<AccordionOptions, DisclosureEvents>): void {
  const { element: root, instanceId: id, scope, settings, emit, report, markReady } = context;
  const { parts, allow, duration, open } = settings();
  const rules = { isTabs: false, allowsMany: allow === 'many' };
  const changed = (index: number, isOpen: boolean) => void emit(isOpen ? 'open' : 'close', { index });
  const details = [...root.querySelectorAll<HTMLDetailsElement>(':scope>details')];
  const start = (items: readonly Item[], style = '') => {
    if (!items[0]) report('has no items, expected details, or headings that are each followed by a panel');
    const spec = { id, root, ...rules, ...parts, items, style, duration, changed };
    scope.add(startItems({ ...spec, open: firstOpen(open, items.length, rules) }));
    markReady();
  };
  if (details[0]) {
    for (const number of open) details[Number(number) - 1]?.setAttribute('open', '');
    // Until then, and without it, they are the browser's own.
    const use = openPart(() => import('../on-demand/start-details'), 'the movement of an accordion', context);
    void use(({ startDetails }) => {
      scope.add(startDetails({ items: details, allowsMany: rules.allowsMany, duration, changed }));
      markReady();
    }, markReady);
  } else if (parts) start(itemsOfParts(root, parts));
  else {
    const use = openPart(() => import('../on-demand/own-items'), 'the titles of an accordion', context);
    void use(({ OWN_STYLE, headingButtons, sectionsOf }) => {
      const row = headingButtons(sectionsOf(root));
      scope.add(row.remove);
      start(row.items, OWN_STYLE);
    }, markReady);
  }
}
