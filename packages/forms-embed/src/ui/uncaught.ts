import { createMountError, type MountError } from '@mountkit/core';

/**
 * Reports that a component has thrown, after which React has removed the form. Preact has no such option: there `draw`
 * throws.
 */
export const reportUncaught = (fail: (error: MountError) => void): { onUncaughtError: (cause: unknown) => void } => ({
  onUncaughtError: (cause) => fail(createMountError('UNCAUGHT_JS_ERROR', 'drawing failed', cause)),
});
