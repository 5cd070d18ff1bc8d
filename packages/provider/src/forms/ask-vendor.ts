import { jsonList, jsonObject } from '@mountkit/core/logic';

/** Longer than any token of a provider. */
const LONGEST_TOKEN = 8192;

interface Question {
  address: string;
  secret: string;
  token: string;
  timeoutMs: number;
}

/** A vendor's verdict on a token; its other answers are thrown. */
type Verdict = 'good' | 'bad' | 'wrong secret';

/** Asks a provider whether it gave this token to a visitor. Throws where there is no answer that says so or not. */
export async function askVendor({ address, secret, token, timeoutMs }: Question): Promise<Verdict> {
  if (token.length > LONGEST_TOKEN) return 'bad';
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { success, 'error-codes': codes } = jsonObject(await response.json());
  if (typeof success !== 'boolean') throw new Error('the answer does not say whether the token is good');
  if (success) return 'good';
  return jsonList(codes).some((code) => /-input-secret$/.test(String(code))) ? 'wrong secret' : 'bad';
}
