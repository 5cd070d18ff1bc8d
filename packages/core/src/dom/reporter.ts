import { shared } from './shared';

/** The most distinct messages that are reported: specification 2 section 9. */
const MOST_MESSAGES = 50;

/** The reports of this page, and the error sink. */
export interface Reports {
  readonly told: Map<string, unknown>;
  sink?: (message: string, cause: unknown) => void;
}

export const reports = (): Reports => shared('reports', () => ({ told: new Map() }));

/** How the console marks a report: an error blocks something, a warning does not. */
export type Severity = 'warn' | 'error';

/** Reports to the developer, in the console; each message once per page. */
export function report(message: string, cause?: unknown, severity: Severity = 'warn'): void {
  const { told, sink } = reports();
  if (told.has(message) || told.size >= MOST_MESSAGES) return;
  told.set(message, cause);
  console[severity](`mountkit: ${message}`, ...(cause ? [cause] : []));
  sink?.(message, cause);
}
