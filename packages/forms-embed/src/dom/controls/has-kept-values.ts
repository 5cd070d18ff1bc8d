import { guard } from '@mountkit/core';

/** Where the answers to a form stand in the session storage of mountkit. */
export const keptKey = (formId: string): string => `form:${formId}`;

/**
 * Whether this visit may have left answers for a form. A look only, so that whoever finds none need not load the rest;
 * storage that is switched off has none.
 */
export const hasKeptValues = (formId: string): boolean => !!guard(() => sessionStorage.mountkit?.includes(formId));
