import { adoptStyles } from '@mountkit/core';
import { startLongLists } from './rich/long-lists';
import { joinPanel } from './rich/panel';
import { startRanges } from './rich/range';
import type { RichContext } from './rich/rich-context';
import { RICH_LOOK } from './rich/rich-look';
import { startSearches } from './rich/search';

/** Starts the ranges, searches and long lists of a group, and the panel that it is in. */
export function startRich(context: RichContext): void {
  context.scope.add(adoptStyles(context.element, RICH_LOOK));
  startRanges(context);
  startSearches(context);
  startLongLists(context);
  joinPanel(context);
}
