import { controlKindOf, hasCountrySelect } from '../definition/field-kinds';
import { placesOf } from '../definition/field-places';
import type { FullDefinition, FullField } from '../definition/full-definition';
import { COUNTRY_OPTIONS } from './limits';
import { countTags } from './text-limits';

/** The turn in which each part of a form is drawn, counted from 0. */
export interface TurnPlan {
  readonly turns: number;
  readonly ofField: ReadonlyMap<string, number>;
  /** By group index: the turn of its rich text. */
  readonly ofText: readonly number[];
}

/** About as many elements as a page draws in 40 ms. */
const TURN = 2_500;

/** About as many comparisons of an element with a selector as a page makes in 100 ms. */
const COMPARED = 700_000;

/** Elements of a field without its options and texts. */
const FIELD = 8;

/**
 * Divides the drawing of a form: a long form is drawn in several turns, each a task of its own, so that the page can be
 * used meanwhile.
 *
 * @param selectors the number of selectors in the form's own style rules: each is compared with each element
 */
export function planTurns(definition: FullDefinition, selectors = 0): TurnPlan {
  const most = Math.min(TURN, COMPARED / selectors);
  let work = 0;
  let turn = 0;
  const take = (more: number): number => {
    if (work > 0 && work + more > most) {
      turn++;
      work = 0;
    }
    work += more;
    return turn;
  };
  const ofField = new Map<string, number>();
  const takeFields = (fields: readonly FullField[]) => {
    for (const field of fields) ofField.set(field.id, take(workOfField(field)));
  };
  const ofText = definition.groups.map(({ richText, fields }) => {
    const own = take(workOfText(richText));
    takeFields(fields);
    return own;
  });
  takeFields(placesOf(definition).flatMap(({ field, group }) => (group < 0 ? field : [])));
  return { turns: turn + 1, ofField, ofText };
}

/** An option of a dropdown counts as one element, any other as four. */
function workOfField(field: FullField): number {
  const { options, label, description, footer, placeholder, defaultValue } = field;
  const shown = hasCountrySelect(field)
    ? COUNTRY_OPTIONS
    : options.length * (controlKindOf(field) === 'dropdown' ? 1 : 4);
  const typed = (placeholder.length + defaultValue.length) / 100;
  return FIELD + shown + typed + [label, description, footer].reduce((sum, text) => sum + workOfText(text), 0);
}

/** Cleaning a tag, or reading 20 characters of markup, takes about as long as drawing an element. */
const workOfText = (text: string): number =>
  text.includes('<') ? countTags(text) + text.length / 20 : text.length / 500;
