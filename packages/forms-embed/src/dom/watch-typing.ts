import { type Disposer, listen } from '@mountkit/core';

/**
 * Keeps out what a form does not want to be typed: letters of exponents in numbers (specification 2 section 5), also
 * pasted ones, and Enter in inputs of one line where it shall not submit (section 3, `isEnterSubmitDisabled`).
 */
export function watchTyping(element: HTMLElement, isEnterDisabled: () => boolean): Disposer {
  const stops = [
    listen(element, 'beforeinput', (event) => {
      if (is(event, '[type=number]') && /e/i.test(event.data ?? '')) event.preventDefault();
    }),
    listen(element, 'keydown', (event) => {
      // Enter opens the list of files, and presses a button.
      const isKept = event.key === 'Enter' && isEnterDisabled() && is(event, 'input:not([type=file],[type=submit])');
      if (isKept) event.preventDefault();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const is = ({ target }: Event, selector: string): boolean => (target as Element).matches(selector);
