import type { Page } from 'playwright-core';
import type { FaultProxy } from '../harness/fault-proxy';
import { formOf, pageOf, tagOf } from '../harness/markup';
import type { PageServer } from '../harness/page-server';
import { newEmail } from '../harness/stored';
import { formModel } from './form-model';

/** The nonce of the tag. */
export const NONCE = 'bW91bnRraXQ';

/** What the visitor reads who has not passed the check. */
export const TRY_AGAIN = 'We could not verify that you are human. Please try again.';

export interface CheckedStage {
  readonly page: Page;
  readonly pages: PageServer;
  readonly proxy: FaultProxy;
}

interface CheckedForm {
  readonly formId: string;
  readonly attributes: string;
  readonly head?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a page with a form that asks for a bot check. */
export async function openCheckedForm({ page, pages, proxy }: CheckedStage, checked: CheckedForm) {
  const { formId, attributes, head = '', headers = {} } = checked;
  const markup = { head: tagOf(proxy.url, `async nonce="${NONCE}"`) + head, body: formOf(formId, attributes) };
  await page.goto(pages.add(pageOf(markup), headers));
  const form = formModel(page.locator('[data-mountkit]'));
  await form.form.waitFor();
  const errors = await page.evaluateHandle(() => {
    const codes: unknown[] = [];
    window.mountkit.on('forms:botCheckError', ({ code }) => codes.push(code));
    return codes;
  });
  const email = newEmail();
  return {
    ...form,
    email,
    fill: () => form.field('Email').fill(email),
    /** The codes of the check's errors so far. */
    errors: () => errors.jsonValue() as Promise<unknown[]>,
    asked: (path: RegExp) => proxy.requests.filter((request) => path.test(request.path)),
  };
}
