import { guard } from '@mountkit/core';
import { customRules } from '../../form/custom-rules';
import type { Field } from '../../logic/definition/definition';
import type { Refusal } from '../../logic/rules/rules';

/** Checks values by the page's own rules. */
export interface CustomCheck {
  /** The refusal of a value by the rules that have answered so far. */
  check(field: Field, value: string): Refusal | null;
  /** Resolves when every called rule has answered; undefined if none is pending. */
  pending(): Promise<unknown> | undefined;
  /** Forgets the answers for fields of this name, whose rules have changed. */
  forget(name: string): void;
}

/** What the check needs of its form. */
interface CustomCheckParts {
  readonly formId: string;
  readonly report: (message: string, cause: unknown) => void;
  /** Called when an asynchronous rule has answered. */
  readonly answered: (field: Field) => void;
}

const refusalOf = (message: unknown): Refusal | null =>
  typeof message === 'string' && message !== '' ? { key: 'custom', params: { message } } : null;

/** Calls each rule once for a value until it changes; an answer for an older value is ignored. */
export function createCustomCheck({ formId, report, answered }: CustomCheckParts): CustomCheck {
  const asked = new Map<string, { name: string; value: string; refusal: Refusal | null }>();
  const pending = new Set<Promise<unknown>>();

  const ask = (field: Field, value: string): Refusal | null => {
    const entry = { name: field.name, value, refusal: null as Refusal | null };
    asked.set(field.id, entry);
    for (const rule of customRules().get(field.name) ?? []) {
      const fail = (error: unknown) => report(`the rule for field ${JSON.stringify(field.name)} failed`, error);
      const answer = guard(() => rule(value, { name: field.name, formId }), fail);
      if (!(answer instanceof Promise)) entry.refusal ??= refusalOf(answer);
      else {
        const late = answer
          .then((message) => {
            entry.refusal ??= refusalOf(message);
          }, fail)
          .then(() => {
            pending.delete(late);
            if (asked.get(field.id) === entry) answered(field);
          });
        pending.add(late);
      }
    }
    return entry.refusal;
  };

  return {
    check(field, value) {
      const trimmed = value.trim();
      if (trimmed === '' || !customRules().has(field.name)) return null;
      const known = asked.get(field.id);
      return known?.value === trimmed ? known.refusal : ask(field, trimmed);
    },
    pending: () => (pending.size > 0 ? Promise.all(pending) : undefined),
    forget(name) {
      for (const [id, entry] of asked) if (entry.name === name) asked.delete(id);
    },
  };
}
