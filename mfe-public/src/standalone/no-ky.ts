type Options = Omit<RequestInit, 'body' | 'headers'> & {
  headers?: Record<string, string>
  body?: BodyInit
  json?: unknown
  timeout: number
  fetch: typeof globalThis.fetch
}

export class HTTPError extends Error {
  response: Response
  data: unknown

  constructor(response: Response, data: unknown) {
    super(`The server answered ${response.status}`)
    this.response = response
    this.data = data
  }
}

export class TimeoutError extends Error {}

/** One `fetch` with a timeout. */
const send = async (url: string, { json, timeout, fetch, headers = {}, signal, ...init }: Options) => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const type = json !== undefined && { 'content-type': 'application/json' }
  const body = json !== undefined && { body: JSON.stringify(json) }
  const sending = fetch(url, { ...init, ...body, headers: { ...type, ...headers }, signal: controller.signal })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    // Rejects first: an aborted fetch rejects, too.
    timer = setTimeout(() => {
      reject(new TimeoutError())
      abort()
    }, timeout)
  })
  const response = await Promise.race([sending, late]).finally(() => clearTimeout(timer))
  if (response.ok) return response
  throw new HTTPError(response, await response.json().catch(() => undefined))
}

/** Stands in for ky in guests' builds (for-phones.ts), whose retries, hooks and streams are 6.8 kB of a phone's first view. */
export default {
  create: (common: Options) => (url: string, options: Partial<Options>) => send(url, { ...common, ...options }),
}
