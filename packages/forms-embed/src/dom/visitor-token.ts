import { guard } from '@mountkit/core/logic';

/**
 * The page's cookies; none in a sandboxed frame, where reading them throws, and none where an element named `cookie`
 * hides them. Read, never written.
 */
export const readCookies = (): string => guard(() => `${document.cookie}`) ?? '';

/** The visitor's token as it stands in its cookie; undefined when there is none. */
export const visitorToken = (): string | undefined => /(?:^|; )hubspotutk=([^;]*)/.exec(readCookies())?.[1];
