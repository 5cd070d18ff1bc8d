import type { FullDefinition } from './full-definition';

/**
 * The form as its builder shows it: all groups at once, on one page. Unless the address contains an email, only default
 * groups are shown, whatever is known of the visitor. Specification 2 sections 2 and 6.
 */
export function shapeForBuilder(definition: FullDefinition, hasEmail: boolean): FullDefinition {
  // Nothing is skipped where all is shown.
  const groups = definition.groups.map(({ skipWhen: _, ...group }) => ({
    ...group,
    page: 0,
    fields: group.fields.map(({ skipWhen: __, ...field }) => field),
  }));
  const onePage = { ...definition, groups, pageCount: 1 };
  if (hasEmail) return onePage;
  let isThere = true;
  return {
    ...onePage,
    groups: groups
      .filter(({ isDependent, isDefault }) => {
        // A group of dependents is shown with the group that it depends on.
        if (!isDependent) isThere = isDefault;
        return isThere;
      })
      .map((group) => ({
        ...group,
        isSmartGroup: false,
        fields: group.fields.map((field) => ({ ...field, isSmartField: false })),
      })),
  };
}
