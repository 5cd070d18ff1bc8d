import type { FullGroup } from '../definition/full-definition';

type Known = ReadonlySet<string>;

/** Whether a group asks for something that is not known yet. */
const asks = ({ fields }: FullGroup, known: Known): boolean => fields.some(({ name }) => !known.has(name));

/**
 * Which groups can be seen, by index: contract section 9, 'Known values'. `known` has the names of the fields whose
 * values are known. A smart group is hidden when all its fields are known. For each one hidden the next group steps in
 * that is not shown from the start and asks for something new. A group of dependent fields goes with the one before it.
 */
export function visibleGroups(groups: readonly FullGroup[], known: Known): boolean[] {
  const isOver = (group: FullGroup) => group.isSmartGroup && group.fields.length > 0 && !asks(group, known);
  const independent = groups.filter(({ isDependent }) => !isDependent);
  const vacancies = independent.filter((group) => group.isDefault && isOver(group)).length;
  const stepIn = new Set(independent.filter((group) => !group.isDefault && asks(group, known)).slice(0, vacancies));

  const visible: boolean[] = [];
  for (const group of groups) {
    const own = group.isDefault ? !isOver(group) : stepIn.has(group);
    visible.push(group.isDependent ? (visible[visible.length - 1] ?? true) : own);
  }
  return visible;
}

/** The ids of single smart fields that are hidden because their values are known; those of smart groups go as groups. */
export function hiddenSmartFields(groups: readonly FullGroup[], known: Known): ReadonlySet<string> {
  const single = groups.flatMap(({ isSmartGroup, fields }) => (isSmartGroup ? [] : fields));
  return new Set(single.filter(({ isSmartField, name }) => isSmartField && known.has(name)).map(({ id }) => id));
}
