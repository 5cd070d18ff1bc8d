import { readCookies } from '@mountkit/core';

/** The visitor's token from its cookie, unchanged; undefined if there is none. */
export const visitorToken = (): string | undefined => /(?:^|; )hubspotutk=([^;]*)/.exec(readCookies())?.[1];
