/** The visitor's token as it stands in its cookie; undefined when there is none. Read, never written. */
export const visitorToken = (): string | undefined => /(?:^|; )hubspotutk=([^;]*)/.exec(document.cookie)?.[1];
