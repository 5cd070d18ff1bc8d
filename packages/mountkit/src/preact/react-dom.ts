/** React's function of this name: preact draws at once anyway. */
export const flushSync = (draw: () => void): void => draw();
