import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { Problem, type Why } from './problem.ts'
import { ofStatus } from './problem-handler.ts'

/** U+0000 as JSON can write it: `\u0000` after an even number of backslashes. */
const nulInJson = /(?<!\\)(?:\\\\)*\\u0000/

export const unstorable = () =>
  new Problem(400, 'invalid', 'general.requestContainsCharacterCannotStored', {
    fields: { body: ['general.requestContainsCharacterCannotStored'] },
  })

export const malformed = (why: Why) => new Problem(400, 'malformed', why)

/** JSON with three exceptions: an empty body is no body, `__proto__` is dropped, and U+0000 is named before the database meets it. */
export function acceptJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('remove', 'remove')
  const parse: typeof parseJson = (request, text, done) => {
    if (text.trim() === '') return done(null, undefined)
    if (nulInJson.test(text)) return done(unstorable())
    void parseJson(request, text, (error, value) =>
      error ? done(malformed('general.bodyNotValidJson')) : done(null, value),
    )
  }
  app.addContentTypeParser(/^application\/([\w.-]+\+)?json\b/, { parseAs: 'string' }, (request, body, done) =>
    parse(request, String(body), done),
  )
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) =>
    request.routeOptions.config.endpoint?.beacon ? parse(request, String(body), done) : done(ofStatus(415)),
  )
}

/** What a page may send on its way out. */
export const maxBeaconBytes = 4096

const restTimeoutMs = 10_000

/**
 * Reads what is still to come of a body that is refused, and drops it. Most clients look for an answer only when they have
 * sent everything, and lose it where the connection ends before.
 */
export const restOf = (request: IncomingMessage) =>
  finished(request.unpipe().resume(), { writable: false, signal: AbortSignal.timeout(restTimeoutMs) }).catch(() => {})
