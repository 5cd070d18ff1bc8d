import { findMatches } from '../../logic/combobox/find-matches';
import { foldText } from '../../logic/combobox/fold-text';

/** An option of a select that can be chosen. */
export interface Choice {
  /** Its index among the options of the select. */
  readonly index: number;
  readonly label: string;
}

/** The options of a select as they are now. */
export interface Choices {
  readonly all: readonly Choice[];
  /** The places of the choices that match, the best first; all for an empty text. */
  readonly search: (query: string) => readonly number[];
  /** The place of the choice with exactly this label, but for case and diacritics; -1 for none. */
  readonly findExact: (label: string) => number;
}

/** Those of a list that was not opened yet. */
export const NO_CHOICES: Choices = { all: [], search: () => [], findExact: () => -1 };

/** The option that stands for no choice; undefined if the select has none. */
export const emptyOption = ({ options }: HTMLSelectElement): HTMLOptionElement | undefined =>
  options[0]?.value === '' ? options[0] : undefined;

/** Reads the choices of a select. */
export function readChoices(select: HTMLSelectElement): Choices {
  const empty = emptyOption(select);
  const all = Array.from(select.options, ({ text, disabled, hidden }, index) => ({
    index,
    label: text,
    isLeftOut: disabled || hidden,
  })).filter(({ isLeftOut }) => !isLeftOut);
  let folded: readonly string[] | undefined;
  // No choice cannot be searched for.
  const texts = () => {
    folded ??= all.map(({ index, label }) => (empty && index === 0 ? '' : foldText(label)));
    return folded;
  };
  return {
    all,
    search: (query) => (foldText(query) ? findMatches(texts(), query) : all.map((_, place) => place)),
    findExact: (label) => texts().indexOf(foldText(label)),
  };
}
