/** What a value is, which decides how it is read, checked and sent. Several options are joined by semicolons. */
export type ValueKind = 'text' | 'number' | 'date' | 'phone' | 'file' | 'boolean' | 'option' | 'options';

/** What a value is entered with. */
export type ControlKind = 'line' | 'lines' | 'dropdown' | 'group' | 'box' | 'files';

/** The kinds of controls. */
export const CONTROL_KINDS: Readonly<Record<ControlKind, ControlFacts>> = {
  /** An input of one line. */
  line: { isTyped: true },
  /** An input of several lines. */
  lines: { isTyped: true },
  dropdown: {},
  /** Radio buttons or checkboxes: the label names them all, and points to none. */
  group: { isAlwaysMarked: true },
  /** A single checkbox, with its label beside it. */
  box: { isAlwaysMarked: true },
  /** A button that opens a list of files. */
  files: {},
};

interface ControlFacts {
  /** Whether the end of typing has to be awaited; any other control is left as soon as a choice is made. Default false. */
  readonly isTyped?: boolean;
  /** Whether it shows the marker of a required field even without a label. Default false. */
  readonly isAlwaysMarked?: boolean;
}

interface FieldTypeFacts {
  readonly value: ValueKind;
  readonly control: ControlKind;
}

/**
 * The field types of specification 2 section 3. To add one, add a row; the compiler names whatever a new kind needs.
 */
export const FIELD_TYPES = {
  text: { value: 'text', control: 'line' },
  textarea: { value: 'text', control: 'lines' },
  number: { value: 'number', control: 'line' },
  date: { value: 'date', control: 'line' },
  email: { value: 'text', control: 'line' },
  file: { value: 'file', control: 'files' },
  phone: { value: 'phone', control: 'line' },
  phonenumber: { value: 'phone', control: 'line' },
  radio: { value: 'option', control: 'group' },
  payment_link_radio: { value: 'option', control: 'group' },
  select: { value: 'option', control: 'dropdown' },
  checkbox: { value: 'options', control: 'group' },
  booleancheckbox: { value: 'boolean', control: 'box' },
} as const satisfies Readonly<Record<string, FieldTypeFacts>>;

/** The type of a field, as definitions name it. */
export type FieldType = keyof typeof FIELD_TYPES;

/** Whether a definition names one of the field types. */
export const isFieldType = (name: string): name is FieldType => Object.hasOwn(FIELD_TYPES, name);
