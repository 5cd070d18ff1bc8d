import { TEXT_FORM_ENGLISH } from './messages';

/** The English texts of a full form: specification 2 sections 2, 5 and 8. */
export const FULL_FORM_ENGLISH = {
  ...TEXT_FORM_ENGLISH,

  // Refused values: section 5.
  missingSelect: 'Please complete this required field.',
  missingOptionSelection: 'Please complete this required field.',
  forbiddenEmailDomain:
    'Please enter a different email address. This form does not accept addresses from {{ domain }}.',
  manuallyBlockedEmailDomain:
    'Please enter a different email address. This form does not accept addresses from {{ domain }}.',
  invalidNumber: 'Please enter a valid number.',
  invalidNumberRangeTooSmall: "Please enter a number that's greater than or equal to {{ min }}.",
  invalidNumberRangeTooLarge: "Please enter a number that's less than or equal to {{ max }}.",
  numberOutOfRange: 'The number you entered is not in range.',
  fileTooLarge: 'Selected file is too large. Maximum allowed size is 100MB.',
  fileUnreadable: 'This file could not be read. Please choose it again.',

  // The form itself: section 2.
  defaultSelectOptionLabel: 'Please Select',
} as const;
