/** The members of a handle that are used. */
interface Mounted {
  unmount(): void;
}

/** Undoes something when a widget is unmounted. */
export function whenGone(handle: Mounted, undo: () => void): void {
  const { unmount } = handle;
  let isGone = false;
  handle.unmount = () => {
    unmount();
    if (!isGone) undo();
    isGone = true;
  };
}
