import type { AnimationItem, LottiePlayer } from 'lottie-web';
import type { AnimationData } from '../../logic/animation-data';
import { directionAfter, framesOf, repetitions } from '../../logic/playing';
import type { LottieOptions } from '../../settings';

/** An animation that is drawn, and can be played. */
export interface Film {
  /** Plays: from where it rests, or from its start if that is asked for or it is at its end. */
  play(isAnew?: boolean): void;
  /** Plays back to its start. */
  playBack(): void;
  /** Rests until it is played. */
  pause(): void;
  /** Holds it for a reason, whatever it does, or no longer. */
  hold(reason: string, isHeld: boolean): void;
  /** Shows a place of it, 0 to 1. */
  show(place: number): void;
  remove(): void;
}

/** What an animation calls back: when it begins to move, and at its end. */
interface FilmListeners {
  started(): void;
  ended(): void;
}

/** Milliseconds within which the library has drawn an animation, with its fonts. */
const DRAWN_WITHIN = 8000;

/** Resolves once the library has drawn the animation. It does not tell of an animation that it cannot draw. */
const whenDrawn = (animation: AnimationItem) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it cannot be drawn')), DRAWN_WITHIN);
    const settle = (done: () => void) => () => {
      clearTimeout(timer);
      done();
    };
    animation.addEventListener('DOMLoaded', settle(resolve));
    animation.addEventListener('destroy', settle(resolve));
  });

/** Draws an animation, at rest at its start. */
export async function openFilm(
  lottie: LottiePlayer,
  stage: HTMLElement,
  data: AnimationData,
  { start, end, speed, loop, times, reverse }: LottieOptions,
  { started, ended }: FilmListeners,
): Promise<Film> {
  const [first, after] = framesOf(data, { start, end });
  const last = after - first - 1;
  const repeats = repetitions(loop, times);
  const animation = lottie.loadAnimation({
    container: stage,
    renderer: 'svg',
    loop: false,
    autoplay: false,
    animationData: data,
    initialSegment: [first, after],
  });
  try {
    await whenDrawn(animation);
  } catch (error) {
    animation.destroy();
    throw error;
  }
  animation.setSpeed(speed);

  const holds = new Set<string>();
  let runs = 0;
  let isPlaying = false;
  let isBack = false;
  let isAtEnd = true;

  const move = () => (isPlaying && !holds.size ? animation.play() : animation.pause());
  const turn = (direction: 1 | -1) => {
    animation.setDirection(direction);
    animation.goToAndStop(direction > 0 ? 0 : last, true);
  };
  animation.addEventListener('complete', () => {
    runs++;
    const direction = reverse && !isBack ? directionAfter(runs, repeats) : 0;
    if (direction) turn(direction);
    else {
      isPlaying = false;
      isAtEnd = true;
      ended();
    }
    move();
  });

  return {
    play(isAnew = false) {
      if (isAnew || isAtEnd) {
        runs = 0;
        // Takes its count of repetitions back, too.
        animation.stop();
      }
      isAtEnd = isBack = false;
      // With a way back we count ourselves.
      animation.loop = !reverse && repeats;
      if (!runs) animation.setDirection(1);
      isPlaying = true;
      move();
      started();
    },
    playBack() {
      isBack = true;
      animation.loop = false;
      animation.setDirection(-1);
      isPlaying = true;
      move();
    },
    pause() {
      isPlaying = false;
      move();
    },
    hold(reason, isHeld) {
      if (isHeld) holds.add(reason);
      else holds.delete(reason);
      move();
    },
    show: (place) => animation.goToAndStop(place * last, true),
    remove: () => animation.destroy(),
  };
}
