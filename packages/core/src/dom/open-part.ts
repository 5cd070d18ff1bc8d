import { guard } from '../logic/guard';
import type { Severity } from './reporter';

/** The members of a widget's context that its on-demand parts use. */
export interface PartContext {
  report(message: string, cause?: unknown, severity?: Severity): void;
  /** Aborted when the widget is unmounted. Default: no signal. */
  readonly signal?: AbortSignal;
}

/**
 * Calls `run` with the part: at once if it is loaded, otherwise as soon as it is. Resolves with the result of
 * `run`, or with undefined if the part could not be loaded, `run` threw or the widget is gone; it never rejects.
 *
 * @param failed called if the part could not be loaded
 */
export type UsePart<Part> = <Answer>(
  run: (part: Part) => Answer | Promise<Answer>,
  failed?: () => void,
) => Promise<Answer | undefined>;

/**
 * A part of a widget that is loaded once, when it is first used. A failure to load is reported with its cause, and the
 * next use tries again. After the widget is unmounted nothing runs.
 *
 * @param load imports the part
 * @param what the part's name in messages: `could not load WHAT`
 */
export function openPart<Part>(
  load: () => Promise<Part>,
  what: string,
  { report, signal }: PartContext,
): UsePart<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  return async (run, failed) => {
    try {
      loading ??= load();
      part ??= await loading;
      return signal?.aborted ? undefined : await run(part);
    } catch (cause) {
      if (signal?.aborted) return undefined;
      report(part ? `${what} failed` : `could not load ${what}`, cause, 'error');
      if (part) return undefined;
      loading = undefined;
      guard(
        () => failed?.(),
        (thrown) => report(`${what} failed`, thrown, 'error'),
      );
    }
    return undefined;
  };
}
