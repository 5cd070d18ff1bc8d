import { type FormAddress, providerBase } from '../definition/provider';

/** The address of a form, and its redirect after a submission. */
export interface NativeTarget extends FormAddress {
  readonly redirectUrl: string;
  readonly redirectFields: readonly string[];
}

/**
 * Where the browser posts a form without a script: specification 2 section 7.5. The server redirects as the widget
 * would.
 */
export function nativeAction(target: NativeTarget): string {
  const { portalId, formId, redirectUrl, redirectFields } = target;
  const query = [
    redirectUrl && `redirect=${encodeURIComponent(redirectUrl)}`,
    redirectFields.length > 0 && `redirectFields=${encodeURIComponent(redirectFields.join())}`,
  ].filter(Boolean);
  return `${providerBase(target)}/uploads/form/v2/${portalId}/${formId}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
