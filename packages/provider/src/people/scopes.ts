/** What an API key may be good for. */
export const SCOPES = ['forms:read', 'forms:write', 'submissions:read', 'contacts:read', 'contacts:erase'] as const;

export type Scope = (typeof SCOPES)[number];

export const readScopes = (texts: readonly string[]): Scope[] => SCOPES.filter((scope) => texts.includes(scope));
