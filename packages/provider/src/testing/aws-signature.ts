import { createHash, createHmac } from 'node:crypto';

/** A request as a store receives it. */
export interface SignedRequest {
  method: string;
  /** Its path and query as they were sent. */
  target: string;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

const UNSIGNED = 'UNSIGNED-PAYLOAD';
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/**
 * Why a store of AWS would refuse a request, or null; written from
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, and from no client.
 */
export function refuseSignature({ method, target, headers, body }: SignedRequest, secret: string): string | null {
  const parts = AUTHORIZATION.exec(headers.authorization ?? '');
  if (parts === null) return `no signature of version 4: ${headers.authorization}`;
  const [, , day = '', region = '', signed = '', signature] = parts;
  const names = signed.split(';');
  const unsigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (unsigned.some((name) => !names.includes(name))) return `not all of ${unsigned} are signed`;
  const stated = headers['x-amz-content-sha256'] ?? '';
  if (stated !== UNSIGNED && stated !== hash(body)) return 'another body was signed';

  const [path = '', query = ''] = target.split('?');
  const canonical = [
    method,
    encode(decodeURIComponent(path)).replaceAll('%2F', '/'),
    query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => pair.split('=').map((part) => encode(decodeURIComponent(part))))
      .map(([name, value = '']) => `${name}=${value}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signed,
    stated,
  ].join('\n');
  const time = headers['x-amz-date'] ?? '';
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, hash(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(sign, `AWS4${secret}`);
  return sign(key, text).toString('hex') === signature ? null : `another request was signed than\n${canonical}`;
}

const hash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Every byte but letters, digits and `-._~`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
