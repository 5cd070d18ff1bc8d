/** Calls what belongs to the hosting page; what it throws is told to `onError`, if to anyone, and goes no further. */
export function guard<Answer>(run: () => Answer, onError?: (error: unknown) => void): Answer | undefined {
  try {
    return run();
  } catch (error) {
    onError?.(error);
    return undefined;
  }
}
