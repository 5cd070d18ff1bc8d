import { createMountError, type MountError } from '@mountkit/core';

/**
 * What React does when its components throw: it takes the form away, and the page is told. Preact has no such option;
 * where it cannot draw, `draw` throws.
 */
export const tellUncaught = (fail: (error: MountError) => void): { onUncaughtError: (cause: unknown) => void } => ({
  onUncaughtError: (cause) => fail(createMountError('UNCAUGHT_JS_ERROR', 'is no longer drawn', cause)),
});
