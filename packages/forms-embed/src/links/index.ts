import { createScan, type Disposer, type Handle, type Registry } from '@mountkit/core';
import type { LinkEvents } from './follow-settings';
import type { SignupLinkOptions, ViralLinkOptions } from './settings';
import { signupLink } from './signup-link';
import { viralLink } from './viral-link';

export { type Signup, signupAddress } from '../logic/links/signup-address';
export { type ViralLink, viralAddress } from '../logic/links/viral-address';
export type { LinkEvents } from './follow-settings';
export type { SignupLinkOptions, ViralLinkOptions } from './settings';
export { mountSignupLink } from './signup-link';
export { mountViralLink } from './viral-link';

/** A mounted signup link or viral link. */
export type LinkHandle = Handle<SignupLinkOptions, LinkEvents> | Handle<ViralLinkOptions, LinkEvents>;

/** The widgets of this entry, by their names in `data-mountkit`. */
const WIDGETS = { 'signup-link': signupLink, 'viral-link': viralLink };

/** Every signup link and viral link of the page. */
export const registry: Registry<LinkHandle> = signupLink.registry as Registry<LinkHandle>;

/** Mounts every element marked as one of the two below a root (default: the document), now and later. */
export const scan: (root?: ParentNode & Node) => Disposer = /* @__PURE__ */ createScan(WIDGETS);
