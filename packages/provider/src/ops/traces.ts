import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { AppEnv } from '../http/env';
import { StartError } from '../start-error';

const PACKAGES = [
  '@opentelemetry/sdk-trace-node',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
];

/** Sends a span of each request to where OpenTelemetry's variables say; its packages are loaded only for this. */
export async function startTraces({ serviceName }: { serviceName: string }) {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]).catch(() => {
    throw new StartError(`OTEL_EXPORTER_OTLP_ENDPOINT is set: install ${PACKAGES.join(' ')}, or unset it`);
  });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer('mountkit');
  const trace = createMiddleware<AppEnv>((c, next) => {
    const parent = api.propagation.extract(api.context.active(), c.req.header());
    const attributes = { 'http.request.method': c.req.method };
    return tracer.startActiveSpan(c.req.method, { kind: api.SpanKind.SERVER, attributes }, parent, async (span) => {
      try {
        await next();
      } finally {
        const route = routePath(c);
        span.updateName(`${c.req.method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': c.res.status });
        span.setAttribute('mountkit.request_id', c.get('correlationId'));
        if (c.res.status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
        span.end();
      }
    });
  });
  return { trace, stop: () => provider.shutdown() };
}
