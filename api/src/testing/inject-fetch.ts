import type { FastifyInstance, InjectOptions } from 'fastify'

const methods = {
  GET: 'GET',
  HEAD: 'HEAD',
  POST: 'POST',
  PATCH: 'PATCH',
  PUT: 'PUT',
  DELETE: 'DELETE',
  OPTIONS: 'OPTIONS',
} as const
const bodiless = new Set([101, 204, 205, 304])

/** A `fetch` that the app answers in this process: no port, and nothing pretended. */
export const fetchFrom = (app: FastifyInstance): typeof fetch => {
  return async (input, init) => {
    const request = new Request(input instanceof URL ? input.href : input, init)
    request.signal.throwIfAborted()
    const url = new URL(request.url)
    const payload = Buffer.from(await request.arrayBuffer())
    const options: InjectOptions = {
      method: methods[request.method as keyof typeof methods],
      url: url.pathname + url.search,
      headers: Object.fromEntries(request.headers),
      ...(payload.length > 0 && { payload }),
    }
    const answer = await app.inject(options)
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one))
    const body = bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload)
    return new Response(body, { status: answer.statusCode, headers })
  }
}
