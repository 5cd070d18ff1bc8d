import { jsonText } from '@mountkit/core';
import { controlKindOf } from '../../logic/definition/field-kinds';
import { CONTROL_KINDS } from '../../logic/definition/field-types';
import type { FullField } from '../../logic/definition/full-definition';
import type { FullModel } from './full-model';

/** The label from the page's translations or the definition. It may contain markup. */
export const labelOf = ({ settings }: FullModel, { name, label }: FullField): string =>
  jsonText(settings.translations[settings.locale]?.fieldLabels?.[name]) || label;

/** Whether the label has the marker of a required field: specification 2 section 5, 'Messages'. */
export const isMarked = (field: FullField, label: string): boolean =>
  field.required && (label.trim() !== '' || !!CONTROL_KINDS[controlKindOf(field)].isAlwaysMarked);

/** The `autocomplete` of a field, by its name. */
export const autocompleteOf = ({ name }: FullField): string | undefined =>
  Object.hasOwn(AUTOCOMPLETE, name) ? AUTOCOMPLETE[name] : undefined;

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  email: 'email',
  firstname: 'given-name',
  lastname: 'family-name',
  phone: 'tel',
  mobilephone: 'tel',
  company: 'organization',
  jobtitle: 'organization-title',
  website: 'url',
  address: 'street-address',
  city: 'address-level2',
  state: 'address-level1',
  zip: 'postal-code',
  country: 'country-name',
};
