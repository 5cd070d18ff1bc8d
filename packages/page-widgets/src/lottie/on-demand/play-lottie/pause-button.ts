import { listen, type WidgetContext } from '@mountkit/core';
import type { LottieEvents } from '../../events';
import type { LottieOptions } from '../../settings';
import type { Film } from './open-film';

export const STYLE = `.mountkit-lottie{display:block;overflow:hidden}
.mountkit-lottie[tabindex]{cursor:pointer}
.mountkit-lottie__pause{min-width:44px;min-height:44px;padding-inline:1em;border:1px solid;border-radius:6px;background:Canvas;color:CanvasText;font:16px/1.25 system-ui,sans-serif;cursor:pointer}
.mountkit-lottie__pause--focus{position:absolute;z-index:10}
.mountkit-lottie__pause--focus:not(:focus-visible){width:1px;min-width:0;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

/** Puts a button after an animation that plays by itself again and again: visitors can stop it. */
export function addPauseButton(
  { element, scope, settings, emit }: WidgetContext<LottieOptions, LottieEvents>,
  film: Film,
): void {
  const { trigger, loop, pause_button, pause_label, play_label } = settings();
  if (!loop || pause_button === 'none' || !/^(?:arrival|viewport|none)$/.test(trigger)) return;
  let isStopped = false;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `mountkit-lottie__pause mountkit-lottie__pause--${pause_button}`;
  button.textContent = pause_label;
  element.after(button);
  scope.add(
    listen(button, 'click', () => {
      isStopped = !isStopped;
      film.hold('visitor', isStopped);
      button.textContent = isStopped ? play_label : pause_label;
      emit(isStopped ? 'end' : 'start', {});
    }),
  );
  scope.add(() => button.remove());
}
