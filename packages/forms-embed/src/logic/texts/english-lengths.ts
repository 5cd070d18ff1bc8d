/** The English texts of fields whose length is limited. The counts have no plural, which every language has its own way of. */
export const LENGTHS_ENGLISH = {
  inputTooShort: 'Please use at least {{ length }} characters.',
  inputTooLong: 'Please use at most {{ length }} characters.',
  charactersLeft: 'Characters left: {{ count }}',
  charactersOver: 'Characters over the limit: {{ count }}',
} as const;
