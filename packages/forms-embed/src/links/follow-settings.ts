import type { Disposer, FailureEvents, MountError, WidgetContext } from '@mountkit/core';

/** Events of signup links and viral links: contract section 5. */
export interface LinkEvents extends FailureEvents {
  /** The link is ready. */
  ready: object;
}

/**
 * Keeps a link up to date with its settings. `read` returns what to show, or throws a `MountError` for invalid
 * settings; `show` shows it, and returns a disposer that removes it.
 */
export function followSettings<Settings, Shown>(
  context: WidgetContext<Settings, LinkEvents>,
  read: (settings: Settings) => Shown,
  show: (shown: Shown) => Disposer,
): void {
  let before = '';
  let isReady = false;
  let remove: Disposer = () => {};

  const apply = (shown: Shown) => {
    remove = context.scope.add(show(shown));
    context.markReady();
    if (!isReady) context.emit('ready', {});
    isReady = true;
  };

  const follow = () => {
    const { shown, error } = attempt(() => read(context.settings()));
    const now = JSON.stringify([shown, error?.message]);
    if (now === before) return;
    before = now;
    remove();
    if (!error) return apply(shown as Shown);
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
