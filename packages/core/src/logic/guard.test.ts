import { describe, expect, it, vi } from 'vitest';
import { guard } from './guard';

describe('guard', () => {
  it('calls the function and tells nothing when it does well', () => {
    const run = vi.fn();
    const onError = vi.fn();
    guard(run, onError);
    expect(run).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
  });

  it.each([[new Error('x')], ['a text'], [undefined], [null]])('tells whatever was thrown: %s', (thrown) => {
    const onError = vi.fn();
    guard(() => {
      throw thrown;
    }, onError);
    expect(onError.mock.calls).toEqual([[thrown]]);
  });

  it('tells nobody where nobody asks', () => {
    const run = () => {
      throw new Error('x');
    };
    expect(guard(run)).toBeUndefined();
  });
});
