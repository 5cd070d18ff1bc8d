/** The English texts of file fields, and of the progress of an upload. */
export const FILES_ENGLISH = {
  fileTypes: 'Allowed types: {{ types }}.',
  fileSize: 'Maximum size: {{ size }}.',
  dropFiles: 'You can also drop or paste files here.',
  fileTypeNotAllowed: 'This type of file is not allowed: {{ name }}',
  removeFile: 'Remove {{ name }}',
  uploadProgress: '{{ percent }} uploaded',
  uploadRetry: 'The connection was lost. Trying again.',
  cancelUpload: 'Cancel upload',
  UPLOAD_CANCELED: 'The upload was canceled. Your answers are still here.',
} as const;
