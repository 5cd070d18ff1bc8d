import { beforeEach, expect, it, vi } from 'vitest';
import { putMarkup, resetPage } from '../../../core/src/testing/page';
import { resumeMedia, stopMedia } from './stop-media';

const PLAYER = 'https://www.youtube.com/embed/abc';

beforeEach(resetPage);

it('pauses every audio and video', () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  stopMedia(putMarkup('<div><audio></audio><p><video></video></p></div>'));
  expect(pause).toHaveBeenCalledTimes(2);
  pause.mockRestore();
});

it('takes players out of their frames and puts them back, other frames stay', () => {
  const box = putMarkup(`<div><iframe src="${PLAYER}"></iframe><iframe src="/map"></iframe></div>`);
  const sources = () => Array.from(box.querySelectorAll('iframe'), (frame) => frame.getAttribute('src'));
  stopMedia(box);
  stopMedia(box);
  expect(sources()).toEqual(['about:blank', '/map']);
  resumeMedia(box);
  expect(sources()).toEqual([PLAYER, '/map']);
  // What the page shows there since is its own.
  box.querySelector('iframe')?.setAttribute('src', '/other');
  resumeMedia(box);
  expect(sources()).toEqual(['/other', '/map']);
});
