import type { FormAddress } from './provider';

/** The code of what is wrong with the ids, or nothing: specification 2 section 8. */
export function checkAddress({ portalId, formId }: FormAddress): 'INVALID_PORTAL_ID' | 'INVALID_FORM_GUID' | null {
  if (!/^\d+$/.test(portalId)) return 'INVALID_PORTAL_ID';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(formId) ? null : 'INVALID_FORM_GUID';
}
