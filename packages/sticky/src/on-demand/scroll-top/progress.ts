import type { Disposer } from '@mountkit/core';
import { followFrames } from '../../dom/frames';
import { percentOfPage } from '../../logic/percent';

const PROGRESS = '--mountkit-progress';

/** Tells an element by a variable, from 0 to 1, how far the page is scrolled. */
export function followProgress({ style }: HTMLElement): Disposer {
  const place = () => {
    const percent = percentOfPage(scrollY, document.documentElement.scrollHeight, innerHeight);
    style.setProperty(PROGRESS, (Math.min(100, Math.max(0, percent)) / 100).toFixed(3));
  };
  place();
  const off = followFrames({ place, measure: place });
  return () => {
    off();
    style.removeProperty(PROGRESS);
  };
}
