import type { Page } from 'playwright-core';
import { type FormModel, formModel } from '../models/form-model';
import type { FaultProxy } from './fault-proxy';
import type { Fault } from './faults';
import { EMAIL_FORM, formOf, PORTAL, pageOf, tagOf } from './markup';
import type { PageServer } from './page-server';

export const DEFINITION = /^\/embed\/v3\/form\//;
export const SUBMISSION = /^\/submissions\//;

/** A required field for an email address. */
export const EMAIL = { name: 'email', label: 'Email', fieldType: 'text', type: 'string', required: true };

/** A field of one line that may stay empty. */
export const textOf = (name: string, field: object = {}) => ({
  ...EMAIL,
  name,
  label: name,
  required: false,
  ...field,
});

/** A definition of these groups of fields. */
export const documentOf = (groups: readonly (readonly object[])[], form: object = {}, whole: object = {}) => ({
  form: { guid: EMAIL_FORM, portalId: Number(PORTAL), formFieldGroups: groups.map((fields) => ({ fields })), ...form },
  ...whole,
});

/** An answer of the forms host. */
export const answer = (body: object, status = 200): Fault => ({ status, body: JSON.stringify(body) });

/** What a browser test has of its page. */
export interface Site {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

/** What is around a form on its page. */
interface Surroundings {
  readonly body?: string;
  readonly head?: string;
  /** Attributes of the marked element. Default none. */
  readonly attributes?: string;
  /** Headers of the page. Default none. */
  readonly headers?: Record<string, string>;
}

/** Opens a page with a form of this definition. */
export async function openForm(
  { page, pages, proxy }: Site,
  document: object,
  { body = '', head = '', attributes = '', headers = {} }: Surroundings = {},
): Promise<FormModel> {
  proxy.fault(DEFINITION, answer(document));
  const html = pageOf({ head: head + tagOf(proxy.url), body: formOf(EMAIL_FORM, attributes) + body });
  await page.goto(pages.add(html, headers));
  const form = formModel(page.locator('[data-mountkit]').first());
  await form.button.waitFor();
  return form;
}
