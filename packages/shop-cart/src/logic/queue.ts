/** Something that waits for its turn. It never rejects. */
export type Job = () => Promise<unknown>;

/** What runs and what waits. */
export interface QueueState<T> {
  readonly active: T | null;
  readonly waiting: readonly T[];
}

/** Nothing runs, nothing waits. */
export const IDLE: QueueState<never> = { active: null, waiting: [] };

/** A job comes: it runs if nothing does, else it waits behind those that came before. */
export const enqueue = <T>({ active, waiting }: QueueState<T>, job: T): QueueState<T> =>
  active === null ? { active: job, waiting } : { active, waiting: [...waiting, job] };

/** The job that ran has ended, well or not: the one that waits longest is next. */
export const advance = <T>({ waiting: [next, ...waiting] }: QueueState<T>): QueueState<T> => ({
  active: next ?? null,
  waiting,
});

/**
 * One line for adding and removing, first in, first out: specification 1 section 4. `onIdle` is called when the last
 * job has ended. What the answer gives takes a job.
 */
export function createQueue(onIdle: () => void): (job: Job) => void {
  let state: QueueState<Job> = IDLE;
  const run = async () => {
    while (state.active) {
      await state.active();
      state = advance(state);
    }
    onIdle();
  };
  return (job) => {
    const isIdle = !state.active;
    state = enqueue(state, job);
    if (isIdle) run();
  };
}
