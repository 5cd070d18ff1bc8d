import { vi } from 'vitest';

/** An observer of a kind that jsdom has not. */
interface FakeObserver {
  readonly targets: Set<Element>;
  isOver: boolean;
  /** Calls back with entries, as the browser would. */
  fire(entries: readonly object[]): void;
}

function fakeObserver(name: string): FakeObserver[] {
  const made: FakeObserver[] = [];
  vi.stubGlobal(name, function Observer(callback: (entries: readonly object[]) => void) {
    const targets = new Set<Element>();
    const observer: FakeObserver = { targets, isOver: false, fire: (entries) => callback(entries) };
    made.push(observer);
    return {
      observe: (target: Element) => void targets.add(target),
      unobserve: (target: Element) => void targets.delete(target),
      disconnect() {
        targets.clear();
        observer.isOver = true;
      },
    };
  });
  return made;
}

/** Observers of sizes and of intersections, in the order in which they are made; vi.unstubAllGlobals removes them. */
export const fakeObservers = () => ({
  sizes: fakeObserver('ResizeObserver'),
  intersections: fakeObserver('IntersectionObserver'),
});

/** Animations that elements are given, as long as they are not cancelled. */
export function fakeAnimations() {
  const animations = new Set<{
    frames: readonly object[];
    timing: object;
    target: Element;
    currentTime: number | null;
  }>();
  Object.assign(Element.prototype, {
    animate(this: Element, frames: readonly object[], timing: object) {
      const animation = {
        target: this,
        frames,
        timing,
        currentTime: null,
        playState: 'running',
        pause() {
          animation.playState = 'paused';
          animations.add(animation);
        },
        cancel() {
          animation.playState = 'idle';
          animations.delete(animation);
        },
      };
      animations.add(animation);
      return animation;
    },
  });
  return animations;
}
