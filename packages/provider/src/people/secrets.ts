import { createHash, randomBytes } from 'node:crypto';

/** A text that nobody guesses, for links, cookies and keys. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of such a text. A fast hash will do: there is nothing to try out. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
