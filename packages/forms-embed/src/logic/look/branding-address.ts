import type { FullDefinition } from '../definition/full-definition';
import { readHttpBase } from '../definition/http-base';

/** What the branding link depends on. */
interface Embed {
  readonly brandingBase: string;
  readonly mode: string;
  readonly isCMSModuleEmbed: boolean;
  readonly locale: string;
}

/**
 * The address of the branding link's frame. Null for none: for accounts that paid to remove it, for modules of the
 * provider's own content system, and if the base is not an http(s) address. Specification 2 sections 2 and 6.
 */
export function brandingAddress({ scopes, portalId }: FullDefinition, embed: Embed): string | null {
  const { brandingBase, mode, isCMSModuleEmbed, locale } = embed;
  const base = readHttpBase(brandingBase);
  if (base === null || scopes.noBranding || mode === 'cms-module' || isCMSModuleEmbed) return null;
  return `${base}/forms-embed-branding?${new URLSearchParams({ portalId, lang: locale })}`;
}
