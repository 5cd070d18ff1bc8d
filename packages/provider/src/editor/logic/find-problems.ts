import { askableFields, fieldIdOf, readRules } from './conditions';
import { choicesOf, type FormDraft, type Item, isFieldItem, textOf } from './document';
import { hasChoices } from './field-kinds';
import { nameLanguage } from './languages';
import { languagesOf, ownLanguageOf } from './translations';

/** Something that keeps a form from being published. */
export interface EditorProblem {
  readonly message: string;
  /** The item that it is about; null for the form as a whole. */
  readonly itemId: number | null;
}

/** What its owner has to mend, in words of the editor. */
export function findProblems(draft: FormDraft): readonly EditorProblem[] {
  const { items, form } = draft;
  const problems: EditorProblem[] = [];
  const fields = items.filter(isFieldItem);
  if (fields.every(({ field }) => field.hidden === true))
    problems.push({ message: 'The form has no field to fill in.', itemId: null });
  const seen = new Set<string>();
  for (const { id, field, when } of fields) {
    const name = textOf(field.label) || field.name || 'A field';
    if (textOf(field.label).trim() === '' && field.hidden !== true)
      problems.push({ message: `“${name}” has no label.`, itemId: id });
    if (field.name.trim() === '') problems.push({ message: `“${name}” has no name.`, itemId: id });
    else if (seen.has(field.name))
      problems.push({ message: `“${name}”: another field has the name ${field.name} too.`, itemId: id });
    seen.add(field.name);
    const choices = choicesOf(field);
    if (hasChoices(field) && choices.length === 0) problems.push({ message: `“${name}” has no choices.`, itemId: id });
    if (new Set(choices.map(({ value }) => value)).size < choices.length)
      problems.push({ message: `“${name}” has a choice twice.`, itemId: id });
    if (choices.some(({ label }) => label.trim() === ''))
      problems.push({ message: `“${name}” has an empty choice.`, itemId: id });
    if (when?.filters.some(({ operator, strValues }) => operator === 'SET_ANY' && !strValues?.length)) {
      problems.push({ message: `“${name}” is never shown: choose for which answers.`, itemId: id });
    }
  }
  const redirect = textOf(form.redirectUrl).trim();
  if (redirect !== '' && !/^https?:\/\/[^\s/]+/i.test(redirect)) {
    problems.push({
      message: 'The page after sending needs a whole address, such as https://shop.example/thanks/.',
      itemId: null,
    });
  }
  const own = ownLanguageOf(draft);
  if (languagesOf(draft).some((language) => language.toLowerCase() === own.toLowerCase()))
    problems.push({
      message: `The form’s own texts are in ${nameLanguage(own)}, and it is translated to that, too: remove one.`,
      itemId: null,
    });
  for (const [index, item] of items.entries()) {
    const next = items[index + 1];
    if (item.kind === 'page' && (next === undefined || next.kind === 'page'))
      problems.push({ message: 'A page is empty.', itemId: item.id });
  }
  for (const item of items) problems.push(...findRuleProblems(items, item));
  return problems;
}

/** Rules that can never hold, or are about a field that does not come before. */
function findRuleProblems(items: readonly Item[], item: Item): readonly EditorProblem[] {
  const askable = new Set(askableFields(items, item).map(({ field }) => fieldIdOf(field)));
  const what =
    item.kind === 'page'
      ? 'A page is skipped'
      : `“${item.kind === 'field' ? textOf(item.field.label) || item.field.name : ''}” is required`;
  return readRules(item).flatMap(({ field, filters }) => {
    if (!askable.has(field))
      return [
        {
          message: `${what} by a field that ${item.kind === 'page' ? 'is on no page before it' : 'is not there'}: ${field}.`,
          itemId: item.id,
        },
      ];
    const isNever = filters.some(({ operator, strValues }) => operator === 'SET_ANY' && !strValues?.length);
    return isNever ? [{ message: `${what} for no answer: choose for which.`, itemId: item.id }] : [];
  });
}
