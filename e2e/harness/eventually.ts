import { expect } from 'vitest';

/** Milliseconds that a test waits for what becomes true: a busy machine takes its time. */
export const PATIENCE = 20_000;

/** Expects of a value what becomes true in time; asks again until it is. */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { interval: 20, timeout: PATIENCE });
