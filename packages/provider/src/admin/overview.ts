import type { OverviewFigures } from '../part';
import type { FieldName } from './form-fields';
import type { VariantFigures } from './variants';

/** Something counted by the day: one number for each day of the range. */
export interface Series {
  label: string;
  values: readonly number[];
}

/** What became of the visitors of one form, as pages have told it. */
export interface Funnel {
  formId: string;
  title: string;
  seen: number;
  started: number;
  sent: number;
  /** Who began and left without sending: at which field last. */
  left: readonly (FieldName & { count: number })[];
}

/** The figures of a range of days. */
export interface Overview {
  /** ISO dates, the oldest first. */
  days: readonly string[];
  /** Whether they are made up, for somebody who has none yet. */
  isSample: boolean;
  totals: { submissions: number; contacts: number };
  /** Submissions of the forms with the most, and of all others together. */
  submissions: readonly Series[];
  /** Forms that a funnel can be shown of. */
  forms: readonly { id: string; title: string }[];
  funnel: Funnel | null;
  popups: readonly { id: string; shown: number; closed: number }[];
  popupDays: readonly Series[];
  /** Popups of which there are several variants: how each fared. */
  variants: readonly { id: string; figures: readonly VariantFigures[] }[];
  /** What the parts of the provider add. */
  parts: readonly OverviewFigures[];
}
