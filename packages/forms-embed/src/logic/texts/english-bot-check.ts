/** The English name of the place of a bot check, for screen readers. */
export const BOT_CHECK_ENGLISH = { securityCheck: 'Security check' } as const;
