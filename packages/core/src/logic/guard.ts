/** Calls a function of the hosting page; its error is passed to `onError`, if given, and goes no further. */
export function guard<Answer>(run: () => Answer, onError?: (error: unknown) => void): Answer | undefined {
  try {
    return run();
  } catch (error) {
    onError?.(error);
    return undefined;
  }
}
