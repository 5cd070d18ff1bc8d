/** As much of a handle as that needs. */
interface Mounted {
  unmount(): void;
}

/** Undoes something when a widget has gone, whoever unmounts it. */
export function whenGone(handle: Mounted, undo: () => void): void {
  const { unmount } = handle;
  let isGone = false;
  handle.unmount = () => {
    unmount();
    if (!isGone) undo();
    isGone = true;
  };
}
