import { guard } from '../logic/guard';

/**
 * The page's cookies; none in a sandboxed frame, where reading them throws, and none if an element named `cookie`
 * hides them.
 */
export const readCookies = (): string => guard(() => `${document.cookie}`) ?? '';
