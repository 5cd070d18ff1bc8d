import { hub } from '@mountkit/core';
import { useCallback, useEffect, useState } from 'react';
import { close, isOpen, open } from '../index';

/** A popup or an off-canvas panel, as a component works with it. */
export interface PopupControl {
  readonly isOpen: boolean;
  /** Opens it, whatever its display rules say. */
  readonly open: () => void;
  readonly close: () => void;
}

/** Opens and closes a popup or a panel by its id, wherever on the page it is, and says whether it is open. */
export function usePopup(id: string): PopupControl {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // A listener after this one may still prevent the event: what has become of it is known one step later.
    const look = () => queueMicrotask(() => setShown(isOpen(id)));
    const offs = (['popups:show', 'popups:hide'] as const).map((name) => hub().on(name, look));
    look();
    return () => {
      for (const off of offs) off();
    };
  }, [id]);
  return { isOpen: isShown, open: useCallback(() => open(id), [id]), close: useCallback(() => close(id), [id]) };
}
