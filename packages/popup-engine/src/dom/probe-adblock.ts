import { browserClock, type Disposer, uniqueId } from '@mountkit/core';

/** Classes on every ad blocker's list. */
const CLASSES =
  'pub_300x250 pub_300x250m pub_728x90 text-ad textAd text_ad text_ads text-ads text-ad-links adsbox ad-banner';

/** Adds an element that ad blockers block, with a random id of six characters, and checks it after a delay. */
export function probeAdblock(seconds: number, found: () => void): Disposer {
  const probe = document.createElement('ins');
  probe.id = uniqueId().slice(0, 6);
  probe.className = CLASSES;
  probe.ariaHidden = 'true';
  Object.assign(probe.style, { position: 'absolute', left: '-9999px', width: '1px', height: '1px', display: 'block' });
  document.body?.append(probe);
  const stop = browserClock.after(seconds * 1000, () => {
    const isBlocked = !probe.isConnected || probe.offsetHeight === 0;
    probe.remove();
    if (isBlocked) found();
  });
  return () => {
    stop();
    probe.remove();
  };
}
