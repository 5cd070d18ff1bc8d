/** The address after a submission: http(s) only, with the named values as query parameters; null for any other. */
export function redirectAddress(
  target: string,
  page: string,
  values: readonly { readonly name: string; readonly value: string }[],
): string | null {
  try {
    const url = new URL(target, page);
    for (const { name, value } of values) url.searchParams.set(name, value);
    return /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
