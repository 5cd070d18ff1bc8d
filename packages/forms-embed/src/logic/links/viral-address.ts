import { createMountError, jsonObject, jsonText } from '@mountkit/core/logic';
import { APP_BASE, readHttpBase } from '../definition/http-base';

/** What a viral link may advertise: specification 2 section 2, 'Viral-link iframe'. */
export const VIRAL_LINK_TYPES = ['forms', 'live-chat'] as const;

/** The largest height that a frame may ask for, in CSS pixels. */
const MAX_HEIGHT = 10_000;

/** The parameters of a viral link. */
export interface ViralLink {
  /** One of the types. */
  readonly linkType: string;
  /** The account of the page. Default none. */
  readonly portalId?: string;
  /** The language of the link. Default `en`. */
  readonly lang?: string;
  /** Base address of the app; http(s) only. Default `https://app.hubspot.com`. */
  readonly appBase?: string;
  /** Further parameters of the address; they do not replace those above. Default none. */
  readonly trackingParams?: Readonly<Record<string, string>>;
}

/**
 * The address of the frame: specification 2 section 2. Throws a `MountError` with the code INVALID_LINK_TYPE for an
 * unknown type, and INVALID_BASE if the base is not an http(s) address.
 */
export function viralAddress(link: ViralLink): string {
  const { linkType, portalId = '', lang = '', appBase = APP_BASE, trackingParams = {} } = link;
  const base = readHttpBase(appBase);
  if (base === null)
    throw createMountError('INVALID_BASE', `data-app-base is "${appBase}", expected an http(s) address`);

  const type = VIRAL_LINK_TYPES.find((known) => known === linkType.trim().toLowerCase());
  if (!type) {
    const expected = VIRAL_LINK_TYPES.join(' or ');
    throw createMountError('INVALID_LINK_TYPE', `data-link-type is "${linkType}", expected ${expected}`);
  }

  const query = new URLSearchParams({ lang: lang || 'en' });
  if (portalId) query.set('portalId', portalId);
  for (const [name, value] of Object.entries(trackingParams)) {
    if (!query.has(name) && jsonText(value)) query.set(name, jsonText(value));
  }
  return `${base}/embedded-viral-link/${type}?${query}`;
}

/** The height that a message of the frame asks for, in CSS pixels; undefined for any other message. */
export function readHeight(message: unknown): number | undefined {
  const { type, height } = jsonObject(message);
  return type === 'height' && typeof height === 'number' && height >= 0 && height <= MAX_HEIGHT ? height : undefined;
}
