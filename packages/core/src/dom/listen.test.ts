import { describe, expect, it, vi } from 'vitest';
import { listen } from './listen';

describe('listen', () => {
  it('hears an event until it is disposed', () => {
    const listener = vi.fn();
    const stop = listen(document.body, 'click', listener);
    document.body.click();
    stop();
    stop();
    document.body.click();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('removes a listener that was added for the capture phase', () => {
    const listener = vi.fn();
    const stop = listen(document, 'click', listener, { capture: true });
    stop();
    document.body.click();
    expect(listener).not.toHaveBeenCalled();
  });
});
