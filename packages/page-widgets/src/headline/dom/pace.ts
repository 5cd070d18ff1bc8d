/** The pace of something that moves by itself: it can be held for several reasons at once. */
export interface Pace {
  /** Milliseconds that pass, held or not. Never resolves after the end. */
  wait(ms: number): Promise<void>;
  /** Milliseconds at least, and as long as it is held. */
  rest(ms: number): Promise<void>;
  /** Holds it for a reason, or no longer. */
  hold(reason: string, isHeld: boolean): void;
  stop(): void;
}

/** Makes the pace of something that moves by itself. */
export function createPace(): Pace {
  const reasons = new Set<string>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let goOn: (() => void) | undefined;

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, ms);
      timers.add(timer);
    });
  return {
    wait,
    async rest(ms) {
      await wait(ms);
      if (!reasons.size) return;
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    },
    hold(reason, isHeld) {
      if (isHeld) reasons.add(reason);
      else reasons.delete(reason);
      if (reasons.size) return;
      goOn?.();
      goOn = undefined;
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      goOn = undefined;
    },
  };
}
