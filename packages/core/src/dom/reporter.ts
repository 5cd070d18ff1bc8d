import { shared } from './shared';

/** Specification 2 section 9: so many distinct messages, and then silence. */
const MOST_MESSAGES = 50;

/** What was reported on this page, and who else wants to know. */
export interface Reports {
  readonly told: Map<string, unknown>;
  sink?: (message: string, cause: unknown) => void;
}

export const reports = (): Reports => shared('reports', () => ({ told: new Map() }));

/** How the console marks a report: what blocks something is an error, the rest a warning. */
export type Severity = 'warn' | 'error';

/** Tells the developer, in the console, what went wrong; each message once per page. */
export function report(message: string, cause?: unknown, severity: Severity = 'warn'): void {
  const { told, sink } = reports();
  if (told.has(message) || told.size >= MOST_MESSAGES) return;
  told.set(message, cause);
  console[severity](`mountkit: ${message}`, ...(cause ? [cause] : []));
  sink?.(message, cause);
}
