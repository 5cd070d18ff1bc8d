/** Something that waits for its turn. It never rejects. */
export type Job = () => Promise<unknown>;

/**
 * One line for adding and removing, first in, first out: specification 1 section 4. `onIdle` is called when the last
 * job has ended. What the answer gives takes a job; it runs at once where nothing does.
 */
export function createQueue(onIdle: () => void): (job: Job) => Promise<void> {
  /** The first one runs, the others wait. */
  const line: Job[] = [];
  return async (job) => {
    if (line.push(job) > 1) return;
    for (; line[0]; line.shift()) await line[0]();
    onIdle();
  };
}
