import { readFileSync } from 'node:fs';

/** What the project's size limits allow under a name, in bytes of brotli. */
export function byteLimit(name: string): number {
  const limits: readonly { readonly name: string; readonly limit: string }[] = JSON.parse(
    readFileSync(new URL('../../.size-limit.json', import.meta.url), 'utf8'),
  );
  const found = limits.find((limit) => limit.name === name);
  if (!found) throw new Error(`.size-limit.json has no "${name}"`);
  return Number.parseInt(found.limit, 10);
}
