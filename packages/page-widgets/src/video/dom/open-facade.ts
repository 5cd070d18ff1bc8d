import { adoptStyles, type Disposer, openPart } from '@mountkit/core';
import { whenNear } from '../../shared/dom/in-view';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { onPress } from '../../shared/dom/on-press';
import { setClasses } from '../../shared/dom/set-classes';
import type { VideoEvents } from '../events';
import type { Play, VideoSource } from '../logic/video-source';
import type { ShownPlayer } from '../on-demand/play-video';
import { OFF, STYLE } from './style';

/** The parts of a video that waits. */
export interface Place {
  /** What the player takes the place of. */
  readonly holder: Element;
  /** What lies over it until it plays. */
  readonly cover: HTMLElement | null;
  /** What is pressed. */
  readonly button: HTMLElement | null;
}

/** A video that waits for somebody who wants to see it. */
export interface FacadeSpec extends Place {
  readonly source: VideoSource;
  readonly play: Play;
  readonly title: string;
  /** Of the link that is left where the video cannot be shown. */
  readonly linkLabel: string;
  /** The player is there before anybody asks for it. */
  readonly isAtOnce?: boolean;
  /** Somebody wants to know when the video ends. */
  readonly listensForEnd?: boolean;
  /** Shows it elsewhere, where that is meant. */
  readonly pressed?: ((button: HTMLElement) => void) | undefined;
  emit(event: 'start' | 'end' | 'failed', detail: VideoEvents['start']): void;
  report(message: string, cause?: unknown): void;
}

/** Who asks for a video: a `visitor` gets the focus there, for `itself` it plays at once, for `rest` it waits. */
export type By = 'visitor' | 'itself' | 'rest';

/** A place for videos. */
export interface Facade {
  /** Shows the player, as soon as its code is there. */
  show(by: By): void;
  remove: Disposer;
}

/** Lets a button show a video: nothing of another host is asked for before. Our own player is loaded near the window. */
export function openFacade(spec: FacadeSpec): Facade {
  const { holder, cover, button, title, isAtOnce, pressed, report } = spec;
  const kept = keepAttributes();
  const end = new AbortController();
  const withPlayer = openPart(() => import('../on-demand/play-video'), 'the video player', {
    report,
    signal: end.signal,
  });
  let player: ShownPlayer | undefined;

  const show: Facade['show'] = (by) =>
    void withPlayer(({ showPlayer }) => {
      player ??= showPlayer(spec);
      player.show(by);
    });
  const press = (event: Event) => {
    event.preventDefault();
    if (pressed && button) pressed(button);
    else show('visitor');
  };

  const offs: Disposer[] = [adoptStyles(holder, STYLE)];
  // A file of the page's own plays without us, but by itself only in the window and without sound.
  if (isAtOnce && holder.localName === 'video') show('rest');
  else if (isAtOnce) offs.push(whenNear(holder, () => show('rest')));
  else if (!pressed) offs.push(whenNear(cover ?? holder, () => void withPlayer(() => {})));
  // A key on the button in it, too.
  if (cover) offs.push(onPress(cover, press));
  if (button && button.localName !== 'button') {
    kept.set(button, { role: 'button', tabindex: '0', 'aria-label': button.ariaLabel || title });
  }
  return {
    show,
    remove() {
      end.abort();
      player?.remove();
      for (const off of offs) off();
      for (const part of [cover, holder]) setClasses(part, OFF, false);
      kept.restore();
    },
  };
}
