import { type Context, context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { errorWithoutValues } from '../server/personal-data.ts'

/** Attributes of a span; never what a person typed, and nothing that names one. */
export type Attributes = Record<string, string | number | boolean>
export type SpanOptions = {
  kind?: 'server' | 'client' | 'consumer' | 'internal'
  attributes?: Attributes
  /** The span that it belongs to, as the header `traceparent` has it; without it the one that is running. */
  parent?: string | undefined
  /** It begins a trace, whatever is running, where it has no parent. */
  isRoot?: boolean
}

export type TracingSettings = {
  /** The base of a collector's OTLP over HTTP; spans go to `/v1/traces` below it. */
  endpoint: string
  headers: Record<string, string>
  /** The share of traces that is kept. */
  ratio: number
  service: string
  role: string
  /** Told when spans could not be sent, once a minute at most. */
  failed: (error: unknown) => void
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}
const sayAgainMs = 60_000
/** A collector that does not answer holds up no stop for longer. */
const lastWordMs = 3000
const limits = { attributeValueLengthLimit: 4000, attributeCountLimit: 32 }

const asHeader = (span: Span) => {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`
}

const within = (header: string) => {
  const parent = parseTraceParent(header)
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : undefined
}

const rarely = (failed: (error: unknown) => void) => {
  let saidAt = Number.NEGATIVE_INFINITY
  return (error: unknown) => {
    if (performance.now() - saidAt < sayAgainMs) return
    saidAt = performance.now()
    failed(error)
  }
}

/** The ids of a span that a browser made; all others are random. */
type Ids = { trace: string; span: string }

/** Makes spans with OpenTelemetry's SDK, and sends them in batches as OTLP in JSON. */
export function openTracing({ endpoint, headers, ratio, service, role, failed }: TracingSettings) {
  const storage = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(storage)
  setGlobalErrorHandler(rarely(failed))
  const random = new RandomIdGenerator()
  let nextIds: Ids | undefined
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers })
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: 2000 })
  const provider = new TracerProvider({
    // By the id of the trace alone: browser, edge and API decide alike, and no stranger's header decides for us.
    sampler: new TraceIdRatioBasedSampler(ratio),
    resource: resourceFromAttributes({ 'service.name': service, 'keyhaven.role': role }),
    spanProcessors: [processor],
    spanLimits: limits,
    idGenerator: {
      generateTraceId: () => nextIds?.trace ?? random.generateTraceId(),
      generateSpanId: () => nextIds?.span ?? random.generateSpanId(),
    },
  })
  const tracer = provider.getTracer('keyhaven')

  const parentOf = ({ parent, isRoot }: Pick<SpanOptions, 'parent' | 'isRoot'>): Context =>
    (parent === undefined ? undefined : within(parent)) ?? (isRoot ? ROOT_CONTEXT : context.active())
  /** Marks a span as failed with the kind of an error, its SQLSTATE or the status of an answer: what an error says may be somebody's. */
  const fail = (span: Span, error: unknown) => {
    const { type, code } = errorWithoutValues(error)
    const kind = typeof error === 'number' ? String(error) : typeof code === 'string' ? code : type
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kind)
  }

  return {
    /** Begins a span, which whoever opened it has to end. */
    open(name: string, { kind = 'internal', attributes = {}, ...place }: SpanOptions) {
      const parent = parentOf(place)
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
      const inside = trace.setSpan(parent, span)
      return {
        traceparent: asHeader(span),
        run: <T>(work: () => T): T => context.with(inside, work),
        rename: (other: string) => void span.updateName(other),
        set: (more: Attributes) => void span.setAttributes(more),
        fail: (error: unknown) => fail(span, error),
        end: () => span.end(),
      }
    },
    /** Notes what took so long until now, in the span that is running; what runs in none is nobody's question. */
    note(name: string, tookMs: number, { attributes, error }: { attributes: Attributes; error?: unknown }) {
      if (!trace.getActiveSpan()?.isRecording()) return
      const end = Date.now()
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: end - tookMs })
      if (error !== undefined) fail(span, error)
      span.end(end)
    },
    /** Notes a span that began elsewhere, under the ids that calls named already. */
    adopt(name: string, ids: Ids, { start, end, attributes }: { start: number; end: number; attributes: Attributes }) {
      nextIds = ids
      const span = tracer.startSpan(name, { root: true, kind: SpanKind.CLIENT, attributes, startTime: start })
      nextIds = undefined
      span.end(end)
    },
    traceparent() {
      const span = trace.getActiveSpan()
      return span && asHeader(span)
    },
    async close() {
      await Promise.race([
        provider.shutdown().catch(failed),
        new Promise((done) => setTimeout(done, lastWordMs).unref()),
      ])
      context.disable()
    },
  }
}
export type SdkTracing = ReturnType<typeof openTracing>
export type OpenSpan = ReturnType<SdkTracing['open']>
