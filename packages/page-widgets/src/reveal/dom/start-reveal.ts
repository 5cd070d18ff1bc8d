import { listen, type WidgetContext } from '@mountkit/core';
import { whenInView } from '../../shared/dom/in-view';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { valuesNow } from '../../shared/dom/responsive';
import type { RevealEvents } from '../events';
import { type Entrance, entranceFrame } from '../logic/entrances';
import type { RevealOptions } from '../settings';

const classesOf = (text: string) => text.match(/\S+/g) ?? [];

/**
 * Lets an element enter when it comes into the window. Until then it is hidden by an animation that waits at its start, so
 * that no style is left behind; nothing hides what is printed, or anything from visitors who want less motion.
 */
export function startReveal({
  element,
  scope,
  settings,
  emit,
  markReady,
}: WidgetContext<RevealOptions, RevealEvents>): void {
  const { classes, hidden_class, delay, duration } = settings();
  const entrance = (valuesNow()(settings(), 'animation') || 'fade-up') as Entrance;
  const isStill = isMotionReduced() || (!classes && entrance === 'none');
  const { classList } = element;
  const show = () => classList.remove(...classesOf(hidden_class));
  let animation: Animation | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => emit('end', {});
  const enterByClasses = () => {
    timer = setTimeout(() => {
      show();
      classList.add(...classesOf(classes));
      scope.add(() => classList.remove(...classesOf(classes)));
      Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(end);
    }, delay);
  };
  const enter = () => {
    emit('start', {});
    if (isStill) {
      show();
      end();
    } else if (classes) enterByClasses();
    else {
      animation?.play();
      animation?.finished.then(end, () => {});
    }
  };

  if (!isStill && !classes) {
    animation = element.animate([entranceFrame(entrance), {}], {
      duration,
      delay,
      easing: 'ease-out',
      fill: 'backwards',
    });
    animation.pause();
  }
  if (isStill) show();
  scope.add(whenInView(element, enter));
  // Paper has no window to come into.
  scope.add(
    listen(window, 'beforeprint', () => {
      show();
      animation?.finish();
    }),
  );
  scope.add(() => {
    clearTimeout(timer);
    animation?.cancel();
    show();
  });
  markReady();
}
