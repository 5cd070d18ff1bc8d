import type { Severity } from './reporter';

/** What an on-demand part needs of the widget that it belongs to. */
export interface PartContext {
  report(message: string, cause?: unknown, severity?: Severity): void;
  /** Aborted when the widget is unmounted. Default: never. */
  readonly signal?: AbortSignal;
}

/**
 * Calls `run` with the part: at once if it is loaded, otherwise as soon as it is. Resolves with what `run` answers, or
 * with undefined if the part could not be loaded, `run` threw or the widget is gone; it never rejects.
 *
 * @param failed called if the part could not be loaded
 */
export type UsePart<Part> = <Answer>(
  run: (part: Part) => Answer | Promise<Answer>,
  failed?: () => void,
) => Promise<Answer | undefined>;

/**
 * A part of a widget that is loaded when it is first used, by everyone who uses it at once. If it cannot be loaded, that
 * is reported with its cause and tried again at the next use. After the widget is unmounted nothing runs.
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
  let loading: Promise<void> | undefined;
  const fail = (message: string, cause: unknown) => signal?.aborted || report(message, cause, 'error');

  return async (run, failed) => {
    if (!part) {
      loading ??= load().then(
        (loaded) => {
          part = loaded;
        },
        (cause) => {
          loading = undefined;
          fail(`could not load ${what}`, cause);
        },
      );
      await loading;
    }
    try {
      if (signal?.aborted) return undefined;
      if (part) return await run(part);
      failed?.();
    } catch (cause) {
      fail(`${what} failed`, cause);
    }
    return undefined;
  };
}
