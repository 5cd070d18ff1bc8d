import { listen, type WidgetContext } from '@mountkit/core';
import type { HeadlineEvents } from '../events';
import type { HeadlineOptions } from '../settings';
import type { Pace } from './pace';

type Context = Pick<WidgetContext<HeadlineOptions, HeadlineEvents>, 'element' | 'scope' | 'settings' | 'emit'>;

/** Holds what moves while it is out of the window or the tab, under the mouse or the keyboard, and by a button. */
export function holdByVisitor({ element, scope, settings, emit }: Context, pace: Pace): void {
  const { pause_button, pause_label, play_label } = settings();
  let isStopped = false;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `mountkit-headline__pause mountkit-headline__pause--${pause_button}`;
  const toggle = () => {
    isStopped = !isStopped;
    pace.hold('visitor', isStopped);
    button.textContent = isStopped ? play_label : pause_label;
    emit(isStopped ? 'end' : 'start', {});
  };
  button.textContent = pause_label;
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
