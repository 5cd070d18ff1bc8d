import { adoptStyles, type Disposer, listen } from '@mountkit/core';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import type { VideoEvents } from '../events';
import type { Play, VideoSource } from '../logic/video-source';
import { openPlayer, type Player } from './open-player';
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
  /** Somebody wants to know when the video ends. */
  readonly listensForEnd?: boolean;
  /** Shows it elsewhere, where that is meant. */
  readonly pressed?: ((button: HTMLElement) => void) | undefined;
  emit(event: 'start' | 'end' | 'failed', detail: VideoEvents['start']): void;
  report(message: string, cause?: unknown): void;
}

/** A place for videos. */
export interface Facade {
  /** Shows the player: `visitor` has asked for it and gets the focus there, `itself` plays at once, `rest` waits. */
  show(by: 'visitor' | 'itself' | 'rest'): void;
  remove: Disposer;
}

/** Makes a place of our own, with a button over a copy of the poster. */
export function createPlace(poster: Element | null, label: string, ratio: string): Place & { stage: HTMLElement } {
  const stage = document.createElement('div');
  stage.className = 'mountkit-video';
  stage.style.aspectRatio = ratio;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mountkit-video__button';
  button.ariaLabel = label;
  if (poster) {
    const copy = button.appendChild(poster.cloneNode(true) as HTMLImageElement);
    copy.removeAttribute('id');
    // The button says what it is.
    copy.alt = '';
  }
  const holder = document.createElement('div');
  stage.append(holder, button);
  return { stage, holder, cover: button, button };
}

/** The file that a visitor has started last: nobody wants to hear two. */
let heard: HTMLElement | undefined;

/** Lets a button show a video: nothing of another host is asked for before. */
export function openFacade(spec: FacadeSpec): Facade {
  const { source, holder, cover, button, title, linkLabel, listensForEnd, pressed, emit, report } = spec;
  const { address } = source;
  const kept = keepAttributes();
  const link = document.createElement('a');
  let player: Player | undefined;

  const fail = (cause: unknown) => {
    report(`could not show the video ${address}`, cause);
    const hadFocus = document.activeElement === player?.element;
    player?.remove();
    player = undefined;
    // A video of the page's own has its controls; the link leads to it all the same.
    link.className = 'mountkit-video__link';
    link.href = address;
    link.textContent = linkLabel;
    holder.after(link);
    holder.classList.add(OFF);
    if (hadFocus) link.focus();
    emit('failed', { address });
  };
  const show: Facade['show'] = (by) => {
    if (link.parentNode) return;
    if (player) {
      if (by !== 'rest') player.play();
      return;
    }
    cover?.classList.add(OFF);
    player = openPlayer(
      {
        ...spec,
        ended: listensForEnd || source.provider === 'file' ? () => emit('end', { address }) : undefined,
        failed: fail,
      },
      by !== 'rest',
    );
    if (by === 'visitor') {
      if (heard instanceof HTMLVideoElement) heard.pause();
      heard = player.element;
      heard.focus();
    }
    emit('start', { address });
  };
  const press = (event: Event) => {
    event.preventDefault();
    if (pressed && button) pressed(button);
    else show('visitor');
  };

  const offs: Disposer[] = [adoptStyles(holder, STYLE)];
  if (cover) offs.push(listen(cover, 'click', press));
  if (button && button.localName !== 'button') {
    kept.set(button, { role: 'button', tabindex: '0' });
    if (!button.ariaLabel) kept.set(button, { 'aria-label': title });
    offs.push(listen(button, 'keydown', (event) => /^(?:Enter| )$/.test(event.key) && press(event)));
  }
  return {
    show,
    remove() {
      player?.remove();
      link.remove();
      for (const off of offs) off();
      for (const part of [cover, holder]) {
        part?.classList.remove(OFF);
        if (part?.className === '') part.removeAttribute('class');
      }
      kept.restore();
    },
  };
}
