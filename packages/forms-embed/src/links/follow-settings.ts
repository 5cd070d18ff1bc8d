import type { Disposer, FailureEvents, MountError, WidgetContext } from '@mountkit/core';

/** Events of a signup link and of a viral link; contract section 5 names the ways they go. */
export interface LinkEvents extends FailureEvents {
  /** The link is there. */
  ready: object;
}

/**
 * Keeps a link as its settings say, also when they change. `read` decides what shall be there and throws a `MountError`
 * where the settings do not say it; `show` puts it there and answers what takes it away again.
 */
export function followSettings<Settings, Shown>(
  context: WidgetContext<Settings, LinkEvents>,
  read: (settings: Settings) => Shown,
  show: (shown: Shown) => Disposer,
): void {
  let before = '';
  let isReady = false;
  let takeAway: Disposer = () => {};

  const put = (shown: Shown) => {
    takeAway = context.scope.add(show(shown));
    context.markReady();
    if (!isReady) context.emit('ready', {});
    isReady = true;
  };

  const follow = () => {
    const { shown, error } = attempt(() => read(context.settings()));
    const now = JSON.stringify([shown, error?.message]);
    if (now === before) return;
    before = now;
    takeAway();
    if (!error) return put(shown as Shown);
    isReady = false;
    context.fail(error);
  };

  context.onSettings(follow);
  follow();
}

function attempt<Shown>(read: () => Shown): { shown?: Shown; error?: MountError } {
  try {
    return { shown: read() };
  } catch (error) {
    return { error: error as MountError };
  }
}
