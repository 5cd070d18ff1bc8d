import { adoptStyles, openPart } from '@mountkit/core';
import type { DrawnForm } from '../form/drawn-form';
import { countViews } from './after-ready/count-views';
import { followSettings } from './follow-settings';

/** A form on paper has no button to press, and no field that is being filled in. */
const PRINT_CSS = '@media print{.mk-form .hs-button{display:none}.mk-form :focus-visible{outline:0}}';

/** Starts what a form needs from the moment it is ready. A chunk of its own. */
export function startAfterReady(form: DrawnForm): void {
  const { context } = form;
  if (parent !== window) {
    const past = ['beforeFormInit', 'definitionFetched', 'rendered', 'ready'] as const;
    const parentWindow = openPart(() => import('./parent-window'), 'messages to the parent window', context);
    void parentWindow(({ postToParent }) => postToParent(context, past));
  }
  context.scope.add(adoptStyles(context.element, PRINT_CSS));
  followSettings(form);
  countViews(form);
}
