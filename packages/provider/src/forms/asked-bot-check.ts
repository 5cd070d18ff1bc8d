import { jsonList, jsonObject } from '@mountkit/core/logic';
import {
  BOT_VENDORS,
  type BotSettings,
  type BotVendor,
  PROOF_OF_WORK,
  secretNameOf,
  verifiableChecks,
} from './bot-settings';

/** The check that a definition asks for: null where it leaves that to the page, or asks for none. */
export function askedBotCheck(definition: unknown): BotVendor | typeof PROOF_OF_WORK | null {
  const { value } =
    jsonList(jsonObject(jsonObject(definition).form).metaData)
      .map(jsonObject)
      .find(({ name }) => name === 'botCheck') ?? {};
  return value === PROOF_OF_WORK ? PROOF_OF_WORK : (BOT_VENDORS.find((vendor) => vendor === value) ?? null);
}

/** Why visitors may fail the bot check of a definition here, in a sentence; null where nothing is wrong. */
export function whyNotVerifiable(definition: unknown, settings: BotSettings): string | null {
  if (jsonObject(jsonObject(definition).form).captchaEnabled !== true) return null;
  const asked = askedBotCheck(definition);
  const checks = verifiableChecks(settings);
  if (asked === null) {
    return checks.length > 1
      ? null
      : `It leaves its bot check to the page, and no secret of a provider is set: only data-bot-check="${PROOF_OF_WORK}" passes.`;
  }
  return asked === PROOF_OF_WORK || checks.includes(asked)
    ? null
    : `Its bot check is ${asked}, and ${secretNameOf(asked)} is not set: only data-bot-check="${PROOF_OF_WORK}" passes.`;
}
