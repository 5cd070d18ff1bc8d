import { createMountError } from '@mountkit/core/logic';
import type { HubspotOptions } from './options';

/** Throws for invalid ids, as the incumbent's call does: specification 2 section 8, contract section 4. */
export function checkIds({ portalId, formId }: HubspotOptions): void {
  if (!/^\d+$/.test(`${portalId}`)) {
    throw createMountError('INVALID_PORTAL_ID', `hbspt.forms.create: portalId is ${portalId}, expected digits`);
  }
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(`${formId}`)) {
    throw createMountError('INVALID_FORM_GUID', `hbspt.forms.create: formId is ${formId}, expected a guid`);
  }
}
