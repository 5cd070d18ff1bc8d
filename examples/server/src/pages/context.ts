/** What every page needs to know about the request that asked for it. */
export interface PageContext {
  /** The nonce of this answer's content security policy; every script of the page carries it. */
  nonce: string;
  /** The path that was asked for, as it stood in the address, without the query. */
  path: string;
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
