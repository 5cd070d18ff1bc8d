import { createElement, Fragment } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

export { createElement, Fragment, useEffect, useLayoutEffect, useRef, useState };

/** React's hook of this name, over preact's own: draws anew when the snapshot of an outside store changes. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const snapshot = getSnapshot();
  const [, redraw] = useState({});
  const current = useRef({ snapshot, getSnapshot });
  current.current = { snapshot, getSnapshot };

  useLayoutEffect(() => {
    const check = () => {
      if (!Object.is(current.current.snapshot, current.current.getSnapshot())) redraw({});
    };
    check();
    return subscribe(check);
  }, [subscribe]);

  return snapshot;
}
