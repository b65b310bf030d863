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

const send = async (url: string, { json, timeout, fetch, headers, signal, ...init }: Options) => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError())
      abort()
    }, timeout)
  })
  const answer = async () => {
    const response = await fetch(url, {
      ...init,
      headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      signal: controller.signal,
    })
    if (response.ok) return response
    throw new HTTPError(response, await response.json().catch(() => undefined))
  }
  try {
    return await Promise.race([answer(), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Stands in for ky (see for-phones.ts): a call of the guests' pages is one `fetch` with a timeout, and ky's retries, hooks
 * and streams would be 6 kB of a phone's first view.
 */
const ky = {
  create: (common: Options) => (url: string, options: Partial<Options>) => send(url, { ...common, ...options }),
}

export default ky
