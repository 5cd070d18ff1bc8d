import { type Disposer, hub, shared } from '@mountkit/core';

/** What a rule of the page's own may look at beside the value. */
export interface RuleFacts {
  /** The name of the field. */
  readonly name: string;
  /** The guid of the form. */
  readonly formId: string;
}

/**
 * A rule of the page's own: answers what the visitor shall read, or nothing where the value is good; at once or later.
 * An empty value is not asked about. What it throws is reported, and the value counts as good.
 */
export type CustomRule = (
  value: string,
  facts: RuleFacts,
) => string | null | undefined | Promise<string | null | undefined>;

/** Every rule of the page, by field name. */
export const customRules = (): Map<string, readonly CustomRule[]> => shared('form-rules', () => new Map());

/**
 * Adds a rule for every field of a name, in all forms of the page, those that are there already too; the answer takes it
 * away again.
 */
export function addRule(name: string, rule: CustomRule): Disposer {
  const rules = customRules();
  const others = () => (rules.get(name) ?? []).filter((other) => other !== rule);
  const put = (next: readonly CustomRule[]) => {
    rules.set(name, next);
    // `first-focus.ts` listens to it.
    hub().emit('rules', name);
  };
  put([...others(), rule]);
  return () => put(others());
}
