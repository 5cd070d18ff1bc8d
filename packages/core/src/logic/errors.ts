/** Why a widget could not do what it was mounted for. `code` is stable; `message` is for a developer. */
export interface MountError extends Error {
  readonly code: string;
}

/** Creates an error with a code, and with its `cause`. */
export function createMountError(code: string, message: string, cause?: unknown): MountError {
  return Object.assign(new Error(message, { cause }), { code });
}
