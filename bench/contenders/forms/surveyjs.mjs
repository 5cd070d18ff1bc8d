// All questions on one page, as the others have them, unless the form has several. A select is the browser's own.
import { Model } from 'survey-core';
import 'survey-js-ui';

const describe = ({ name, label, type, required, options, when }) => ({
  ...(options
    ? { type: 'dropdown', renderAs: 'select', choices: options.map(({ value, label }) => ({ value, text: label })) }
    : { type: 'text', inputType: type }),
  name,
  title: label,
  isRequired: required,
  ...(when && { visibleIf: `{${when.name}} = '${when.value}'` }),
});

export function render(container, { fields }) {
  const pages = Object.values(Object.groupBy(fields, ({ page = 0 }) => page));
  const model = new Model({ pages: pages.map((page) => ({ elements: page.map(describe) })) });
  model.render(container);
}

/** What leads to the next page. */
export const findNext = (container) => container.querySelector('.sd-navigation__next-btn');
