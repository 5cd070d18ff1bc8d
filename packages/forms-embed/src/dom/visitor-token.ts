/** The page's cookies; none in a sandboxed frame, where reading them throws. Read, never written. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The visitor's token as it stands in its cookie; undefined when there is none. */
export const visitorToken = (): string | undefined => /(?:^|; )hubspotutk=([^;]*)/.exec(readCookies())?.[1];
