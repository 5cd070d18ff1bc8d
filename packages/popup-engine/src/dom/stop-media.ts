/** Players in frames, which have no common way to be stopped. */
const PLAYERS = 'iframe:is([src*="youtube"],[src*="youtu.be"],[src*="vimeo.com"])';

const parked = new WeakMap<Element, string>();

/** Stops audio, video and players in frames. `resumeMedia` puts a player back into its frame without playing. */
export function stopMedia(box: Element): void {
  for (const media of box.querySelectorAll<HTMLMediaElement>('audio,video')) media.pause();
  for (const frame of box.querySelectorAll<HTMLIFrameElement>(PLAYERS)) {
    if (parked.has(frame)) continue;
    parked.set(frame, frame.src);
    // Removing the attribute would not unload the player.
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
