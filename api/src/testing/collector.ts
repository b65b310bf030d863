import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean; doubleValue?: number }
type Attribute = { key: string; value: Value }
type OtlpSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes?: Attribute[]
  status?: { code?: number }
}
type Otlp = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[]
}

export type CollectedSpan = {
  trace: string
  id: string
  parent: string | undefined
  name: string
  service: string
  ms: number
  isError: boolean
  attributes: Record<string, unknown>
}

const valuesOf = (attributes: Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const spansIn = ({ resourceSpans }: Otlp): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => ({
        ...{ trace: span.traceId, id: span.spanId, parent: span.parentSpanId || undefined, name: span.name },
        service: String(valuesOf(resource.attributes)['service.name']),
        ms: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
        isError: span.status?.code === 2,
        attributes: valuesOf(span.attributes),
      })),
  )

const wayTo = (spans: CollectedSpan[], span: CollectedSpan): string[] => {
  const parent = spans.find(({ id, trace }) => id === span.parent && trace === span.trace)
  return [...(parent ? wayTo(spans, parent) : []), span.name]
}

/** A collector of traces: takes OTLP over HTTP in JSON, and keeps what came. */
export async function startCollector() {
  const spans: CollectedSpan[] = []
  const raw: string[] = []
  const seen: { path: string; headers: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ path: request.url ?? '', headers: request.headers })
      raw.push(body)
      spans.push(...spansIn(JSON.parse(body) as Otlp))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The collector has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    /** Everything that came, as it came. */
    text: () => raw.join('\n'),
    seen,
    /** The names on the way from a span up to the first of its trace. */
    wayTo: (span: CollectedSpan) => wayTo(spans, span),
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(closed)
      }),
  }
}
