/** One look at how far a page is scrolled. Pixels; milliseconds. */
export interface ScrollSample {
  readonly top: number;
  /** How far it can be scrolled at all. */
  readonly range: number;
  readonly time: number;
}

/** What one scroll event means. */
export interface ScrollStep {
  /** How far down, in percent of the page. */
  readonly percent: number;
  /** How far it went up; negative where it went down. */
  readonly up: number;
  /** How fast it went up, in pixels per millisecond. */
  readonly speed: number;
}

/** What happened between two looks. A page that springs back from beyond its end was not scrolled up. */
export function stepOf(before: ScrollSample, now: ScrollSample): ScrollStep {
  const within = ({ top, range }: ScrollSample) => Math.min(Math.max(top, 0), Math.max(range, 0));
  const up = within(before) - within(now);
  return {
    percent: now.range > 0 ? (within(now) / now.range) * 100 : 0,
    up,
    speed: up / Math.max(now.time - before.time, 1),
  };
}

/** Whether a visitor whose fingers scroll this fast is about to leave. */
export const isLeaving = ({ up, speed }: ScrollStep): boolean => up > 0 && speed > 2;
