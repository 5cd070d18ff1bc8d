import {
  address,
  boolean,
  callback,
  list,
  number,
  object,
  oneOf,
  type Schema,
  type Setting,
  text,
} from '@mountkit/core/logic';
import type { BotCheckKeys } from '../logic/bot-check/site-key';
import { APP_BASE } from '../logic/definition/http-base';
import type { FormOptions, ValidationOptions } from '../options';
import { FORM_SCHEMA } from '../settings';

const anything = (): Setting<Readonly<Record<string, unknown>>> => object<Readonly<Record<string, unknown>>>({});

/** How every option is read. */
export const FULL_SCHEMA: Schema<FormOptions> = {
  ...FORM_SCHEMA,
  mode: oneOf(['live', 'preview', 'builder', 'test', 'cms-editor', 'cms-module', 'video'], 'live'),
  previewMode: boolean(),
  properties: anything(),
  isEnterSubmitDisabled: boolean(),
  validationOptions: object<ValidationOptions>({}),
  blockedDomains: list(),
  manuallyBlockedEmailDomain: list(),
  extraSubmissionMetadata: anything(),
  getExtraMetaDataBeforeSubmit: callback<() => object>(),
  showInlineMessageInitially: boolean(),
  isMobileResponsive: boolean(true),
  css: text(),
  cssRequired: text(),
  style: anything(),
  unstyled: boolean(),
  unavailableMessage: boolean(true),
  submit: oneOf(['fetch', 'frame'], 'fetch'),
  render: oneOf(['inline', 'iframe'], 'inline'),
  parentOrigin: address('', 'host'),
  offline: oneOf(['queue', 'off'], 'off'),
  keepValues: boolean(true),
  pageHistory: boolean(true),
  neverKeep: list(),
  partial: oneOf(['consented', 'off'], 'off'),
  honeypot: boolean(),
  timeGate: number(undefined),
  // One that does not exist is not replaced by another: on-demand/bot-check reports it, and asks nobody.
  botCheck: { ...text(), use: 'vendor' } as Setting<FormOptions['botCheck']>,
  botCheckKey: { ...text(), use: 'vendor' },
  botCheckSrc: address('', 'script'),
  botCheckKeys: object<BotCheckKeys>({}),
  fontsSrc: address('', 'style'),
  brandingBase: address(APP_BASE, 'frame'),
  pageId: text(),
  pageName: text(),
  contentType: text(),
  abTestId: text(),
  sfdcCampaignId: text(),
  goToWebinarWebinarKey: text(),
  target: text(),
  groupErrors: boolean(true),
  rawInlineMessage: text(),
  isCMSModuleEmbed: boolean(),
  formsBaseUrl: text(),
  formData: anything(),
  formInstanceId: text(),
};
