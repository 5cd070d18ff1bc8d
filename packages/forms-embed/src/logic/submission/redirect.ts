import { httpUrl } from '@mountkit/core/logic';

/** The redirect address with the values as query parameters; null unless it is http(s). */
export function redirectAddress(
  target: string,
  page: string,
  values: readonly { readonly name: string; readonly value: string }[],
): string | null {
  try {
    const url = new URL(target, page);
    for (const { name, value } of values) url.searchParams.set(name, value);
    return httpUrl(url.href, page) || null;
  } catch {
    return null;
  }
}
