import { adoptStyles, type Disposer } from '@mountkit/core';
import { make } from '../../shared/dom/make';
import type { By, FacadeSpec } from '../dom/facade-spec';
import { OFF } from '../dom/style';
import { openPlayer, type Player } from './play-video/open-player';

/** The place of a video with its player, or with a link where that could not be shown. */
export interface ShownPlayer {
  show(by: By): void;
  readonly remove: Disposer;
}

const STYLE = ':where(.mountkit-video__link){display:grid;place-content:center;padding:1em;background:#000;color:#fff}';

/** The player that a visitor has started last: nobody wants to hear two. */
let heard: HTMLElement | undefined;

/** Puts a player into the place of a video once somebody asks for it. */
export function showPlayer(spec: FacadeSpec): ShownPlayer {
  const { source, holder, cover, linkLabel, listensForEnd, emit, report } = spec;
  const { address, provider } = source;
  const link = make('a', 'mountkit-video__link', linkLabel);
  link.href = address;
  let unstyle: Disposer | undefined;
  let player: Player | undefined;

  const fail = (cause: unknown) => {
    report(`could not show the video ${address}`, cause);
    const hadFocus = document.activeElement === player?.element;
    player?.remove();
    player = undefined;
    // A video of the page's own has its controls; the link leads to it all the same.
    holder.after(link);
    holder.classList.add(OFF);
    unstyle = adoptStyles(link, STYLE);
    if (hadFocus) link.focus();
    emit('failed', { address });
  };

  return {
    show(by) {
      if (link.parentNode) return;
      if (player) {
        if (by !== 'rest') player.play();
        return;
      }
      cover?.classList.add(OFF);
      const ended = listensForEnd || provider === 'file' ? () => emit('end', { address }) : undefined;
      player = openPlayer({ ...spec, ended, failed: fail }, by !== 'rest');
      if (by === 'visitor') {
        if (heard instanceof HTMLVideoElement) heard.pause();
        heard = player.element;
        heard.focus();
      }
      emit('start', { address });
    },
    remove() {
      player?.remove();
      link.remove();
      unstyle?.();
    },
  };
}
