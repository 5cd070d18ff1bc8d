import { afterEach, describe, expect, it, vi } from 'vitest';
import { relayToPage } from './window-relay';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('relayToPage', () => {
  it("posts to the page's own window and origin only", () => {
    const post = vi.spyOn(window, 'postMessage').mockImplementation(() => {});
    relayToPage({ type: 'hsFormCallback' });
    expect(post.mock.calls).toEqual([[{ type: 'hsFormCallback' }, location.origin]]);
  });

  it('posts on a page whose origin has no name', () => {
    const post = vi.spyOn(window, 'postMessage').mockImplementation(() => {});
    vi.stubGlobal('origin', 'null');
    relayToPage({ a: 1 });
    expect(post.mock.calls).toEqual([[{ a: 1 }, '*']]);
  });
});
