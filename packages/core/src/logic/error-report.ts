/** Specification 1 section 9, 'Error-reporting client'. */
const MOST_BREADCRUMBS = 100;
const MOST_FRAMES = 50;
const LONGEST_URL = 250;
const FIRST_BACK_OFF = 1000;

/** Something that happened before an error. */
export interface Breadcrumb {
  /** Milliseconds since the epoch. */
  readonly time: number;
  /** The event, e.g. `forms:submit`. Never a value that a visitor typed. */
  readonly event: string;
}

/** One error, as it is sent. */
export interface ErrorReport {
  readonly message: string;
  readonly url: string;
  readonly frames: readonly string[];
  readonly breadcrumbs: readonly Breadcrumb[];
}

/** The address of a page or script without its query, cut to the allowed length. */
const shortUrl = (url: string) => url.replace(/[?#].*/s, '').slice(0, LONGEST_URL);

/** The newest breadcrumbs, with one more. */
export const addBreadcrumb = (trail: readonly Breadcrumb[], crumb: Breadcrumb): readonly Breadcrumb[] =>
  [...trail, crumb].slice(-MOST_BREADCRUMBS);

/** The frames of a stack, one a line, their addresses shortened. */
const readFrames = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    // In some browsers the first line is the message, which may have values that a visitor typed.
    .filter((line) => /^at |^[^@]*@.*:\d+$/.test(line))
    .map((line) => line.replace(/\bhttps?:\/\/[^\s),]+?(?=(:\d+)*([\s),]|$))/g, shortUrl))
    .slice(0, MOST_FRAMES);

/** Puts a report together. */
export const buildErrorReport = (
  message: string,
  cause: unknown,
  page: string,
  breadcrumbs: readonly Breadcrumb[],
): ErrorReport => ({
  message,
  url: shortUrl(page),
  frames: readFrames(cause instanceof Error ? (cause.stack ?? '') : ''),
  breadcrumbs,
});

/** Milliseconds before the next report: doubled by each refusal, none after a success. */
export const nextBackOff = (current: number, refused: boolean): number =>
  refused ? Math.max(FIRST_BACK_OFF, current * 2) : 0;
