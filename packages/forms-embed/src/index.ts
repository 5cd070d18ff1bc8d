export type { Handle, MountError, Registry, Status } from '@mountkit/core';
export type { FormCallbacks, FormEvents, NamedValue } from './events';
export { addRule, type CustomRule, type RuleFacts } from './form/custom-rules';
export type {
  ConditionDocument,
  ConsentCheckbox,
  DependentDocument,
  FieldDocument,
  FieldGroupDocument,
  FieldRules,
  FilterDocument,
  FormDocument,
  FormMetaData,
  FormPart,
  FormStyle,
  GroupRules,
  LegalConsentOptions,
  NamedText,
  OptionDocument,
  PortalSetting,
  RichText,
  Scopes,
  ValidationDocument,
} from './form-document';
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
