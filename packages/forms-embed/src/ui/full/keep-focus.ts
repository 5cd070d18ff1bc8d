/**
 * For the press on a button: the field that the visitor leaves would tell its error, what follows would move down, and
 * the button would not be where the pointer is let go.
 */
export const keepFocus = (event: { preventDefault(): void }): void => event.preventDefault();
