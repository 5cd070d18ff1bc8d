import type { Report } from '../http/answer-failure';
import type { OpsSettings } from './settings';

/** What is known of a request that was answered; nothing in it is what a visitor has sent. */
export interface RequestFacts {
  method: string;
  /** The pattern of its address, such as `/embed/v3/form/:portalId/:formId/json`. */
  route: string;
  status: number;
  milliseconds: number;
  /** Names it in its answer, too. */
  id: string;
}

export interface Log {
  /** A fault. */
  report: Report;
  /** Something that is no fault. */
  say: (message: string) => void;
  /** A request that was answered. */
  request: (facts: RequestFacts) => void;
}

interface Output {
  out: (line: string) => void;
  error: (line: string) => void;
}

/** The log of a server: lines of text about faults, or a line of JSON for each of them and for each request. */
export function createLog(format: OpsSettings['logFormat'], { out, error }: Output = toConsole): Log {
  if (format === 'text') return { report: error, say: out, request: () => undefined };
  const line = (level: string, facts: object) => JSON.stringify({ time: new Date().toISOString(), level, ...facts });
  return {
    report: (message) => error(line('error', { message })),
    say: (message) => out(line('info', { message })),
    request: ({ id, milliseconds, ...facts }) =>
      out(line('info', { message: 'request', ...facts, ms: Math.round(milliseconds * 10) / 10, requestId: id })),
  };
}

const toConsole: Output = { out: (line) => console.log(line), error: (line) => console.error(line) };
