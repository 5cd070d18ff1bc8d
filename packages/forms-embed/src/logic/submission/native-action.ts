import { type FormAddress, providerBase } from '../definition/provider';

/** Where a form lives, and where the browser goes after its submission. */
export interface NativeTarget extends FormAddress {
  readonly redirectUrl: string;
  readonly redirectFields: readonly string[];
}

/** Where the browser itself posts a form: specification 2 section 7.5. The server then redirects as the widget would. */
export function nativeAction(target: NativeTarget): string {
  const { portalId, formId, redirectUrl, redirectFields } = target;
  const query = [
    redirectUrl && `redirect=${encodeURIComponent(redirectUrl)}`,
    redirectFields.length > 0 && `redirectFields=${encodeURIComponent(redirectFields.join())}`,
  ].filter(Boolean);
  return `${providerBase(target)}/uploads/form/v2/${portalId}/${formId}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
