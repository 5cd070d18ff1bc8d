import { hub } from '@mountkit/core';
import * as forms from '@mountkit/forms-embed';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { fakeFetch } from '../../../../core/src/testing/fake-fetch';
import { putMarkup, resetPage, settleMicrotasks, watchReports } from '../../../../core/src/testing/page';
import type { Mountkit } from '../../loader/create-mountkit';
import { startHubspot } from './index';
import type { HubspotOptions, WrappedForm } from './options';

export const FORM = '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10';
export const IDS = { portalId: '8100231', formId: FORM, provider: 'https://forms.test' };

interface Created {
  readonly id: string;
  readonly instanceId: string;
  onReady(listener: (form: WrappedForm) => void): void;
}
interface NewerForm {
  getFormId(): string;
  getInstanceId(): string;
  getConversionId(): string | null;
  setFieldValue(name: string, value: string): void;
  getFormFieldValues(): Promise<object[]>;
}
interface Page {
  hbspt?: { forms: { create: unknown } };
  HubSpotFormsV4?: { getForms(): NewerForm[]; getFormFromEvent(event: Event): NewerForm | undefined };
  hsFormsOnReady?: unknown;
  jQuery?: unknown;
}
/** The globals of the dialect, and those that a page may have. */
export const page = window as Page;

/** The page's call. */
export function create(options: HubspotOptions): Created {
  const { hbspt } = page;
  if (!hbspt) throw new Error('there is no hbspt');
  return (hbspt.forms.create as (options: HubspotOptions) => Created)(options);
}

export const EMAIL = { name: 'email', label: 'Email', fieldType: 'text', required: true };
export const documentOf = (fields: readonly object[] = [EMAIL], form: object = {}) => ({
  form: { guid: FORM, portalId: 8100231, formFieldGroups: fields.map((field) => ({ fields: [field] })), ...form },
});
export const COMPANY = { name: 'name', label: 'Company', objectTypeId: '0-2', fieldType: 'text' };
export const NEWS = { name: 'news', label: 'News', type: 'enumeration', fieldType: 'booleancheckbox' };

export const user = userEvent.setup({ delay: null });
let stop: () => void;
/** What happens around the test that runs. */
export const now = { reports: [] as readonly string[], host: undefined as unknown as ReturnType<typeof fakeFetch> };

/** Starts the dialect. */
export const start = () => {
  stop = startHubspot({ on: hub().on, load: async () => forms } as unknown as Mountkit);
};

/** Makes the incumbent's call and answers with a definition; resolves when the form is ready. */
export async function open(options: HubspotOptions = {}, document: object = documentOf()) {
  const target = options.target ? undefined : putMarkup('<div id="here"></div>');
  const before = now.host.calls.length;
  const created = create({ ...IDS, ...(target && { target: '#here' }), ...options });
  (await now.host.call(before)).answer(document);
  await new Promise<void>((resolve) => created.onReady(() => resolve()));
  return created;
}

/** Sends the form, and answers the submission. */
export async function submit(answer: object = { accepted: true, inlineMessage: 'Thanks.' }, status = 200) {
  const before = now.host.calls.length;
  await user.click(screen.getByRole('button'));
  (await now.host.call(before)).answer(answer, status);
}

/** An empty page before each test, and nothing left after it. */
export function useEmptyPage(): void {
  beforeEach(() => {
    resetPage();
    now.reports = watchReports();
    now.host = fakeFetch(/emailcheck/);
    stop = () => {};
  });

  afterEach(async () => {
    stop();
    forms.registry.removeAll();
    await settleMicrotasks();
    for (const name of ['hbspt', 'HubSpotFormsV4', 'hsFormsOnReady', 'jQuery'] as const) delete page[name];
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
