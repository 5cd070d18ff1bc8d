interface FieldText {
  name: string;
  label: string;
  type?: 'string' | 'number' | 'date' | 'datetime' | 'enumeration';
  fieldType?: string;
  required?: boolean;
  description?: string;
  /** Values of an enumeration, each its own label or with one. */
  options?: readonly (string | { label: string; value: string })[];
  defaultValue?: string;
  placeholder?: string;
  /** Markup below the control. */
  footer?: string;
  hidden?: boolean;
  labelHidden?: boolean;
  ratingType?: string;
  useCountryCodeSelect?: boolean;
  metaData?: readonly { name: string; value: string }[];
  objectTypeId?: string;
  isSmartField?: boolean;
  validation?: {
    data?: string;
    useDefaultBlockList?: boolean;
    blockedEmailAddresses?: readonly string[];
    /** Rules of our own, which the forms host does not know. */
    mountkit?: { minLength?: number; maxLength?: number; requiredWhen?: readonly object[] };
  };
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
  defaultValue = '',
  placeholder = '',
  footer = '',
  hidden = false,
  labelHidden = false,
  ratingType = '',
  useCountryCodeSelect = false,
  metaData = [],
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
    options: options.map((option, displayOrder) => ({
      ...(typeof option === 'string' ? { label: option, value: option } : option),
      displayOrder,
      hidden: false,
    })),
    validation: {
      name: '',
      message: '',
      data: '',
      useDefaultBlockList: false,
      blockedEmailAddresses: [],
      ...validation,
    },
    enabled: true,
    hidden,
    defaultValue,
    isSmartField,
    unselectedLabel: '',
    placeholder,
    footer,
    dependentFieldFilters,
    labelHidden,
    ratingType,
    useCountryCodeSelect,
    propertyObjectType: objectNames[objectTypeId] ?? 'CONTACT',
    metaData,
    objectTypeId,
  };
}

export type FieldDocument = ReturnType<typeof fieldDocument>;

/** The condition that a field has one of the values, as our own rules name it. */
export const whenField = (field: string, strValues: readonly string[]) => ({
  field,
  filters: [{ operator: 'SET_ANY', strValues }],
});

/** Shows a field while its parent has one of the values. */
export function shownWhen(strValues: readonly string[], dependentFormField: FieldDocument) {
  const filter = { operator: 'SET_ANY', strValue: '', boolValue: false, numberValue: 0, strValues, numberValues: [] };
  return { filters: [filter], dependentFormField, formFieldAction: 'DISPLAY' };
}
