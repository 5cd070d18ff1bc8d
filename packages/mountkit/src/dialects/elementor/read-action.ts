import { isJsonObject, parseJson } from '@mountkit/core';

/** The action of a link of the builder. */
export interface BuilderAction {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Decodes base64 as UTF-8. */
function fromBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}

/**
 * Reads `#elementor-action:action=popup:open&settings=BASE64`, percent-encoded or not: facts part B. Older pages have a
 * space in place of the ampersand.
 */
export function readBuilderAction(address: string): BuilderAction | undefined {
  const [, name, encoded = ''] =
    /^#elementor-action:action=([^&\s]+)(?:[&\s]settings=(.*))?$/.exec(decode(address)) ?? [];
  if (!name) return undefined;
  const parsed = parseJson(fromBase64(encoded));
  const entries = Object.entries(isJsonObject(parsed) ? parsed : {});
  return { name, settings: Object.fromEntries(entries.map(([key, value]) => [key, `${value}`])) };
}
