/** The facts of a visit that the rules check. */
export interface Facts {
  /** The address that the visitor came from; empty where the browser hides it. */
  readonly referrer: string;
  /** The page's own host. */
  readonly host: string;
  readonly isLoggedIn: boolean;
  readonly roles: readonly string[];
  readonly device: string;
  /** `chrome`, `edge`, `firefox`, `safari`, or empty. */
  readonly browser: string;
  /** Page views, and sessions, since the first check. */
  readonly pageViews: number;
  readonly sessions: number;
  /** In the current period. */
  readonly impressions: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** The site's time when the page was made, and the milliseconds since. */
  readonly serverTime: string;
  readonly age: number;
}
