import type { PageConfig } from '@mountkit/core';
import { type Json, jsonObject } from '@mountkit/core/logic';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Page facts from the builder's own objects, in the form of our data block: contract section 2. */
export function readFacts(page: Json): PageConfig {
  const within = (...path: readonly string[]) => {
    let place = page;
    for (const key of path) place = jsonObject(place[key]);
    return place;
  };
  const facts: Mutable<PageConfig> = {
    breakpoints: within('elementorFrontendConfig', 'responsive', 'breakpoints') as PageConfig['breakpoints'] & object,
  };
  const { edit, wpPreview } = within('elementorFrontendConfig', 'environmentMode');
  if (edit || wpPreview) facts.mode = edit ? 'edit' : 'preview';
  // It has the visitor's roles if somebody is logged in.
  const { roles } = within('elementorFrontendConfig', 'user');
  if (Array.isArray(roles)) facts.user = { loggedIn: true, roles };
  const { rest: base } = within('ElementorProFrontendConfig', 'urls');
  const { nonce } = within('elementorPro', 'config', 'loopFilter');
  facts.rest = {
    ...(typeof base === 'string' && { base }),
    ...(typeof nonce === 'string' && { nonce }),
  };
  return facts;
}
