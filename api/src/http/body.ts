import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { callerOf } from './limits.ts'
import { Problem, tooMany, type Why } from './problem.ts'
import { ofStatus } from './problem-handler.ts'

/** U+0000 as JSON can write it: `\u0000` after an even number of backslashes. */
const nulInJson = /(?<!\\)(?:\\\\)*\\u0000/

export const unstorable = () =>
  new Problem(400, 'invalid', 'general.requestContainsCharacterCannotStored', {
    fields: { body: ['general.requestContainsCharacterCannotStored'] },
  })

export const malformed = (why: Why) => new Problem(400, 'malformed', why)

/** Limits above any body of ours: each bracket and each value costs far more than the letter that it is written with. */
const maxDepth = 32
const maxValues = 10_000

const [quote, backslash, comma, colon] = [34, 92, 44, 58]
const [openings, closings] = [new Set([91, 123]), new Set([93, 125])]

/** Refuses a text that would take too much work to parse, before it is parsed. */
function checkWork(text: string): Problem | undefined {
  let [depth, values, isInText] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isInText) {
      if (code === backslash) at += 1
      else if (code === quote) isInText = false
    } else if (code === quote) isInText = true
    else if (code === comma || code === colon) values += 1
    else if (openings.has(code)) depth += 1
    else if (closings.has(code)) depth -= 1
    if (depth > maxDepth) return malformed('general.bodyNotValidJson')
    if (values > maxValues) return new Problem(413, 'too_large', 'general.requestTooLarge')
  }
  return undefined
}

/** Refused bodies of one caller after which the next ones are not even read. */
const maxRefusals = { times: 300, ms: 60_000 }
const maxCallers = 10_000

/**
 * Counts bodies that come to nothing, which no limit of a call sees: those count once their input is valid. In this process
 * alone, for it is this process whose time they take.
 */
export function limitRefusals(app: FastifyInstance, { clock, env }: Pick<AppContext, 'clock' | 'env'>) {
  if (!env.rateLimit) return () => {}
  const refusals = new Map<string, { until: number; count: number }>()
  const liveOf = (caller: string) => {
    const refusal = refusals.get(caller)
    return refusal && refusal.until > clock().getTime() ? refusal : undefined
  }
  app.addHook('preParsing', async ({ ip, method }) => {
    // They bring no body; a probe among them would take the server out of its proxy.
    if (method === 'GET' || method === 'HEAD') return
    const live = liveOf(callerOf(ip))
    if (live && live.count >= maxRefusals.times) throw tooMany(Math.ceil((live.until - clock().getTime()) / 1000))
  })
  return ({ ip, method }: Pick<FastifyRequest, 'ip' | 'method'>, status: number) => {
    if (method === 'GET' || ![400, 413, 415].includes(status)) return
    const live = liveOf(callerOf(ip)) ?? { until: clock().getTime() + maxRefusals.ms, count: 0 }
    if (refusals.size >= maxCallers) refusals.clear()
    refusals.set(callerOf(ip), { ...live, count: live.count + 1 })
  }
}

/** JSON with four exceptions: an empty body is no body, `__proto__` is dropped, and U+0000 is named before the database meets it, and more than a body of ours could be is not parsed. */
export function acceptJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  const parse: typeof parseJson = (request, text, done) => {
    if (text.trim() === '') return done(null, undefined)
    if (nulInJson.test(text)) return done(unstorable())
    const refusal = checkWork(text)
    if (refusal) return done(refusal)
    void parseJson(request, text, (error, value) =>
      error ? done(malformed('general.bodyNotValidJson')) : done(null, value),
    )
  }
  app.addContentTypeParser(/^application\/([\w.-]+\+)?json\b/, { parseAs: 'string' }, (request, body, done) =>
    request.routeOptions.config.endpoint?.isSigned ? done(null, String(body)) : parse(request, String(body), done),
  )
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) =>
    request.routeOptions.config.endpoint?.beacon ? parse(request, String(body), done) : done(ofStatus(415)),
  )
}

/** Limit of what a page sends on its way out. */
export const maxBeaconBytes = 4096

const restTimeoutMs = 10_000

/**
 * Reads what is still to come of a body that is refused, and drops it. Most clients look for an answer only when they have
 * sent everything, and lose it where the connection ends before.
 */
export const restOf = (request: IncomingMessage) =>
  finished(request.unpipe().resume(), { writable: false, signal: AbortSignal.timeout(restTimeoutMs) }).catch(() => {})
