/** Forms of all kinds. */
export const forms = {
  name: 'forms',
  baseline: 'static',
  contenders: [
    { name: 'static', label: 'static innerHTML', file: 'static.mjs' },
    { name: 'mountkit', label: 'mountkit', file: 'mountkit.mjs' },
    { name: 'react-uncontrolled', label: 'React, uncontrolled', file: 'react-uncontrolled.jsx' },
    { name: 'react-controlled', label: 'React, controlled', file: 'react-controlled.jsx' },
    { name: 'react-hook-form', label: 'react-hook-form', file: 'react-hook-form.jsx' },
    { name: 'surveyjs', label: 'SurveyJS', file: 'surveyjs.mjs' },
    { name: 'formio', label: 'form.io', file: 'formio.mjs' },
  ],
};
