import type { FormEvents } from '../../events';
import type { SubmissionFailure } from '../state/form-state';

/** The names of specification 2 section 8 that a failed submission may have. */
const CODES = [
  'MISSING_REQUIRED_FIELDS',
  'BLOCKED_EMAIL',
  'TOO_MANY_REQUESTS',
  'SERVER_ERROR',
  'RECAPTCHA_VALIDATION_ERROR',
  'OUT_OF_DATE',
  'SUBMISSION_NOT_ALLOWED',
  'FORM_NOT_PUBLISHED',
  'FORM_NEVER_EXISTED',
  'MISSING_SCOPE',
  'FORM_TYPE_MISMATCH',
  'FILE_TOO_LARGE',
  'SUBMISSION_PERIOD_ENDED',
  'RATE_LIMIT_EXCEEDED',
  'SUBMISSION_FAILURE',
  'UNKNOWN_FORM_ERROR',
];

/** The detail of `submissionFailure`: contract section 5. An error type of the server's own is not its code. */
export const failureDetail = ({ type, message }: SubmissionFailure): FormEvents['submissionFailure'] =>
  CODES.includes(type) ? { code: type, message } : { code: 'SUBMISSION_FAILURE', message, errorType: type };
