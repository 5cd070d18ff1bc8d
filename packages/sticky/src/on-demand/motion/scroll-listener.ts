import type { Disposer } from '@mountkit/core';
import { followFrames } from '../../dom/frames';
import { setStyles } from '../../dom/set-styles';
import { percentOfPage, percentOfViewport } from '../../logic/percent';

/** Sets the time of an animation, in percent, by the scroll of the page: for browsers without scroll timelines. */
export function drive(animation: Animation, subject: HTMLElement, isPage: boolean): Disposer {
  let top = 0;
  let height = 0;
  const place = () => {
    const percent = isPage
      ? percentOfPage(scrollY, document.documentElement.scrollHeight, innerHeight)
      : percentOfViewport(top - scrollY, height, innerHeight);
    animation.currentTime = Math.min(100, Math.max(0, percent));
  };
  const measure = () => {
    // Without the animation the element is where the page has put it.
    animation.cancel();
    const box = subject.getBoundingClientRect();
    top = box.top + scrollY;
    height = box.height;
    animation.pause();
    place();
  };
  // Firefox would anchor the scroll to the moving element, which would move it further.
  const undo = setStyles(subject, { 'overflow-anchor': 'none' });
  measure();
  const off = followFrames({ place, measure });
  return () => {
    off();
    undo();
  };
}
