import { readCookies } from '@mountkit/core';

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
