import { adoptStyles, type Disposer, listen } from '@mountkit/core';
import { make } from '../../shared/dom/make';
import type { Memory } from '../dom/memory';
import type { Parts } from '../dom/parts';
import { type Hold, mayPlay } from '../logic/may-play';
import type { CarouselOptions, CarouselTexts } from '../settings';

/** What moves by itself. */
interface AutoplaySpec {
  readonly root: HTMLElement;
  readonly parts: Parts;
  readonly settings: CarouselOptions;
  readonly texts: CarouselTexts;
  readonly memory: Memory;
  /** Moves to the next slide. */
  readonly next: () => void;
  /** Moves a strip by some slides. */
  readonly run: (by: number) => void;
}

/** A carousel that moves by itself. */
export interface Autoplay {
  /** The visitor has moved it: it stops, or waits its time again. */
  interrupt(): void;
  readonly remove: Disposer;
}

/** The sign on the button; over what is there, if that is not ours. */
const STYLE = `.mountkit-carousel__pause--over{position:absolute;inset:auto 6px 6px auto;z-index:2;display:grid;place-items:center;width:1.75rem;height:1.75rem;padding:0;border:0;border-radius:50%;background:#000a;color:#fff;font:inherit;cursor:pointer}
.mountkit-carousel__pause:before{content:"";width:.25em;height:.7em;border:solid;border-width:0 3px;rotate:none}
.mountkit-carousel__pause--stopped:before{width:0;border-width:.35em 0 .35em .6em;height:0;border-color:transparent currentcolor}`;

/** Moves a carousel by itself while nothing holds it, with a button that stops it (WCAG 2.2.2). */
export function openAutoplay(spec: AutoplaySpec): Autoplay {
  const { root, parts, settings, texts, memory, next, run } = spec;
  const { track, controls } = parts;
  const button =
    parts.pause ?? controls.appendChild(make('button', 'mountkit-carousel__pause mountkit-carousel__pause--over'));
  const { autoplay_speed, speed, pause_on_hover, pause_on_interaction } = settings;
  let state: Hold = {
    isStopped: memory.isStopped,
    isHovered: false,
    isFocused: false,
    isSeen: false,
    isHidden: document.hidden,
    isHeld: false,
  };
  let isPlaying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const halt = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const wait = () => {
    timer = setTimeout(() => {
      next();
      wait();
    }, autoplay_speed + speed);
  };
  const roll = () => {
    let before = performance.now();
    const step = (now: number) => {
      run(Math.max(0, now - before) / Math.max(1, speed));
      before = now;
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
  const hold = (change: Partial<Hold>) => {
    state = { ...state, ...change };
    memory.isStopped = state.isStopped;
    // The class draws the sign; the label says what the button does.
    button.classList.toggle('mountkit-carousel__pause--stopped', state.isStopped);
    button.ariaLabel = state.isStopped ? texts.play : texts.pause;
    if (mayPlay(state) === isPlaying) return;
    isPlaying = !isPlaying;
    halt();
    if (!isPlaying) return;
    if (autoplay_speed) wait();
    else roll();
  };

  const readFocus = () => {
    const focused = document.activeElement;
    const isFocused = !!focused && root.contains(focused) && focused !== button && focused.matches(':focus-visible');
    hold({ isFocused });
  };
  const seen = new IntersectionObserver((entries) => hold({ isSeen: !!entries.at(-1)?.isIntersecting }));
  seen.observe(track);
  const hover = (isHovered: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hold({ isHovered });
  };
  const letGo = () => hold({ isHeld: false });
  const offs: Disposer[] = [
    adoptStyles(root, STYLE),
    listen(button, 'click', () => hold({ isStopped: !state.isStopped })),
    listen(root, 'focusin', readFocus),
    listen(root, 'focusout', () => setTimeout(readFocus)),
    listen(track, 'pointerdown', () => hold({ isHeld: true })),
    listen(window, 'pointerup', letGo),
    // A finger that scrolls ends by this.
    listen(window, 'touchend', letGo, { passive: true }),
    listen(document, 'visibilitychange', () => hold({ isHidden: document.hidden })),
    ...(pause_on_hover
      ? [listen(track, 'pointerenter', hover(true)), listen(track, 'pointerleave', hover(false))]
      : []),
  ];
  hold({});

  return {
    interrupt() {
      if (pause_on_interaction) hold({ isStopped: true });
      else if (isPlaying && autoplay_speed) {
        halt();
        wait();
      }
    },
    remove() {
      halt();
      seen.disconnect();
      for (const off of offs) off();
      if (!parts.pause) button.remove();
      isPlaying = true;
    },
  };
}
