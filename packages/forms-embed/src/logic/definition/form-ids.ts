import type { FormAddress } from './provider';

type FormIds = Pick<FormAddress, 'portalId' | 'formId'>;

export const isPortalId = (portalId: string): boolean => /^\d+$/.test(portalId);

/** Whether both ids of a form could be those of one. */
export const hasFormIds = ({ portalId, formId }: FormIds): boolean =>
  isPortalId(portalId) && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(formId);
