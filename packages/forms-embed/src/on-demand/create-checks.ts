import type { createCustomCheck } from '../dom/controls/check-custom';
import type { JudgedValue, OptionsPart } from '../form/form-model';
import { createFullRules } from '../logic/rules/full-rules';
import type { Demands } from '../logic/state/follow-demands';
import type { Validate } from '../logic/state/full-cells';
import type { FullStore } from '../logic/state/full-state';
import type { FullParts, FullSurroundings } from './full-parts';

/** How the values of a full form are checked. */
export interface FullChecks {
  readonly validate: Validate;
  /** What the email check answered last, by field id. */
  readonly judged: Map<string, JudgedValue>;
  /** Resolves when the page's own rules have answered; undefined when none is left. */
  readonly pending: () => Promise<unknown> | undefined;
  readonly options: () => OptionsPart | undefined;
  applyOptions(part: OptionsPart): void;
  /** Asks the page's own rules from now on, those of the changed name again. */
  askRules(create: typeof createCustomCheck, changed: string): void;
}

/** Checks values by the form's rules, then by the page's options, by the email check and by the page's own rules. */
export function createChecks(
  parts: Pick<FullParts, 'dates' | 'phoneRules' | 'custom' | 'options' | 'own' | 'addition'>,
  { formId, report, settings }: FullSurroundings,
  { store, demands }: { readonly store: () => FullStore; readonly demands: Demands | undefined },
): FullChecks {
  const { dates, phoneRules, custom, options: known, own, addition } = parts;
  let options = known;
  const judged = new Map<string, JudgedValue>();
  const judge = createFullRules({ ...dates, ...phoneRules, ...own, ...addition });

  const openRules = (create: typeof createCustomCheck) =>
    create({
      formId,
      report,
      answered({ id }) {
        const cell = store().cellOf(id);
        if (!cell) return;
        const { value, files } = cell.get();
        cell.dispatch({ type: 'refused', refusal: validate(cell.field, value, files) });
      },
    });
  let ownRules = custom && openRules(custom.createCustomCheck);

  const validate: Validate = (field, value, files) => {
    // Nobody can mend the value of a field that is not in sight.
    if (field.hidden) return null;
    const last = judged.get(field.id);
    return (
      judge(demands?.asDemanded(field) ?? field, value, files) ??
      options?.findBlockedEmail(field, value, settings()) ??
      (last?.value === value.trim() ? last.refusal : null) ??
      ownRules?.check(field, value) ??
      null
    );
  };

  return {
    validate,
    judged,
    pending: () => ownRules?.pending(),
    options: () => options,
    applyOptions(part) {
      options = part;
    },
    askRules(create, changed) {
      ownRules ??= openRules(create);
      ownRules.forget(changed);
    },
  };
}
