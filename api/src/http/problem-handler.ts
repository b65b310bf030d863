import type { Message } from '@keyhaven/shared-contracts/domain/reasons/reason'
import { STATUS_CODES } from 'node:http'
import type { ProblemCode } from '@keyhaven/shared-contracts/contract/problem-codes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { type Unavailable, whyUnavailable } from '../db/unavailable.ts'
import { conflict, type Constraints, invalid, Problem } from './problem.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The sentences of all domains for what their tables refuse. */
    constraints: Constraints
  }
}

const unusable = () => invalid({ body: ['general.valueRequestCannotStored'] })
/** Message while the database, the disk or the bucket cannot serve, and the seconds until people should try again. */
const outages: Record<Unavailable, [why: Message, retryAfter: string]> = {
  lost: ['general.databaseAway', '2'],
  full: ['general.diskFull', '60'],
  failing: ['general.diskFailing', '60'],
  away: ['general.storageAway', '5'],
  busy: ['general.busy', '2'],
}
export const unavailable = (why: Unavailable) => {
  const [words, retryAfter] = outages[why]
  const problem = new Problem(503, 'unavailable', words)
  problem.headers = { 'retry-after': retryAfter }
  return problem
}

/** SQLSTATEs that a request can cause. */
const states: Record<string, () => Problem> = {
  '23505': () => conflict('conflict', 'general.recordAlreadyExists'),
  '23503': () => conflict('conflict', 'general.recordBelongsSomethingGone'),
  '23P01': () => conflict('conflict', 'general.overlapsAnotherRecord'),
  '23514': unusable,
  '23502': unusable,
  '22001': unusable,
  '22003': unusable,
  '22007': unusable,
  '22008': unusable,
  '22021': unusable,
  '22P02': unusable,
  '22P05': unusable,
  '40001': () => conflict('try_again', 'general.changedAtSameMoment'),
  '40P01': () => conflict('try_again', 'general.changedAtSameMoment'),
}

const fromDatabase = (error: pg.DatabaseError, constraints: Constraints) =>
  (constraints[error.constraint ?? ''] ?? states[error.code ?? ''])?.()

const codes: Record<number, [code: ProblemCode, why: Message]> = {
  400: ['malformed', 'general.requestCannotRead'],
  404: ['not_found', 'general.nothingAtAddress'],
  408: ['timeout', 'general.requestTookTooLongArrive'],
  413: ['too_large', 'general.requestTooLarge'],
  414: ['too_long', 'general.addressTooLong'],
  415: ['unsupported_media_type', 'general.sendAsApplicationJson'],
  431: ['headers_too_large', 'general.headersRequestTooLarge'],
}

export const ofStatus = (status: number) => {
  const [code, why] = codes[status] ?? (['malformed', 'general.requestCannotAnswered'] as const)
  return new Problem(status, code, why)
}

/** The one place where anything thrown becomes an answer; of broken constraints by what their domains say of them. */
export function toProblem(error: unknown, constraints: Constraints = {}): Problem {
  if (error instanceof Problem) return error
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) return ofStatus(status)
  const why = whyUnavailable(error)
  if (why) return unavailable(why)
  return (error instanceof pg.DatabaseError && fromDatabase(error, constraints)) || internal()
}
const internal = () => new Problem(500, 'internal', 'general.somethingWentWrongOnOurSide')

export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error, request.server.constraints)
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
  else if (error instanceof pg.DatabaseError) request.log.warn({ err: error }, 'the database refused')
  const body = problem.status >= 500 ? { ...problem.body, request_id: request.id } : problem.body
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Refusal by the parser, before there is a request: in the same shape as every error. */
export const rawAnswer = (status: number, headers: Record<string, string>) => {
  const body = JSON.stringify(ofStatus(status).body)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}
