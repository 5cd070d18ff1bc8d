import { StartError } from '../start-error';

/** What the environment says about watching the server. */
export interface OpsSettings {
  /** How the log is written: `json` has a line for each request too. */
  logFormat: 'text' | 'json';
  /** What `/metrics` asks for; without it, it answers on this machine only. */
  metricsToken: string | null;
  /** Under which name traces are sent to where OpenTelemetry's own variable says; null where they are not. */
  traces: { serviceName: string } | null;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Reads it; an empty variable counts as one that is not set. */
export function readOpsSettings(env: Env): OpsSettings {
  const LOG_FORMAT = env.LOG_FORMAT;
  if (LOG_FORMAT && !['text', 'json'].includes(LOG_FORMAT)) {
    throw new StartError(`LOG_FORMAT is '${LOG_FORMAT}', expected text or json`);
  }
  return {
    logFormat: readLogFormat(env),
    metricsToken: env.METRICS_TOKEN || null,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT ? { serviceName: env.OTEL_SERVICE_NAME || 'mountkit-provider' } : null,
  };
}

/** How the log is written, also what is wrong with the settings. */
export function readLogFormat(env: Env): OpsSettings['logFormat'] {
  return env.LOG_FORMAT === 'json' ? 'json' : 'text';
}
