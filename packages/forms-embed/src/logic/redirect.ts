/** The address after a submission: http(s) only, with the named values as query parameters; null for any other. */
export function redirectAddress(
  target: string,
  page: string,
  values: readonly (readonly [name: string, value: string])[],
): string | null {
  try {
    const url = new URL(target, page);
    if (!/^https?:$/.test(url.protocol)) return null;
    for (const [name, value] of values) url.searchParams.set(name, value);
    return url.href;
  } catch {
    return null;
  }
}
