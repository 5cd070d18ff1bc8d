import { hub, openPart } from '@mountkit/core';
import { jsonObject } from '@mountkit/core/logic';
import { hasKeptValues } from '../../dom/controls/has-kept-values';
import { findGiven } from '../../dom/definition/find-given';
import type { FormContext } from '../../form/form-context';
import type { FullStore } from '../../logic/state/full-state';

/** Modes in which nobody fills in the form. */
const UNREAL = /preview|builder|test|editor/;

/** Brings the visitor back to the page where they were, and lets the browser's history turn pages from then on. */
export async function followPages(context: FormContext, store: FullStore): Promise<void> {
  const { mode, previewMode } = context.settings();
  if (store.pageCount === 1 || previewMode || UNREAL.test(mode ?? '')) return;
  const given = findGiven(context.element);
  const pageHistory = openPart(() => import('./page-history'), 'the history of pages', context);
  const opened = pageHistory(({ openPageHistory }) =>
    openPageHistory(context, store, (run) => {
      if (given) whenReady(context, run);
      else run();
    }),
  );
  // Another page than the first is only to be shown where something was kept.
  if (hasKeptValues(context.id)) await opened;
}

/** Runs when what a server has drawn is taken over; until then the form is as the server has drawn it. */
function whenReady({ instanceId, scope }: FormContext, run: () => void): void {
  const off = scope.add(
    hub().on('forms:ready', (detail) => {
      if (jsonObject(detail).instanceId !== instanceId) return;
      off();
      run();
    }),
  );
}
