/**
 * Traces by OpenTelemetry, over OTLP/HTTP. Loaded only if an operator asks for them. Endpoint, headers, sampler,
 * batches and names are set by OpenTelemetry's own variables, which its packages read.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { VERSION } from '../config/version';
import type { Tracing } from './tracing';

/** Milliseconds that a stopping process waits for the collector to accept its last spans. */
const LAST_EXPORT_MS = 1_000;

/** https://www.w3.org/TR/trace-context/#traceparent-header, version 00. */
const TRACEPARENT_PATTERN = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function remoteParent(header: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT_PATTERN.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}

const contextWith = (parent: SpanContext | undefined) =>
  parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;

/** Starts tracing. Spans are sent in batches; none holds up a request. */
export function createOtlpTracing(): Tracing {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'quarterdeck', 'service.version': VERSION }))
    .merge(detectResources({ detectors: [envDetector] }));
  // Not registered globally: libraries that look for a global provider would add spans of unknown content.
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('quarterdeck', VERSION);
  /** The span of the request that is being answered. */
  const requestSpans = new AsyncLocalStorage<Span>();

  /** Adds a span that has just ended to the trace of its request; outside a request, nothing is added. */
  function addEndedSpan(
    name: string,
    {
      ms,
      kind,
      attributes,
      succeeded,
    }: { ms: number; kind: SpanKind; attributes: Record<string, string>; succeeded: boolean },
  ) {
    const requestSpan = requestSpans.getStore();
    if (!requestSpan?.isRecording()) return;
    const end = Date.now();
    const options = { kind, attributes, startTime: end - ms };
    const span = tracer.startSpan(name, options, contextWith(requestSpan.spanContext()));
    if (!succeeded) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }

  return {
    startRequest({ method, id, parent }) {
      const attributes = { 'http.request.method': method, 'quarterdeck.request.id': id };
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes },
        contextWith(remoteParent(parent)),
      );
      const { traceId, spanId } = span.spanContext();
      return {
        ids: { trace_id: traceId, span_id: spanId },
        run: (work) => requestSpans.run(span, work),
        end({ route, status }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    jobEnded: ({ kind, outcome, ms }) =>
      addEndedSpan(`engine ${kind}`, {
        ms,
        kind: SpanKind.INTERNAL,
        attributes: { 'quarterdeck.outcome': outcome },
        succeeded: outcome === 'done',
      }),
    statementEnded: ({ operation, ok, ms }) =>
      addEndedSpan(operation, {
        ms,
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
        succeeded: ok,
      }),
    async close() {
      await Promise.race([
        provider.shutdown().catch(() => {}),
        sleep(LAST_EXPORT_MS, undefined, { ref: false }),
      ]);
    },
  };
}
