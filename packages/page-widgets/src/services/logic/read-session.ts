import { httpUrl, isJsonObject, jsonObject, parseJson } from '@mountkit/core/logic';

/** What a site answers to somebody who wants to pay. */
export type Session =
  | { readonly address: string }
  | { readonly message: string /** The site may not ask the provider. */; readonly isDenied: boolean };

/**
 * Reads `{url}` or `{error: {message}}`, as Stripe answers, also wrapped as `{response: {code}, body}`, as WordPress passes it
 * on; undefined where it is something else.
 */
export function readSession(json: unknown, base: string): Session | undefined {
  const { response, body, ...plain } = jsonObject(json);
  const code = isJsonObject(response) ? response.code : 200;
  const { url, error } = typeof body === 'string' ? jsonObject(parseJson(body)) : plain;
  const address = code === 200 && typeof url === 'string' && httpUrl(url, base);
  if (address) return { address };
  const { message } = jsonObject(error);
  return typeof message === 'string' ? { message, isDenied: code === 401 || code === 403 } : undefined;
}
