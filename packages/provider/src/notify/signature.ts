import { createHmac, randomBytes } from 'node:crypto';

/** A new secret of a webhook. */
export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64url')}`;

/** The header of a signed body: when it was signed, in seconds, and the HMAC-SHA256 of that and the body. */
export function signBody(body: string, { secret, seconds }: { secret: string; seconds: number }): string {
  const code = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${code}`;
}
