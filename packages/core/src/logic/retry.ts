import type { Clock } from './clock';

/** How often and how soon a call is repeated. */
export interface RetryOptions {
  /** The number of attempts in all. */
  readonly attempts: number;
  /** Milliseconds before the second try; doubled before each further one. */
  readonly delay: number;
  readonly clock: Pick<Clock, 'after'>;
  /** Whether to try again after this failure. Default: always. */
  readonly isWorthRepeating?: (error: unknown) => boolean;
}

/** Repeats `run` with growing pauses until it resolves; rejects with the last failure. */
export async function retry<T>(run: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { attempts, delay, clock, isWorthRepeating = () => true } = options;
  try {
    return await run();
  } catch (error) {
    if (attempts <= 1 || !isWorthRepeating(error)) throw error;
    await new Promise<void>((resolve) => clock.after(delay, resolve));
    return retry(run, { ...options, attempts: attempts - 1, delay: delay * 2 });
  }
}
