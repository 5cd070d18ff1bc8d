import { browserClock, type Disposer, listen } from '@mountkit/core';

/** The properties by which a script chooses an option. */
const CHOOSING = ['value', 'selectedIndex'] as const;

/**
 * Calls `changed` when a select may show something else: the visitor, a script or a reset has chosen, or its options or
 * attributes are others. A browser reports nothing when a script chooses, so the select's own properties do.
 */
export function followSelect(select: HTMLSelectElement, changed: () => void): Disposer {
  for (const name of CHOOSING) {
    const inherited = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(select), name);
    Object.defineProperty(select, name, {
      configurable: true,
      enumerable: true,
      get: () => inherited?.get?.call(select),
      set(value: unknown) {
        inherited?.set?.call(select, value);
        changed();
      },
    });
  }
  const observer = new MutationObserver(changed);
  observer.observe(select, { attributes: true, childList: true, subtree: true, characterData: true });
  let stopReset: Disposer = () => {};
  const stops = [
    listen(select, 'input', changed),
    listen(select, 'change', changed),
    // The reset itself follows the event.
    listen(select.form ?? select, 'reset', () => {
      stopReset();
      stopReset = browserClock.after(0, changed);
    }),
  ];
  return () => {
    for (const name of CHOOSING) Reflect.deleteProperty(select, name);
    observer.disconnect();
    stopReset();
    for (const stop of stops) stop();
  };
}
