import { guard } from '@mountkit/core/logic';

/** The page's cookies; none where it may not have any, as in a sandboxed frame, or where an element named `cookie` hides them. */
export const readCookies = (): string => guard(() => `${document.cookie}`) ?? '';

/** A cookie's text; empty when there is none. */
export function readCookie(name: string): string {
  const found = readCookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return decodeURIComponent(found?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}
