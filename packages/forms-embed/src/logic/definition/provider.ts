/** The address of a form, and which of its definitions to load. */
export interface FormAddress {
  readonly portalId: string;
  readonly formId: string;
  readonly region?: string | undefined;
  readonly env?: string | undefined;
  /** Base address of the forms host; without one it is derived from region and environment, if there is a region. */
  readonly provider?: string | undefined;
  /** The definition that is not published yet. */
  readonly draft?: boolean;
  readonly allowUnpublished?: boolean;
  /** The visitor's token from the cookie. */
  readonly hutk?: string | undefined;
}

/**
 * The base address of the forms host, without a slash at its end: specification 2 section 7. Where the page names neither
 * a host nor a region it is the page's own, so that nothing is sent to a host that the page did not name.
 */
export function providerBase({ provider, region, env }: FormAddress): string {
  if (provider || !region) return (provider || '').replace(/\/+$/, '');
  // Anything else could name another host.
  const zone = region === 'na1' ? '' : `-${region.replace(/\W/g, '')}`;
  return `https://forms${zone}.hsforms${env === 'qa' ? 'qa' : ''}.com`;
}

/** The address of a form's definition: specification 2 section 7.1. */
export function definitionUrl(address: FormAddress): string {
  const { portalId, formId, draft, allowUnpublished, hutk } = address;
  const query = [allowUnpublished && 'allowUnpublished=true', hutk && `hutk=${encodeURIComponent(hutk)}`]
    .filter(Boolean)
    .join('&');
  const path = `${providerBase(address)}/embed/v3/form/${portalId}/${formId}/json`;
  return path + (draft ? '/draft' : '') + (query && `?${query}`);
}
