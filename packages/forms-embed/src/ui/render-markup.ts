import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FormModel, OpenForm } from '../form-model';

/** The element that holds a form, as markup: what the browser's own drawing makes, so that it can take it over. */
export function renderContainer(View: OpenForm['View'], model: FormModel): string {
  return renderToString(
    createElement(
      'div',
      { id: `hbspt-form-${model.instanceId}`, className: 'hbspt-form mk-form', 'data-hs-forms-root': 'true' },
      createElement(View, { model }),
    ),
  );
}

/** An element with attributes around markup. */
export function renderElement(attributes: Readonly<Record<string, string>>, markup: string): string {
  return renderToString(createElement('div', { ...attributes, dangerouslySetInnerHTML: { __html: markup } }));
}
