/** A cookie's text; empty when there is none, or where the page may not read any. */
export function readCookie(name: string): string {
  try {
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    return decodeURIComponent(found?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}
