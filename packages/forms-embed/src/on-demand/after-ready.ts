import { openPart } from '@mountkit/core';
import type { DrawnForm, FormExtras, ReadyForm } from '../form/drawn-form';
import { countViews } from './count-views';
import type { FirstFocus } from './first-focus';
import { followSettings } from './follow-settings';

/** Starts what a form needs from the moment it is ready. A chunk of its own. */
export function startExtras(drawn: DrawnForm): FormExtras {
  const { context, container } = drawn;
  let attached: FirstFocus | undefined;
  const form: ReadyForm = { ...drawn, attachAgain: () => attached?.attachAgain() };

  const firstFocus = openPart(() => import('./first-focus'), 'submission details', context);
  const loadDetails = () => firstFocus(({ startFirstFocus }) => (attached ??= startFirstFocus(form)));
  container.addEventListener('focusin', loadDetails);
  // The visitor may have been there already.
  const isTouched = drawn.open().store.fields.some(({ get }) => get().input.touched);
  if (isTouched) void loadDetails();

  if (parent !== window) {
    const past = ['beforeFormInit', 'definitionFetched', 'rendered', 'ready'] as const;
    const parentWindow = openPart(() => import('./parent-window'), 'messages to the parent window', context);
    void parentWindow(({ postToParent }) => postToParent(context, past));
  }
  followSettings(form);
  countViews(form);
  return { loadDetails };
}
