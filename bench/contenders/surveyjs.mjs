// All questions on one page, as the others have them.
import { Model } from 'survey-core';
import 'survey-js-ui';

export function render(container, fields) {
  const elements = fields.map(({ name, label, type }) => ({
    type: 'text',
    inputType: type,
    name,
    title: label,
    isRequired: true,
  }));
  new Model({ elements }).render(container);
}
