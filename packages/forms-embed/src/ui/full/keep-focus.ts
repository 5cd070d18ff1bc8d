/**
 * For pressing a button: if the field lost the focus now, its error would move the button away from the pointer before
 * it is released.
 */
export const keepFocus = (event: { preventDefault(): void }): void => event.preventDefault();
