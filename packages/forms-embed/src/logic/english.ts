/**
 * English, word for word from specification 2 sections 2, 5, 8 and 9 where it says the words. Every other locale has
 * these keys: the contract's section 9 names them. Lists are joined by commas, weeks begin with Sunday.
 */
export const ENGLISH = {
  // Values that are refused: section 5.
  required: 'Please complete this required field.',
  missingSelect: 'Please complete this required field.',
  missingOptionSelection: 'Please complete this required field.',
  invalidEmailFormat: 'Email must be formatted correctly.',
  invalidEmail: 'Please enter a valid email address.',
  forbiddenEmailDomain:
    'Please enter a different email address. This form does not accept addresses from {{ domain }}.',
  manuallyBlockedEmailDomain:
    'Please enter a different email address. This form does not accept addresses from {{ domain }}.',
  invalidNumber: 'Please enter a valid number.',
  invalidNumberRangeTooSmall: "Please enter a number that's greater than or equal to {{ min }}.",
  invalidNumberRangeTooLarge: "Please enter a number that's less than or equal to {{ max }}.",
  invalidDate: 'Please enter a valid date.',
  phoneInvalidCharacters: 'A valid phone number may only contain numbers, +()-. or x',
  numberOutOfRange: 'The number you entered is not in range.',
  inputTooLarge: 'Please use fewer than {{ length }} characters.',
  fileTooLarge: 'Selected file is too large. Maximum allowed size is 100MB.',
  fileUnreadable: 'This file could not be read. Please choose it again.',

  // Submissions that are refused: section 8.
  MISSING_REQUIRED_FIELDS: 'Please complete all required fields.',
  BLOCKED_EMAIL: 'Please change your email address to continue.',
  TOO_MANY_REQUESTS: 'There was an issue submitting your form. Please wait a few seconds and try again.',
  RECAPTCHA_VALIDATION_ERROR: 'We could not tell that you are human. Please try again.',
  OUT_OF_DATE: 'This form has changed. Please reload the page and try again.',
  SUBMISSION_NOT_ALLOWED: 'This form does not take submissions now.',
  FORM_NOT_PUBLISHED: 'This form does not take submissions now.',

  // The form itself: section 2.
  submitText: 'Submit',
  formIsSubmitting: 'Form is submitting',
  thankYou: 'Thank you.',
  defaultSelectOptionLabel: 'Please Select',
  notYou: 'Not you?',
  resetTheForm: 'Click here to reset',
  restored: 'What you typed before is still here.',
  queued: 'You are offline. Your answers are kept and sent when you are back.',

  // Pages.
  next: 'Next',
  previous: 'Previous',
  progress: '{{currentPage}} of {{numberOfPages}}',
  step: 'Step {{pageNumber}}',
  pageNumber: 'Step {{pageNumber}}',
  fieldRequiredOnPage: "Please complete '{{label}}' on {{link}}",
  fieldInvalidOnPage: "Please fix '{{label}}' on {{link}}",

  // The email check.
  emailSuggestion: 'Did you mean {{ email }}?',
  resubscribeMessage: 'This address does not want our emails at present.',
  resubscribe: 'Send me emails again',
  emailOptIn: 'Thank you. You will hear from us again.',

  // Phone and calendar.
  country: 'Country',
  chooseDate: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  week: 'Week',
  months: 'January,February,March,April,May,June,July,August,September,October,November,December',
  weekdays: 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday',
  weekdaysShort: 'Sun,Mon,Tue,Wed,Thu,Fri,Sat',
} as const;

/** A key of every locale's table. */
export type TextKey = keyof typeof ENGLISH;
/** One locale's texts, complete. */
export type LocaleTexts = Readonly<Record<TextKey, string>>;
