/** The answer of a rule. */
export interface Verdict {
  readonly passes: boolean;
  /** Why, for a developer. */
  readonly reason: string;
  /** The invalid setting because of which it does not pass. */
  readonly problem?: { readonly key: string; readonly found: string; readonly expected: string };
}

export const verdict = (passes: boolean, reason: string): Verdict => ({ passes, reason });

/** A rule with an invalid setting does not pass. */
export const invalidSetting = (key: string, found: string, expected: string, reason: string): Verdict => ({
  passes: false,
  reason,
  problem: { key, found, expected },
});
