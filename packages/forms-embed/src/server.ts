import { jsonText } from '@mountkit/core/logic';
import { BRANDING_CSS } from './on-demand/branding';
import { PAGES_CSS } from './on-demand/pages';
import { openForServer, type ServerFormOptions } from './server/open-for-server';
import { FULL_SCHEMA } from './settings/full-settings';
import { FILES_CSS } from './ui/full/files-style';
import { FULL_FORM_CSS } from './ui/full/full-style';
import { PHONE_CSS } from './ui/full/phone-control';
import { UNSTYLED_CSS } from './ui/own-style';
import { renderContainer, renderElement } from './ui/render-markup';
import { FORM_CSS } from './ui/style';

export type { ServerFormOptions } from './server/open-for-server';

/**
 * The style sheet of the form. Put it into a `style` element, the page's last, so that the form looks from the start as
 * it does when the widget is loaded.
 */
export const formStyles: string =
  FORM_CSS + FULL_FORM_CSS + PAGES_CSS + FILES_CSS + PHONE_CSS + BRANDING_CSS + UNSTYLED_CSS;

/**
 * The form as markup, for the inside of an element that is marked `data-mountkit="form"`. Where no script runs it posts
 * itself to the provider; the widget takes over what the visitor has done so far. Options, and the `definition` where
 * the page gives one, have to be the same on the element.
 *
 * @param document the definition, as the provider answers it
 * @throws `MountError` where the document holds no form (`DEFINITION_FAILURE`), or an id is none (`INVALID_PORTAL_ID`,
 * `INVALID_FORM_GUID`)
 */
export function renderForm(document: unknown, options: ServerFormOptions = {}): string {
  const { View, model } = openForServer(document, options);
  return renderContainer(View, model);
}

/** The marked element with the form in it: its options as attributes, and the definition, so that none is fetched. */
export function renderFormElement(document: unknown, options: ServerFormOptions = {}): string {
  const { View, model, options: known, instanceId, className } = openForServer(document, options);
  const attributes: Record<string, string> = className ? { className } : {};
  attributes['data-mountkit'] = 'form';
  for (const [key, value] of Object.entries(known)) {
    if (value !== undefined && Object.hasOwn(FULL_SCHEMA, key)) attributes[attributeOf(key)] = textOf(value);
  }
  attributes['data-instance-id'] = instanceId;
  attributes['data-definition'] = JSON.stringify(document);
  return renderElement(attributes, renderContainer(View, model));
}

const attributeOf = (key: string) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const textOf = (value: unknown) => jsonText(value) || (value === '' ? '' : JSON.stringify(value));
