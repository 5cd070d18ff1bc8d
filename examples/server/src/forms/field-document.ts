interface FieldText {
  name: string;
  label: string;
  required?: boolean;
}

/** A contact's text field in the shape of a definition document, specification 2 section 3. */
export function textField({ name, label, required = false }: FieldText) {
  return {
    name,
    label,
    type: 'string',
    fieldType: 'text',
    description: '',
    groupName: 'contactinformation',
    displayOrder: -1,
    required,
    selectedOptions: [],
    options: [],
    validation: { name: '', message: '', data: '', useDefaultBlockList: false, blockedEmailAddresses: [] },
    enabled: true,
    hidden: false,
    defaultValue: '',
    isSmartField: false,
    unselectedLabel: '',
    placeholder: '',
    dependentFieldFilters: [],
    labelHidden: false,
    propertyObjectType: 'CONTACT',
    metaData: [],
    objectTypeId: '0-1',
  };
}
