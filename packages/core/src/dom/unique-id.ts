/** A random digit that keeps the bits which a version 4 UUID has at the place of this one. */
const randomDigit = (digit: string) =>
  (+digit ^ ((crypto.getRandomValues(new Uint8Array(1))[0] as number) & (15 >> (+digit / 4)))).toString(16);

/** A random identifier (version 4 UUID), also on pages without a secure context. */
export function uniqueId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, randomDigit);
}
