import { readCookies } from '@mountkit/core';
import { hasKeptValues } from '../dom/controls/has-kept-values';
import { fetchDefinition } from '../dom/definition/fetch-definition';
import { readAddress } from '../dom/definition/read-address';
import { customRules } from './custom-rules';
import type { FormContext } from './form-context';
import type { OpenForm } from './form-model';
import { openTextForm } from './open-text-form';

/** A form, and the definition that it was opened from as the provider sent it. */
export interface LoadedForm {
  readonly open: OpenForm;
  readonly document: unknown;
}

/** Fetches the definition, unless the page gives one, and opens it: as a text form where that has all that is needed. */
export async function loadForm(context: FormContext): Promise<LoadedForm> {
  const loadFullForm = () => import('../on-demand/open-full-form');
  const settings = context.settings();
  const hasOptions = context.hasUnreadOptions();
  const isGiven = settings.definition || (hasOptions && (await (await loadFullForm()).isPreview(context)));
  const { document, fallback } = await (isGiven
    ? { document: settings.definition, fallback: false }
    : fetchDefinition(context, readAddress(settings)));
  const given = new URLSearchParams(location.search);
  const isUsual =
    !hasOptions &&
    settings.locale === 'en' &&
    !customRules().size &&
    !/XSRF-TOKEN=/.test(readCookies()) &&
    !hasKeptValues(context.id);
  const open =
    (isUsual && openTextForm(document, (name) => given.has(name))) ||
    (await (await loadFullForm()).openFullForm(context, document, hasOptions));
  context.emit('definitionFetched', {
    definition: document,
    fallback: fallback || 'definitionS3WriteDate' in open.definition.metaData,
  });
  return { open, document };
}
