import { type Disposer, listen } from '@mountkit/core';

/** Calls back when an element is pressed, also by the keys that a button has and another element does not. */
export function onPress(element: HTMLElement, run: (event: Event) => void): Disposer {
  const offs = [
    listen(element, 'click', run),
    listen(element, 'keydown', (event) => {
      if (element.localName === 'button' || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      run(event);
    }),
  ];
  return () => {
    for (const off of offs) off();
  };
}
