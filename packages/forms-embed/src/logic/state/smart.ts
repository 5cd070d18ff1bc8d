import type { FullGroup } from '../definition/full-definition';

type Known = ReadonlySet<string>;

/** Whether a group has a field whose value is not known. */
const asks = ({ fields }: FullGroup, known: Known): boolean => fields.some(({ name }) => !known.has(name));

/**
 * Which groups are shown, by index: contract section 9, 'Known values'. `known` has the names of the fields whose
 * values are known. A smart group is hidden when all its fields are known. Each hidden one is replaced by the next
 * waiting group with a field that is not known. A group of dependent fields is shown or hidden with the group before
 * it.
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

/** The ids of smart fields, outside smart groups, that are hidden because their values are known. */
export function hiddenSmartFields(groups: readonly FullGroup[], known: Known): ReadonlySet<string> {
  const single = groups.flatMap(({ isSmartGroup, fields }) => (isSmartGroup ? [] : fields));
  return new Set(single.filter(({ isSmartField, name }) => isSmartField && known.has(name)).map(({ id }) => id));
}
