import { createMountError, createWidget, type Widget } from '@mountkit/core';
import { isLink, pointLink } from '../dom/look/link-address';
import { signupAddress } from '../logic/links/signup-address';
import { followSettings, type LinkEvents } from './follow-settings';
import { SIGNUP_LINK_SCHEMA, type SignupLinkOptions } from './settings';

/** Signup links: specification 2 section 2. */
export const signupLink: Widget<SignupLinkOptions, LinkEvents> = /* @__PURE__ */ createWidget<
  SignupLinkOptions,
  LinkEvents
>({
  name: 'signup-link',
  group: 'links',
  schema: SIGNUP_LINK_SCHEMA,
  identify: ({ signupType }) => signupType,
  keepsHandle: true,
  start(context) {
    const { element } = context;
    if (!isLink(element)) {
      context.fail(createMountError('INVALID_TARGET', `mounted on a <${element.localName}>, expected an <a>`));
      return;
    }
    followSettings(context, signupAddress, (address) => pointLink(element, address));
  },
});

/** Points a link to the signup address. A second call on one element returns the same handle. Contract section 4. */
export const mountSignupLink: Widget<SignupLinkOptions, LinkEvents>['mount'] = signupLink.mount;
