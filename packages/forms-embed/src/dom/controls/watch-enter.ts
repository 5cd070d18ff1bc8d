import { type Disposer, listen } from '@mountkit/core';

/**
 * Keeps Enter in inputs of one line from submitting the form if the page wants that: specification 2 section 3,
 * `isEnterSubmitDisabled`.
 */
export const watchEnter = (element: HTMLElement, isDisabled: () => boolean): Disposer =>
  listen(element, 'keydown', (event) => {
    // Enter opens the list of files, and presses a button.
    if (event.key === 'Enter' && isDisabled() && is(event, 'input:not([type=file],[type=submit])'))
      event.preventDefault();
  });

const is = ({ target }: Event, selector: string): boolean => (target as Element).matches(selector);
