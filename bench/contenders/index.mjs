/** Who is measured, in this order within each round: a name, what the tables call it, and its file. */
export const contenders = [
  { name: 'static', label: 'static innerHTML', file: 'static.mjs' },
  { name: 'mountkit', label: 'mountkit', file: 'mountkit.mjs' },
  { name: 'react-uncontrolled', label: 'React, uncontrolled', file: 'react-uncontrolled.jsx' },
  { name: 'react-controlled', label: 'React, controlled', file: 'react-controlled.jsx' },
  { name: 'react-hook-form', label: 'react-hook-form', file: 'react-hook-form.jsx' },
  { name: 'surveyjs', label: 'SurveyJS', file: 'surveyjs.mjs' },
  { name: 'formio', label: 'form.io', file: 'formio.mjs' },
];

/** What every other is a multiple of. */
export const BASELINE = 'static';

/** What the aims are about. */
export const OURS = 'mountkit';
