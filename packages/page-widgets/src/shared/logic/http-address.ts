/** An address as a page writes it, as a whole one; empty where it is not one of http or https. */
export function httpAddress(text: string, base: string): string {
  try {
    const { href, protocol } = new URL(text, base);
    return /^https?:$/.test(protocol) ? href : '';
  } catch {
    return '';
  }
}
