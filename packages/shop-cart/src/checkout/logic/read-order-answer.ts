import { isJsonObject, type Json, jsonObject, jsonText, parseJson } from '@mountkit/core/logic';

/** What the shop answers to an order or a question for its totals. */
export interface OrderAnswer {
  readonly isDone: boolean;
  readonly redirect: string;
  /** Markup of notices. */
  readonly messages: string;
  readonly isReload: boolean;
  readonly isRefresh: boolean;
  readonly fragments: Readonly<Record<string, string>>;
  readonly raw: Json;
}

const isYes = (value: unknown) => value === true || value === 'true';

/** Reads an answer; null if it cannot be understood. Plugins of shops print warnings around the JSON. */
export function readOrderAnswer(text: string): OrderAnswer | null {
  const found = parseJson(text) ?? parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  if (!isJsonObject(found) || !jsonText(found.result)) return null;
  const fragments = Object.entries(jsonObject(found.fragments)).filter(([, markup]) => typeof markup === 'string');
  return {
    isDone: found.result === 'success',
    redirect: jsonText(found.redirect),
    messages: jsonText(found.messages),
    isReload: isYes(found.reload),
    isRefresh: isYes(found.refresh),
    fragments: Object.fromEntries(fragments) as Record<string, string>,
    raw: found,
  };
}
