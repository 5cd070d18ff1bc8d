import { readCookies } from '@mountkit/core';

/** The value of a cookie; empty if there is none. */
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
