import { listen, type WidgetContext } from '@mountkit/core';
import { onPress } from '../../../shared/dom/on-press';
import type { LottieEvents } from '../../events';
import { scrolled } from '../../logic/playing';
import type { LottieOptions } from '../../settings';
import type { Film } from './open-film';

type Context = Pick<WidgetContext<LottieOptions, LottieEvents>, 'element' | 'scope' | 'settings'>;

/** Calls back when the element comes into a part of the window, in percent from below, and when it leaves. */
function watchWindow(
  { element, scope }: Context,
  [start, end]: readonly [number, number],
  run: (isIn: boolean) => void,
) {
  const watch = new IntersectionObserver(([entry]) => run(!!entry?.isIntersecting), {
    rootMargin: `-${100 - end}% 0px -${start}%`,
  });
  watch.observe(element);
  scope.add(() => watch.disconnect());
}

/** The animation follows scrolling. */
function followScroll({ element, scope, settings }: Context, film: Film): void {
  let frame = 0;
  const follow = () => {
    frame = 0;
    const { relative_to, window_start, window_end } = settings();
    const { top, height } = element.getBoundingClientRect();
    const { scrollHeight, clientHeight } = document.documentElement;
    const way =
      relative_to === 'page'
        ? scrollY / Math.max(1, scrollHeight - clientHeight)
        : (clientHeight - top) / (clientHeight + height);
    film.show(scrolled(way, window_start, window_end));
  };
  const later = () => {
    frame ||= requestAnimationFrame(follow);
  };
  scope.add(listen(window, 'scroll', later, { capture: true, passive: true }));
  scope.add(listen(window, 'resize', later));
  scope.add(() => cancelAnimationFrame(frame));
  follow();
}

/** The animation plays under the mouse, and while the keyboard is there. */
function followPointer({ element, scope, settings }: Context, film: Film): void {
  const { hover_area, on_leave } = settings();
  const area = (hover_area && element.closest(hover_area)) || element;
  const enter = () => film.play();
  const leave = () => {
    if (on_leave === 'pause') film.pause();
    if (on_leave === 'reverse') film.playBack();
  };
  for (const name of ['pointerenter', 'focusin']) scope.add(listen(area, name, enter));
  for (const name of ['pointerleave', 'focusout']) scope.add(listen(area, name, leave));
}

/** The animation plays when it is pressed. A link that it is in is followed then, or a little later. */
function followPress({ scope, settings }: Context, stage: HTMLElement, film: Film): void {
  const link = stage.closest<HTMLAnchorElement>('a[href]');
  let timer = 0;
  const press = (event: Event) => {
    film.play(true);
    const { link_delay } = settings();
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    if (!link || link.target || !link_delay || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    clearTimeout(timer);
    timer = window.setTimeout(() => location.assign(link.href), link_delay);
  };
  scope.add(link ? listen(link, 'click', press) : onPress(stage, press));
  scope.add(() => clearTimeout(timer));
}

/** Lets the animation be started by what the page asks for; it rests while it is out of the window. */
export function startTrigger(context: Context, stage: HTMLElement, film: Film): void {
  const { trigger, window_start, window_end } = context.settings();
  if (trigger === 'scroll') {
    followScroll(context, film);
    return;
  }
  watchWindow(context, [0, 100], (isIn) => film.hold('out', !isIn));
  if (trigger === 'none') film.play();
  if (trigger === 'hover') followPointer(context, film);
  if (trigger === 'click') followPress(context, stage, film);
  if (trigger !== 'arrival' && trigger !== 'viewport') return;
  let hasArrived = false;
  watchWindow(context, [window_start, window_end], (isIn) => {
    if (isIn && (!hasArrived || trigger === 'viewport')) film.play();
    hasArrived ||= isIn;
    if (!isIn && trigger === 'viewport') film.pause();
  });
}
