import type { SdkTracing, SpanOptions, TracingSettings } from './sdk.ts'

// Of the process, as its meters are: workers, mailer and sweeps have no app at hand.
let tracing: SdkTracing | undefined

/** Tracer of this process; undefined unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export const tracingNow = () => tracing

/** Makes spans from now on; answers how to send the last ones and stop. The libraries are loaded here and nowhere else. */
export async function startTracing(settings: TracingSettings): Promise<() => Promise<void>> {
  const { openTracing } = await import('./sdk.ts')
  const opened = openTracing(settings)
  tracing = opened
  return async () => {
    if (tracing === opened) tracing = undefined
    await opened.close()
  }
}

/** Does some work in a span of its own; without tracing it is just done. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = tracing?.open(name, options)
  if (!span) return work()
  try {
    return await span.run(work)
  } catch (error) {
    span.fail(error)
    throw error
  } finally {
    span.end()
  }
}

/** The span that is running, as the header `traceparent` has it. */
export const traceparent = () => tracing?.traceparent()

/** Headers that a call to another process of ours carries. */
export const spanHeaders = () => {
  const running = traceparent()
  return running === undefined ? {} : { traceparent: running }
}
