import { adoptStyles, type Disposer, openPart } from '@mountkit/core';
import { whenNear } from '../../shared/dom/in-view';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { onPress } from '../../shared/dom/on-press';
import { setClasses } from '../../shared/dom/set-classes';
import type { ShownPlayer } from '../on-demand/play-video';
import type { By, FacadeSpec } from './facade-spec';
import { OFF, STYLE } from './style';

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
