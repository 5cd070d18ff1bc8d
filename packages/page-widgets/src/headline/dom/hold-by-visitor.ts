import { listen, type WidgetContext } from '@mountkit/core';
import { make } from '../../shared/dom/make';
import type { HeadlineEvents } from '../events';
import type { HeadlineOptions } from '../settings';
import type { Pace } from './pace';

type Context = Pick<WidgetContext<HeadlineOptions, HeadlineEvents>, 'element' | 'scope' | 'settings' | 'emit'>;

/** How the button that holds it is drawn. */
export const PAUSE_STYLE = `.mountkit-headline__pause{min-width:44px;min-height:44px;padding-inline:1em;border:1px solid;border-radius:6px;background:Canvas;color:CanvasText;font:16px/1.25 system-ui,sans-serif;cursor:pointer}
.mountkit-headline__pause--focus{position:absolute;z-index:10}
.mountkit-headline__pause--focus:not(:focus-visible){width:1px;min-width:0;height:1px;min-height:0;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

/** Holds what moves while it is out of the window or the tab, under the mouse or the keyboard, and by a button. */
export function holdByVisitor({ element, scope, settings, emit }: Context, pace: Pace): void {
  const { pause_button, pause_label, play_label } = settings();
  let isStopped = false;
  const button = make('button', `mountkit-headline__pause mountkit-headline__pause--${pause_button}`, pause_label);
  const toggle = () => {
    isStopped = !isStopped;
    pace.hold('visitor', isStopped);
    button.textContent = isStopped ? play_label : pause_label;
    emit(isStopped ? 'end' : 'start', {});
  };
  if (pause_button !== 'none') element.after(button);

  const watch = new IntersectionObserver(([entry]) => pace.hold('out', !entry?.isIntersecting));
  watch.observe(element);
  const hover = ({ pointerType, type }: PointerEvent) => {
    if (pointerType === 'mouse') pace.hold('hover', type === 'pointerenter');
  };
  const hold = (target: EventTarget, name: string, reason: string, isHeld: () => boolean) =>
    scope.add(listen(target, name, () => pace.hold(reason, isHeld())));
  hold(element, 'focusin', 'focus', () => true);
  hold(element, 'focusout', 'focus', () => false);
  hold(document, 'visibilitychange', 'hidden', () => document.hidden);
  scope.add(listen(element, 'pointerenter', hover));
  scope.add(listen(element, 'pointerleave', hover));
  // A finger cannot hover, and does not come to a button that waits for the keyboard.
  scope.add(
    listen(element, 'click', (event) => {
      if ((event as PointerEvent).pointerType === 'touch' && !(event.target as Element).closest('a')) toggle();
    }),
  );
  scope.add(listen(button, 'click', toggle));
  scope.add(() => {
    watch.disconnect();
    button.remove();
  });
}
