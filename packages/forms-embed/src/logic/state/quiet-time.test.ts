import { describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../../testing/manual-clock';
import { createQuietTime } from './quiet-time';

function setUp() {
  const clock = createManualClock();
  return { clock, run: vi.fn(), ...createQuietTime<string>(clock) };
}

describe('createQuietTime', () => {
  it('ends after 1000 ms, once', () => {
    const { clock, start, run } = setUp();
    start('a', run);
    clock.pass(999);
    expect(run).not.toHaveBeenCalled();
    clock.pass(1);
    clock.pass(5000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('starts anew for a key, and counts each key on its own', () => {
    const { clock, start, run } = setUp();
    const other = vi.fn();
    start('a', run);
    start('b', other);
    clock.pass(600);
    start('a', run);
    expect(clock.pending()).toBe(2);
    clock.pass(400);
    expect(other).toHaveBeenCalledTimes(1);
    expect(run).not.toHaveBeenCalled();
    clock.pass(600);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is ended for a key', () => {
    const { clock, start, end, run } = setUp();
    start('a', run);
    end('a');
    end('a');
    end('b');
    clock.pass(2000);
    expect(run).not.toHaveBeenCalled();
  });

  it('may start again at its end', () => {
    const { clock, start, run } = setUp();
    start('a', () => start('a', run));
    clock.pass(1000);
    clock.pass(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer once it is stopped, and starts none', () => {
    const { clock, start, stop, run } = setUp();
    start('a', run);
    start('b', run);
    stop();
    start('c', run);
    expect(clock.pending()).toBe(0);
    stop();
  });
});
