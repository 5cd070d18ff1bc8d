import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { FormModel, OpenForm } from '../form/form-model';
import { containerOf } from './container';

/** The element around a form as markup, the same as in the browser, which can take it over. */
export function renderContainer(View: OpenForm['View'], model: FormModel): string {
  return renderToString(containerOf(View, model));
}

/** An element with attributes around markup. */
export function renderElement(attributes: Readonly<Record<string, string>>, markup: string): string {
  return renderToString(createElement('div', { ...attributes, dangerouslySetInnerHTML: { __html: markup } }));
}
