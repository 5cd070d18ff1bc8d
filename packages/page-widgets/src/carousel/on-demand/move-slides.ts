import { type Disposer, listen, openPart, type WidgetContext } from '@mountkit/core';
import { isMotionReduced } from '../../shared/dom/is-motion-reduced';
import { make } from '../../shared/dom/make';
import { UNSEEN } from '../../shared/dom/unseen';
import type { Memory } from '../dom/memory';
import type { Controls } from '../dom/open-controls';
import type { SlidesView } from '../dom/open-slides';
import type { Parts } from '../dom/parts';
import type { By, Peer } from '../dom/peers';
import type { CarouselEvents } from '../events';
import type { Layout } from '../logic/layout';
import { fill, wrap } from '../logic/pages';
import { nearestTo, stepFrom } from '../logic/position';
import type { CarouselOptions, CarouselTexts } from '../settings';
import type { Autoplay } from './autoplay';
import { openRow } from './move-slides/open-row';
import { tellPeers } from './move-slides/tell-peers';

/** A carousel that is laid out. */
interface MoverSpec {
  readonly context: WidgetContext<CarouselOptions, CarouselEvents>;
  readonly parts: Parts;
  readonly layout: Layout;
  readonly texts: CarouselTexts;
  readonly memory: Memory;
  readonly view: SlidesView;
  readonly controls: Controls;
  readonly peer: Peer;
}

/** What moves a carousel. */
export interface Mover {
  /** The visitor moves it by one step, back or forth. */
  step(by: number): void;
  /** Shows a slide, counted from 0: for the visitor, by itself, or as a carousel that moves with it. */
  go(index: number, by: By): void;
  readonly remove: Disposer;
}

/** Moves the slides of a carousel: by its controls, by finger, mouse and wheel, by itself and with others. */
export function openMover({ context, parts, layout, texts, memory, view, controls, peer }: MoverSpec): Mover {
  const { element: root, emit } = context;
  const settings = context.settings();
  const { speed, effect, lazy, pause_on_interaction } = settings;
  const { track, slides, previous, next, pagination } = parts;
  const { count, last, isFade, isEndless, isStrip } = layout;
  let goal = nearestTo(0, memory.index, layout);
  let autoplay: Autoplay | undefined;
  let isOpen = true;
  const status = parts.controls.appendChild(make('span', 'mountkit-carousel__status'));
  status.role = 'status';
  status.style.cssText = UNSEEN;

  /** The visitor has moved it. */
  const interrupt = () => {
    if (autoplay) autoplay.interrupt();
    else memory.isStopped ||= pause_on_interaction;
  };
  const row = openRow({
    track,
    slides,
    layout,
    start: goal,
    scrolled(position, byVisitor) {
      const index = wrap(Math.round(position), count);
      if (settle(position, index, byVisitor ? 'visitor' : 'itself')) emit('end', { index });
    },
  });
  const withLate = openPart(() => import('./load-late'), 'the pictures of a carousel', context);
  /** Loads the pictures that wait near the slide that is in view, if there are any. */
  const loadPictures = () => {
    if (!lazy || !track.querySelector('[data-src],[data-background]')) return;
    void withLate(({ loadLate }) => isOpen && loadLate(memory.index, parts, layout));
  };
  /** Marks the slide that is in view; false if the page wants to stay where it is. */
  const mark = (index: number, isFollowing = false): boolean => {
    if (index === memory.index) return true;
    if (!emit('change', { index }, true)) return false;
    memory.index = index;
    view.show(index);
    controls.show(index);
    loadPictures();
    if (!isFollowing) tellPeers(peer, index);
    return true;
  };
  /** Whether it is at another place now: else it goes back to where it was. */
  const settle = (position: number, index: number, by: By): boolean => {
    if (by === 'visitor') interrupt();
    const isThere = mark(index, by === 'peer');
    if (!isThere) row.move(goal, speed);
    else {
      goal = position;
      if (by === 'visitor') status.textContent = fill(texts.position, { index: index + 1, count });
    }
    return isThere;
  };
  const move = (position: number, by: By, index = wrap(Math.round(position), count)) => {
    const isMoving = position !== row.place();
    if (!settle(position, index, by)) return;
    if (isMoving) emit('start', { index });
    row.move(position, speed, () => isMoving && emit('end', { index }));
  };
  const near = () => (isStrip ? Math.round(row.place()) : goal);
  const step = (by: number) => move(stepFrom(near(), by * layout.step, layout), 'visitor');

  const keys = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const isOurs = [track, previous, next].includes(target) || pagination?.contains(target);
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!isOurs || !by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by * row.sign());
  };
  const offs: Disposer[] = [listen(root, 'keydown', keys)];
  // Of carousels that move together, a pressed slide is shown in all of them.
  if (peer.sync) {
    const press = ({ target }: Event) => {
      const index = slides.findIndex((slide) => slide.contains(target as Node));
      if (index >= 0) move(nearestTo(goal, index, layout), 'visitor', index);
    };
    offs.push(listen(track, 'click', press));
  }

  /** Loads a part that not every carousel needs, and opens it if the carousel is still there. */
  const add = <Part>(load: () => Promise<Part>, what: string, open: (part: Part) => Disposer) =>
    void openPart(
      load,
      what,
      context,
    )((part) => {
      if (isOpen) offs.push(open(part));
    });
  const openDrag = () =>
    add(
      () => import('./drag'),
      'the dragging by mouse',
      (part) =>
        part.openDrag({
          track,
          row,
          isFade,
          land: (position) => move(stepFrom(position, 0, layout), 'visitor'),
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
  loadPictures();
  if (effect === 'coverflow' || effect === 'cube') {
    add(
      () => import('./turns'),
      'the style of its effect',
      (part) => part.openTurns(root, parts),
    );
  }
  if (settings.autoplay && last && !isMotionReduced()) {
    add(
      () => import('./autoplay'),
      'what moves it by itself',
      (part) => {
        autoplay = part.openAutoplay({
          root,
          parts,
          settings,
          texts,
          memory,
          next: () => move(!isEndless && goal >= last ? 0 : stepFrom(goal, layout.step, layout), 'itself'),
          run(by) {
            row.show(row.place() + by);
            mark(wrap(Math.floor(row.place()), count));
          },
        });
        return autoplay.remove;
      },
    );
  }

  return {
    step,
    go(index, by) {
      const position = nearestTo(near(), wrap(index, count), layout);
      // Of one that it follows the slide is marked, too, where it cannot be the first one.
      move(position, by, by === 'peer' ? index : undefined);
    },
    remove() {
      isOpen = false;
      for (const off of offs) off();
      row.remove();
      status.remove();
    },
  };
}
