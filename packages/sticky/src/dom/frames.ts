import { type Disposer, listen } from '@mountkit/core';

/** Something that is placed by the scroll of the page. */
export interface Follower {
  /** Places it; at most once a frame. */
  place(): void;
  /** Measures it again: the size of the page has changed. */
  measure(): void;
}

const followers = new Set<Follower>();
let frame = 0;
let stop: Disposer = () => {};

function start(): Disposer {
  let isStale = false;
  const run = () => {
    frame = 0;
    for (const { place, measure } of followers) (isStale ? measure : place)();
    isStale = false;
  };
  const schedule = (stale: boolean) => () => {
    isStale ||= stale;
    frame ||= requestAnimationFrame(run);
  };
  const sizes = new ResizeObserver(schedule(true));
  sizes.observe(document.body);
  const offs = [
    listen(window, 'scroll', schedule(false), { passive: true }),
    listen(window, 'resize', schedule(true)),
    () => sizes.disconnect(),
  ];
  return () => {
    for (const off of offs) off();
    cancelAnimationFrame(frame);
    frame = 0;
  };
}

/** Follows the scroll of the page: one passive listener and one frame callback for all. */
export function followFrames(follower: Follower): Disposer {
  if (!followers.size) stop = start();
  followers.add(follower);
  return () => {
    if (followers.delete(follower) && !followers.size) stop();
  };
}
