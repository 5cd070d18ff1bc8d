import { expect } from 'vitest';

/** Expects of a value what becomes true in time; asks again until it is, and fails after ten seconds. */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { interval: 20, timeout: 10_000 });
