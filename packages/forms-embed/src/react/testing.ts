import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import type { FormDocument } from '../document/form';

// Parts of a form that are loaded on demand come slowly on a busy machine: time to wait, not time that passes.
configure({ asyncUtilTimeout: 10_000 });

export const PORTAL = '8100231';
export const FORM = '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10';
export const OTHER_FORM = '2d9b1c44-7f60-4b5e-8a15-0c3de8f1b702';

export const definitionOf = (guid: string): FormDocument => ({
  form: {
    portalId: Number(PORTAL),
    guid,
    submitText: guid === FORM ? 'Continue' : 'Send',
    inlineMessage: 'Thank you, we will be in touch.',
    redirectUrl: '',
    formFieldGroups: [
      { fields: [{ name: 'email', label: 'Work email', type: 'string', fieldType: 'text', required: true }] },
    ],
    metaData: [{ name: 'lang', value: 'en' }],
  },
});

/** Answers as a forms host does: the two forms above, and a good word for every submission. */
export function fakeHost() {
  // What an earlier test typed would be restored.
  sessionStorage.clear();
  const host = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    if (init?.method === 'POST')
      return Response.json({ accepted: true, inlineMessage: 'Thank you, we will be in touch.' });
    const guid = [FORM, OTHER_FORM].find((known) => `${url}`.includes(known));
    return guid ? Response.json(definitionOf(guid)) : Response.json({ message: 'no such form' }, { status: 404 });
  });
  // What an email check asks, and what is counted, is nothing that a test of the component hears of.
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    /\/emailcheck\/|counters\.gif/.test(url) ? Promise.reject(new Error('not here')) : host(url, init),
  );
  return host;
}

/** jsdom knows constructed style sheets, but not where a document keeps them. */
export function adoptedStyleSheets(): CSSStyleSheet[] {
  document.adoptedStyleSheets ??= [];
  return document.adoptedStyleSheets;
}
