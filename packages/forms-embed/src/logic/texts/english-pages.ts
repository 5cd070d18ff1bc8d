/** The English texts of a form of several pages: specification 2 sections 2 and 8. */
export const PAGES_ENGLISH = {
  next: 'Next',
  previous: 'Previous',
  progress: '{{currentPage}} of {{numberOfPages}}',
  step: 'Step {{pageNumber}}',
  pageNumber: 'Step {{pageNumber}}',
  fieldRequiredOnPage: "Please complete '{{label}}' on {{link}}",
  fieldInvalidOnPage: "Please fix '{{label}}' on {{link}}",
} as const;
