import { NOT_FOREIGN } from '@mountkit/core/logic';

/** The action of a link. */
export interface Action {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** Selects links with an action: contract section 3. */
export const LINKS = `[href^="#mountkit:"]${NOT_FOREIGN}`;

/** Whether an address names a known action. */
export const isKnown = (address: string | null): boolean =>
  /^#mountkit:(reload-page|popup:(open|close)|off_canvas:(open|close|toggle))(\?|$)/.test(address ?? '');

/** Reads `#mountkit:popup:open?id=77`; undefined for other addresses. */
export function readAction(address: string | null): Action | undefined {
  const [, name = '', query = ''] = /^#mountkit:([^?]*)\??(.*)/.exec(address ?? '') ?? [];
  return name ? { name, settings: Object.fromEntries(new URLSearchParams(query)) } : undefined;
}
