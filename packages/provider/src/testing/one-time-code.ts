import { Secret, TOTP } from 'otpauth';

/** What an app for one-time codes shows at a moment. */
export const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
