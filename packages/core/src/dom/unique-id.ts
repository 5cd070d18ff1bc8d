/** A random identifier (version 4 UUID), also on pages without a secure context. */
export function uniqueId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  const hex = bytes.map((byte) => (byte + 256).toString(16).slice(1)).join('');
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-a$4-');
}
