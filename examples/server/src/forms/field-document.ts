interface FieldText {
  name: string;
  label: string;
  type?: 'string' | 'number' | 'date' | 'enumeration';
  fieldType?: string;
  required?: boolean;
  description?: string;
  /** Values of an enumeration, each its own label. */
  options?: readonly string[];
  objectTypeId?: string;
  isSmartField?: boolean;
  validation?: { data?: string; useDefaultBlockList?: boolean; blockedEmailAddresses?: readonly string[] };
  dependentFieldFilters?: readonly object[];
}

const objectNames: Readonly<Record<string, string>> = {
  '0-1': 'CONTACT',
  '0-2': 'COMPANY',
  '0-5': 'TICKET',
  '0-19': 'FEEDBACK_SUBMISSION',
};

/** A field in the shape of a definition document, specification 2 section 3; a contact's text where nothing else is said. */
export function fieldDocument({
  name,
  label,
  type = 'string',
  fieldType = 'text',
  required = false,
  description = '',
  options = [],
  objectTypeId = '0-1',
  isSmartField = false,
  validation = {},
  dependentFieldFilters = [],
}: FieldText) {
  return {
    name,
    label,
    type,
    fieldType,
    description,
    groupName: 'contactinformation',
    displayOrder: -1,
    required,
    selectedOptions: [],
    options: options.map((value, displayOrder) => ({ label: value, value, displayOrder, hidden: false })),
    validation: {
      name: '',
      message: '',
      data: '',
      useDefaultBlockList: false,
      blockedEmailAddresses: [],
      ...validation,
    },
    enabled: true,
    hidden: false,
    defaultValue: '',
    isSmartField,
    unselectedLabel: '',
    placeholder: '',
    dependentFieldFilters,
    labelHidden: false,
    propertyObjectType: objectNames[objectTypeId] ?? 'CONTACT',
    metaData: [],
    objectTypeId,
  };
}

export type FieldDocument = ReturnType<typeof fieldDocument>;

/** Shows a field while its parent has one of the values. */
export function shownWhen(strValues: readonly string[], dependentFormField: FieldDocument) {
  const filter = { operator: 'SET_ANY', strValue: '', boolValue: false, numberValue: 0, strValues, numberValues: [] };
  return { filters: [filter], dependentFormField, formFieldAction: 'DISPLAY' };
}
