/** Players in frames, which cannot be told to stop in one way. */
const PLAYERS = 'iframe:is([src*="youtube"],[src*="youtu.be"],[src*="vimeo.com"])';

const parked = new WeakMap<Element, string>();

/** Stops what plays. A player in a frame is taken out of it, and put back by `resumeMedia` without playing. */
export function stopMedia(box: Element): void {
  for (const media of box.querySelectorAll<HTMLMediaElement>('audio,video')) media.pause();
  for (const frame of box.querySelectorAll<HTMLIFrameElement>(PLAYERS)) {
    if (parked.has(frame)) continue;
    parked.set(frame, frame.src);
    // Taking the attribute away would leave the player where it is.
    frame.src = 'about:blank';
  }
}

/** Puts players back into their frames. */
export function resumeMedia(box: Element): void {
  for (const frame of box.querySelectorAll('iframe')) {
    const src = parked.get(frame);
    if (src && parked.delete(frame)) frame.src = src;
  }
}
