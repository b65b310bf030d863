import { issueMessage } from '@keyhaven/shared-contracts/domain/reasons/issue-reason'
import { reason } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { finished } from 'node:stream'
import { scopeOf } from '@keyhaven/shared-contracts/contract/accounts/connections'
import type { Endpoint, FileCall, Output, Parsed } from '@keyhaven/shared-contracts/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isDemoAccount } from '../accounts/service.ts'
import { checkedSession, type Session } from '../accounts/sessions.ts'
import { keySession } from '../connections/keys.ts'
import { alreadyHas, arrayText, etagOf, textsOf, writer, type Write } from './serialize.ts'
import { maxBeaconBytes } from './body.ts'
import { countCall } from './limits.ts'
import { usedElsewhere } from './security-headers.ts'
import { withForm, type Form } from './multipart.ts'
import type { OwnerId } from '../owner-id.ts'
import type { AppContext } from '../context.ts'
import { conflict, invalid, invalidFrom, Problem } from './problem.ts'
import { readAhead } from './read-ahead.ts'
import type { FairConcurrencyLimit } from '../concurrency-limit.ts'
import { type Upload, uploadsIn } from './uploads.ts'

declare module 'fastify' {
  interface FastifyInstance {
    context: AppContext
    /** Every endpoint that this app serves: the source of its documents and its generated tests. */
    endpoints: Endpoint[]
    /** Every call that this app answers with a file and that programs may make: in the documents beside the endpoints. */
    files: FileCall[]
    /** The header in which an endpoint says how many there are, or whether there are more. */
    listHeaders: Map<Endpoint, 'X-Total-Count' | 'X-Has-More'>
    /** The turns of an owner's calls, and of its long lists until they are read. */
    calls: FairConcurrencyLimit
    lists: FairConcurrencyLimit
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    session: Session | undefined
  }
}

export type App = FastifyInstance

/** Facts about the request that a handler gets beside its input: plain data. */
export type RequestMeta = {
  idempotencyKey: string | undefined
  ip: string
  userAgent: string
  /** The text of a body that its sender has signed, and that signature. */
  signed: { text: string; signature: string | undefined } | undefined
  /** Session of the checked token. */
  session: number | undefined
  /** The owner on whose own domain it was asked. */
  site: number | undefined
  /** True where what was kept of an answer may not do: the caller has just written something that it shows. */
  wantsNewest: boolean
  /** The files of a form, in its order; gone when the call is answered. */
  files: Upload[]
  /** A text that a form repeats, in its order. */
  texts(name: string): string[]
}

type OwnerOf<E> = E extends { access: infer A } ? (A extends 'owner' ? { owner: OwnerId } : unknown) : never
export type HandlerInput<E> = Parsed<E> & OwnerOf<E> & { request: RequestMeta }

type AnyEndpoint = Endpoint
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const idempotencyKeyIn = (request: FastifyRequest) => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw invalid({ 'Idempotency-Key': ['general.idempotencyKeyMalformed'] })
}

const signedIn = ({ headers, body }: FastifyRequest) => {
  const signature = headers['stripe-signature']
  return {
    text: typeof body === 'string' ? body : '',
    signature: typeof signature === 'string' ? signature : undefined,
  }
}

/** Parses path, query and body together, so that one answer names everything that is wrong, and counts the call. */
async function read<E>(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: AnyEndpoint,
  form?: Form,
): Promise<HandlerInput<E>> {
  const input = { params: request.params, query: request.query, body: form?.body ?? request.body ?? {} }
  const errors: z.ZodError[] = []
  const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema || schema.def.type === 'undefined') return undefined
    const result = schema.safeParse(value, { error: issueMessage })
    if (!result.success) errors.push(result.error)
    return result.data
  }
  const parsed = {
    params: parse(endpoint.params, input.params),
    query: parse(endpoint.query, input.query),
    body: parse(endpoint.body, input.body),
  }
  if (errors.length > 0) throw invalidFrom(errors)
  await countCall(request, reply, endpoint)
  const meta: RequestMeta = {
    idempotencyKey: idempotencyKeyIn(request),
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    signed: endpoint.isSigned ? signedIn(request) : undefined,
    session: request.session?.id,
    site: request.site?.owner,
    wantsNewest: /\b(?:no-cache|max-age=0)\b/.test(request.headers['cache-control'] ?? ''),
    files: form?.files ?? [],
    texts: (name) => form?.texts.get(name) ?? [],
  }
  // The one cast of the seam: the schemas that parsed are the ones that E's types come from, and the owner was checked.
  return { ...parsed, owner: request.session?.owner, request: meta } as unknown as HandlerInput<E>
}

/**
 * Runs `work` in one of the owner's turns. A form gets no turn, because it waits for its sender and its pictures are drawn in
 * turns of their own; `work` gets it with files that are there as long as it runs.
 */
async function runInTurn<T>(request: FastifyRequest, endpoint: AnyEndpoint, work: (form?: Form) => Promise<T>) {
  if (!request.isMultipart())
    return request.session ? request.server.calls.run(request.session.owner, () => work()) : work()
  if (!endpoint.multipart) throw new Problem(415, 'unsupported_media_type', 'general.sendAsApplicationJson')
  return withForm(request, endpoint, work)
}

/** True for an answer that everybody may see, which is cached for half a minute; nothing else is cached at all. */
export const isShared = (endpoint: AnyEndpoint) =>
  endpoint.domain === 'public' && endpoint.method === 'GET' && !endpoint.path.includes(':token')

function sendText(request: FastifyRequest, reply: FastifyReply, endpoint: AnyEndpoint, text: string) {
  reply.type('application/json; charset=utf-8')
  if (!isShared(endpoint)) return reply.send(text)
  const etag = etagOf(text)
  reply.header('etag', etag)
  return alreadyHas(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(text)
}

/** The caller: an owner who is signed in, or an API key with the scope that the call needs. */
async function sessionFor(context: AppContext, endpoint: AnyEndpoint, header: string | undefined): Promise<Session> {
  const key = await keySession(context, header)
  if (!key) return checkedSession(context, header)
  const scope = scopeOf(endpoint)
  if (scope === undefined) throw new Problem(403, 'not_for_keys', 'general.noApiKeyMayMakeCall')
  if (!key.scopes.includes(scope)) throw new Problem(403, 'scope_missing', reason('general.scopeMissing', { scope }))
  return key
}

function bind(app: App, endpoint: AnyEndpoint, handler: Handler, options: { exposeHeadRoute?: boolean } = {}) {
  const { path, pagePath = path } = endpoint
  for (const url of new Set([path, pagePath])) bindAt(app, url, endpoint, handler, options)
}

function bindAt(
  app: App,
  url: string,
  endpoint: AnyEndpoint,
  handler: Handler,
  { exposeHeadRoute = true }: { exposeHeadRoute?: boolean },
) {
  app.route({
    exposeHeadRoute,
    method: endpoint.method,
    url,
    config: { endpoint },
    ...(endpoint.beacon && { bodyLimit: maxBeaconBytes }),
    // Before the body is read: a stranger is turned away at no cost.
    onRequest: async (request, reply) => {
      reply.header('cache-control', isShared(endpoint) ? 'public, max-age=30' : 'no-store')
      // Pages of other origins send it too, and are told by their browser that it came.
      if (endpoint.beacon) reply.headers(usedElsewhere)
      if (endpoint.access !== 'owner') return
      request.session = await sessionFor(app.context, endpoint, request.headers.authorization)
      const refusal = endpoint.refusesDemo
      if (refusal && (await isDemoAccount(app.context, request.session.owner))) throw conflict('demo_account', refusal)
    },
    handler,
  })
}

/** Binds an endpoint of the contract to its handler: token → access → zod in → handler → zod out. */
export function serve<const E extends AnyEndpoint>(
  app: App,
  endpoint: E,
  handle: (call: HandlerInput<E>) => Promise<Output<E> extends undefined ? void : Output<E>>,
) {
  const write = writer(endpoint.response, app.context.env.mode)
  app.endpoints.push(endpoint)
  bind(app, endpoint, async (request, reply) => {
    const output = await runInTurn(request, endpoint, async (form) =>
      handle(await read<E>(request, reply, endpoint, form)),
    )
    reply.code(endpoint.status ?? 200)
    return endpoint.status === 204 ? reply.send() : sendText(request, reply, endpoint, write(output))
  })
}

type FileEndpoint<P extends z.ZodType, Q extends z.ZodType> = Endpoint<P, Q, z.ZodUndefined, z.ZodUndefined, 'anyone'>

/** `readsQuery` is false where `send` reads the query itself, in the words of the link that it was signed in. */
type FileOptions = { exposeHeadRoute?: boolean; isDocumented?: boolean; readsQuery?: boolean }

/**
 * Binds a call that answers a file, which `send` does. It is a call like all others to limits, to owners' domains and to the
 * documents; who may open it by a link or a token is for `send` to say. A `HEAD` of what takes a while to make is not answered.
 */
export function serveFile<P extends z.ZodType = z.ZodUndefined, Q extends z.ZodType = z.ZodUndefined>(
  app: App,
  file: FileCall<P, Q>,
  send: (call: HandlerInput<FileEndpoint<P, Q>>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  { isDocumented = true, readsQuery = true, ...options }: FileOptions = {},
) {
  const { query, ...rest } = file
  const endpoint: FileEndpoint<P, Q> = { ...rest, method: 'GET', access: 'anyone', response: z.undefined() }
  if (query && readsQuery) endpoint.query = query
  if (isDocumented) app.files.push(file)
  bind(
    app,
    endpoint,
    async (request, reply) => send(await read<FileEndpoint<P, Q>>(request, reply, endpoint), request, reply),
    options,
  )
}

type Row<E> = Output<E> extends (infer R)[] ? R : never
const elementOf = (schema: z.ZodType) => {
  const element = 'element' in schema.def ? schema.def.element : undefined
  if (!element) throw new Error('A list answers an array.')
  return element as z.ZodType
}

/** Waits for one of the owner's turns for a long answer, which lasts until that is read or its client is gone. */
export async function longTurn(reply: FastifyReply, owner: number) {
  finished(reply.raw, await reply.server.lists.take(owner))
}

/** An owner's list: the whole array, or one page of it; `X-Total-Count` says how many there are. */
export function serveList<const E extends AnyEndpoint>(
  app: App,
  endpoint: E,
  handle: (call: HandlerInput<E>) => Promise<{ total: number; rows: AsyncIterable<Row<E>> | Row<E>[] }>,
) {
  const write: Write = writer(elementOf(endpoint.response), app.context.env.mode)
  app.listHeaders.set(endpoint, 'X-Total-Count')
  app.endpoints.push(endpoint)
  bind(app, endpoint, async (request, reply) => {
    const { total, rows } = await runInTurn(request, endpoint, async (form) =>
      handle(await read<E>(request, reply, endpoint, form)),
    )
    reply.header('x-total-count', total).type('application/json; charset=utf-8')
    if (Array.isArray(rows)) return reply.send(arrayText(rows, write))
    await longTurn(reply, request.session?.owner ?? 0)
    return reply.send(await readAhead(textsOf(rows, write), uploadsIn(app.context.env)))
  })
}

/** A public list: always one page; `X-Has-More` says whether another follows. `rows` is the whole answer. */
export function servePublicList<const E extends AnyEndpoint>(
  app: App,
  endpoint: E,
  handle: (call: HandlerInput<E>) => Promise<{ rows: Output<E>; hasMore: boolean }>,
) {
  const write = writer(endpoint.response, app.context.env.mode)
  app.listHeaders.set(endpoint, 'X-Has-More')
  app.endpoints.push(endpoint)
  bind(app, endpoint, async (request, reply) => {
    const { rows, hasMore } = await runInTurn(request, endpoint, async (form) =>
      handle(await read<E>(request, reply, endpoint, form)),
    )
    reply.header('x-has-more', String(hasMore))
    return sendText(request, reply, endpoint, write(rows))
  })
}
