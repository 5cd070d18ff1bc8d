import { openPart } from '@mountkit/core';
import type { DrawnForm } from '../form/drawn-form';
import { countViews } from './after-ready/count-views';
import { followSettings } from './follow-settings';

/** Starts what a form needs from the moment it is ready. A chunk of its own. */
export function startAfterReady(form: DrawnForm): void {
  const { context } = form;
  if (parent !== window) {
    const past = ['beforeFormInit', 'definitionFetched', 'rendered', 'ready'] as const;
    const parentWindow = openPart(() => import('./parent-window'), 'messages to the parent window', context);
    void parentWindow(({ postToParent }) => postToParent(context, past));
  }
  followSettings(form);
  countViews(form);
}
