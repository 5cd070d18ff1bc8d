export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { ConditionDocument, FilterDocument } from './document/condition';
export type { ConsentCheckbox, LegalConsentOptions } from './document/consent';
export type { DependentDocument, FieldDocument, NamedText, OptionDocument } from './document/field';
export type { FormDocument, FormMetaData, FormPart, PortalSetting, Scopes } from './document/form';
export type { FieldGroupDocument, GroupRules, RichText } from './document/group';
export type { FormStyle } from './document/style';
export type { FieldRules, ValidationDocument } from './document/validation';
export type { FormCallbacks, FormEvents, NamedValue } from './events';
export { addRule, type CustomRule, type RuleFacts } from './form/custom-rules';
export {
  type LinkEvents,
  type LinkHandle,
  mountSignupLink,
  mountViralLink,
  registry as linkRegistry,
  type SignupLinkOptions,
  type ViralLinkOptions,
} from './links';
export { mount, registry } from './mount';
export { scan } from './scan';
export type { FormMountOptions, FormOptions, Translations } from './settings';
