/** A WordPress of the tests. */
export interface WordPressSite {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** The themes that are there. */
  readonly themes: readonly string[];
  /** Runs PHP inside the site and answers what it printed. Throws with what it said where it failed. */
  run(code: string): string;
  /** Makes a network of it, for `run` only. */
  makeNetwork(): void;
  stop(): Promise<void>;
}

export function startWordPress(): Promise<WordPressSite>;
