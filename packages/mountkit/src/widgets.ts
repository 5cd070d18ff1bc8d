import type { mountSignupLink, mountViralLink, registry } from '@mountkit/forms-embed/links';
import { prepare } from '@mountkit/forms-embed/prepare';

/** What the chunk of links exports under names that a script can write. */
interface LinksApi {
  readonly mountSignupLink: typeof mountSignupLink;
  readonly mountViralLink: typeof mountViralLink;
  readonly registry: typeof registry;
}

/** What each chunk gives to the page. */
export interface Apis {
  forms: typeof import('./chunks/forms');
  links: LinksApi;
}

/** A name for `mountkit.load`. */
export type ApiName = keyof Apis;

/** Every name that a page can mark, and the Api that mounts it: contract section 3. */
export const WIDGETS: ReadonlyMap<string, ApiName> = new Map([
  ['form', 'forms'],
  ['signup-link', 'links'],
  ['viral-link', 'links'],
]);

/** What can be done for an element while the Api that mounts it is on its way. */
export const PREPARE: Readonly<Partial<Record<ApiName, (element: HTMLElement) => void>>> = { forms: prepare };
