import type { Condition } from '../definition/full-definition';
import { holds } from './demands';
import { createVisibility, type DependentField, type Visibility } from './visibility';

/** Neighbouring fields with the same reasons to be skipped. */
interface Section {
  readonly skipWhen: readonly Condition[] | undefined;
  readonly fields: DependentField[];
}

/**
 * Creates the visibility of fields on pages that can be skipped. Pages are decided in order, each by what the pages
 * before it show on their own, so that no page can decide about itself, however the fields depend on each other. The
 * fields of a skipped page are not shown, nor is what depends on them alone.
 */
export function createPagedVisibility(fields: readonly DependentField[], now: () => number): Visibility {
  const plain = createVisibility(fields, now);
  if (!fields.some(({ skipWhen }) => skipWhen)) return plain;

  const typeOf = new Map(fields.map(({ id, type }) => [id, type]));
  const sections: Section[] = [];
  for (const field of fields) {
    const last = sections.at(-1);
    if (last && last.skipWhen === field.skipWhen) last.fields.push(field);
    else sections.push({ skipWhen: field.skipWhen, fields: [field] });
  }
  const deciding = new Set(
    fields.flatMap(({ conditions, skipWhen = [] }) => [...conditions, ...skipWhen].map(({ parentId }) => parentId)),
  );

  const all: Visibility['all'] = (read) => {
    const kept: DependentField[] = [];
    const shown = () => createVisibility(kept, now).all(read);
    for (const { skipWhen, fields: own } of sections) {
      const seen = skipWhen && shown();
      const facts = { shownType: (id: string) => (seen?.has(id) ? typeOf.get(id) : undefined), read, now: now() };
      if (!skipWhen || !holds(skipWhen, facts)) kept.push(...own);
    }
    return shown();
  };

  return {
    all,
    after(changedId, shown, read) {
      if (!deciding.has(changedId)) return [];
      const next = all(read);
      return fields.flatMap(({ id }) => (shown.has(id) === next.has(id) ? [] : { id, shown: next.has(id) }));
    },
  };
}
