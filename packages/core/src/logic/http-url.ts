/** The absolute address, resolved against `base`; empty unless it is http or https. Every address passes it before use. */
export function httpUrl(address: string, base: string): string {
  try {
    const { href, protocol } = new URL(address, base);
    return /^https?:$/.test(protocol) ? href : '';
  } catch {
    return '';
  }
}
