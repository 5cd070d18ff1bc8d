import type { Report } from '../http/answer-failure';
import { describeFailure } from '../http/describe-failure';

interface Repeated {
  work: () => Promise<void>;
  /** What the log calls it. */
  what: string;
  everyMs: number;
  report?: Report;
}

/**
 * Begins the work, and again every so often; a failure is logged, and it is tried again at the next time. Nobody waits
 * for it but what ends it, which is answered.
 */
export function repeat({
  work,
  what,
  everyMs,
  report = (entry) => console.error(entry),
}: Repeated): () => Promise<void> {
  const run = () => work().catch((error: unknown) => report(`${what} failed: ${describeFailure(error)}`));
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
