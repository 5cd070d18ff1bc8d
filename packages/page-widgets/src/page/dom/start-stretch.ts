import { createMountError, openPart, type WidgetContext } from '@mountkit/core';
import type { PageEvents } from '../events';
import type { StretchOptions } from '../settings';

/** Loads what measures a stretched element: few pages have one. Where that fails it is as wide as the page's own style makes it. */
export function startStretch(context: WidgetContext<StretchOptions, PageEvents>): void {
  void openPart(
    () => import('../on-demand/stretch'),
    'what stretches an element',
    context,
  )(
    ({ runStretch }) => runStretch(context),
    () => context.fail(createMountError('CHUNK_FAILED', 'could not load what stretches an element')),
  );
}
