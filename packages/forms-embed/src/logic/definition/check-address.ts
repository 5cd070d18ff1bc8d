import { createMountError, type MountError } from '@mountkit/core/logic';
import { hasFormIds, isPortalId } from './form-ids';
import type { FormAddress } from './provider';

/** The error in the ids, or null: specification 2 section 8. */
export function checkAddress(address: FormAddress): MountError | null {
  if (hasFormIds(address)) return null;
  const { portalId, formId } = address;
  const complain = (code: string, attribute: string, found: string, expected: string) =>
    createMountError(code, `${attribute} is ${JSON.stringify(found)}, expected ${expected}`);
  return isPortalId(portalId)
    ? complain('INVALID_FORM_GUID', 'data-form-id', formId, 'a guid')
    : complain('INVALID_PORTAL_ID', 'data-portal-id', portalId, 'digits');
}
