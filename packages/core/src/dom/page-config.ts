import { shared } from './shared';

/** What is said once for the whole page, by the script tag. */
export interface PageConfig {
  /** Base address of the forms host; empty derives it from region and environment. */
  provider: string;
}

/** The page's own configuration, shared by all copies. */
export const pageConfig = (): PageConfig => shared('config', () => ({ provider: '' }));
