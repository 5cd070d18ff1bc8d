import { lookup } from 'node:dns';
import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './address-rules';
import { type Outcome, readStatus } from './delivery-rules';
import { signBody } from './signature';

export interface WebhookCall {
  url: string;
  secret: string;
  body: string;
  /** The id of the delivery, the same at every attempt. */
  id: string;
  attempt: number;
}

interface WebhookRules {
  allowsPrivate: boolean;
  signal: AbortSignal;
}

/** How much of an answer is read, in characters. */
const MOST_ANSWER = 500;

/** The address is not one that a webhook may go to. */
class ForbiddenAddress extends Error {}

/** Posts a webhook. Redirects are not followed: they are answers like any other that is not 2xx. Never rejects. */
export async function sendWebhook(call: WebhookCall, { allowsPrivate, signal }: WebhookRules): Promise<Outcome> {
  try {
    const url = new URL(call.url);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw new ForbiddenAddress(host);
    const { status, retryAfter, text } = await post(url, call, { allowsPrivate, signal });
    return readStatus(status, { answer: `${status} ${text}`.trim(), ...(retryAfter !== undefined && { retryAfter }) });
  } catch (error) {
    if (error instanceof ForbiddenAddress) {
      return { kind: 'refused', answer: `${error.message} is an address of a private network, which is not allowed.` };
    }
    return { kind: 'failed', answer: describe(error) };
  }
}

function post(
  url: URL,
  { body, secret, id, attempt }: WebhookCall,
  { allowsPrivate, signal }: WebhookRules,
): Promise<{ status: number; retryAfter: string | undefined; text: string }> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(url, {
      method: 'POST',
      // The connection is made to the very address that was looked at.
      lookup: allowsPrivate ? undefined : lookupPublic,
      agent: false,
      signal,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'mountkit-provider',
        'Mountkit-Delivery': id,
        'Mountkit-Attempt': String(attempt),
        'Mountkit-Signature': signBody(body, { secret, seconds: Math.floor(Date.now() / 1000) }),
      },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      let text = '';
      const finish = () => {
        sent.destroy();
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers['retry-after'],
          text: text.slice(0, MOST_ANSWER).toWellFormed().replaceAll('\0', ''),
        });
      };
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
        if (text.length >= MOST_ANSWER) finish();
      });
      answer.on('end', finish);
      answer.on('error', reject);
    });
    sent.end(body);
  });
}

/** Resolves a name, and refuses it where any of its addresses is not public. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const forbidden = addresses.find(({ address }) => !isPublicAddress(address));
    if (forbidden !== undefined) return callback(new ForbiddenAddress(forbidden.address), '', 0);
    if (options.all) return callback(null, addresses);
    const [first] = addresses;
    return first === undefined ? callback(new Error('no address'), '', 0) : callback(null, first.address, first.family);
  });
};

/** Why there was no answer, in a few words. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'No answer.';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'No answer in time.';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return `No answer: ${code || error.message.slice(0, MOST_ANSWER)}`;
}
