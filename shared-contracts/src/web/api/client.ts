import ky, { HTTPError, TimeoutError } from 'ky'
import { callPath, type Endpoint, type Input, type Output } from '../../contract/endpoint.ts'
import { problem } from '../../contract/problem.ts'
import { ApiError, localError } from './api-error.ts'
import { inLanguageOfScreen } from '../locale/reason-words.ts'
import { localProblems } from './local-problems.ts'
import { useSession } from '../session/session.ts'
import { type Upload } from './upload.ts'

/** Header of a traced call, and the function to call once its answer is there. */
export type TracedCall = { header: Record<string, string>; ended: () => void }

let trace: (() => TracedCall) | undefined

/** Lets calls say what they are made for. Pages of guests load what does (`interactions.ts`) only after their first view. */
export const traceCallsWith = (traceCall: () => TracedCall) => {
  trace = traceCall
}

/** For a call that is being made; nothing where calls are not traced. */
const traceCall = () => trace?.()

/** Files beside a body, by field name; a name repeats, so that `images` and `alt_texts` stay in the same order. */
type Files = Record<string, readonly (File | string)[]>

const append = (form: FormData, name: string, value: unknown) => {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) form.append(name, JSON.stringify(value))
  else if (typeof value === 'object') {
    for (const [key, nested] of Object.entries(value)) append(form, name ? `${name}.${key}` : key, nested)
  } else form.append(name, String(value))
}

/** A multipart body as the API reads it: nested keys with dots, lists as JSON. */
export const formData = (body: unknown, files: Files) => {
  const form = new FormData()
  append(form, '', body)
  for (const [name, values] of Object.entries(files)) for (const value of values) form.append(name, value)
  return form
}

type Answer = { json: unknown; headers: Headers }
type Connection = {
  origin?: string
  fetch?: typeof globalThis.fetch
  /** Sender of files with progress; without it none is shown. */
  upload?: Upload
  /** Hands out once what was asked before, at the same path and with the same token, where `accept` can use it. */
  answerOf?: <T>(path: string, authorization: string | null, accept: (answer: Answer) => T | undefined) => T | undefined
}
/** Options of a call that are not in its contract. */
export type CallOptions = {
  signal?: AbortSignal
  idempotencyKey?: string
  /** Told how much of the files is on its way, from 0 to 1. */
  onProgress?: (sent: number) => void
}

/** Input of a call: that of the contract, and files if it also takes multipart. */
export type CallInput<E> = Input<E> & (E extends { multipart?: unknown } ? { files?: Files } : unknown)

let connection: Connection = {}

/** Says where the API is, when it is not the page's own origin, or how to reach it without a network. */
export const connect = (to: Connection) => {
  connection = to
}

/** The address of a path below the API, `/auth/login/`. */
export const apiUrl = (path: string) => `${connection.origin ?? window.location.origin}/keyhaven${path}`

/** The address of a picture or another file that the API keeps, by its path below the media base. */
export const mediaUrl = (path: string) => apiUrl(`/media/${path}`)

/** A file of the largest kind on a slow mobile line. */
const maxTimeoutMs = 300_000

const upload = (onProgress: (sent: number) => void) => {
  const send = connection.upload
  return send && { fetch: (request: RequestInfo | URL) => send(request as Request, onProgress) }
}

const http = ky.create({
  retry: 0,
  timeout: 20_000,
  fetch: (input, init) => (connection.fetch ?? globalThis.fetch)(input, init),
})

const answered = async ({ response, data }: HTTPError) => {
  const requestId = response.headers.get('x-request-id') ?? undefined
  const answer = problem.safeParse(data)
  if (answer.success)
    return new ApiError(response.status, await inLanguageOfScreen(answer.data), answer.data.request_id ?? requestId)
  const message = response.status >= 500 ? localProblems().broken : localProblems().refused(response.status)
  return new ApiError(response.status, { code: 'unreadable', message, detail: [message] }, requestId)
}

/** No network loses a request this fast; extensions of a browser do, and so does a server that is down. */
const blockedMs = 100

/** True if the server answers another call, at an address that no block list has. */
const isReached = () =>
  http(`${window.location.origin}/healthz`, { timeout: 5000 }).then(
    () => true,
    (error: unknown) => error instanceof HTTPError,
  )

/** Problem of a call without an answer: something in the browser stopped it, if it failed at once and others go through. */
const unanswered = async (elapsedMs: number) => {
  const canBeBlocked = connection.fetch === undefined && connection.origin === undefined
  return canBeBlocked && elapsedMs < blockedMs && (await isReached())
    ? localError('blocked', localProblems().blocked)
    : localError('network', localProblems().network)
}

const toApiError = (error: unknown, elapsedMs: number, signal?: AbortSignal) => {
  if (signal?.aborted || error instanceof ApiError) return error
  if (error instanceof HTTPError) return answered(error)
  if (error instanceof TimeoutError) return localError('timeout', localProblems().timeout)
  return unanswered(elapsedMs)
}

/** A call that every session may make. */
const userPath = '/auth/get-full-user-data/'
const lookups = new Map<string, Promise<boolean>>()

/**
 * True where the server does not know a token any more: another call is refused, too. A proxy, or a fault of one call, that
 * answers 401 ends nobody's session. Calls that are refused at the same moment ask once.
 */
const isEnded = (token: string) => {
  const looking =
    lookups.get(token) ??
    http(apiUrl(userPath), { headers: { authorization: `Token ${token}` } })
      .then(
        () => false,
        (error: unknown) => error instanceof HTTPError && error.response.status === 401,
      )
      .finally(() => lookups.delete(token))
  lookups.set(token, looking)
  return looking
}

const fail = async (error: unknown, since: number, token: string | null, signal?: AbortSignal): Promise<never> => {
  const failure = await toApiError(error, performance.now() - since, signal)
  // The one place where a session ends; a late answer to an older token must not end a new session.
  const isOfSession = () => token !== null && token === useSession.getState().token
  if (failure instanceof ApiError && failure.status === 401 && token && isOfSession()) {
    if ((await isEnded(token)) && isOfSession()) useSession.getState().endByServer()
  }
  throw failure
}

/** Browsers keep answers for guests for 30 s, and the replica that gives them may be 5 s behind. */
const settledMs = 40_000
let changedAt = Number.NEGATIVE_INFINITY

/** Guests see what they have just done: for as long as an older answer could come, they ask past what is kept. */
const cacheOf = ({ domain, method }: Endpoint) =>
  domain === 'public' && method === 'GET' && performance.now() - changedAt < settledMs ? 'no-cache' : undefined

const tokenFor = ({ access }: Endpoint) => (access === 'owner' ? useSession.getState().token : null)

const send = async (endpoint: Endpoint, input: CallInput<Endpoint>, options: CallOptions) => {
  const { body, files } = input as { body?: unknown; files?: Files }
  const token = tokenFor(endpoint)
  const cache = cacheOf(endpoint)
  // A page of another origin would have to ask for leave first.
  const traced = connection.origin === undefined ? traceCall() : undefined
  const since = performance.now()
  try {
    return await http(apiUrl(callPath(endpoint, input)), {
      method: endpoint.method,
      ...(cache && { cache }),
      headers: {
        ...(token && { authorization: `Token ${token}` }),
        ...traced?.header,
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
      },
      ...(files && endpoint.multipart ? { body: formData(body, files) } : body !== undefined && { json: body }),
      ...(files && { timeout: maxTimeoutMs, ...(options.onProgress && upload(options.onProgress)) }),
      ...(options.signal && { signal: options.signal }),
    })
  } catch (error) {
    return await fail(error, since, token, options.signal)
  } finally {
    traced?.ended()
    // Also where it was refused: then somebody else has changed it.
    if (endpoint.domain === 'public' && endpoint.method !== 'GET' && !endpoint.reads) changedAt = performance.now()
  }
}

const read = async <E extends Endpoint>(endpoint: E, response: Response): Promise<Output<E>> => {
  const json: unknown = response.status === 204 ? undefined : await response.json().catch(() => null)
  const answer = endpoint.response.safeParse(json)
  if (answer.success) return answer.data as Output<E>
  throw localError('unreadable', localProblems().unreadable)
}

const calling = new Map<string, Promise<unknown>>()

/**
 * The promise of a command that is under way with the same content, else that of `work`: whoever presses three times before the
 * screen can say that it is busy has asked once.
 */
const oncePending = <T>(
  endpoint: Endpoint,
  input: object,
  options: CallOptions,
  work: () => Promise<T>,
): Promise<T> => {
  // Files have no content that could be compared, and what can be aborted belongs to who asked.
  if (endpoint.method === 'GET' || 'files' in input || options.signal) return work()
  const content = JSON.stringify([useSession.getState().token, endpoint.method, endpoint.path, input])
  const same = calling.get(content) as Promise<T> | undefined
  if (same) return same
  const pending = work().finally(() => calling.delete(content))
  calling.set(content, pending)
  return pending
}

const totalIn = (headers: Headers, rows: unknown) =>
  Number(headers.get('x-total-count') ?? (Array.isArray(rows) ? rows.length : 0))

/** The answer to a call that was made before the page's scripts ran, where it is there; each is handed out once. */
export const firstAnswer = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
  const token = tokenFor(endpoint)
  const path = `/keyhaven${callPath(endpoint, input)}`
  return connection.answerOf?.(path, token && `Token ${token}`, ({ json, headers }) => {
    const { data } = endpoint.response.safeParse(json)
    return data === undefined ? undefined : { data: data as Output<E>, total: totalIn(headers, data) }
  })
}

/** One call of the API, typed by its contract. Every failure is an `ApiError`. */
export const call = <E extends Endpoint>(endpoint: E, input: CallInput<E>, options: CallOptions = {}) =>
  oncePending(endpoint, input, options, async (): Promise<Output<E>> =>
    read(endpoint, await send(endpoint, input as CallInput<Endpoint>, options)),
  )

/** A call whose answer is one page of a list, with how many rows there are in all. */
export const callList = async <E extends Endpoint>(endpoint: E, input: CallInput<E>, options: CallOptions = {}) => {
  const response = await send(endpoint, input, options)
  const rows = await read(endpoint, response)
  return { rows, total: totalIn(response.headers, rows) }
}

/** Opens the stream of the API at a path, with the token of the session; a stream has no endpoint. */
export const openStream = async (path: string, signal: AbortSignal) => {
  const { token } = useSession.getState()
  const since = performance.now()
  try {
    const headers = { accept: 'text/event-stream', ...(token && { authorization: `Token ${token}` }) }
    const { body } = await http(apiUrl(path), { headers, signal, timeout: false })
    return body?.pipeThrough(new TextDecoderStream()) ?? null
  } catch (error) {
    return await fail(error, since, token, signal)
  }
}
