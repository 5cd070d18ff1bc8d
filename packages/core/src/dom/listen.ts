import type { Disposer } from '../logic/disposer';

/** Adds a DOM listener; the returned function removes it. */
export function listen<Name extends keyof HTMLElementEventMap>(
  target: EventTarget,
  name: Name | (string & {}),
  listener: (event: HTMLElementEventMap[Name]) => unknown,
  options?: AddEventListenerOptions,
): Disposer {
  target.addEventListener(name, listener as EventListener, options);
  return () => target.removeEventListener(name, listener as EventListener, options);
}
