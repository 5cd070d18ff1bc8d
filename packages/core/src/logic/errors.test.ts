import { describe, expect, it } from 'vitest';
import { createMountError } from './errors';

describe('createMountError', () => {
  it('is an error with a code, a message and what led to it', () => {
    const cause = new TypeError('offline');
    const error = createMountError('NETWORK', 'no answer', cause);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code: 'NETWORK', message: 'no answer' });
    expect(error.cause).toBe(cause);
  });
});
