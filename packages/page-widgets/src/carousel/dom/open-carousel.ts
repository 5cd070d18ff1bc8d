import { adoptStyles, type Disposer, listen, type WidgetContext } from '@mountkit/core';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { valueNow } from '../../shared/dom/responsive';
import { setClasses } from '../../shared/dom/set-classes';
import type { CarouselEvents } from '../events';
import { layOut } from '../logic/layout';
import { nearestTo, stepFrom, wrap } from '../logic/position';
import { type CarouselOptions, TEXTS } from '../settings';
import type { Memory } from './memory';
import { openAutoplay } from './open-autoplay';
import { openControls } from './open-controls';
import { openDrag } from './open-drag';
import { openRow } from './open-row';
import { openSlides } from './open-slides';
import { clearStyles, openParts } from './parts';
import { joinPeers } from './peers';
import { STYLE } from './style';

/** Opens a carousel for the present settings, slides and device mode; undefined if there is no list. */
export function openCarousel(
  { element: root, settings: read, emit }: WidgetContext<CarouselOptions, CarouselEvents>,
  memory: Memory,
): { track: HTMLElement; count: number; remove: Disposer } | undefined {
  const settings = read();
  const found = openParts(root, settings);
  if (!found) return undefined;
  const { speed, sync, direction, effect, autoplay: plays } = settings;
  const { viewport, track, slides, names } = found;
  const isOwn = !settings.parts;
  const texts = { ...TEXTS, ...settings.texts };
  const kept = keepAttributes();
  const layout = layOut(settings, slides.length, valueNow);
  const { count, last, isFade } = layout;

  const variables = {
    '--carousel-width': layout.width,
    '--carousel-gap': `${layout.gap}px`,
    '--carousel-before': layout.before,
    '--carousel-after': layout.after,
    '--carousel-speed': `${speed}ms`,
  };
  for (const [name, value] of Object.entries(variables)) track.style.setProperty(name, value);
  const kinds = [
    'mountkit-carousel__track',
    isFade && 'mountkit-carousel__track--fade',
    layout.isStrip && 'mountkit-carousel__track--strip',
    effect === 'coverflow' && 'mountkit-carousel__track--coverflow',
  ];
  const classes = kinds.filter(Boolean).join(' ');
  const states = `${names.ready ?? ''} ${(isFade && names.fade) || ''}`;
  setClasses(track, classes, true);
  setClasses(viewport, states, true);
  const unstyle = adoptStyles(root, STYLE);
  if (isOwn) {
    kept.set(root, { role: root.role ?? 'group', 'aria-roledescription': texts.carousel });
    // Without bullets some browsers take it for no list.
    kept.set(track, { role: 'list' });
  }
  if (direction) kept.set(isOwn ? root : track, { dir: direction });
  // What is in view is announced once, and only if the visitor has moved it.
  if (track.ariaLive) kept.set(track, { 'aria-live': 'off' });
  if (last && !isFade) kept.set(track, { tabindex: '0' });

  let goal = 0;
  const row = openRow({ track, slides, layout, scrolled: (position) => arrive(position) });
  const view = openSlides({ parts: found, layout, texts, isLazy: settings.lazy, kept });
  const peer = joinPeers({ root, sync, follow: (index) => go(nearestTo(goal, index, layout), 'peer', index) });

  const mark = (index: number, isFollowing = false) => {
    view.show(index);
    controls.show(index);
    if (index === memory.index) return;
    memory.index = index;
    emit('change', { index });
    if (!isFollowing) peer.tell(index);
  };
  const go = (position: number, by: 'visitor' | 'itself' | 'peer', index = wrap(Math.round(position), count)) => {
    if (by === 'visitor') autoplay?.interrupt();
    const isMoving = position !== row.place();
    goal = position;
    mark(index, by === 'peer');
    if (by === 'visitor') controls.announce(index);
    if (isMoving) emit('start', { index });
    row.move(position, speed).then((isThere) => {
      if (!isThere || !isMoving) return;
      emit('end', { index });
    });
  };
  /** The visitor has scrolled. */
  const arrive = (position: number) => {
    goal = position;
    const index = wrap(Math.round(position), count);
    autoplay?.interrupt();
    mark(index);
    controls.announce(index);
    emit('end', { index });
  };
  const near = () => (layout.isStrip ? Math.round(row.place()) : goal);
  const controls = openControls({
    root,
    parts: found,
    layout,
    settings,
    texts,
    kept,
    sign: row.sign,
    step: (by) => go(stepFrom(near(), by * layout.step, layout), 'visitor'),
    go: (index) => go(nearestTo(near(), index, layout), 'visitor'),
  });
  const autoplay =
    plays && last && !isMotionReduced()
      ? openAutoplay({
          root,
          track,
          controls: found.controls,
          isOwn,
          settings,
          texts,
          memory,
          next: () => go(!layout.isEndless && goal >= last ? 0 : stepFrom(goal, layout.step, layout), 'itself'),
          run(by) {
            row.show(row.place() + by);
            const index = wrap(Math.floor(row.place()), count);
            if (index !== memory.index) mark(index);
          },
        })
      : undefined;
  const offs: Disposer[] = [
    openDrag({
      track,
      row,
      isFade,
      held: (isHeld) => autoplay?.hold({ isHeld }),
      land: (position) => go(stepFrom(position, 0, layout), 'visitor'),
    }),
    // Of carousels that move together, a pressed slide is shown in all of them.
    listen(track, 'click', ({ target }) => {
      const index = slides.findIndex((slide) => slide.contains(target as Node));
      if (sync && index >= 0) go(nearestTo(goal, index, layout), 'visitor', index);
    }),
  ];

  const index = Math.min(memory.index, count - 1);
  goal = nearestTo(0, Math.max(0, index), layout);
  mark(Math.max(0, index));
  row.move(goal, 0);

  return {
    track,
    count,
    remove() {
      peer.leave();
      autoplay?.remove();
      for (const off of offs) off();
      row.remove();
      controls.remove();
      view.remove();
      found.remove();
      setClasses(track, classes, false);
      setClasses(viewport, states, false);
      clearStyles(track, ...Object.keys(variables));
      kept.restore();
      unstyle();
    },
  };
}
