import { createMountError, openPart, type WidgetContext } from '@mountkit/core';
import type { PageEvents } from '../events';
import type { BackgroundOptions } from '../settings';

/** Loads what plays a background: most pages have none. Where that fails the page's own background stays. */
export function startBackground(context: WidgetContext<BackgroundOptions, PageEvents>): void {
  void openPart(
    () => import('../on-demand/background'),
    'the background',
    context,
  )(
    ({ runBackground }) => runBackground(context),
    () => context.fail(createMountError('CHUNK_FAILED', 'could not load the background')),
  );
}
