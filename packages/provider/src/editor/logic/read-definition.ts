import { type Condition, type FormDraft, type Item, type Json, listOf, objectOf, objectsOf, textOf } from './document';

/** Takes a definition apart: its groups become one list of fields, texts and pages. Never throws. */
export function readDefinition(definition: unknown, title = ''): FormDraft {
  const { form: whole, ...rest } = objectOf(definition);
  // Whether it is published is the server's to say.
  const { formFieldGroups, isPublished: _, translations, ...others } = objectOf(whole);
  // Texts of fields move with their rows.
  const all = Object.entries(objectsOf(translations)).map(([language, { fields, ...texts }]) => ({
    language,
    fields,
    texts,
  }));
  const form =
    all.length === 0
      ? others
      : { ...others, translations: Object.fromEntries(all.map(({ language, texts }) => [language, texts])) };
  const items: Item[] = [];
  const nextId = () => items.length + 1;

  for (const raw of listOf(formFieldGroups)) {
    const { fields, richText, isPageBreak, mountkit, ...group } = objectOf(raw);
    if (isPageBreak === true) items.push({ kind: 'page', id: nextId(), rules: mountkit });
    const content = typeof richText === 'string' ? richText : textOf(objectOf(richText).content);
    if (content.trim() !== '') {
      const said = Object.entries(objectOf(objectOf(richText).translations)).map(([language, text]) => [
        language,
        { content: textOf(text) },
      ]);
      items.push({ kind: 'text', id: nextId(), content, translations: Object.fromEntries(said) });
    }
    for (const [index, field] of listOf(fields).entries()) {
      addField(objectOf(field), { isBeside: index > 0, when: null, group: index > 0 ? {} : group });
    }
  }
  return { title, items, form, rest, nextId: items.length + 1 };

  function addField(raw: Json, place: { isBeside: boolean; when: Condition | null; group: Json }): void {
    const { dependentFieldFilters, ...field } = raw;
    const id = nextId();
    const name = textOf(raw.name);
    const own = all.flatMap(({ language, fields }) =>
      Object.hasOwn(objectOf(fields), name) ? [[language, objectOf(fields)[name]]] : [],
    );
    items.push({
      kind: 'field',
      id,
      field: { ...field, name },
      ...place,
      translations: objectsOf(Object.fromEntries(own)),
    });
    for (const dependent of listOf(dependentFieldFilters)) {
      const { filters, dependentFormField } = objectOf(dependent);
      const when = { parent: id, filters: listOf(filters).map((filter) => objectOf(filter) as never) };
      addField(objectOf(dependentFormField), { isBeside: false, when, group: {} });
    }
  }
}
