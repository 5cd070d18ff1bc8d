import { adoptStyles, type Disposer, listen, openPart, type WidgetContext } from '@mountkit/core';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { valuesNow } from '../../shared/dom/responsive';
import { setClasses } from '../../shared/dom/set-classes';
import type { CarouselEvents } from '../events';
import { layOut } from '../logic/layout';
import { nearestTo, stepFrom, wrap } from '../logic/position';
import type { Autoplay } from '../on-demand/autoplay';
import type * as OwnParts from '../on-demand/own-parts';
import { type CarouselOptions, TEXTS } from '../settings';
import type { Memory } from './memory';
import { openControls } from './open-controls';
import { openRow } from './open-row';
import { openSlides } from './open-slides';
import { clearStyles, findParts, makePauseButton } from './parts';
import { joinPeers } from './peers';
import { STYLE } from './style';
import { yieldToFinger } from './yield-to-finger';

/**
 * Opens a carousel for the present settings, slides and device mode; undefined if there is no list.
 *
 * @param own what markup of ours needs
 */
export function openCarousel(
  context: WidgetContext<CarouselOptions, CarouselEvents>,
  memory: Memory,
  own?: typeof OwnParts,
): { track: HTMLElement; count: number; remove: Disposer } | undefined {
  const { element: root, emit } = context;
  const settings = context.settings();
  const found = settings.parts ? findParts(root, settings.parts) : own?.makeParts(root, settings);
  if (!found) return undefined;
  const { speed, sync, direction, effect } = settings;
  const { viewport, track, slides, names } = found;
  const isOwn = !settings.parts;
  const texts = { ...TEXTS, ...settings.texts };
  const kept = keepAttributes();
  const layout = layOut(settings, slides.length, valuesNow());
  const { count, last, isFade } = layout;

  const variables = {
    '--carousel-width': layout.width,
    '--carousel-gap': `${layout.gap}px`,
    '--carousel-before': layout.before,
    '--carousel-after': layout.after,
    '--carousel-speed': `${speed}ms`,
    '--carousel-turn': `${(layout.shown + 1) / 2}`,
  };
  for (const [name, value] of Object.entries(variables)) track.style.setProperty(name, value);
  const turns = effect === 'coverflow' || effect === 'cube';
  const kinds = [
    'mountkit-carousel__track',
    isFade && 'mountkit-carousel__track--fade',
    layout.isStrip && 'mountkit-carousel__track--strip',
    turns && `mountkit-carousel__track--${effect}`,
  ];
  const classes = kinds.filter(Boolean).join(' ');
  const states = `${names.ready ?? ''} ${(isFade && names.fade) || ''} ${names.offset?.[settings.offset_sides] ?? ''}`;
  setClasses(track, classes, true);
  setClasses(viewport, states, true);
  const unstyle = adoptStyles(root, STYLE + (own?.OWN_STYLE ?? settings.parts?.style ?? ''));
  if (isOwn) {
    kept.set(root, { role: root.role ?? 'group', 'aria-roledescription': texts.carousel });
    // Without bullets some browsers take it for no list.
    kept.set(track, { role: 'list' });
  }
  if (direction) kept.set(isOwn ? root : track, { dir: direction });
  // What is in view is announced once, and only if the visitor has moved it.
  if (track.ariaLive) kept.set(track, { 'aria-live': 'off' });
  if (last && !isFade) kept.set(track, { tabindex: '0' });

  memory.index = Math.max(0, Math.min(memory.index, count - 1));
  let goal = nearestTo(0, memory.index, layout);
  let autoplay: Autoplay | undefined;
  const held = (isHeld: boolean) => autoplay?.hold({ isHeld });
  /** The visitor has moved it. */
  const interrupt = () => {
    if (autoplay) autoplay.interrupt();
    else memory.isStopped ||= settings.pause_on_interaction;
  };
  const row = openRow({
    track,
    slides,
    layout,
    start: goal,
    scrolled: (position, byVisitor) => arrive(position, byVisitor),
  });
  const view = openSlides({ parts: found, layout, texts, isLazy: settings.lazy, kept });
  const peer = joinPeers({
    root,
    sync,
    follow: (index) => go(nearestTo(goal, index, layout), 'peer', index),
    show: (index) => go(nearestTo(goal, wrap(index, count), layout), 'itself'),
  });

  /** Marks the slide that is in view; false if the page wants to stay where it is. */
  const mark = (index: number, isFollowing = false): boolean => {
    const isNew = index !== memory.index;
    if (isNew && !emit('change', { index }, true)) return false;
    memory.index = index;
    view.show(index);
    controls.show(index);
    if (isNew && !isFollowing) peer.tell(index);
    return true;
  };
  const go = (position: number, by: 'visitor' | 'itself' | 'peer', index = wrap(Math.round(position), count)) => {
    if (by === 'visitor') interrupt();
    const isMoving = position !== row.place();
    if (!mark(index, by === 'peer')) return void row.move(goal, speed);
    goal = position;
    if (by === 'visitor') controls.announce(index);
    if (isMoving) emit('start', { index });
    row.move(position, speed).then((isThere) => {
      if (!isThere || !isMoving) return;
      emit('end', { index });
    });
  };
  /** It was scrolled. */
  const arrive = (position: number, byVisitor: boolean) => {
    const index = wrap(Math.round(position), count);
    if (byVisitor) interrupt();
    if (!mark(index)) return void row.move(goal, speed);
    goal = position;
    if (byVisitor) controls.announce(index);
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
  const offs: Disposer[] = [yieldToFinger(track, row, held)];
  // Of carousels that move together, a pressed slide is shown in all of them.
  if (sync) {
    const press = ({ target }: Event) => {
      const index = slides.findIndex((slide) => slide.contains(target as Node));
      if (index >= 0) go(nearestTo(goal, index, layout), 'visitor', index);
    };
    offs.push(listen(track, 'click', press));
  }

  /** Loads a part that not every carousel needs, and opens it if the carousel is still there. */
  const add = <Part>(load: () => Promise<Part>, what: string, open: (part: Part) => Disposer) =>
    openPart(
      load,
      what,
      context,
    )((part) => {
      if (isOpen) offs.push(open(part));
    });
  let isOpen = true;
  const openDrag = () =>
    void add(
      () => import('../on-demand/drag'),
      'the dragging by mouse',
      (part) =>
        part.openDrag({
          track,
          row,
          isFade,
          held,
          land: (position) => go(stepFrom(position, 0, layout), 'visitor'),
        }),
    );
  if (last && isFade) openDrag();
  else if (last) {
    const stop = listen(track, 'pointermove', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      stop();
      openDrag();
    });
    offs.push(stop);
  }
  if (turns)
    void add(
      () => import('../on-demand/turns'),
      'the style of its effect',
      (part) => adoptStyles(root, part.TURNS),
    );
  if (settings.autoplay && last && !isMotionReduced()) {
    const button = makePauseButton(found, texts, isOwn);
    offs.push(() => button.remove());
    void add(
      () => import('../on-demand/autoplay'),
      'what moves it by itself',
      (part) => {
        autoplay = part.openAutoplay({
          root,
          track,
          button,
          settings,
          texts,
          memory,
          next: () => go(!layout.isEndless && goal >= last ? 0 : stepFrom(goal, layout.step, layout), 'itself'),
          run(by) {
            row.show(row.place() + by);
            const index = wrap(Math.floor(row.place()), count);
            if (index !== memory.index) mark(index);
          },
        });
        return autoplay.remove;
      },
    );
  }

  mark(memory.index);

  return {
    track,
    count,
    remove() {
      isOpen = false;
      peer.leave();
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
