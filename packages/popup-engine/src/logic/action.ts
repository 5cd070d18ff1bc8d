/** What a link asks for. */
export interface Action {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** Begins the address of a link that does something: contract section 3. */
export const ACTION = '#mountkit:';

/** Reads `#mountkit:popup:open?id=77`; undefined where the address is not of that kind. */
export function readAction(address: string): Action | undefined {
  const [, name = '', query = ''] = /^#mountkit:([^?]*)\??(.*)/.exec(address) ?? [];
  return name ? { name, settings: Object.fromEntries(new URLSearchParams(query)) } : undefined;
}
