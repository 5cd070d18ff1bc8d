import { adoptStyles, type Disposer, type UsePart, type WidgetContext } from '@mountkit/core';
import { whenNear } from '../../shared/dom/in-view';
import { keepAttributes } from '../../shared/dom/keep-attributes';
import { valuesNow } from '../../shared/dom/responsive';
import { setClasses } from '../../shared/dom/set-classes';
import type { CarouselEvents } from '../events';
import { layOut } from '../logic/layout';
import type * as MoveSlides from '../on-demand/move-slides';
import type * as OwnParts from '../on-demand/own-parts';
import { type CarouselOptions, TEXTS } from '../settings';
import type { Memory } from './memory';
import { openControls } from './open-controls';
import { openSlides } from './open-slides';
import { clearStyles, findParts } from './parts';
import { type Peer, peers } from './peers';
import { STYLE } from './style';

/** What a carousel keeps when it is laid out anew. */
interface Keep {
  readonly memory: Memory;
  /** Runs with what moves it. */
  readonly withMover: UsePart<typeof MoveSlides>;
  /** What markup of ours needs. */
  readonly own?: typeof OwnParts | undefined;
}

/**
 * Draws a carousel for the present settings, slides and device mode; undefined if there is no list. What moves it is loaded
 * when it is near the window, or when somebody wants another slide.
 */
export function openCarousel(
  context: WidgetContext<CarouselOptions, CarouselEvents>,
  { memory, withMover, own }: Keep,
): { track: HTMLElement; count: number; remove: Disposer } | undefined {
  const { element: root } = context;
  const settings = context.settings();
  const parts = settings.parts ? findParts(root, settings.parts) : own?.makeParts(root, settings);
  if (!parts) return undefined;
  const { sync, direction, effect } = settings;
  const { viewport, track, slides, names } = parts;
  const texts = { ...TEXTS, ...settings.texts };
  const kept = keepAttributes();
  const layout = layOut(settings, slides.length, valuesNow());
  const { count, last, isFade } = layout;

  const variables = {
    '--carousel-width': layout.width,
    '--carousel-gap': `${layout.gap}px`,
    '--carousel-before': layout.before,
    '--carousel-after': layout.after,
    '--carousel-speed': `${settings.speed}ms`,
    '--carousel-turn': `${(layout.shown + 1) / 2}`,
  };
  for (const [name, value] of Object.entries(variables)) track.style.setProperty(name, value);
  const kind = effect === 'fade' && !isFade ? 'slide' : effect;
  const strip = layout.isStrip ? 'mountkit-carousel__track--strip' : '';
  const kinds = `mountkit-carousel__track mountkit-carousel__track--${kind} ${strip}`;
  const states = `${names.ready ?? ''} ${(isFade && names.fade) || ''} ${names.offset?.[settings.offset_sides] ?? ''}`;
  setClasses(track, kinds, true);
  setClasses(viewport, states, true);
  const unstyle = adoptStyles(root, STYLE + (settings.parts?.style ?? ''));
  if (direction && settings.parts) kept.set(track, { dir: direction });
  // What is in view is announced once, and only if the visitor has moved it.
  if (track.ariaLive) kept.set(track, { 'aria-live': 'off' });
  if (last && !isFade) kept.set(track, { tabindex: '0' });

  let isOpen = true;
  let mover: MoveSlides.Mover | undefined;
  const move = (run: (mover: MoveSlides.Mover) => void) =>
    void withMover(({ openMover }) => {
      if (!isOpen) return;
      mover ??= openMover({ context, parts, layout, texts, memory, view, controls, peer });
      run(mover);
    }, view.free);
  const peer: Peer = {
    root,
    sync,
    go: (index, by) => move(({ go }) => go(index, by)),
  };
  const view = openSlides({ parts, layout, texts, kept });
  const controls = openControls({
    parts,
    layout,
    settings,
    texts,
    kept,
    step: (by) => move(({ step }) => step(by)),
    go: (index) => peer.go(index, 'visitor'),
  });
  memory.index = Math.max(0, Math.min(memory.index, count - 1));
  view.show(memory.index);
  controls.show(memory.index);
  peers.add(peer);
  const leave = whenNear(track, () => {
    memory.isNear = true;
    move(() => {});
  });
  // It may have its place to keep.
  if (memory.isNear) move(() => {});

  return {
    track,
    count,
    remove() {
      isOpen = false;
      leave();
      peers.delete(peer);
      mover?.remove();
      controls.remove();
      view.remove();
      parts.remove();
      setClasses(track, kinds, false);
      setClasses(viewport, states, false);
      clearStyles(track, ...Object.keys(variables));
      kept.restore();
      unstyle();
    },
  };
}
