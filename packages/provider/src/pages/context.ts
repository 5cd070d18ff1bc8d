import type { Child } from 'hono/jsx';

/** What stands around the pages that speak for the provider, and where they lead to try it. */
export interface Site {
  /** The links in the header. */
  links: readonly { href: string; label: string }[];
  /** The sentences in the footer. */
  footer: Child;
  /** What somebody may do to have a contact, as in 'Send a form'. */
  sendForm: Child;
  /** What somebody may do to have figures. */
  makeFigures: Child;
}

/** The pages below `/admin/` for whoever is signed in. */
export interface AdminPlace {
  links: readonly { href: string; label: string }[];
  /** Whether there is a session to end. */
  mayLeave: boolean;
}

/** What every page needs to know about the request that asked for it. */
export interface PageContext {
  /** The nonce of this answer's content security policy; every script of the page carries it. */
  nonce: string;
  /** The path that was asked for, as it stood in the address, without the query. */
  path: string;
  /** Links and words around the page; those of a provider that stands alone where nothing is said. */
  site?: Site;
  /** Below `/admin/`, for whoever was let in. */
  admin?: AdminPlace;
}

/** A stored contact, as the admin page shows it. Times are ISO 8601. */
export interface AdminContact {
  id: string;
  email: string;
  properties: Record<string, string>;
  createdAt: string;
  updatedAt: string;
}

/** A stored form submission, as the admin page shows it. Times are ISO 8601. */
export interface AdminSubmission {
  id: string;
  formId: string;
  portalId: string;
  correlationId: string;
  conversionId: string;
  values: Record<string, string>;
  context: Record<string, unknown>;
  pageUrl: string | null;
  contactEmail: string | null;
  files: readonly AdminFile[];
  createdAt: string;
}

/** A file that came with a submission. */
export interface AdminFile {
  fieldId: string;
  name: string;
  /** In bytes. */
  size: number;
  /** Where it can be had. */
  url: string;
}

/** A counter that pages add to. */
export interface AdminCounter {
  key: string;
  count: number;
  updatedAt: string;
}
