import { readCookies } from '@mountkit/core';

/** The visitor's token as it stands in its cookie; undefined when there is none. */
export const visitorToken = (): string | undefined => /(?:^|; )hubspotutk=([^;]*)/.exec(readCookies())?.[1];
