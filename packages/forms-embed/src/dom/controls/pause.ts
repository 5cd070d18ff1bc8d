import { browserClock, type DisposerScope } from '@mountkit/core';

/** Resolves after so many milliseconds, or at once when the scope ends. */
export const pause = (scope: DisposerScope, milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    const end = () => resolve(undefined);
    const stop = browserClock.after(milliseconds, end);
    scope.add(() => {
      stop();
      end();
    });
  });
