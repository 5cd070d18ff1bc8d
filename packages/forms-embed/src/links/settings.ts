import { object, type Schema, type Setting, text } from '@mountkit/core/logic';
import { APP_BASE, httpBase } from '../logic/definition/http-base';

/** Options of a signup link; each is a `data-` attribute too: contract section 3. */
export interface SignupLinkOptions {
  /** The signup flow, e.g. `marketing`; an unknown one means `crm`. Default `crm`. */
  readonly signupType: string;
  /** The trial; required for the type `trial`. Default none. */
  readonly trialid: string;
  /** The integration; required for the type `integrations`. Default none. */
  readonly integration: string;
  /** The small app; required for the type `microapp`. Default none. */
  readonly microapp: string;
  /** Base address of the signup host; http(s) only. Default `https://app.hubspot.com`. */
  readonly signupBase: string;
}

/** Options of a viral link; each is a `data-` attribute too: contract section 3. */
export interface ViralLinkOptions {
  /** The advertised product: `forms` or `live-chat`. Required. */
  readonly linkType: string;
  /** The account that the page belongs to: digits. Default none. */
  readonly portalId: string;
  /** The language of the link. Default `en`. */
  readonly lang: string;
  /**
   * Base address of the app, whose origin may set the frame's height; http(s) only. Default `https://app.hubspot.com`.
   */
  readonly appBase: string;
  /** Further parameters of the frame's address; they do not replace the address's own. Default none. */
  readonly trackingParams: Readonly<Record<string, string>>;
  /** The frame's name for screen readers. Default: the host of the app. */
  readonly frameTitle: string;
}

const digits: Setting<string> = {
  read: (raw) => (/^\d*$/.test(`${raw}`) ? `${raw}` : undefined),
  expected: 'digits',
  fallback: '',
};

/** How the options of a signup link are read. */
export const SIGNUP_LINK_SCHEMA: Schema<SignupLinkOptions> = {
  signupType: text(),
  trialid: text(),
  integration: text(),
  microapp: text(),
  signupBase: httpBase(APP_BASE),
};

/** How the options of a viral link are read. */
export const VIRAL_LINK_SCHEMA: Schema<ViralLinkOptions> = {
  linkType: text(),
  portalId: digits,
  lang: text('en'),
  appBase: httpBase(APP_BASE, 'frame'),
  trackingParams: object<Readonly<Record<string, string>>>({}),
  frameTitle: text(),
};
