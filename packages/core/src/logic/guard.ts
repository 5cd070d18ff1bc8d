/** Calls what belongs to the hosting page; what it throws is told to `onError` and goes no further. */
export function guard(run: () => unknown, onError: (error: unknown) => void): void {
  try {
    run();
  } catch (error) {
    onError(error);
  }
}
