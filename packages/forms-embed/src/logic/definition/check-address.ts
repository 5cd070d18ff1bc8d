import { createMountError, type MountError } from '@mountkit/core/logic';
import type { FormAddress } from './provider';

/** The error in the ids, or null: specification 2 section 8. */
export function checkAddress({ portalId, formId }: FormAddress): MountError | null {
  const complain = (code: string, attribute: string, found: string, expected: string) =>
    createMountError(code, `${attribute} is ${JSON.stringify(found)}, expected ${expected}`);
  if (!/^\d+$/.test(portalId)) return complain('INVALID_PORTAL_ID', 'data-portal-id', portalId, 'digits');
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(formId)) return null;
  return complain('INVALID_FORM_GUID', 'data-form-id', formId, 'a guid');
}
