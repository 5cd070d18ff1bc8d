import type { Disposer, DisposerScope } from '@mountkit/core';

/** Resolves when the first of several things happens, or when the scope ends; then none of them is waited for any more. */
export const firstOf = (
  scope: DisposerScope,
  ...waits: readonly ((happened: () => void) => Disposer | undefined)[]
): Promise<void> =>
  new Promise((resolve) => {
    const ends: (Disposer | undefined)[] = [];
    const happened = () => {
      for (const stop of ends.splice(0)) stop?.();
      resolve();
    };
    ends.push(...waits.map((wait) => wait(happened)), scope.add(happened));
  });
