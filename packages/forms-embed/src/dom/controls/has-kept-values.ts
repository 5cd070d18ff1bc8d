import { guard } from '@mountkit/core';

/**
 * Whether answers to a form may have been kept in this visit. A quick check, before the code that restores them is
 * loaded; false if storage is switched off.
 */
export const hasKeptValues = (formId: string): boolean => !!guard(() => sessionStorage.mountkit?.includes(formId));
